"""The table as plain text, 80 columns wide."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Final

from kogga.games.seven_seas.face.elements import dice
from kogga.games.seven_seas.face.lid import fights, is_battle
from kogga.games.seven_seas.face.names import SeasNames, capital
from kogga.games.seven_seas.face.ships import empty
from kogga.games.seven_seas.pieces import (
    BAY,
    COUNTRIES,
    HIDDEN,
    NO_CARD,
    NO_ROLE,
    NOBODY,
    RED,
    ROLES,
)
from kogga.games.seven_seas.state import Phase
from kogga.games.seven_seas.view import SeasView

WIDTH: Final = 80
LABEL: Final = 12
UNBREAKABLE: Final = "\u00a0"
COLUMNS: Final = (
    "points", "chests", "fleet", "empty", "guards", "reserve", "rum", "coffee", "fruit", "talismans", "yin", "skulls",
    "cards", "holds", "unsinkable",
)  # fmt: skip


def table(face: SeasNames, view: SeasView) -> str:
    """Port and decks, the lid, the players, the own hand."""
    parts = [heading, harbour, lid, players, characters, own]
    return "\n\n".join(["\n".join(lines) for lines in [part(face, view) for part in parts] if lines])


def entry(label: str, pieces: Sequence[str], join: str = ", ") -> str:
    """A label and a list beside it, wrapped without breaking a piece."""
    text = join.join([piece.replace(" ", UNBREAKABLE) if len(piece) < WIDTH - LABEL else piece for piece in pieces])
    start = clip(label, LABEL - 1).ljust(LABEL)
    wrapped = fill(text, WIDTH, initial_indent=start, subsequent_indent=" " * LABEL, break_on_hyphens=False)
    return wrapped.replace(UNBREAKABLE, " ")


def clip(name: str, room: int) -> str:
    """A name that fits its column."""
    return name if len(name) <= room else name[: room - 1] + "…"


def heading(face: SeasNames, view: SeasView) -> list[str]:
    """The round and its first player."""
    words = [face.say("title")]
    if view.round:
        words.append(face.say("table.round_of" if view.last else "table.round", round=view.round, last=view.last))
        words.append(face.say("table.first", who=face.within(view.first, view.seat)))
    return [" · ".join(words)]


def harbour(face: SeasNames, view: SeasView) -> list[str]:
    """The port, the decks, the flags."""
    name = face.port(view.port)
    if view.port == BAY:
        name = f"{name} ({face.prices(view.port)})"
    deck = face.say("table.deck_last" if view.last else "table.deck_line", cards=view.deck, above=view.above)
    loot = [face.say("table.loot_line", cards=sum(view.loot), discards=sum(view.discards))]
    if view.drawn:
        loot.append(face.say("table.turned_up", goods=face.kinds(view.drawn)))
    flags = [flag(face, view, country) for country in range(len(COUNTRIES))]
    lines = [
        entry(face.say("table.port"), [name]),
        entry(face.say("table.deck"), [deck]),
        entry(face.say("table.loot"), loot, "; "),
        entry(face.say("table.flags"), flags),
    ]
    return [*lines, *([entry(face.say("table.card"), [capital(face.card(view.card))])] if view.card != NO_CARD else [])]


def flag(face: SeasNames, view: SeasView, country: int) -> str:
    """`England: Ala`, or `England: free`."""
    owner = view.flags[country]
    who = face.say("table.nobody") if owner == NOBODY else face.within(owner, view.seat)
    return face.say("table.flag", country=face.say(f"short.{COUNTRIES[country]}"), who=who)


def lid(face: SeasNames, view: SeasView) -> list[str]:
    """The dice as they lie, each with its place in millimetres; the duels in their order; dice to give."""
    throw = view.throw
    if throw is None:
        return [entry(face.say("table.sent"), ready(face, view))] if dice(view) else []
    spots = []
    for owner in dict.fromkeys(throw.owners):
        of_owner = [nth for nth, each in enumerate(throw.owners) if each == owner]
        faces = " ".join([f"{throw.faces[nth]}@{throw.xs[nth] // 10}/{throw.ys[nth] // 10}" for nth in of_owner])
        spots.append(f"{owner_name(face, view, owner)} {faces}")
    lines = [fill(spot, WIDTH, initial_indent=label_of(face, nth), subsequent_indent=" " * LABEL)
             for nth, spot in enumerate(spots)]  # fmt: skip
    if is_battle(view.cast):
        pairs = [duel(face, view, number, pair) for number, pair in enumerate(fights(throw), 1)]
        lines.append(entry(face.say("table.duels"), pairs))
    if view.lots:
        lines.append(entry(face.say("table.tavern"), [str(face_shown) for face_shown in view.lots]))
    return lines


def label_of(face: SeasNames, nth: int) -> str:
    """The label before the first of several lines."""
    return (face.say("table.lid") if nth == 0 else "").ljust(LABEL)


def ready(face: SeasNames, view: SeasView) -> list[str]:
    """What is ready to be thrown."""
    owners = dice(view)
    return [f"{owner_name(face, view, owner)} {owners.count(owner)}" for owner in dict.fromkeys(owners)]


def owner_name(face: SeasNames, view: SeasView, owner: int) -> str:
    """Whose dice they are."""
    return face.say("table.red") if owner == RED else face.within(owner, view.seat)


def duel(face: SeasNames, view: SeasView, number: int, pair: tuple[int, int]) -> str:
    """`1. 2-1 Ala`: the merchant's number, the pirate's, and whose it is."""
    throw = view.throw
    assert throw is not None
    merchant, pirate = (throw.faces[die] for die in pair)
    who = face.within(throw.owners[pair[1]], view.seat)
    return face.say("table.duel", number=number, merchant=merchant, pirate=pirate, who=who)


def players(face: SeasNames, view: SeasView) -> list[str]:
    """One line a player; a mark before who is to act, a star for the first player."""
    titles = [face.say(f"table.{name}") for name in COLUMNS]
    widths = [max(len(title), 3) + 1 for title in titles]
    lines = [" " * LABEL + "".join([title.rjust(width) for title, width in zip(titles, widths, strict=True)])]
    for seat in range(view.seats):
        asked = ">" if seat in view.to_act else " "
        star = "*" if seat == view.first and view.round else " "
        name = clip(f"{asked}{star}{face.called(seat, view.seat)}", LABEL)
        cells = [str(number).rjust(width) for number, width in zip(numbers(view, seat), widths, strict=True)]
        lines.append(f"{name.ljust(LABEL)}{''.join(cells)}")
    return lines


def numbers(view: SeasView, seat: int) -> tuple[int, ...]:
    """The columns of one player."""
    return (
        view.scores[seat], view.chests[seat], view.fleet[seat], empty(view, seat), view.guards[seat],
        view.reserve[seat], *view.cargo[seat], view.talismans[seat], view.yin[seat], view.skulls[seat],
        view.cards[seat], view.holds[seat], view.unsinkable[seat],
    )  # fmt: skip


def characters(face: SeasNames, view: SeasView) -> list[str]:
    """What was chosen this round, and what lies on the table."""
    chosen = [chosen_by(face, view, seat) for seat in range(view.seats) if view.chosen[seat] != NO_ROLE]
    tabled = [
        f"{face.within(seat, view.seat)}: {face.roles(view.tabled[seat])}"
        for seat in range(view.seats)
        if view.tabled[seat]
    ]
    lines = [entry(face.say("table.chosen"), chosen)] if chosen else []
    return [*lines, *([entry(face.say("table.on_table"), tabled, "; ")] if tabled else [])]


def chosen_by(face: SeasNames, view: SeasView, seat: int) -> str:
    """`Ala: Captain`, or `Ala: face down`."""
    role = view.chosen[seat]
    name = face.say("table.hidden") if role == HIDDEN else face.say(f"name.{ROLES[role]}")
    return f"{face.within(seat, view.seat)}: {name}"


def own(face: SeasNames, view: SeasView) -> list[str]:
    """The adventure cards these eyes know: one's own, at the end everybody's."""
    if view.phase == Phase.OVER:
        return [entry(face.called(seat, view.seat), named(face, view.shown[seat])) for seat in range(view.seats)]
    return [entry(face.say("table.hand"), named(face, view.hand))] if view.seat is not None else []


def named(face: SeasNames, hand: tuple[int, ...]) -> list[str]:
    """A hand card by card."""
    return [face.card(card) for card in hand] or [face.say("table.none")]
