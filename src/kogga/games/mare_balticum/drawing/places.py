"""Where everything lies on the picture, 1140 by 870: the chart, the track of time above, the players on dry land."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from kogga.core.actions import Seat
from kogga.games.mare_balticum.board import FRAME, SPOTS

WIDTH: Final = 1140
HEIGHT: Final = 870
LEFT: Final = FRAME[0]  # the chart's own coordinates begin here
TOP: Final = FRAME[1]

Point = tuple[int, int]


class Spots(NamedTuple):
    """On one field: where its tokens lie, and where boats go, the first comer to the first place."""

    tokens: tuple[Point, ...]
    boats: tuple[Point, ...]


class Name(NamedTuple):
    """Where a field's name stands: its first line, how it is anchored, how large it is written."""

    x: int
    y: int
    anchor: str
    size: int


# fmt: off
FIELD_SPOTS: Final = {
    "copenhagen": Spots((), ((150, 611), (120, 613), (180, 613), (134, 587), (166, 587))),
    "gdansk": Spots((), ((419, 796), (389, 798), (449, 798), (403, 772), (435, 772))),
    "riga": Spots((), ((682, 512), (652, 514), (712, 514), (666, 488), (698, 488))),
    "stockholm": Spots((), ((366, 288), (336, 290), (396, 290), (350, 264), (382, 264))),
    "petersburg": Spots((), ((915, 251), (885, 253), (945, 253), (899, 227), (931, 227))),
    "kattegat": Spots(((75, 526),), ((72, 492), (106, 550), (62, 568), (88, 470), (110, 590))),
    "arkona": Spots(((192, 708),), ((156, 712), (226, 722), (146, 748), (200, 680), (112, 770))),
    "pomerania": Spots(((266, 757),), ((234, 778), (296, 756), (206, 790), (246, 744), (276, 786))),
    "slupsk": Spots(((374, 688),), ((342, 716), (408, 710), (314, 746), (350, 748), (372, 668))),
    "gdansk-bay": Spots(((440, 714),), ((452, 760), (506, 712), (424, 748), (472, 700), (478, 752))),
    "courland": Spots(((547, 440),), ((583, 440), (522, 506), (505, 552), (536, 478), (516, 590))),
    "kalmar": Spots(((236, 642),), ((268, 614), (302, 612), (222, 674), (312, 572), (322, 526))),
    "riga-bay": Spots(((636, 472),), ((612, 458), (662, 470), (640, 510), (612, 490), (664, 498))),
    "moonsund": Spots(((650, 418),), ((624, 402), (614, 316), (618, 356), (646, 300), (668, 404))),
    "skerries": Spots(((412, 322),), ((452, 362), (384, 336), (426, 292), (396, 300), (474, 358))),
    "aland": Spots(((430, 172),), ((468, 186), (392, 184), (452, 230), (462, 144), (418, 226))),
    "archipelago": Spots(((545, 210),), ((508, 214), (582, 232), (530, 240), (502, 242), (566, 210))),
    "narva": Spots(((790, 262),), ((826, 276), (758, 268), (848, 268), (738, 272), (806, 280))),
    "vyborg": Spots(((834, 212),), ((800, 232), (868, 232), (782, 208), (896, 228), (850, 190))),
    "bornholm": Spots(((280, 660), (312, 660)), ((292, 638), (326, 644), (268, 736), (304, 732), (334, 688))),
    "gdansk-deep": Spots(((436, 640), (468, 640)), ((472, 616), (432, 616), (496, 668), (502, 632), (410, 664))),
    "south-gotland": Spots(((360, 582), (392, 582)), ((362, 630), (400, 630), (378, 658), (414, 604), (340, 612))),
    "gotland": Spots(((462, 482), (494, 482)), ((480, 578), (510, 458), (462, 452), (448, 560), (506, 562))),
    "west-gotland": Spots(((352, 402), (384, 402)), ((424, 404), (344, 484), (370, 506), (338, 384), (450, 420))),
    "north-baltic": Spots(((502, 300), (534, 300)), ((568, 300), (468, 294), (482, 378), (540, 384), (516, 272))),
    "finland": Spots(((682, 248), (714, 248)), ((650, 266), (746, 240), (686, 284), (768, 226), (722, 276))),
    "bothnia": Spots(((424, 70), (456, 70)), ((384, 84), (498, 84), (398, 40), (472, 38), (506, 132))),
}
# fmt: on
FIELD_NAMES: Final = {
    "copenhagen": Name(80, 668, "mid", 16),
    "gdansk": Name(419, 842, "mid", 17),
    "riga": Name(684, 552, "mid", 17),
    "stockholm": Name(336, 268, "end", 17),
    "petersburg": Name(958, 292, "mid", 17),
    "kattegat": Name(70, 436, "mid", 13),
    "arkona": Name(192, 740, "mid", 12),
    "pomerania": Name(290, 806, "mid", 12),
    "slupsk": Name(390, 724, "mid", 12),
    "gdansk-bay": Name(486, 728, "mid", 12),
    "courland": Name(594, 548, "mid", 12),
    "kalmar": Name(236, 572, "mid", 12),
    "riga-bay": Name(630, 540, "mid", 12),
    "moonsund": Name(674, 348, "start", 12),
    "skerries": Name(386, 350, "mid", 12),
    "aland": Name(402, 130, "mid", 12),
    "archipelago": Name(530, 164, "mid", 12),
    "narva": Name(800, 306, "mid", 12),
    "vyborg": Name(842, 166, "mid", 12),
    "bornholm": Name(294, 692, "mid", 12),
    "gdansk-deep": Name(450, 668, "mid", 12),
    "south-gotland": Name(377, 548, "mid", 12),
    "gotland": Name(480, 516, "mid", 13),
    "west-gotland": Name(364, 432, "mid", 12),
    "north-baltic": Name(520, 332, "mid", 13),
    "finland": Name(684, 182, "mid", 12),
    "bothnia": Name(440, 118, "mid", 14),
}
HARBOURS: Final = [(x - LEFT, y - TOP) for x, y in SPOTS[:5]]
# The circles for demand, by port.
DEMAND: Final = (
    ((106, 630),),
    ((372, 808), (466, 808)),
    ((722, 544),),
    ((322, 298), (282, 298)),
    ((962, 238), (1002, 238)),
)
TRACK: Final = (648, 62)
TRACK_STEP: Final = 54
BAG: Final = (1078, 62)
ROUND: Final = (1062, 122)
BOX: Final = (1086, 190)
TITLE: Final = (168, 62)
ROSE: Final = (92, 178)
PILE: Final = (226, 150)
SUPPLY: Final = (60, 300)
LOOK: Final = (38, 112)

PLATE_X: Final = 744
PLATE_WIDTH: Final = 380
PLATES_TOP: Final = 334
PLATES_BOTTOM: Final = 856
OWN_HEIGHT: Final = 160
OTHER_HEIGHT: Final = 82


@dataclass(frozen=True)
class Plate:
    """The place of one player."""

    y: int
    is_own: bool

    @property
    def height(self) -> int:
        """One's own is higher: there are company tokens to play, and the warehouse lies open to its owner."""
        return OWN_HEIGHT if self.is_own else OTHER_HEIGHT


@cache
def plates(seats: int, chair: Seat | None) -> tuple[Plate, ...]:
    """By seat, as seen from a chair: one's own first and large, the others clockwise from there."""
    heights = [OWN_HEIGHT if chair is not None else OTHER_HEIGHT, *[OTHER_HEIGHT] * (seats - 1)]
    gap = min(14, (PLATES_BOTTOM - PLATES_TOP - sum(heights)) // max(1, seats - 1))
    tops = [PLATES_TOP + sum(heights[:place]) + gap * place for place in range(seats)]
    return tuple([Plate(tops[(seat - (chair or 0)) % seats], chair == seat) for seat in range(seats)])
