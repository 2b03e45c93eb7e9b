"""§5: the sea wolf looks for work."""

from __future__ import annotations

from kogga.games.sea_wolf.events import Hired, WolfLeft, WolfRefused, WolfUsed
from kogga.games.sea_wolf.pieces import WOLF, WORDS
from kogga.games.sea_wolf.state import Phase
from tests.scene import Scene

ROW = "row: fish 1, ship red 2, rats, gold 6"
OFFER = f"{ROW}; phase: wolf"
THREE_PIGS_SHORT = "ship blue 1 fish 2, ship red 1 barrels 2, ship yellow 1 gold 2"


def test_the_wolf_is_offered_when_all_have_delivered() -> None:
    """§5.1 First to the player in whose turn the delivery card came."""
    hands = "hand 0: gold 1, gold 2; hand 1: ship blue 4, fish 6"
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; phase: delivery; active: 1; {hands}")
    scene.play("deliver ship blue 4 fish 6", "done")
    assert (scene.state.phase, scene.to_act) == (Phase.WOLF, (1,))
    assert scene.legal() == ["hire", "refuse"]


def test_who_hires_the_wolf_takes_it_into_the_hand() -> None:
    """§5.1 And nobody else is asked."""
    scene = Scene("sea_wolf", seats=3, position=OFFER).play("hire")
    assert scene.heard == [Hired(0)]
    assert scene.state.wolves == [1, 0, 0]
    assert (scene.state.phase, scene.to_act) == (Phase.TURN, (1,))


def test_who_does_not_want_it_leaves_it_to_the_left() -> None:
    """§5.1 Clockwise from the active player."""
    scene = Scene("sea_wolf", seats=3, position=f"{OFFER}; active: 2").play("refuse")
    assert scene.to_act == (0,)
    scene.play("hire")
    assert scene.heard == [WolfRefused(2), Hired(0)]
    assert scene.state.wolves == [1, 0, 0]


def test_only_the_asked_seat_answers() -> None:
    """§5.1 Nobody can hire out of order, nor when no wolf is on offer."""
    scene = Scene("sea_wolf", seats=3, position=OFFER)
    assert scene.refused("hire", seat=1).paragraph == "3.5"
    assert scene.refused("draw").paragraph == "3.1"
    assert Scene("sea_wolf", seats=2, position=ROW).refused("hire").paragraph == "5.1"


def test_a_wolf_nobody_wants_goes_onto_the_used_cards() -> None:
    """§5.2 After one round."""
    scene = Scene("sea_wolf", seats=3, position=f"{OFFER}; active: 1").play("refuse", "refuse", "refuse")
    assert scene.heard == [WolfRefused(1), WolfRefused(2), WolfRefused(0), WolfLeft()]
    assert (scene.state.wolves, scene.state.discards) == ([0, 0, 0], [WOLF])
    assert (scene.state.phase, scene.to_act) == (Phase.TURN, (2,))


def test_a_wolf_works_once() -> None:
    """§5.3 Then it lies on the used cards, and the next event strikes."""
    hands = "hand 0: flu, mutiny; hand 1: pigs 4, barrels 4"
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; wolves: 0 1; {hands}")
    scene.play("discard flu", "use wolf")
    assert scene.heard[-1] == WolfUsed(1)
    assert (scene.state.wolves, scene.state.discards[-1]) == ([0, 0], WOLF)
    scene.play("draw", "drawn gold 1", "discard mutiny")
    assert scene.legal() == ["lose barrels 4"]


def test_an_unused_wolf_costs_3_points() -> None:
    """§5.3 Each one."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; wolves: 2 0; laid 0: ship blue 4 fish 6")
    assert scene.match.scores == [4, 0]
    assert [(line.name, line.points) for line in scene.match.sheet[0].lines] == [
        ("delivered", 10),
        ("in_hand", 0),
        ("wolves", -6),
        ("events", 0),
    ]


def test_who_has_a_wolf_is_asked_all_the_same() -> None:
    """R15 One may hold several."""
    scene = Scene("sea_wolf", seats=2, position=f"{OFFER}; wolves: 1 0")
    assert scene.legal(0) == ["hire", "refuse"]
    scene.play("hire")
    assert scene.state.wolves == [2, 0]


def test_who_has_no_card_is_asked_all_the_same() -> None:
    """R15 Each seat once, in one round."""
    scene = Scene("sea_wolf", seats=4, position=f"{OFFER}; hand 0: gold 1, gold 2")
    asked: list[int] = []
    while scene.state.phase == Phase.WOLF:
        asked += scene.to_act
        scene.play("refuse")
    assert asked == [0, 1, 2, 3]


def test_all_know_who_holds_wolves() -> None:
    """R15 Everybody saw it, and the card has two sides."""
    scene = Scene("sea_wolf", seats=2, position=OFFER).play("hire")
    assert {scene.view(eyes).wolves for eyes in (0, 1, None)} == {(1, 0)}


def test_no_wolf_after_the_third_delivery() -> None:
    """R15 The game is over; it would only cost 3 points."""
    position = f"{ROW}; phase: delivery; wolves: 1 1; hand 0: gold 1, gold 2"
    scene = Scene("sea_wolf", seats=2, position=position).play("done")
    assert scene.match.over
    assert scene.state.wolves == [1, 1]


def test_no_wolf_once_somebody_has_four_goods() -> None:
    """R15 Whichever delivery it was."""
    hands = f"laid 0: {THREE_PIGS_SHORT}; hand 0: ship pink 4, pigs 6"
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; phase: delivery; {hands}").play("deliver ship pink 4 pigs 6")
    assert scene.match.over
    assert (scene.state.came, scene.state.wolves, scene.state.discards) == (1, [0, 0], [])


def test_the_turn_goes_on_from_the_active_player_not_from_the_wolf_s_master() -> None:
    """R14 Seat 2 hires in seat 0's turn; seat 1 plays."""
    scene = Scene("sea_wolf", seats=3, position=OFFER).play("refuse", "refuse", "hire")
    assert scene.state.wolves == [0, 0, 1]
    assert scene.to_act == (1,)


def test_a_wolf_has_no_color() -> None:
    """R20 No event can take it."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; wolves: 0 1; hand 0: flu; hand 1: pigs 4").play("discard flu")
    assert scene.legal() == ["lose pigs 4", "use wolf"]
    scene.play("lose pigs 4")
    assert scene.state.wolves == [0, 1]
    assert [WORDS[card] for card in scene.state.discards] == ["flu", "pigs 4"]
