"""The live layer: every piece an element with an id, placed by its own transform. Written out by hand, for speed."""

from __future__ import annotations

from html import escape
from typing import Final

from kogga.core.face import Svg
from kogga.draw.svg import at
from kogga.games.manila.actions import SetOut, Steer
from kogga.games.manila.board import (
    INSURANCE,
    LAST_SPOT,
    NOT_AFLOAT,
    PORT,
    PORT_SPOT,
    PRICES,
    SPACES,
    TARGET_OF,
    YARD_SPOT,
)
from kogga.games.manila.drawing.chart import step_kinds
from kogga.games.manila.drawing.places import (
    BEACH,
    BEACH_SCALE,
    BEACH_X,
    BERTH_DIE,
    BERTH_SCALE,
    BERTH_X,
    DIE,
    HOLDS,
    LANES,
    MARKERS,
    MARKET_AT,
    MARKET_X,
    PILE_Y,
    PORT_Y,
    SHORE,
    STEPS_AT,
    YARD_Y,
    lane_x,
    plates,
)
from kogga.games.manila.drawing.players import draw_player
from kogga.games.manila.drawing.things import PIGMENTS
from kogga.games.manila.face import ManilaFace
from kogga.games.manila.face.elements import SPACE_IDS, is_auction, loaded
from kogga.games.manila.pieces import ACCOMPLICES, KINDS, NO_PAWN, PAWNS, ROLLS, SHARE_PRICES, SHARES, WARES, Ware
from kogga.games.manila.state import Phase
from kogga.games.manila.view import ManilaView

Spot = tuple[float, float, float]  # x, y and scale

SPACE_THINGS: Final = [f"space-{'fee' if space == INSURANCE else PRICES[space]}" for space in range(SPACES)]
EMPTY_PILE: Final = '<rect width="30" height="42" rx="4" class="none o-line" stroke-dasharray="3 3"/>'


def pile(ware: Ware, count: int) -> str:
    """A pile of shares, three of them to be seen at most."""
    cards = [f'<use href="#slip-{ware}" x="{-2 * nth}" y="{2 * nth}"/>' for nth in range(min(count, 3))]
    return "".join([*reversed(cards), '<use href="#slip-rim"/>']) if cards else EMPTY_PILE


PILES: Final = [[pile(ware, count) for count in range(SHARES + 1)] for ware in range(KINDS)]


def layer(face: ManilaFace, view: ManilaView) -> Svg:
    """Everything that moves, from back to front."""
    boats = boat_spots(view)
    parts = ['<g class="live">']
    draw_time(parts, face, view)
    draw_market(parts, view)
    for seat, plate in enumerate(plates(view.seats, view.seat)):
        draw_player(parts, face, view, seat, plate)
    draw_boats(parts, face, view, boats)
    draw_targets(parts, view)
    spots = space_spots(boats)
    draw_spaces(parts, view, spots)
    draw_pawns(parts, view, spots)
    draw_dice(parts, view, boats)
    parts.append("</g>")
    return Svg("".join(parts))


def boat_spots(view: ManilaView) -> list[Spot]:
    """Where each boat is: on the beach, on its lane, or at a berth."""
    lanes = {ware: LANES[nth] for nth, ware in enumerate(loaded(view))}
    return [boat_spot(view.boats[ware], ware, lanes) for ware in range(KINDS)]


def boat_spot(spot: int, ware: Ware, lanes: dict[Ware, int]) -> Spot:
    """Where one boat is."""
    if spot == NOT_AFLOAT:
        return BEACH_X, BEACH[ware], BEACH_SCALE
    if spot <= LAST_SPOT:
        return lane_x(spot), lanes[ware], 1
    y = PORT_Y[spot - PORT_SPOT] if spot < YARD_SPOT else YARD_Y[spot - YARD_SPOT]
    return BERTH_X, y + 19, BERTH_SCALE


def draw_boats(parts: list[str], face: ManilaFace, view: ManilaView, boats: list[Spot]) -> None:
    """The four boats, and a ring round the space each is on; the one left ashore is pale."""
    for ware, (x, y, scale) in enumerate(boats):
        word = WARES[ware]
        if 0 <= view.boats[ware] <= LAST_SPOT:
            parts.append(f'<use id="buoy-{word}" class="piece" href="#buoy-{ware}" transform="translate({x} {y})"/>')
        pale = ' opacity=".5"' if ware == view.ashore else ""
        parts.append(f'<use id="boat-{word}" class="piece" href="#hull-{ware}" transform="{at(x, y, scale)}"{pale}/>')
        if ware == view.ashore:
            words = escape(face.say("chart.ashore"), quote=False)
            parts.append(f'<text x="{BEACH_X + 2}" y="{y + 6}" class="serif mid f-ink-2" font-size="12">{words}</text>')


def space_spots(boats: list[Spot]) -> list[Spot]:
    """Where each space for an accomplice is: in a hold it goes where the boat goes."""
    spots: list[Spot] = []
    for space in range(SPACES):
        if space < PORT:
            x, y, scale = boats[TARGET_OF[space]]
            dx, dy = HOLDS[space]
            spots.append((x + dx * scale, y + dy * scale, scale))
        else:
            spots.append((*SHORE[space], 1.25))
    return spots


def draw_spaces(parts: list[str], view: ManilaView, spots: list[Spot]) -> None:
    """Every space with its price, whoever stands there covers it; a hold that is closed has prices no more."""
    for space, (x, y, scale) in enumerate(spots):
        is_shut = space < PORT and view.boats[TARGET_OF[space]] > LAST_SPOT
        thing = "space-shut" if is_shut else SPACE_THINGS[space]
        parts.append(f'<use id="{SPACE_IDS[space]}" class="piece" href="#{thing}" transform="{at(x, y, scale)}"/>')


def draw_pawns(parts: list[str], view: ManilaView, spots: list[Spot]) -> None:
    """Every accomplice, on its space or waiting before its owner."""
    where = {pawn: space for space, pawn in enumerate(view.spaces) if pawn != NO_PAWN}
    for seat, plate in enumerate(plates(view.seats, view.seat)):
        for nth, home in enumerate(plate.pawns(view.seats)):
            space = where.get(PAWNS * seat + nth)
            place = home if space is None else at(*spots[space])
            parts.append(f'<use id="pawn-{seat}-{nth}" class="piece" href="#man-{seat}" transform="{place}"/>')


def draw_targets(parts: list[str], view: ManilaView) -> None:
    """The spaces of the lanes somebody may choose now."""
    for choice in view.choices:
        if isinstance(choice, SetOut):
            draw_target(parts, view, choice.ware, choice.spot)
        elif isinstance(choice, Steer):
            draw_target(parts, view, choice.ware, view.boats[choice.ware] + choice.step)


def draw_target(parts: list[str], view: ManilaView, ware: Ware, spot: int) -> None:
    """One of them."""
    place = at(lane_x(spot), LANES[loaded(view).index(ware)])
    parts.append(f'<use id="lane-{WARES[ware]}-{spot}" class="piece" href="#target" transform="{place}"/>')


def draw_dice(parts: list[str], view: ManilaView, boats: list[Spot]) -> None:
    """The dice of the last throw, each beside its boat."""
    for ware, eyes in enumerate(view.dice):
        if eyes:
            x, y, _ = boats[ware]
            dx, dy, size = DIE
            place = at(x + dx, y + dy, size)
            if view.boats[ware] > LAST_SPOT:
                left, up, size = BERTH_DIE
                place = at(left, y - 19 + up, size)
            color = PIGMENTS[ware]
            parts.append(
                f'<g id="die-{WARES[ware]}" class="piece" transform="{place}"><use href="#die-box" class="f-{color}"/>'
                f'<use href="#pips-{eyes}" class="f-{color}-ink"/></g>'
            )


def draw_market(parts: list[str], view: ManilaView) -> None:
    """The four markers, and the shares for sale with their number and price."""
    left, top = MARKET_AT
    for ware, step in enumerate(view.market):
        word = WARES[ware]
        x, y = left + MARKET_X[ware] - 27, top + PILE_Y
        parts.append(f'<use id="market-{word}" class="piece" href="#cube-{ware}" transform="{MARKERS[ware][step]}"/>')
        count = view.supply[ware] if view.supply else 0
        parts.append(
            f'<g id="supply-{word}" class="piece" transform="translate({x} {y})">{PILES[ware][count]}'
            f'<text x="34" y="15" class="sans f-ink" font-size="13">×{count}</text>'
            f'<text x="34" y="32" class="sans f-ink-2" font-size="12">{SHARE_PRICES[step]} ₱</text></g>'
        )


def draw_time(parts: list[str], face: ManilaFace, view: ManilaView) -> None:
    """The voyage, the step of it, and what the step is called."""
    x, y = STEPS_AT
    step = step_of(view)
    kinds = step_kinds(view.seats)
    voyage = escape(face.say("chart.voyage", voyage=view.voyage), quote=False)
    parts.append(f'<text x="{x - 20}" y="{y + 6}" class="serif end f-ink" font-size="18">{voyage}</text>')
    if step < len(kinds):
        parts.append(f'<use id="step" class="piece" href="#now" transform="translate({x + 27 * step} {y})"/>')
    words = escape(step_name(face, view), quote=False)
    parts.append(f'<text x="{x + 27 * len(kinds) - 4}" y="{y + 6}" class="serif f-ink" font-size="16">{words}</text>')


def step_of(view: ManilaView) -> int:
    """Which of the signs the table has come to."""
    if view.phase == Phase.OVER or view.phase == Phase.SEND:
        return len(step_kinds(view.seats)) - (view.phase == Phase.SEND)
    if view.phase < Phase.ROLL or is_auction(view):
        return 0
    if not view.round:
        return 1
    extra = ACCOMPLICES[view.seats] - ROLLS
    rounds = 1 + view.round + max(0, view.round - 1 - extra)
    is_throw = view.phase in (Phase.ROLL, Phase.CAPTAIN, Phase.PIRATE) or is_payout(view)
    return rounds + is_throw


def is_payout(view: ManilaView) -> bool:
    """Is the voyage over but for the money?"""
    return view.phase == Phase.LOAN and not any(0 <= spot <= LAST_SPOT for spot in view.boats)


def step_name(face: ManilaFace, view: ManilaView) -> str:
    """What the step is called."""
    if view.phase == Phase.OVER:
        return face.say("chart.over")
    if is_auction(view) or view.phase < Phase.ROLL:
        return face.say("chart.auction")
    if not view.round:
        return face.say("chart.loading")
    if view.phase == Phase.ROLL:
        return face.say("chart.throw", roll=view.round + ROLLS - ACCOMPLICES[view.seats])
    if view.phase == Phase.SEND or is_payout(view):
        return face.say("chart.payout")
    if view.phase in (Phase.CAPTAIN, Phase.PIRATE):
        return face.say("chart.boarding")
    if view.phase in (Phase.SMALL_PILOT, Phase.LARGE_PILOT, Phase.LARGE_AGAIN):
        return face.say("chart.piloting")
    return face.say("chart.round", round=view.round, rounds=ACCOMPLICES[view.seats])
