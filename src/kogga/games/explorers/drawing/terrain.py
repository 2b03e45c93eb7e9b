"""Hexes one can tell apart without colour: trees, bricks, sheep, ears, peaks, and whatever lies beyond the sea."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.svg import at, circle, g, join, path, tag, text, use
from kogga.games.explorers.drawing.places import TILE

RIM: Final = "M0 -47L41 -24V24L0 47L-41 24V-24Z"
TREE: Final = "M0 -13L7 -2H3.5L9 7H1.6V12H-1.6V7H-9L-3.5 -2H-7Z"
TREES: Final = ((-29, -8), (-17, -24), (0, -34), (17, -24), (29, -8), (-27, 17), (-12, 31), (12, 31), (27, 17))
WALL: Final = (
    "M-33 -14H33M-24 -24H24M-10 -34H10M-28 -24V-14M-14 -24V-14M0 -24V-14M14 -24V-14M28 -24V-14M-8 -34V-24M8 -34V-24"
    "M-33 18H33M-33 27H33M-17 36H17M-24 18V27M-10 18V27M4 18V27M18 18V27M-17 27V36M-3 27V36M11 27V36M-33 18V27M33 18V27"
    "M-17 36V27M17 36V27"
)
SHEEP: Final = "M-9 2C-13 -2 -10 -8 -5 -7C-3 -11 4 -11 6 -7C11 -8 13 -1 9 3C7 7 -6 7 -9 2Z"
HEAD_AND_LEGS: Final = "M8 -4L14 -3L12 2L8 2ZM-5 5V9M5 5V9"
FLOCK: Final = ((-22, -22, 1), (16, -27, 1), (-25, 23, 1), (4, 36, 0.9), (27, 17, 1))
GRASS: Final = "M-36 -4l2 -6l2 6M30 -8l2 -6l2 6M-6 -36l2 -6l2 6M-12 26l2 -6l2 6M14 24l2 -6l2 6M-38 12l2 -5l2 5"
EAR: Final = (
    "M0 14V-12M0 -10L-4 -14M0 -10L4 -14M0 -5L-5 -9M0 -5L5 -9M0 0L-5 -4M0 0L5 -4M0 -12V-17"
)  # fmt: skip
EARS: Final = ((-31, 0), (-20, -18), (-7, -28), (7, -28), (20, -18), (31, 0), (-22, 26), (-8, 32), (8, 32), (22, 26))
PEAKS: Final = "M-40 -2L-23 -33L-13 -17L2 -43L19 -15L26 -26L40 -2ZM-30 34L-14 16L0 34L13 18L28 34Z"
SNOW: Final = "M-23 -33L-27 -25L-23 -27L-20 -24L-18 -25ZM2 -43L-3 -33L1 -36L4 -32L8 -33ZM-14 16L-18 20L-14 20L-11 20Z"
RIPPLES: Final = "M-26 -14q4 -5 8 0t8 0M8 -26q4 -5 8 0t8 0M-14 22q4 -5 8 0t8 0M14 12q4 -5 8 0t8 0"
RIVER: Final = "M-46 -6C-28 -30 -20 -6 -2 -24S16 -40 29 -37M-29 37C-16 18 -2 40 12 30S32 16 46 18"
NUGGETS: Final = ((-30, -20), (-8, -16), (14, -38), (31, -24), (-20, 26), (4, 38), (26, 26))
NUGGET: Final = "M-4 1L-1 -4L4 -2L3 3L-2 4Z"
FISH: Final = "M-11 0C-6 -7 4 -7 9 0L14 -5V5L9 0C4 7 -6 7 -11 0Z"
SHOAL: Final = ((-24, 20, 1), (6, 31, 0.9), (-26, -18, 0.8))
HUT: Final = "M-11 -1L0 -12L11 -1H8V9H-8V-1Z"
CRESCENT: Final = "M7 -21A22 22 0 1 0 21 11A18 18 0 0 1 7 -21Z"
STARS: Final = (
    "M14 -18l1.6 4l4 .4l-3 2.8l1 4l-3.6 -2.2l-3.6 2.2l1 -4l-3 -2.8l4 -.4Z"
    "M24 0l1 2.6l2.7 .2l-2 1.8l.6 2.7l-2.3 -1.4l-2.3 1.4l.6 -2.7l-2 -1.8l2.7 -.2Z"
)
BEAM: Final = "M0 -17L4.5 -25L0 -33L-4.5 -25Z"
BACK: Final = "M0 -45L39 -22.5V22.5L0 45L-39 22.5V-22.5Z"
ANCHOR: Final = (
    "M0 -4V8M-4 -1H4M0 -9A2.5 2.5 0 1 1 -.01 -9M-7 3C-6 8 -3 9 0 9S6 8 7 3"
    "M-7 3L-8.5 6M-7 3L-4.5 4.5M7 3L8.5 6M7 3L4.5 4.5"
)
CAPE: Final = "M-40 20C-38 -4 -26 -18 -4 -17C22 -18 38 -2 38 14C34 32 -30 34 -40 20Z"
HALL: Final = "M-20 16V-4L0 -16L20 -4V16ZM-20 -4H20M-12 -1V14M-4 -1V14M4 -1V14M12 -1V14M-23 16H23"
FLAG: Final = "M0 -16V-27L9 -24L0 -21"


def terrain() -> Svg:
    """Every hex, known and unknown."""
    return join(
        path(TILE, id="tile"),
        g(path(TILE, "none o-land-2", stroke_width=1.6), use("hex-rim"), id="shore"),
        g(path(RIM, "rim-edge", stroke_width=6), path(RIM, "rim", stroke_width=3.6), id="hex-rim"),
        path(TREE, id="tree"),
        path(EAR, "none o-brown round", stroke_width=2, id="ear"),
        g(path(SHEEP, "f-white o-black", stroke_width=1.2), path(HEAD_AND_LEGS, "f-black o-black"), id="sheep"),
        path(NUGGET, "f-yellow o-yellow-ink", stroke_width=0.8, id="nugget"),
        path(FISH, "f-slate o-ink", stroke_width=1, id="fish"),
        path(HUT, "f-sand o-ink", stroke_width=1.4, stroke_linejoin="round", id="hut"),
        *land(),
        water(),
        g(use("t-sea"), use("fish", -16, -6, 2), use("fish", 8, 18, 2), id="t-shoal"),
        *[fishing_ground(face) for face in range(1, 7)],
        *villages(),
        council(),
        *backs(),
    )  # fmt: skip


def tile(name: str, pigment: str, *art: Svg) -> Svg:
    """A hex of land."""
    return g(use("tile", class_=pigment), *art, use("shore"), id=f"t-{name}")


def strewn(thing: str, spots: tuple[tuple[float, ...], ...]) -> list[Svg]:
    """The same thing again and again."""
    return [use(thing, x, y, *scale) if scale else tag("use", href=f"#{thing}", x=x, y=y) for x, y, *scale in spots]


def land() -> list[Svg]:
    """§1.4 The five terrains that bear cards, and §13 the gold river."""
    return [
        tile("forest", "f-green", use("tile", class_="f-storm", fill_opacity=0.42),
             g(*strewn("tree", TREES), class_="f-black", fill_opacity=0.66)),
        tile("hills", "f-red-2", path(WALL, "none o-red round", stroke_width=2.2)),
        tile("pasture", "f-green-2", path(GRASS, "none o-green round", stroke_width=1.8), *strewn("sheep", FLOCK)),
        tile("fields", "f-land", *strewn("ear", EARS)),
        tile("mountains", "f-slate-2", path(PEAKS, "f-slate o-ink round", stroke_width=1.4), path(SNOW, "f-white")),
        tile("gold", "f-yellow-2", path(RIVER, "none o-deep-2", stroke_width=9),
             path(RIVER, "none o-sea", stroke_width=6),
             *strewn("nugget", NUGGETS)),
    ]  # fmt: skip


def water() -> Svg:
    """§7.1 The sea, its sides dotted: these are the routes."""
    return g(
        use("tile", class_="f-sea"),
        path(RIPPLES, "none o-sea-2 round", stroke_width=1.6),
        path(TILE, "none o-ink-2 round", stroke_width=1.5, stroke_dasharray=".1 5"),
        use("hex-rim"),
        id="t-sea",
    )


def fishing_ground(face: int) -> Svg:
    """§14.1 Sea with fish and the face of a die."""
    return g(
        use("t-sea"),
        *strewn("fish", SHOAL),
        use(f"d{face}", 12, -18, 0.72),
        id=f"t-fish-{face}",
    )


def villages() -> list[Svg]:
    """§15.1 Huts, and the benefit of the place: wind in a sail, a die against pirates, coins."""
    sail = path(
        "M-9 7C-4 10 6 10 11 6M0 6V-10M2 -9C8 -6 9 0 7 4H2ZM-14 -4H-6M-16 0H-7M-14 4H-8",
        "none o-ink round",
        stroke_width=1.7,
    )
    coins = g(
        circle(-5, 2, 6.5, "f-yellow o-ink", stroke_width=1.2), circle(5, -1, 6.5, "f-yellow o-ink", stroke_width=1.2)
    )
    signs = {"swift": sail, "fast": coins, **{f"bonus-{face}": chase(face) for face in (4, 5)}}
    return [
        tile(name, "f-violet-2", use("hut", -24, -13), use("hut", 24, -13), g(sign, transform=at(0, -30)))
        for name, sign in signs.items()
    ]  # fmt: skip


def chase(face: int) -> Svg:
    """§15.6 The face that also chases pirates away."""
    return use(f"d{face}", scale=0.58)


def council() -> Svg:
    """§14.6 The Council's house on its island, two anchors at the tips."""
    anchor = join(
        circle(0, 0, 12, "f-white o-ink", stroke_width=1.4), path(ANCHOR, "none o-black round", stroke_width=1.8)
    )
    return join(
        g(
            use("t-sea"),
            path(CAPE, "f-land o-land-2", stroke_width=2),
            path(HALL, "f-white o-ink round", stroke_width=1.4),
            path(FLAG, "f-signal o-ink", stroke_width=1),
            id="t-council",
        ),
        g(anchor, circle(0, 0, 14, "rim-edge", stroke_width=5), circle(0, 0, 14, "rim", stroke_width=3), id="anchor"),
    )  # fmt: skip


def backs() -> list[Svg]:
    """§2.3 What nobody has seen yet: night in the north, day in the south."""
    beams = [path(BEAM, "f-orange", transform=f"rotate({turn})" if turn else None) for turn in range(0, 360, 45)]
    sun = join(*beams, circle(0, 0, 13.5, "f-orange"), circle(0, 0, 9.5, "none o-orange-2", stroke_width=1.4))
    moon = path(CRESCENT + STARS, "f-sand", transform="translate(-3 2)")
    return [
        g(use("tile", class_=pigment), path(BACK, f"none {line}", stroke_width=1.2, stroke_dasharray="6 4"), sign,
          path(TILE, f"none {line}", stroke_width=1.6), use("hex-rim"), id=f"t-{side}")
        for side, pigment, line, sign in (
            ("north", "f-storm", "o-deep", moon), ("south", "f-orange-2", "o-orange", sun),
        )
    ]  # fmt: skip


PIPS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


def number_tokens() -> Svg:
    """§4.1 Numbers with a pip for each way to roll them; 6 and 8 stand out."""
    return join(*[number_token(number) for number in range(2, 13) if number != 7], lair())


def number_token(number: int) -> Svg:
    """One token."""
    pips = PIPS[number]
    strong = number in (6, 8)
    ink = "f-signal" if strong else "f-ink"
    row = "".join([f"M{3.8 * nth - 1.9 * (pips - 1):.1f} 9.2h.1" for nth in range(pips)])
    return g(
        circle(0, 0, 16.5, "f-card " + ("o-signal" if strong else "o-ink"), stroke_width=2 if strong else 1.3),
        text(0, 4.6, str(number), f"num {ink}", 17 if strong else 15),
        path(row, "none round " + ("o-signal" if strong else "o-ink"), stroke_width=2.9),
        id=f"n{number}",
    )


SKULL: Final = "M-7 2C-10 -10 10 -10 7 2L4 4V8H-4V4Z"
BONES: Final = "M-10 6L10 13M10 6L-10 13"


def lair() -> Svg:
    """§13.1 A lair: nobody has seen its number."""
    return g(
        circle(0, 0, 17, "f-black o-signal", stroke_width=2),
        path(BONES, "none o-white round", stroke_width=2.4),
        path(SKULL, "f-white o-black", stroke_width=1),
        path("M-5 -2H-1V1H-5ZM1 -2H5V1H1Z", "f-black"),
        id="lair",
    )
