"""Every law gets a walk through every cell, one cell after the other."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator

import pytest

import kogga
from tests.contract.cells import GUESTS, all_games, cells
from tests.contract.walk import Walk

TWIN_STEPS = "twin steps"
DIFFERING: dict[str, int] = {}  # by game: steps at which a twin differed from the truth and was compared


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A law that asks for a walk is tried in every cell; one that asks for a name, with every game."""
    if "walk" in metafunc.fixturenames:
        everywhere = cells(metafunc.config.getoption("--seeds"), metafunc.config.getoption("--every-length"))
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


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count what the secrecy law has really seen, in whichever process it ran."""
    for name, counted in report.user_properties:
        if name == TWIN_STEPS and report.when == "call":
            game, steps = str(counted[0]), int(counted[1])  # type: ignore[index]
            DIFFERING[game] = DIFFERING.get(game, 0) + steps


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A law that compares nothing proves nothing."""
    for game, steps in DIFFERING.items():
        terminalreporter.write_line(f"secrecy: {game}: {steps} twin steps differed from the truth")
