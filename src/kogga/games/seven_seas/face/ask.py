"""The sentence of the action bar, phase by phase."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.face import Said
from kogga.games.seven_seas.actions import Play
from kogga.games.seven_seas.face.names import SeasNames, capital
from kogga.games.seven_seas.face.ships import most_bought, most_sent
from kogga.games.seven_seas.pieces import COUNTRY, FIRST_PORT, TAVERN
from kogga.games.seven_seas.state import PHASE_WORDS, Phase
from kogga.games.seven_seas.view import SeasView

# The paragraph behind each moment.
PARAGRAPHS: Final = {
    Phase.FIRST: "2.5", Phase.DEAL: "2.3", Phase.CARD: "12.1", Phase.LOOT: "7.1", Phase.CHOOSE: "3.1",
    Phase.SHIPWRIGHT: "4.1", Phase.GOVERNOR: "5.1", Phase.CAPTAIN: "6.1", Phase.SEND: "6.2", Phase.LOAD: "7.2",
    Phase.ISLANDER: "8.1", Phase.SHAMAN: "9.1", Phase.IDOL: "14.7", Phase.TAVERN: "14.6", Phase.LOSE: "14.6",
    Phase.MERCHANT: "10.1", Phase.CARTOGRAPHER: "12.1", Phase.RITUALS: "13.1", Phase.SALE: "15.2",
}  # fmt: skip


def ask(face: SeasNames, view: SeasView) -> Said:
    """Who must do what, and by which paragraph."""
    word = PHASE_WORDS[view.phase]
    if view.phase <= Phase.DEAL:
        return Said(face.say(f"ask.{word}"), PARAGRAPHS[view.phase])
    if view.phase == Phase.CHOOSE:
        return ask_choice(face, view)
    if view.phase == Phase.THROW:
        paragraph = "6.5" if view.card < FIRST_PORT else "14.6" if view.card == TAVERN else "9.2"
        return Said(face.say(f"ask.throw.{person(view, view.active)}", who=face.name(view.active)), paragraph)
    key = variant(view) if view.seat == view.asked else "other"
    return Said(face.say(f"ask.{word}.{key}", who=face.name(view.asked), **facts(face, view)), PARAGRAPHS[view.phase])


def person(view: SeasView, seat: Seat) -> str:
    """Is this about whoever reads it?"""
    return "you" if view.seat == seat else "other"


def ask_choice(face: SeasNames, view: SeasView) -> Said:
    """§3.1 Choose, or wait for those who still do."""
    if view.seat in view.to_act:
        return Said(face.say("ask.choose.you"), "3.1")
    who = face.people(view.to_act, view.seat)
    if view.seat is None:
        return Said(face.say("ask.choose.other", who=who), "3.1")
    return Said(face.say("ask.choose.waiting", who=who, **face.role(view.chosen[view.seat])), "3.1")


def variant(view: SeasView) -> str:
    """Which of its sentences a moment needs, for the seat that is asked."""
    phase = view.phase
    if phase in (Phase.CAPTAIN, Phase.ISLANDER, Phase.SHAMAN):
        return "you" if any([isinstance(choice, Play) for choice in view.choices]) else "none"
    if phase == Phase.SHIPWRIGHT and not most_bought(view, view.asked):
        return "poor"
    if phase == Phase.SEND and view.flags[COUNTRY[view.card]] == view.asked:
        return "flag_same" if view.options.stay_home == 1 else "flag"
    if phase == Phase.TAVERN and view.target == view.seat:
        return "own"
    return "more" if phase == Phase.MERCHANT and view.sold else "you"


def facts(face: SeasNames, view: SeasView) -> dict[str, object]:
    """Whatever the sentence of this moment may name."""
    phase, seat = view.phase, view.asked
    if phase == Phase.SHIPWRIGHT:
        return {"ships": face.count("ships", view.reserve[seat]), "chests": face.count("chests", view.chests[seat])}
    if phase == Phase.SEND:
        return {"Convoy": capital(face.card(view.card)), "ships": most_sent(view, seat)}
    if phase == Phase.LOAD:
        return face.good(view.drawn[0])
    if phase == Phase.TAVERN:
        return {"target": face.within(view.target, view.seat)}
    return {"yin": face.count("yin", view.yin[seat])} if phase == Phase.RITUALS else {}
