"""Players by name: levels, plain ones, plugins of other packages, engines of any language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from importlib.metadata import entry_points
from random import Random
from typing import Any

from kogga.core.actions import Seat
from kogga.core.errors import UnknownPlayer
from kogga.core.game import AnyGame
from kogga.players.budget import Budget
from kogga.players.engines import EnginePlayer
from kogga.players.flat import FlatPlayer
from kogga.players.levels import LEVELS
from kogga.players.player import GreedyPlayer, Player, RandomPlayer
from kogga.players.search import Manner, SearchPlayer

PLUGINS = "kogga.players"  # the group of entry points; each names a class or function like those below
Maker = Callable[[AnyGame, Seat, Random], Player]
PLAIN: dict[str, Maker] = {"random": RandomPlayer, "greedy": GreedyPlayer}
COUNTED = ("flat", "search")


def hire(name: str, game: AnyGame, seat: Seat, rng: Random, pace: float | None = None) -> Player:
    """The player of this name: `captain`, `greedy`, `search:400` iterations, `flat:2s` seconds, `engine:COMMAND`,
    or a plugin. At a live table `pace` is the part of its thinking time a level may use.
    """
    kind, _, amount = name.partition(":")
    if name in LEVELS:
        return LEVELS[name].player(game, seat, rng, pace)
    if name in PLAIN:
        return PLAIN[name](game, seat, rng)
    if kind == "engine" and amount:
        return EnginePlayer(game, seat, rng, amount)
    if kind in COUNTED:
        budget, *manners = amount.split(",")
        if kind == "flat" and not manners:
            return FlatPlayer(game, seat, rng, read_budget(budget))
        return SearchPlayer(game, seat, rng, read_budget(budget), read_manner(manners))
    maker = plugin(name)
    if maker is None:
        raise UnknownPlayer(f"There is no player {name!r}; there is {', '.join(known())}.")
    return maker(game, seat, rng)


def known() -> list[str]:
    """Everybody who can be hired, by name."""
    counted = [*(f"{kind}:ITERATIONS" for kind in COUNTED), "engine:COMMAND"]
    return [*LEVELS, *PLAIN, *counted, *sorted(found.name for found in entry_points(group=PLUGINS))]


def plugin(name: str) -> Maker | None:
    """A player some installed package brought along."""
    for found in entry_points(group=PLUGINS, name=name):
        maker: Maker = found.load()
        return maker
    return None


def read_budget(text: str) -> Budget:
    """`400` iterations or `2.5s` seconds."""
    try:
        budget = Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(int(text))
    except ValueError as error:
        raise UnknownPlayer(f"{text!r} is no budget; 400 are iterations, 2.5s are seconds.") from error
    return budget


def read_manner(texts: list[str]) -> Manner:
    """`curiosity=0.8`, `playout=12`, `sensible=0.5`: how a search goes about it."""
    usual = asdict(Manner())
    chosen: dict[str, Any] = {}
    try:
        for name, _, number in [text.partition("=") for text in texts]:
            chosen[name] = type(usual[name])(number)
    except (KeyError, ValueError) as error:
        raise UnknownPlayer(f"{','.join(texts)!r} is no manner; name {', '.join(usual)} and a number.") from error
    return Manner(**chosen)
