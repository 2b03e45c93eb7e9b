"""The sentence of the action bar, phase by phase."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Said
from kogga.core.scores import places
from kogga.games.mare_balticum.board import FIELDS, SEASONS
from kogga.games.mare_balticum.face.elements import in_reserve
from kogga.games.mare_balticum.face.names import MareNames
from kogga.games.mare_balticum.pieces import NONE, TAX, size
from kogga.games.mare_balticum.state import Phase
from kogga.games.mare_balticum.view import MareView

# What the bar says while luck is at work, with its paragraph.
LUCK: Final = {Phase.SEA: ("sea", "2.2"), Phase.DEMAND: ("demand", "2.4"), Phase.START: ("start", "2.5")}


def ask(face: MareNames, view: MareView) -> Said:
    """Who must do what, and by which paragraph."""
    if view.phase == Phase.TURN:
        return ask_turn(face, view)
    if view.phase == Phase.REFILL:
        field = (view.refill & -view.refill).bit_length() - 1
        return Said(face.say("ask.refill", to=face.say(f"to.{FIELDS[field]}")), "7.2")
    if view.phase == Phase.EVENT:
        return ask_event(face, view)
    if view.phase == Phase.OVER:
        return ask_over(face, view)
    if view.phase in LUCK:
        key, paragraph = LUCK[view.phase]
        return Said(face.say(f"ask.{key}"), paragraph)
    return ask_contract(face, view) if view.phase == Phase.CONTRACT else ask_moor(face, view)


def ask_moor(face: MareNames, view: MareView) -> Said:
    """§2.6 The first boat."""
    key = "you" if view.seat == view.active else "other"
    return Said(face.say(f"ask.moor.{key}", who=face.name(view.active)), "2.6")


def ask_turn(face: MareNames, view: MareView) -> Said:
    """§3.2 What is left of the turn; §10.2 and whether it is the last."""
    is_mine = view.seat == view.active
    if not view.actions:
        key, paragraph = ("unloading" if is_mine else "other_unloading"), "6.2"
        sentence = face.say(f"ask.turn.{key}", who=face.name(view.active), at=face.say(f"at.{FIELDS[view.port]}"))
    else:
        waits = in_reserve(view, view.active) > 0
        key, paragraph = ("other" if not is_mine else "reserve" if waits else "you"), "3.2"
        sentence = face.say(f"ask.turn.{key}", who=face.name(view.active), n=view.actions)
    if 0 < view.left <= view.seats:
        return Said(f"{face.say('ask.last.you' if is_mine else 'ask.last.other')} {sentence}", "10.2")
    return Said(sentence, paragraph)


def ask_contract(face: MareNames, view: MareView) -> Said:
    """§13.2 Which card."""
    if view.seat != view.active:
        return Said(face.say("ask.contract.other", who=face.name(view.active)), "13.2")
    key = "take" if view.contracts[view.active] == NONE else "swap"
    return Said(face.say(f"ask.contract.{key}"), "13.2")


def ask_event(face: MareNames, view: MareView) -> Said:
    """§9.2 A company token; §9.3 what the tax takes; or who is still to choose."""
    season = face.say(f"season.{SEASONS[view.time - 1]}")
    if view.seat is None or view.seat not in view.to_act:
        who = ", ".join([face.name(seat) for seat in view.to_act])
        return Said(face.say("ask.event.waiting", season=season, who=who), "9.2")
    if view.sealed[view.seat] == TAX:
        key = "pay_first" if view.paid[2 * view.seat] == NONE else "pay_second"
        return Said(face.say(f"ask.event.{key}"), "9.3")
    may_pay = any(str(choice) == "tax" for choice in view.choices)
    return Said(face.say("ask.event.company" if may_pay else "ask.event.species", season=season), "9.2")


def ask_over(face: MareNames, view: MareView) -> Said:
    """§11.2 Who won; §11.3 a tie goes by tokens in the warehouse."""
    place = places([(view.scores[seat], size(view.stores[seat])) for seat in range(view.seats)])
    winners = [seat for seat in range(view.seats) if place[seat] == 1]
    key = "shared" if len(winners) > 1 else "you" if winners[0] == view.seat else "other"
    who = face.listed([face.within(seat, view.seat) for seat in winners])
    points = face.points(view.scores[winners[0]])
    return Said(face.say(f"over.{key}", who=who, points=points), "11.3" if len(winners) > 1 else "11.2")
