"""Engines: lines in, lines out, end to end with real processes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kogga
from kogga.front.views import read_view
from kogga.lab.duels import Duel, play
from kogga.players.engines import EnginePlayer, EngineTrouble
from kogga.players.protocol import Engine
from tests.players.tables import cells, views

EXAMPLE = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'engine.py'} 7"
OURS = f"{sys.executable} -m kogga.cli engine --player search:8"
CELLS = [(name, options) for name in kogga.games for options in cells(name)]


@pytest.mark.parametrize(("name", "options"), CELLS)
def test_a_view_travels_as_json(name: str, options: dict[str, Any]) -> None:
    """Written and read it is the same view."""
    game = kogga.games[name]
    for view in views(game, game.card.seats[-1], options, every=25):
        assert read_view(game, json.loads(json.dumps(view.to_json()))) == view


def test_a_duel_of_engines() -> None:
    """One of ours behind the protocol against an example that knows nothing of Kogga."""
    duel = Duel("sea_wolf", "", 2, f"engine:{OURS}", f"engine:{EXAMPLE}")
    result = play(next(duel.fixtures(1)))
    assert sorted(result.places) in ([1, 1], [1, 2])
    assert min(result.decisions) > 0


def test_our_engine_speaks_the_protocol() -> None:
    """A session by hand: greeting, game, view, move, estimates, and troubles in one line."""
    table = kogga.match("sea_wolf", seats=3, seed=5)
    seat = table.to_act[0]
    about = {"game": "sea_wolf", "rules": "1", "seats": 3, "seat": seat, "options": {}, "seed": 1}
    lines = ["nonsense", "kogga 1", "go", f"newgame {json.dumps(about)}", "isready", "go"]
    lines += [f"view {json.dumps(table.view(seat).to_json())}", "go", "quit", "isready"]
    ran = subprocess.run(
        [*OURS.split()], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True, timeout=60
    )
    said = ran.stdout.splitlines()
    assert said[0].startswith("id name Kogga")
    assert said[2:4] == ["koggaok 1", "error There is nothing to think about: view shows the table."]
    assert said[4] == "readyok"
    assert said[5].startswith("error There is nothing")
    assert said[6].startswith("info share 0.")
    assert said[-1].removeprefix("bestmove ") in [str(choice) for choice in table.legal(seat)]


@pytest.mark.parametrize(
    ("line", "trouble"),
    [
        ("newgame {}", "error 'game'"),
        ('newgame {"game": "chess", "seat": 0}', "error There is no game 'chess'"),
        ('newgame {"game": "sea_wolf", "seat": 0, "rules": "0"}', "error These are rules 1 of sea_wolf, not 0."),
        ("view {}", "error There is no game yet"),
        ("newgame nonsense", "error Expecting value"),
    ],
)
def test_what_an_engine_cannot_do_it_says(line: str, trouble: str) -> None:
    """In one line; and it goes on."""
    engine = Engine("random", "Test")
    assert engine.obey(line)[0].startswith(trouble)
    assert engine.obey("isready") == ["readyok"]


@pytest.mark.parametrize(
    ("program", "trouble"),
    [
        ("print('koggaok 1\\nreadyok\\nbestmove dance', flush=True); open(0).read()", "none of its choices"),
        ("print('error no', flush=True); open(0).read()", "says: no"),
        ("pass", "ended before it said koggaok|has ended"),
        ("import time; time.sleep(9)", "has not said koggaok for 2 seconds"),
    ],
)
def test_a_bad_engine_is_named(program: str, trouble: str) -> None:
    """One that says what it may not, is silent, or dies."""
    table = kogga.match("sea_wolf", seats=2, seed=1)
    seat = table.to_act[0]
    seen: Any = table.view(seat)
    player = EnginePlayer(table.game, seat, Random(1), f'{sys.executable} -c "{program}"', patience=2.0)
    with pytest.raises(EngineTrouble, match=trouble):
        player.choose(seen)
    player.leave()


def test_an_engine_that_is_not_there() -> None:
    """It cannot be started."""
    table = kogga.match("sea_wolf", seats=2, seed=1)
    seen: Any = table.view(table.to_act[0])
    with pytest.raises(EngineTrouble, match="cannot be started"):
        EnginePlayer(table.game, 0, Random(1), "no-such-program").choose(seen)
