"""Whatever a page says, there are words for it."""

from __future__ import annotations

import re
from importlib.resources import files

from kogga.web.speech import page_words


def test_every_word_a_page_says_exists() -> None:
    """Of those that are named in full in templates and scripts."""
    words = page_words("en")
    rooms = [files("kogga.web") / folder for folder in ("templates", "static")]
    texts = [path.read_text("utf-8") for room in rooms for path in room.iterdir() if path.is_file()]
    said = {key for text in texts for key in re.findall(r"""\bsay\(["']([\w.]+)["']""", text)}
    assert [key for key in sorted(said) if key not in words and not key.endswith(".")] == []
