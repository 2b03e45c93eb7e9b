"""The sentences of the log."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.games.manila.board import LAST_SPOT
from kogga.games.manila.events import (
    BidMade,
    Boarded,
    BoatSet,
    Borrowed,
    CrewPaid,
    Damaged,
    DamagePaid,
    Declined,
    Docked,
    GameOver,
    Insured,
    LeftAshore,
    LootShared,
    NoShareBought,
    OfficeTaken,
    OpenerNamed,
    Passed,
    PassedOver,
    PilesOpened,
    PilotStopped,
    Placed,
    Plundered,
    PortPaid,
    Promoted,
    Redeemed,
    RedeemedAtLast,
    Rolled,
    RoundBegan,
    Sent,
    ShareBought,
    ShareDealt,
    SharesShown,
    Stayed,
    Steered,
    StowedAway,
    ThrownOut,
    VoyageBegan,
    WareRose,
    YardPaid,
)
from kogga.games.manila.face.names import ManilaNames, berth_letter
from kogga.games.manila.pieces import LOAN, NO_WARE, REDEMPTION

SENTENCES: Final[dict[type[Event], str]] = {
    OpenerNamed: "opener",
    ShareDealt: "dealt",
    PilesOpened: "piles",
    VoyageBegan: "voyage",
    BidMade: "bid",
    Passed: "passed",
    OfficeTaken: "office",
    ShareBought: "bought",
    NoShareBought: "no_share",
    LeftAshore: "ashore",
    BoatSet: "boat_set",
    RoundBegan: "round",
    Placed: "placed",
    Insured: "insured",
    StowedAway: "stowed",
    Declined: "declined",
    PassedOver: "passed_over",
    Rolled: "rolled",
    Docked: "docked",
    Damaged: "damaged",
    Boarded: "boarded",
    ThrownOut: "thrown_out",
    Stayed: "stayed",
    Promoted: "promoted",
    Steered: "on",
    PilotStopped: "large_stopped",
    Plundered: "plundered",
    Sent: "sent_port",
    LootShared: "loot",
    CrewPaid: "crew",
    PortPaid: "port",
    YardPaid: "yard",
    DamagePaid: "damage",
    WareRose: "rose",
    Borrowed: "borrowed",
    Redeemed: "redeemed",
    SharesShown: "shown",
    RedeemedAtLast: "redeemed_at_last",
    GameOver: "game_over",
}


def tell(face: ManilaNames, event: Event, ear: Seat | None) -> str:
    """What happened, said to this seat; shares dealt to others are not worth a line."""
    if isinstance(event, ShareDealt) and event.ware == NO_WARE:
        return ""
    key = sentence(event)
    if f"log.{key}" not in face.words:
        key = f"{key}.{listener(event, ear)}"
    return face.say(f"log.{key}", **facts(face, event, ear))


def sentence(event: Event) -> str:
    """Which sentence fits the event."""
    if isinstance(event, OfficeTaken) and event.unopposed:
        return "unopposed"
    if isinstance(event, Rolled) and event.spot > LAST_SPOT:
        return "rolled_port"
    if isinstance(event, Steered) and event.spot > LAST_SPOT:
        return "on_port"
    if isinstance(event, Steered) and event.step < 0:
        return "back"
    if isinstance(event, PilotStopped) and not event.large:
        return "small_stopped"
    if isinstance(event, Sent) and not event.to_port:
        return "sent_yard"
    if isinstance(event, DamagePaid) and event.pesos < event.owed:
        return "damage_part"
    return SENTENCES[type(event)]


def listener(event: Event, ear: Seat | None) -> str:
    """Is the sentence about whoever listens? One who was thrown out is told so."""
    seat = event.opener if isinstance(event, VoyageBegan) else getattr(event, "seat", None)
    person = "you" if ear is not None and seat == ear else "other"
    if isinstance(event, ThrownOut):
        if event.victim == event.seat:
            return f"{person}_own"
        return "other_you" if ear is not None and event.victim == ear else person
    return person


def facts(face: ManilaNames, event: Event, ear: Seat | None) -> dict[str, object]:
    """Whatever the sentence may name."""
    if isinstance(event, GameOver):
        fortunes = [f"{face.within(seat, ear)} {face.signed(total)}" for seat, total in event.ranking]
        return {"fortunes": ", ".join(fortunes)}
    args: dict[str, object] = {}
    names: tuple[str, ...] = getattr(event, "__match_args__", ())
    for name in names:
        args |= fact(face, name, getattr(event, name), ear)
    if isinstance(event, SharesShown):
        args["shares"] = shares_shown(face, event)
    elif isinstance(event, (OfficeTaken, StowedAway)):
        args["money"] = face.price(event.pesos)
    elif isinstance(event, (Borrowed, Redeemed, RedeemedAtLast)):
        args["money"] = face.money(LOAN if isinstance(event, Borrowed) else REDEMPTION)
    return args


def fact(face: ManilaNames, name: str, given: int, ear: Seat | None) -> dict[str, object]:
    """One field of an event, as sentences name it."""
    if name in ("seat", "opener"):
        return {"who": face.name(given)}
    if name == "victim":
        return {"victim": face.within(given, ear)}
    if name == "ware":
        return face.ware(given) if given != NO_WARE else {}
    if name in ("pesos", "worth"):
        return {"money": face.money(given)}
    if name == "owed":
        return {"debt": face.money(given)}
    if name == "space":
        return {"where": face.where(given)}
    if name == "berth":
        return {"berth": berth_letter(given)}
    return {name: face.shares(given)} if isinstance(given, tuple) else {name: given}


def shares_shown(face: ManilaNames, event: SharesShown) -> str:
    """`2 jade, 1 silk; mortgaged: 1 jade`."""
    if not sum(event.pledged):
        return face.shares(event.free)
    pledged = face.say("shares.pledged", shares=face.shares(event.pledged))
    return f"{face.shares(event.free)}; {pledged}" if sum(event.free) else pledged
