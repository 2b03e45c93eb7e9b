"""The name plates: emblem, name, whose turn, whose word the table waits for, score."""

from __future__ import annotations

from html import escape
from typing import Final

from kogga.core.actions import Seat
from kogga.core.scores import places
from kogga.draw.emblems import pawn
from kogga.games.sea_wolf.drawing.places import Harbour
from kogga.games.sea_wolf.face import WolfFace
from kogga.games.sea_wolf.pieces import MAX_SEATS, NO_PAIR, PAIR_POINTS, SUITS
from kogga.games.sea_wolf.state import Phase
from kogga.games.sea_wolf.view import WolfView

PAWNS: Final = [pawn(seat, 17, 15, 0.85) for seat in range(MAX_SEATS)]
QUIET: Final = 'class="f-paper o-paper-edge" stroke-width="1.4"'
ASKED: Final = 'class="f-card o-brass" stroke-width="3.5"'
LETTER: Final = 8.8  # about as wide as a letter is, so that a long name can be cut to its plate


def plate(face: WolfFace, view: WolfView, seat: Seat, harbour: Harbour) -> str:
    """A seat's name plate on its shore."""
    width = harbour.plate_width
    sign = role(view, seat, width - 84)
    name = fitted(face.name(seat), width - (142 if sign else 116))
    score = escape(face.score(view, seat), quote=False)
    return (
        f'<g id="plate-{seat}" transform="{harbour.plate}">'
        f'<rect width="{width}" height="30" rx="15" {ASKED if seat in view.to_act else QUIET}/>{PAWNS[seat]}'
        f'<text x="36" y="20.5" class="serif f-ink" font-size="16">{name}</text>{sign}'
        f'<text x="{width - 14}" y="21.5" class="sans end f-ink" font-size="18">{score}</text></g>'
    )


def fitted(name: str, room: int) -> str:
    """A name, cut where it is longer than its plate has room."""
    longest = int(room / LETTER)
    return escape(name if len(name) <= longest else name[: longest - 1] + "\N{HORIZONTAL ELLIPSIS}", quote=False)


def role(view: WolfView, seat: Seat, x: int) -> str:
    """The helm of who is in turn, the hourglass of who is asked meanwhile, at the end the winner's wreath."""
    if view.phase == Phase.OVER:
        return f'<use href="#wreath" transform="translate({x} 15)"/>' if seat in winners(view) else ""
    if seat == view.active and view.phase > Phase.START:
        return f'<use href="#helm" class="o-brass" transform="translate({x} 15)"/>'
    return f'<use href="#hourglass" class="o-brass" transform="translate({x} 15)"/>' if seat in view.to_act else ""


def winners(view: WolfView) -> list[Seat]:
    """§7.3 Highest score, then the dearest pair."""
    best = [
        max(
            [PAIR_POINTS[pair] for pair in view.laid[SUITS * seat : SUITS * seat + SUITS] if pair != NO_PAIR], default=0
        )
        for seat in range(view.seats)
    ]
    ranks = places([(view.scores[seat], best[seat]) for seat in range(view.seats)])
    return [seat for seat in range(view.seats) if ranks[seat] == 1]
