"""What the buttons say."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Action
from kogga.games.explorers import actions as verbs
from kogga.games.explorers.actions import Move
from kogga.games.explorers.board import BOARDS
from kogga.games.explorers.face.names import ExplorersNames
from kogga.games.explorers.pieces import CREW, GOODS, NOBODY, NONE, PIECES, SACK, SHIPS
from kogga.games.explorers.view import ExplorersView

PLAIN: Final[dict[type[Action], str]] = {
    verbs.Colour: "colour", verbs.FirstHarbour: "harbour", verbs.FirstSettlement: "settle",
    verbs.NeutralHarbour: "neutral_harbour", verbs.NeutralSettlement: "neutral_settle", verbs.FirstRoad: "first_road",
    verbs.FirstShip: "first_ship", verbs.Discard: "discard", verbs.Road: "road", verbs.Settlement: "settlement",
    verbs.Upgrade: "upgrade", verbs.Ship: "ship", verbs.Scrap: "scrap", verbs.SettlerAshore: "settler_dock",
    verbs.SettlerAboard: "settler_ship", verbs.CrewAshore: "crew_dock", verbs.CrewAboard: "crew_ship",
    verbs.Bank: "bank", verbs.Buy: "buy", verbs.FastGold: "fast", verbs.HoldOverboard: "hold_overboard",
    verbs.DockOverboard: "dock_overboard", verbs.ToSea: "to_sea", verbs.Propose: "propose",
    verbs.Withdraw: "withdraw", verbs.Accept: "accept", verbs.Refuse: "refuse", verbs.Close: "close",
    verbs.Wool: "wool", verbs.Found: "found", verbs.Load: "load", verbs.Unload: "unload",
    verbs.Exchange: "exchange", verbs.Swap: "swap", verbs.Land: "land", verbs.Fetch: "fetch", verbs.Barter: "trade",
    verbs.Haul: "haul", verbs.Deliver: "deliver", verbs.Chase: "chase", verbs.Fish: "fish", verbs.End: "end",
    verbs.LayIsland: "island", verbs.Start: "start", verbs.Roll: "roll", verbs.Robbed: "robbed",
    verbs.TurnHex: "hex", verbs.Token: "token", verbs.Die: "die", verbs.LairNumber: "lair",
}  # fmt: skip


def label(face: ExplorersNames, view: ExplorersView, action: Move) -> str:
    """What a button says."""
    return face.say(f"label.{key_of(view, action)}", **facts(face, view, action))


def key_of(view: ExplorersView, action: Move) -> str:
    """Which words a button needs."""
    if isinstance(action, verbs.Sail):
        return "sail_tribute" if owes_tribute(view, action) else "sail"
    if isinstance(action, verbs.Pirate):
        return "pirate_home" if action.hex == NONE else "pirate"
    if isinstance(action, verbs.Rob):
        return "rob_nobody" if action.victim == NOBODY else "rob"
    if isinstance(action, verbs.Give):
        return "give_more" if view.given[action.kind] else "give"
    if isinstance(action, verbs.Ask):
        return "ask_more" if view.asked[action.kind] else "ask"
    return PLAIN[type(action)]


def owes_tribute(view: ExplorersView, action: verbs.Sail) -> bool:
    """§11.4 Would this step cost a coin?"""
    if view.pirate == NONE or view.captain == view.active or view.tolled >> action.ship & 1:
        return False
    sides = BOARDS[view.options.scenario].edge_hexes
    left = view.ships[SHIPS * view.active + action.ship]
    return view.pirate in sides[action.edge] or (left != NONE and view.pirate in sides[left])


def facts(face: ExplorersNames, view: ExplorersView, action: Move) -> dict[str, object]:
    """Whatever a button may name."""
    args: dict[str, object] = {}
    names: tuple[str, ...] = getattr(action, "__match_args__", ())
    for name in names:
        args |= fact(face, view, name, getattr(action, name))
    if isinstance(action, (verbs.LayIsland, verbs.TurnHex)):
        args["terrain"] = face.terrain(action.terrain, action.hex)
    if isinstance(action, verbs.Swap):
        args["other"] = face.say(f"acc.{PIECES[CREW + SACK - action.piece]}")
    if isinstance(action, (verbs.Scrap, verbs.Deliver)):
        args["cargo"] = face.cargo(view.holds[SHIPS * view.active + action.ship])
    return args


def fact(face: ExplorersNames, view: ExplorersView, name: str, given: int) -> dict[str, object]:
    """One part of an action, as buttons name it."""
    if given == NONE or name == "terrain":
        return {}
    if name in ("seat", "victim"):
        return {"whom": face.within(given, view.seat)}
    if name == "kind":
        return face.kind(given)
    if name in ("given", "taken"):
        return {name: face.say(f"name.{GOODS[given]}")}
    if name == "piece":
        return face.piece(given)
    if name == "colour":
        return face.colour(given)
    if name == "hex":
        return {"hex": face.hex(given)}
    if name == "corner":
        return {"corner": face.corner(given)}
    if name == "edge":
        return {"edge": face.edge(given)}
    return {name: given + 1 if name == "ship" else given}
