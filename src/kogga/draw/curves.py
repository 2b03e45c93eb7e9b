"""Curves over the course of a game: a stroke for each seat in its colour, with its own dashes and its emblem."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kogga.core.face import Svg
from kogga.draw.emblems import emblem
from kogga.draw.layers import picture
from kogga.draw.svg import at, circle, g, path, tag, text

WIDTH: Final = 560
HEIGHT: Final = 250
LEFT, RIGHT, TOP, BOTTOM = 52.0, 540.0, 16.0, 222.0
DASHES: Final = (None, "10 5", "2 5", "14 4 2 4", "6 3", "1 4 8 4")
EMBLEMS_A_STROKE: Final = 5
SIZE: Final = 14.5
Percent = Callable[[int], str]  # writes a number of hundredths


@dataclass(frozen=True)
class Stroke:
    """One seat's way through the game: how far the game was (0 to 1), and its part (0 to 1)."""

    seat: int
    spots: Sequence[tuple[float, float]]


def curves(title: str, strokes: Sequence[Stroke], marks: Sequence[float], percent: Percent) -> Svg:
    """The whole picture. Marks are numbered from 1."""
    return picture(
        f"{WIDTH} {HEIGHT}",
        tag("title", title),
        *[rung(share, percent) for share in (0, 25, 50, 75, 100)],
        *[mark(nth, spot) for nth, spot in enumerate(marks, 1)],
        *[stroke(each) for each in strokes],
        *[signs(each, len(strokes)) for each in strokes],
        tag("line", id="k-cursor", x1=LEFT, x2=LEFT, y1=TOP, y2=BOTTOM, class_="o-signal", stroke_width=2, opacity=0),
        class_="picture curve",
        data_span=f"{LEFT:g} {RIGHT:g}",
    )


def across(spot: float) -> float:
    """Where a part of the game lies."""
    return LEFT + (RIGHT - LEFT) * spot


def up(share: float) -> float:
    """Where a part of the win lies."""
    return BOTTOM + (TOP - BOTTOM) * share


def rung(hundredths: int, percent: Percent) -> Svg:
    """A fine line across, and its number."""
    y = up(hundredths / 100)
    fine = tag("line", x1=LEFT, x2=RIGHT, y1=y, y2=y, class_="o-paper-edge", stroke_width=1)
    return g(fine, text(LEFT - 8, y + 5, percent(hundredths), "f-ink-2 end", SIZE))


def mark(number: int, spot: float) -> Svg:
    """A numbered moment, on a line downwards."""
    x = across(spot)
    fine = tag("line", x1=x, x2=x, y1=TOP, y2=BOTTOM, class_="o-line", stroke_width=1, stroke_dasharray="3 4")
    disc = circle(x, BOTTOM + 14, 11, "f-card o-line", stroke_width=1.2)
    return g(fine, disc, text(x, BOTTOM + 19, str(number), "f-ink num", SIZE - 1))


def stroke(each: Stroke) -> Svg:
    """The way of one seat."""
    way = "M" + "L".join(f"{across(spot):.1f} {up(share):.1f}" for spot, share in each.spots)
    return path(way, f"none o-seat-{each.seat} round", stroke_width=2.6, stroke_dasharray=DASHES[each.seat])


def signs(each: Stroke, seats: int) -> Svg:
    """The seat's emblem here and there along its way, where no other seat's stands, and at its end."""
    last = len(each.spots) - 1
    share = (each.seat + 1) / (seats + 1)
    nths = {int(last * (nth + share) / EMBLEMS_A_STROKE) for nth in range(EMBLEMS_A_STROKE)} | {last}
    return g(*[sign(each.seat, *each.spots[nth]) for nth in sorted(nths)])


def sign(seat: int, spot: float, share: float) -> Svg:
    """An emblem on paper, so that it can be read where strokes cross."""
    return g(circle(0, 0, 9, "f-paper"), emblem(seat), transform=at(across(spot), up(share), 0.85))


def sample(seat: int) -> Svg:
    """A short piece of a seat's stroke with its emblem, for the list of names."""
    line = tag(
        "line", x1=1, x2=47, y1=10, y2=10, class_=f"o-seat-{seat} round", stroke_width=2.6,
        stroke_dasharray=DASHES[seat],
    )  # fmt: skip
    inside = g(circle(0, 0, 9, "f-paper"), emblem(seat), transform=at(24, 10, 0.85))
    return tag("svg", line, inside, viewBox="0 0 48 20", class_="sample", aria_hidden="true")
