"""Flags of the whole suite."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """More for the laws and the adapters to do, when there is time."""
    parser.addoption(
        "--seeds", type=int, default=1, help="random games per game, seat count and option set (default 1)"
    )
    parser.addoption("--every-length", action="store_true", help="the laws over games of every length, too")
    parser.addoption(
        "--all-options", action="store_true", help="adapters: every seat count and option set (default: three a game)"
    )
