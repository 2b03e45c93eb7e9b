"""The sentences of the log."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.games.seven_seas.actions import Throw
from kogga.games.seven_seas.events import (
    BattleOver,
    BoughtShips,
    Called,
    Chose,
    CurseStruck,
    Declined,
    DieGiven,
    DrewCard,
    Fought,
    GameScored,
    GuardsMoved,
    HandShown,
    IdolNamed,
    LastRoundCame,
    Loaded,
    LootReshuffled,
    LootTurnedUp,
    Negotiated,
    PaidWages,
    PlayedCard,
    Privileged,
    Refused,
    RitualHeld,
    RoundBegan,
    SaleBegan,
    SentShips,
    ShipsSunk,
    Sold,
    TavernWorked,
    Thrown,
    TookFlag,
    TookSkull,
    Whirled,
)
from kogga.games.seven_seas.face.names import SeasNames
from kogga.games.seven_seas.pieces import FIRST_PORT, GOODS, NO_CARD, NO_GOOD, RED, ROLES, SHIP_PRICE, TALISMAN

SILENT: Final = (Chose, Declined)  # the bar tells who still chooses, the skull that a card was declined
PLAIN: Final[dict[type[Event], str]] = {
    PlayedCard: "played", Loaded: "loaded", LootReshuffled: "reshuffled", IdolNamed: "idol", PaidWages: "wages",
    Sold: "sold", DrewCard: "drew", LastRoundCame: "last_card", Negotiated: "negotiated", SaleBegan: "sale",
    GameScored: "scored", BoughtShips: "bought", Thrown: "thrown", Called: "called", DieGiven: "given",
}  # fmt: skip
GAINS: Final = ("ships", "skulls", "yin", "loot", "ships", "chests", "cards")  # §3.3 by role
COUNTED: Final = ("chests", "skulls", "guards")  # fields that are numbers of something


def tell(face: SeasNames, event: Event, ear: Seat | None) -> str:
    """What happened, said to this seat."""
    if isinstance(event, SILENT):
        return ""
    key = sentence(event)
    if f"log.{key}" not in face.words:
        key = f"{key}.{listener(event, ear)}"
    return face.say(f"log.{key}", **facts(face, event, ear))


def sentence(event: Event) -> str:
    """Which sentence fits the event."""
    if type(event) in PLAIN:
        return PLAIN[type(event)]
    if isinstance(event, TookSkull):
        return f"skull.{event.reason}"
    if isinstance(event, Privileged):
        return f"privilege.{ROLES[event.role] if event.gain else 'none'}"
    if isinstance(event, RoundBegan):
        return "round_last" if event.round == event.last else "round_of" if event.last else "round"
    if isinstance(event, (Fought, BattleOver, ShipsSunk, SentShips)):
        return battle_sentence(event)
    return loss_sentence(event)


def battle_sentence(event: Fought | BattleOver | ShipsSunk | SentShips) -> str:
    """§6 Which sentence of a battle."""
    if isinstance(event, SentShips):
        return "sent" if event.ships else "sent_none"
    if isinstance(event, ShipsSunk):
        return "sunk_saved" if event.sunk and event.saved else "saved" if event.saved else "sunk"
    if isinstance(event, BattleOver):
        return "no_battle" if not event.fought else "won" if event.won else "lost"
    if event.merchant_face == event.pirate_face:
        return "both_sink"
    return "merchant_sinks" if event.merchant_face < event.pirate_face else "pirate_sinks"


def loss_sentence(event: Event) -> str:
    """§7, §11, §14 Which sentence of gains and losses."""
    if isinstance(event, LootTurnedUp):
        return "talisman" if event.loot == TALISMAN else "turned_up"
    if isinstance(event, Refused):
        return "no_room" if event.forced else "refused"
    if isinstance(event, CurseStruck):
        return "struck" if event.cards or event.chests else "struck_none"
    if isinstance(event, TavernWorked):
        return tavern_sentence(event)
    if isinstance(event, GuardsMoved):
        return "guards_out" if event.ships > 0 else "guards_home"
    if isinstance(event, RitualHeld):
        return event.ritual
    if isinstance(event, TookFlag):
        return "flag" if event.ships else "flag_bare"
    if isinstance(event, Whirled):
        return "whirled" if any(event.caught) else "whirled_none"
    assert isinstance(event, HandShown), event
    return "hand" if event.cards else "hand_empty"


def tavern_sentence(event: TavernWorked) -> str:
    """§14.6 What a die brought, or that there was nothing to lose."""
    is_spared = (event.face == 2 and event.good == NO_GOOD) or (event.face == 3 and not event.chests)
    return f"tavern{event.face}_none" if is_spared else f"tavern{event.face}"


def listener(event: Event, ear: Seat | None) -> str:
    """Is the sentence about whoever listens?"""
    seat = event.first if isinstance(event, RoundBegan) else getattr(event, "seat", None)
    person = "you" if ear is not None and seat == ear else "other"
    if not isinstance(event, DieGiven):
        return person
    if event.to == event.seat:
        return f"{person}_own"
    return "other_you" if ear is not None and event.to == ear else person


def facts(face: SeasNames, event: Event, ear: Seat | None) -> dict[str, object]:
    """Whatever the sentence may name."""
    args: dict[str, object] = {}
    names: tuple[str, ...] = getattr(event, "__match_args__", ())
    for name in names:
        given = getattr(event, name)
        args |= many(face, name, given, ear) if isinstance(given, tuple) else fact(face, name, given)
    return args | special(face, event, ear)


def fact(face: SeasNames, name: str, given: int) -> dict[str, object]:
    """One field of an event, as sentences name it."""
    if name in ("seat", "first"):
        return {"who": face.name(given)}
    if name in ("good", "loot"):
        return face.good(given) if given != NO_GOOD else {}
    if name == "role":
        return face.role(given)
    if name == "country":
        return face.country(given)
    if name == "card":
        return {"card": face.play(given)} if given != NO_CARD else {}
    if name == "ships":
        return {"ships": face.count("ships", abs(given))}
    if name in COUNTED:
        return {name: face.count(name, given)}
    return {name: given}


def many(face: SeasNames, name: str, given: tuple[int, ...], ear: Seat | None) -> dict[str, object]:
    """A field that tells something of several seats or cards."""
    if name == "seats":
        return {"who": face.people(given, ear)}
    if name == "cards":
        return {"cards": ", ".join([face.card(card) for card in given])}
    if name == "caught":
        return {"caught": ", ".join([f"{face.within(seat, ear)} {n}" for seat, n in enumerate(given) if n])}
    return {name: ", ".join([f"{face.within(seat, ear)} {face.signed(n)}" for seat, n in enumerate(given)])}


def special(face: SeasNames, event: Event, ear: Seat | None) -> dict[str, object]:
    """What follows from several fields of an event."""
    if isinstance(event, Privileged):
        return {GAINS[event.role]: face.count(GAINS[event.role], event.gain)}
    if isinstance(event, BoughtShips):
        return {"chests": face.count("chests", event.ships * SHIP_PRICE)}
    if isinstance(event, ShipsSunk):
        return {"ships": face.count("ships", event.sunk), "yin": face.count("yin", event.sunk)}
    if isinstance(event, Sold):
        return {"cards": face.cards_of(event.good, event.cards)}
    if isinstance(event, Negotiated):
        return {"one": face.say(f"name.{GOODS[event.one]}"), "other": face.say(f"name.{GOODS[event.other]}")}
    if isinstance(event, DieGiven):
        return {"target": face.within(event.to, ear), "effect": face.say(f"effect.f{event.face}")}
    if isinstance(event, CurseStruck):
        return {"lost": lost(face, event)}
    if isinstance(event, DrewCard):
        return {"card": face.card(event.card)} if event.card != NO_CARD else {}
    if isinstance(event, RitualHeld):
        return {"n": event.count}
    return {"dice": dice(face, event.throw, event.card, ear)} if isinstance(event, Thrown) else {}


def lost(face: SeasNames, event: CurseStruck) -> str:
    """`2 fruit and 1 chest`."""
    parts = [face.cards_of(event.loot, event.cards)] if event.cards else []
    return face.listed([*parts, *([face.count("chests", event.chests)] if event.chests else [])])


def dice(face: SeasNames, throw: Throw, card: int, ear: Seat | None) -> str:
    """The faces by owner: `merchants 2 6 4, Ala 1, Bo 2 3`."""
    owners = list(dict.fromkeys(throw.owners))
    listed = []
    for owner in owners:
        faces = " ".join([str(shown) for of, shown in zip(throw.owners, throw.faces, strict=True) if of == owner])
        if owner == RED:
            listed.append(face.say("log.merchants" if card < FIRST_PORT else "log.red", faces=faces))
        else:
            listed.append(face.say("log.dice", who=face.within(owner, ear), faces=faces))
    return ", ".join(listed)
