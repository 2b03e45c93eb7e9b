"""How a game that is over went: each seat's part of the win through the game, and the moments that turned it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kogga.core.actions import CHANCE, Seat
from kogga.front.match import Match
from kogga.players.outcomes import shares

POINTS = 500  # a longer game is looked at in larger steps
AROUND = 2  # points before and after a moment that are compared: one odd guess is no turn
TURNS = 4
LAST_SPREAD = 0.15  # of the middle of a game
APART = 20  # turns are at least such a part of the game apart
SLIGHT = 0.05  # whatever moves less of the win has turned nothing


@dataclass(frozen=True)
class Point:
    """After so many lines of the log: the part of the win of every seat."""

    ply: int
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Turn:
    """A moment that turned the game: between which lines, for whom most, and what part of the win was theirs."""

    since: int
    ply: int
    seat: Seat
    before: float
    after: float


def curve(match: Match) -> list[Point]:
    """From the first decision to the end, as the game's sense sees it from each chair; at the end, who has won."""
    game, seats = match.game, range(match.seats)
    decisions = [ply for ply, entry in enumerate(match.entries) if entry.seat != CHANCE]
    plies = decisions[:: 1 + len(decisions) // POINTS]
    points: list[Point] = []
    for ply, state in match.states(plies):
        views = [game.observe(state, seat) for seat in seats]
        if game.sense.is_settled(views[match.entries[ply].seat]):
            guessed = shares([game.sense.value(view) for view in views], spread_at(match, ply))
            points.append(Point(ply, tuple(guessed)))
    winners = [place == 1 for place in match.places]
    won = tuple(is_winner / sum(winners) for is_winner in winners)
    return [*points, Point(len(match.entries), won)]


def spread_at(match: Match, ply: int) -> float:
    """How many points more make it almost three times as likely to win: the later in the game, the fewer."""
    return match.game.sense.spread() * max(2 * (1 - ply / len(match.entries)), LAST_SPREAD)


def turns(points: Sequence[Point], most: int = TURNS) -> list[Turn]:
    """The moments around which most of the win changed hands, in order; the end itself is none."""
    guesses, apart = points[:-1], points[-1].ply // APART
    found = sorted([turn_at(guesses, spot) for spot in range(1, len(guesses))], key=lambda swing: -swing[0])
    kept: list[tuple[int, Turn]] = []
    for swing, spot, turn in found:
        is_new = all(abs(spot - at) > 2 * AROUND and abs(turn.ply - other.ply) > apart for at, other in kept)
        if len(kept) < most and swing >= SLIGHT and is_new:
            kept.append((spot, turn))
    return sorted([turn for _, turn in kept], key=lambda turn: turn.ply)


def turn_at(guesses: Sequence[Point], spot: int) -> tuple[float, int, Turn]:
    """How much of the win changed hands around a point, which point, and for whom."""
    before = mean(guesses[max(0, spot - AROUND) : spot])
    after = mean(guesses[spot : spot + AROUND])
    changes = [later - earlier for earlier, later in zip(before, after, strict=True)]
    seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
    turn = Turn(guesses[spot - 1].ply, guesses[spot].ply, seat, before[seat], after[seat])
    return sum([abs(change) for change in changes]) / 2, spot, turn


def mean(points: Sequence[Point]) -> list[float]:
    """The mean part of every seat."""
    return [sum(column) / len(points) for column in zip(*[point.shares for point in points], strict=True)]
