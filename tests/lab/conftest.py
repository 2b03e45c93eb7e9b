"""What the lab is tried with."""

from __future__ import annotations

import pytest

import kogga


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a name gets every game."""
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", list(kogga.games))
