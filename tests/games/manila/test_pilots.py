"""§8: pilots."""

from __future__ import annotations

from kogga.games.manila.events import Docked, PilotStopped, Steered
from kogga.games.manila.state import Phase
from tests.games.manila.table import BLUE, GINSENG, JADE, NUTMEG, RED, SILK, heard, manila
from tests.scene import Scene


def piloting(boats: str, pilots: str = "0 1", seats: int = 4, phase: str = "small pilot") -> Scene:
    """The last round is over; the pilots go to work."""
    small, large = (pilot.replace("-", "") for pilot in pilots.split())
    rounds = 4 if seats == 3 else 3
    asked = small if phase == "small pilot" else large
    return manila(f"phase: {phase}; asked: {asked}; round: {rounds}; boats: {boats}; pilots: {pilots}", seats)


def test_the_rulebook_s_pilots() -> None:
    """§8.1, §8.2 Rys. 11: the small pilot brings nutmeg into Manila, where the large one cannot touch it.

    He moves jade back, and ginseng on to 13, where no pirate may attack it now.
    """
    scene = piloting("nutmeg 13, ginseng 12, jade 9").play("pilot nutmeg +1")
    assert heard(scene, Steered, Docked) == [Steered(RED, NUTMEG, 1, 14, False), Docked(NUTMEG, 0)]
    assert scene.refused("pilot nutmeg +1").reason == "not_on_water"
    scene.play("pilot jade -1", "pilot ginseng +1")
    assert scene.state.boats == [14, -1, 13, 8]
    assert scene.state.phase == Phase.ROLL


def test_the_small_pilot_goes_first() -> None:
    """§8.1 After the last placement, before the third roll; one boat, one space, either way."""
    scene = manila("phase: place; round: 3; asked: 3; boats: nutmeg 5, silk 5, jade 5; pilots: 2 1").play("decline")
    assert (scene.state.phase, scene.to_act) == (Phase.SMALL_PILOT, (2,))
    on, back = [[f"pilot {ware} {step}1" for ware in ("nutmeg", "silk", "jade")] for step in "+-"]
    assert scene.legal() == [*on, *back, "stop"]
    scene.play("pilot silk -1")
    assert (scene.state.phase, scene.to_act) == (Phase.LARGE_PILOT, (BLUE,))


def test_pilots_wait_for_the_last_round() -> None:
    """§8.1 Hired in any round, they act once, at the end."""
    scene = manila("phase: place; round: 1; asked: 3; boats: nutmeg 4, silk 3, jade 2; pilots: 2 1").play("decline")
    assert scene.state.phase == Phase.ROLL


def test_the_large_pilot_moves_one_boat_twice() -> None:
    """§8.2 Two spaces, the same way."""
    scene = piloting("nutmeg 5, silk 5, jade 5", "- 1", phase="large pilot").play("pilot jade -1", "pilot jade -1")
    assert scene.state.boats == [5, 5, -1, 3]
    assert scene.state.phase == Phase.ROLL


def test_or_two_boats_once() -> None:
    """§8.2 Each in its own direction."""
    scene = piloting("nutmeg 5, silk 5, jade 5", "- 1", phase="large pilot").play("pilot jade -1", "pilot silk +1")
    assert scene.state.boats == [5, 6, -1, 4]


def test_no_step_is_taken_back() -> None:
    """R16 The same boat the other way is refused."""
    scene = piloting("nutmeg 5, silk 5, jade 5", "- 1", phase="large pilot").play("pilot jade -1")
    assert "pilot jade +1" not in scene.legal()
    assert scene.refused("pilot jade +1").reason == "not_back_again"


def test_each_pilot_may_stop_before_either_step() -> None:
    """§8.1, §8.2 R16 Both are free to do nothing."""
    scene = piloting("nutmeg 5, silk 5, jade 5").play("stop", "stop")
    assert heard(scene, PilotStopped) == [PilotStopped(RED, False), PilotStopped(BLUE, True)]
    assert scene.state.boats == [5, 5, -1, 5]
    scene = piloting("nutmeg 5, silk 5, jade 5").play("stop", "pilot silk +1", "stop")
    assert scene.state.boats == [5, 6, -1, 5]
    assert scene.state.phase == Phase.ROLL


def test_both_pilots_may_touch_one_boat() -> None:
    """§8.2 Three spaces in all."""
    scene = piloting("nutmeg 5, silk 5, jade 5").play("pilot jade +1", "pilot jade +1", "pilot jade +1")
    assert scene.state.boats[JADE] == 8


def test_past_13_a_boat_docks_at_once() -> None:
    """§8.3 At the next free berth; another boat may take the large pilot's second step (R16)."""
    scene = piloting("nutmeg port a, silk 13, jade 5", "- 1", phase="large pilot").play("pilot silk +1")
    assert heard(scene, Docked) == [Docked(SILK, 1)]
    assert scene.state.phase == Phase.LARGE_AGAIN
    assert scene.legal() == ["pilot jade +1", "pilot jade -1", "stop"]


def test_the_last_boat_docked_leaves_nothing_to_ask() -> None:
    """R16, R17 No boat is left on the water: no second step, no roll."""
    scene = piloting("nutmeg port a, silk port b, jade 13", "- 1", phase="large pilot").play("pilot jade +1")
    assert scene.state.phase == Phase.AUCTION


def test_not_below_0() -> None:
    """§8.3 R17 A boat on 2, pulled by both pilots, stops at 0."""
    scene = piloting("nutmeg port a, silk 3, jade 2", "0 0")
    scene.play("pilot jade -1", "pilot jade -1")
    assert scene.state.boats[JADE] == 0
    assert scene.refused("pilot jade -1").reason == "not_below_0"
    assert scene.legal() == ["pilot silk +1", "pilot silk -1", "stop"]


def test_one_player_may_be_both() -> None:
    """R17 The small one still goes first."""
    scene = piloting("nutmeg 5, silk 5, jade 5", "2 2")
    assert (scene.state.phase, scene.to_act) == (Phase.SMALL_PILOT, (2,))
    scene.play("stop")
    assert (scene.state.phase, scene.to_act) == (Phase.LARGE_PILOT, (2,))


def test_no_loans_in_between() -> None:
    """R23 A pilot's decision is no window."""
    scene = manila("phase: small pilot; round: 3; boats: nutmeg 5, silk 5, jade 5; pilots: 0; shares 0: jade")
    assert scene.refused("borrow jade").reason == "no_loan_now"


def test_piloted_onto_13_then_the_die_moves_it_past() -> None:
    """§8.3 On 13 nothing happens to it; then any die brings it in."""
    scene = piloting("nutmeg port a, silk port b, ginseng 12", "0 -").play("pilot ginseng +1", "roll ginseng 1")
    assert heard(scene, Docked) == [Docked(GINSENG, 2)]
