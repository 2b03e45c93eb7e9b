"""The backdrop: the Baltic with its coast, waters and ports, and in its defs everything the pieces are made of."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from math import hypot
from typing import Final

from kogga.core.face import Svg
from kogga.core.words import Words
from kogga.draw.chart import border, rhumbs, rose
from kogga.draw.layers import backdrop
from kogga.draw.monsters import whale
from kogga.draw.svg import at, circle, defs, g, join, path, rect, tag, text, use
from kogga.games.mare_balticum.board import (
    ALL_FIELDS,
    CIRCLE_LOSS,
    FIELDS,
    FIRST_DEEP,
    LANES,
    PORT_CIRCLES,
    PORTS,
    SEASONS,
    Field,
)
from kogga.games.mare_balticum.drawing.chart import AREAS, LAND
from kogga.games.mare_balticum.drawing.places import (
    APPROACHES,
    DEMAND,
    FIELD_NAMES,
    FIELD_SPOTS,
    HARBOURS,
    HEIGHT,
    LEFT,
    ROSE,
    SUPPLY,
    TITLE,
    TOP,
    TRACK,
    TRACK_STEP,
    WIDTH,
    Point,
)
from kogga.games.mare_balticum.drawing.things import contracts, things
from kogga.games.mare_balticum.pieces import MareOptions

WATERS: Final = range(PORTS, ALL_FIELDS)
HAIR: Final = 0.8
EAST: Final = 964  # beyond the edge of the coast's data all is land

FORESTS: Final = (
    (240, 116, 1.1), (184, 470, 1), (604, 130, 1.1), (752, 146, 0.9), (622, 700, 1.1), (606, 794, 1),
    (668, 640, 0.9), (850, 816, 1.2), (1010, 804, 1), (1076, 826, 0.9),
)  # fmt: skip

FLOWER: Final = "M0 -3C-5 -12 5 -12 0 -3C8 -9 11 0 3 0C11 6 4 11 0 3C-4 11 -11 6 -3 0C-11 0 -8 -9 0 -3Z"
SUN: Final = (
    "M0 -5A5 5 0 1 1 -.01 -5M0 -8V-11M0 8V11M8 0H11M-8 0H-11M5.7 -5.7L7.8 -7.8M-5.7 5.7L-7.8 7.8"
    "M5.7 5.7L7.8 7.8M-5.7 -5.7L-7.8 -7.8"
)
LEAF: Final = (
    "M0 11V3M0 3L-3 6L-4 3L-9 4L-7 .5L-11 -2L-7 -3L-8 -7L-4 -5L-3 -8L0 -11L3 -8L4 -5L8 -7L7 -3L11 -2L7 .5L9 4L4 3L3 6Z"
)
FLAKE: Final = (
    "M0 -11V11M-9.5 -5.5L9.5 5.5M-9.5 5.5L9.5 -5.5M-3 -9L0 -6L3 -9M-3 9L0 6L3 9M-9.3 -1.8L-5.2 -3L-6.3 -7.1"
    "M9.3 1.8L5.2 3L6.3 7.1M-9.3 1.8L-5.2 3L-6.3 7.1M9.3 -1.8L5.2 -3L6.3 -7.1"
)
SIGNS: Final = {
    "spring": (FLOWER, "none o-pink round"),
    "summer": (SUN, "none o-yellow round"),
    "autumn": (LEAF, "none o-red round"),
    "winter": (FLAKE, "none o-blue round"),
}


def points(outline: str) -> list[Point]:
    """An outline of the data on the picture, in whole numbers, without what falls together."""
    pairs = [word.split(",") for word in outline.split()]
    rounded = [(round(float(x)) - LEFT, round(float(y)) - TOP) for x, y in pairs]
    return [point for nth, point in enumerate(rounded) if point != rounded[nth - 1]]


def smoothed(line: list[Point]) -> list[Point]:
    """A line without the points that stray less than a hair from it (after Douglas and Peucker)."""
    if len(line) < 3:
        return line
    strays = [astray(point, line[0], line[-1]) for point in line[1:-1]]
    furthest = max(range(len(strays)), key=strays.__getitem__)
    if strays[furthest] < HAIR:
        return [line[0], line[-1]]
    turn = furthest + 1
    return smoothed(line[: turn + 1])[:-1] + smoothed(line[turn:])


def astray(point: Point, start: Point, end: Point) -> float:
    """How far a point is from the line between two others."""
    east, south = end[0] - start[0], end[1] - start[1]
    length = hypot(east, south)
    if not length:
        return hypot(point[0] - start[0], point[1] - start[1])
    return abs((point[0] - start[0]) * south - (point[1] - start[1]) * east) / length


def traced(outline: list[Point], closed: bool = True) -> str:
    """A path along these points, as short as it goes: every step from the one before."""
    x, y = outline[0]
    steps = []
    for to_x, to_y in outline[1:]:
        steps.append(f"{to_x - x} {to_y - y}")
        x, y = to_x, to_y
    return f"M{outline[0][0]} {outline[0][1]}l{' '.join(steps)}{'z' if closed else ''}"


@cache
def area_path(word: str) -> str:
    """The outline of a water."""
    return "".join([traced(points(ring)) for ring in AREAS[word]])


@cache
def coast_path() -> str:
    """The coast of all land."""
    outlines = [smoothed(points(land)) for land in LAND]
    return "".join([traced(outline) for outline in outlines if len(outline) > 2])


@cache
def borders_path() -> str:
    """Where two waters meet: every stretch that two outlines share."""
    stretches: Counter[tuple[Point, Point]] = Counter()
    for rings in AREAS.values():
        for ring in rings:
            outline = points(ring)
            for nth, point in enumerate(outline):
                one, other = sorted((outline[nth - 1], point))
                stretches[one, other] += 1
    return "".join([f"M{a} {b}L{c} {d}" for ((a, b), (c, d)), count in stretches.items() if count > 1])


@lru_cache(maxsize=32)
def chart(words: Words, options: MareOptions) -> Svg:
    """Everything that stays, for these options."""
    return backdrop(
        WIDTH,
        HEIGHT,
        tag("title", words.say("title", {})),
        defs(things(), *([contracts()] if options.contracts else []), coast(), *[area(field) for field in WATERS]),
        rect(0, 0, WIDTH, HEIGHT, "f-sea", rx=14),
        waters(),
        rhumbs(WIDTH, HEIGHT, 440, 640, 24),
        path(borders_path(), "none o-ink-2 round", stroke_width=1.5, stroke_opacity=0.75),
        land(),
        join(*[lane(line) for _, _, line in LANES]),
        join(*[approaches(port) for port in range(PORTS)]),
        slots(),
        whale(62, 800, 0.5),
        join(*[town(words, options, port) for port in range(PORTS)]),
        names(words),
        track(words),
        title(words),
        join(*[use("wood", x, y, scale) for x, y, scale in FORESTS]),
        *([supply(words)] if options.demand else []),
        rose(*ROSE, 0.92, words.say("chart.north", {})),
        border(WIDTH, HEIGHT),
    )


def coast() -> Svg:
    """The outline of all land."""
    return path(coast_path(), id="coast", stroke_linejoin="round")


def area(field: Field) -> Svg:
    """The outline of a water, and the same as a field that can be pressed and glows."""
    shape = f"area-{field}"
    return join(
        path(area_path(FIELDS[field]), id=shape),
        g(
            use(shape, class_="f-white", fill_opacity=0.01),
            use(shape, class_="rim-edge", stroke_width=5),
            use(shape, class_="rim", stroke_width=3),
            id=f"water-{field}",
        ),
    )


def waters() -> Svg:
    """Light where it is shallow, dark where it is deep; a little of it runs under the coast."""
    shallow = [use(f"area-{field}") for field in WATERS if field < FIRST_DEEP]
    deep = [use(f"area-{field}") for field in WATERS if field >= FIRST_DEEP]
    return join(
        g(*shallow, class_="f-sea o-sea", stroke_width=8),
        g(*shallow, class_="f-white o-white", stroke_width=8, opacity=0.1),
        g(*deep, class_="f-deep o-deep", stroke_width=3),
        g(*deep, class_="f-deep-2 o-deep-2", stroke_width=3, opacity=0.45),
    )


def land() -> Svg:
    """The coast with its shoals, and dry land to the edge of the picture."""
    return join(
        use("coast", class_="none o-white", stroke_width=9, stroke_opacity=0.22),
        use("coast", class_="f-land o-land-2", stroke_width=1.6),
        rect(EAST, 0, WIDTH - EAST, HEIGHT, "f-land"),
    )


def lane(line: tuple[tuple[int, int], ...]) -> Svg:
    """A dotted lane between two fields that do not touch."""
    outline = [(x - LEFT, y - TOP) for x, y in line]
    return dotted(traced(outline, closed=False), outline[0], outline[-1])


def dotted(way: str, *ends: tuple[float, float]) -> Svg:
    """A dotted line, with a buoy where it ends."""
    return join(
        path(way, "none o-paper round", stroke_width=5, stroke_opacity=0.55),
        path(way, "none o-signal round", stroke_width=3, stroke_dasharray=".1 6.5"),
        *[circle(x, y, 4, "f-signal o-paper", stroke_width=1.2) for x, y in ends],
    )


def approaches(port: int) -> Svg:
    """From a harbour into each water it touches; lanes are drawn for themselves."""
    x, y = HARBOURS[port]
    return join(*[dotted(f"M{x} {y}L{to_x} {to_y}", (to_x, to_y)) for to_x, to_y in APPROACHES[port]])


def slots() -> Svg:
    """As many places as a water has tokens: one or two."""
    spots = [spot for field in WATERS for spot in FIELD_SPOTS[FIELDS[field]].tokens]
    rings = "".join([f"M{x - 13} {y}a13 13 0 1 1 0 .1z" for x, y in spots])
    return path(rings, "f-paper o-line", stroke_width=1.3, fill_opacity=0.35, stroke_dasharray="3 3")


def town(words: Words, options: MareOptions, port: int) -> Svg:
    """A port: the houses, its name, and the circles for what it takes."""
    spot = FIELD_NAMES[FIELDS[port]]
    circles = []
    for (x, y), circle_ in zip(DEMAND[port], PORT_CIRCLES[port], strict=True):
        circles.append(circle(x, y, 17, "f-paper o-brass", stroke_width=2.4))
        if options.demand:
            loss = "0" if not CIRCLE_LOSS[circle_] else f"−{CIRCLE_LOSS[circle_]}"
            circles.append(circle(x - 17, y - 15, 9, "f-paper o-brass", stroke_width=1.4))
            circles.append(text(x - 17, y - 10.8, loss, f"num {'f-signal' if CIRCLE_LOSS[circle_] else 'f-ink'}", 12))
    return join(*circles, g(*written(words, FIELDS[port]), class_=f"serif {spot.anchor} f-ink", font_size=spot.size))


def names(words: Words) -> Svg:
    """The names of the waters, by anchor and size."""
    looks: dict[tuple[str, int], list[Svg]] = {}
    for word in FIELDS[PORTS:]:
        spot = FIELD_NAMES[word]
        looks.setdefault((spot.anchor, spot.size), []).extend(written(words, word))
    return join(*[g(*lines, class_=f"serif {anchor} f-ink", font_size=size) for (anchor, size), lines in looks.items()])


def written(words: Words, word: str) -> list[Svg]:
    """A name in one line or two."""
    spot = FIELD_NAMES[word]
    lines = words.say(f"map.{word}", {}).split("|")
    return [tag("text", line, x=spot.x, y=spot.y + spot.size * nth) for nth, line in enumerate(lines)]


def track(words: Words) -> Svg:
    """The six spaces of the year, two a season, and winter at the end."""
    x, y = TRACK
    spaces = []
    for nth, season in enumerate((*SEASONS, "winter")):
        sign, look = SIGNS[season]
        spaces.append(circle(TRACK_STEP * nth, 0, 21, "f-paper o-line", stroke_width=1.5))
        spaces.append(path(sign, look, stroke_width=1.9, transform=at(TRACK_STEP * nth, 0, 1.15)))
    names = [
        text(TRACK_STEP * (2 * nth + 0.5), 40, words.say(f"chart.{season}", {}), "serif mid f-ink", 14)
        for nth, season in enumerate(("spring", "summer", "autumn"))
    ]
    winter = text(TRACK_STEP * 6, 40, words.say("chart.winter", {}), "serif mid f-ink", 14)
    line = path(f"M0 0H{TRACK_STEP * 6}", "none o-line", stroke_width=2, stroke_dasharray="2 4")
    return g(line, *spaces, *names, winter, transform=at(x, y))


def supply(words: Words) -> Svg:
    """What the demand tokens beside the chart are called."""
    x, y = SUPPLY
    return text(x + 54, y - 24, words.say("chart.supply", {}), "serif mid f-ink", 14)


def title(words: Words) -> Svg:
    """The name of the sea."""
    return g(
        text(0, 0, words.say("title", {}).upper(), "serif mid f-ink", 26),
        path("M-118 12H118M-84 17H84", "none o-brass", stroke_width=1.6),
        transform=at(*TITLE),
    )
