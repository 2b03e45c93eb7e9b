"""What the buttons say."""

from __future__ import annotations

from typing import assert_never

from kogga.games.mare_balticum.actions import (
    Demand,
    Draw,
    EndTurn,
    Fish,
    Found,
    Keep,
    Launch,
    Look,
    Moor,
    Move,
    Overboard,
    Pay,
    Sail,
    Start,
    Swap,
    Take,
    Unload,
)
from kogga.games.mare_balticum.board import CIRCLE_LOSS, FIELDS
from kogga.games.mare_balticum.face.names import MareNames, signed
from kogga.games.mare_balticum.pieces import KINDS, MARKET, NONE, SPACES, TAX


def label(face: MareNames, action: Move) -> str:
    """What a button says."""
    if isinstance(action, Sail):
        away, to = face.say(f"away.{FIELDS[action.start]}"), face.say(f"to.{FIELDS[action.field]}")
        return face.say("label.sail", away=away, to=to)
    if isinstance(action, (Launch, Moor)):
        field = action.field if isinstance(action, Launch) else action.port
        return face.say("label.launch" if isinstance(action, Launch) else "label.moor", **face.place(field))
    if isinstance(action, Fish):
        return face.say(
            "label.fish", one=face.say(f"one.{KINDS[action.kind]}"), at=face.say(f"at.{FIELDS[action.field]}")
        )
    if isinstance(action, Unload):
        return label_unload(face, action)
    if isinstance(action, Overboard):
        return face.say("label.overboard", one=face.say(f"one.{KINDS[action.species]}"))
    if isinstance(action, (EndTurn, Look, Keep)):
        return face.say(f"label.{str(action).replace(' ', '_')}")
    if isinstance(action, (Take, Swap)):
        return face.say("label.take" if isinstance(action, Take) else "label.swap", card=face.card(action.card))
    if isinstance(action, (Found, Pay)):
        return label_event(face, action)
    return label_luck(face, action)


def label_unload(face: MareNames, action: Unload) -> str:
    """§6.2 Species, number and port; §12.1 the circle where one must be chosen."""
    some, at = face.some(action.species, action.number), face.say(f"at.{FIELDS[action.port]}")
    if action.circle == NONE:
        return face.say("label.unload", some=some, at=at)
    return face.say("label.unload_at", some=some, at=at, loss=signed(-CIRCLE_LOSS[action.circle]))


def label_event(face: MareNames, action: Found | Pay) -> str:
    """§9 Company tokens and the tax."""
    if isinstance(action, Pay):
        return face.say("label.pay", payment=face.payment(action.payment))
    if action.company == TAX:
        return face.say("label.tax")
    species, space = divmod(action.company, SPACES)
    return face.say("label.company", points=MARKET[space], **face.kind(species))


def label_luck(face: MareNames, action: Draw | Demand | Start) -> str:
    """What luck does."""
    if isinstance(action, Start):
        return face.say("label.start", who=face.name(action.seat))
    if isinstance(action, Draw):
        return face.say("label.draw", kind=face.say(f"name.{KINDS[action.kind]}"))
    if isinstance(action, Demand):
        return face.say("label.demand", kind=face.say(f"name.{KINDS[action.species]}"))
    assert_never(action)
