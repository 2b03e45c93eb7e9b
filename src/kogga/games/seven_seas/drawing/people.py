"""The seven characters: silhouettes, 60 wide and 62 high standing on 0, 0, each with the sign of a trade."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.svg import circle, join, path

ROLE_PIGMENTS: Final = ("brown", "violet", "red", "green", "slate", "yellow", "blue")

SHOULDERS: Final = "M-27 0C-27 -17 -17 -22 -8 -24V-29H8V-24C17 -22 27 -17 27 0Z"
HEAD: Final = "M-11 -39C-11 -54 11 -54 11 -39C11 -30 6 -25 0 -25C-6 -25 -11 -30 -11 -39Z"
# Hats and hair, from the Shipwright to the Cartographer.
HEADGEAR: Final = (
    "M-12 -41C-14 -56 14 -56 12 -41L17 -37L16 -33L10 -41ZM-9 -28C-8 -20 8 -20 9 -28C4 -24 -4 -24 -9 -28Z",
    (
        "M-24 -46C-14 -50 -12 -60 0 -60C12 -60 14 -50 24 -46C14 -42 -14 -42 -24 -46ZM-12 -42C-18 -38 -18 -28 -14 -24"
        "C-10 -26 -11 -34 -10 -40ZM12 -42C18 -38 18 -28 14 -24C10 -26 11 -34 10 -40Z"
    ),
    (
        "M-26 -42C-22 -56 -8 -58 -3 -57C-2 -62 6 -63 8 -57C16 -57 23 -52 26 -42C16 -48 -16 -48 -26 -42Z"
        "M-10 -33C-11 -20 -4 -13 0 -10C4 -13 11 -20 10 -33C5 -28 -5 -28 -10 -33Z"
    ),
    (
        "M-11 -36C-16 -58 16 -58 11 -36C16 -30 19 -18 17 -8C12 -10 9 -20 8 -27C12 -36 8 -46 0 -46C-8 -46 -12 -36 -8 -27"
        "C-9 -20 -12 -10 -17 -8C-19 -18 -16 -30 -11 -36Z"
        "M12 -50C16 -56 22 -50 17 -47C22 -43 15 -39 13 -44C8 -41 6 -48 12 -50Z"
    ),
    "M-11 -43C-18 -52 -20 -58 -19 -64L-12 -54L-9 -67L-4 -55L0 -70L4 -55L9 -67L12 -54L19 -64C20 -58 18 -52 11 -43Z",
    (
        "M-15 -43C-17 -56 -6 -62 2 -60C12 -62 18 -52 15 -43C9 -39 -9 -39 -15 -43Z"
        "M-8 -29C-6 -22 6 -22 8 -29C3 -26 -3 -26 -8 -29Z"
    ),
    "M-13 -44C-12 -56 12 -56 13 -44H19V-41H-13ZM-3 -26C-3 -20 3 -20 3 -26Z",
)
# The Shaman's painted face, the Cartographer's spectacles.
FEATURES: Final = {
    4: "M-7 -41L-2 -38M7 -41L2 -38M-4 -31H4M-7 -34H-5M5 -34H7",
    6: "M-8 -38a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM1.2 -38a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z",
}
# What each holds, about 20 wide round 0, 0.
TRADES: Final = (
    "M-8 9L3 -3M-4 -9L9 2L5 6L-7 -5Z",
    "M-7 -9H7V9H-7ZM-4 -5H4M-4 -1H4M-4 3H1",
    "M-9 8C-2 4 6 -3 9 -10C11 -2 3 7 -5 11ZM-11 5L-5 11",
    "M0 10C-2 4 -1 -2 1 -5M1 -5C-4 -9 -9 -7 -11 -3M1 -5C3 -10 9 -10 11 -6M1 -5C-2 -11 -7 -11 -9 -10M1 -5C6 -6 9 -2 9 2",
    "M0 10V-3M-6 -5C-6 -12 6 -12 6 -5C6 -3 4 -2 3 -1H-3C-4 -2 -6 -3 -6 -5ZM-4 5H4",
    "M0 -10V9M-9 -6H9M-9 -6L-12 2H-6ZM9 -6L6 2H12ZM-5 9H5",
    "M0 -10L-7 9M0 -10L7 9M-4.5 3C-2 5 2 5 4.5 3M0 -10V-12",
)


def person(role: int, class_: str) -> Svg:
    """A silhouette in one colour; a thin line of paper parts the face from what is worn."""
    return join(
        path(SHOULDERS + HEAD, class_),
        path(HEADGEAR[role], f"{class_} o-paper", stroke_width=1.6, stroke_linejoin="round"),
        *([path(FEATURES[role], "none o-paper round", stroke_width=1.5)] if role in FEATURES else []),
    )


def trade(role: int, class_: str = "none o-ink round") -> Svg:
    """The sign of a trade."""
    return path(TRADES[role], class_, stroke_width=2)


def badge(role: int) -> Svg:
    """The sign of a trade in a disc."""
    return join(circle(0, 0, 14.5, f"f-card o-{ROLE_PIGMENTS[role]}", stroke_width=2.4), trade(role))
