"""What an old sailor would say: facts any good player agrees with."""

from __future__ import annotations

from random import Random

import pytest

from kogga import CHANCE
from kogga.games.sea_wolf.view import WolfView
from tests.games.sea_wolf.chances import GAME
from tests.scene import Scene

ROW = "row: fish 2, ship red 3, pigs 1, gold 6"
LAST_STACK = f"{ROW}; came: 2; discards: wolf, wolf"
THREE_PIGS_SHORT = "laid 0: ship blue 1 fish 3, ship red 1 barrels 2, ship yellow 1 gold 2"


def rates(position: str, seats: int = 4) -> dict[str, float]:
    """How good each choice looks to the seat that owes one."""
    scene = Scene("sea_wolf", seats=seats, position=position)
    return rated(scene.view(scene.owing()))


def rated(view: WolfView) -> dict[str, float]:
    """How good each choice of a view looks."""
    return {str(choice): GAME.sense.rate(view, choice) for choice in view.choices}


def best(position: str, seats: int = 4) -> str:
    """The choice that looks best."""
    choices = rates(position, seats)
    return max(choices, key=lambda words: choices[words])


def value(position: str, seat: int = 0) -> float:
    """What this seat can expect."""
    return float(GAME.sense.value(Scene("sea_wolf", seats=4, position=position).view(seat)))


def test_a_partner_is_better_than_anything_else() -> None:
    """§4.2 A pair is what counts."""
    assert best(f"{ROW}; hand 0: ship yellow 5") == "take gold 6"
    assert best(f"{ROW}; hand 0: barrels 6, ship yellow 1; laid 0: ship yellow 2 gold 3") == "take ship red 3"


def test_a_dear_partner_is_better_than_a_cheap_one() -> None:
    """§4.2 A pair is worth both values."""
    choices = rates("row: fish 2, fish 6, pigs 1, gold 1; hand 0: ship blue 5")
    assert choices["take fish 6"] > choices["take fish 2"] > choices["take gold 1"]


def test_a_delivered_good_is_of_no_more_use() -> None:
    """§4.3 Each only once: its cards are ballast, the dearer the worse."""
    choices = rates(f"{ROW}; laid 0: ship yellow 2 gold 3; hand 0: ship yellow 5")
    assert choices["take gold 6"] < 0 < choices["discard ship yellow 5"]
    assert choices["take gold 6"] < choices["draw"]


def test_before_the_end_loose_cards_go_overboard() -> None:
    """§7.2 The dearest first."""
    position = f"{LAST_STACK}; left: 2; laid 0: ship yellow 2 gold 3, ship pink 2 pigs 3; hand 0: gold 4, pigs 6"
    assert best(position) == "discard pigs 6"


def test_in_the_last_delivery_every_pair_goes_ashore() -> None:
    """§7.1 There is no later."""
    position = (
        f"{ROW}; phase: delivery; came: 3; discards: wolf, wolf; hand 0: ship blue 1, fish 1, ship pink 4, pigs 6"
    )
    choices = rates(position)
    assert choices["deliver ship blue 1 fish 1"] > choices["done"]
    assert choices["deliver ship pink 4 pigs 6"] > choices["deliver ship blue 1 fish 1"]


def test_when_somebody_has_four_goods_it_is_the_last_delivery() -> None:
    """R12 Who comes later knows it."""
    laid = "laid 3: ship blue 2 fish 3, ship red 1 barrels 2, ship yellow 1 gold 2, ship pink 3 pigs 3"
    position = (
        f"{ROW}; phase: delivery; active: 3; asked: 0; came: 2; discards: wolf; {laid}; hand 0: ship blue 1, fish 1"
    )
    assert best(position) == "deliver ship blue 1 fish 1"


def test_a_good_pair_is_delivered_a_poor_one_may_wait() -> None:
    """§4.4 With two players there is time for a better one."""
    assert best(f"{ROW}; phase: delivery; hand 0: ship blue 5, fish 6", seats=2) == "deliver ship blue 5 fish 6"
    assert best(f"{ROW}; phase: delivery; hand 0: ship blue 1, fish 1", seats=2) == "done"


def test_the_best_pair_is_the_one_to_deliver() -> None:
    """§4.2 Of several of one colour."""
    assert (
        best(f"{ROW}; phase: delivery; hand 0: ship blue 5, ship blue 2, fish 6, fish 3")
        == "deliver ship blue 5 fish 6"
    )


def test_the_fourth_good_is_delivered() -> None:
    """§7.1 It ends the deal while others are still at sea."""
    position = f"{ROW}; phase: delivery; came: 2; discards: wolf; {THREE_PIGS_SHORT}; hand 0: ship pink 3, pigs 5"
    assert best(position) == "deliver ship pink 3 pigs 5"


def test_an_event_gets_the_card_one_misses_least() -> None:
    """§6.2 Not a half of the pair."""
    position = f"{ROW}; phase: event; event: blue; discards: rats; hand 0: ship blue 5, fish 6, fish 1"
    assert best(position) == "lose fish 1"


def test_a_wolf_saves_a_dear_pair() -> None:
    """§6.4 And without need it is better sent than kept, with no event left to come."""
    position = f"{ROW}; phase: event; event: blue; wolves: 1 0 0 0; discards: rats"
    assert best(f"{position}; hand 0: ship blue 5, fish 6") == "use wolf"
    assert best(f"{position}, mutiny, flu, pirates; hand 0: ship red 5, barrels 6") == "use wolf"


def test_a_wolf_is_hired_where_there_is_danger_and_something_to_lose() -> None:
    """§5.3 It costs 3 points where there is not."""
    rich = "hand 0: ship blue 5, fish 6, ship yellow 5, gold 5, ship pink 5, pigs 6"
    assert best(f"{ROW}; phase: wolf; {rich}; hand 1: rats, pirates, flu; open: rats, pirates, flu") == "hire"
    assert best(f"{ROW}; phase: wolf; discards: rats, mutiny, flu, pirates") == "refuse"


def test_an_event_is_played_where_it_hurts_others() -> None:
    """§6.1 Known cards of its colour make it better, delivered goods and wolves worse."""
    position = f"{LAST_STACK}; left: 6; hand 0: rats; hand 1: fish 5, ship blue 4"
    harmful = rates(f"{position}; open: fish 5, ship blue 4")["discard rats"]
    harmless = rates(f"{position}; laid 1: ship blue 1 fish 1; open: fish 5, ship blue 4")["discard rats"]
    own_loss = rates(f"{position}; open: fish 5, ship blue 4".replace("rats", "rats, ship blue 6, fish 6", 1))[
        "discard rats"
    ]
    assert harmful > harmless
    assert harmful > own_loss


def test_the_value_of_a_finished_game_is_its_score() -> None:
    """§7.2 Nothing is left to hope for."""
    position = (
        f"{ROW}; phase: delivery; came: 3; discards: wolf, wolf; laid 0: ship blue 4 fish 6; hand 0: gold 1, gold 2"
    )
    scene = Scene("sea_wolf", seats=4, position=position).play("done")
    assert [GAME.sense.value(scene.view(seat)) for seat in range(4)] == [7.0, 0.0, 0.0, 0.0]
    assert GAME.sense.value(scene.view(None)) == 0.0


def test_what_lies_ashore_is_worth_more_than_what_is_at_sea() -> None:
    """§1.1 And a pair at sea more than half a pair, and that more than ballast."""
    ashore = value(f"{LAST_STACK}; laid 0: ship blue 4 fish 6")
    at_sea = value(f"{LAST_STACK}; hand 0: ship blue 4, fish 6")
    half = value(f"{LAST_STACK}; hand 0: fish 6")
    ballast = value(f"{LAST_STACK}; laid 0: ship blue 1 fish 1; hand 0: fish 6") - 2
    assert ashore > at_sea > half > ballast


def test_a_pair_in_port_counts_until_its_owner_is_done() -> None:
    """§4.4 Kept back in the last delivery it is lost."""
    position = (
        f"{ROW}; phase: delivery; came: 3; discards: wolf, wolf; hand 0: ship blue 4, fish 6; hand 1: gold 1, gold 2"
    )
    scene = Scene("sea_wolf", seats=4, position=position)
    assert GAME.sense.value(scene.view(0)) == 10.0
    scene.play("done")
    assert GAME.sense.value(scene.view(0)) == -10.0


@pytest.mark.parametrize("poor_visibility", [False, True])
def test_it_beats_players_without_sense(poor_visibility: bool) -> None:
    """§1.1 Against three who play at random it wins nearly always; 15 of 20 would be far above luck."""
    rng = Random(1821)
    wins = 0
    for game in range(20):
        hero = game % 4
        state = GAME.setup(4, GAME.card.agree({"poor_visibility": poor_visibility}))
        while GAME.to_act(state):
            seat = GAME.to_act(state)[0]
            if seat == CHANCE:
                move = GAME.deal(state, rng)
            elif seat == hero:
                choices = rated(GAME.observe(state, seat))
                move = GAME.read(max(choices, key=lambda words: choices[words]))
            else:
                move = rng.choice(GAME.legal(state, seat))
            GAME.apply(state, seat, move, None)
        wins += GAME.score_sheet(state)[hero].place == 1
    assert wins >= 15


def test_a_deal_is_played_out_and_not_the_next_one() -> None:
    """§8.1 To 100: between two deals one sees how they all stand."""
    row = "row: gold 1, gold 2, gold 3, gold 4"
    assert not GAME.sense.plays_on(Scene("sea_wolf", seats=3, position=row).view(0))
    for begun in ("hand 1: fish 2", "discards: fish 2"):
        assert GAME.sense.plays_on(Scene("sea_wolf", seats=3, position=f"{row}; {begun}").view(0))


def test_a_verdict_waits_until_an_event_has_struck() -> None:
    """§6.1 What it costs shows when all have answered."""
    hands = "hand 0: rats, fish 4; hand 1: fish 2, fish 3; hand 2: ship blue 4"
    scene = Scene("sea_wolf", seats=3, position=f"row: gold 1, gold 2, gold 3, gold 4; {hands}")
    assert GAME.sense.is_settled(scene.view(0))
    assert not GAME.sense.is_settled(scene.play("discard rats").view(0))
