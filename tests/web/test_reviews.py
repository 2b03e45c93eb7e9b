"""A review over HTTP: for one's own chair, when the game is over, and nothing of anybody else's."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

import kogga
from kogga.core.words import LANGUAGES
from kogga.players.budget import Budget
from kogga.players.judging import judge
from kogga.store.sqlite import FILE
from kogga.table.reviews import Finding, Review, decisions, note_of
from kogga.web.reviews import board_at, heard, told
from tests.web.client import Client, ask, set_table, url_of
from tests.web.serving import Server

OPENING = "active: 1; row: fish 1, ship red 2, rats, gold 6; hand 0: ship blue 6"


def get(server: Server, path: str, secret: str) -> dict[str, Any]:
    """What a program hears at an address, or the refusal with its status."""
    headers = {"accept": "application/json", "authorization": f"Bearer {secret}"}
    try:
        with urlopen(Request(server.address + path, headers=headers), timeout=30) as answer:
            return dict(json.loads(answer.read()))
    except HTTPError as refused:
        return {"code": refused.code, **json.loads(refused.read())}


def play_out(server: Server, table: str, *secrets: str) -> None:
    """These guests play to the end."""

    async def story() -> None:
        clients = [Client(url_of(server.address, table), secret, Random(seat)) for seat, secret in enumerate(secrets)]
        await asyncio.gather(*(client.play_to_the_end() for client in clients))

    asyncio.run(story())


def test_a_review_is_for_ones_own_chair_and_only_when_the_game_is_over(tmp_path: Path) -> None:
    """Not before the end, not for others, not for a watcher; then it is begun, told how far it is, and stopped."""
    with Server(tmp_path) as server:
        sitting = set_table(server.address, "sea_wolf", 2)
        path = f"/t/{sitting.name}/review"
        anna, bo = (guest.secret for guest in sitting.guests)
        assert get(server, path, anna)["code"] == 403
        assert ask(server.address, path, anna)["status"] == 403
        play_out(server, sitting.name, anna, bo)
        stranger = ask(server.address, "/tables", name="Ola", game="sea_wolf", chairs="me,free")["secret"]
        assert get(server, path, stranger)["code"] == 403
        assert get(server, path, anna) == {"status": "none"}
        assert ask(server.address, path, anna) == {}
        assert get(server, path, anna)["status"] == "thinking"
        assert get(server, path, bo) == {"status": "none"}
        assert ask(server.address, f"{path}/stop", anna) == {}
        assert get(server, path, anna)["status"] == "stopped"
        assert get(server, f"{path}/0", anna)["code"] == 404


@pytest.fixture
def reviewed(tmp_path: Path) -> Iterator[tuple[Server, str, str]]:
    """A finished game whose review was thought out before: server, table, Anna's secret."""
    with Server(tmp_path) as server:
        sitting = set_table(server.address, "sea_wolf", 2)
        play_out(server, sitting.name, *(guest.secret for guest in sitting.guests))
        secret = sitting.guests[0].secret
        record = Request(f"{server.address}/t/{sitting.name}/record", headers={"authorization": f"Bearer {secret}"})
        with urlopen(record, timeout=30) as answer:
            match = kogga.replay(answer.read().decode())
        keep_review(tmp_path, sitting.name, match)
        yield server, sitting.name, secret


def keep_review(data: Path, table: str, match: kogga.Match) -> None:
    """Write a quick review of seat 0 beside a table, as the server would."""
    some = decisions(match, 0)[:3]
    findings = [Finding(each.ply, judge(match.game, each.view, each.made, 1, Budget(iterations=2))) for each in some]
    text = json.dumps({**heard(Review("ready", 1, 1, 3, 3, 0)), "findings": [as_kept(each) for each in findings]})
    with sqlite3.connect(data / FILE) as store:
        store.execute("INSERT INTO notes VALUES (?, ?, ?)", (table, note_of(0), text))


def as_kept(finding: Finding) -> dict[str, Any]:
    """A finding as it is written down."""
    return {"ply": finding.ply, "judgement": finding.judgement.__dict__}


def test_each_finding_has_its_board_and_a_world_to_practise_in(reviewed: tuple[Server, str, str]) -> None:
    """The board as the seat saw it, what both would press; practice is a private table in an imagined world."""
    server, table, secret = reviewed
    found = get(server, f"/t/{table}/review", secret)
    assert found["status"] == "ready"
    ply = found["findings"][0]["ply"]
    board = get(server, f"/t/{table}/review/{ply}", secret)
    assert set(board) == {"live", "made", "best"}
    made = ask(server.address, f"/t/{table}/what-if", secret, ply=str(ply), seat="0")
    assert made["table"] != table
    assert "hints" in ask(server.address, f"/t/{made['table']}/hint", secret)
    assert ask(server.address, f"/t/{made['table']}/hint", name="Ola")["status"] == 404


def after_drawing(secret: str) -> kogga.Match:
    """Jan draws a card nobody sees, Anna takes an open one."""
    table = kogga.match("sea_wolf", seats=2, luck="dictated", position=OPENING)
    table.play(1, "draw")
    table.play(kogga.CHANCE, f"drawn {secret}")
    table.play(0, "take fish 1")
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_tells_only_what_the_seat_could_know(lang: str) -> None:
    """Whatever the others had drawn in secret, the same story is judged and shown the same."""
    shown = []
    for table in (after_drawing("pigs 4"), after_drawing("gold 3")):
        [decision] = decisions(table, 0)
        finding = Finding(decision.ply, judge(table.game, decision.view, decision.made, 1, Budget(iterations=4)))
        shown.append((told(Review("ready", findings=(finding,)), table, 0, lang), board_at(table, 0, finding, lang)))
    assert shown[0] == shown[1]
    assert shown[0][0][0]["made"] == after_drawing("gold 3").face(lang).label(decision.view, decision.made)
