"""The sentence of the action bar, phase by phase."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Said
from kogga.games.explorers.actions import Sail
from kogga.games.explorers.face.names import ExplorersNames
from kogga.games.explorers.pieces import MOVES, NONE, RESOURCES, ROUTE_ROOM, SHIPS, WOOL_MOVES
from kogga.games.explorers.state import PHASE_WORDS, Phase
from kogga.games.explorers.view import ExplorersView

# The paragraph behind each moment.
PARAGRAPHS: Final = {
    Phase.ISLAND: "2.2", Phase.START: "2.5", Phase.ROLL: "4.1", Phase.ROBBED: "11.3", Phase.HEX: "8.1",
    Phase.TOKEN: "8.1", Phase.CHASE: "11.5", Phase.FISH: "14.2", Phase.HERO: "13.4", Phase.LAIR: "13.5",
    Phase.COLOUR: "2.4", Phase.HARBOUR: "2.5", Phase.NEUTRAL_HARBOUR: "2.8", Phase.SETTLE: "2.5",
    Phase.NEUTRAL_SETTLE: "2.8", Phase.FIRST_ROAD: "2.6", Phase.FIRST_SHIP: "2.6", Phase.DISCARD: "4.4",
    Phase.PIRATE: "11.2", Phase.ROB: "11.3", Phase.BUILD: "3.1", Phase.BERTH: "7.3", Phase.DRAFT: "5.3",
    Phase.ANSWER: "5.4", Phase.CLOSE: "5.5", Phase.SEA: "7.4", Phase.HAVEN: "11.6",
}  # fmt: skip


def ask(face: ExplorersNames, view: ExplorersView) -> Said:
    """Who must do what, and by which paragraph."""
    word = PHASE_WORDS[view.phase].replace(" ", "_")
    paragraph = PARAGRAPHS[view.phase]
    if view.phase < Phase.COLOUR:
        return Said(face.say(f"ask.{word}"), paragraph)
    if view.phase == Phase.DISCARD:
        return Said(ask_discard(face, view), paragraph)
    if view.phase in (Phase.DRAFT, Phase.ANSWER, Phase.CLOSE):
        return Said(ask_trade(face, view, word), paragraph)
    if view.seat not in view.to_act:
        return Said(face.say(f"ask.{word}.other", who=face.people(view.to_act, view.seat)), paragraph)
    if view.phase == Phase.SEA:
        return Said(ask_sea(face, view), paragraph)
    return Said(face.say(f"ask.{word}.you"), paragraph)


def ask_discard(face: ExplorersNames, view: ExplorersView) -> str:
    """§4.4 How many cards are still to go."""
    if view.seat in view.to_act:
        return face.say("ask.discard.you", n=still_owed(view))
    key = "other_one" if len(view.to_act) == 1 else "other"
    return face.say(f"ask.discard.{key}", who=face.people(view.to_act, view.seat))


def still_owed(view: ExplorersView) -> int:
    """§4.4 How many cards the reader has yet to lay down."""
    seat = view.seat or 0
    return view.cards[seat] // 2 - sum(view.laid[RESOURCES * seat : RESOURCES * seat + RESOURCES])


def ask_trade(face: ExplorersNames, view: ExplorersView, word: str) -> str:
    """§5.3-5.5 The offer, and who is to say what to it."""
    is_mine = view.seat in view.to_act
    seats = view.to_act
    if view.phase == Phase.CLOSE:
        seats = tuple([seat for seat in range(view.seats) if view.accepted >> seat & 1])
    return face.say(
        f"ask.{word}.{'you' if is_mine else 'other'}",
        who=face.called(view.active, view.seat),
        given=face.cards(view.given),
        asked=face.cards(view.asked),
        seats=face.people(seats, view.seat),
    )


def ask_sea(face: ExplorersNames, view: ExplorersView) -> str:
    """§7.4 Where the voyages stand."""
    if view.open == NONE:
        return face.say("ask.sea.you")
    ship = view.open + 1
    if view.afloat[view.ships[SHIPS * view.active + view.open]] > ROUTE_ROOM:
        return face.say("ask.sea.crowded", ship=ship)
    if not any([isinstance(choice, Sail) and choice.ship == view.open for choice in view.choices]):
        return face.say("ask.sea.spent", ship=ship)
    return face.say("ask.sea.under_way", ship=ship, moves=face.count("moves", moves_left(view, view.open)))


def moves_left(view: ExplorersView, ship: int) -> int:
    """§7.4, §7.5, §15.5 Steps a ship of whoever has the turn can still take."""
    wool = WOOL_MOVES if view.wooled >> ship & 1 else 0
    return MOVES + view.swift[view.active] + wool - (view.used if ship == view.open else 0)
