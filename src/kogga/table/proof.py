"""What proves a table's luck: the record with seed and words, the sheet of every turn of luck, and who checks them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from kogga.core.actions import CHANCE
from kogga.core.errors import BadRecord, KoggaError
from kogga.core.record import Record, read_record
from kogga.front.match import LUCK, Match, enter_line, opening
from kogga.store.rows import Head, Row
from kogga.table.ledger import Ledger
from kogga.table.luck import BLOCK, RULE, TableLuck, commitment, fall, pick

NEEDED = ("LuckRule", "Commitment", "Seed", "Words", "Lucks", "Digest")


@dataclass(frozen=True)
class Fault:
    """The first thing that is wrong: a key of the words that tell it, and what they need."""

    key: str
    args: dict[str, object]


@dataclass(frozen=True)
class Proof:
    """What was checked: so many turns of luck, so many taken back, with these words; and what failed, if anything."""

    lucks: int
    undone: int
    words: tuple[str, ...]
    fault: Fault | None = None


class Unproven(KoggaError):
    """There is nothing to verify: no table has promised this luck."""


class Wrong(Exception):
    """A check has failed."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.fault = Fault(key, args)


# making


def record_of(ledger: Ledger) -> str:
    """The record of a finished game, with what proves its luck."""
    match = ledger.running().copy()
    if not match.over:
        raise KoggaError("The record of a table is for everybody once the game is over.")
    match.luck = LUCK[0]
    if ledger.promise:
        match.remarks = {**headers_of(ledger), "Digest": digest_of(read_record(match.record()).moves)}
    return match.record()


def digest_of(lines: Sequence[str]) -> str:
    """A hash of the lines, so that one which got lost is missed. It keeps nobody from telling another story."""
    return sha256("\n".join(lines).encode()).hexdigest()


def headers_of(ledger: Ledger) -> dict[str, str]:
    """The promise, the seed, the words people added, and the numbers of the luck that was taken back."""
    standing = set(ledger.rows_of_entries)
    undone = [str(k) for k, row in enumerate(ledger.luck_rows) if row not in standing]
    told = {"LuckRule": RULE, "Commitment": ledger.promise, "Seed": ledger.head.seed}
    told |= {"Words": json.dumps(ledger.salt, ensure_ascii=False), "Lucks": str(len(ledger.luck_rows))}
    return {**told, **({"Undone": " ".join(undone)} if undone else {})}


def luck_sheet(head: Head, rows: Sequence[Row]) -> str:
    """The record and, for every turn of luck, what could have come and what came: enough to check it without rules."""
    ledger = Ledger(head)
    drawn: dict[int, dict[str, Any]] = {}
    for row in rows:
        if row.kind == "luck":
            drawn[row.number] = {"k": len(drawn), **could_come(ledger.running()), "came": row.words}
        ledger.fold(row)
    lines = {number: line for line, number in enumerate(ledger.rows_of_entries)}
    lucks = [{**turn, "line": lines.get(number)} for number, turn in drawn.items()]
    return json.dumps({"sheet": RULE, "record": record_of(ledger), "lucks": lucks}, ensure_ascii=False)


def could_come(match: Match) -> dict[str, Any]:
    """What luck may bring now: the odds in their order, or the dice of a throw."""
    odds = match.game.odds(match.state)
    if odds:
        return {"odds": [[str(outcome), weight] for outcome, weight in odds]}
    box = match.game.scatter(match.state)
    return {"throw": None if box is None else {name: getattr(box, name) for name in box.__match_args__}}


# checking


def verify(text: str) -> Proof:
    """Draw every turn of luck of a record, or of a luck sheet, again, and say what was found."""
    sheet = read_sheet(text) if text.lstrip().startswith("{") else None
    record = read_record(text if sheet is None else str(sheet.get("record", "")))
    headers = record.headers
    if not any(name in headers for name in NEEDED):
        raise Unproven("There is nothing to verify: no table has promised the luck of this record.")
    words: tuple[str, ...] = ()
    drawn: dict[int, dict[str, Any]] = {}
    undone: list[int] = []
    try:
        check_promise(headers)
        words, undone = read_words(headers), read_undone(headers)
        check_luck(record, words, undone, drawn)
        if sheet is not None:
            check_sheet(sheet, headers["Seed"], words, drawn, len(drawn) + len(undone))
    except Wrong as wrong:
        return Proof(len(drawn), len(undone), words, wrong.fault)
    return Proof(len(drawn), len(undone), words)


def read_sheet(text: str) -> dict[str, Any]:
    """A luck sheet, before anything of it was believed."""
    try:
        sheet = json.loads(text)
    except ValueError as error:
        raise BadRecord(f"This is neither a record nor a luck sheet: {error}.") from error
    return dict(sheet)


def check_promise(headers: dict[str, str]) -> None:
    """Is the seed the one that was promised before the game?"""
    missing = [name for name in NEEDED if name not in headers]
    if missing:
        raise Wrong("missing", header=missing[0])
    if headers["LuckRule"] != RULE:
        raise Wrong("rule", rule=headers["LuckRule"], known=RULE)
    if commitment(headers["Seed"]) != headers["Commitment"]:
        raise Wrong("commitment", promised=headers["Commitment"], found=commitment(headers["Seed"]))
    if "Position" in headers:
        raise Wrong("position")


def read_words(headers: dict[str, str]) -> tuple[str, ...]:
    """The words people added, in order."""
    try:
        words = json.loads(headers["Words"])
    except ValueError:
        raise Wrong("words") from None
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise Wrong("words")
    return tuple(words)


def read_undone(headers: dict[str, str]) -> list[int]:
    """The numbers of the luck that was taken back, each once and in order."""
    told = headers.get("Undone", "").split()
    if not all(word.isdecimal() for word in told) or [int(word) for word in told] != sorted(set(map(int, told))):
        raise Wrong("undone")
    return [int(word) for word in told]


def check_luck(record: Record, words: Sequence[str], undone: list[int], drawn: dict[int, dict[str, Any]]) -> None:
    """Play the record by the rules; before every line of luck draw what it must bring. `drawn` is filled by number."""
    match = opening(record)
    k = 0
    for number, line in enumerate(record.moves, 1):
        if match.to_act == (CHANCE,):
            while k in undone:
                k += 1
            due = str(fall(match.game, match.state, TableLuck(record.headers["Seed"], words, k)))
            if line != due:
                raise Wrong("luck", k=k, line=number, came=line, due=due)
            drawn[k] = {"k": k, **could_come(match), "came": line, "line": number - 1}
            k += 1
        try:
            enter_line(match, number, record.lines[number - 1], line)
        except BadRecord as error:
            raise Wrong("unplayable", line=number, why=error) from error
    check_end(match, record.headers.get("Result", ""))
    if record.headers["Lucks"] != str(len(drawn) + len(undone)):
        raise Wrong("lucks", told=record.headers["Lucks"], found=len(drawn) + len(undone))
    if digest_of(record.moves) != record.headers["Digest"]:
        raise Wrong("digest")


def check_end(match: Match, result: str) -> None:
    """A seed is told when the game is over, and not before."""
    if not match.over:
        raise Wrong("unfinished", lines=len(match.entries))
    scores = " ".join(map(str, match.scores))
    if result != scores:
        raise Wrong("result", told=result, found=scores)


def check_sheet(
    sheet: dict[str, Any], seed: str, words: Sequence[str], drawn: dict[int, dict[str, Any]], count: int
) -> None:
    """Does the sheet tell of the same luck, with the odds of the rules, and of what was taken back by the same seed?"""
    lucks = sheet.get("lucks")
    if not isinstance(lucks, list) or not all(isinstance(turn, dict) for turn in lucks):
        raise Wrong("sheet", k=0)
    for k, turn in enumerate(lucks):
        if turn.get("k") != k or (drawn[k] != turn if k in drawn else not is_drawn(turn, TableLuck(seed, words, k))):
            raise Wrong("sheet", k=k)
    if len(lucks) != count:
        raise Wrong("sheet", k=len(lucks))


def is_drawn(turn: dict[str, Any], luck: TableLuck) -> bool:
    """Did luck that was taken back come by the odds it is told with? A throw without its table cannot be told."""
    if turn.get("line") is not None or "throw" in turn:
        return turn.get("line") is None
    try:
        return bool(
            pick([(came, int(weight)) for came, weight in turn["odds"]], luck.getrandbits(BLOCK)) == turn["came"]
        )
    except (AssertionError, KeyError, TypeError, ValueError):
        return False
