"""Views from their JSON: whoever got one as text can think about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from kogga.core.errors import BadRecord, KoggaError
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
        parts = {field.name: part(game, field.name, written[field.name]) for field in fields(kind)}
    except (KeyError, TypeError, KoggaError) as error:
        raise BadRecord(f"This is no view of {game.card.id}: {error}") from error
    view: View = kind(**parts)
    return view


def part(game: AnyGame, name: str, written: Any) -> object:
    """One field of a view."""
    if name == "options":
        return game.card.agree(written)
    if name == "choices":
        return tuple([game.read(words) for words in written])
    return frozen(written)


def frozen(written: Any) -> object:
    """Lists as tuples, however deep."""
    return tuple([frozen(each) for each in written]) if isinstance(written, list) else written
