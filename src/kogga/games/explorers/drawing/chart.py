"""The backdrop: the frame of the scenario, tracks and prices, places for cards and stocks; in its defs all pieces."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kogga.core.face import Svg
from kogga.core.words import Words
from kogga.draw.chart import rhumbs, rose
from kogga.draw.layers import backdrop
from kogga.draw.monsters import serpent, whale
from kogga.draw.svg import at, defs, g, join, path, rect, tag, text, use
from kogga.games.explorers.board import BOARDS, ENDS
from kogga.games.explorers.drawing.places import (
    BOARD_WIDTH,
    CORNER,
    HAND_WIDTH,
    HAND_X,
    HEIGHT,
    MAPS,
    OFFER,
    ROUND,
    STOCK,
    STRIP,
    STRIP_HEIGHT,
    TRACK_ROW,
    TRACK_WIDTH,
    TRACK_X,
    WIDTH,
    track_spot,
)
from kogga.games.explorers.drawing.terrain import number_tokens, terrain
from kogga.games.explorers.drawing.things import things
from kogga.games.explorers.pieces import (
    CREW_PRICE,
    MISSIONS,
    OFFER_ITEMS,
    PLAYED,
    REGIONS,
    ROAD_PRICE,
    SETTLEMENT_PRICE,
    SHIP_PRICE,
    TARGETS,
    TRACKS,
    UPGRADE_PRICE,
)

# §1.4 What is bought, as signs, and its price by kind.
PRICES: Final = (
    (("i0",), ROAD_PRICE), (("i3",), SHIP_PRICE), (("i5",), CREW_PRICE), (("i2",), UPGRADE_PRICE),
    (("i1", "i4"), SETTLEMENT_PRICE),
)  # fmt: skip
# By how many tracks there are: columns, scale, how far apart columns and rows are, and how far below the tracks.
PRICE_ROWS: Final = ((2, 0.88, 138, 50, 28), (2, 0.8, 140, 30, 24), (2, 0.8, 140, 26, 24), (3, 0.66, 92, 22, 14))
SHEET: Final = "f-paper o-paper-edge"


@lru_cache(maxsize=64)
def chart(words: Words, scenario: int) -> Svg:
    """Everything that stays."""
    return backdrop(
        WIDTH,
        HEIGHT,
        tag("title", words.say("title", {})),
        defs(terrain(), number_tokens(), things()),
        rect(0, 0, WIDTH, HEIGHT, "f-paper-2", rx=14),
        g(rhumbs(WIDTH, STRIP - 10, WIDTH / 2, 312), opacity=0.5),
        beside(scenario),
        frame(scenario),
        corners(words, scenario),
        tracks(words, scenario),
        cards(words),
    )


def beside(scenario: int) -> Svg:
    """What swims and shows the way where the board leaves room."""
    room = (WIDTH - BOARD_WIDTH[scenario]) // 2
    if room < 120:
        return join()
    return g(
        rose((room - 20) / 2, 320, min(1.3, (room - 30) / 95)),
        serpent(WIDTH - room + 36, 330, room / 260),
        whale(WIDTH - room / 2, 250, room / 260),
        opacity=0.8,
    )


def frame(scenario: int) -> Svg:
    """§2.1 The frame round all hexes: a strip of sea within an edge of wood."""
    board, spots = BOARDS[scenario], MAPS[scenario].corners
    sides = [ENDS[edge] for edge in board.edges if board.outer[edge]]
    line = "".join(["M{} {}L{} {}".format(*spots[one], *spots[other]) for one, other in sides])
    return join(
        defs(path(line, "none round", id="ring")),
        use("ring", 2, 4, class_="o-black", stroke_width=44, stroke_opacity=0.18),
        use("ring", class_="o-line", stroke_width=42),
        use("ring", class_="o-land-2", stroke_width=39),
        use("ring", class_="o-line", stroke_width=29),
        use("ring", class_="o-sea-2", stroke_width=26.5),
    )


def corners(words: Words, scenario: int) -> Svg:
    """Boxes in the corners: the round and the target, stocks, the offer."""
    wide, high = CORNER
    boxes = [rect(x, y, wide, high, SHEET, rx=10, stroke_width=1.4) for x, y in (ROUND, *STOCK)]
    names = [
        join(
            text(x + 34, y + 22, words.say(f"chart.{REGIONS[nth]}", {}), "serif f-ink", 14),
            use(f"t-{REGIONS[nth]}", x + 18, y + 17, 0.24),
        )
        for nth, (x, y) in enumerate(STOCK)
    ]  # fmt: skip
    x, y = ROUND
    title = words.say(f"chart.scenario{scenario}", {})
    return join(
        *boxes,
        *names,
        text(x + wide / 2, y + 24, title, "serif mid f-ink", 15 if len(title) < 18 else 12.5),
        text(x + wide / 2, y + 62, words.say("chart.target", {"n": TARGETS[scenario]}), "sans mid f-ink-2", 11.5),
        rect(*OFFER, wide, high, SHEET, rx=10, stroke_width=1.4),
        text(OFFER[0] + 12, OFFER[1] + 21, words.say("chart.offer", {}), "serif f-ink", 14),
        *[empty_row(words, key, OFFER[1] + 41 + 46 * row) for row, key in enumerate(("gives", "asks"))],
    )


def empty_row(words: Words, key: str, y: int) -> Svg:
    """§5.3 Room for four things."""
    rings = "".join([f"M{OFFER[0] + 13 + 33 * nth} {y + 6}h25v25h-25Z" for nth in range(OFFER_ITEMS)])
    return join(
        text(OFFER[0] + 12, y, words.say(f"chart.{key}", {}), "sans f-ink-2", 11),
        path(rings, "none o-paper-edge round", stroke_width=1.4, stroke_dasharray="3 4"),
    )


def tracks(words: Words, scenario: int) -> Svg:
    """§12.1 The tracks of the missions in play, and §1.4 the prices."""
    missions = PLAYED[scenario]
    return join(
        rect(TRACK_X, STRIP, TRACK_WIDTH, STRIP_HEIGHT, SHEET, rx=10, stroke_width=1.4),
        *[track(words, row, mission) for row, mission in enumerate(missions)],
        prices(words, len(missions)),
    )


def track(words: Words, row: int, mission: int) -> Svg:
    """One track: a space for every step, with the points it is worth."""
    spots = [track_spot(row, space) for space in range(len(TRACKS[mission]))]
    boxes = "".join([f"M{x - 14} {y - 11}h28v23h-28Z" for x, y in spots])
    worth = [
        tag("text", str(points) if points else "S", x=x, y=y + 5)
        for (x, y), points in zip(spots, TRACKS[mission], strict=True)
    ]
    x, y = spots[0]
    return join(
        text(x - 15, y - 15, words.say(f"chart.{MISSIONS[mission]}", {}), "serif f-ink", 11.5),
        path(boxes, "f-sand-2 o-line", stroke_width=1),
        g(*worth, class_="num f-line", font_size=13),
    )  # fmt: skip


def prices(words: Words, tracks_above: int) -> Svg:
    """§1.4 What things cost, in signs; as large as the tracks leave room."""
    columns, scale, step, row, above = PRICE_ROWS[tracks_above]
    top = STRIP + above + TRACK_ROW * tracks_above
    lines = []
    for nth, (bought, price) in enumerate(PRICES):
        signs = [use(sign, 19 * place, 0) for place, sign in enumerate(bought)]
        kinds = [kind for kind, n in enumerate(price) for _ in range(n)]
        start = 19 * len(bought) + 10
        cost = [use(f"g{kind}", start + 24 * place, 0, 0.9) for place, kind in enumerate(kinds)]
        x, y = TRACK_X + 22 + step * (nth % columns), top + row * (nth // columns)
        lines.append(g(*signs, *cost, transform=at(x, y, scale)))
    name = text(TRACK_X + 162, top + 104, words.say("chart.prices", {}), "serif f-ink-2", 14)
    return join(*lines, join() if tracks_above else name)


def cards(words: Words) -> Svg:
    """Where bank and hand lie."""
    return join(
        rect(HAND_X, STRIP, HAND_WIDTH, STRIP_HEIGHT, SHEET, rx=10, stroke_width=1.4),
        text(HAND_X + 12, STRIP + 19, words.say("chart.bank", {}), "serif f-ink", 12.5),
    )
