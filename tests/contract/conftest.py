"""Every law gets a walk through every cell, one cell after the other."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator

import pytest

import kogga
from tests.contract.cells import GUESTS, all_games, cells
from tests.contract.twins import DIFFERING
from tests.contract.walk import Walk


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A law that asks for a walk is tried in every cell; one that asks for a name, with every game."""
    if "walk" in metafunc.fixturenames:
        everywhere = cells(metafunc.config.getoption("--seeds"))
        metafunc.parametrize("walk", everywhere, indirect=True, ids=str, scope="session")
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", list(all_games()))


@pytest.fixture(scope="session", autouse=True)
def guests() -> Iterator[None]:
    """The toy can be matched and replayed while the laws run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kogga.front.match.games", ChainMap(GUESTS, kogga.games))  # type: ignore[arg-type]
        yield


@pytest.fixture(scope="session")
def walk(request: pytest.FixtureRequest) -> Walk:
    """One random whole game of the cell."""
    return Walk(request.param)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How much the secrecy law has really seen."""
    for name, steps in DIFFERING.items():
        terminalreporter.write_line(f"secrecy: {name}: {steps} twin steps differed from the truth")
