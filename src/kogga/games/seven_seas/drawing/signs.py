"""Signs: goods, flags, curses, tokens. Each about 20 wide round 0, 0; told apart by their shapes, not by colour."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.svg import circle, g, join, path, rect

GOOD_PIGMENTS: Final = ("orange", "brown", "green", "violet")  # rum, coffee, fruit, talisman

BOTTLE: Final = "M-2.5 -11H2.5V-5C6 -3.5 7 -1 7 2V9.5Q7 11 5.5 11H-5.5Q-7 11 -7 9.5V2C-7 -1 -6 -3.5 -2.5 -5Z"
BEAN: Final = "M-8 5C-12 -3 -4 -11 3 -10C11 -9 11 2 5 8C0 12 -6 10 -8 5Z"
BEAN_FOLD: Final = "M-7 6C-2 4 -3 -1 0 -3C3 -5 4 -7 3 -10"
PINE: Final = "M0 -3C6 -3 7.5 1 7.5 4.5C7.5 9 4.5 11.5 0 11.5C-4.5 11.5 -7.5 9 -7.5 4.5C-7.5 1 -6 -3 0 -3Z"
PINE_LEAVES: Final = (
    "M0 -3C-1 -7 -5 -9 -7 -9C-5 -7 -4 -5 -3 -3ZM0 -3C1 -7 5 -9 7 -9C5 -7 4 -5 3 -3ZM-2.5 -3L0 -12L2.5 -3Z"
)
PINE_RIND: Final = "M-6.5 1.5L3.5 11M-3.5 -2L6.5 7M6.5 1.5L-3.5 11M3.5 -2L-6.5 7"
AMULET: Final = "M0 -3L7 4L0 12L-7 4Z"
AMULET_CORD: Final = "M0 -3C-8 -4 -8 -11 0 -11.5C8 -11 8 -4 0 -3"

SKULL: Final = "M-8 -2C-8.5 -13 8.5 -13 8 -2C8 2 6 3 5 4V8H-5V4C-6 3 -8 2 -8 -2Z"
SKULL_FACE: Final = (
    "M-5.6 -2.5a2.4 2.6 0 1 0 4.8 0a2.4 2.6 0 1 0 -4.8 0ZM.8 -2.5a2.4 2.6 0 1 0 4.8 0a2.4 2.6 0 1 0 -4.8 0Z"
    "M0 .8L1.4 3.6H-1.4Z"
)
CHEST: Final = "M-11 -1C-11 -9 -7 -9 -6 -9H6C7 -9 11 -9 11 -1ZM-11 0H11V9H-11Z"
YIN: Final = "M0 -9A9 9 0 0 1 0 9A4.5 4.5 0 0 1 0 0A4.5 4.5 0 0 0 0 -9Z"
SAFE_HULL: Final = "M-10 2H10L6.5 9H-6.5ZM-1 2V-10L7 -1H-1"

CURSE_ART: Final = (
    # the Kraken: a head and its arms
    (
        "M-9 -4C-9 -20 9 -20 9 -4C9 0 8 2 6 3C10 5 15 3 15 -3C15 -6 12 -7 11 -4C10 -1 8 -1 8 1C14 7 20 4 21 -1"
        "M-9 -4C-9 0 -8 2 -6 3C-10 5 -15 3 -15 -3C-15 -6 -12 -7 -11 -4M-6 3C-7 9 -12 11 -16 9M6 3C7 9 12 11 16 9"
        "M-2 4C-3 10 -6 14 -10 15M2 4C3 10 6 14 10 15M-21 -1C-20 4 -14 7 -8 1"
    ),
    # the Iceberg: a peak, and more of it below the water
    "M-15 2L-7 -15L-2 -8L4 -18L14 2ZM-18 2H18M-14 5L-9 14L1 17L11 13L15 5",
    # the Sirens: a tail above the waves
    (
        "M0 8C-4 2 -3 -5 0 -9C-8 -8 -13 -11 -14 -17C-7 -18 -1 -16 0 -11C1 -16 7 -18 14 -17C13 -11 8 -8 0 -9"
        "C3 -5 4 2 0 8M-18 10q4.5 -5 9 0t9 0t9 0t9 0M-14 15q4.5 -5 9 0t9 0t9 0"
    ),
    # the Mutiny: crossed sabres
    (
        "M-13 12C-4 6 8 -6 11 -17C14 -8 8 4 -9 14ZM-15 8L-8 15M-13 12L-17 16M13 12C4 6 -8 -6 -11 -17C-14 -8 -8 4 9 14Z"
        "M15 8L8 15M13 12L17 16"
    ),
    # the Whirlpool: a spiral
    "M0 0C3 -4 8 0 6 5C3 10 -6 9 -8 2C-9 -7 2 -12 10 -7C18 0 14 13 3 15C-9 16 -17 7 -16 -4C-14 -12 -6 -17 2 -17",
    # the Tavern: a mug
    (
        "M-11 -8H8V15H-11ZM8 -3H13Q16 -3 16 0V6Q16 9 13 9H8M-11 -8C-15 -13 -9 -17 -6 -14C-4 -18 3 -18 4 -14"
        "C9 -16 12 -10 8 -8M-5.5 -3V10M2.5 -3V10"
    ),
    # the Idol: a carved head
    "M-10 -17H10L13 -9L10 15H-10L-13 -9ZM-7 -8H-1M1 -8H7M-6 -4H-2M2 -4H6M0 -7V3M-3 3H3M-6 8H6V12H-6ZM-2 8V12M2 8V12",
    # Payday: a purse
    (
        "M-5 -9C-16 0 -15 15 0 15C15 15 16 0 5 -9ZM-5 -9L-8 -16L-3 -14L0 -17L3 -14L8 -16L5 -9Z"
        "M4 -1C-5 -4 -5 3 0 4C6 5 4 11 -4 8M0 -3V11"
    ),
)


def good(loot: int) -> Svg:
    """A good or a talisman."""
    class_ = f"f-{GOOD_PIGMENTS[loot]} o-ink"
    if loot == 0:
        label = rect(-4.6, 1.5, 9.2, 5.5, "f-white", stroke_width=0)
        return join(path(BOTTLE, class_, stroke_width=1.4, stroke_linejoin="round"), label)
    if loot == 1:
        return join(path(BEAN, class_, stroke_width=1.4), path(BEAN_FOLD, "none o-white round", stroke_width=1.8))
    if loot == 2:
        return join(
            path(PINE_LEAVES, class_, stroke_width=1),
            path(PINE, "f-sand o-ink", stroke_width=1.4),
            path(PINE_RIND, "none o-brown", stroke_width=1),
        )
    return join(
        path(AMULET_CORD, "none o-ink round", stroke_width=1.8),
        path(AMULET, class_, stroke_width=1.4, stroke_linejoin="round"),
        circle(0, 4.2, 2.2, "f-white"),
    )


def flag(country: int) -> Svg:
    """A flag, 36 wide and 24 high: a cross, a broad band with a disc, upright bands, level bands."""
    cloth = rect(-18, -12, 36, 24, "f-white", stroke_width=0)
    prints = (
        path("M-3 -12H3V-3H18V3H3V12H-3V3H-18V-3H-3Z", "f-red"),
        join(
            path("M-18 -12H18V12H-18Z", "f-red"),
            path("M-18 -6H18V6H-18Z", "f-yellow"),
            circle(-7, 0, 3.4, "f-red"),
        ),
        join(path("M-18 -12H-6V12H-18Z", "f-blue"), path("M6 -12H18V12H6Z", "f-red")),
        join(path("M-18 -12H18V-4H-18Z", "f-orange"), path("M-18 4H18V12H-18Z", "f-blue")),
    )
    return g(cloth, prints[country], rect(-18, -12, 36, 24, "none o-ink", rx=1.5, stroke_width=1.3))


def skull() -> Svg:
    """A skull."""
    return join(path(SKULL, "f-white o-ink", stroke_width=1.3, stroke_linejoin="round"), path(SKULL_FACE, "f-black"))


def chest() -> Svg:
    """A treasure chest."""
    return join(
        path(CHEST, "f-brown o-ink", stroke_width=1.4, stroke_linejoin="round"),
        rect(-2.5, -3, 5, 6, "f-yellow o-ink", stroke_width=1),
    )


def yin() -> Svg:
    """Yin and yang."""
    return join(
        circle(0, 0, 9, "f-white o-ink", stroke_width=1.3),
        path(YIN, "f-black"),
        circle(0, -4.5, 1.7, "f-black"),
        circle(0, 4.5, 1.7, "f-white"),
    )


def double_hold() -> Svg:
    """A hull with two crates."""
    return join(
        path("M-12 2H12L8 10H-8Z", "f-brown o-ink", stroke_width=1.3, stroke_linejoin="round"),
        path("M-9 2V-7H-.5V2ZM.5 2V-7H9V2Z", "f-sand o-ink", stroke_width=1.2),
    )


def unsinkable() -> Svg:
    """A boat in a lifebelt."""
    return join(
        circle(0, 0, 10, "none o-signal", stroke_width=4),
        circle(0, 0, 10, "none o-white", stroke_width=4, stroke_dasharray="7.85 7.85"),
        path(SAFE_HULL, "f-blue o-ink", stroke_width=1, transform="translate(0 1) scale(.62)"),
    )
