"""The plots of a report, each a pure function of what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, exp, sqrt

from kogga.core.face import Svg
from kogga.draw.svg import circle
from kogga.lab.ink import (
    EDGE,
    PLAIN,
    SERIES,
    SMALL,
    WIDE,
    Scale,
    Write,
    along,
    band,
    box,
    curve,
    grid,
    label,
    line,
    percent,
    sheet,
    short,
    span_of,
    told,
)
from kogga.lab.statistics import Difference, Estimate, quantile, variance

ROW = 38.0
LEFT = 190.0
BINS = 40


@dataclass(frozen=True)
class Row:
    """A line of a plot: what it is called, its estimate, its ink."""

    name: str
    estimate: Estimate
    ink: str = "seat-1"


def whiskers(
    title: str, rows: Sequence[Row], write: Write, ticks: Write, fair: float | None = None, fair_name: str = ""
) -> Svg:
    """A dot with its interval for each; a dashed line where all would stand if nothing mattered."""
    ends = [end for row in rows for end in (row.estimate.low, row.estimate.high)]
    scale = Scale(*span_of([*ends, *([] if fair is None else [fair])]), LEFT, WIDE - 96)
    top, bottom = EDGE + (18 if fair_name else 4), EDGE + 24 + ROW * len(rows)
    parts = [along(scale, top, bottom, ticks)]
    if fair is not None:
        parts.append(line(scale(fair), top - 4, scale(fair), bottom, "brass", 2, "5 4"))
        parts.append(label(scale(fair), top - 8, fair_name, SMALL, "brass", "middle"))
    parts += [whisker(row, top + ROW * (nth + 0.5), scale, write) for nth, row in enumerate(rows)]
    return sheet(bottom + 30, title, *parts)


def whisker(row: Row, y: float, scale: Scale, write: Write) -> Svg:
    """One dot, its interval, its name and its number."""
    mark = bar_and_dot(row.estimate, scale, y, row.ink)
    words = f"{row.name}: {write(row.estimate.mean)} [{write(row.estimate.low)}, {write(row.estimate.high)}]"
    return Svg(
        label(LEFT - 16, y + 5, row.name, side="end")
        + told(mark, words)
        + label(WIDE - EDGE, y + 5, write(row.estimate.mean), PLAIN, row.ink, "end", bold=True)
    )


def bar_and_dot(estimate: Estimate, scale: Scale, y: float, ink: str, base: float = 1.0) -> Svg:
    """An interval and what stands in its middle, as parts of a base."""
    at, low, high = (scale(each / base) for each in (estimate.mean, estimate.low, estimate.high))
    ends = line(low, y - 6, low, y + 6, ink, 2) + line(high, y - 6, high, y + 6, ink, 2)
    return Svg(line(low, y, high, y, ink, 3) + ends + circle(at, y, 7, f"f-{ink}"))


def ridges(title: str, groups: Sequence[tuple[str, Sequence[float]]], median: str, write: Write = short) -> Svg:
    """How points are spread: a hill for each group, one behind the other, a mark at the median."""
    scale = Scale(*span_of([number for _, numbers in groups for number in numbers]), LEFT, WIDE - EDGE)
    tall, step = 74.0, 62.0
    bottom = EDGE + tall + step * (len(groups) - 1)
    parts = [along(scale, EDGE, bottom, write)]
    for nth, (name, numbers) in enumerate(groups):
        base = EDGE + tall + step * nth
        middle = f"{median} {write(quantile(numbers, 0.5))}"
        parts.append(hill(name, numbers, scale, base, tall, SERIES[nth % len(SERIES)], middle))
    return sheet(bottom + 30, title, *parts)


def hill(
    name: str, numbers: Sequence[float], scale: Scale, base: float, tall: float, ink: str, told_middle: str
) -> Svg:
    """One group's spread, smoothed."""
    spots = [scale.low + (scale.high - scale.low) * nth / 150 for nth in range(151)]
    heights = density(numbers, spots)
    peak = max(heights)
    edge = [(scale(spot), base - tall * 0.94 * height / peak) for spot, height in zip(spots, heights, strict=True)]
    floor = [(x, base) for x, _ in edge]
    middle = quantile(numbers, 0.5)
    return Svg(
        told(Svg(band(edge, floor, ink, 0.45) + curve(edge, ink, 2)), f"{name}: {told_middle}")
        + line(scale(middle), base, scale(middle), base - 12, ink, 3)
        + label(LEFT - 16, base - 16, name, side="end")
        + label(LEFT - 16, base + 2, told_middle, SMALL, "ink-2", "end")
    )


def density(numbers: Sequence[float], spots: Sequence[float]) -> list[float]:
    """How thick numbers lie around each place: Gaussian kernels of Silverman's width, over a histogram for speed."""
    wide = max(1.06 * sqrt(variance(numbers)) * len(numbers) ** -0.2, (spots[-1] - spots[0]) / 120)
    counts: dict[float, int] = {}
    for number in numbers:
        counts[number] = counts.get(number, 0) + 1
    return [
        sum(count * exp(-0.5 * ((spot - number) / wide) ** 2) for number, count in counts.items()) for spot in spots
    ]


def histogram(title: str, numbers: Sequence[float], under: str, ink: str = "blue") -> Svg:
    """How often each length came; the middle nine tenths are marked below."""
    low, high = min(numbers), max(numbers)
    wide = max(1.0, (high - low + 1) / min(BINS, 2 * ceil(sqrt(len(numbers)))))
    bins = [0] * (int((high - low) / wide) + 1)
    for number in numbers:
        bins[int((number - low) / wide)] += 1
    scale = Scale(low - wide / 2, low + len(bins) * wide, EDGE, WIDE - EDGE)
    base, tall = 196.0, 168.0
    bars = [
        told(
            pillar(scale, low + nth * wide, wide, base, tall * count / max(bins), ink),
            f"{short(low + nth * wide)}: {count}",
        )
        for nth, count in enumerate(bins)
        if count
    ]
    five, middle, most = (quantile(numbers, share) for share in (0.05, 0.5, 0.95))
    marks = line(scale(five), base + 6, scale(most), base + 6, "brass", 4) + circle(
        scale(middle), base + 6, 6, "f-brass"
    )
    axis = along(scale, base, base + 12, short, 8)
    return sheet(base + 62, title, axis, *bars, Svg(marks), label(WIDE / 2, base + 54, under, SMALL, "ink-2", "middle"))


def pillar(scale: Scale, start: float, wide: float, base: float, tall: float, ink: str) -> Svg:
    """One bar of a histogram."""
    return box(scale(start), base - tall, scale(start + wide) - scale(start) - 1.5, tall, ink)


def bars(
    title: str, rows: Sequence[tuple[str, float, str]], write: Write, ink: str = "blue", left: float = LEFT
) -> Svg:
    """A bar each, with what else is to be said behind it."""
    scale = Scale(0.0, max((number for _, number, _ in rows), default=1.0) or 1.0, left, WIDE - 190)
    step = 27.0
    parts = []
    for nth, (name, number, note) in enumerate(rows):
        y = EDGE + step * nth
        words = f"{write(number)}{f' · {note}' if note else ''}"
        parts.append(label(left - 12, y + 16, name, SMALL, "ink", "end"))
        parts.append(told(box(left, y + 3, scale(number) - left, step - 9, ink), f"{name}: {words}"))
        parts.append(label(scale(number) + 8, y + 16, words, SMALL, "ink-2"))
    return sheet(EDGE + step * len(rows) + 6, title, *parts)


@dataclass(frozen=True)
class Series:
    """A stroke over the course of a game."""

    name: str
    estimates: Sequence[Estimate]
    ink: str


def lines(
    title: str, series: Sequence[Series], write: Write, under: str, fair: float | None = None, fair_name: str = ""
) -> Svg:
    """Strokes with their intervals as bands, named at their ends; a dashed line where nothing would matter."""
    ends = [end for each in series for one in each.estimates for end in (one.low, one.high)]
    low, high = span_of([*ends, *([] if fair is None else [fair])])
    across = Scale(0, len(series[0].estimates) - 1, 64, WIDE - 150)
    up = Scale(low, high, 262, EDGE)
    parts = []
    for tick in up.ticks(5):
        parts.append(grid(64, up(tick), WIDE - 150, up(tick)))
        parts.append(label(56, up(tick) + 4, write(tick), SMALL, "ink-2", "end"))
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = across(share * across.high)
        parts.append(label(x, 284, percent(share), SMALL, "ink-2", "middle"))
    if fair is not None:
        parts.append(line(64, up(fair), WIDE - 150, up(fair), "brass", 2, "5 4"))
        parts.append(label(WIDE - 142, up(fair) + 5, fair_name, SMALL, "brass"))
    heights = spread_out([up(each.estimates[-1].mean) for each in series])
    parts += [stroke(each, across, up, height) for each, height in zip(series, heights, strict=True)]
    return sheet(316, title, *parts, label((64 + WIDE - 150) / 2, 308, under, SMALL, "ink-2", "middle"))


def stroke(each: Series, across: Scale, up: Scale, height: float) -> Svg:
    """One stroke, its band, its name."""
    spots = [(across(nth), up(one.mean)) for nth, one in enumerate(each.estimates)]
    above = [(across(nth), up(one.high)) for nth, one in enumerate(each.estimates)]
    below = [(across(nth), up(one.low)) for nth, one in enumerate(each.estimates)]
    name = label(WIDE - 142, height + 5, each.name, PLAIN, each.ink, bold=True)
    return Svg(band(above, below, each.ink) + told(curve(spots, each.ink), each.name) + name)


def spread_out(heights: Sequence[float], room: float = 18.0) -> list[float]:
    """Labels moved apart, so that none covers another."""
    order = sorted(range(len(heights)), key=lambda spot: heights[spot])
    placed = list(heights)
    for before, after in pairwise(order):
        placed[after] = max(placed[after], placed[before] + room)
    return placed


def stack(title: str, shares: Sequence[tuple[str, float, str]], first: Estimate) -> Svg:
    """One bar of several parts that make a whole, each named above or below itself, and how sure the first one is."""
    whole = sum(share for _, share, _ in shares) or 1.0
    x = EDGE
    parts = []
    for nth, (name, share, ink) in enumerate(shares):
        width = (WIDE - 2 * EDGE) * share / whole
        parts.append(told(box(x, 40, width - 2, 46, ink), f"{name}: {percent(share / whole)}"))
        y, anchor = (30, "start") if nth == 0 else (108, "end" if nth == len(shares) - 1 else "middle")
        spot = {"start": x, "middle": x + width / 2, "end": x + width}[anchor]
        parts.append(label(spot, y, f"{name}: {percent(share / whole)}", PLAIN, ink, anchor, bold=True))
        x += width
    scale = Scale(0.0, 1.0, EDGE, WIDE - EDGE)
    low, high = scale(first.low), scale(first.high)
    parts.append(
        Svg(
            line(low, 63, high, 63, "white", 2)
            + line(low, 55, low, 71, "white", 2)
            + line(high, 55, high, 71, "white", 2)
        )
    )
    return sheet(122, title, *parts)


def forest(title: str, rows: Sequence[tuple[str, Difference, float, str]], ticks: Write, none: str) -> Svg:
    """Differences in hundredths of what they differ from, with intervals; those that chance hardly makes are in ink."""
    ends = [
        end / base for _, difference, base, _ in rows for end in (difference.estimate.low, difference.estimate.high)
    ]
    left = 250.0
    scale = Scale(*span_of([*ends, 0.0]), left, WIDE - 236)
    top, bottom = EDGE + 22, EDGE + 30 + ROW * len(rows)
    parts = [along(scale, top, bottom, ticks, 5)]
    parts.append(line(scale(0), top - 4, scale(0), bottom, "brass", 2))
    parts.append(label(scale(0), top - 8, none, SMALL, "brass", "middle"))
    for nth, (name, difference, base, words) in enumerate(rows):
        y = top + ROW * (nth + 0.5)
        sure = (difference.adjusted if difference.adjusted is not None else difference.p) < 0.05
        ink = "line" if not sure else "signal" if difference.estimate.mean < 0 else "good"
        parts.append(told(bar_and_dot(difference.estimate, scale, y, ink, base), f"{name}: {words}"))
        parts.append(label(left - 16, y + 5, name, side="end"))
        parts.append(label(WIDE - EDGE, y + 5, words, SMALL, "ink" if sure else "ink-2", "end"))
    return sheet(bottom + 30, title, *parts)
