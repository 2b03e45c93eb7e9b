"""Views from their JSON: whoever got one as text can think about it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from kogga.core.errors import BadRecord, BadWords, KoggaError
from kogga.core.game import AnyGame
from kogga.core.view import View


@cache
def sample(game: AnyGame) -> Any:
    """A view of the game, to know what they are like."""
    return game.observe(game.setup(game.card.seats[0], game.card.agree({})), None)


def read_view(game: AnyGame, written: Mapping[str, Any]) -> View:
    """The view that `to_json` wrote."""
    like = sample(game)
    names = [name for name in like.__match_args__ if name != "options"]
    try:
        parts = {name: like.revive(name, frozen(game, written[name])) for name in names}
        view: View = type(like)(options=game.card.agree(written["options"]), **parts)
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
