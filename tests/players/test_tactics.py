"""One position a game with one good move: whoever looks ahead finds it, whoever plays anything does not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kogga
from kogga.players.budget import Budget
from kogga.players.levels import thinker as looking_ahead
from kogga.players.player import Player, RandomPlayer
from kogga.players.search import SearchPlayer
from tests.games.seven_seas.table import called

SEEDS = range(4)
POSITIONS = [
    # §4.2 the partner of the ship in hand
    ("sea_wolf", 4, "row: fish 2, ship red 3, pigs 1, gold 6; hand 0: ship yellow 5", "take gold 6"),
    # §5.7 all boats are in: ten pesos for nothing
    (
        "manila",
        4,
        "phase: place; round: 3; asked: 3; boats: nutmeg port a, silk port b, jade port c; port: 0 1 2",
        "place insurance",
    ),
    # §10.2 the last action of the game: amber at hand beats a fish that reaches no port
    (
        "mare_balticum",
        3,
        "boats 0: slupsk bornholm; time: 6; left: 3; actions: 1; sea: slupsk -, bornholm cod amber",
        "fish bornholm amber",
    ),
    # §16.1 the eighth point, with everything for a settler in hand as well
    (
        "explorers",
        3,
        "harbours 0: G2n, A1n, A2n; settlements 0: B1nw; roads 0:; hand 0: 2 wood 2 brick 1 wool 3 grain 2 ore",
        "upgrade B1nw",
    ),
    # §10.2 a lot is sold whole
    ("seven_seas", 3, called("merchant", "cargo 0: 3 0 1", together=True).match.position(), "sell 3 rum"),
]


def choice(player: type[Player], name: str, seats: int, position: str, seed: int, *more: Any) -> str:
    """What a player does in a position, in words."""
    table = kogga.match(name, seats=seats, seed=seed, position=position)
    seat = table.to_act[0]
    seen: Any = table.view(seat)
    return str(player(table.game, seat, Random(seed), *more).choose(seen))


@pytest.mark.parametrize(("name", "seats", "position", "best"), POSITIONS, ids=[each[0] for each in POSITIONS])
def test_looking_ahead_finds_it(name: str, seats: int, position: str, best: str) -> None:
    """Every time; playing anything mostly does not."""
    searched = [choice(SearchPlayer, name, seats, position, seed, Budget(120)) for seed in SEEDS]
    assert searched == [best] * len(SEEDS)
    drifted = [choice(RandomPlayer, name, seats, position, seed) for seed in range(20)]
    assert drifted.count(best) <= 10


def thinker(table: kogga.Match, seat: int, seed: int = 1) -> str:
    """What somebody who looks ahead does now, in words."""
    seen: Any = table.view(seat)
    return str(looking_ahead(table.game, seat, Random(seed), Budget(300)).choose(seen))


@pytest.mark.parametrize("bid", [20, 30, 45])
def test_nobody_bids_more_than_the_office_brings(bid: int) -> None:
    """§3.3 Of Manila: loans included, it is worth less than twenty pesos here."""
    table = kogga.match("manila", seats=4, seed=1, position="shares 0: jade, silk; shares 1: nutmeg, silk")
    table.play(0, f"bid {bid}")
    assert [thinker(table, 1, seed) for seed in SEEDS] == ["pass"] * len(SEEDS)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_offer_is_made_again_when_it_was_refused(seed: int) -> None:
    """§5.3 Of Explorers & Pirates: in a turn; and the turn comes to its end."""
    hands = "hand 0: 1 brick 1 wool 1 grain 2 ore; gold 0: 0; hand 1: 2 wood 1 wool 2 grain; hand 2: -"
    position = f"roads 0: A1-se A1-e; {hands}"
    table = kogga.match("explorers", seats=3, seed=seed, position=position, scenario=1)
    offers: list[tuple[object, object]] = []
    while table.state.active == 0:
        seat = table.to_act[0]
        words = thinker(table, seat, seed) if seat == 0 else "refuse"
        if words == "propose":
            offers.append((tuple(table.state.given), tuple(table.state.asked)))
        table.play(seat, words)
        assert len(table.log) < 40
    assert len(offers) == len(set(offers))
    assert offers
