"""What an old sailor says."""

from __future__ import annotations

from random import Random

import pytest

import kogga
from kogga.players.player import GreedyPlayer, Player, RandomPlayer
from tests.games.mare_balticum.table import GAME, scene
from tests.scene import Scene


def best(table: Scene, seat: int = 0) -> str:
    """The choice that looks best."""
    view = table.view(seat)
    return str(max(view.choices, key=lambda choice: GAME.sense.rate(view, choice)))


@pytest.mark.parametrize("seats", GAME.card.seats)
def test_greedy_beats_random_clearly(seats: int) -> None:
    """§1.1 Who fishes, lands and prices with some sense wins."""
    for seed in range(2):
        rng = Random(seed)
        match = kogga.match("mare_balticum", seats=seats, seed=seed)
        players: list[Player] = [RandomPlayer(GAME, seat, rng) for seat in range(seats)]
        players[seed] = GreedyPlayer(GAME, seed, rng)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, players[seat].choose(match.view(seat)))  # type: ignore[arg-type]
        assert match.places[seed] == 1
        assert match.scores[seed] >= 10


def test_it_lands_all_that_is_wanted() -> None:
    """§6.2 No fish is kept back without a reason."""
    assert (
        best(scene("boats 0: gdansk slupsk; hold 0: 3 herring; time: 1; market 0: herring 3"))
        == "unload gdansk herring 3"
    )


def test_it_fishes_what_it_has_a_price_for() -> None:
    """§5.1 Of two fish the dearer one."""
    table = scene("boats 0: gdansk slupsk bornholm; sea: bornholm cod salmon; time: 2; market 0: cod 3, salmon 0")
    view = table.view(0)
    cod, salmon = (GAME.sense.rate(view, GAME.read(f"fish bornholm {each}")) for each in ("cod", "salmon"))
    assert cod > salmon


def test_it_founds_its_company_on_what_it_has() -> None:
    """§9.2 The dearest space for the species it has most of."""
    table = scene("phase: event; time: 2; market 0: salmon 0; warehouse 0: 6 cod; refill: slupsk; sea: slupsk -")
    assert best(table) == "company cod 3"


def test_it_pays_the_tax_with_what_is_worth_nothing() -> None:
    """§9.3 Fish of price 0 first."""
    position = "phase: event; time: 2; market 0: salmon 0; warehouse 0: 2 salmon 3 cod; refill: slupsk; sea: slupsk -"
    table = scene(position).play("0: tax")
    assert best(table) == "pay warehouse salmon"


def test_in_the_last_turn_it_knows_what_can_still_be_done() -> None:
    """§10.2 Amber at hand beats a fish that reaches no port."""
    position = "boats 0: slupsk bornholm; time: 6; left: 3; sea: slupsk -, bornholm cod amber"
    assert best(scene(position)) == "fish bornholm amber"


def test_it_takes_the_contract_that_fits() -> None:
    """§13.3 Two fish and two amber are there."""
    table = scene("boats 0: gdansk; warehouse 0: 2 cod 2 herring 4 amber", contracts=True)
    assert best(table) == "contract"
    assert best(table.play("contract")) == "take herring cod"


def test_it_swaps_a_contract_that_does_not_fit_and_keeps_one_that_does() -> None:
    """§13.2 And it does not look again for what was not there."""
    stores = "boats 0: gdansk; warehouse 0: 2 cod 2 herring 4 amber"
    assert best(scene(f"{stores}; contract 0: salmon flounder", contracts=True).play("contract")) == "swap herring cod"
    assert best(scene(f"{stores}; contract 0: herring cod", contracts=True).play("contract")) == "keep"
    ledger = "ledger: 1 herring cod, 0 salmon flounder, 0 keep"
    position = f"{stores}; contract 0: salmon flounder; contract 1: herring cod; {ledger}"
    assert best(scene(position, contracts=True)) != "contract"


def test_the_value_of_a_position_is_points_ahead() -> None:
    """§11.2 Fish in the warehouse are better than fish aboard, and these better than none."""
    stored, aboard, none = (
        scene(f"boats 0: gdansk; time: 1; market 0: cod 3; {each}")
        for each in ("warehouse 0: 2 cod", "hold 0: 2 cod", "hold 0: -")
    )
    values = [GAME.sense.value(table.view(0)) for table in (stored, aboard, none)]
    assert values == sorted(values, reverse=True)
    assert GAME.sense.value(stored.view(None)) == 0


def test_the_nearer_winter_the_less_a_fish_aboard_is_worth() -> None:
    """§10.1 One in the warehouse is safe."""
    at_sea, winter = "time: 0; sea: slupsk -", "time: 6; left: 3; sea: slupsk -"

    def three_herring(where: str, when: str) -> float:
        with_fish = GAME.sense.value(scene(f"boats 0: gdansk slupsk; {where} 0: 3 herring; {when}").view(0))
        return float(with_fish - GAME.sense.value(scene(f"boats 0: gdansk slupsk; {when}").view(0)))

    assert three_herring("hold", at_sea) > 0.5 * three_herring("warehouse", at_sea)
    assert 0 < three_herring("hold", winter) < 0.4 * three_herring("warehouse", winter)
