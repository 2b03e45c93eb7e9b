"""The sentences of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.games.explorers import events as heard
from kogga.games.explorers.face.names import ExplorersNames
from kogga.games.explorers.pieces import EMPTY, NONE

SILENT: Final = (heard.IslandLaid, heard.TurnBegan, heard.PutToSea, heard.ItemGiven, heard.ItemAsked)
PLAIN: Final[dict[type[Event], str]] = {
    heard.Began: "began", heard.ColourChosen: "colour", heard.StartCards: "start_cards", heard.RoundBegan: "round",
    heard.Rolled: "rolled", heard.Harvested: "harvested", heard.BankShort: "short", heard.Consoled: "consoled",
    heard.DiscardsDue: "due", heard.CardLaid: "laid", heard.Discarded: "discarded", heard.PiratePlaced: "pirate",
    heard.PirateStayed: "pirate_home", heard.HaulSunk: "sunk", heard.NobodyRobbed: "robbed_nobody",
    heard.CardStolen: "stolen", heard.GoldStolen: "gold_stolen", heard.RoadBuilt: "road",
    heard.SettlementBuilt: "settlement", heard.Upgraded: "upgraded", heard.ShipBuilt: "ship",
    heard.BankTraded: "bank", heard.Bought: "bought", heard.SoldFast: "sold", heard.Proposed: "proposed",
    heard.Withdrawn: "withdrawn", heard.Traded: "traded", heard.WoolSpent: "wool", heard.Discovered: "discovered",
    heard.TokenLaid: "token", heard.Founded: "founded", heard.Loaded: "loaded", heard.Unloaded: "unloaded",
    heard.Exchanged: "exchanged", heard.Swapped: "swapped", heard.MarkerMoved: "marker", heard.LeadTaken: "lead",
    heard.CrewLanded: "landed", heard.LairCaptured: "captured", heard.CaptureRewarded: "capture_gold",
    heard.HeroRolled: "hero_rolled", heard.HeroesTied: "tied", heard.HeroNamed: "hero", heard.LairFreed: "freed",
    heard.CrewFetched: "fetched", heard.HaulTaken: "haul", heard.Delivered: "delivered", heard.Bartered: "bartered",
    heard.Won: "won", heard.RoundsOver: "rounds_over",
}  # fmt: skip


def tell(face: ExplorersNames, event: Event, ear: Seat | None) -> str:
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
    if isinstance(event, (heard.HarbourPlaced, heard.SettlementPlaced)):
        key = "harbour" if isinstance(event, heard.HarbourPlaced) else "settle"
        return f"neutral_{key}" if event.neutral else key
    if isinstance(event, (heard.SettlerBought, heard.CrewBought, heard.WentOverboard)):
        key = {heard.SettlerBought: "settler", heard.CrewBought: "crew"}.get(type(event), "overboard")
        return f"{key}_dock" if event.ship == NONE else f"{key}_ship"
    if isinstance(event, heard.ShipScrapped):
        return "scrapped" if event.cargo == EMPTY else "scrapped_cargo"
    if isinstance(event, heard.Sailed):
        return "sailed_tribute" if event.tribute else "sailed"
    if isinstance(event, heard.Rewarded):
        return "rewarded" if event.gold or event.kind != NONE else "rewarded_none"
    if isinstance(event, heard.ChaseRolled):
        return "chase_won" if event.won else "chase_lost"
    if isinstance(event, heard.FishRolled):
        return "fish_none" if event.hex == NONE else "fish"
    if isinstance(event, heard.AnswersShown):
        return "answers.some" if event.seats else "answers.none"
    assert isinstance(event, heard.Answered), event
    return "answered"


def listener(event: Event, ear: Seat | None) -> str:
    """Is the sentence about whoever listens?"""
    seat = getattr(event, "thief", getattr(event, "seat", None))
    is_mine = ear is not None and seat == ear
    if isinstance(event, heard.Answered):
        return "other" if not is_mine else "accept" if event.accepted else "refuse"
    if is_mine:
        return "you"
    if isinstance(event, heard.Traded):
        return "partner" if ear is not None and event.partner == ear else "other"
    if isinstance(event, (heard.CardStolen, heard.GoldStolen)):
        return "victim" if ear is not None and event.victim == ear else "other"
    return "other"


def facts(face: ExplorersNames, event: Event, ear: Seat | None) -> dict[str, object]:
    """Whatever the sentence may name."""
    args: dict[str, object] = {}
    names: tuple[str, ...] = getattr(event, "__match_args__", ())
    for name in names:
        given = getattr(event, name)
        args |= row(face, name, given, ear) if isinstance(given, tuple) else fact(face, name, given, ear)
    return args | special(face, event)


def fact(face: ExplorersNames, name: str, given: int, ear: Seat | None) -> dict[str, object]:
    """One field of an event, as sentences name it."""
    if name in ("seat", "first", "thief"):
        return {"who": face.name(given)}
    if name in ("victim", "partner"):
        return {"whom" if name == "victim" else "partner": face.within(given, ear)}
    if given == NONE:
        return {}
    if name == "kind":
        return face.kind(given)
    if name in ("given", "taken"):
        return {name: face.kind(given)["name"]}
    if name == "piece":
        return face.piece(given)
    if name == "colour":
        return face.colour(given)
    called: dict[str, Callable[[int], str]] = {
        "hex": face.hex, "corner": face.corner, "edge": face.edge, "cargo": face.cargo, "mission": face.mission,
    }  # fmt: skip
    if name in called:
        return {name: called[name](given)}
    if name == "ship":
        return {"ship": given + 1}
    return {"points": face.count("points", given)} if name == "points" else {name: given}


def row(face: ExplorersNames, name: str, given: tuple[int, ...], ear: Seat | None) -> dict[str, object]:
    """A field that lists seats or cards."""
    return {name: face.people(given, ear) if name == "seats" else face.cards(given)}


def special(face: ExplorersNames, event: Event) -> dict[str, object]:
    """What follows from several fields of an event."""
    if isinstance(event, heard.Harvested):
        return {"cards": face.cards(event.cards, event.gold)}
    if isinstance(event, heard.Rewarded):
        cards = [int(kind == event.kind) for kind in range(5)]
        return {"cards": face.cards(cards, event.gold)}
    if isinstance(event, heard.Rolled):
        return {"sum": event.one + event.other}
    if isinstance(event, heard.Discovered):
        return {"found": face.terrain(event.terrain, event.hex, "found")}
    if isinstance(event, heard.Bartered):
        return {"terrain": face.terrain(event.terrain, event.hex)}
    if isinstance(event, heard.Delivered):
        parts = [face.count(kind, n) for kind, n in (("hauls", event.hauls), ("sacks", event.sacks)) if n]
        return {"load": face.listed(parts)}
    return {}
