"""What an element of the drawing or of a panel is."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.face import Said
from kogga.games.explorers.board import FIXED_HARBOURS, FIXED_SETTLEMENTS, REGION, Corner, Hex
from kogga.games.explorers.face.ask import moves_left
from kogga.games.explorers.face.elements import SUPPLIES, Element, dock_cargo, find
from kogga.games.explorers.face.names import ExplorersNames, capital, pieces_of
from kogga.games.explorers.pieces import (
    BONUS,
    BONUS_FACES,
    COUNCIL,
    FISH,
    GOLD,
    HARBOURS,
    IS_FISH,
    IS_SPICE,
    NEUTRAL,
    NOBODY,
    NONE,
    REGIONS,
    RIVER,
    ROADS,
    SEA,
    SETTLEMENTS,
    SHIPS,
    STOCKED,
    TARGETS,
    TERRAINS,
    TRACKS,
    UNKNOWN,
)
from kogga.games.explorers.state import Phase
from kogga.games.explorers.view import ExplorersView

ROLLS: Final = 6  # as many ways of 36 as a sum is away from 7, less than six
SUPPLY_PARAGRAPHS: Final = ("6.1", "6.2", "6.3", "7.2", "9.1", "10.1", "11.2")
# The counters of a panel and the paragraphs behind them.
COUNTERS: Final = {
    "cards": "4.4", "gold": "5.2", "ships": "7.4", "villages": "15.2",
    "leads": "12.2", "pirate": "11.4", "first": "2.5", "owes": "4.4",
}  # fmt: skip


def ways(number: int) -> int:
    """Of 36 rolls, how many bring this number?"""
    return ROLLS - abs(7 - number)


def tip(face: ExplorersNames, view: ExplorersView, id: str) -> Said | None:
    """A sentence or two about an element; None: there is no such element."""
    if id.startswith("panel-"):
        return tip_of_panel(face, view, id)
    element = find(view, id)
    if element is None:
        return None
    if element.kind in ("hex", "token", "haul", "sacks", "crew"):
        return tip_of_hex(face, view, element)
    if element.kind in ("corner", "edge", "road", "building", "dock", "berth"):
        return tip_of_place(face, view, element)
    if element.kind in ("ship", "hold", "pirate"):
        return tip_of_ship(face, view, element)
    if element.kind in ("track", "marker", "lead", "anchor"):
        return tip_of_mission(face, view, element)
    if element.kind in ("stock", "tokens", "dice", "offer", "hauls"):
        return tip_of_table(face, view, element)
    return tip_of_cards(face, view, element)


def tip_of_hex(face: ExplorersNames, view: ExplorersView, element: Element) -> Said | None:
    """§8 A hex and what lies on it."""
    kind, hex, seat = element
    name, number = face.hex(hex), view.number[hex]
    if kind == "hex":
        return about_hex(face, view, hex)
    if kind == "crew":
        return tip_of_crew(face, view, hex, seat)
    if kind == "haul":
        return Said(face.say("tip.haul", hex=name), "14.3")
    if kind == "sacks":
        left = view.seats - sum([1 for each in range(view.seats) if view.crews[hex] >> 2 * each & 3])
        return Said(capital(face.say("tip.sacks", sacks=face.count("sacks", left), hex=name)), "15.2")
    if number:
        return Said(face.say("tip.token", number=number, ways=ways(number)), "4.1")
    if view.terrain[hex] != RIVER:
        return None
    there = sum([view.crews[hex] >> 2 * each & 3 for each in range(view.seats)])
    return Said(face.say("tip.lair", crews=face.count("crews", there)), "13.2")


def about_hex(face: ExplorersNames, view: ExplorersView, hex: Hex) -> Said:
    """What a hex is, and what it is good for."""
    terrain, name = view.terrain[hex], face.hex(hex)
    if terrain == UNKNOWN:
        region = face.say(f"name.{REGIONS[REGION[hex]]}")
        return Said(face.say("tip.hex_unknown", hex=name, region=region), "8.1")
    if view.number[hex]:
        known = face.terrain(terrain, hex)
        number = view.number[hex]
        return Said(face.say("tip.hex_number", hex=name, terrain=known, number=number, ways=ways(number)), "4.1")
    if terrain == RIVER:
        return Said(face.say("tip.hex_lair", hex=name), "13.1")
    if IS_FISH[terrain]:
        return Said(face.say("tip.hex_fish", hex=name, face=terrain - FISH + 1), "14.1")
    if IS_SPICE[terrain]:
        die = BONUS_FACES[REGION[hex]] if terrain == BONUS else 0
        return Said(face.say(f"tip.hex_{TERRAINS[terrain]}", hex=name, face=die), "15.2")
    if terrain == COUNCIL:
        return Said(face.say("tip.hex_council"), "14.6")
    if terrain == SEA:
        return Said(face.say("tip.hex_sea", hex=name), "7.1")
    return Said(face.say("tip.hex", hex=name, terrain=face.terrain(terrain, hex)), "8.1")


def tip_of_crew(face: ExplorersNames, view: ExplorersView, hex: Hex, seat: Seat) -> Said:
    """§13.2, §13.5, §15.2 Crews ashore."""
    there = view.crews[hex] >> 2 * seat & 3
    args = {"who": face.called(seat, view.seat), "crews": face.count("crews", there), "hex": face.hex(hex)}
    if IS_SPICE[view.terrain[hex]]:
        return Said(face.say("tip.crew_village", **args), "15.2")
    key, paragraph = ("crew_field", "13.5") if view.number[hex] else ("crew_lair", "13.2")
    return Said(face.say(f"tip.{key}", **args), paragraph)


def tip_of_place(face: ExplorersNames, view: ExplorersView, element: Element) -> Said | None:
    """§6 A corner or a side, and what is built there."""
    kind, at, _ = element
    if kind == "edge":
        return Said(capital(face.say("tip.edge", edge=face.edge(at))), "7.1")
    if kind == "road":
        owner = view.road[at]
        if owner == NONE:
            return None
        key = "road_neutral" if owner >= NEUTRAL else "road"
        return Said(face.say(f"tip.{key}", who=owner_name(face, view, owner), edge=face.edge(at)), "6.1")
    if kind == "corner":
        return about_corner(face, view, at)
    built = view.building[at]
    if built == NONE:
        return None
    owner, is_port = built >> 1, built & 1
    args: dict[str, object] = {"who": owner_name(face, view, owner), "corner": face.corner(at)}
    if owner >= NEUTRAL:
        return Said(face.say("tip.neutral", **args), "2.8")
    if not is_port:
        return Said(face.say("tip.settlement", **args), "6.2") if kind == "building" else None
    args["cargo"] = face.cargo(dock_cargo(view, owner, at))
    return Said(
        face.say("tip.harbour" if kind == "building" else "tip.dock", **args), "6.3" if kind == "building" else "6.4"
    )


def about_corner(face: ExplorersNames, view: ExplorersView, corner: Corner) -> Said:
    """A site; in scenario 1, while colours are chosen, whose it will be."""
    if view.phase == Phase.COLOUR:
        for row in (FIXED_SETTLEMENTS, FIXED_HARBOURS):
            if corner in row:
                return Said(face.say("tip.corner_colour", **face.colour(row.index(corner))), "2.4")
    return Said(capital(face.say("tip.corner", corner=face.corner(corner))), "6.2")


def owner_name(face: ExplorersNames, view: ExplorersView, owner: int) -> str:
    """Whose it is."""
    return face.say("table.neutral") if owner >= NEUTRAL else face.within(owner, view.seat)


def tip_of_ship(face: ExplorersNames, view: ExplorersView, element: Element) -> Said | None:
    """§7 A ship, its hold, the pirates."""
    kind, seat, number = element
    if kind == "pirate":
        if view.pirate == NONE:
            return None
        who = face.within(view.captain, view.seat)
        return Said(face.say("tip.pirate", who=who, hex=face.hex(view.pirate)), "11.4")
    ship, slot = (number, 0) if kind == "ship" else divmod(number, 2)
    edge = view.ships[SHIPS * seat + ship]
    if edge == NONE:
        return None
    who, cargo = face.within(seat, view.seat), view.holds[SHIPS * seat + ship]
    if kind == "hold":
        held = pieces_of(cargo)
        if slot >= len(held):
            return Said(face.say("tip.hold_free", ship=ship + 1, who=who), "7.7")
        return Said(face.say("tip.hold", ship=ship + 1, who=who, **face.piece(held[slot])), "7.7")
    args = {"ship": ship + 1, "who": who, "edge": face.edge(edge), "cargo": face.cargo(cargo)}
    if seat != view.active or view.phase != Phase.SEA:
        return Said(face.say("tip.ship", **args), "7.4")
    if view.stepped >> ship & 1 and ship != view.open:
        return Said(face.say("tip.ship_done", **args), "7.4")
    return Said(face.say("tip.ship_moves", moves=face.count("moves", moves_left(view, ship)), **args), "7.4")


def tip_of_mission(face: ExplorersNames, view: ExplorersView, element: Element) -> Said:
    """§12 Tracks, markers, leaders' cards; the Council's anchors."""
    kind, of, number = element
    if kind == "anchor":
        return Said(face.say("tip.anchor"), "14.4")
    if kind == "marker":
        space = view.spaces[4 * number + of]
        points = face.count("points", TRACKS[number][space])
        who = face.called(of, view.seat)
        return Said(face.say("tip.marker", mission=face.mission(number), who=who, space=space, points=points), "12.1")
    name = face.mission(of)
    if kind == "track":
        worth = ", ".join([str(points) for points in TRACKS[of][1:]])
        return Said(face.say("tip.track", mission=name, spaces=worth), "12.1")
    if view.leads[of] == NOBODY:
        return Said(face.say("tip.lead_free", mission=name), "12.2")
    return Said(face.say("tip.lead", mission=name, who=face.within(view.leads[of], view.seat)), "12.2")


def tip_of_table(face: ExplorersNames, view: ExplorersView, element: Element) -> Said:
    """What lies beside the board: stocks, dice, the offer."""
    kind, of, _ = element
    if kind == "dice":
        if view.die:
            return Said(face.say("tip.die", face=view.die), "11.5")
        if not view.dice:
            return Said(face.say("tip.dice_none"), "4.1")
        return Said(face.say("tip.dice", one=view.dice // 10, other=view.dice % 10), "4.1")
    if kind == "hauls":
        return Said(face.say("tip.hauls", n=view.catch), "14.2")
    if kind == "offer":
        if not any(view.given) and not any(view.asked):
            return Said(face.say("tip.offer_none"), "5.3")
        given, asked = face.cards(view.given), face.cards(view.asked)
        return Said(face.say("tip.offer", who=face.called(view.active, view.seat), given=given, asked=asked), "5.3")
    region = face.say(f"name.{REGIONS[of]}")
    if kind == "tokens":
        numbers = ", ".join([str(number) for number in range(2, 13) if view.tokens[of] >> number & 1])
        key = "tokens" if numbers else "tokens_none"
        return Said(face.say(f"tip.{key}", region=region, numbers=numbers), "2.3")
    hexes = ", ".join([f"{name} {n}" for name, n in unexplored(face, view, of)])
    return Said(face.say("tip.stock" if hexes else "tip.stock_none", region=region, hexes=hexes), "2.3")


def unexplored(face: ExplorersNames, view: ExplorersView, region: int) -> list[tuple[str, int]]:
    """§2.3 What a region still hides, by name and number; fish of all faces together."""
    hidden = []
    for terrain in range(STOCKED):
        n = view.stock[STOCKED * region + terrain]
        if terrain == FISH:
            hidden.append((face.say("stock.fish"), view.shoals[region]))
        elif n and not IS_FISH[terrain]:
            hidden.append((face.say(f"stock.{TERRAINS[terrain]}"), n))
    return [(name, n) for name, n in hidden if n]


def tip_of_cards(face: ExplorersNames, view: ExplorersView, element: Element) -> Said:
    """Cards, gold and pieces in store."""
    kind, of, number = element
    who = face.called(of, view.seat) if kind not in ("hand", "bank") else ""
    if kind == "bank":
        if of == GOLD:
            return Said(face.say("tip.bank_gold"), "5.1")
        return Said(face.say("tip.bank", cards=face.count("cards", view.bank[of]), **face.kind(of)), "5.1")
    if kind == "hand":
        held = view.hand[of] if of < GOLD else view.gold[view.seat or 0]
        if of == GOLD:
            return Said(face.say("tip.hand_gold", n=held), "5.2")
        return Said(capital(face.say("tip.hand", cards=face.count("cards", held), **face.kind(of))), "1.4")
    if kind == "cards":
        known = view.hand_of(of)
        key = "hand_known" if of != view.seat and any(known) else "hand_other"
        cards = face.count("cards", view.cards[of])
        return Said(face.say(f"tip.{key}", who=who, cards=cards, known=face.cards(known)), "4.4")
    if kind == "gold":
        return Said(face.say("tip.gold", who=who, gold=face.count("gold", view.gold[of])), "5.2")
    if kind == "plate":
        points = face.count("points", view.scores[of])
        return Said(face.say("tip.plate", who=who, points=points, target=TARGETS[view.options.scenario]), "16.2")
    return tip_of_supply(face, view, of, number)


def tip_of_supply(face: ExplorersNames, view: ExplorersView, seat: Seat, number: int) -> Said:
    """§1.2, §1.4 What a seat has in store, and what it costs."""
    kind = SUPPLIES[number]
    if kind == "pirate" and view.captain == seat:
        kind = "pirate_out"
    left = in_store(view, seat)[number]
    return Said(face.say(f"tip.supply_{kind}", who=face.within(seat, view.seat), n=left), SUPPLY_PARAGRAPHS[number])


def in_store(view: ExplorersView, seat: Seat) -> tuple[int, ...]:
    """§1.2 Pieces not on the board, in the order of SUPPLIES."""
    return (
        ROADS - len(view.ways[seat]), SETTLEMENTS - len(view.towns[seat]), HARBOURS - len(view.ports[seat]),
        view.ships[SHIPS * seat : SHIPS * seat + SHIPS].count(NONE), view.settlers[seat], view.crew_supply[seat],
        int(view.captain != seat),
    )  # fmt: skip


def tip_of_panel(face: ExplorersNames, view: ExplorersView, id: str) -> Said | None:
    """What a counter counts; the panel itself tells the target."""
    _, number, *rest = id.split("-")
    if not number.isdecimal() or int(number) >= view.seats or len(rest) > 1:
        return None
    seat = int(number)
    args: dict[str, object] = {"who": face.called(seat, view.seat)}
    if not rest:
        points = face.count("points", view.scores[seat])
        return Said(face.say("tip.panel", points=points, target=TARGETS[view.options.scenario], **args), "16.2")
    if rest[0] not in COUNTERS:
        return None
    fleet = [face.cargo(view.holds[SHIPS * seat + n]) for n in range(SHIPS) if view.ships[SHIPS * seat + n] != NONE]
    args |= {"cards": face.count("cards", view.cards[seat]), "gold": face.count("gold", view.gold[seat])}
    args["fleet"] = ", ".join(fleet)
    return Said(face.say(f"tip.panel_{rest[0]}", **args), COUNTERS[rest[0]])
