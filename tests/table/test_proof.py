"""Luck that anybody can check: every die and card follows from the promised seed, the players' words and the rules."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kogga import games, match, replay
from kogga.core.errors import KoggaError
from kogga.table.ledger import Diverged
from kogga.table.luck import TableLuck, commitment, digest, fall, pick
from kogga.table.proof import Unproven, luck_sheet, record_of, verify
from tests.table.voyages import SALT, Voyage, begun, sailed

each_game = pytest.mark.parametrize("game", list(games))


@cache
def voyage(game: str) -> Voyage:
    """A whole game, played once for all tests."""
    return sailed(game)


@cache
def record(game: str) -> str:
    """Its record."""
    return record_of(voyage(game).ledger)


@each_game
def test_an_honest_record_is_verified(game: str) -> None:
    proof = verify(record(game))
    assert proof.fault is None
    assert proof.words == SALT
    assert proof.undone
    assert proof.lucks + proof.undone == len(voyage(game).ledger.luck_rows)


@each_game
def test_the_record_of_a_table_is_a_record_like_any_other(game: str) -> None:
    """It replays, and the game is the same."""
    assert replay(record(game)).log == voyage(game).ledger.running().log


@pytest.mark.parametrize("text", ["{", "{}", '{"record": 3}', '{"record": "", "lucks": 7}', "", "ahoy"])
def test_what_is_no_record_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(KoggaError):
        verify(text)


@each_game
def test_an_honest_luck_sheet_is_verified(game: str) -> None:
    text = luck_sheet(voyage(game).head, voyage(game).rows)
    assert verify(text).fault is None
    sheet = json.loads(text)
    assert sheet["record"] == record(game)
    assert [turn["k"] for turn in sheet["lucks"]] == list(range(len(sheet["lucks"])))


def test_no_two_lists_of_texts_are_hashed_alike() -> None:
    """Where a text ends is part of what is hashed."""
    told = [("ab", "c"), ("a", "bc"), ("abc",), ("a,1:b", "c"), ("", "abc"), ("abc", ""), ("2:ab", "c"), ("ż",), ("z",)]
    assert len({digest(*parts) for parts in told}) == len(told)


def test_luck_is_what_the_documents_say() -> None:
    """Known answers, so that no other program is led astray."""
    assert commitment("seed") == "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"
    assert digest("kogga-luck-1", "seed", "ahoy", "0", "0").hex() == (
        "6c91d996b2bb3f8dc3068b3997950db416d9762f1e4c5473700f010fe3730eb2"
    )
    assert pick([("one", 1), ("two", 2), ("three", 3)], (1 << 255) - 1) == "two"
    assert pick([("one", 1), ("two", 2), ("three", 3)], 1 << 255) == "three"


@each_game
def test_taking_back_never_rolls_the_same_luck_again(game: str) -> None:
    """The numbers of luck that was taken back are not used again."""
    table = begun(game)
    before = [row for row in table.rows if row.kind == "luck"]
    assert [row.words for row in before] == [row.words for row in begun(game).rows if row.kind == "luck"]
    standing = [row for row in voyage(game).ledger.rows_of_entries if voyage(game).rows[row].kind == "luck"]
    assert len(standing) < len(voyage(game).ledger.luck_rows)


def test_other_words_make_other_luck() -> None:
    lucks = [[row.words for row in begun("sea_wolf", salt).rows if row.kind == "luck"] for salt in ((), ("a",), ("b",))]
    assert lucks[0] != lucks[1] != lucks[2] != lucks[0]


def swap_last_luck(text: str) -> str:
    """The last luck of a record, but another one that could have come."""
    ledger = voyage(re.findall(r'\[Game "(\w+)"\]', text)[0]).ledger
    entries = ledger.running().entries
    spot = max(spot for spot, entry in enumerate(entries) if entry.seat < 0 and len(odds_at(ledger, spot)) > 1)
    came = str(entries[spot].action)
    other = next(words for words in odds_at(ledger, spot) if words != came)
    lines = text.splitlines()
    moves = [number for number, line in enumerate(lines) if line and line[0] not in "[;"]
    lines[moves[spot]] = other
    return "\n".join(lines)


def odds_at(ledger: object, spot: int) -> list[str]:
    """What luck could have brought at this line of the log."""
    then = ledger.running().copy()  # type: ignore[attr-defined]
    then.rewind(spot)
    return [str(outcome) for outcome, _ in then.game.odds(then.state)]


def without_line(nth: int) -> Callable[[str], str]:
    """The record, without one of its moves."""

    def tamper(text: str) -> str:
        lines = text.splitlines()
        moves = [number for number, line in enumerate(lines) if line and line[0] not in "[;"]
        del lines[moves[nth]]
        return "\n".join(lines)

    return tamper


TAMPERED: dict[str, tuple[Callable[[str], str], set[str]]] = {
    "luck": (swap_last_luck, {"luck"}),
    "seed": (lambda text: text.replace("a secret of", "the secret of"), {"commitment"}),
    "commitment": (lambda text: re.sub(r'(Commitment "\w{9})\w', r"\1x", text), {"commitment"}),
    "both": (lambda text: re.sub(r'(Commitment ")\w+', rf"\g<1>{commitment('x')}", text).replace(
        'Seed "a secret of the table"', 'Seed "x"'), {"luck"}),
    "words": (lambda text: text.replace("Ala ma kota", "Ala ma psa"), {"luck"}),
    "words dropped": (lambda text: re.sub(r"\[Words .*\n", "", text), {"missing"}),
    "words broken": (lambda text: re.sub(r"\[Words .*\n", '[Words "ahoy"]\n', text), {"words"}),
    "undone": (lambda text: re.sub(r"\[Undone .*\n", "", text), {"luck"}),
    "first line": (without_line(0), {"luck", "unplayable"}),
    "middle line": (without_line(30), {"luck", "unplayable", "unfinished", "result", "digest"}),
    "how many": (lambda text: text.replace('Lucks "', 'Lucks "1'), {"lucks"}),
    "digest": (lambda text: text.replace('Digest "', 'Digest "0'), {"digest"}),
    "last line": (without_line(-1), {"unfinished"}),
    "result": (lambda text: re.sub(r'(Result "-?)', r"\g<1>9", text), {"result"}),
    "seats": (lambda text: text.replace("[Options", '[Position "x: y"]\n[Options'), {"position"}),
    "rule": (lambda text: text.replace("kogga-luck-1", "kogga-luck-2"), {"rule"}),
}  # fmt: skip


@each_game
@pytest.mark.parametrize("what", list(TAMPERED))
def test_a_tampered_record_is_found_out(game: str, what: str) -> None:
    """Whatever it is: a die, a card, the seed, the words, the promise, a line."""
    tamper, faults = TAMPERED[what]
    tampered = tamper(record(game))
    assert tampered != record(game)
    fault = verify(tampered).fault
    assert fault is not None
    assert fault.key in faults


def test_the_first_thing_that_fails_is_told_with_what_should_have_come() -> None:
    honest = record("sea_wolf")
    fault = verify(swap_last_luck(honest)).fault
    assert fault is not None
    assert str(fault.args["due"]) in honest
    moves = [line for line in honest.splitlines() if line and line[0] not in "[;"]
    assert moves[int(str(fault.args["line"])) - 1] == fault.args["due"]


def reverse(turn: dict[str, Any]) -> None:
    """The odds the other way round."""
    turn["odds"].reverse()


def bring_other(turn: dict[str, Any]) -> None:
    """Something else that could have come."""
    turn["came"] = next(came for came, _ in turn["odds"] if came != turn["came"])


def renumber(turn: dict[str, Any]) -> None:
    """Another number."""
    turn["k"] += 1


def leave_out(turn: dict[str, Any]) -> None:
    """Nothing of it is left."""
    turn.clear()


@each_game
def test_a_tampered_luck_sheet_is_found_out(game: str) -> None:
    """Other odds, another outcome, another number, a turn left out: luck that stands, and luck that was taken back."""
    text = luck_sheet(voyage(game).head, voyage(game).rows)
    counted = [turn for turn in json.loads(text)["lucks"] if len(turn.get("odds", [])) > 1]
    standing = [turn["k"] for turn in counted if turn["line"] is not None]
    undone = [turn["k"] for turn in counted if turn["line"] is None]
    tried = [(k, change) for k in (standing[0], standing[-1]) for change in (reverse, bring_other, renumber, leave_out)]
    tried += [(k, change) for k in undone[:1] for change in (bring_other, renumber, leave_out)]
    for k, change in tried:
        sheet = json.loads(text)
        change(sheet["lucks"][k])
        assert verify(json.dumps(sheet)).fault is not None, (k, change)


@each_game
def test_a_luck_sheet_that_ends_early_is_found_out(game: str) -> None:
    sheet = json.loads(luck_sheet(voyage(game).head, voyage(game).rows))
    sheet["lucks"].pop()
    assert verify(json.dumps(sheet)).fault is not None


def test_a_record_nobody_promised_has_nothing_to_verify() -> None:
    with pytest.raises(Unproven):
        verify(match("sea_wolf", seats=2, seed=1).record())


def test_a_table_from_before_promises_goes_on_and_promises_nothing() -> None:
    """Rows carry what they were made with."""
    table = begun("sea_wolf", salt=(), rule="")
    table.play(Random(1))
    assert table.ledger.status == "over"
    assert table.ledger.promise == ""
    assert "Commitment" not in record_of(table.ledger)


def test_words_that_come_late_are_not_folded_in() -> None:
    with pytest.raises(Diverged):
        begun("sea_wolf").add("salt", 0, "too late")


def test_a_record_is_not_given_out_while_the_game_runs() -> None:
    with pytest.raises(KoggaError):
        record_of(begun("sea_wolf").ledger)


def test_every_counted_outcome_can_come() -> None:
    """A hundred lucks of one moment bring what the odds know, each about as often as it should."""
    table = begun("manila", salt=())
    then = table.ledger.running().copy()
    then.rewind(0)
    came = [str(fall(then.game, then.state, TableLuck("seed", (), k))) for k in range(300)]
    odds = then.game.odds(then.state)
    assert {str(outcome) for outcome, _ in odds} == set(came)
    assert max(map(came.count, set(came))) < 2.5 * 300 / len(odds)


def checker(tmp_path: Path, sheet: str) -> subprocess.CompletedProcess[str]:
    """The program of docs/luck.md, asked about a luck sheet."""
    document = (Path(__file__).parents[2] / "docs" / "luck.md").read_text("utf-8")
    program, file = tmp_path / "checker.py", tmp_path / "sheet.json"
    program.write_text(re.findall(r"^```python\n(.*?)^```$", document, re.DOTALL | re.MULTILINE)[0], "utf-8")
    file.write_text(sheet, "utf-8")
    return subprocess.run([sys.executable, str(program), str(file)], capture_output=True, text=True, check=False)


@each_game
def test_a_program_of_fifty_lines_can_check_it(game: str, tmp_path: Path) -> None:
    """It knows docs/luck.md and nothing of us, and finds out what was tampered with."""
    text = luck_sheet(voyage(game).head, voyage(game).rows)
    good = checker(tmp_path, text)
    assert (good.returncode, good.stderr) == (0, "")
    sheet = json.loads(text)
    bring_other(next(turn for turn in sheet["lucks"] if len(turn.get("odds", [])) > 1))
    for tampered in (
        json.dumps(sheet),
        text.replace("Ala ma kota", "Ala ma psa"),
        text.replace("a secret", "the secret"),
    ):
        assert "WRONG" in checker(tmp_path, tampered).stderr
