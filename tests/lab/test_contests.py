"""Duels and ladders: fair seats, kept results, honest intervals."""

from __future__ import annotations

import builtins
from pathlib import Path
from typing import Any

import pytest
from statsmodels.stats.proportion import proportion_confint

from kogga.core.errors import BadRecord
from kogga.lab.duels import Duel, Result, play, verdict
from kogga.lab.ladder import ratings, rungs
from kogga.lab.results import Book
from tests.cli.terminal import kogga

DUEL = Duel("sea_wolf", "", 3, "greedy", "random")


def test_everybody_sits_everywhere_with_the_same_luck() -> None:
    """A seed is played from every seat before the next one comes."""
    fixtures = list(DUEL.fixtures(7))
    assert [fixture.lineup.index("greedy") for fixture in fixtures] == [0, 1, 2, 0, 1, 2, 0]
    assert [fixture.seed for fixture in fixtures] == [1, 1, 1, 2, 2, 2, 3]


def test_a_game_can_be_repeated() -> None:
    """The same fixture, the same scores."""
    fixture = next(DUEL.fixtures(1))
    assert play(fixture).scores == play(fixture).scores


def test_a_tie_shares_the_win() -> None:
    """Two firsts have half of it each."""
    fixture = next(DUEL.fixtures(1))
    result = Result(fixture, (9, 9, 1), (1, 1, 3), (1, 1, 1), (0.0, 0.0, 0.0))
    assert [result.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert verdict(DUEL, [result]).wins == 0.5


def test_a_verdict_says_how_sure_it_is() -> None:
    """Wilson's interval; of no games it says nothing."""
    results = [play(fixture) for fixture in DUEL.fixtures(6)]
    found = verdict(DUEL, results)
    assert (found.low, found.high) == pytest.approx(proportion_confint(found.wins, 6, method="wilson"))
    empty = verdict(DUEL, [])
    assert (empty.share, empty.low, empty.high) == (0.0, 0.0, 1.0)


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    """A file goes on where it stopped, a line that was cut off is played again, files can be put together."""
    file = tmp_path / "results.jsonl"
    fixtures = list(DUEL.fixtures(6))
    Book(file).complete(fixtures[:3], 1, lambda _: None)
    file.write_text(file.read_text("utf-8") + '{"fixture": {"ga', "utf-8")
    resumed = Book(file)
    assert len(resumed.known) == 3
    other = tmp_path / "other.jsonl"
    Book(other).complete(fixtures[3:5], 1, lambda _: None)
    ticks: list[Result] = []
    both = Book(None, [file, other])
    both.complete(fixtures, 1, ticks.append)
    assert len(ticks) == 1
    assert len(both.of(fixtures)) == 6


def test_a_spoilt_file_is_named(tmp_path: Path) -> None:
    """By its line."""
    file = tmp_path / "results.jsonl"
    file.write_text("{}\n{}\n", "utf-8")
    with pytest.raises(BadRecord, match="Line 1 of"):
        Book(file)


def test_the_rungs_of_a_ladder() -> None:
    """Each level against the one below."""
    titles = [duel.title for duel in rungs("sea_wolf", "", 3)]
    assert titles == ["sailor v deckhand", "mate v sailor", "captain v mate", "admiral v captain"]


def test_ratings_follow_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where openskill is installed; without it there are none."""
    results = [play(fixture) for fixture in DUEL.fixtures(9)]
    rated = ratings(results)
    assert rated is None or rated["greedy"][0] > rated["random"][0]
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.startswith("openskill"):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    assert ratings(results) is None


def test_duel_and_ladder_on_the_command_line(tmp_path: Path) -> None:
    """Two processes at a time; results are kept; what cannot be had is said in a sentence."""
    words = ["--seats", "3", "--games", "6", "--jobs", "2", "--out", str(tmp_path / "kept.jsonl"), "--lang", "en"]
    ran = kogga("duel", "sea_wolf", "greedy", "random", *words, home=tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert "greedy v random  6" in ran.stdout
    ran = kogga("ladder", "sea_wolf", "--rung", "sailor:deckhand", *words, home=tmp_path)
    assert "sailor v deckhand  6" in ran.stdout
    assert len((tmp_path / "kept.jsonl").read_text("utf-8").splitlines()) == 12
    for refused in (["duel", "sea_wolf", "greedy"], ["duel", "sea_wolf", "greedy", "pirate"], ["ladder", "chess"]):
        assert kogga(*refused, home=tmp_path).returncode == 2
