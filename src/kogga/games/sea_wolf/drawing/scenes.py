"""The pictures on the cards that are neither ship nor good, each about 80 by 84 round 0, 0."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.svg import at, circle, g, path, rect, use

BOLT: Final = "M2 -11L-6 2H-1L-3 11L6 -3H1L4 -11Z"
CLOUD: Final = (
    "M-38 -30C-38 -40 -24 -42 -20 -36C-14 -45 2 -44 6 -37C14 -43 28 -41 29 -33C38 -34 40 -24 33 -22H-32"
    "C-38 -22 -40 -27 -38 -30Z"
)
RAT: Final = (
    "M-25 15C-30 1 -15 -13 3 -11C5 -18 15 -18 15 -10C24 -8 32 1 34 7C32 10 28 11 23 11L25 15H16L13 12C4 15 -4 15 -10 13"
    "L-8 17H-18L-19 14Q-23 16 -25 15Z"
)
RAT_TAIL: Final = "M-24 12C-38 14 -41 -3 -31 -7C-25 -9 -24 -2 -30 -2"
CUTLASS: Final = "M-3 22C-1 2 8 -20 26 -34C27 -14 16 8 5 24Z"
HILT: Final = "M-9 20C-4 28 4 31 12 27M0 25L-7 37"
FIST: Final = (
    "M-15 -12C-15 -17 -8 -17 -8 -12C-8 -18 0 -18 0 -13C0 -18 8 -17 8 -12C8 -16 14 -15 14 -10V2C14 10 9 12 9 19V34H-9V19"
    "C-9 13 -15 10 -15 3Z"
)
KNUCKLES: Final = "M-8 -12V-4M0 -12V-4M8 -11V-4M-15 0C-8 -4 2 -4 4 1C5 5 0 7 -5 6"
SKULL: Final = "M-15 -6C-16 -26 16 -26 15 -6C15 0 11 2 9 4V11H-9V4C-11 2 -15 0 -15 -6Z"
SKULL_HOLES: Final = "M-10 -7a4.5 5 0 1 1 9 0a4.5 4 0 1 1 -9 0ZM1 -7a4.5 5 0 1 1 9 0a4.5 4 0 1 1 -9 0ZM0 -1L2 3H-2Z"
BEARD: Final = "M-25 -6C-28 14 -22 36 0 40C22 36 28 14 25 -6C20 2 12 4 7 3H-7C-12 4 -20 2 -25 -6Z"
FLAG: Final = "M-34 -38C-18 -46 -2 -28 34 -38V22C6 34 -16 14 -34 24Z"


def events() -> list[Svg]:
    """The four events, by colour."""
    return [rats(), mutiny(), flu(), pirates()]


def storm(*inside: Svg) -> Svg:
    """Bad weather behind whatever has gone wrong."""
    return g(path(CLOUD, "f-black", fill_opacity=0.45), *inside)


def bolt() -> Svg:
    """A flash of lightning."""
    return path(BOLT, "o-ink", stroke_width=0.8)


def rats() -> Svg:
    """Two of them, and there are never only two."""
    rat = [path(RAT_TAIL, "none o-white round", stroke_width=2.2), path(RAT, "f-white"), circle(23, 1, 1.7, "f-black")]
    second = [path(RAT_TAIL, "none o-line round", stroke_width=2.2), path(RAT, "f-line"), circle(23, 1, 1.7, "f-black")]
    return storm(g(*second, transform="translate(-4 -6) scale(-.8 .8)"), g(*rat, transform=at(3, 19)))


def mutiny() -> Svg:
    """A fist, and steel."""
    blade = [path(CUTLASS, "f-white o-black", stroke_width=1), path(HILT, "none o-sand round", stroke_width=4)]
    return storm(
        g(*blade, transform="translate(4 0)"),
        g(*blade, transform="translate(-4 0) scale(-1 1)"),
        path(FIST, "f-skin o-black", stroke_width=1.6, stroke_linejoin="round"),
        path(KNUCKLES, "none o-black round", stroke_width=1.5),
        rect(-11, 24, 22, 11, "f-red o-black", stroke_width=1.4),
    )


def flu() -> Svg:
    """A pig in bed would not fit."""
    return storm(
        path("M-24 -10C-34 -26 -22 -34 -12 -24ZM24 -10C34 -26 22 -34 12 -24Z", "f-pink o-black", stroke_width=1.5),
        circle(0, 2, 27, "f-pink o-black", stroke_width=1.6),
        path(
            "M-16 -22C-16 -36 14 -38 17 -22C8 -17 -8 -17 -16 -22ZM-4 -33h9v-5h-9Z", "f-blue-2 o-black", stroke_width=1.5
        ),
        path("M-17 -6l8 5M-17 0l8 -5M9 -1l8 -5M9 -5l8 5", "none o-black round", stroke_width=2.2),
        path("M-12 9a12 8.5 0 1 1 24 0a12 8.5 0 1 1 -24 0Z", "f-pink-2 o-black", stroke_width=1.5),
        path("M-5 6v5M5 6v5", "none o-black round", stroke_width=3),
        path("M9 20L33 31", "none o-white round", stroke_width=5.5),
        path("M11 21L24 27", "none o-red round", stroke_width=2.4),
    )


def pirates() -> Svg:
    """The black flag."""
    bones = "M-22 12L22 28M22 12L-22 28"
    return g(
        path("M-37 -44V42", "none o-sand round", stroke_width=4),
        path(FLAG, "f-black o-white", stroke_width=1.2),
        g(path(bones, "none o-white round", stroke_width=4.5), path(SKULL, "f-white"), path(SKULL_HOLES, "f-black"),
          path("M-4 7v5M0 7v5M4 7v5", "none o-black", stroke_width=1.4), transform=at(0, -7, 0.95)),
    )  # fmt: skip


def sailor() -> Svg:
    """The sea wolf himself: jersey, face, beard, cap, pipe."""
    lines = {"stroke_width": 1.5}
    return g(
        path("M-36 44C-36 24 -20 18 0 18C20 18 36 24 36 44Z", "f-blue o-ink", **lines),
        path("M-23 -8C-23 -28 23 -28 23 -8V6C23 16 -23 16 -23 6Z", "f-skin o-ink", **lines),
        path(BEARD, "f-white o-ink", **lines),
        path("M-14 20Q-11 28 -13 32M0 22V34M14 20Q11 28 13 32", "none o-line round", **lines),
        path("M-13 9C-8 3 -3 4 0 7C3 4 8 3 13 9C8 13 3 12 0 10C-3 12 -8 13 -13 9Z", "f-white o-black", **lines),
        path("M-12 -7q4 -4 8 0M4 -7q4 -4 8 0", "none o-black round", stroke_width=2),
        path("M-4 2C-6 -2 6 -2 4 2Q0 6 -4 2Z", "f-orange o-black", stroke_width=1.1),
        path("M-27 -14C-34 -36 -16 -44 0 -44C16 -44 34 -36 27 -14C12 -20 -12 -20 -27 -14Z", "f-slate o-ink", **lines),
        path("M-27 -14C-12 -21 12 -21 27 -14C29 -8 20 -9 0 -11C-20 -9 -29 -8 -27 -14Z", "f-black o-ink", **lines),
        path("M0 -39V-25M-5 -35H5M-6 -30C-5 -24 5 -24 6 -30", "none o-yellow round", stroke_width=2.2),
        path("M8 13L27 20", "none o-black round", stroke_width=3.4),
        path("M23 10H36V20C36 27 24 27 23 20Z", "f-brown o-ink", **lines),
        path("M30 5C24 0 36 -5 31 -11C27 -16 36 -20 33 -26", "none o-ink-2 round", stroke_width=2.2),
    )


def crate() -> Svg:
    """A crate, 26 square."""
    return g(
        rect(-13, -13, 26, 26, "f-sand o-sand-ink", rx=1.5, stroke_width=1.8),
        path("M-13 -7H13M-13 7H13M-9 7L9 -7", "none o-sand-ink", stroke_width=1.6),
    )


def quay() -> Svg:
    """A crane swings a crate ashore."""
    return g(
        path("M-42 22q7 -6 14 0t14 0t14 0V46H-42Z", "f-deep"),
        path("M-2 20H44V46H-2Z", "f-land-2 o-ink", stroke_width=1.5),
        path("M8 20V46M20 20V46M32 20V46", "none o-ink", stroke_width=1, stroke_opacity=0.6),
        path("M30 20V-36L-22 -40M30 -12L8 -37", "none o-ink round", stroke_width=4, stroke_linejoin="round"),
        path("M-18 -40V-16M-18 -16L-31 -4M-18 -16L-5 -4", "none o-ink round", stroke_width=1.6),
        use("crate", -18, 9),
        use("crate", 18, 10, 0.75),
    )
