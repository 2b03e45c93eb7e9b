"""What a chair is shown: a view, drawn and said in its language. The only way out of a table."""

from __future__ import annotations

from typing import Any

import msgspec

from kogga.core.actions import Seat
from kogga.core.face import Face, Panel
from kogga.front.match import Match
from kogga.table.clocks import Clocks
from kogga.table.ledger import Ledger


def look(ledger: Ledger, seat: Seat | None, lang: str) -> dict[str, Any]:
    """Everything a chair is shown of the moment; None: a spectator."""
    seen: dict[str, Any] = {
        "game": ledger.head.game,
        "status": ledger.status,
        "frozen": ledger.frozen.text(lang) if ledger.frozen else "",
        "seat": seat,
        "epoch": ledger.epoch,
        "count": 0 if seat is None else ledger.own_actions(seat),
        "chairs": [{"name": chair.name, "bot": chair.bot, "free": chair.is_free} for chair in ledger.chairs],
        "said": [[line.name, line.text] for line in ledger.said],
        "plea": ledger.plea
        and {"seat": ledger.plea.seat, "wish": ledger.plea.wish, "agreed": sorted(ledger.plea.agreed)},
        "clock": ledger.clocks and clock_of(ledger.clocks, ledger.is_paused),
        "late": sorted(ledger.late),
        "again": ledger.again,
        "hints": ledger.hints,
        "luck": {"hash": ledger.promise, "words": list(ledger.salt)},
    }
    if ledger.match is not None:
        seen |= look_at_match(ledger.match, seat, lang)
    return seen


def clock_of(clocks: Clocks, is_paused: bool) -> dict[str, Any]:
    """The watches by seat; a page counts down by itself, so nothing is sent while they run."""
    watches = [{"reserve": watch.reserve, "used": watch.used, "since": watch.since} for watch in clocks.watches]
    return {"kind": clocks.pace.kind, "turn": clocks.pace.turn, "paused": is_paused, "watches": watches}


def written(ledger: Ledger, seat: Seat | None, lang: str) -> dict[str, bytes]:
    """The same as JSON, part by part: made once for a moment, whoever looks from there and however often."""
    if (seat, lang) not in ledger.looks:
        seen = look(ledger, seat, lang)
        ledger.looks[seat, lang] = {key: msgspec.json.encode(part) for key, part in seen.items()}
    return ledger.looks[seat, lang]


def look_at_match(match: Match, seat: Seat | None, lang: str) -> dict[str, Any]:
    """The picture, the question, the choices, the players."""
    face = match.face(lang)
    view: Any = match.view(seat)
    live = face.draw(view)[1]
    ask = face.ask(view)
    return {
        "to_act": list(view.to_act),
        "ask": {"text": ask.text, "paragraph": ask.paragraph},
        "choices": [choice(face, view, action) for action in view.choices],
        "panels": [panel_of(panel) for panel in face.panels(view)],
        "live": str(live),
        "can_undo": seat is not None and not match.over and match.can_undo(seat),
        "sheet": sheets(match, face) if match.over else None,
    }


def look_back(match: Match, seat: Seat | None, lang: str, ply: int) -> dict[str, Any]:
    """The picture, the question and the players right after a line of the log, as the chair saw them then."""
    then = match.copy()
    then.rewind(ply + 1)
    seen = look_at_match(then, seat, lang)
    return {key: seen[key] for key in ("ask", "panels", "live")}


def why(match: Match, seat: Seat | None, lang: str, id: str) -> dict[str, Any] | None:
    """What pressing this element could have meant, and why it is not to be; None: there is nothing to refuse."""
    face, view = match.face(lang), match.view(seat)
    for action in face.tries(view, id):
        if seat is not None and action not in view.choices:  # type: ignore[attr-defined]
            refusal = match.game.refusal(match.state, seat, action)
            return {"kind": "why", "text": face.refuse(refusal), "paragraph": refusal.paragraph}
    return None


def tip(match: Match, seat: Seat | None, lang: str, id: str) -> dict[str, Any]:
    """What this element is; without a text there is nothing to say."""
    said = match.face(lang).tip(match.view(seat), id)
    text, paragraph = (said.text, said.paragraph) if said else ("", None)
    return {"kind": "tip", "text": text, "paragraph": paragraph}


def choice(face: Face[Any, Any], view: Any, action: Any) -> dict[str, Any]:
    """One thing the chair may do: its words, its button, the elements one presses for it."""
    return {"words": str(action), "label": face.label(view, action), "touches": list(face.touches(view, action))}


def panel_of(panel: Panel) -> dict[str, Any]:
    """What the table knows of one player."""
    return {
        "seat": panel.seat,
        "name": panel.name,
        "score": panel.score,
        "counters": [{"id": counter.id, "text": counter.text} for counter in panel.counters],
        "on_turn": panel.on_turn,
    }


def sheets(match: Match, face: Face[Any, Any]) -> list[dict[str, Any]]:
    """The score sheets, line by line, once the game is over."""
    return [
        {
            "seat": sheet.seat,
            "lines": [
                [face.part(line.part) if line.part else "", face.line(line.name), line.points] for line in sheet.lines
            ],
            "total": sheet.total,
            "place": sheet.place,
        }
        for sheet in match.sheet
    ]


def tell(match: Match, seat: Seat | None, lang: str, since: int) -> list[list[Any]]:
    """What happened from this event on, as the chair heard it: the line of the log, the sentence, is it a heading,
    and the seat it is about (-1: luck alone).
    """
    face = match.face(lang)
    told: list[list[Any]] = []
    for ply, event in match.events[since:]:
        heard = event.heard_by(seat)
        sentence = "" if heard is None else face.tell(heard, seat)
        if sentence:
            told.append([ply, sentence, event.is_heading(), getattr(heard, "seat", match.entries[ply].seat)])
    return told


def tell_notes(ledger: Ledger, lang: str, since: int) -> list[list[Any]]:
    """What happened besides moves, such as going back or a pause: lines of the log, each behind the move before it."""
    match = ledger.running()
    face = match.face(lang)
    return [
        [
            min(note.spot, len(match.entries)) - 1,
            face.say(f"note.{note.key}", who=face.name(note.seat)),
            False,
            note.seat,
        ]
        for note in ledger.notes[since:]
    ]


class Onlooker:
    """One connection's memory of what it was shown, so that it is sent only what changed."""

    def __init__(self, seat: Seat | None, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.number = 0
        self.epoch = -1
        self.events = 0
        self.notes = 0
        self.shown: dict[str, bytes] = {}

    def forget(self) -> None:
        """Show everything again next time."""
        self.shown = {}
        self.epoch = -1

    def news(self, ledger: Ledger, beside: dict[str, Any] | None = None) -> dict[str, Any] | None:
        """The numbered message that brings this onlooker up to the moment; None: it sees nothing new.

        `beside` is what is to be seen besides the table itself, such as who is there.
        """
        others = {key: msgspec.json.encode(part) for key, part in (beside or {}).items()}
        seen = written(ledger, self.seat, self.lang) | others
        fresh = self.epoch != ledger.epoch
        since = 0 if fresh else self.events
        told = [] if ledger.match is None else tell(ledger.match, self.seat, self.lang, since)
        if len(ledger.notes) > (0 if fresh else self.notes):
            notes = tell_notes(ledger, self.lang, 0 if fresh else self.notes)
            told = sorted([*told, *notes], key=lambda line: int(line[0]))
        changed = {key: msgspec.Raw(part) for key, part in seen.items() if self.shown.get(key) != part}
        if not changed and not told:
            return None
        whole = not self.shown
        self.number += 1
        self.shown, self.epoch, self.notes = seen, ledger.epoch, len(ledger.notes)
        self.events = 0 if ledger.match is None else len(ledger.match.events)
        return {"kind": "view", "number": self.number, "whole": whole, "whole_log": fresh, "log": told, **changed}
