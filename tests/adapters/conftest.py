"""Every adapter is tried with every game: three sets of options each, or all of them by a flag."""

from __future__ import annotations

from typing import Any

import pytest

import kogga
from tests.contract.cells import Cell, is_short


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a cell gets three of every game, one that asks for a name the games."""
    if "cell" in metafunc.fixturenames:
        everywhere = metafunc.config.getoption("--all-options")
        found = [cell for name in kogga.games for cell in (all_cells(name) if everywhere else three_cells(name))]
        metafunc.parametrize("cell", found, ids=str)
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", list(kogga.games))


def all_cells(name: str) -> list[Cell]:
    """Every number of seats and every set of options."""
    card = kogga.games[name].card
    return [Cell(name, seats, tuple(options.items())) for options in card.option_sets for seats in card.seats]


def three_cells(name: str) -> list[Cell]:
    """The base game, the last set of options, and one in the middle, short ones; few seats, many, and in between."""
    game = kogga.games[name]
    every = [cell for cell in all_cells(name) if is_short(game, cell.options)]
    return [every[0], every[len(every) // 2], every[-1]]


def short(name: str) -> dict[str, Any]:
    """The base game, as short as it goes."""
    return three_cells(name)[0].options
