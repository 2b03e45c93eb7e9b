"""The Baltic: ports and waters, what is adjacent, and where it lies on the chart. The chart is our own (R4)."""

from __future__ import annotations

from typing import Final

Field = int  # 0-26: the ports, then shallow water, then deep; this is the fixed order (R19)
Fields = int  # several fields, as bits
Circle = int  # 0-7: where demand tokens lie, port by port

FIELDS: Final = (
    "copenhagen", "gdansk", "riga", "stockholm", "petersburg",
    "kattegat", "arkona", "pomerania", "slupsk", "gdansk-bay", "courland", "kalmar", "riga-bay", "moonsund",
    "skerries", "aland", "archipelago", "narva", "vyborg",
    "bornholm", "gdansk-deep", "south-gotland", "gotland", "west-gotland", "north-baltic", "finland", "bothnia",
)  # fmt: skip
PORTS: Final = 5
FIRST_DEEP: Final = 19
ALL_FIELDS: Final = len(FIELDS)
NO_FIELD: Final[Field] = -1

# §1.3 Water tokens lie in: none in port, one in shallow water, two in deep.
CAPACITY: Final = [0] * PORTS + [1] * (FIRST_DEEP - PORTS) + [2] * (ALL_FIELDS - FIRST_DEEP)

# §1.3 Two fields are neighbours if they share a border, or a lane joins them (R4).
BORDERS: Final = {
    "copenhagen": "arkona kattegat",
    "gdansk": "slupsk gdansk-bay",
    "riga": "riga-bay moonsund",
    "stockholm": "skerries aland",
    "petersburg": "narva vyborg",
    "kattegat": "arkona",
    "arkona": "pomerania kalmar bornholm",
    "pomerania": "slupsk bornholm",
    "slupsk": "gdansk-bay bornholm gdansk-deep south-gotland",
    "gdansk-bay": "courland gdansk-deep",
    "courland": "riga-bay gdansk-deep gotland north-baltic",
    "kalmar": "bornholm south-gotland west-gotland",
    "riga-bay": "moonsund",
    "moonsund": "north-baltic finland",
    "skerries": "aland west-gotland north-baltic",
    "aland": "archipelago north-baltic bothnia",
    "archipelago": "north-baltic finland bothnia",
    "narva": "vyborg finland",
    "vyborg": "finland",
    "bornholm": "south-gotland",
    "gdansk-deep": "south-gotland gotland",
    "south-gotland": "gotland west-gotland",
    "gotland": "west-gotland north-baltic",
    "west-gotland": "north-baltic",
    "north-baltic": "finland",
}
# Each lane and the dotted line it is drawn along.
LANES: Final = (
    ("archipelago", "vyborg", ((630, 578), (700, 568), (770, 560), (838, 552))),
    ("moonsund", "narva", ((652, 648), (690, 632), (745, 622), (798, 612))),
    ("copenhagen", "kalmar", ((184, 968), (190, 1005), (214, 1030), (250, 1000))),
)


def edges() -> list[tuple[Field, Field]]:
    """§1.3 Every pair of neighbours, once."""
    pairs = [(one, other) for one, others in BORDERS.items() for other in others.split()]
    pairs += [(one, other) for one, other, _ in LANES]
    return [(FIELDS.index(one), FIELDS.index(other)) for one, other in pairs]


def neighbourhoods() -> list[Fields]:
    """§1.3 The neighbours of each field, as bits."""
    around = [0] * ALL_FIELDS
    for one, other in EDGES:
        around[one] |= BIT[other]
        around[other] |= BIT[one]
    return around


def members(fields: Fields) -> list[Field]:
    """Fields given as bits, in order."""
    return [field for field in range(ALL_FIELDS) if fields >> field & 1]


def around(fields: Fields) -> Fields:
    """§1.3 Whatever is next to one of these fields, without them."""
    found = 0
    for field in members(fields):
        found |= NEIGHBOURS[field]
    return found & ~fields


def is_chain(fields: Fields) -> bool:
    """§4.3 Can one go from each of these fields to each other without leaving them?"""
    reached = fields & -fields
    while True:
        more = reached | around(reached) & fields
        if more == reached:
            return reached == fields
        reached = more


def distances(start: Field) -> list[int]:
    """How many steps each field is away from one."""
    steps = [0] * ALL_FIELDS
    reached = BIT[start]
    step = 0
    while around(reached):
        step += 1
        for field in members(around(reached)):
            steps[field] = step
        reached |= around(reached)
    return steps


BIT: Final[list[Fields]] = [1 << field for field in range(ALL_FIELDS)]
EDGES: Final = edges()
NEIGHBOURS: Final[list[Fields]] = neighbourhoods()
DISTANCE: Final = [distances(field) for field in range(ALL_FIELDS)]
HARBOURS: Final[Fields] = BIT[PORTS] - 1
WATERS: Final[Fields] = BIT[ALL_FIELDS - 1] * 2 - BIT[PORTS]

# §2.4, §12.2 The circles of each port (R5), and the fish each circle costs in module 1 (R34).
PORT_CIRCLES: Final = ((0,), (1, 2), (3,), (4, 5), (6, 7))
CIRCLE_PORT: Final = (0, 1, 1, 2, 3, 3, 4, 4)
CIRCLE_LOSS: Final = (0, 0, 1, 0, 0, 1, 0, 1)
CIRCLES: Final = len(CIRCLE_PORT)

# Where everything lies on the chart: its frame (left, top, width, height); for each port its harbour, for each water
# the middle of the largest circle inside it, which is where tokens and boats go.
FRAME: Final = (30, 345, 970, 870)
SPOTS: Final = (
    (180, 950), (449, 1135), (712, 851), (396, 627), (945, 590),
    (105, 871), (220, 1057), (297, 1102), (399, 1040), (469, 1069), (579, 786), (262, 984), (669, 814), (681, 763),
    (455, 686), (459, 519), (562, 571), (822, 608), (864, 558),
    (323, 1012), (479, 997), (415, 940), (490, 845), (394, 762), (550, 663), (728, 593), (493, 415),
)  # fmt: skip

# §9.4 The time track, from the top; then comes winter.
SEASONS: Final = ("spring", "spring", "summer", "summer", "autumn", "autumn")
