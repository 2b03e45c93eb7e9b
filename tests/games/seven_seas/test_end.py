"""§15: the final sale, points, ties."""

from __future__ import annotations

from typing import Final

import pytest

from kogga.games.seven_seas.events import HandShown, SaleBegan, Sold
from kogga.games.seven_seas.pieces import LINES
from kogga.games.seven_seas.state import Phase
from tests.scene import Scene

LAST: Final = "round: 8; last: 8; chosen: - captain captain"


def ended(position: str, seats: int = 3, last: str = LAST, **options: str) -> Scene:
    """All have declined in the last round."""
    if seats == 2:
        last = last.replace(" captain captain", " captain")
    scene = Scene("seven_seas", seats, f"{last}; {position}", **options).play("choose captain")
    return scene.play(*["decline"] * seats)


def lines(scene: Scene, seat: int) -> dict[str, int]:
    """A seat's score sheet."""
    return {line.name: line.points for line in scene.match.sheet[seat].lines}


def test_everything_is_sold_at_the_current_port() -> None:
    """§15.2 Three or more of a kind at its price, the rest at a chest each."""
    scene = ended("cargo 0: 3 2 1; chests: 0 0 0; port: bay")
    assert scene.match.over
    assert scene.state.chests[0] == 9 + 2 + 1
    assert lines(scene, 0)["sale"] == 12
    assert lines(scene, 0)["chests"] == 0
    assert sum(scene.state.cargo) == 0


def test_negotiations_come_first() -> None:
    """§15.2, R43 Whoever can pay for one is asked, from the last round's first player clockwise; no other ritual."""
    scene = ended("first: 1; cargo 0: 1 1 0; cargo 2: 1 1 1; yin: 5 9 6; chests: 0 0 0")
    assert SaleBegan() in scene.heard
    assert scene.to_act == (2,)
    assert scene.legal() == ["negotiate rum coffee", "negotiate rum fruit", "negotiate coffee fruit", "end"]
    for ritual in ("double hold", "unsinkable"):
        assert (scene.refused(ritual).paragraph, scene.refused(ritual).reason) == ("15.2", "negotiation_only")
    scene.play("negotiate rum coffee")
    assert scene.to_act == (0,)
    scene.play("end")
    assert scene.match.over
    assert scene.state.chests == [2, 0, 6]


def test_sales_and_hands_go_clockwise_from_the_first_player() -> None:
    """R43 The last round's first player sells and shows first."""
    scene = ended("first: 1; cargo 0: 1 0 0; cargo 1: 0 1 0; cargo 2: 0 0 1; chests: 0 0 0")
    assert [event.seat for event in scene.heard if isinstance(event, Sold)] == [1, 2, 0]
    assert [event.seat for event in scene.heard if isinstance(event, HandShown)] == [1, 2, 0]
    assert scene.state.sale == (1, 1, 1)


def test_a_seat_may_negotiate_as_often_as_it_can_pay() -> None:
    """R43 Then the next one is asked; nobody has a skull for having nothing."""
    scene = ended("cargo 0: 2 2 0; yin: 7 0 0; chests: 0 0 0").play("negotiate rum coffee", "negotiate rum coffee")
    assert scene.match.over
    assert scene.state.chests[0] == 10
    assert scene.state.yin[0] == 1
    assert scene.state.skulls == [1, 1, 1]  # of the last round


def test_cards_above_three_are_skulls() -> None:
    """§15.3 One for each; hands are shown."""
    scene = ended("hand 0: kraken, idol, sirens, tavern, payday; hand 1: mutiny")
    assert scene.state.skulls == [3, 1, 1]
    assert lines(scene, 0)["cards"] == -4
    assert lines(scene, 0)["skulls"] == -2
    assert len([event for event in scene.heard if isinstance(event, HandShown)]) == 3


def test_points() -> None:
    """§15.4 Chests and talismans 1 each, three yin-yang 1, skulls -2 each; the rest counts nothing."""
    position = "chests: 12 0 0; fleet: 6 7 7; talismans: 3 0 0; yin: 8 0 0; skulls: 1 0 5; holds: 2 0 0; flags: 1 1 - -"
    scene = ended(position)
    assert scene.match.sheet[0].total == 12 + 3 + 2 - 2 * 2
    assert [sheet.total for sheet in scene.match.sheet[1:]] == [-2, -12]
    assert tuple(lines(scene, 0)) == LINES


def test_totals_may_be_negative() -> None:
    """§15.4 Points on the track never, skulls may make them so."""
    assert ended("chests: 0 0 0; skulls: 9 0 0").match.scores == [-20, -2, -2]


@pytest.mark.parametrize(
    ("position", "places"),
    [
        ("flags: 0 - - -", [3, 1, 1]),  # fewer flags win
        ("flags: 0 1 - -; skulls: 1 0 0; chests: 9 7 7", [3, 2, 1]),  # then fewer skulls
        ("skulls: 1 0 0; chests: 9 7 7", [3, 1, 1]),
        ("chests: 7 7 7", [1, 1, 1]),  # then places are shared
        ("chests: 9 7 7; flags: 0 1 - -", [1, 3, 2]),  # every place, not only the first
    ],
)
def test_ties(position: str, places: list[int]) -> None:
    """§15.5, R44 Fewer flags, then fewer skulls, then a shared place."""
    assert ended(position).match.places == places


def test_skulls_of_the_hand_count_in_a_tie() -> None:
    """§15.5 The final count: 9 chests and a card too many against 7 chests."""
    scene = ended("chests: 9 7 7; hand 0: kraken, idol, sirens, tavern")
    assert scene.match.scores == [5, 5, 5]
    assert scene.match.places == [3, 1, 1]


def test_the_third_round_after_the_last_round_card_is_the_last() -> None:
    """§15.1, R42 Not the second."""
    scene = ended("chests: 7 7 7", last=LAST.replace("round: 8", "round: 7"))
    assert not scene.match.over
    assert scene.state.round == 8


def test_after_sixty_rounds_it_ends_anyway() -> None:
    """R45 Whether or not the last-round card was seen."""
    assert not ended("first: 0", last="round: 59; chosen: - captain captain").match.over
    scene = ended("first: 0", last="round: 60; chosen: - captain captain")
    assert scene.match.over
    assert scene.state.last == 0


def test_the_last_round_card_late_in_the_game() -> None:
    """R45 It does not lengthen the game beyond sixty rounds."""
    assert ended("first: 0", last="round: 60; last: 60; chosen: - captain captain").match.over


def test_the_score_sheet_is_kept_all_game_long() -> None:
    """§15.4, §1.1 As if the game ended now: goods at what they would bring, cards above three at their price."""
    position = "cargo 0: 3 0 0; chests: 7 7; hand 0: kraken, idol, sirens, tavern"
    scene = Scene("seven_seas", 2, position)
    assert lines(scene, 0) == {"chests": 7, "sale": 9, "talismans": 0, "yin_yang": 0, "skulls": 0, "cards": -2}
    assert scene.view(1).scores == (14, 7)


def test_nothing_can_be_done_when_it_is_over() -> None:
    """§15.4 Nobody owes anything."""
    scene = ended("chests: 7 7 7")
    assert scene.state.phase == Phase.OVER
    assert scene.to_act == ()
    assert scene.refused("end", seat=0).paragraph == "15.4"
