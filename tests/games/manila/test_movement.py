"""§6: the boats move."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kogga import CHANCE
from kogga.games.manila.board import LAST_SPOT
from kogga.games.manila.events import Damaged, Docked, Rolled
from kogga.games.manila.state import ManilaState, Phase
from tests.games.manila.table import GAME, GINSENG, JADE, NUTMEG, SILK, heard, last_roll, manila


def test_each_boat_moves_by_its_die() -> None:
    """§6.1 Rys. 6: nutmeg moves four, silk two, and jade reaches the port with two to spare, which are lost."""
    position = "phase: roll; round: 2; boats: nutmeg 5, silk 6, jade 11; die: nutmeg"
    scene = manila(position).play("roll nutmeg 4", "roll silk 2", "roll jade 5")
    assert heard(scene, Rolled, Docked) == [
        Rolled(NUTMEG, 4, 9), Rolled(SILK, 2, 8), Rolled(JADE, 5, 14), Docked(JADE, 0),
    ]  # fmt: skip
    assert scene.state.boats == [9, 8, -1, 14]
    assert scene.state.dice == [4, 2, 0, 5]


def test_a_die_is_fair() -> None:
    """§6.1 One to six, each as likely, ware by ware."""
    state = manila("phase: roll; round: 1; boats: nutmeg 5, silk 2, jade 2; die: nutmeg").state
    odds = [(str(move), weight) for move, weight in GAME.odds(state)]
    assert odds == [(f"roll nutmeg {eyes}", 1) for eyes in range(1, 7)]
    scene = manila("phase: roll; round: 1; boats: nutmeg 5, silk 2, jade 2; die: silk")
    assert scene.refused("roll jade 3", seat=CHANCE).reason == "impossible_luck"


def test_arrivals_take_berths_in_order() -> None:
    """§6.2 Rys. 7: jade came in the second round and lies at A; in the third the two others take B and C."""
    scene = last_roll("nutmeg 10, silk 12, jade port a").play("roll nutmeg 5", "roll silk 2")
    assert heard(scene, Docked) == [Docked(NUTMEG, 1), Docked(SILK, 2)]


def test_had_one_of_them_not_arrived() -> None:
    """§6.3 Rys. 7: C would have stayed empty, and the boat would have gone to A of the shipyard."""
    scene = last_roll("nutmeg 10, silk 12, jade port a").play("roll nutmeg 1", "roll silk 2")
    assert heard(scene, Docked, Damaged) == [Docked(SILK, 1), Damaged(NUTMEG, 0)]


def test_boats_short_of_13_go_to_the_shipyard() -> None:
    """§6.3 Rys. 8: silk alone reaches Manila, the two others take A and B of the shipyard."""
    scene = last_roll("nutmeg 6, silk 12, jade 5").play("roll nutmeg 5", "roll silk 6", "roll jade 1")
    assert heard(scene, Docked, Damaged) == [Docked(SILK, 0), Damaged(NUTMEG, 0), Damaged(JADE, 1)]


def test_13_is_not_past_13() -> None:
    """§6.2 14 and more is the port."""
    scene = manila("phase: roll; round: 2; boats: nutmeg 9, silk 9, jade 9; die: nutmeg")
    scene.play("roll nutmeg 4", "roll silk 5", "roll jade 3")
    assert scene.state.boats == [13, 14, -1, 12]


def test_on_13_after_the_third_roll_without_pirates() -> None:
    """§6.4 The boat comes in safely, after all others (R9)."""
    scene = last_roll("nutmeg 9, silk 12, jade 9", "crew nutmeg: 0").play("roll nutmeg 4", "roll silk 4", "roll jade 1")
    assert heard(scene, Docked, Damaged) == [Docked(SILK, 0), Damaged(JADE, 0), Docked(NUTMEG, 1)]
    assert scene.state.cash[0] == 54


def test_within_one_roll_berths_go_by_ware() -> None:
    """R9 Nutmeg, silk, ginseng, jade, in the port and in the shipyard."""
    scene = last_roll("silk 12, ginseng 13, jade 12").play("roll silk 6", "roll ginseng 6", "roll jade 6")
    assert heard(scene, Docked) == [Docked(SILK, 0), Docked(GINSENG, 1), Docked(JADE, 2)]
    scene = last_roll("silk 1, ginseng 1, jade 1").play("roll silk 6", "roll ginseng 1", "roll jade 1")
    assert heard(scene, Damaged) == [Damaged(SILK, 0), Damaged(GINSENG, 1), Damaged(JADE, 2)]


def test_only_boats_on_the_water_have_dice() -> None:
    """R11 One boat left, one die."""
    scene = last_roll("nutmeg port a, silk port b, jade 5")
    assert GAME.odds(scene.state)[0][0] == GAME.read("roll jade 1")
    scene.play("roll jade 3")
    assert scene.state.phase == Phase.AUCTION
    assert scene.state.dice == [0, 0, 0, 3]


# The sheet's table of odds: start, 14 or more after three rolls, exactly 13 after three, exactly 13 after two.
TABLE = [(0, 35, 21, 0), (1, 56, 25, 1), (2, 81, 27, 2), (3, 108, 27, 3), (4, 135, 25, 4), (5, 160, 21, 5)]


def spots_after(state: ManilaState, rolls: int) -> dict[int, Fraction]:
    """Where jade is after so many rolls, by exact enumeration over luck's odds; past 13 counts as 14."""
    chances = {state.boats[JADE]: Fraction(1)}
    for _ in range(rolls):
        after: dict[int, Fraction] = {}
        for spot, chance in chances.items():
            for landed, share in landings(state, spot).items():
                after[landed] = after.get(landed, Fraction(0)) + chance * share
        chances = after
    return chances


def landings(state: ManilaState, spot: int) -> dict[int, Fraction]:
    """Where jade's die takes it from here."""
    if spot > LAST_SPOT:
        return {spot: Fraction(1)}
    here = state.copy()
    here.boats[JADE] = spot
    odds = GAME.odds(here)
    found: dict[int, Fraction] = {}
    for move, weight in odds:
        after = here.copy()
        GAME.apply(after, CHANCE, move, None)
        landed = min(after.boats[JADE], LAST_SPOT + 1)
        found[landed] = found.get(landed, Fraction(0)) + Fraction(weight, sum(share for _, share in odds))
    return found


@pytest.mark.parametrize(("start", "port", "last", "second"), TABLE)
def test_the_odds_of_a_boat(start: int, port: int, last: int, second: int) -> None:
    """§6.1 Where three dice, or two, take a boat from each start space."""
    boats = {0: "nutmeg 4, silk 5, jade 0", 1: "nutmeg 4, silk 4, jade 1", 2: "nutmeg 4, silk 3, jade 2"}
    boats |= {3: "nutmeg 3, silk 3, jade 3", 4: "nutmeg 3, silk 2, jade 4", 5: "nutmeg 2, silk 2, jade 5"}
    state = manila(f"phase: roll; round: 1; boats: {boats[start]}; die: jade").state
    assert spots_after(state, 3).get(14, 0) == Fraction(port, 216)
    assert spots_after(state, 3)[13] == Fraction(last, 216)
    assert spots_after(state, 2).get(13, 0) == Fraction(second, 36)
    assert max(spots_after(state, 1)) <= 11
