"""§3: choosing, calling, privileges, taking back."""

from __future__ import annotations

import pytest

from kogga.games.seven_seas.events import Called, RoundBegan, TookSkull
from kogga.games.seven_seas.pieces import ROLES, Role
from kogga.games.seven_seas.state import Phase
from tests.games.seven_seas.table import GAME, role
from tests.scene import Scene

HANDS = "hand 0: convoy spain 1, port fruit rum coffee, kraken; hand 1: convoy spain 2, idol; hand 2: payday, tavern"


def callings(scene: Scene) -> list[tuple[str, tuple[int, ...]]]:
    """The roles that were called, and by whom they had been chosen."""
    return [(ROLES[event.role], event.seats) for event in scene.heard if isinstance(event, Called)]


def test_all_choose_at_once() -> None:
    """§3.1 In any order; nothing is called before the last one has chosen."""
    scene = Scene("seven_seas", 3, HANDS).play("2: choose captain", "0: choose shaman")
    assert scene.to_act == (1,)
    assert callings(scene) == []
    scene.play("choose shaman")
    assert callings(scene) == [("captain", (2,))]


def test_a_character_on_the_table_cannot_be_chosen() -> None:
    """§3.1 It lies there, visible to all."""
    scene = Scene("seven_seas", 2, "tabled 0: merchant, governor")
    assert scene.legal(0) == [
        f"choose {name}" for name in ("shipwright", "captain", "islander", "shaman", "cartographer")
    ]
    assert scene.refused("choose merchant", seat=0).paragraph == "3.5"
    assert scene.view(1).tabled[0] == 1 << Role.MERCHANT | 1 << Role.GOVERNOR


def test_nobody_chooses_twice() -> None:
    """§3.1 One character a round."""
    scene = Scene("seven_seas", 2, "round: 4").play("0: choose captain")
    assert scene.refused("choose shaman", seat=0).reason == "has_chosen"


def test_roles_are_called_in_their_order() -> None:
    """§3.2 Shipwright, Governor, Captain, Islander, Shaman, Merchant, Cartographer; roles nobody chose pass (R10)."""
    scene = Scene("seven_seas", 4, f"{HANDS}; hand 3: sirens")
    scene.play("0: choose shaman", "1: choose captain", "2: choose governor", "3: choose shipwright")
    assert callings(scene) == [("shipwright", (3,))]
    scene.play("buy 1", "flag spain")
    assert scene.state.phase == Phase.CAPTAIN
    scene.play("decline", "decline")
    assert [name for name, _ in callings(scene)] == ["shipwright", "governor", "captain", "shaman"]
    assert scene.heard[-1] == RoundBegan(2, 1, 0)


def test_all_choosers_of_a_role_turn_it_over_together() -> None:
    """§3.2, R10 Before the first of them acts; then they act from the first player clockwise, one after the other."""
    scene = Scene("seven_seas", 4, f"first: 2; {HANDS}")
    scene.play("0: choose captain", "1: choose captain", "2: choose merchant", "3: choose captain")
    assert callings(scene) == [("captain", (0, 1, 3))]
    order = []
    while scene.state.phase == Phase.CAPTAIN:
        order.append(scene.state.active)
        scene.play("decline")
    assert order == [3, 0, 1]


def test_the_only_one_has_the_privilege() -> None:
    """§3.3 One ship more for the only Shipwright; §3.4 two more if he is the first player."""
    scene = Scene("seven_seas", 3, "first: 1; chosen: - captain captain").play("choose shipwright", "buy 1")
    assert scene.state.fleet[0] == 9
    scene = Scene("seven_seas", 3, "first: 0; chosen: - captain captain").play("choose shipwright", "buy 1")
    assert scene.state.fleet[0] == 10


def test_two_of_a_role_have_no_privilege() -> None:
    """§3.3 Not even the first player."""
    scene = Scene("seven_seas", 3, "chosen: - shipwright captain").play("choose shipwright", "buy 1", "buy 1")
    assert scene.state.fleet[:2] == [8, 8]


def test_no_privilege_without_the_action() -> None:
    """§3.3 Who takes the skull of his own role gets nothing else."""
    scene = Scene("seven_seas", 3, "chosen: - merchant merchant; cargo 1: 0 0 1").play("choose captain", "decline")
    assert scene.state.yin[0] == 0
    assert scene.state.skulls[0] == 1


@pytest.mark.parametrize("recall", ["captain", "islander", "shaman"])
def test_captain_islander_and_shaman_take_all_characters_back(recall: str) -> None:
    """§3.5 The one just played included, even if the action failed (R10)."""
    scene = Scene("seven_seas", 2, "tabled 0: merchant, governor; chosen: - governor; flags: - - 0 0")
    scene.play(f"choose {recall}")
    scene.play("flag england", "decline")
    assert scene.state.skulls[0] == 1
    assert scene.state.tabled == [0, 1 << Role.GOVERNOR]
    assert len(scene.legal(0)) == 7


@pytest.mark.parametrize("stays", ["shipwright", "governor", "merchant", "cartographer"])
def test_the_others_leave_their_character_on_the_table(stays: str) -> None:
    """§3.5 With those played before, until a recall."""
    position = "chosen: - captain; flags: 1 1 1 1; chests: 0 0; tabled 1: merchant"
    scene = Scene("seven_seas", 2, position).play(f"choose {stays}", "decline")
    if stays == "cartographer":
        scene.play("drawn idol", "drawn kraken")
    assert scene.state.round == 2
    assert scene.state.tabled == [1 << role(stays), 0]


def test_the_recall_comes_at_the_end_of_the_round() -> None:
    """R10 Not during the call: what lies on the table stays there until all have acted."""
    scene = Scene("seven_seas", 2, "tabled 0: merchant; chosen: - shaman").play("choose captain", "decline")
    assert scene.state.tabled[0] == 1 << Role.MERCHANT
    scene.play("decline")
    assert scene.state.tabled[0] == 0


def test_a_character_chosen_is_not_in_hand() -> None:
    """§3.1 Nothing on the table does not mean that all seven are in hand: one lies chosen, face down."""
    scene = Scene("seven_seas", 3, HANDS).play("0: choose captain")
    tip = GAME.face.speaking("en", ["Ala", "Bo", "Cy"]).tip(scene.view(0), "tabled-0")
    assert tip.text == "No characters on the table."


def test_a_hand_of_characters_is_never_empty() -> None:
    """R10 Four at most lie on the table; the three that take them back remain."""
    scene = Scene("seven_seas", 2, "tabled 0: shipwright, governor, merchant, cartographer")
    assert scene.legal(0) == ["choose captain", "choose islander", "choose shaman"]


def test_the_marker_passes_clockwise() -> None:
    """§3.6 The next round's first player is the left neighbour."""
    scene = Scene("seven_seas", 3, "first: 2; chosen: - captain captain").play(
        "choose captain", "decline", "decline", "decline"
    )
    assert scene.state.first == 0
    assert scene.state.round == 2
    assert list(scene.to_act) == [0, 1, 2]


@pytest.mark.parametrize("asked", ["captain", "islander", "shaman"])
def test_captain_islander_and_shaman_are_asked_even_with_nothing_to_play(asked: str) -> None:
    """R47 Declining is then the only choice, and nobody learns why."""
    scene = Scene("seven_seas", 2, "chosen: - captain").play(f"choose {asked}")
    while scene.state.active != 0:
        scene.play("decline")
    assert scene.legal(0) == ["decline"]
    assert not [event for event in scene.heard if isinstance(event, TookSkull) and event.seat == 0]


def test_what_public_facts_force_is_done_unasked() -> None:
    """R47 A Shipwright without chests and rituals, a Governor with one flag left, a Cartographer without rituals."""
    scene = Scene("seven_seas", 3, "chosen: - governor captain; chests: 0 7 7; flags: 2 2 - 2").play(
        "choose shipwright"
    )
    assert scene.state.skulls == [1, 0, 0]  # the Governor's privilege took its skull away again
    assert scene.state.flags == (2, 2, 1, 2)
    assert scene.state.phase == Phase.CAPTAIN
    scene = Scene("seven_seas", 2, "chosen: - cartographer").play("choose cartographer")
    assert scene.state.phase == Phase.CARD


def test_only_who_is_asked_may_speak() -> None:
    """§3.2 Each finishes before the next."""
    scene = Scene("seven_seas", 2, "chosen: - captain").play("choose captain")
    assert scene.refused("decline", seat=1).reason == "not_asked"
    assert scene.refused("choose captain").paragraph == "3.1"
    assert scene.refused("send 1").reason == "no_convoy_now"
