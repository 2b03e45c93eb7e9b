"""What an old sailor would say: facts any good player agrees with."""

from __future__ import annotations

from random import Random

import pytest

from kogga import CHANCE
from kogga.core.options import Choice
from kogga.games.seven_seas.heuristics.battles import forecast
from kogga.games.seven_seas.heuristics.verdict import WEIGHTS, weights_at
from tests.games.seven_seas.table import GAME, called, lid
from tests.scene import Scene


def rated(scene: Scene) -> dict[str, float]:
    """How good each choice looks to the first seat that owes one."""
    view = scene.view(scene.to_act[0])
    return {str(choice): GAME.sense.rate(view, choice) for choice in view.choices}


def best(scene: Scene) -> str:
    """The choice that looks best."""
    rates = rated(scene)
    return max(rates, key=lambda words: rates[words])


def value(position: str, seat: int = 0) -> float:
    """What this seat can expect."""
    return float(GAME.sense.value(Scene("seven_seas", 3, position).view(seat)))


def wins(seats: int, games: int) -> int:
    """How often one seat that plays by this sense wins against others that play anything."""
    won = 0
    for seed in range(games):
        rng = Random(seed)
        state = GAME.setup(seats, GAME.card.agree({}))
        while owing := GAME.to_act(state):
            seat = owing[0]
            if seat == CHANCE:
                move = GAME.deal(state, rng)
            elif seat == seed % seats:
                view = GAME.observe(state, seat)
                rates = [GAME.sense.rate(view, choice) for choice in view.choices]
                move = view.choices[rates.index(max(rates))]
            else:
                choices = GAME.legal(state, seat)
                move = choices[int(rng.random() * len(choices))]
            GAME.apply(state, seat, move, None)
        won += GAME.score_sheet(state)[seed % seats].place == 1
    return won


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_whoever_plays_anything(seats: int) -> None:
    """§1.1 In at least seven games of eight."""
    assert wins(seats, 8) >= 7


@pytest.mark.parametrize(("size", "loot", "sunk"), [(1, 1.6, 0.4), (2, 2.2, 0.8), (3, 2.8, 1.2), (4, 3.4, 1.6)])
def test_a_forecast_is_what_battles_bring(size: int, loot: float, sunk: float) -> None:
    """§6.6 Four players who send all they may: loot and losses of each, as simulated on a free field."""
    own, lost = forecast(size, size + 1, 3 * (size + 1))
    assert own == pytest.approx(loot, abs=0.4)
    assert lost == pytest.approx(sunk, abs=0.3)


def test_more_ships_bring_more_loot() -> None:
    """§6.8 And the convoy's ships cost some."""
    assert forecast(2, 3, 3)[0] > forecast(2, 1, 3)[0]
    assert forecast(4, 3, 0)[1] > forecast(1, 3, 0)[1]


def test_ships_are_sent() -> None:
    """§6.3 Staying at home is a skull and brings nothing."""
    scene = called("captain", "hand 0: convoy spain 2").play("play convoy spain 2")
    assert min(rated(scene), key=lambda words: rated(scene)[words]) == "send 0"


def test_nobody_is_chosen_who_can_do_nothing() -> None:
    """§6.9, §8.2, §9.3, §10.3 Captain, Islander and Shaman without a card, Merchant without goods."""
    rates = rated(Scene("seven_seas", 3, "hand 0: convoy spain 2"))
    for useless in ("islander", "shaman", "merchant"):
        assert rates[f"choose {useless}"] < min(rates["choose captain"], rates["choose cartographer"])


def test_a_full_hold_looks_for_a_merchant() -> None:
    """§10.2 Three rum in Pirates' Bay."""
    assert best(Scene("seven_seas", 3, "cargo 0: 3 3 0; hand 0: convoy spain 1")) == "choose merchant"


def test_lots_are_sold_whole() -> None:
    """§10.2 Three rum bring nine chests."""
    scene = called("merchant", "cargo 0: 3 0 1", together=True)
    assert best(scene) == "sell 3 rum"


def test_a_merchant_sells_something() -> None:
    """§10.3 Anything is better than a skull."""
    assert best(called("merchant", "cargo 0: 1 0 0; round: 2")) == "sell 1 rum"


def test_the_tavern_is_kind_to_its_caster() -> None:
    """§14.6 The best die for himself, the worst for the others."""
    scene = called("shaman", "hand 0: tavern", together=True).play("play tavern", lid(red=[1, 4, 6]))
    assert best(scene) == "give 6"
    assert best(scene.play("give 6")) == "give 1"


def test_the_idol_wants_what_rivals_have() -> None:
    """§14.7 And the caster has not."""
    scene = called("shaman", "hand 0: idol; cargo 0: 2 0 0; cargo 1: 1 2 0; cargo 2: 0 1 0").play("play idol")
    assert best(scene) == "name coffee"


def test_a_flag_whose_convoys_are_gone() -> None:
    """§5.2, §6.4 It costs no more skulls."""
    played = ", ".join(f"convoy france {size}" for size in (1, 2, 3, 4))
    assert best(called("governor", f"fleet: 3 7 7; played: {played}")) == "flag france"


def test_the_least_good_is_lost() -> None:
    """§14.6 One fruit rather than one of three rum."""
    scene = called("shaman", "hand 0: tavern; cargo 0: 3 0 1", together=True)
    assert best(scene.play("play tavern", lid(red=[2, 2, 2]))) == "lose fruit"


@pytest.mark.parametrize(
    ("cargo", "negotiation", "choice"),
    [
        ("1 1 0", "different", "negotiate rum coffee"),  # 5 chests against 2 and a point of yin-yang
        ("3 3 0", "different", "end"),  # two lots bring 15
        ("1 0 2", "different", "negotiate rum fruit"),
        ("0 1 1", "different", "end"),  # 3 chests against 2 and a point
        ("2 0 1", "any", "negotiate rum rum"),
    ],
)
def test_the_final_sale_is_searched_to_its_end(cargo: str, negotiation: Choice, choice: str) -> None:
    """R43 Three yin-yang are a point unspent."""
    position = f"phase: sale; round: 9; last: 9; yin: 3 0 0; cargo 0: {cargo}"
    scene = Scene("seven_seas", 3, position, negotiation=negotiation)
    rates = rated(scene)
    assert rates[choice] == max(rates.values())


def test_before_the_end_no_fourth_card_is_drawn() -> None:
    """§15.3 It would be a skull."""
    rates = rated(Scene("seven_seas", 3, "round: 9; last: 9; hand 0: kraken, idol, convoy spain 1"))
    assert rates["choose cartographer"] < rates["choose captain"]


def test_value_is_points_and_hopes() -> None:
    """§15.4 More chests, fewer skulls, goods aboard and ships at sea are better."""
    assert value("chests: 9 7 7") > value("chests: 8 7 7")
    assert value("skulls: 1 0 0") < value("skulls: 0 0 0")
    assert value("cargo 0: 3 0 0") > value("cargo 0: 1 0 0")
    assert value("round: 5; last: 9; cargo 0: 1 0 0") > value("round: 5; last: 9")
    assert value("fleet: 7 7 7") > value("fleet: 2 7 7")


def test_a_flag_is_dreaded_for_the_convoys_to_come() -> None:
    """§6.4 Each may be a skull; those that have sailed are no danger any more, nor is the flag of a rival."""
    sailed = ", ".join(f"convoy spain {size}" for size in (1, 2, 3, 4))
    free, own, rivals, over = (
        value(f"round: 5; last: 9; {position}")
        for position in ("chests: 7 7 7", "flags: - 0 - -", "flags: - 1 - -", f"flags: - 0 - -; played: {sailed}")
    )
    assert own < over
    assert own < free == rivals


def test_the_weights_of_a_verdict_are_mixed_between_stages() -> None:
    """§15.1 Half way between two stages they lie half way; beyond the first they stay as they are."""
    late, later, half = weights_at(4.0), weights_at(2.0), weights_at(3.0)
    assert half == pytest.approx([(one + other) / 2 for one, other in zip(late, later, strict=True)])
    assert weights_at(15.0) == weights_at(11.0) == [row[-1] for row in WEIGHTS]
    assert weights_at(0.0) == [row[0] for row in WEIGHTS]


def test_at_the_end_value_is_the_score() -> None:
    """§15.4 Nothing is left to hope for; a spectator has no hopes at all."""
    scene = Scene("seven_seas", 2, "round: 8; last: 8; chosen: - captain; chests: 9 3").play("choose captain")
    scene.play("decline", "decline")
    assert [GAME.sense.value(scene.view(seat)) for seat in range(2)] == scene.match.scores
    assert GAME.sense.value(scene.view(None)) == 0.0
