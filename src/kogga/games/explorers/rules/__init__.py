"""The rules, one module a chapter of the book."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.refusals import Refusal
from kogga.games.explorers.actions import (
    DIE,
    LAY_ISLAND,
    ROLL,
    START,
    Accept,
    Ask,
    Bank,
    Barter,
    Buy,
    Chase,
    Close,
    Colour,
    CrewAboard,
    CrewAshore,
    Deliver,
    Discard,
    DockOverboard,
    End,
    Exchange,
    FastGold,
    Fetch,
    FirstHarbour,
    FirstRoad,
    FirstSettlement,
    FirstShip,
    Fish,
    Found,
    Give,
    Haul,
    HoldOverboard,
    Land,
    Load,
    Move,
    NeutralHarbour,
    NeutralSettlement,
    Pirate,
    Propose,
    Refuse,
    Road,
    Rob,
    Sail,
    Scrap,
    Settlement,
    SettlerAboard,
    SettlerAshore,
    Ship,
    Swap,
    ToSea,
    Unload,
    Upgrade,
    Withdraw,
    Wool,
)
from kogga.games.explorers.rules import (
    building,
    cargo,
    crews,
    discovery,
    fish,
    lairs,
    pirate,
    preparation,
    settlers,
    seven,
    ships,
    spices,
    trade,
)
from kogga.games.explorers.state import ExplorersState, Phase


def odds(state: ExplorersState) -> list[tuple[Move, int]]:
    """What luck may bring, with weights."""
    phase = state.phase
    if phase == Phase.ROLL:
        return [(roll, 1) for roll in ROLL]
    if phase == Phase.HEX:
        return discovery.hex_odds(state)
    if phase == Phase.TOKEN:
        return discovery.token_odds(state)
    if phase == Phase.ROBBED:
        return pirate.theft_odds(state)
    if phase == Phase.LAIR:
        return lairs.lair_odds(state)
    if phase == Phase.START:
        return [(START[seat], 1) for seat in range(state.seats)]
    if phase == Phase.ISLAND:
        hex = preparation.next_loose(state)
        left = preparation.loose_left(state)
        return [(LAY_ISLAND[hex][terrain], hexes) for terrain, hexes in enumerate(left) if hexes]
    return [(die, 1) for die in DIE]


BUILDING: Final = (Phase.BUILD,)
SAILING: Final = (Phase.SEA,)
# The moments each verb belongs to, and the paragraph and the sentence for any other moment.
MOMENTS: Final[dict[type[Move], tuple[tuple[int, ...], str, str]]] = {
    Colour: ((Phase.COLOUR,), "2.4", "not_in_set_up"),
    FirstHarbour: ((Phase.HARBOUR,), "2.5", "not_in_set_up"),
    FirstSettlement: ((Phase.SETTLE,), "2.5", "not_in_set_up"),
    NeutralHarbour: ((Phase.NEUTRAL_HARBOUR,), "2.8", "not_in_set_up"),
    NeutralSettlement: ((Phase.NEUTRAL_SETTLE,), "2.8", "not_in_set_up"),
    FirstRoad: ((Phase.FIRST_ROAD,), "2.6", "not_in_set_up"),
    FirstShip: ((Phase.FIRST_SHIP,), "2.6", "not_in_set_up"),
    Discard: ((Phase.DISCARD,), "4.4", "no_seven"),
    Pirate: ((Phase.PIRATE, Phase.HAVEN), "11.2", "no_pirate_now"),
    Rob: ((Phase.ROB,), "11.3", "no_theft_now"),
    Road: (BUILDING, "3.1", "not_building"),
    Settlement: (BUILDING, "3.1", "not_building"),
    Upgrade: (BUILDING, "3.1", "not_building"),
    Ship: ((Phase.BUILD, Phase.BERTH), "3.1", "not_building"),
    Scrap: (BUILDING, "3.1", "not_building"),
    SettlerAshore: (BUILDING, "3.1", "not_building"),
    SettlerAboard: (BUILDING, "3.1", "not_building"),
    CrewAshore: (BUILDING, "3.1", "not_building"),
    CrewAboard: (BUILDING, "3.1", "not_building"),
    Bank: (BUILDING, "3.1", "not_building"),
    Buy: (BUILDING, "3.1", "not_building"),
    FastGold: (BUILDING, "3.1", "not_building"),
    HoldOverboard: ((Phase.BUILD, Phase.SEA), "7.8", "not_now"),
    DockOverboard: ((Phase.BUILD, Phase.SEA), "7.8", "not_now"),
    ToSea: (BUILDING, "3.1", "not_building"),
    Give: ((Phase.BUILD, Phase.DRAFT), "5.3", "no_draft_now"),
    Ask: ((Phase.BUILD, Phase.DRAFT), "5.3", "no_draft_now"),
    Propose: ((Phase.DRAFT,), "5.3", "no_draft_open"),
    Withdraw: ((Phase.DRAFT, Phase.CLOSE), "5.3", "no_draft_open"),
    Accept: ((Phase.ANSWER,), "5.4", "no_offer"),
    Refuse: ((Phase.ANSWER,), "5.4", "no_offer"),
    Close: ((Phase.CLOSE,), "5.5", "nothing_to_close"),
    Sail: (SAILING, "3.1", "not_at_sea"),
    Wool: (SAILING, "7.5", "not_at_sea"),
    Found: (SAILING, "9.3", "not_at_sea"),
    Load: (SAILING, "10.3", "not_at_sea"),
    Unload: (SAILING, "10.3", "not_at_sea"),
    Exchange: (SAILING, "10.3", "not_at_sea"),
    Swap: (SAILING, "10.3", "not_at_sea"),
    Land: (SAILING, "13.2", "not_at_sea"),
    Fetch: (SAILING, "13.5", "not_at_sea"),
    Barter: (SAILING, "15.2", "not_at_sea"),
    Haul: (SAILING, "14.3", "not_at_sea"),
    Deliver: (SAILING, "14.4", "not_at_sea"),
    Chase: (SAILING, "11.5", "not_at_sea"),
    Fish: (SAILING, "14.2", "not_at_sea"),
    End: (SAILING, "3.1", "not_at_sea"),
}
# Verbs that some scenarios do not know, and from which on they do.
SINCE: Final[dict[type[Move], int]] = {
    Pirate: 2, Rob: 2, CrewAshore: 2, CrewAboard: 2, Chase: 2, FirstHarbour: 2, FirstSettlement: 2, FirstRoad: 2,
    FirstShip: 2, NeutralHarbour: 2, NeutralSettlement: 2, Land: 2, Fetch: 2, Fish: 3, Haul: 3, Deliver: 3,
    FastGold: 4, Barter: 4, Swap: 4,
}  # fmt: skip


def why_not(state: ExplorersState, seat: Seat, action: Move) -> Refusal | None:
    """§3.1 Why this seat may not do this now; None: it may."""
    verb = type(action)
    if verb not in MOMENTS:
        return Refusal("3.1", "luck_alone")
    if state.phase == Phase.OVER:
        return Refusal("16.1", "over")
    if state.phase in (Phase.DISCARD, Phase.ANSWER):
        if not state.owing >> seat & 1:
            return Refusal("3.1", "not_asked")
    elif seat != state.active or state.phase < Phase.COLOUR:
        return Refusal("3.1", "not_your_turn")
    phases, paragraph, key = MOMENTS[verb]
    if state.scenario < SINCE.get(verb, 1):
        return Refusal("3.2", "not_in_this_scenario")
    if state.phase not in phases:
        return Refusal(paragraph, key)
    if state.phase < Phase.DISCARD:
        return why_not_in_set_up(state, action)
    if state.phase == Phase.SEA:
        return why_not_at_sea(state, seat, action)
    if isinstance(action, (Discard, Pirate, Rob)):
        return why_not_after_seven(state, seat, action)
    return why_not_building(state, seat, action) if state.phase < Phase.DRAFT else why_not_trade(state, seat, action)


def why_not_in_set_up(state: ExplorersState, action: Move) -> Refusal | None:
    """§2 Why this is refused although it is the moment for it."""
    if isinstance(action, Colour):
        return preparation.why_not_colour(state, action.colour)
    if isinstance(action, (FirstHarbour, NeutralHarbour)):
        return preparation.why_not_first_harbour(state, action.corner)
    if isinstance(action, (FirstSettlement, NeutralSettlement)):
        return preparation.why_not_first_settlement(state, action.corner)
    if isinstance(action, FirstRoad):
        return preparation.why_not_first_road(state, action.edge)
    return preparation.why_not_first_ship(state, action.edge) if isinstance(action, FirstShip) else None


def why_not_after_seven(state: ExplorersState, seat: Seat, action: Discard | Pirate | Rob) -> Refusal | None:
    """§4.4, §11 The same for discards, the pirate ship and theft."""
    if isinstance(action, Discard):
        return seven.why_not_discard(state, seat, action.kind)
    if isinstance(action, Pirate):
        return pirate.why_not_pirate(state, action.hex)
    return pirate.why_not_rob(state, action.victim)


def why_not_building(state: ExplorersState, seat: Seat, action: Move) -> Refusal | None:
    """§6, §7.2, §9.1, §10.1 The same for pieces; trade follows."""
    if isinstance(action, Road):
        return building.why_not_road(state, seat, action.edge)
    if isinstance(action, Settlement):
        return building.why_not_settlement(state, seat, action.corner)
    if isinstance(action, Upgrade):
        return building.why_not_upgrade(state, seat, action.corner)
    if isinstance(action, Ship):
        berth = state.phase == Phase.BERTH
        return (ships.why_not_berth if berth else ships.why_not_ship)(state, seat, action.edge)
    if isinstance(action, Scrap):
        return ships.why_not_scrap(state, seat, action.ship)
    if isinstance(action, SettlerAshore):
        return settlers.why_not_settler_ashore(state, seat, action.corner)
    if isinstance(action, SettlerAboard):
        return settlers.why_not_settler_aboard(state, seat, action.ship)
    if isinstance(action, CrewAshore):
        return crews.why_not_crew_ashore(state, seat, action.corner)
    if isinstance(action, CrewAboard):
        return crews.why_not_crew_aboard(state, seat, action.ship)
    return why_not_overboard(state, seat, action) or why_not_trade(state, seat, action)


def why_not_overboard(state: ExplorersState, seat: Seat, action: Move) -> Refusal | None:
    """§7.8 The same for what is thrown away."""
    if isinstance(action, HoldOverboard):
        return cargo.why_not_hold_overboard(state, seat, action.ship, action.piece)
    if isinstance(action, DockOverboard):
        return cargo.why_not_dock_overboard(state, seat, action.corner, action.piece)
    return None


def why_not_trade(state: ExplorersState, seat: Seat, action: Move) -> Refusal | None:
    """§5, §15.7 The same for trade."""
    if isinstance(action, Bank):
        return trade.why_not_bank(state, seat, action.given, action.taken)
    if isinstance(action, Buy):
        return trade.why_not_buy(state, seat, action.kind)
    if isinstance(action, FastGold):
        return spices.why_not_fast_gold(state, seat, action.kind)
    if isinstance(action, Give):
        return trade.why_not_give(state, seat, action.kind)
    if isinstance(action, Ask):
        return trade.why_not_ask(state, seat, action.kind)
    if isinstance(action, Propose):
        return trade.why_not_propose(state)
    if isinstance(action, Accept):
        return trade.why_not_accept(state, seat)
    return trade.why_not_close(state, action.seat) if isinstance(action, Close) else None


def why_not_at_sea(state: ExplorersState, seat: Seat, action: Move) -> Refusal | None:
    """§7, §9.3, §11.5 The same for ships."""
    if isinstance(action, Sail):
        return ships.why_not_sail(state, seat, action.ship, action.edge)
    if isinstance(action, Wool):
        return ships.why_not_wool(state, seat, action.ship)
    if isinstance(action, Found):
        return settlers.why_not_found(state, seat, action.ship, action.corner)
    if isinstance(action, (Load, Unload, Exchange, Swap)):
        return cargo.why_not_dock_move(state, seat, action.ship, action)
    if isinstance(action, Chase):
        return pirate.why_not_chase(state, seat, action.ship)
    if isinstance(action, Fish):
        return fish.why_not_fish(state)
    if isinstance(action, End):
        is_stuck = ships.is_crowded(state)
        return Refusal("7.6", "on_a_full_route", (("ship", state.open + 1),)) if is_stuck else None
    return why_not_ashore(state, seat, action) or why_not_overboard(state, seat, action)


def why_not_ashore(state: ExplorersState, seat: Seat, action: Move) -> Refusal | None:
    """§13, §14, §15 The same at lairs, villages, fish and the Council."""
    if isinstance(action, Land):
        return lairs.why_not_land(state, seat, action.ship, action.hex)
    if isinstance(action, Fetch):
        return lairs.why_not_fetch(state, seat, action.ship, action.hex)
    if isinstance(action, Barter):
        return spices.why_not_barter(state, seat, action.ship, action.hex)
    if isinstance(action, Haul):
        return fish.why_not_haul(state, seat, action.ship, action.hex)
    return fish.why_not_deliver(state, seat, action.ship) if isinstance(action, Deliver) else None
