"""Paper and ink for plots: scales, ticks, labels. Colours are the palette's classes, so plots follow light and dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, inf, log10
from typing import Final

from kogga.core.face import Svg
from kogga.draw.palette import PLAIN_FONTS
from kogga.draw.svg import path, rect, tag

EDGE: Final = 16.0
SMALL: Final = 13.0
PLAIN: Final = 14.5
SERIES: Final = ("seat-1", "seat-0", "seat-2", "seat-3", "seat-4", "seat-5")
Write = Callable[[float], str]
Limits = tuple[float, float]
ENDLESS: Final[Limits] = (-inf, inf)


@dataclass(frozen=True)
class Paper:
    """How wide a plot is, and whether the names of its rows stand above them or left of them."""

    wide: float
    above: bool

    @property
    def row(self) -> float:
        """The height of a row."""
        return 52.0 if self.above else 38.0

    def left(self, room: float) -> float:
        """Where rows begin, if names need so much room beside them."""
        return EDGE + 6 if self.above else room

    def right(self, room: float) -> float:
        """Where rows end, if numbers need so much room beside them."""
        return self.wide - (EDGE + 6 if self.above else room)

    def middle(self, top: float, nth: int) -> float:
        """Where the mark of a row stands."""
        return top + self.row * nth + (37 if self.above else 19)

    def few(self, many: int) -> int:
        """How many ticks there is room for, where a wide sheet has room for so many."""
        return many * 2 // 3 if self.above else many


DESK: Final = Paper(760.0, above=False)
PHONE: Final = Paper(372.0, above=True)


@dataclass(frozen=True)
class Scale:
    """From numbers to places along a line; no number lies beyond the limits."""

    low: float
    high: float
    start: float
    end: float
    limits: Limits = ENDLESS

    def __call__(self, number: float) -> float:
        """The place of a number."""
        span = self.high - self.low
        return self.start + (self.end - self.start) * ((number - self.low) / span if span else 0.5)

    def ticks(self, about: int = 6) -> list[float]:
        """Round numbers along the line."""
        step = round_step((self.high - self.low) / about)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        least, most = self.limits
        return [spot * step for spot in range(first, last + 1) if least - 1e-9 <= spot * step <= most + 1e-9]


def round_step(rough: float) -> float:
    """1, 2, 2.5 or 5 times a power of ten, not below this."""
    if rough <= 0:
        return 1.0
    power = 10.0 ** floor(log10(rough))
    return next(factor * power for factor in (1.0, 2.0, 2.5, 5.0, 10.0) if factor * power >= rough * (1 - 1e-9))


def span_of(numbers: Sequence[float]) -> tuple[float, float]:
    """From the least to the most, a little wider, and never so narrow that mere rounding looks like a difference."""
    low, high = min(numbers), max(numbers)
    room = max((high - low) * 0.05, (abs(low) + abs(high)) * 0.02) or 1.0
    return low - room, high + room


def label(
    x: float, y: float, words: str, size: float = PLAIN, ink: str = "ink", side: str = "start", bold: bool = False
) -> Svg:
    """Words on a plot; y is the line they stand on."""
    weight = "600" if bold else None
    return tag("text", words, x=x, y=y, class_=f"f-{ink}", font_size=size, text_anchor=side, font_weight=weight)


def names(paper: Paper, left: float, y: float, name: str, words: str, ink: str, size: float = PLAIN) -> Svg:
    """What a row is called and comes to: beside its mark, which stands at y, or above it."""
    bold = size == PLAIN
    if not paper.above:
        spot, end = y + 5, paper.wide - EDGE
        return Svg(label(left - 16, spot, name, side="end") + label(end, spot, words, size, ink, "end", bold))
    small = size if bold else size - 1.5  # long words beside long names
    end = paper.wide - EDGE
    return Svg(label(EDGE, y - 15, name, size) + label(end, y - 15, words, small, ink, "end", bold))


def line(x: float, y: float, to_x: float, to_y: float, ink: str, width: float = 1.0, dash: str | None = None) -> Svg:
    """A straight stroke."""
    return tag("line", x1=x, y1=y, x2=to_x, y2=to_y, class_=f"o-{ink}", stroke_width=width, stroke_dasharray=dash)


def grid(x: float, y: float, to_x: float, to_y: float) -> Svg:
    """A fine line to read a number by."""
    return tag("line", x1=x, y1=y, x2=to_x, y2=to_y, class_="o-line", stroke_width=1, stroke_opacity=0.4)


def curve(spots: Sequence[tuple[float, float]], ink: str, width: float = 2.5) -> Svg:
    """A stroke through these places."""
    return path(through(spots), f"none o-{ink} round", stroke_width=width)


def band(
    above: Sequence[tuple[float, float]], below: Sequence[tuple[float, float]], ink: str, opacity: float = 0.16
) -> Svg:
    """What lies between two strokes."""
    return path(through([*above, *reversed(below)]) + "Z", f"f-{ink}", fill_opacity=opacity)


def through(spots: Sequence[tuple[float, float]]) -> str:
    """The way through these places."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)


def told(part: Svg, words: str) -> Svg:
    """A part that says what it is when one points at it."""
    return tag("g", part, tag("title", words))


def along(scale: Scale, top: float, bottom: float, write: Write, about: int = 6) -> Svg:
    """Ticks below, with fine lines upwards."""
    marks = [
        Svg(
            grid(scale(tick), top, scale(tick), bottom)
            + label(scale(tick), bottom + 20, write(tick), SMALL, "ink-2", "middle")
        )
        for tick in scale.ticks(about)
    ]
    return Svg("".join(marks))


def sheet(paper: Paper, height: float, title: str, *parts: Svg) -> Svg:
    """A plot as one element, readable aloud."""
    size = f"0 0 {paper.wide:g} {height:g}"
    return tag(
        "svg", tag("title", title), *parts, xmlns="http://www.w3.org/2000/svg", viewBox=size, class_="chart",
        role="img", font_family=PLAIN_FONTS["sans"],
    )  # fmt: skip


def box(x: float, y: float, width: float, height: float, ink: str, opacity: float | None = None) -> Svg:
    """A bar with slightly rounded corners."""
    return rect(x, y, max(0.0, width), height, f"f-{ink}", rx=min(3.0, height / 2), fill_opacity=opacity)


def plain(text: str) -> str:
    """A number with a real minus sign, not parted from its unit."""
    return text.replace("-", "\N{MINUS SIGN}").replace(" ", "\N{NO-BREAK SPACE}")


def percent(number: float) -> str:
    """`27 %`."""
    return plain(f"{100 * number:.0f} %")


def percent_tick(number: float) -> str:
    """`27 %`, `0.05 %`: as many digits as it takes."""
    return plain(f"{100 * number:.3g} %")


def percent_fine(number: float) -> str:
    """`27.3 %`."""
    return plain(f"{100 * number:.1f} %")


def signed(number: float) -> str:
    """`+12 %`."""
    return plain(f"{100 * number:+.3g} %" if number else "0 %")


def short(number: float) -> str:
    """A number without needless digits."""
    if abs(number) >= 1000:
        return plain(f"{number:,.0f}".replace(",", "\N{NARROW NO-BREAK SPACE}"))
    return plain(f"{number:.3g}" if abs(number) < 100 else f"{number:.0f}")
