"""What lies in the lid: dice where they fell, duels joined and numbered in their order, whatever a curse did."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

from kogga.games.seven_seas.actions import Throw
from kogga.games.seven_seas.drawing.places import LID, LID_X, LID_Y, lid_x, lid_y
from kogga.games.seven_seas.face.elements import dice
from kogga.games.seven_seas.face.lid import fights, is_battle, struck, sunk
from kogga.games.seven_seas.pieces import RED, WHIRLPOOL, Card
from kogga.games.seven_seas.rules.battle import sinks
from kogga.games.seven_seas.view import SeasView

NEAR: Final = 46  # dice closer than this have the number of their duel beside them, not between them
BESIDE: Final = 19
READY_Y: Final = 74
READY_ROW: Final = 78
READY_STEP: Final = 34
# A pirate's win, a merchant's win, both sunk: each a line of its own kind, so that colour is not needed.
LINES: Final = {
    (True, False): 'class="none o-good" stroke-width="2.4"',
    (False, True): 'class="none o-signal" stroke-width="2.4" stroke-dasharray="8 4"',
    (True, True): 'class="none o-ink" stroke-width="2.4" stroke-dasharray="2 4"',
}
SEA: Final = f'<rect id="lid" x="{LID_X}" y="{LID_Y}" width="{LID}" height="{LID}" rx="3" class="none"/>'


def draw_lid(parts: list[str], view: SeasView) -> None:
    """The lid and what lies in it."""
    parts.append(SEA)
    if view.throw is not None:
        parts.append(thrown(view.throw, view.cast))
    else:
        draw_ready(parts, dice(view))


@lru_cache(maxsize=128)
def thrown(throw: Throw, card: Card) -> str:
    """A throw as it lies there. A picture of it is asked for again and again until the next one."""
    parts: list[str] = []
    marked: dict[int, str] = {}
    if is_battle(card):
        marked = dict.fromkeys(sunk(throw), "sunk")
        draw_lines(parts, throw)
    else:
        marked = dict.fromkeys(struck(throw, card), "hit")
        if card == WHIRLPOOL:
            draw_whirlpool(parts, throw)
    for nth, owner in enumerate(throw.owners):
        place = f"translate({lid_x(throw.xs[nth]):g} {lid_y(throw.ys[nth]):g})"
        front = f"d{owner}-{throw.faces[nth]}"
        if nth not in marked:
            parts.append(f'<use id="die-{nth}" class="piece" href="#{front}" transform="{place}"/>')
            continue
        pale = ' opacity=".6"' if marked[nth] == "sunk" else ""
        parts.append(
            f'<g id="die-{nth}" class="piece" transform="{place}"><use href="#{front}"{pale}/>'
            f'<use href="#{marked[nth]}"/></g>'
        )
    if is_battle(card):
        draw_numbers(parts, throw)
    return "".join(parts)


def draw_lines(parts: list[str], throw: Throw) -> None:
    """A line for each duel, its kind tells who sank."""
    for kind, look in LINES.items():
        pairs = [pair for pair in fights(throw) if sinks(throw, pair) == kind]
        if pairs:
            d = "".join([f"M{spot(throw, merchant)}L{spot(throw, pirate)}" for merchant, pirate in pairs])
            parts.append(f'<path d="{d}" {look}/>')


def spot(throw: Throw, nth: int) -> str:
    """Where a die lies, as a point of a path."""
    return f"{lid_x(throw.xs[nth]):g} {lid_y(throw.ys[nth]):g}"


def draw_numbers(parts: list[str], throw: Throw) -> None:
    """The number of each duel: between the two ships, or beside them where they lie close."""
    for number, (merchant, pirate) in enumerate(fights(throw), 1):
        x, y = badge_spot(throw, merchant, pirate)
        parts.append(
            f'<g transform="translate({x:.0f} {y:.0f})"><circle r="9" class="f-card o-ink" stroke-width="1.4"/>'
            f'<text y="4.2" class="num f-ink" font-size="12">{number}</text></g>'
        )


def badge_spot(throw: Throw, merchant: int, pirate: int) -> tuple[float, float]:
    """Where the number of a duel stands; never outside the lid."""
    x, y = lid_x(throw.xs[merchant]), lid_y(throw.ys[merchant])
    across, along = lid_x(throw.xs[pirate]) - x, lid_y(throw.ys[pirate]) - y
    length = hypot(across, along)
    x, y = x + across / 2, y + along / 2
    if length < NEAR:
        x, y = x - BESIDE * along / length, y + BESIDE * across / length
    return min(max(x, LID_X + 10), LID_X + LID - 10), min(max(y, LID_Y + 10), LID_Y + LID - 10)


def draw_whirlpool(parts: list[str], throw: Throw) -> None:
    """§14.5 The red die's whirlpool, as far as it reaches."""
    x, y = lid_x(throw.xs[0]), lid_y(throw.ys[0])
    caught = struck(throw, WHIRLPOOL)
    reach = max([hypot(lid_x(throw.xs[nth]) - x, lid_y(throw.ys[nth]) - y) for nth in caught], default=50)
    scale = max(reach, 24) / 50
    parts.append(
        f'<use href="#maelstrom" transform="translate({x:g} {y:g}) scale({scale:.2f})" stroke-width="{3 / scale:.1f}"/>'
    )


def draw_ready(parts: list[str], owners: tuple[int, ...]) -> None:
    """Ships that wait for the throw, merchants above, each player's in a row."""
    rows = list(dict.fromkeys(owners))
    for nth, owner in enumerate(owners):
        row = rows.index(owner)
        column = nth - owners.index(owner)
        x = LID_X + LID / 2 + READY_STEP * (column - (owners.count(owner) - 1) / 2)
        y = LID_Y + READY_Y + READY_ROW * row + (0 if owner == RED else 20)
        parts.append(f'<use id="die-{nth}" class="piece" href="#d{owner}-0" transform="translate({x:g} {y:g})"/>')
