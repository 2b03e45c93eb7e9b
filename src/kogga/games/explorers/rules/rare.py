"""The long ladders of what happens seldom: which choices there are, and which rule an action belongs to."""

from __future__ import annotations

from typing import assert_never

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.explorers.actions import (
    COLOUR,
    FIRST_HARBOUR,
    FIRST_ROAD,
    FIRST_SETTLEMENT,
    FIRST_SHIP,
    NEUTRAL_HARBOUR,
    NEUTRAL_SETTLEMENT,
    SHIP,
    Bank,
    Barter,
    Buy,
    Chase,
    Colour,
    CrewAboard,
    CrewAshore,
    Deliver,
    Die,
    Discard,
    DockOverboard,
    Exchange,
    FastGold,
    Fetch,
    FirstHarbour,
    FirstRoad,
    FirstSettlement,
    FirstShip,
    Fish,
    Found,
    Haul,
    HoldOverboard,
    LairNumber,
    Land,
    LayIsland,
    Load,
    Move,
    NeutralHarbour,
    NeutralSettlement,
    Pirate,
    Road,
    Rob,
    Robbed,
    Scrap,
    Settlement,
    SettlerAboard,
    SettlerAshore,
    Ship,
    Start,
    Swap,
    Token,
    TurnHex,
    Unload,
    Upgrade,
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


def rarely_legal(state: ExplorersState) -> list[Move]:
    """Set-up, the pirate ship, a rebuilt ship, the end of a trade."""
    phase = state.phase
    if phase == Phase.CLOSE:
        return trade.closings(state)
    if phase == Phase.ROB:
        return pirate.robberies(state)
    if phase == Phase.PIRATE or phase == Phase.HAVEN:
        return pirate.placings(state)
    if phase == Phase.BERTH:
        return [SHIP[edge] for edge in ships.berths(state, state.active)]
    if phase == Phase.COLOUR:
        return [move for colour, move in enumerate(COLOUR) if colour not in state.colours]
    if phase == Phase.FIRST_ROAD:
        return [FIRST_ROAD[edge] for edge in preparation.first_road_edges(state)]
    if phase == Phase.FIRST_SHIP:
        return [FIRST_SHIP[edge] for edge in preparation.first_ship_edges(state)]
    if phase == Phase.HARBOUR or phase == Phase.NEUTRAL_HARBOUR:
        harbours = FIRST_HARBOUR if phase == Phase.HARBOUR else NEUTRAL_HARBOUR
        return [harbours[corner] for corner in preparation.first_harbour_sites(state)]
    towns = FIRST_SETTLEMENT if phase == Phase.SETTLE else NEUTRAL_SETTLEMENT
    return [towns[corner] for corner in preparation.first_settlement_sites(state)]


def apply_at_sea(
    state: ExplorersState,
    action: Wool | Found | Load | Unload | Exchange | Swap | Land | Fetch | Barter | Haul | Deliver,
    say: Say | None,
) -> None:
    """Wool, founding, docks and shores."""
    if isinstance(action, Wool):
        ships.spend_wool(state, action.ship, say)
    elif isinstance(action, Found):
        settlers.found(state, action.ship, action.corner, say)
    elif isinstance(action, Load):
        cargo.load(state, action.ship, action.piece, say)
    elif isinstance(action, Unload):
        cargo.unload(state, action.ship, action.piece, say)
    elif isinstance(action, Exchange):
        cargo.exchange(state, action.ship, say)
    elif isinstance(action, Swap):
        cargo.swap(state, action.ship, action.piece, say)
    elif isinstance(action, Land):
        lairs.land(state, action.ship, action.hex, say)
    elif isinstance(action, Fetch):
        lairs.fetch(state, action.ship, action.hex, say)
    elif isinstance(action, Barter):
        spices.barter(state, action.ship, action.hex, say)
    elif isinstance(action, Haul):
        fish.haul(state, action.ship, action.hex, say)
    elif isinstance(action, Deliver):
        fish.deliver(state, action.ship, say)
    else:
        assert_never(action)


def apply_overboard(
    state: ExplorersState, action: HoldOverboard | DockOverboard | Chase | Fish, say: Say | None
) -> None:
    """What is thrown away, and what a die follows."""
    if isinstance(action, HoldOverboard):
        cargo.hold_overboard(state, action.ship, action.piece, say)
    elif isinstance(action, DockOverboard):
        cargo.dock_overboard(state, action.corner, action.piece, say)
    elif isinstance(action, Chase):
        pirate.chase(state, action.ship)
    elif isinstance(action, Fish):
        fish.fish(state)
    else:
        assert_never(action)


def apply_building(state: ExplorersState, action: Road | Settlement | Upgrade | Ship | Scrap, say: Say | None) -> None:
    """Roads, settlements, harbour settlements, ships."""
    if isinstance(action, Road):
        building.build_road(state, action.edge, say)
    elif isinstance(action, Settlement):
        building.build_settlement(state, action.corner, say)
    elif isinstance(action, Upgrade):
        building.upgrade(state, action.corner, say)
    elif isinstance(action, Ship):
        ships.build_ship(state, action.edge, say)
    elif isinstance(action, Scrap):
        ships.scrap(state, action.ship, say)
    else:
        assert_never(action)


def apply_purchase(
    state: ExplorersState,
    action: SettlerAshore | SettlerAboard | CrewAshore | CrewAboard | Bank | Buy | FastGold,
    say: Say | None,
) -> None:
    """Settlers, crews, and trade with the bank."""
    if isinstance(action, SettlerAshore):
        settlers.settler_ashore(state, action.corner, say)
    elif isinstance(action, SettlerAboard):
        settlers.settler_aboard(state, action.ship, say)
    elif isinstance(action, CrewAshore):
        crews.crew_ashore(state, action.corner, say)
    elif isinstance(action, CrewAboard):
        crews.crew_aboard(state, action.ship, say)
    elif isinstance(action, Bank):
        trade.bank(state, action.given, action.taken, say)
    elif isinstance(action, Buy):
        trade.buy(state, action.kind, say)
    elif isinstance(action, FastGold):
        spices.fast_gold(state, action.kind, say)
    else:
        assert_never(action)


def apply_rare(state: ExplorersState, seat: Seat, action: Move, say: Say | None) -> None:
    """Set-up, the seven, the pirate ship, and luck."""
    if isinstance(action, Discard):
        seven.discard(state, seat, action.kind, say)
    elif isinstance(action, Pirate):
        pirate.place_pirate(state, action.hex, say)
    elif isinstance(action, Rob):
        pirate.rob(state, action.victim, say)
    elif isinstance(action, Colour):
        preparation.choose_colour(state, action.colour, say)
    elif isinstance(action, FirstHarbour):
        preparation.place_harbour(state, action.corner, say)
    elif isinstance(action, FirstSettlement):
        preparation.place_settlement(state, action.corner, say)
    elif isinstance(action, NeutralHarbour):
        preparation.place_neutral_harbour(state, action.corner, say)
    elif isinstance(action, NeutralSettlement):
        preparation.place_neutral_settlement(state, action.corner, say)
    elif isinstance(action, FirstRoad):
        preparation.place_road(state, action.edge, say)
    elif isinstance(action, FirstShip):
        preparation.place_ship(state, action.edge, say)
    else:
        apply_luck(state, action, say)


def apply_luck(state: ExplorersState, action: Move, say: Say | None) -> None:
    """What luck brought, the roll of a turn aside."""
    if isinstance(action, TurnHex):
        discovery.turn_hex(state, action.hex, action.terrain, say)
    elif isinstance(action, Token):
        discovery.lay_token(state, action.hex, action.number, say)
    elif isinstance(action, Robbed):
        pirate.robbed(state, action.kind, say)
    elif isinstance(action, Die):
        apply_die(state, action.face, say)
    elif isinstance(action, LairNumber):
        lairs.free_field(state, action.hex, action.number, say)
    elif isinstance(action, Start):
        preparation.begin(state, action.seat, say)
    else:
        assert isinstance(action, LayIsland)
        preparation.lay_island(state, action.hex, action.terrain, say)


def apply_die(state: ExplorersState, face: int, say: Say | None) -> None:
    """The die of a chase, of a fisher, or of a hero."""
    if state.phase == Phase.CHASE:
        pirate.chase_rolled(state, face, say)
    elif state.phase == Phase.FISH:
        fish.fish_rolled(state, face, say)
    else:
        lairs.hero_rolled(state, face, say)
