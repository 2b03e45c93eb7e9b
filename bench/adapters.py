"""Steps a second of every adapter and game, beside PettingZoo's connect_four and OpenSpiel's gin_rummy in the same run.

A step is one decision with its observation and mask, chosen at random; processor time. The fleet has several processes,
so it is measured by the clock, turn by turn with a single environment by the same clock: `gain` is how many times as
much it does, `busy` how many cores its workers and its learner kept busy meanwhile. Both suffer where other programs
run; `cores free` counts, for every step, the processor time of the slowest worker and of the learner, which is what the
clock would show if nothing else ran. connect_four needs pygame: pip install '.[adapters,bench]'.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import numpy as np
import pyspiel

import kogga
from kogga.adapters import fleet, gymnasium, open_spiel, pettingzoo

SECONDS = 2.0
ROUNDS = 3
GAMES_AT_ONCE = 128
OUT = Path(__file__).resolve().parent / "out"


def zoo(env: Any) -> int:
    """One game through PettingZoo's loop; how many steps."""
    rng = Random(1)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        steps += not (over or cut)
    return steps


def spiel(game: Any) -> int:
    """One game of OpenSpiel with an observation tensor at every decision; how many decisions."""
    rng = Random(1)
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, odds)[0])
        else:
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps


def gym(env: gymnasium.SeatEnv) -> int:
    """One game of a learner; its own steps."""
    rng = Random(1)
    _, told = env.reset()
    steps, over = 0, False
    while not over:
        _, _, over, _, told = env.step(rng.choice(np.flatnonzero(told["action_mask"]).tolist()))
        steps += 1
    return steps


def many(env: fleet.Fleet) -> int:
    """Some steps of every game of a fleet that is under way."""
    rng = np.random.default_rng(1)
    told = env.seen()[1]
    for _ in range(10):
        masks = told["action_mask"] * rng.random(told["action_mask"].shape)
        told = env.step(masks.argmax(axis=1))[4]
    return 10 * env.num_envs


def rate(play: Callable[[Any], int], thing: Any, clock: Callable[[], float] = process_time) -> int:
    """Steps a second, for as long as it takes to know."""
    play(thing)
    steps, start = 0, clock()
    while clock() - start < SECONDS:
        steps += play(thing)
    return round(steps / (clock() - start))


def of_game(name: str) -> dict[str, object]:
    """Every adapter's figure for one of our games."""
    figures: dict[str, object] = {
        "game": name,
        "pettingzoo": rate(zoo, pettingzoo.env(name)),
        "open_spiel": rate(spiel, pyspiel.load_game(open_spiel.PREFIX + name)),
        "gymnasium": rate(gym, gymnasium.env(name, players=["random"])),
    }
    return figures | by_the_clock(name)


def by_the_clock(name: str) -> dict[str, object]:
    """One environment and a fleet of them, turn by turn; the best of each."""
    alone = gymnasium.env(name, players=["random"])
    together = fleet.vector(name, GAMES_AT_ONCE, players=["random"])
    together.reset(seed=1)
    pairs, busy = [], []
    for _ in range(ROUNDS):
        one = rate(gym, alone, perf_counter)
        start, spent = perf_counter(), spent_by_all(together)
        pairs.append((one, rate(many, together, perf_counter)))
        busy.append((spent_by_all(together) - spent) / (perf_counter() - start))
    free = rate_on_free_cores(together)
    together.close()
    one, all_of_them = max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)
    gain = f"{all_of_them / one:.2f}"
    return {"fleet": all_of_them, "gain": gain, "busy": f"{max(busy):.2f}", "cores free": free}


def spent_by_all(env: fleet.Fleet) -> float:
    """Processor seconds of a fleet's workers and of the learner so far."""
    return float(env.spent().sum()) + process_time()


def rate_on_free_cores(env: fleet.Fleet) -> int:
    """Steps a second of a fleet if nothing else ran."""
    rng = np.random.default_rng(1)
    told, before = env.seen()[1], env.spent()
    steps, seconds = 0, 0.0
    while seconds < SECONDS:
        start = process_time()
        masks = told["action_mask"] * rng.random(told["action_mask"].shape)
        told, after = env.step(masks.argmax(axis=1))[4], env.spent()
        seconds += float((after - before).max()) + process_time() - start
        steps, before = steps + env.num_envs, after
    return round(steps / seconds)


def theirs() -> list[dict[str, object]]:
    """The neighbours' figures."""
    from pettingzoo.classic import connect_four_v3

    return [
        {"game": "connect_four (theirs)", "pettingzoo": rate(zoo, connect_four_v3.env())},
        {"game": "gin_rummy (theirs)", "open_spiel": rate(spiel, pyspiel.load_game("gin_rummy"))},
    ]


def main(names: list[str]) -> None:
    """Measure these games, or all; print, keep."""
    rows = [*theirs(), *[of_game(name) for name in names or kogga.games]]
    heads = ("game", "pettingzoo", "open_spiel", "gymnasium", "fleet", "gain", "busy", "cores free")
    titles: dict[str, object] = {head: head for head in heads}
    for row in [titles, *rows]:
        print("".join(str(row.get(head, "")).rjust(24 if head == "game" else 12) for head in heads))
    OUT.mkdir(exist_ok=True)
    (OUT / "adapters.json").write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
