"""What if: a world that fits what one chair sees, to be played on in private. The truth is never asked."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from kogga.core.actions import Seat
from kogga.core.errors import KoggaError
from kogga.front.match import Match, write_options


class NothingLeft(KoggaError):
    """The game is over there; nothing can be tried any more."""


@dataclass(frozen=True)
class WhatIf:
    """A table that begins in an imagined world: where it comes from, who sits where ("": the one who asks)."""

    game: str
    options: str
    address: str
    ply: int
    position: str
    chairs: tuple[str, ...]


def imagine(match: Match, ply: int, seat: Seat | None, address: str, levels: tuple[str, ...], rng: Random) -> WhatIf:
    """A world as it may have been after so many lines of the log, for all these eyes could tell then.

    The one who asks sits where they look from; a spectator on the seat that is to act.
    """
    game = match.game
    [(_, state)] = match.states([ply])
    view: Any = game.observe(state, seat)
    if not view.to_act:
        raise NothingLeft("The game is over there; go back a little.")
    own = seat if seat is not None else max(view.to_act[0], 0)
    chairs = tuple("" if other == own else level for other, level in enumerate(levels))
    position = game.write_position(game.imagine(view, rng))
    return WhatIf(game.card.id, write_options(match.options), address, ply, position, chairs)
