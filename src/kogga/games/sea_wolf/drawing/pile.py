"""The pile with what everybody knows of it, the row, the used cards, the delivery card on top."""

from __future__ import annotations

from html import escape
from typing import Final

from kogga.games.sea_wolf.drawing.fronts import LARGE
from kogga.games.sea_wolf.drawing.hands import LARGE_CARDS, NAMED
from kogga.games.sea_wolf.drawing.places import PILE_X, ROW_X, ROW_Y, USED_X
from kogga.games.sea_wolf.face import WolfFace
from kogga.games.sea_wolf.face.forecast import span
from kogga.games.sea_wolf.pieces import FOGGY_STACKS, NO_CARD, ROW, STACKS, WOLF
from kogga.games.sea_wolf.state import Phase
from kogga.games.sea_wolf.view import WolfView

ROW_PLACES: Final = [
    f'<g id="row-{place}" class="piece" transform="translate({ROW_X[place]} {ROW_Y})"' for place in range(ROW)
]
DELIVERY: Final = ' data-piece="delivery"><use href="#card-delivery"/></g>'
FANNED: Final = 4  # how many of the used cards one sees
FAN: Final = 28
GAUGE_X: Final = 76
GAUGE_FOOT: Final = ROW_Y + 144
CARD_HEIGHT: Final = 1.75  # in the pile seen from the side
CRATE_HEIGHT: Final = 18


def draw_row(parts: list[str], view: WolfView) -> None:
    """The open cards."""
    for place, card in enumerate(view.row):
        if card != NO_CARD:
            parts.append(f"{ROW_PLACES[place]}{LARGE_CARDS[card]}")


def draw_used(parts: list[str], face: WolfFace, view: WolfView) -> None:
    """The last used cards, the newest on top, and how many there are."""
    used = view.discards
    shown = used[-FANNED:]
    parts.append(
        f'<g id="discards" class="piece" transform="translate({USED_X} {ROW_Y})"{NAMED[used[-1]] if used else ""}>'
    )
    for nth, card in enumerate(shown):
        parts.append(f'<use href="#card-{card}" x="{FAN * nth}"/>')
    parts.append("</g>" if used else '<use href="#empty"/></g>')
    caption(parts, USED_X + LARGE.width // 2 + FAN * max(len(shown) - 1, 0) // 2, face.say("drawing.used", n=len(used)))


def caption(parts: list[str], x: int, words: str) -> None:
    """Words below the cards in the middle of the table."""
    parts.append(
        f'<text x="{x}" y="{ROW_Y + 167}" class="serif mid f-ink" font-size="15">{escape(words, quote=False)}</text>'
    )


def draw_pile(parts: list[str], face: WolfFace, view: WolfView) -> None:
    """The pile face down, how thick its stacks are, and the card that lies on it during a delivery."""
    parts.append(f'<g id="pile" class="piece" transform="translate({PILE_X} {ROW_Y})">')
    for depth in range(min(3, view.pile // 8), 0, -1):
        parts.append(f'<use href="#leaf" class="f-card" x="{-3 * depth}" y="{-2 * depth}"/>')
    parts.append(f'<use href="#{"card-back" if view.pile else "empty"}"/></g>')
    draw_gauge(parts, view)
    caption(parts, PILE_X + 20, until_delivery(face, view))
    if view.phase in (Phase.DELIVERY, Phase.WOLF):
        front = DELIVERY if view.phase == Phase.DELIVERY else LARGE_CARDS[WOLF]
        parts.append(f'<g id="delivery" class="piece" transform="translate({PILE_X + 8} {ROW_Y - 6})"{front}')


def until_delivery(face: WolfFace, view: WolfView) -> str:
    """When the next delivery comes, as far as everybody knows; else how many cards are left."""
    found = span(view)
    if found is None or not found[1] or view.phase == Phase.DELIVERY:
        return face.say("drawing.pile", n=view.pile)
    low, high = found
    return face.say("drawing.next", when=high if low == high else f"{low}\N{EN DASH}{high}", n=high)


def draw_gauge(parts: list[str], view: WolfView) -> None:
    """The pile from the side: each stack as thick as it is, with a crate below it, or somewhere in it if shuffled."""
    stacks = FOGGY_STACKS if view.options.poor_visibility else STACKS
    foot: float = GAUGE_FOOT
    for cards, due, shuffled in reversed([(view.left, view.due, view.shuffled), *stacks[view.stack + 1 :]]):
        foot = draw_stack(parts, foot, cards, due, shuffled)


def draw_stack(parts: list[str], foot: float, cards: int, due: int, shuffled: bool) -> float:
    """One stack on this foot; where the next one stands."""
    if due and not shuffled:
        parts.append(f'<use href="#small-crate" x="{GAUGE_X}" y="{foot - 8:.0f}"/>')
        foot -= CRATE_HEIGHT
    if not cards:
        return foot
    head = foot - max(cards * CARD_HEIGHT, 4)
    middle = (head + foot) / 2
    parts.append(f'<path d="M{GAUGE_X} {foot:.1f}V{head:.1f}" class="o-line" stroke-width="42"/>')
    edges = f"M{GAUGE_X} {foot - 0.7:.1f}V{head + 0.7:.1f}"
    parts.append(f'<path d="{edges}" class="o-white" stroke-width="40" stroke-dasharray="1.2 .5"/>')
    if due and shuffled:
        for nth in range(due):
            x = GAUGE_X + 12 * (2 * nth - due + 1)
            parts.append(f'<use href="#lost-crate" x="{x}" y="{middle:.0f}"/>')
    parts.append(f'<text x="{GAUGE_X - 26}" y="{middle + 5:.0f}" class="sans end f-ink" font-size="15">{cards}</text>')
    return head - 2
