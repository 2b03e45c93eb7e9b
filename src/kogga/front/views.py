"""Views from their JSON: whoever got one as text can think about it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from kogga.core.errors import BadRecord, BadWords, KoggaError
from kogga.core.game import AnyGame
from kogga.core.view import View


@cache
def view_type(game: AnyGame) -> type[Any]:
    """The class of a game's views."""
    return type(game.observe(game.setup(game.card.seats[0], game.card.agree({})), None))


def read_view(game: AnyGame, written: Mapping[str, Any]) -> View:
    """The view that `to_json` wrote."""
    kind = view_type(game)
    try:
        parts = {name: frozen(game, written[name]) for name in kind.__match_args__ if name != "options"}
        view: View = kind(options=game.card.agree(written["options"]), **parts)
    except (KeyError, TypeError, KoggaError) as error:
        raise BadRecord(f"This is no view of {game.card.id}: {error}") from error
    return view


def frozen(game: AnyGame, written: Any) -> object:
    """Lists as tuples, however deep; the words of an action as the action. The compiled build knows no finer types."""
    if isinstance(written, list):
        return tuple([frozen(game, each) for each in written])
    try:
        return game.read(written) if isinstance(written, str) else written
    except BadWords:
        return written
