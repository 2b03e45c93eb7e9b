"""A hint over HTTP: from the seat's own view, for whoever sits there, where the host allows it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.web.client import ask
from tests.web.serving import Server


def test_a_seat_may_ask_for_a_hint(tmp_path: Path) -> None:
    """The best few choices with an estimate and its error; nothing while others think, nothing for who only watches."""
    with Server(tmp_path) as server:
        made = ask(server.address, "/tables", name="Ada", game="sea_wolf", chairs="me,deckhand,mate")
        path = f"/t/{made['table']}/hint"
        hints: list[dict[str, Any]] = []
        for _ in range(100):
            hints = ask(server.address, path, made["secret"])["hints"]
            if hints:
                break
            time.sleep(0.1)
        assert 1 <= len(hints) <= 3
        for hint in hints:
            assert set(hint) == {"words", "label", "share", "error"}
            assert 0 <= hint["share"] <= 1
        assert ask(server.address, path, name="Bo")["status"] == 403


@pytest.mark.parametrize(
    ("chairs", "said", "allowed"),
    [
        ("me,mate", {}, True),
        ("me,mate", {"hints": "off"}, False),
        ("me,free", {}, False),
        ("me,free", {"hints": "auto"}, False),
        ("me,free", {"hints": "on"}, True),
    ],
)
def test_the_host_decides(chairs: str, said: dict[str, str], allowed: bool, tmp_path: Path) -> None:
    """Without a word: only where all others are bots. It holds for everybody, also after a restart."""
    with Server(tmp_path) as server:
        made = ask(server.address, "/tables", name="Ada", game="sea_wolf", chairs=chairs, **said)
        secret = made["secret"]
        if "free" in chairs:
            secret = ask(server.address, f"/t/{made['table']}/sit", name="Bo")["secret"]
    with Server(tmp_path) as server:
        answer = ask(server.address, f"/t/{made['table']}/hint", secret)
        assert ("hints" in answer) == allowed
        assert answer.get("status", 200) == (200 if allowed else 403)


def test_whoever_shares_a_screen_says_who_asks(tmp_path: Path) -> None:
    """No advice for one of them is told another by mistake."""
    with Server(tmp_path) as server:
        made = ask(server.address, "/tables", name="Ada", game="sea_wolf", chairs="me,here Ewa,free", hints="on")
        path, bo = f"/t/{made['table']}/hint", ask(server.address, f"/t/{made['table']}/sit", name="Bo")["secret"]
        assert ask(server.address, path, made["secret"])["status"] == 403
        assert "hints" in ask(server.address, path, made["secret"], seat="1")
        assert ask(server.address, path, bo, seat="1")["status"] == 403
        assert "hints" in ask(server.address, path, bo)


def test_no_detour_leads_to_hints_on_a_running_game(tmp_path: Path) -> None:
    """A what-if of a game without hints has none either, as long as that game runs."""
    with Server(tmp_path) as server:
        made = ask(server.address, "/tables", name="Ada", game="sea_wolf", chairs="me,mate", hints="off")
        tried = ask(server.address, f"/t/{made['table']}/what-if", made["secret"])
        assert ask(server.address, f"/t/{tried['table']}/hint", made["secret"])["status"] == 403
