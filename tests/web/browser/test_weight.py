"""How heavy the page is, and that it knows no game."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kogga.core.words import LANGUAGES
from kogga.draw.sheet import stylesheet
from kogga.front.match import match
from kogga.front.shelf import games

WEB = Path(str(files("kogga.web")))
CODE = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".css", ".html", ".js", ".py", ".toml", ".ts")]
KB = 1000
GAMES_AND_SEATS = [(name, seats) for name in sorted(games) for seats in games[name].card.seats]


def loaded(*names: str) -> dict[str, str]:
    """These scripts and style sheets and whatever they import, by name."""
    found: dict[str, str] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = (WEB / "static" / name).read_text("utf-8")
            waiting += re.findall(r'from "\./(\w+\.js)"', found[name])
    return found


@pytest.mark.parametrize(
    ("names", "limit"),
    [(("table.js", "page.css"), 90), (("replay.js", "page.css", "replay.css"), 60), (("lobby.js", "page.css"), 50)],
    ids=["table", "replay", "lobby"],
)
def test_script_and_style_of_a_page_weigh_little(names: tuple[str, ...], limit: int) -> None:
    """As they are served, before compression; the palette counts, too."""
    assert sum(len(text.encode()) for text in [*loaded(*names).values(), stylesheet()]) <= limit * KB


@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_a_backdrop_weighs_at_most_45_kb_and_a_live_layer_30(name: str, seats: int) -> None:
    """Through a whole random game, for every seat and for a spectator."""
    rng = Random(seats)
    table = match(name, seats=seats, seed=seats)
    while not table.over:
        for eyes in (None, table.to_act[0]):
            view: Any = table.view(eyes)
            backdrop, live = table.face(LANGUAGES[len(table.log) % 2]).draw(view)
            assert len(backdrop.encode()) <= 45 * KB
            assert len(live.encode()) <= 30 * KB
        table.play(table.to_act[0], rng.choice(table.legal(table.to_act[0])))


@pytest.mark.parametrize("path", CODE, ids=[str(path.relative_to(WEB)) for path in CODE])
def test_no_game_is_named_in_the_code_of_the_web(path: Path) -> None:
    """A game appears because it stands on the shelf."""
    text = path.read_text("utf-8").lower()
    named = [words for game in games.values() for words in (game.card.id, *game.card.titles.values())]
    assert [words for words in named if re.search(rf"\b{re.escape(words.lower())}\b", text)] == []


def test_nothing_is_loaded_from_elsewhere() -> None:
    """No address of another machine, no inline script or style."""
    for path in CODE:
        text = path.read_text("utf-8")
        assert not re.search(r"""(src|href|url\(|import)\s*=?\s*["'(]?(https?:)?//""", text), path
        if path.suffix == ".html":
            assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]* src=)", text), path
