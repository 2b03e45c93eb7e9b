"""Views from their JSON: whoever got one as text can think about it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, get_args, get_type_hints

from kogga.core.actions import Action
from kogga.core.errors import BadRecord, KoggaError
from kogga.core.game import AnyGame
from kogga.core.options import Options
from kogga.core.view import View


@cache
def view_type(game: AnyGame) -> tuple[type[Any], dict[str, Any]]:
    """The class of a game's views, and the types of its fields by name."""
    kind = type(game.observe(game.setup(game.card.seats[0], game.card.agree({})), None))
    names = kind.__match_args__
    hints = get_type_hints(kind)
    return kind, {name: hints[name] for name in names}


def read_view(game: AnyGame, written: Mapping[str, Any]) -> View:
    """The view that `to_json` wrote."""
    kind, hints = view_type(game)
    try:
        parts = {name: part(game, hint, written[name]) for name, hint in hints.items()}
    except (KeyError, TypeError, KoggaError) as error:
        raise BadRecord(f"This is no view of {game.card.id}: {error}") from error
    view: View = kind(**parts)
    return view


def part(game: AnyGame, hint: Any, written: Any) -> object:
    """One field of a view: options, actions by their words, or plain numbers and words."""
    if holds(hint, Options):
        return game.card.agree(written)
    return frozen(game, written, holds(hint, Action))


def frozen(game: AnyGame, written: Any, is_action: bool) -> object:
    """Lists as tuples, however deep, and words as actions where they are."""
    if isinstance(written, list):
        return tuple([frozen(game, each, is_action) for each in written])
    return game.read(written) if is_action and isinstance(written, str) else written


def holds(hint: Any, kind: type) -> bool:
    """Is this type, or one of those it is made of, of that kind?"""
    if isinstance(hint, type) and issubclass(hint, kind):
        return True
    return any([holds(each, kind) for each in get_args(hint)])
