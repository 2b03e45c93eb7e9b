"""The guide over HTTP: every step of every game in both languages, and no table behind it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest

from kogga.core.words import LANGUAGES
from kogga.front.guides import guide
from kogga.front.shelf import games
from kogga.store.sqlite import FILE
from tests.web.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of it."""
    with Server(tmp_path_factory.mktemp("kogga")) as running:
        yield running


def fetch(server: Server, path: str, **asked: str) -> Any:
    """An answer, read if it is JSON."""
    with urlopen(f"{server.address}{path}?{urlencode(asked)}", timeout=30) as answer:
        text = answer.read().decode()
        return json.loads(text) if answer.headers["content-type"].startswith("application/json") else text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games)
def test_every_step_is_served(name: str, lang: str, server: Server) -> None:
    """The page, and for its script each step: picture, question, choices, sentence, and what is to be pressed."""
    steps = guide(name).steps
    page = fetch(server, f"/g/{name}/guide", lang=lang)
    assert f'data-steps="{len(steps)}"' in page
    for number, step in enumerate(steps, 1):
        told = fetch(server, f"/g/{name}/guide/{number}", lang=lang)
        assert told["step"]["text"] == step.match.face(lang).say(f"guide.{step.name}")
        assert told["live"].startswith("<g")
        assert not step.press or step.press in [choice["words"] for choice in told["choices"]]
        assert told["can_undo"] is False


def test_a_wrong_press_is_explained_by_its_paragraph(server: Server) -> None:
    """As at a table; what cannot be refused gets a tip."""
    told = fetch(server, "/g/sea_wolf/guide/2/about", do="why", id="port-0-1", lang="en")
    assert (told["kind"], told["paragraph"]) == ("why", "4.1")
    assert fetch(server, "/g/sea_wolf/guide/2/about", do="tip", id="pile", lang="pl")["kind"] == "tip"


@pytest.mark.parametrize(
    "path", ["/g/sea_wolf/guide/0", "/g/sea_wolf/guide/99", "/g/sea_wolf/guide/x", "/g/none/guide"]
)
def test_what_is_not_there_is_not_found(path: str, server: Server) -> None:
    """No step, no game."""
    with pytest.raises(HTTPError) as refused:
        fetch(server, path)
    assert refused.value.code == 404


def test_a_guide_leaves_nothing_behind(server: Server) -> None:
    """No guest, no table, no row."""
    fetch(server, "/g/manila/guide/3")
    with sqlite3.connect(server.data / FILE) as store:
        for name in ("heads", "rows", "guests"):
            assert store.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)
