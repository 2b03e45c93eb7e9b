"""One game, played and measured."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from kogga.core.actions import CHANCE, Action, Seat
from kogga.core.events import Event
from kogga.core.record import FORMAT, write_record
from kogga.front.match import write_options
from kogga.front.shelf import games
from kogga.lab.plan import Plan
from kogga.lab.probes import Probe, Prober
from kogga.lab.sailing import Sailing

LEGS: Final = 20  # a game's course is kept at so many moments, from the beginning to the end


@dataclass
class SeatResult:
    """What one seat came to. `order` is its distance from whoever was asked first; `forced` counts decisions with one
    choice, `waited` decisions of others in the longest stretch between two of its own.
    """

    seat: Seat
    player: str
    order: int
    score: int
    place: int
    share: float
    decisions: int
    forced: int
    waited: int
    lines: dict[str, int]
    course: list[int]


@dataclass
class GameResult:
    """What one game came to; `events` counts what the table heard, `verbs` what was done."""

    number: int
    seed: int
    decisions: int
    luck: int
    ending: str
    events: dict[str, int]
    verbs: dict[str, int]
    seats: list[SeatResult]
    probes: list[Probe] = field(default_factory=list)
    record: str = ""


class Course(Sailing):
    """A game under way, with somebody taking notes."""

    def __init__(self, plan: Plan, number: int) -> None:
        game = games[plan.game]
        super().__init__(game, game.card.agree(dict(plan.options)), plan.lineup(number), plan.seed_of(number))
        self.plan = plan
        self.number = number
        self.events: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.lines: list[str] = []
        self.first: Seat | None = None
        self.forced = [0] * plan.seats
        self.asked_at = [0] * plan.seats
        self.waited = [0] * plan.seats
        self.lucks = 0
        self.stages = Stages()
        probing = plan.probe_every > 0 and number % plan.probe_every == 0
        self.prober = Prober(game, Random(f"{self.seed} {number} probe")) if probing else None

    def hear(self, event: Event) -> None:
        """The table heard something."""
        self.events[type(event).__name__] += 1

    def note(self, seat: Seat, view: Any) -> None:
        """Who was asked when, whether there was a choice, and how everybody stands."""
        if self.first is None:
            self.first = seat
        whole = sum(self.decisions)
        self.stages.note(whole, self)
        self.waited[seat] = max(self.waited[seat], whole - self.asked_at[seat])
        self.asked_at[seat] = whole + 1
        self.forced[seat] += len(view.choices) == 1

    def take(self, owing: tuple[Seat, ...], seat: Seat, action: Action) -> None:
        """An action, a seat's or luck's."""
        words = str(action)
        verb = words.partition(" ")[0]
        if self.prober:
            self.prober.pass_by(self.state, seat, verb)
        if seat == CHANCE:
            self.lucks += 1
        else:
            self.verbs[verb] += 1
        if self.plan.records:
            self.lines.append(f"{seat}: {words}" if len(owing) > 1 else words)
        self.game.apply(self.state, seat, action, self.hear)

    def totals(self) -> list[int]:
        """Points by seat, as if the game ended now."""
        return [sheet.total for sheet in self.game.score_sheet(self.state)]

    def result(self) -> GameResult:
        """What was noted."""
        decided = sum(self.decisions)
        probes = self.prober.look(self.number, decided + self.lucks) if self.prober else []
        return GameResult(
            number=self.number,
            seed=self.seed,
            decisions=decided,
            luck=self.lucks,
            ending=self.game.ending(self.state),
            events=dict(self.events),
            verbs=dict(self.verbs),
            seats=self.seat_results(self.stages.legs(self)),
            probes=probes,
            record=self.record() if self.plan.records else "",
        )

    def seat_results(self, course: list[list[int]]) -> list[SeatResult]:
        """What each seat came to."""
        sheets = self.game.score_sheet(self.state)
        winners = sum(sheet.place == 1 for sheet in sheets)
        return [
            SeatResult(
                seat=seat,
                player=self.lineup[seat],
                order=(seat - (self.first or 0)) % self.plan.seats,
                score=sheet.total,
                place=sheet.place,
                share=(sheet.place == 1) / winners,
                decisions=self.decisions[seat],
                forced=self.forced[seat],
                waited=self.waited[seat],
                lines=added(sheet.lines),
                course=[totals[seat] for totals in course],
            )
            for seat, sheet in enumerate(sheets)
        ]

    def record(self) -> str:
        """The record, as any other; a changed game says so."""
        card = self.game.card
        headers = [("Kogga", FORMAT), ("Game", card.id), ("Rules", card.version), ("Seats", str(self.plan.seats))]
        headers += [("Options", write_options(self.options)), ("Names", ", ".join(self.lineup))]
        if self.plan.changes:
            headers.append(("Changed", self.plan.label))
        headers.append(("Result", " ".join(map(str, self.totals()))))
        return write_record(headers, self.lines)


def measured(plan: Plan, number: int) -> GameResult:
    """One game of a plan, played to its end."""
    course = Course(plan, number)
    course.sail()
    return course.result()


class Stages:
    """Scores on the way, at moments that spread out by themselves as a game grows longer."""

    def __init__(self) -> None:
        self.every = 1
        self.kept: list[list[int]] = []

    def note(self, decision: int, course: Course) -> None:
        """Keep the scores before this decision, if it is time; when there are too many, keep every other one."""
        if decision % self.every:
            return
        self.kept.append(course.totals())
        if len(self.kept) > 4 * LEGS:
            self.kept = self.kept[::2]
            self.every *= 2

    def legs(self, course: Course) -> list[list[int]]:
        """The scores at each twentieth of the game, the end included."""
        kept = [*self.kept, course.totals()]
        whole = sum(course.decisions)
        spots = [min(len(kept) - 1, round(whole * leg / LEGS / self.every)) for leg in range(LEGS)]
        return [*[kept[spot] for spot in spots], kept[-1]]


def added(lines: Any) -> dict[str, int]:
    """The lines of a sheet by name, its parts added up."""
    points: Counter[str] = Counter()
    for line in lines:
        points[line.name] += line.points
    return dict(points)
