"""The plots of a report, each a pure function of what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, exp, sqrt

from kogga.core.face import Svg
from kogga.draw.svg import circle
from kogga.lab.ink import (
    DESK,
    EDGE,
    ENDLESS,
    PLAIN,
    SERIES,
    SMALL,
    Limits,
    Paper,
    Scale,
    Write,
    along,
    band,
    box,
    curve,
    grid,
    label,
    line,
    names,
    percent,
    sheet,
    short,
    span_of,
    told,
)
from kogga.lab.statistics import Difference, Estimate, quantile, variance

LEFT = 190.0
BINS = 40
TALL = 74.0  # a hill


@dataclass(frozen=True)
class Row:
    """A line of a plot: what it is called, its estimate, its ink."""

    name: str
    estimate: Estimate
    ink: str = "seat-1"


def whiskers(
    title: str,
    rows: Sequence[Row],
    write: Write,
    ticks: Write,
    fair: float | None = None,
    fair_name: str = "",
    limits: Limits = ENDLESS,
    paper: Paper = DESK,
) -> Svg:
    """A dot with its interval for each; a dashed line where all would stand if nothing mattered."""
    ends = [end for row in rows for end in (row.estimate.low, row.estimate.high)]
    scale = Scale(*span_of([*ends, *([] if fair is None else [fair])]), paper.left(LEFT), paper.right(96), limits)
    top = EDGE + (18 if fair_name else 4)
    bottom = top + 6 + paper.row * len(rows)
    parts = [along(scale, top, bottom, ticks, paper.few(6))]
    if fair is not None:
        parts.append(line(scale(fair), top - 4, scale(fair), bottom, "brass", 2, "5 4"))
        parts.append(label(scale(fair), top - 8, fair_name, SMALL, "brass", "middle"))
    parts += [whisker(row, paper.middle(top, nth), scale, write, paper) for nth, row in enumerate(rows)]
    return sheet(paper, bottom + 30, title, *parts)


def whisker(row: Row, y: float, scale: Scale, write: Write, paper: Paper) -> Svg:
    """One dot, its interval, its name and its number."""
    mark = bar_and_dot(row.estimate, scale, y, row.ink)
    words = f"{row.name}: {write(row.estimate.mean)} [{write(row.estimate.low)}, {write(row.estimate.high)}]"
    return Svg(names(paper, LEFT, y, row.name, write(row.estimate.mean), row.ink) + told(mark, words))


def bar_and_dot(estimate: Estimate, scale: Scale, y: float, ink: str, base: float = 1.0) -> Svg:
    """An interval and what stands in its middle, as parts of a base."""
    at, low, high = (scale(each / base) for each in (estimate.mean, estimate.low, estimate.high))
    ends = line(low, y - 6, low, y + 6, ink, 2) + line(high, y - 6, high, y + 6, ink, 2)
    return Svg(line(low, y, high, y, ink, 3) + ends + circle(at, y, 7, f"f-{ink}"))


def ridges(
    title: str, groups: Sequence[tuple[str, Sequence[float]]], median: str, write: Write = short, paper: Paper = DESK
) -> Svg:
    """How points are spread: a hill for each group, one behind the other, a mark at the median."""
    every = [number for _, numbers in groups for number in numbers]
    slope = 2.5 * max(kernel(numbers, max(every) - min(every)) for _, numbers in groups)
    scale = Scale(min(every) - slope, max(every) + slope, paper.left(LEFT), paper.right(EDGE))
    step = 104.0 if paper.above else 62.0
    bottom = EDGE + (TALL if not paper.above else TALL + 24) + step * (len(groups) - 1)
    parts = [along(scale, EDGE, bottom, write, paper.few(6))]
    for nth, (name, numbers) in enumerate(groups):
        base = bottom - step * (len(groups) - 1 - nth)
        middle = f"{median} {write(quantile(numbers, 0.5))}"
        parts.append(hill(name, numbers, scale, base, SERIES[nth % len(SERIES)], middle))
        parts.append(hill_names(paper, base, name, middle))
    return sheet(paper, bottom + 30, title, *parts)


def hill(name: str, numbers: Sequence[float], scale: Scale, base: float, ink: str, middle: str) -> Svg:
    """One group's spread, smoothed."""
    spots = [scale.low + (scale.high - scale.low) * nth / 150 for nth in range(151)]
    heights = density(numbers, spots)
    peak = max(heights)
    edge = [(scale(spot), base - TALL * 0.94 * height / peak) for spot, height in zip(spots, heights, strict=True)]
    floor = [(x, base) for x, _ in edge]
    half = scale(quantile(numbers, 0.5))
    area = Svg(band(edge, floor, ink, 0.45) + curve(edge, ink, 2))
    return Svg(told(area, f"{name}: {middle}") + line(half, base, half, base - 12, ink, 3))


def hill_names(paper: Paper, base: float, name: str, middle: str) -> Svg:
    """What a hill is called, and its median."""
    if paper.above:
        return names(paper, LEFT, base - TALL + 5, name, middle, "ink-2", SMALL)
    return Svg(
        label(LEFT - 16, base - 16, name, side="end") + label(LEFT - 16, base + 2, middle, SMALL, "ink-2", "end")
    )


def kernel(numbers: Sequence[float], span: float) -> float:
    """Silverman's width, and never so narrow that nothing could be seen of it."""
    return max(1.06 * sqrt(variance(numbers)) * len(numbers) ** -0.2, span / 120) or 1.0


def density(numbers: Sequence[float], spots: Sequence[float]) -> list[float]:
    """How thick numbers lie around each place: Gaussian kernels, over a histogram for speed."""
    wide = kernel(numbers, spots[-1] - spots[0])
    counts: dict[float, int] = {}
    for number in numbers:
        counts[number] = counts.get(number, 0) + 1
    return [
        sum(count * exp(-0.5 * ((spot - number) / wide) ** 2) for number, count in counts.items()) for spot in spots
    ]


def histogram(title: str, numbers: Sequence[float], under: str, ink: str = "blue", paper: Paper = DESK) -> Svg:
    """How often each length came; the middle nine tenths are marked below."""
    low, high = min(numbers), max(numbers)
    wide = max(1.0, (high - low + 1) / min(paper.few(BINS), 2 * ceil(sqrt(len(numbers)))))
    bins = [0] * (int((high - low) / wide) + 1)
    for number in numbers:
        bins[int((number - low) / wide)] += 1
    scale = Scale(low - wide / 2, low + len(bins) * wide, EDGE, paper.wide - EDGE)
    base, tall = 196.0, 168.0
    pillars = [
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
    axis = along(scale, base, base + 12, short, paper.few(8))
    below = label(paper.wide / 2, base + 54, under, SMALL, "ink-2", "middle")
    return sheet(paper, base + 62, title, axis, *pillars, Svg(marks), below)


def pillar(scale: Scale, start: float, wide: float, base: float, tall: float, ink: str) -> Svg:
    """One bar of a histogram."""
    return box(scale(start), base - tall, scale(start + wide) - scale(start) - 1.5, tall, ink)


def bars(
    title: str,
    rows: Sequence[tuple[str, float, str]],
    write: Write,
    ink: str = "blue",
    left: float = LEFT,
    paper: Paper = DESK,
) -> Svg:
    """A bar each, with what else is to be said behind it."""
    start = EDGE if paper.above else left
    most = max((number for _, number, _ in rows), default=1.0) or 1.0
    scale = Scale(0.0, most, start, paper.wide - 190)
    step, lower = (46.0, 19.0) if paper.above else (27.0, 0.0)
    parts = []
    for nth, (name, number, note) in enumerate(rows):
        y = EDGE + step * nth
        words = f"{write(number)}{f' · {note}' if note else ''}"
        x, side = (start, "start") if paper.above else (start - 12, "end")
        parts.append(label(x, y + 16, name, SMALL, "ink", side))
        parts.append(told(box(start, y + lower + 3, scale(number) - start, 18, ink), f"{name}: {words}"))
        parts.append(label(scale(number) + 8, y + lower + 16, words, SMALL, "ink-2"))
    return sheet(paper, EDGE + step * len(rows) + 6, title, *parts)


@dataclass(frozen=True)
class Series:
    """A stroke over the course of a game."""

    name: str
    estimates: Sequence[Estimate]
    ink: str


def lines(
    title: str,
    series: Sequence[Series],
    write: Write,
    under: str,
    fair: float | None = None,
    fair_name: str = "",
    limits: Limits = ENDLESS,
    paper: Paper = DESK,
) -> Svg:
    """Strokes with their intervals as bands, named at their ends; a dashed line where nothing would matter."""
    ends = [end for each in series for one in each.estimates for end in (one.low, one.high)]
    low, high = span_of([*ends, *([] if fair is None else [fair])])
    left, right = 64.0, paper.wide - (104 if paper.above else 150)
    across = Scale(0, len(series[0].estimates) - 1, left, right)
    up = Scale(low, high, 262, EDGE, limits)
    parts = []
    for tick in up.ticks(5):
        parts.append(grid(left, up(tick), right, up(tick)))
        parts.append(label(left - 8, up(tick) + 4, write(tick), SMALL, "ink-2", "end"))
    for share in (0.0, 0.5, 1.0) if paper.above else (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(label(across(share * across.high), 284, percent(share), SMALL, "ink-2", "middle"))
    if fair is not None:
        parts.append(line(left, up(fair), right, up(fair), "brass", 2, "5 4"))
        parts.append(label(right + 8, up(fair) + 5, fair_name, SMALL, "brass"))
    heights = spread_out([up(each.estimates[-1].mean) for each in series])
    parts += [stroke(each, across, up, height) for each, height in zip(series, heights, strict=True)]
    return sheet(paper, 316, title, *parts, label((left + right) / 2, 308, under, SMALL, "ink-2", "middle"))


def stroke(each: Series, across: Scale, up: Scale, height: float) -> Svg:
    """One stroke, its band, its name."""
    spots = [(across(nth), up(one.mean)) for nth, one in enumerate(each.estimates)]
    above = [(across(nth), up(one.high)) for nth, one in enumerate(each.estimates)]
    below = [(across(nth), up(one.low)) for nth, one in enumerate(each.estimates)]
    name = label(across.end + 8, height + 5, each.name, PLAIN, each.ink, bold=True)
    return Svg(band(above, below, each.ink) + told(curve(spots, each.ink), each.name) + name)


def spread_out(heights: Sequence[float], room: float = 18.0) -> list[float]:
    """Labels moved apart, so that none covers another."""
    order = sorted(range(len(heights)), key=lambda spot: heights[spot])
    placed = list(heights)
    for before, after in pairwise(order):
        placed[after] = max(placed[after], placed[before] + room)
    return placed


def stack(title: str, shares: Sequence[tuple[str, float, str]], first: Estimate, paper: Paper = DESK) -> Svg:
    """One bar of several parts that make a whole, each named above or below itself, and how sure the first one is."""
    whole = sum(share for _, share, _ in shares) or 1.0
    x = EDGE
    parts = []
    for nth, (name, share, ink) in enumerate(shares):
        width = (paper.wide - 2 * EDGE) * share / whole
        parts.append(told(box(x, 40, width - 2, 46, ink), f"{name}: {percent(share / whole)}"))
        y, anchor = (30, "start") if nth == 0 else (108, "end" if nth == len(shares) - 1 else "middle")
        spot = {"start": x, "middle": x + width / 2, "end": x + width}[anchor]
        parts.append(label(spot, y, f"{name}: {percent(share / whole)}", PLAIN, ink, anchor, bold=True))
        x += width
    scale = Scale(0.0, 1.0, EDGE, paper.wide - EDGE)
    low, high = scale(first.low), scale(first.high)
    parts.append(
        Svg(
            line(low, 63, high, 63, "white", 2)
            + line(low, 55, low, 71, "white", 2)
            + line(high, 55, high, 71, "white", 2)
        )
    )
    return sheet(paper, 122, title, *parts)


def forest(
    title: str, rows: Sequence[tuple[str, Difference, float, str]], ticks: Write, none: str, paper: Paper = DESK
) -> Svg:
    """Differences in hundredths of what they differ from, with intervals; those that chance hardly makes are in ink."""
    ends = [
        end / base for _, difference, base, _ in rows for end in (difference.estimate.low, difference.estimate.high)
    ]
    left = 250.0
    scale = Scale(*span_of([*ends, 0.0]), paper.left(left), paper.right(236))
    top = EDGE + 22
    bottom = top + 8 + paper.row * len(rows)
    parts = [along(scale, top, bottom, ticks, paper.few(5))]
    parts.append(line(scale(0), top - 4, scale(0), bottom, "brass", 2))
    parts.append(label(scale(0), top - 8, none, SMALL, "brass", "middle"))
    for nth, (name, difference, base, words) in enumerate(rows):
        y = paper.middle(top, nth)
        sure = (difference.adjusted if difference.adjusted is not None else difference.p) < 0.05
        ink = "line" if not sure else "signal" if difference.estimate.mean < 0 else "good"
        parts.append(told(bar_and_dot(difference.estimate, scale, y, ink, base), f"{name}: {words}"))
        parts.append(names(paper, left, y, name, words, "ink" if sure else "ink-2", SMALL))
    return sheet(paper, bottom + 30, title, *parts)
