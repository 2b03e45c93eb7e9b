"""The colours, light and dark: a sea chart on a captain's table, and a box of pigments for what lies on it.

A pigment comes in three: `blue` itself, `blue-2` pale enough to write on, `blue-ink` to write on `blue` with.
"""

from __future__ import annotations

from typing import Final

THEMES: Final = ("light", "dark")

# fmt: off
COLORS: Final[dict[str, tuple[str, str]]] = {
    "paper": ("#f5eedc", "#14232f"), "paper-2": ("#ece2c8", "#1a2d3b"), "paper-edge": ("#cdbf9c", "#2c4456"),
    "ink": ("#1f2f3d", "#ece3cb"), "ink-2": ("#51626f", "#a9b4b8"), "line": ("#8c8468", "#6d7c80"),
    "sea": ("#cfe3e2", "#1c3a49"), "sea-2": ("#a9cdd0", "#234857"),
    "deep": ("#7fb0b9", "#17313f"), "deep-2": ("#5a93a1", "#122733"),
    "land": ("#e6d6a8", "#4a4632"), "land-2": ("#cdb983", "#5e5840"),
    "brass": ("#a87420", "#d9a441"), "glow": ("#e0a22f", "#f0bd55"),
    "signal": ("#b8432f", "#e0705a"), "good": ("#2e7d5b", "#6fbf98"),
    "card": ("#fdf9ee", "#20384a"), "rhumb": ("#7fb0b9", "#4f7c8c"),
    "white": ("#fbf7ea", "#efe7d2"), "black": ("#22303b", "#0b151d"),
    "storm": ("#465d70", "#2d4355"), "skin": ("#f0cda6", "#d8a67c"),
    # seats: colour-blind safe, and never alone: each has its emblem
    "seat-0": ("#c4501b", "#e8834f"), "seat-1": ("#1f6fa8", "#5aa9dd"), "seat-2": ("#2b8a62", "#5cc09a"),
    "seat-3": ("#a4588a", "#d08fbb"), "seat-4": ("#8a6a00", "#e3c04c"), "seat-5": ("#3c3c3c", "#c9c9c9"),
    # pigments
    "blue": ("#2c6ca3", "#62aade"), "blue-2": ("#d6e6f1", "#234a66"), "blue-ink": ("#ffffff", "#0b1d2b"),
    "red": ("#a83a28", "#dd6b52"), "red-2": ("#f1d6cb", "#57312c"), "red-ink": ("#ffffff", "#240c07"),
    "pink": ("#cb6390", "#eda4c2"), "pink-2": ("#f9e1ea", "#5c3f50"), "pink-ink": ("#3c1426", "#3c1426"),
    "yellow": ("#b4850e", "#ecc659"), "yellow-2": ("#fdf5d9", "#544a27"), "yellow-ink": ("#241a00", "#3a2a02"),
    "green": ("#4c8a66", "#7cc09a"), "green-2": ("#d9ead9", "#2b4c40"), "green-ink": ("#ffffff", "#0a2216"),
    "brown": ("#8a5a37", "#c08e66"), "brown-2": ("#ecdccb", "#4a3829"), "brown-ink": ("#ffffff", "#26150a"),
    "sand": ("#d9c28a", "#d3bd87"), "sand-2": ("#f3ead0", "#4d462f"), "sand-ink": ("#33280c", "#33280c"),
    "slate": ("#4a6072", "#8198a9"), "slate-2": ("#d8e0e4", "#2c4252"), "slate-ink": ("#ffffff", "#0d1820"),
    "violet": ("#6f5a9c", "#a893d6"), "violet-2": ("#e3dcf0", "#3d3557"), "violet-ink": ("#ffffff", "#170f2b"),
    "orange": ("#c2661a", "#eb9a52"), "orange-2": ("#f7dfc6", "#573b22"), "orange-ink": ("#2e1503", "#2e1503"),
}
FONTS: Final[dict[str, str]] = {
    "serif": "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', 'Noto Serif', Georgia, serif",
    "sans": "system-ui, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif",
}
# For programs that look at the first family only: one that most machines have, or replace well.
PLAIN_FONTS: Final[dict[str, str]] = {
    "serif": "Georgia, 'Noto Serif', 'DejaVu Serif', serif",
    "sans": "'DejaVu Sans', Verdana, 'Segoe UI', 'Noto Sans', sans-serif",
}
# fmt: on


def color(token: str, theme: str) -> str:
    """A colour of the palette in one theme."""
    return COLORS[token][THEMES.index(theme)]


def resolve(words: str, theme: str) -> str:
    """A declaration's words with every variable replaced by what it stands for."""
    for name, family in PLAIN_FONTS.items():
        words = words.replace(f"var(--{name})", family)
    for token in COLORS:
        words = words.replace(f"var(--{token})", color(token, theme))
    return words


def variables() -> str:
    """The palette as CSS: light, dark where the reader's machine is set so, and either where the page says so."""
    light, dark = (declare(theme) for theme in THEMES)
    fonts = "".join(f"--{name}:{family};" for name, family in FONTS.items())
    return (
        f":root{{{fonts}{light}}}\n"
        f'@media (prefers-color-scheme:dark){{:root:not([data-theme="light"]){{{dark}}}}}\n'
        f':root[data-theme="dark"]{{{dark}}}\n'
    )


def declare(theme: str) -> str:
    """The variables of one theme."""
    return f"color-scheme:{theme};" + "".join(f"--{token}:{color(token, theme)};" for token in COLORS)
