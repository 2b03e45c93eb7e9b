"""The backdrop: the lid with its sea, the ruler, the score track and island, boards; and in its defs all pieces."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kogga.core.actions import Seat
from kogga.core.face import Svg
from kogga.core.words import Words
from kogga.draw.chart import rhumbs, rose, waves
from kogga.draw.layers import backdrop
from kogga.draw.monsters import serpent, whale
from kogga.draw.svg import at, defs, g, join, number, path, rect, tag, text
from kogga.games.seven_seas.drawing.places import (
    CELL,
    COLUMNS,
    FLAGS_Y,
    GAP,
    HAND_HEIGHT,
    HAND_X,
    HAND_Y,
    HEIGHT,
    ISLAND,
    LID,
    LID_X,
    LID_Y,
    MARGIN,
    MINE_X,
    PLACE,
    PORT,
    PORT_SIZE,
    RECORD,
    RECORD_SIZE,
    RIGHT,
    ROWS,
    RULER_HEIGHT,
    RULER_Y,
    TRACK,
    TRACK_SPOTS,
    WIDTH,
)
from kogga.games.seven_seas.drawing.things import things
from kogga.games.seven_seas.pieces import ROLES

SHORE: Final = "M20 60C26 24 76 14 126 18C186 8 236 26 240 62C242 98 196 114 132 110C66 118 14 104 20 60Z"
PALM: Final = (
    "M0 0C-2 -8 -1 -16 2 -22M2 -22C-4 -27 -10 -25 -13 -20M2 -22C4 -29 11 -29 15 -24M2 -22C-2 -31 -9 -32 -12 -29"
    "M2 -22C9 -25 14 -20 14 -15"
)


@lru_cache(maxsize=32)
def chart(words: Words, chair: Seat | None) -> Svg:
    """Everything that stays, for these eyes."""
    return backdrop(
        WIDTH,
        HEIGHT,
        tag("title", words.say("title", {})),
        defs(things(words)),
        rect(0, 0, WIDTH, HEIGHT, "f-paper-2", rx=14),
        lid(),
        ruler(),
        track(words),
        harbour(),
        strip(words, chair),
    )


def lid() -> Svg:
    """The lid of the box, a tin rim round a sheet of sea."""
    return join(
        rect(LID_X - 9, LID_Y - 7, LID + 22, LID + 22, "f-black", rx=12, fill_opacity=0.2),
        rect(LID_X - 12, LID_Y - 12, LID + 24, LID + 24, "f-slate o-ink", rx=12, stroke_width=1.6),
        rect(LID_X - 7, LID_Y - 7, LID + 14, LID + 14, "none o-paper", rx=8, stroke_width=1.4, stroke_opacity=0.55),
        g(
            rect(0, 0, LID, LID, "f-sea o-ink", rx=3, stroke_width=1.4),
            rhumbs(LID, LID, 402, 402),
            waves(*[(x, y) for x, y in ((60, 90), (250, 60), (440, 130), (120, 250), (330, 240), (60, 430), (250, 480),
                                        (470, 300), (200, 360), (380, 500))]),
            g(serpent(60, 180, 0.8), whale(430, 60, 0.55), opacity=0.75),
            g(rose(402, 402, 1.5), opacity=0.5),
            transform=at(LID_X, LID_Y),
        ),
    )  # fmt: skip


def ruler() -> Svg:
    """The cardboard ruler, 27 cm long like the lid: a place for each character, centimetres along its edge."""
    lines = "".join(
        f"M{number(round(LID_X + PLACE * nth, 1))} {RULER_Y}v{RULER_HEIGHT - 12}" for nth in range(1, len(ROLES))
    )
    ticks = "".join(f"M{LID_X + 20 * cm} {RULER_Y + RULER_HEIGHT}v-{9 if cm % 5 == 0 else 5}" for cm in range(1, 27))
    return join(
        rect(LID_X + 1, RULER_Y + 2, LID, RULER_HEIGHT, "f-black", rx=4, fill_opacity=0.2),
        rect(LID_X, RULER_Y, LID, RULER_HEIGHT, "f-sand-2 o-line", rx=4, stroke_width=1.4),
        path(lines, "none o-line", stroke_width=1, stroke_opacity=0.7),
        path(ticks, "none o-line", stroke_width=1.2),
    )


def track(words: Words) -> Svg:
    """Forty spaces for chests, and in their midst the island of the guards."""
    x, y = TRACK
    side = CELL - 1.5
    squares = [
        "".join(f"M{cx - side / 2:g} {cy - side / 2:g}h{side}v{side}h-{side}Z" for cx, cy in spots)
        for spots in (TRACK_SPOTS, TRACK_SPOTS[::10])
    ]
    numbers = [tag("text", str(space), x=cx, y=cy + 4) for space, (cx, cy) in enumerate(TRACK_SPOTS)]
    wide, high = CELL * COLUMNS, CELL * ROWS
    return join(
        rect(x - 4, y - 4, wide + 8, high + 8, "f-land-2 o-line", rx=6, stroke_width=1.4),
        path(squares[0], "f-card"),
        path(squares[1], "f-sand"),
        g(*numbers, class_="num f-ink-2", font_size=10),
        g(
            rect(0, 0, wide - 2 * CELL, high - 2 * CELL, "f-sea"),
            path(SHORE, "none o-sea-2", stroke_width=9),
            path(SHORE, "f-land o-land-2", stroke_width=2),
            g(path(PALM, "none o-good round", stroke_width=2.6), transform=at(46, 62, 1.1)),
            g(path(PALM, "none o-good round", stroke_width=2.6), transform=at(34, 88, 0.8)),
            text(126, 14, words.say("chart.island", {}), "serif mid f-ink", 12),
            transform=at(*ISLAND),
        ),
        text(RIGHT + 2, FLAGS_Y + 5, words.say("chart.governor", {}), "serif f-ink", 13),
    )


def harbour() -> Svg:
    """The board with the port."""
    wide, high = PORT_SIZE
    return join(
        g(
            rect(2, 3, wide, high, "f-black", rx=8, fill_opacity=0.16),
            rect(0, 0, wide, high, "f-sea-2 o-line", rx=8, stroke_width=1.4),
            path("M0 80H326V84Q326 92 318 92H8Q0 92 0 84Z", "f-land-2"),
            transform=at(*PORT),
        ),
    )


def strip(words: Words, chair: Seat | None) -> Svg:
    """The reader's hand, or for a spectator the name of the game; beside it the chronicle."""
    wide, high = RECORD_SIZE
    left = RECORD[0] - GAP - MARGIN
    own = join(
        text(MINE_X, HAND_Y + 22, words.say("chart.characters", {}), "serif f-ink", 14),
        text(HAND_X, HAND_Y + 22, words.say("chart.hand", {}), "serif f-ink", 14),
        path(f"M{HAND_X - 10} {HAND_Y + 12}v{HAND_HEIGHT - 24}", "none o-paper-edge", stroke_width=1.4),
    )
    name = text(MARGIN + left / 2, HAND_Y + 94, words.say("title", {}), "serif mid f-deep-2", 44)
    return join(
        rect(MARGIN, HAND_Y, left, HAND_HEIGHT, "f-paper o-paper-edge" if chair is not None else "f-sea o-paper-edge",
             rx=10, stroke_width=1.4),
        own if chair is not None else name,
        rect(*RECORD, wide, high, "f-paper o-paper-edge", rx=10, stroke_width=1.4),
    )  # fmt: skip
