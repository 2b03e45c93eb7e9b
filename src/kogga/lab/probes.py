"""Which moments mattered: from some moments of a game, play on from each outcome many times and compare.

From a moment, a few of the choices (or of luck's outcomes) are tried, and from each the game is played on at random
several times. How far the means of the choices lie apart, less what mere chance in the playing on would make, is how
much the moment mattered to the seat: a variance of the share of opponents it beats, from 0 to 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from kogga.core.actions import CHANCE, Action, Seat
from kogga.core.game import AnyGame

MOMENTS: Final = 2  # of seats, and as many of luck, in a game that is looked into
WAYS: Final = 4  # choices tried at a moment
PLAYOUTS: Final = 20  # from each: few choices often tell more than many seldom, for the same work
LONGEST: Final = 3000  # decisions after which a playing on is judged as it stands


@dataclass
class Probe:
    """One moment: how far into the game, whose, what was done, between how many choices, and what they came to."""

    number: int
    progress: float
    seat: Seat
    verb: str
    choices: int
    between: float
    within: float


@dataclass
class Moment:
    """A state on the way."""

    step: int
    state: Any
    seat: Seat
    verb: str


class Prober:
    """Passes through a game, keeps some moments, each as likely, and looks into them when it is over."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.step = 0
        self.passed = {True: 0, False: 0}
        self.kept: dict[bool, list[Moment]] = {True: [], False: []}  # luck's, seats'

    def pass_by(self, state: Any, seat: Seat, verb: str) -> None:
        """A moment goes by, before its action; keep it, or not (reservoir sampling)."""
        self.step += 1
        luck = seat == CHANCE
        if not luck and len(self.game.legal(state, seat)) < 2:
            return
        kept = self.kept[luck]
        self.passed[luck] += 1
        spot = len(kept) if len(kept) < MOMENTS else int(self.rng.random() * self.passed[luck])
        if spot < MOMENTS:
            kept[spot : spot + 1] = [Moment(self.step, state.copy(), seat, verb)]

    def look(self, number: int, whole: int) -> list[Probe]:
        """What the moments were worth."""
        return [self.judge(moment, number, whole) for luck in (False, True) for moment in self.kept[luck]]

    def judge(self, moment: Moment, number: int, whole: int) -> Probe:
        """Try some ways from this moment, each several times."""
        ways = self.ways(moment)
        seats = len(self.game.observe(moment.state, None).scores)
        eyes = moment.seat if moment.seat != CHANCE else int(self.rng.random() * seats)
        groups = [[self.play_on(moment, way, eyes) for _ in range(PLAYOUTS)] for way in ways]
        between, within = variances(groups)
        choices = len(self.game.legal(moment.state, moment.seat))
        return Probe(number, moment.step / whole, moment.seat, moment.verb, choices, between, within)

    def ways(self, moment: Moment) -> list[Action]:
        """Some of the choices; luck's as luck deals them."""
        if moment.seat == CHANCE:
            return [self.game.deal(moment.state, self.rng) for _ in range(WAYS)]
        choices = list(self.game.legal(moment.state, moment.seat))
        while len(choices) > WAYS:
            choices.pop(int(self.rng.random() * len(choices)))
        return choices

    def play_on(self, moment: Moment, way: Action, eyes: Seat) -> float:
        """Go this way, then anyhow; the share of opponents the seat beats."""
        state = moment.state.copy()
        game, rng = self.game, self.rng
        game.apply(state, moment.seat, way, None)
        for _ in range(LONGEST):
            owing = game.to_act(state)
            if not owing:
                break
            choices = (game.deal(state, rng),) if owing[0] == CHANCE else game.legal(state, owing[0])
            game.apply(state, owing[0], choices[int(rng.random() * len(choices))], None)
        places = [sheet.place for sheet in game.score_sheet(state)]
        beaten = sum((other > places[eyes]) + 0.5 * (other == places[eyes]) for other in places) - 0.5
        return beaten / (len(places) - 1)


def variances(groups: list[list[float]]) -> tuple[float, float]:
    """Between the true means of groups (unbiased, so it may fall below nothing) and within them."""
    means = [sum(group) / len(group) for group in groups]
    within = sum(
        sum((each - mean) ** 2 for each in group) / (len(group) - 1) for group, mean in zip(groups, means, strict=True)
    ) / len(groups)
    if len(groups) < 2:
        return 0.0, within
    middle = sum(means) / len(means)
    spread = sum((mean - middle) ** 2 for mean in means) / (len(means) - 1)
    return spread - within / len(groups[0]), within
