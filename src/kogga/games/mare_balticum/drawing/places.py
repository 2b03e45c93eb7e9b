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
    "copenhagen": Spots((), ((150, 611), (177, 593), (123, 593), (182, 619), (118, 619))),
    "gdansk": Spots((), ((419, 796), (446, 778), (392, 778), (451, 804), (387, 804))),
    "riga": Spots((), ((682, 512), (709, 494), (655, 494), (714, 520), (650, 520))),
    "stockholm": Spots((), ((366, 288), (393, 270), (339, 270), (398, 296), (334, 296))),
    "petersburg": Spots((), ((915, 251), (942, 233), (888, 233), (947, 259), (883, 259))),
    "kattegat": Spots(((75, 526),), ((72, 492), (106, 550), (62, 568), (88, 470), (110, 590))),
    "arkona": Spots(((192, 704),), ((228, 712), (158, 696), (140, 764), (198, 672), (112, 778))),
    "pomerania": Spots(((266, 757),), ((234, 778), (296, 756), (206, 790), (246, 744), (276, 786))),
    "slupsk": Spots(((366, 682),), ((400, 702), (330, 728), (350, 750), (308, 750), (374, 664))),
    "gdansk-bay": Spots(((440, 714),), ((452, 760), (506, 712), (424, 748), (472, 700), (478, 752))),
    "courland": Spots(((547, 440),), ((583, 440), (522, 506), (505, 552), (536, 478), (516, 590))),
    "kalmar": Spots(((236, 642),), ((312, 584), (264, 612), (222, 674), (322, 534), (292, 606))),
    "riga-bay": Spots(((636, 472),), ((612, 458), (662, 470), (640, 510), (612, 490), (664, 498))),
    "moonsund": Spots(((650, 418),), ((624, 402), (614, 316), (618, 356), (646, 300), (668, 404))),
    "skerries": Spots(((424, 314),), ((462, 364), (386, 336), (430, 290), (400, 302), (474, 352))),
    "aland": Spots(((432, 172),), ((468, 186), (394, 206), (452, 232), (464, 144), (424, 226))),
    "archipelago": Spots(((545, 210),), ((508, 214), (582, 232), (530, 240), (502, 242), (566, 210))),
    "narva": Spots(((790, 262),), ((826, 276), (758, 268), (848, 268), (738, 272), (806, 280))),
    "vyborg": Spots(((834, 212),), ((800, 232), (868, 232), (782, 208), (896, 228), (850, 190))),
    "bornholm": Spots(((280, 660), (312, 660)), ((308, 640), (272, 640), (270, 736), (302, 734), (334, 688))),
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
    "stockholm": Name(320, 262, "end", 17),
    "petersburg": Name(958, 292, "mid", 17),
    "kattegat": Name(58, 436, "mid", 13),
    "arkona": Name(174, 732, "mid", 12),
    "pomerania": Name(290, 806, "mid", 12),
    "slupsk": Name(374, 724, "mid", 12),
    "gdansk-bay": Name(486, 728, "mid", 12),
    "courland": Name(572, 592, "mid", 12),
    "kalmar": Name(236, 572, "mid", 12),
    "riga-bay": Name(626, 540, "mid", 12),
    "moonsund": Name(674, 348, "start", 12),
    "skerries": Name(406, 346, "mid", 12),
    "aland": Name(394, 146, "mid", 12),
    "archipelago": Name(530, 164, "mid", 12),
    "narva": Name(800, 306, "mid", 12),
    "vyborg": Name(842, 166, "mid", 12),
    "bornholm": Name(294, 692, "mid", 12),
    "gdansk-deep": Name(450, 668, "mid", 12),
    "south-gotland": Name(374, 548, "mid", 12),
    "gotland": Name(480, 516, "mid", 13),
    "west-gotland": Name(364, 432, "mid", 12),
    "north-baltic": Name(520, 332, "mid", 13),
    "finland": Name(684, 182, "mid", 12),
    "bothnia": Name(440, 110, "mid", 14),
}
HARBOURS: Final = [(x - LEFT, y - TOP) for x, y in SPOTS[:5]]
# The circles for demand, by port.
DEMAND: Final = (
    ((106, 630),),
    ((370, 808), (474, 808)),
    ((722, 544),),
    ((306, 298), (264, 298)),
    ((970, 238), (1010, 238)),
)
# From each harbour into the waters it touches.
APPROACHES: Final = (
    ((114, 592), (148, 646)),
    ((399, 724), (424, 750)),
    ((644, 500), (660, 436)),
    ((404, 292), (424, 258)),
    ((847, 252), (880, 224)),
)
TRACK: Final = (648, 62)
TRACK_STEP: Final = 54
BAG: Final = (1078, 62)
ROUND: Final = (1062, 122)
BOX: Final = (1086, 190)
TITLE: Final = (168, 62)
ROSE: Final = (92, 178)
PILE: Final = (258, 150)
SUPPLY: Final = (150, 388)
LOOK: Final = (36, 108, 0.8)  # and how large the cards are

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
