"""Positions that cannot be on a table are refused with a sentence; sensible ones, of every phase, are read."""

from __future__ import annotations

import pytest

from kogga.core.errors import BadPosition
from tests.games.explorers.table import scene

LAIR = "hexes: A5 gold; crews: A5 1 1 1; captured: A5"
CHASED = "pirate: B4 1; ships 0: B4-nw"
HARBOURS_3 = "harbours 0: D3s; harbours 1: A2s; harbours 2: F2se"
SETTLED_2 = "harbours 0: D3s; harbours 1: A2s; settlements 0: C1sw; settlements 1: D1se"


@pytest.mark.parametrize(
    ("position", "scenario", "sentence"),
    [
        ("phase: pirate", 1, "no phase pirate"),
        ("phase: haven", 1, "no phase haven"),
        ("phase: chase; spot: 1; tried: 1", 1, "no phase chase"),
        ("phase: robbed; spot: 1; hand 1: 1 ore", 1, "no phase robbed"),
        ("phase: fish; turn: 0 0 0 0 1", 2, "no phase fish"),
        ("phase: lair; captured: A5; spot: A5", 1, "no phase lair"),
        ("phase: neutral harbour", 2, "no phase neutral harbour"),
        ("phase: harbour", 1, "no phase harbour"),
        ("phase: colour", 2, "no phase colour"),
        ("phase: island", 2, "no phase island"),
    ],
)
def test_phases_belong_to_scenarios(position: str, scenario: int, sentence: str) -> None:
    """§3.2 Pirates come with scenario 2, fish with scenario 3; colours are chosen in scenario 1 alone."""
    refused(position, scenario, sentence)


@pytest.mark.parametrize(
    ("position", "scenario", "sentence"),
    [
        ("phase: colour; active: 2", 1, "colour 0"),
        ("phase: colour; colour 0: red", 1, "colour 0"),
        ("phase: colour; active: 1; colour 0: red", 1, "elsewhere than they are drawn"),
        ("phase: start", 1, "colour 0"),
        ("phase: start; harbours 0: D3s", 2, "harbours 0"),
        ("phase: harbour; active: 1", 2, "harbours 0"),
        ("phase: harbour; harbours 0: D3s", 2, "harbours 0"),
        ("phase: harbour; hexes: A5 sea", 2, "hexes"),
        ("phase: harbour; pirate: D7 0", 2, "spaces or pirate"),
        ("phase: settle; active: 2", 2, "harbours 0"),
        (f"phase: settle; active: 0; {HARBOURS_3}", 2, "settlements 1"),
        ("phase: harbour; active: 1; harbours 0: A1n", 2, "no marked site"),
        ("phase: first road", 2, "harbours 0"),
        (f"phase: first road; {HARBOURS_3}", 2, "settlements 0"),
        ("phase: first ship", 2, "harbours 0"),
    ],
)
def test_set_up_goes_seat_by_seat(position: str, scenario: int, sentence: str) -> None:
    """§2.4, §2.5, §2.6 Whoever has had a turn has placed, and nobody else."""
    refused(position, scenario, sentence)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("island: - forest - - - - pasture - - - - - - - -", "reading order"),
        ("island: forest - - - - - - - - - - - - - -", "printed pasture"),
    ],
)
def test_the_island_is_laid_in_order(position: str, sentence: str) -> None:
    """§2.2 One loose hex after the other, round the printed pasture."""
    refused(f"phase: island; {position}", 3, sentence)


@pytest.mark.parametrize(
    ("position", "scenario", "sentence"),
    [
        ("hexes: A5 forest 4; neutral 0: A5n D3s -", 2, "no neutral building"),
        ("neutral 0: - A1nw -", 2, "no neutral building"),
        ("neutral 0: - - D2-nw", 2, "not drawn"),
        ("phase: neutral settle; active: 0; neutral 0: - F2se -; neutral 1: - C2se -; " + SETTLED_2, 2, "neutral 1"),
    ],
)
def test_neutral_pieces_stand_where_they_may(position: str, scenario: int, sentence: str) -> None:
    """§2.8 Settlements on the island, harbour settlements on marked sites, roads in scenario 1 alone."""
    refused(position, scenario, sentence, seats=2)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("rollers: -1", "seats from 0"),
        ("rollers: 0 0", "clockwise"),
        ("rollers: 1", "clockwise"),
        ("rollers: 1 0 2", "clockwise"),
        ("rollers: 0 1; rolls: 0 0 3", "clockwise"),
        ("rollers: 1 2; rolls: 3 4 0", "clockwise"),
        ("rollers: ", "rollers"),
    ],
)
def test_heroes_roll_in_order(position: str, sentence: str) -> None:
    """§13.4 Who took part, clockwise from the active seat, each once."""
    refused(f"phase: hero; {LAIR}; {position}", 2, sentence)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("phase: hero; rollers: 0; hexes: A5 gold; crews: A5 3; captured: A5", "clockwise"),
        ("phase: hero; rollers: 1 2; hexes: A5 gold; crews: A5 0 1 2; captured: A5", "active seat has a crew"),
        ("phase: hero; rollers: 0 1", "rollers"),
        ("phase: lair; captured: A1; spot: A1", "hero's crew has left"),
        ("phase: lair; captured: A5; spot: A5; hexes: A5 forest 4", "hero's crew has left"),
        ("phase: lair; captured: A5; spot: A5; hexes: A5 gold", "hero's crew has left"),
        ("phase: lair; captured: A5; spot: A5; hexes: A5 gold; crews: A5 1 1 1", "hero's crew has left"),
        (f"phase: build; {LAIR}", "captured"),
        ("phase: build; hexes: A5 gold; crews: A5 1 1 1", "captured"),
        (f"phase: roll; {LAIR}", "captured"),
        (f"phase: sea; {LAIR} A5", "lairs with three crews"),
        ("phase: sea; hexes: A5 gold; crews: A5 0 2 1; captured: A5", "active seat has a crew"),
        ("phase: build; rolls: 3 4 5", "rolls"),
        ("phase: sea; rollers: 0", "rollers"),
        ("phase: sea; hexes: A5 gold 4; crews: A5 1 1 1", "too many crews"),
        ("hexes: A5 gold; crews: A5 2, A5 2", "A5 twice"),
    ],
)
def test_lairs(position: str, sentence: str) -> None:
    """§13.3, §13.5 The third crew is the active seat's; the hero's crew is gone before the number is turned."""
    refused(position, 2, sentence)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("phase: haven; die: 6", "lay still"),
        ("phase: haven; tried: 1", "lay still"),
        ("phase: haven; tried: 1; stepped: 1; die: 6", "lay still"),
        ("phase: haven; tried: 1; die: 6; pirate: D7 0", "pirate"),
        ("phase: pirate; tried: 1", "tried"),
        ("phase: pirate; dice: 1 2", "dice"),
        ("phase: chase; spot: 1; tried: 1", "spot"),
        ("phase: chase; spot: 1; tried: 1; pirate: B4 0; ships 0: B4-nw", "spot"),
        ("phase: chase; spot: 1; tried: 1; pirate: D7 1", "spot"),
        (f"phase: chase; spot: 1; tried: 1; stepped: 1; {CHASED}", "spot"),
        (f"phase: chase; spot: 2; tried: 1; {CHASED}", "spot"),
        ("phase: rob; pirate: D7 0", "Nobody in the position can be robbed"),
        ("phase: robbed; spot: 2; pirate: B4 0; ships 1: B4-nw; hand 2: 1 ore", "spot"),
        ("pirate: D7 -2", "hex and a seat"),
    ],
)
def test_the_pirate_ship(position: str, sentence: str) -> None:
    """§11.2, §11.5, §11.6 It comes with a seven, or after a chase by a ship that has not moved."""
    refused(position, 2, sentence)


@pytest.mark.parametrize(
    "position",
    [
        "turn: 0 0 0 0 1",
        "hexes: C5 fish 2; hauls: 2; turn: 0 0 0 0 1",
        "hexes: C5 fish 2; pirate: C5 0; turn: 0 0 0 0 1",
        "hexes: C5 fish 2",
    ],
)
def test_fish_need_room_for_a_haul(position: str) -> None:
    """§14.2 A roll for fish is offered once a turn, and only where a haul could lie."""
    refused(f"phase: fish; {position}", 3, "rolled for fish")


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("phase: sea; voyage: 1 9", "spent 9 points"),
        ("phase: sea; voyage: 1 5", "spent 5 points"),
        ("phase: sea; voyage: 1 0", "spent 0 points"),
        ("phase: sea; voyage: 1 -3", "spent -3 points"),
        ("phase: sea; voyage: 1 2; stepped: ", "has stepped"),
        ("phase: sea; stepped: 3", "not on the board"),
        ("phase: build; voyage: 1 2", "stepped"),
        ("phase: build; stepped: 1", "stepped"),
        ("phase: build; tried: 1", "tried"),
        ("phase: build; turn: 0 0 0 1 0", "turn"),
        ("phase: roll; turn: 1 0 0 0 0", "turn"),
        ("phase: build; turn: 0 2 0 0 0", "used up more"),
        ("phase: hex; spot: A5", "spot"),
        ("phase: token; spot: A5; hexes: A5 forest", "spot"),
        ("phase: berth; ships 0: -, -, -; harbours 0: ; settlements 0: A1s", "ships"),
        ("phase: berth; ships 0: -", "ships"),
        ("dice: 12 3", "two faces"),
        ("dice: 0 7", "two faces"),
        ("dice: -", "dice"),
        ("phase: roll; dice: 1 2", "dice"),
        ("phase: discard; dice: 1 2; hand 0: 8 wool; owing: 0", "dice"),
        ("phase: sea; die: 9", "die"),
        ("phase: build; die: 3", "die"),
        ("phase: over; round: 100; active: 1", "turns left"),
    ],
)
def test_what_a_turn_has_done(position: str, sentence: str) -> None:
    """§3.1, §7.4 Dice first, then trade, then the ships, with no more points than they have."""
    refused(position, 4, sentence)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("hexes: A5 forest 4, A5 hills 5", "there twice"),
        ("hexes: A5 forest 4 banana 7", "at most one number"),
        ("hexes: A5 gold; settlements 0: A5n", "stand at A5n"),
        ("hexes: A5 gold; roads 0: A5-nw", "lie at"),
        ("hexes: A5 swift; settlements 0: A5n", "stand at A5n"),
        ("hexes: A5 forest 4; roads 0: A5-e", "lie at"),
        ("hand 1: 1 ore; thefts: 0 from 1 wool hand 1 1 1 1 1; low: 0 0 0", "5 numbers of each seat"),
    ],
)
def test_the_board(position: str, sentence: str) -> None:
    """§2.3, §8.4, §13.1, §15.4 Every hex lies once; nothing stands at lairs, strange villages and the unexplored."""
    refused(position, 5, sentence)


@pytest.mark.parametrize(
    ("position", "seats", "scenario"),
    [
        ("phase: harbour; first: 1; active: 2; harbours 1: D3s", 3, 2),
        (f"phase: settle; active: 1; {HARBOURS_3}; settlements 2: C1sw", 3, 2),
        (f"phase: neutral settle; active: 1; {SETTLED_2}; neutral 0: - F2se -; neutral 1: - C2se -", 2, 2),
        (f"phase: hero; {LAIR}; rollers: 1 2; rolls: 3 0 0", 3, 2),
        (f"phase: hero; {LAIR}; rollers: 0 2", 3, 2),
        ("phase: lair; hexes: A5 gold; crews: A5 0 1 1; captured: A5; spot: A5", 3, 2),
        (f"phase: sea; {LAIR}", 3, 2),
        ("phase: pirate", 3, 2),
        ("phase: haven; tried: 1; die: 6", 3, 2),
        (f"phase: chase; spot: 1; tried: 1; {CHASED}", 3, 2),
        ("phase: rob; pirate: B4 0; ships 1: B4-nw", 3, 2),
        ("phase: fish; hexes: C5 fish 2; turn: 0 0 0 0 1", 3, 3),
        ("phase: sea; voyage: 1 6; wooled: 1", 3, 1),
    ],
)
def test_sensible_positions_are_read(position: str, seats: int, scenario: int) -> None:
    """§1.2 What can be on a table can be written short, and somebody can go on from there."""
    table = scene(position, seats, scenario)
    assert table.to_act
    assert scene(table.match.position(), seats, scenario).match.position() == table.match.position()


def refused(position: str, scenario: int, sentence: str, seats: int = 3) -> None:
    """The position is refused with a sentence that has these words."""
    with pytest.raises(BadPosition) as caught:
        scene(position, seats, scenario)
    assert sentence in str(caught.value)
