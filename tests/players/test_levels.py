"""The crew: five levels, each stronger than the one below where that is easy to see, and within their time."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

import pytest

import kogga
from kogga.core.actions import CHANCE, Action
from kogga.core.errors import UnknownPlayer
from kogga.core.face import Sense
from kogga.players import flat
from kogga.players.budget import Budget
from kogga.players.flat import FlatPlayer
from kogga.players.hiring import hire, known
from kogga.players.levels import CREW, LEVELS
from kogga.players.player import GreedyPlayer, Player, RandomPlayer
from kogga.players.search import Manner, SearchPlayer
from tests.contract import toy
from tests.players.tables import views


class ToySense(Sense[toy.ToyView, Action]):
    """Boasting pays, shells are for whoever is first; it knows nothing of what others bid. Old hands bid one or two."""

    def instinct(self, view: toy.ToyView) -> list[float]:
        """Of bids only."""
        if not all(isinstance(choice, toy.Bid) for choice in view.choices):
            return []
        return [0.0 if str(choice) in ("bid 1", "bid 2") else 1.0 for choice in view.choices]

    def spread(self) -> float:
        """Three points are a shell."""
        return 2.0

    def trust(self, view: toy.ToyView) -> float:
        """It bids without a thought of the others."""
        return 6.0

    def plays_on(self, view: toy.ToyView) -> bool:
        """To the end."""
        return True

    def value(self, view: toy.ToyView) -> float:
        """The points so far, and what a coin can still buy."""
        left = view.coins[view.seat or 0]
        return view.scores[view.seat or 0] + (2.0 if left and view.phase != toy.OVER else 0.0) + 0.5 * left

    def rate(self, view: toy.ToyView, action: Action) -> float:
        """Bid all but a coin for the boast."""
        if isinstance(action, toy.Bid):
            return -abs(action.coins - view.coins[view.seat or 0] + 1)
        return float(isinstance(action, toy.Boast))


TOY = toy.Toy(toy.GAME.card, toy.GAME.face, ToySense())


def play(players: list[Player], seed: int) -> list[int]:
    """A game of the toy; the scores."""
    luck = Random(seed)
    state = TOY.setup(len(players), toy.ToyOptions(rounds=3))
    while owing := TOY.to_act(state):
        seat = owing[0]
        action = TOY.deal(state, luck) if seat == CHANCE else players[seat].choose(TOY.observe(state, seat))
        TOY.apply(state, seat, action, None)
    return [sheet.total for sheet in TOY.score_sheet(state)]


def lead(one: Any, others: Any, games: int) -> float:
    """By how many points one is ahead of two others, on average over every seat with the same luck."""
    total = 0.0
    for number in range(games):
        makers = [one if seat == number % 3 else others for seat in range(3)]
        scores = play([make(TOY, seat, Random(7 * number + seat)) for seat, make in enumerate(makers)], number // 3)
        total += 1.5 * scores[number % 3] - sum(scores) / 2
    return total / games


def test_looking_ahead_beats_greed_and_greed_beats_whim() -> None:
    """In a toy, where it shows in a few games."""
    sharp: Any = lambda game, seat, rng: SearchPlayer(game, seat, rng, Budget(60))  # noqa: E731
    assert lead(GreedyPlayer, RandomPlayer, 90) > 0.3
    assert lead(sharp, GreedyPlayer, 45) > 0.6


def test_flat_monte_carlo_sees_what_is_free() -> None:
    """§3 Of the toy: a boast for a coin of no other use is two points."""
    state = TOY.read_position("phase: boast; round: 3; pearls: 1 2 3; coins: 1 0 0", 3, toy.ToyOptions(rounds=3))
    seen: Any = TOY.observe(state, 0)
    assert str(FlatPlayer(TOY, 0, Random(1), Budget(120)).choose(seen)) == "boast"


def test_the_view_is_all_that_counts() -> None:
    """Two real games that look the same to a seat get the same move, whatever is hidden in them."""
    positions = ("pearls: 1 2 3", "pearls: 1 6 4")
    rows = [TOY.read_position(f"phase: boast; round: 2; {each}", 3, toy.ToyOptions()) for each in positions]
    seen: list[Any] = [TOY.observe(state, 0) for state in rows]
    assert seen[0] == seen[1]
    weighed = [FlatPlayer(TOY, 0, Random(2), Budget(60)).weigh(view) for view in seen]
    assert weighed[0] == weighed[1]


@pytest.mark.parametrize(("most", "reach", "tried"), [(6, 9.0, 5), (3, 9.0, 3), (6, 1.0, 2)])
def test_what_looks_hopeless_is_not_played_out(
    monkeypatch: pytest.MonkeyPatch, most: int, reach: float, tried: int
) -> None:
    """Of five bids, the higher the better looking, so many and those within reach; all of them in the same worlds."""
    monkeypatch.setattr(flat, "FIELD", most)
    monkeypatch.setattr(flat, "REACH", reach)
    state = TOY.read_position("phase: bid; round: 1; pearls: 1 2 3; coins: 9 1 1", 3, toy.ToyOptions(rounds=3))
    seen: Any = TOY.observe(state, 0)
    weighed = FlatPlayer(TOY, 0, Random(1), Budget(tried * 8)).weigh(seen)
    assert {str(each.action) for each in weighed} == {f"bid {coins}" for coins in range(5 - tried, 5)}
    assert {each.tries for each in weighed} == {8}


@pytest.mark.parametrize(("is_seasoned", "tried"), [(False, {"bid 3", "bid 4"}), (True, {"bid 1", "bid 2"})])
def test_who_is_seasoned_tries_what_practice_calls_for(
    monkeypatch: pytest.MonkeyPatch, is_seasoned: bool, tried: set[str]
) -> None:
    """The others what looks best; where nobody has any practice, all do."""
    monkeypatch.setattr(flat, "REACH", 1.0)
    bids = TOY.read_position("phase: bid; round: 1; pearls: 1 2 3; coins: 9 1 1", 3, toy.ToyOptions(rounds=3))
    boasts = TOY.read_position("phase: boast; round: 3; pearls: 1 2 3; coins: 1 0 0", 3, toy.ToyOptions(rounds=3))
    player = FlatPlayer(TOY, 0, Random(1), Budget(80), is_seasoned=is_seasoned)
    seen: list[Any] = [TOY.observe(state, 0) for state in (bids, boasts)]
    assert {str(each.action) for each in player.weigh(seen[0])} == tried
    assert {str(each.action) for each in player.weigh(seen[1])} == {"boast", "quiet"}


def test_what_falls_behind_is_played_out_no_more() -> None:
    """§3 Of the toy: a boast is two points; whoever was quiet in the same worlds never caught up."""
    state = TOY.read_position("phase: boast; round: 3; pearls: 1 2 3; coins: 1 0 0", 3, toy.ToyOptions(rounds=3))
    seen: Any = TOY.observe(state, 0)
    boast, quiet = FlatPlayer(TOY, 0, Random(1), Budget(5000)).weigh(seen)
    assert str(boast.action) == "boast"
    assert boast.tries + quiet.tries < 5000


@pytest.mark.parametrize("name", list(kogga.games))
def test_every_game_is_looked_ahead_in_its_own_way(name: str) -> None:
    """Two side by side, two in a tree of one's own choices, one in a tree of everybody's."""
    game = kogga.games[name]
    captain: Any = hire("captain", game, 0, Random(1))
    assert type(captain) is (FlatPlayer if name in ("manila", "sea_wolf") else SearchPlayer)
    if isinstance(captain, SearchPlayer):
        assert captain.manner.alone == (name in ("explorers", "seven_seas"))
        assert captain.manner.playout == game.sense.playout() == (20 if name == "explorers" else 0)


@pytest.mark.parametrize(("alone", "deciding"), [(1, {0}), (0, {0, 1, 2})])
def test_a_tree_is_of_ones_own_choices_or_of_everybodys(alone: int, deciding: set[int]) -> None:
    """Who has desks in it; the others go by their looks."""
    asked: set[int] = set()

    class Watched(SearchPlayer):
        """A search that notes who decides in its tree."""

        def step(self, moment: Any, world: Any, owing: tuple[int, ...], *rest: Any) -> Any:
            """Like any other."""
            asked.update(owing)
            return super().step(moment, world, owing, *rest)

    state = TOY.read_position("phase: bid; round: 1; pearls: 1 2 3; coins: 3 3 3", 3, toy.ToyOptions(rounds=3))
    seen: Any = TOY.observe(state, 0)
    Watched(TOY, 0, Random(1), Budget(200), Manner(alone=alone)).weigh(seen)
    assert asked == deciding


@pytest.mark.parametrize("kind", [FlatPlayer, SearchPlayer])
def test_who_pays_little_attention_overlooks_the_best(kind: Any) -> None:
    """Now and then; what it takes instead is still one of its choices."""
    state = TOY.read_position("phase: boast; round: 3; pearls: 1 2 3; coins: 1 0 0", 3, toy.ToyOptions(rounds=3))
    seen: Any = TOY.observe(state, 0)
    taken = [
        [str(kind(TOY, 0, Random(seed), Budget(60), attention=attention).choose(seen)) for seed in range(30)]
        for attention in (1.0, 0.7)
    ]
    assert set(taken[0]) == {"boast"}
    assert 15 < taken[1].count("boast") < 30
    assert set(taken[1]) <= {str(choice) for choice in seen.choices}


def test_what_was_not_tried_is_taken_by_its_looks() -> None:
    """A captain who noticed nothing of what the search has tried takes the best looking of the rest."""

    class Idle(SearchPlayer):
        """A search that gets to try nothing."""

        def weigh(self, view: Any) -> tuple[()]:
            """Nothing at all."""
            return ()

    state = TOY.read_position("phase: boast; round: 3; pearls: 1 2 3; coins: 1 0 0", 3, toy.ToyOptions(rounds=3))
    seen: Any = TOY.observe(state, 0)
    taken = {str(Idle(TOY, 0, Random(seed), Budget(60)).choose(seen)) for seed in range(10)}
    assert taken == {str(GreedyPlayer(TOY, 0, Random(1)).choose(seen))}


def test_all_choices_are_tried_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The nth try of each in the nth world, with the same luck to come: as many as the most tried one saw."""
    state = TOY.read_position("phase: boast; round: 3; pearls: 1 2 3; coins: 1 0 0", 3, toy.ToyOptions(rounds=3))
    fates: list[object] = []
    imagine = TOY.imagine

    def watched(view: Any, rng: Random) -> Any:
        fates.append(rng.getstate())
        return imagine(view, rng)

    monkeypatch.setattr(TOY, "imagine", watched)
    seen: Any = TOY.observe(state, 0)
    tries = [estimate.tries for estimate in SearchPlayer(TOY, 0, Random(1), Budget(60)).weigh(seen)]
    assert len(tries) > 1
    assert len(fates) == sum(tries)
    assert len(set(fates)) == max(tries)


def test_more_is_asked_of_each_level() -> None:
    """Attention, then the worlds it looks into, grow; so do the seconds, within what a table can bear."""
    assert [level.name for level in CREW] == ["deckhand", "sailor", "mate", "captain", "admiral"]
    efforts = [(level.attention, level.iterations(TOY)) for level in CREW]
    assert efforts == sorted(efforts)
    assert len(set(efforts)) == len(CREW)
    assert [level.seconds for level in CREW] == [0.2, 0.2, 0.2, 1.0, 3.0]
    assert [level.name for level in CREW if level.is_seasoned] == ["admiral"]
    assert [level.iterations(TOY) for level in CREW[-2:]] == list(TOY.sense.worlds())


@pytest.mark.parametrize("name", list(kogga.games))
def test_the_clock_counts_at_a_live_table(name: str) -> None:
    """An admiral in a hurry answers, with a fiftieth of his time."""
    game = kogga.games[name]
    view = views(game, game.card.seats[-1], {}, every=30)[1]
    hire("admiral", game, view.seat, Random(1), pace=0.001).choose(view)
    start = monotonic()
    hire("admiral", game, view.seat, Random(1), pace=0.02).choose(view)
    assert monotonic() - start < 3.0


def test_players_are_hired_by_name() -> None:
    """Levels, plain ones, budgets; others are refused with a list of those there are."""
    game = kogga.games["sea_wolf"]
    for name in [
        *LEVELS,
        "random",
        "greedy",
        "search:20",
        "search:0.1s",
        "search:20,playout=4,curiosity=0.8",
        "flat:20",
    ]:
        hire(name, game, 0, Random(1))
    with pytest.raises(UnknownPlayer, match="captain, admiral"):
        hire("pirate", game, 0, Random(1))
    with pytest.raises(UnknownPlayer, match="is no budget"):
        hire("search:soon", game, 0, Random(1))
    with pytest.raises(UnknownPlayer, match="is no manner"):
        hire("search:20,speed=4", game, 0, Random(1))
    assert "engine:COMMAND" in known()


def test_other_packages_bring_players_along(monkeypatch: pytest.MonkeyPatch) -> None:
    """By an entry point of the group kogga.players."""
    from importlib.metadata import EntryPoint

    from kogga.players import hiring

    brought = EntryPoint("drifter", "kogga.players.player:RandomPlayer", hiring.PLUGINS)
    monkeypatch.setattr(hiring, "entry_points", lambda **asked: [brought] if asked.get("name") != "x" else [])
    assert type(hire("drifter", kogga.games["sea_wolf"], 0, Random(1))) is RandomPlayer
    assert "drifter" in known()
