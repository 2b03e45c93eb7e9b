"""Ships. The cog: castles fore and aft, one mast, one square sail; 0, 0 is amidships at the rail."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.draw.svg import g, path

COG_HULL = "M-33 -4C-20 4 20 4 31 -6L37 -12C35 4 29 17 21 21H-19C-27 17 -32 8 -33 -4Z"
COG_PLANKS = "M-31.5 4C-16 10 18 10 32.5 2M-28 12C-14 16.5 16 16.5 28 10"
COG_STERN = "M-36 -2V-15h4.5v4h4v-4h4.5v4h4v-4h4.5V1.5Z"
COG_BOW = "M19 0V-13h4v3.5h3.5v-3.5h4v3.5h3.5v-3.5h4L37 -11L31 -5Z"
COG_RIGGING = "M1.5 -53L-33 -15M1.5 -53L33 -13"
COG_SAIL = "M-22 -46H25C30 -35 30 -21 24 -10C11 -14.5 -7 -14.5 -20 -10C-15.5 -22 -16.5 -35 -22 -46Z"


def cog_under_bare_pole(hull: str = "f-brown") -> Svg:
    """A cog without its sail, 74 wide and 78 high."""
    return g(
        path(COG_RIGGING, "none o-ink", stroke_width=0.8),
        path("M1.5 2V-56", "none o-ink", stroke_width=2.6),
        path(COG_HULL, f"{hull} o-ink", stroke_width=1.6, stroke_linejoin="round"),
        path(COG_PLANKS, "none o-ink", stroke_width=0.8, stroke_opacity=0.6),
        path(COG_STERN + COG_BOW, f"{hull} o-ink", stroke_width=1.4, stroke_linejoin="round"),
    )


def cog_sail(class_: str, *upon: Svg) -> Svg:
    """The sail that goes with it, and the pennant; what is `upon` it is centred at 3, -29."""
    return g(
        path("M2.5 -56L17 -52.5L2.5 -49.5Z", class_),
        path(COG_SAIL, f"{class_} o-ink", stroke_width=1.5, stroke_linejoin="round"),
        *upon,
        path("M-24 -46H27", "none o-ink round", stroke_width=2.4),
    )


def cog_outline(class_: str, **attributes: str | float | None) -> Svg:
    """The silhouette of the cog, for the place where one may lie."""
    return path(COG_HULL + COG_SAIL + "M1.5 -1V-11M1.5 -46V-54", class_, **attributes)
