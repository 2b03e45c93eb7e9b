"""How hard the server is shaken."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """More of everything, for a long night."""
    parser.addoption("--storms", type=int, default=10, help="whole games a game over a bad line (in tens)")
    parser.addoption("--kills", type=int, default=50, help="times the server is killed")


@pytest.fixture
def storms(request: pytest.FixtureRequest) -> int:
    """Whole games over a bad line."""
    return int(request.config.getoption("--storms"))


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """Times the server is killed."""
    return int(request.config.getoption("--kills"))
