"""§14.1: pirates on full boats, as a variant."""

from __future__ import annotations

from kogga.games.manila.board import CAPTAIN
from kogga.games.manila.events import Boarded, ThrownOut
from kogga.games.manila.state import Phase
from tests.games.manila.table import AT_SEA, BLUE, JADE, NUTMEG, RED, heard, manila
from tests.scene import Scene

FULL_JADE = "crew jade: 1 2 2 3"


def on_13(boats: str, rest: str, **options: bool) -> Scene:
    """The pirate captain is asked."""
    return manila(f"phase: captain; round: 2; boats: {boats}; {rest}", seats=4, **(options or {"full_boats": True}))


def crew(scene: Scene, first: int, size: int) -> list[int]:
    """Whose accomplices stand on these spaces."""
    return [pawn // 4 for pawn in scene.state.spaces[first : first + size]]


def test_a_pirate_takes_somebody_s_place() -> None:
    """§14.1 R30 One decision: the boat and the owner; the accomplice goes home unpaid."""
    scene = on_13("silk 2, ginseng 3, jade 13", f"{FULL_JADE}; pirates: 0")
    assert scene.legal() == ["board jade 1", "board jade 2", "board jade 3", "stay"]
    scene.play("board jade 2")
    assert heard(scene, ThrownOut) == [ThrownOut(RED, JADE, 10, 2)]
    assert crew(scene, 9, 4) == [1, 0, 2, 3]
    assert scene.state.spaces[CAPTAIN] == -1


def test_without_the_variant_nobody_is_thrown_out() -> None:
    """§14.1 The base game asks nobody about a full boat."""
    position = f"phase: roll; round: 2; die: jade; boats: silk 2, ginseng 3, jade 12; {FULL_JADE}; pirates: 0"
    assert manila(position).play("roll jade 1").state.phase == Phase.PLACE
    scene = on_13("silk 2, ginseng 3, jade 13", "crew jade: 1 2; pirates: 0", full_boats=False)
    assert scene.refused("board jade 2").reason == "no_full_boats"


def test_with_the_variant_the_pirate_is_asked() -> None:
    """R30 Also where all boats on 13 are full."""
    position = f"phase: roll; round: 2; die: jade; boats: silk 2, ginseng 3, jade 12; {FULL_JADE}; pirates: 0"
    assert manila(position, full_boats=True).play("roll jade 1").to_act == (RED,)


def test_vacant_spaces_first_over_all_boats_on_13() -> None:
    """§14.1 R30 While one is left on any of them, nobody may be thrown out."""
    scene = on_13("nutmeg 13, silk 2, jade 13", f"{FULL_JADE}; crew nutmeg: 1; pirates: 0")
    assert scene.legal() == ["board nutmeg", "stay"]
    assert scene.refused("board jade 2").reason == "room_first"


def test_judged_anew_for_each_pirate() -> None:
    """R30 The captain takes the last vacant space, the second may throw somebody out: anybody but him."""
    scene = on_13("nutmeg 13, silk 2, jade 13", f"{FULL_JADE}; crew nutmeg: 1 2; pirates: 0 3").play("board nutmeg")
    assert heard(scene, Boarded) == [Boarded(RED, NUTMEG, 2)]
    assert scene.legal() == ["board nutmeg 1", "board nutmeg 2", "board jade 1", "board jade 2", "board jade 3", "stay"]
    assert scene.refused("board nutmeg 0").reason == "nobody_to_throw_out"


def test_the_captain_who_has_just_thrown_somebody_out_is_safe() -> None:
    """§14.1 R30 His other pieces are not."""
    scene = on_13("silk 2, ginseng 3, jade 13", "crew jade: 0 1 1 1; pirates: 0 2").play("board jade 1")
    assert scene.to_act == (2,)
    assert scene.legal() == ["board jade 0", "board jade 1", "stay"]
    scene.play("board jade 0")
    assert crew(scene, 9, 4) == [2, 0, 1, 1]


def test_one_s_own_accomplice_may_be_named() -> None:
    """R30 A pirate may take his own man's place."""
    scene = on_13("silk 2, ginseng 3, jade 13", "crew jade: 0 1 1 1; pirates: 0").play("board jade 0")
    assert heard(scene, ThrownOut) == [ThrownOut(RED, JADE, 9, RED)]
    assert crew(scene, 9, 4) == [0, 1, 1, 1]


def test_declining_stays_possible() -> None:
    """R30 Nobody must throw anybody out."""
    scene = on_13("silk 2, ginseng 3, jade 13", f"{FULL_JADE}; pirates: 0 1").play("stay", "stay")
    assert crew(scene, 9, 4) == [1, 2, 2, 3]


def test_a_piece_that_comes_home_gives_no_extra_placement() -> None:
    """R32 Still one a round."""
    scene = on_13("silk 2, ginseng 3, jade 13", f"{FULL_JADE}; pirates: 0")
    scene.play("board jade 1", "decline", "place port a")
    assert scene.to_act == (2,)
    scene.play("decline", "decline")
    assert scene.state.phase == Phase.ROLL


def test_the_second_pirate_who_is_promoted_stays_captain() -> None:
    """§14.1 §7.2 When the captain has thrown somebody out and left the boat."""
    scene = on_13("silk 2, ginseng 3, jade 13", f"{FULL_JADE}; pirates: 0 1").play("board jade 3", "stay")
    assert scene.state.spaces[CAPTAIN] // 4 == BLUE
    assert manila(AT_SEA, full_boats=True).refused("board jade 1").paragraph == "14.1"
