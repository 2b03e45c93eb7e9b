"""What the pieces are made of: dice, boats, cards, tokens. Used by their ids."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.core.words import Words
from kogga.draw.cards import rim
from kogga.draw.dice import PIPS
from kogga.draw.emblems import EMBLEMS, pawn
from kogga.draw.svg import at, circle, g, join, path, rect, tag, text, use
from kogga.games.seven_seas.drawing.people import ROLE_PIGMENTS, badge, person
from kogga.games.seven_seas.drawing.places import CARD
from kogga.games.seven_seas.drawing.signs import (
    CURSE_ART,
    chest,
    double_hold,
    flag,
    good,
    skull,
    unsinkable,
    yin,
)
from kogga.games.seven_seas.pieces import (
    COUNTRIES,
    COUNTRY,
    CURSED_GOODS,
    CURSES,
    FACES,
    FIRST_CURSE,
    FIRST_PORT,
    LARGEST,
    LOOT,
    MAX_SEATS,
    ORDERS,
    RED,
    ROLES,
    SIZE,
    TALISMAN,
    TOP_PRICE,
)

HULL: Final = "M-13.5 2C-7 4 7 4 13.5 1C13 7 10 11 7 11.5H-7C-10.5 11 -13 7 -13.5 2Z"
SAIL: Final = "M-1 -16C7 -14 11 -8 11.5 -.5H-1Z"
MERCHANT_SAIL: Final = (
    "M-8 -9H8C9.5 -5 9.5 -1 8 2H-8C-9.5 -1 -9.5 -5 -8 -9ZM-10 4C-4 6 4 6 10 4C9 9 7 11 5 11H-5C-7 11 -9 9 -10 4Z"
)
WREATH: Final = (
    "M-3 8C-11 6 -12 -4 -8 -9M3 8C11 6 12 -4 8 -9M-10 -3l-3 -2M-10 2l-4 1M-7 6l-3 3M10 -3l3 -2M10 2l4 1M7 6l3 3"
)
SPIRAL: Final = (
    "M0 0C6 -8 18 0 14 12C8 24 -16 22 -20 4C-22 -18 6 -32 28 -18C48 0 38 34 8 40"
    "C-26 44 -50 16 -44 -16C-38 -42 -8 -56 18 -50"
)
CONVOY_SPOTS: Final = (
    ((33, 62),),
    ((20, 62), (46, 62)),
    ((20, 52), (46, 52), (33, 75)),
    ((20, 52), (46, 52), (20, 75), (46, 75)),
)
OWNERS: Final = range(RED, MAX_SEATS)
RIMS: Final = {
    "chip": (-14, -13, 44, 26, 8),
    "price": (-44, -22, 88, 48, 8),
    "flag": (-21, -15, 42, 30, 5),
    "tavern": (-17, -14, 290, 28, 7),
    "ship": (-15, -20, 30, 34, 7),
}


def things(words: Words) -> Svg:
    """Everything pieces are made of."""
    return join(
        *[g(good(loot), id=f"good-{loot}") for loot in range(len(LOOT))],
        *[g(flag(country), id=f"cloth-{country}") for country in range(len(COUNTRIES))],
        tokens(),
        *[g(pip(owner), id=f"pip-{owner}") for owner in OWNERS],
        *[g(box(owner), id=f"box-{owner}") for owner in OWNERS],
        *[die(owner, face) for owner in OWNERS for face in range(FACES + 1)],
        marks(),
        stocks(),
        ship_parts(),
        *[boat(seat) for seat in range(MAX_SEATS)],
        *[g(badge(role), id=f"badge-{role}") for role in range(len(ROLES))],
        *[path(art, "none round", stroke_width=2.4, id=f"curse-{curse}") for curse, art in enumerate(CURSE_ART)],
        *[role_card(words, role) for role in range(len(ROLES))],
        *[convoy_blank(size) for size in range(1, LARGEST + 1)],
        *[convoy_card(words, card) for card in range(FIRST_PORT)],
        port_blank(words),
        *[port_card(port) for port in range(len(ORDERS))],
        *[curse_card(words, curse) for curse in range(len(CURSES))],
        *[loot_card(words, loot) for loot in range(len(LOOT))],
    )


def tokens() -> Svg:
    """Chips, and the discs of the score track."""
    names = {"skull": skull(), "chest": chest(), "yin": yin(), "double": double_hold(), "belt": unsinkable()}
    return join(
        *[g(drawn, id=f"sign-{name}") for name, drawn in names.items()],
        *[g(pawn(seat, 0, 0, 0.52), id=f"disc-{seat}") for seat in range(MAX_SEATS)],
        *[g(rim(*edge), id=f"{name}-rim") for name, edge in RIMS.items()],
        *[tally(size, played) for size in range(1, LARGEST + 1) for played in (0, 1)],
    )


def tally(size: int, played: int) -> Svg:
    """A square of the chronicle for a convoy of this size, filled once it was played."""
    look, ink = ("f-red o-ink", "f-white") if played else ("f-card o-line", "f-ink-2")
    square = rect(-11, -11, 22, 22, look, rx=4)
    return g(square, text(0, 4.5, str(size), f"num {ink}", 13), id=f"tally-{size}-{played}")


def pip(owner: int) -> Svg:
    """A pip of a die: round on merchants, else the emblem of the seat."""
    return circle(0, 0, 2, "f-white") if owner == RED else path(EMBLEMS[owner], "f-paper", transform="scale(.31)")


def box(owner: int) -> Svg:
    """A die of true size, 10 mm; a merchant has sharp edges and a white frame."""
    if owner != RED:
        return rect(-10, -10, 20, 20, f"f-seat-{owner} o-ink", rx=4.5, stroke_width=1.3)
    return join(
        rect(-10, -10, 20, 20, "f-red o-ink", rx=1.5, stroke_width=1.3),
        rect(-8.3, -8.3, 16.6, 16.6, "none o-white", rx=1, stroke_width=0.9),
    )


def blank(owner: int) -> Svg:
    """What a die shows before it is thrown: whose ship it is."""
    if owner == RED:
        return path(MERCHANT_SAIL, "f-white", transform="translate(0 -.6) scale(.62)")
    return path(EMBLEMS[owner], "f-paper", transform="scale(.9)")


def die(owner: int, face: int) -> Svg:
    """A die; face 0: not thrown yet."""
    spots = [tag("use", href=f"#pip-{owner}", x=x * 5 / 8, y=y * 5 / 8) for x, y in PIPS[face]]
    return g(use(f"box-{owner}"), *(spots or [blank(owner)]), id=f"d{owner}-{face}")


def marks() -> Svg:
    """What became of a die, the winner's wreath, and the pointer along the ruler."""
    waves = "M-14 12q3.5 -4 7 0t7 0t7 0t7 0"
    return join(
        g(path("M-12 12L12 -12", "none o-signal round", stroke_width=2.6),
          path(waves, "none o-deep-2 round", stroke_width=2.4), id="sunk"),
        g(circle(0, 0, 15.5, "none o-paper", stroke_width=5),
          circle(0, 0, 15.5, "none o-signal", stroke_width=2.8), id="hit"),
        path(SPIRAL, "none o-deep-2 round", stroke_opacity=0.75, id="maelstrom"),
        path("M-9 0L0 -11L9 0Z", "f-brass o-ink", stroke_width=1, id="now"),
        g(circle(0, 0, 11, "f-brass o-ink", stroke_width=1.3), circle(0, 0, 8, "none o-paper", stroke_width=1),
          text(0, 4.6, "1", "num f-paper", 13), id="one"),
        path(WREATH, "none o-good round", id="wreath", stroke_width=2.2),
    )  # fmt: skip


def ship_parts() -> Svg:
    """What all ships are built of; the hull is painted by whoever uses it."""
    return join(
        path(HULL, "o-ink", stroke_width=1.3, stroke_linejoin="round", id="hull"),
        g(rect(-15, -20, 30, 34, "f-white", fill_opacity=0.01), use("ship-rim"), id="ship-edge"),
        g(path("M-1.5 2V-18", "none o-ink round", stroke_width=1.8),
          path(SAIL, "f-white o-ink", stroke_width=1.2, stroke_linejoin="round"), id="rig"),
        path(HULL + "M-1.5 2V-14", "none round", stroke_width=1.5, stroke_dasharray="3 2.6", id="ghost"),
    )  # fmt: skip


def boat(seat: int) -> Svg:
    """A small ship: under sail with its emblem, its sail struck for a load, or only an outline, in the reserve."""
    color = f"f-seat-{seat}"
    sign = path(EMBLEMS[seat], "f-paper", transform="translate(0 7) scale(.42)")
    shape = path(EMBLEMS[seat], color, transform="translate(0 7) scale(.36)")
    return join(
        g(use("ship-edge"), use("hull", class_=color), sign, id=f"laden-{seat}"),
        g(use("rig"), use(f"laden-{seat}"), id=f"sailing-{seat}"),
        g(use("ship-edge"), use("ghost", class_=f"o-seat-{seat}"), shape, id=f"hulk-{seat}"),
    )


def stocks() -> Svg:
    """The stock of every kind of card with its printed field, the rim that glows, and the back."""
    blanks = [
        g(g(CARD.stock(), class_="f-card"), g(CARD.panel(4), class_=f"f-{color}-2"), id=f"stock-{color}")
        for color in (*ROLE_PIGMENTS, "sand")
    ]
    foot = rect(4, 84, 58, 16, "f-card", fill_opacity=0.85, id="foot")
    return join(g(CARD.rim(), id="card-rim"), foot, *blanks, g(CARD.back(), id="back"))


def front(color: str, *inside: Svg, id: str) -> Svg:
    """A card with its printed field."""
    return g(use(f"stock-{color}"), *inside, use("card-rim"), id=id)


def title(words: Words, key: str, y: float = 96) -> Svg:
    """The name at the foot of a card, smaller where it is long."""
    name = words.say(key, {})
    return text(33, y, name, "serif mid f-ink", 10.5 if len(name) < 11 else 9)


def role_card(words: Words, role: int) -> Svg:
    """A character."""
    return front(
        ROLE_PIGMENTS[role],
        g(person(role, f"f-{ROLE_PIGMENTS[role]}"), transform=at(33, 84, 0.9)),
        use(f"badge-{role}", 15, 16, 0.68),
        use("foot"),
        title(words, f"chart.{ROLES[role]}"),
        id=f"role-card-{role}",
    )


def convoy_blank(size: int) -> Svg:
    """A convoy of so many merchants, without its flag."""
    merchants = [use("d-1-0", x, y, 0.95) for x, y in CONVOY_SPOTS[size - 1]]
    return front("blue", text(54, 29, str(size), "num f-ink", 20), *merchants, id=f"convoy-{size}")


def convoy_card(words: Words, card: int) -> Svg:
    """A convoy: the flag, and as many merchants as it has."""
    country = COUNTRY[card]
    name = title(words, f"short.{COUNTRIES[country]}")
    return g(use(f"convoy-{SIZE[card]}"), use(f"cloth-{country}", 26, 22, 0.95), name, id=f"card-{card}")


def port_blank(words: Words) -> Svg:
    """A port: what it pays, the highest price first."""
    rows = [
        join(
            text(19, 31 + 26 * place, str(TOP_PRICE - place), "num f-ink", 18),
            use("sign-chest", 33, 25 + 26 * place, 0.5),
        )
        for place in range(TOP_PRICE)
    ]
    return front("sand", *rows, title(words, "chart.port"), id="port-card")


def port_card(port: int) -> Svg:
    """A port with the goods it pays for, the dearest first."""
    goods = [use(f"good-{loot}", 49, 25 + 26 * place, 0.86) for place, loot in enumerate(ORDERS[port])]
    return g(use("port-card"), *goods, id=f"card-{FIRST_PORT + port}")


def curse_card(words: Words, curse: int) -> Svg:
    """A curse: its picture, and what it strikes and takes."""
    omen: list[Svg] = []
    if curse < len(CURSED_GOODS):
        omen = [use(f"d-1-{curse + 1}", 23, 73, 0.72), use(f"good-{CURSED_GOODS[curse]}", 44, 73, 0.75)]
    elif curse == len(CURSED_GOODS):
        omen = [use("d-1-4", 23, 73, 0.72), use("sign-chest", 44, 73, 0.75)]
    elif CURSES[curse] == "whirlpool":
        omen = [use("d-1-0", 23, 73, 0.72), use(f"good-{TALISMAN}", 44, 73, 0.75)]
    drawn = use(f"curse-{curse}", 33, 38 if omen else 46, 1 if omen else 1.25, class_="o-slate")
    return front(
        "slate",
        drawn,
        *omen,
        title(words, f"name.{CURSES[curse]}"),
        id=f"card-{FIRST_CURSE + curse}",
    )


def loot_card(words: Words, loot: int) -> Svg:
    """A loot card."""
    return front("yellow", use(f"good-{loot}", 33, 46, 1.9), title(words, f"name.{LOOT[loot]}"), id=f"loot-{loot}")
