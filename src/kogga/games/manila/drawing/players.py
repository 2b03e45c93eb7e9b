"""The players' places: name, cash, waiting accomplices, shares; whose word the table waits for."""

from __future__ import annotations

from html import escape
from typing import Final

from kogga.core.actions import Seat
from kogga.draw.emblems import pawn
from kogga.games.manila.drawing.places import PLAYERS_HEIGHT, PLAYERS_Y, Plate
from kogga.games.manila.drawing.things import PIGMENTS, SHARE, SLIP
from kogga.games.manila.face import ManilaFace
from kogga.games.manila.face.elements import Share, marks, shares
from kogga.games.manila.pieces import MARKET, MAX_SEATS, NO_WARE, WARES
from kogga.games.manila.state import Phase
from kogga.games.manila.view import ManilaView

EMBLEMS: Final = [pawn(seat, 18, 18, 0.85) for seat in range(MAX_SEATS)]
QUIET: Final = 'class="f-paper o-paper-edge" stroke-width="1.4"'
ASKED: Final = 'class="f-card o-brass" stroke-width="3.5"'
HELM: Final = '<use href="#helm" class="o-brass" transform="translate(46 18)"/>'
WREATH: Final = '<use href="#wreath" transform="translate(18 18) scale(1.25)"/>'
LETTER: Final = 9.3  # about as wide as a letter is, so that a long name can be cut to its plate
TAG_LETTER: Final = 6.6


def draw_player(parts: list[str], face: ManilaFace, view: ManilaView, seat: Seat, plate: Plate) -> None:
    """One player's place."""
    tag, tag_width = remark(face, view, seat, plate)
    is_master = "master" in marks(view, seat)
    sign = HELM if is_master else ""
    if view.phase == Phase.OVER and view.scores[seat] == max(view.scores):
        sign = WREATH
    start = 60 if is_master else 42 if sign else 38
    name = fitted(face.called(seat, view.seat), plate.width - start - tag_width - 18)
    parts.append(
        f'<g id="plate-{seat}" transform="translate({plate.x} {PLAYERS_Y})">'
        f'<rect width="{plate.width}" height="{PLAYERS_HEIGHT}" rx="10" {ASKED if seat in view.to_act else QUIET}/>'
        f'{EMBLEMS[seat]}{sign}<text x="{start}" y="23.5" class="serif f-ink" font-size="16">{name}</text>{tag}</g>'
    )
    draw_cash(parts, view, seat, plate)
    if plate.is_own:
        draw_own_shares(parts, face, view, seat, plate)
    else:
        draw_shares(parts, view, seat, plate)


def fitted(name: str, room: float) -> str:
    """A name, cut where it is longer than there is room."""
    longest = max(2, int(room / LETTER))
    return escape(name if len(name) <= longest else name[: longest - 1] + "\N{HORIZONTAL ELLIPSIS}", quote=False)


def remark(face: ManilaFace, view: ManilaView, seat: Seat, plate: Plate) -> tuple[str, float]:
    """A tag in the corner: the standing bid, passed, no more accomplices, at the end the fortune; and its width."""
    if view.phase == Phase.OVER:
        words, look, ink = face.coins(view.scores[seat]), "f-brass", "f-paper"
    else:
        said = [mark for mark in marks(view, seat) if mark != "master"]
        if not said:
            return "", 0
        words = face.say(f"chart.{said[0]}", bid=view.bid)
        look, ink = ("f-brass", "f-paper") if said[0] == "bid" else ("f-paper-2", "f-ink-2")
    width = 16 + TAG_LETTER * len(words)
    x = plate.width - width - 7
    return (
        f'<rect x="{x:.0f}" y="8" width="{width:.0f}" height="20" rx="10" class="{look}"/>'
        f'<text x="{x + width / 2:.0f}" y="22.5" class="num {ink}" font-size="12">{escape(words, quote=False)}</text>'
    ), width


def draw_cash(parts: list[str], view: ManilaView, seat: Seat, plate: Plate) -> None:
    """A stack of coins and how much it is."""
    y = PLAYERS_Y + 56
    parts.append(
        f'<g id="cash-{seat}" class="piece" transform="translate({plate.x + 18} {y})"><use href="#coin" y="5"/>'
        f'<use href="#coin" y="1"/><use href="#coin" y="-3"/>'
        f'<text x="16" y="7" class="sans f-ink" font-size="{24 if plate.is_wide else 18}">{view.cash[seat]}</text></g>'
    )


def draw_own_shares(parts: list[str], face: ManilaFace, view: ManilaView, seat: Seat, plate: Plate) -> None:
    """One's own shares face up with today's worth; mortgaged ones lie sideways."""
    held = shares(view, seat)
    x, y = float(plate.shares_x), PLAYERS_Y + 32
    step = spread(held, plate.room, SHARE.width, SHARE.height)
    for index, (ware, is_pledged) in enumerate(held):
        turned = f"translate({x:.0f} {y + 62}) rotate(-90)" if is_pledged else f"translate({x:.0f} {y})"
        worth, color = MARKET[view.market[ware]], PIGMENTS[ware]
        name = escape(face.say(f"chart.{WARES[ware]}"), quote=False)
        parts.append(
            f'<g id="share-{seat}-{index}" class="piece" transform="{turned}"><use href="#leaf-{ware}"/>'
            f'<text x="14" y="18" class="num f-{color}-ink" font-size="15">{worth}</text>'
            f'<text x="26" y="66" class="serif mid f-ink" font-size="10.5">{name}</text></g>'
        )
        x += (SHARE.height if is_pledged else SHARE.width) * step


def draw_shares(parts: list[str], view: ManilaView, seat: Seat, plate: Plate) -> None:
    """Another's shares: their backs until the end, mortgaged ones sideways."""
    held = shares(view, seat)
    x, y = float(plate.shares_x), PLAYERS_Y + 48
    step = spread(held, plate.room, SLIP.width, SLIP.height)
    for index, (ware, is_pledged) in enumerate(held):
        turned = f"translate({x:.0f} {y + 38}) rotate(-90)" if is_pledged else f"translate({x:.0f} {y})"
        front = "slip-back" if ware == NO_WARE else f"slip-{ware}"
        parts.append(f'<use id="share-{seat}-{index}" class="piece" href="#{front}" transform="{turned}"/>')
        x += (SLIP.height if is_pledged else SLIP.width) * step
    if step < 1:
        right, line = plate.x + plate.width - 8, PLAYERS_Y + 43
        parts.append(f'<text x="{right}" y="{line}" class="sans end f-ink-2" font-size="12">×{len(held)}</text>')


def spread(held: list[Share], room: float, width: float, height: float) -> float:
    """How far apart cards lie, as a part of their own width: side by side, or overlapping where they are many."""
    if len(held) < 2:
        return 1
    last = height if held[-1].pledged else width
    taken = sum([height if share.pledged else width for share in held[:-1]])
    return min(1.1, (room - last) / taken)
