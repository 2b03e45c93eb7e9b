"""What if: an imagined world that looks like the real one, kept over a restart, private, never touching the table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from kogga.front.match import Match, match, read_options
from kogga.front.shelf import games
from kogga.table.table import Table
from kogga.table.what_if import NothingLeft, imagine
from tests.table.test_hall import hall_at, move, table_of_two

MOVES = 40


def some_way(name: str, seed: int) -> Match:
    """A game some way in."""
    rng = Random(seed)
    table = match(name, seats=games[name].card.seats.start, seed=seed)
    for _ in range(MOVES):
        if not table.over:
            table.play(table.to_act[0], rng.choice(table.legal(table.to_act[0])))
    return table


@pytest.mark.parametrize("name", sorted(games))
def test_the_imagined_world_looks_like_what_one_saw(name: str) -> None:
    """For every seat and the spectator, at moments of a seat and of luck."""
    table = some_way(name, 5)
    for ply in (0, len(table.entries) // 2, len(table.entries) // 2 + 1):
        [(_, state)] = table.states([ply])
        for seat in (None, *range(table.seats)):
            tried = imagine(table, ply, seat, "/t/x", ("mate",) * table.seats, Random(ply))
            options = table.game.card.agree(read_options(table.game, tried.options))
            begun = Match(table.game, table.seats, options, Random(0), "dictated", tried.position)
            assert begun.view(seat) == table.game.observe(state, seat)
            assert tried.chairs.count("") == 1
            assert seat is None or tried.chairs[seat] == ""


def test_other_luck_imagines_other_secrets() -> None:
    """The truth is not what is always drawn."""
    table = some_way("manila", 5)
    last = len(table.entries)
    drawn = {imagine(table, last, 0, "/t/x", ("mate",) * 3, Random(seed)).position for seed in range(20)}
    assert len(drawn) > 1


def test_nothing_can_be_tried_after_the_end() -> None:
    """There is nobody to act any more."""
    table = match("sea_wolf", seats=2, seed=1)
    while not table.over:
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    with pytest.raises(NothingLeft):
        imagine(table, len(table.entries), 0, "/t/x", ("mate",) * 2, Random(1))


def test_a_what_if_is_played_on_after_a_restart_and_the_table_does_not_notice(tmp_path: Path) -> None:
    async def try_out() -> tuple[str, list[tuple[int, str]]]:
        async with hall_at(tmp_path) as hall:
            table = await table_of_two(hall)
            await move(table)
            real, rows = table.ledger, await hall.store.read(table.ledger.head.table)
            anna, _ = await hall.welcome("Anna")
            ply = len(real.running().entries)
            tried = imagine(real.running(), ply, 0, "/t/real", ("random",) * 2, Random(1))
            trial = await hall.try_out(anna, tried)
            await act(trial)
            await act(trial)
            assert table.ledger is real
            assert await hall.store.read(real.head.table) == rows
            assert trial.ledger.is_open_to(anna.id)
            assert not trial.ledger.is_open_to("somebody else")
            assert table.ledger.is_open_to("somebody else")
            return trial.ledger.head.table, trial.ledger.running().log

    async def come_back(name: str, log: list[tuple[int, str]]) -> None:
        async with hall_at(tmp_path) as hall:
            assert name not in await hall.store.unfinished()
            trial = await hall.open(name)
            assert not trial.ledger.frozen
            assert trial.ledger.origin is not None
            assert trial.ledger.origin.address == "/t/real"
            assert trial.ledger.running().log[: len(log)] == log
            anna, _ = await hall.welcome("Anna")
            again = await hall.try_again(anna, trial)
            assert again.ledger.origin == trial.ledger.origin
            assert again.ledger.seat_of(anna.id) == 0

    name, log = asyncio.run(try_out())
    asyncio.run(come_back(name, log))


async def act(table: Table) -> None:
    """The person on seat 0 moves, as soon as it is their turn."""
    while table.ledger.running().to_act != (0,):
        await asyncio.sleep(0.01)
    await move(table)
