"""Hands: one's own large and open, others small, with what everybody knows of them."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.games.sea_wolf.drawing.berths import LAID, LAID_LARGE, piece_words
from kogga.games.sea_wolf.drawing.places import Harbour
from kogga.games.sea_wolf.drawing.small import small_front
from kogga.games.sea_wolf.pieces import COLOR, FIRST_EVENT, NO_PAIR, ORDINARY_CARDS, SUITS, WOLF, Card
from kogga.games.sea_wolf.view import WolfView

NAMED: Final = [piece_words(card) for card in range(WOLF + 1)]
LARGE_CARDS: Final = [f'{NAMED[card]}><use href="#card-{card}"/></g>' for card in range(WOLF + 1)]
SMALL_CARDS: Final = [f"{NAMED[card]}>{small_front(card)}</g>" for card in range(WOLF + 1)]
KNOWN_CARDS: Final = [
    f'{NAMED[card]}><use href="#card-{card}"/><use href="#eye" x="24" y="-1"/></g>' for card in range(WOLF + 1)
]
LARGE_BACK: Final = '><use href="#card-back"/></g>'
SMALL_BACK: Final = '><use href="#small-back"/></g>'

# One's own hand lies by colour, ships before goods, events last.
ORDER: Final = [COLOR[card] * 100 + card if card < FIRST_EVENT else 1000 + card for card in range(ORDINARY_CARDS)]


def draw_berths(parts: list[str], view: WolfView, seat: Seat, harbour: Harbour) -> None:
    """The four berths of a seat, empty or with the ship that brought the good."""
    laid, large = (LAID_LARGE, "-large") if harbour.has_large_berths else (LAID, "")
    for suit, place in enumerate(harbour.berths):
        pair = view.laid[SUITS * seat + suit]
        if pair == NO_PAIR:
            parts.append(
                f'<g id="port-{seat}-{suit}" class="piece" transform="{place}"><use href="#berth-{suit}{large}"/></g>'
            )
        else:
            named, drawn = laid[pair]
            parts.append(f'<g id="port-{seat}-{suit}" class="piece" transform="{place}"{named}>{drawn}</g>')


def draw_hand(parts: list[str], view: WolfView, seat: Seat, harbour: Harbour) -> None:
    """The cards of a seat, then its wolves."""
    if seat == view.seat:
        draw_own_hand(parts, view, seat, harbour)
        return
    fronts, back = (LARGE_CARDS, LARGE_BACK) if harbour.has_large_cards else (SMALL_CARDS, SMALL_BACK)
    cards = [fronts[card] for card in view.known[seat]] + [back] * view.hidden[seat]
    spots = harbour.spread(len(cards) + view.wolves[seat])
    for nth, front in enumerate(cards):
        parts.append(f'<g id="hand-{seat}-{nth}" class="piece" transform="{spots[nth]}"{front}')
    draw_wolves(parts, seat, spots[len(cards) :], fronts[WOLF])


def draw_own_hand(parts: list[str], view: WolfView, seat: Seat, harbour: Harbour) -> None:
    """One's own cards by colour; an eye marks those everybody knows."""
    hand, known = view.hand, view.known[seat]
    spots = harbour.spread(len(hand) + view.wolves[seat])
    for nth, index in enumerate(sorted(range(len(hand)), key=lambda index: ORDER[hand[index]])):
        card: Card = hand[index]
        front = KNOWN_CARDS[card] if card in known else LARGE_CARDS[card]
        parts.append(f'<g id="hand-{seat}-{index}" class="piece" transform="{spots[nth]}"{front}')
    draw_wolves(parts, seat, spots[len(hand) :], LARGE_CARDS[WOLF])


def draw_wolves(parts: list[str], seat: Seat, spots: list[str], front: str) -> None:
    """The sea wolves a seat has hired."""
    for nth, spot in enumerate(spots):
        parts.append(f'<g id="wolf-{seat}-{nth}" class="piece" transform="{spot}"{front}')
