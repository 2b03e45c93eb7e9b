"""The sections of a report, each a sentence, a plot or two, and how it was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from kogga.core.face import Svg
from kogga.core.words import Words
from kogga.front.shelf import book, games
from kogga.lab import charts
from kogga.lab.charts import Row, Series
from kogga.lab.distributions import root
from kogga.lab.ink import SERIES, percent, percent_fine, percent_tick, plain, short
from kogga.lab.paragraphs import paragraphs
from kogga.lab.probes import PLAYOUTS, WAYS
from kogga.lab.statistics import Estimate, mean_of, quantile
from kogga.lab.tally import Tally

FEWEST = 10  # moments of a verb
MOST_RULES = 45
SHARES = (0.0, 1.0)
UNSURE = 0.5  # an interval so wide tells nothing


Plot = Callable[..., Svg]  # all but the paper is given


@dataclass(frozen=True)
class Section:
    """A part of the report."""

    id: str
    title: str
    lead: str
    plots: Sequence[Plot] = ()
    note: str = ""


class Speech:
    """The report's words in one language, numbers written its way."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.percent = self.local(percent)
        self.fine = self.local(percent_fine)
        self.ticks = self.local(percent_tick)
        self.short = self.local(short)

    def __call__(self, key: str, **args: object) -> str:
        """A sentence."""
        return self.words.say(key, args)

    def local(self, write: Callable[[float], str]) -> Callable[[float], str]:
        """Numbers with the language's own decimal sign."""
        return (lambda number: write(number).replace(".", ",")) if self.words.lang == "pl" else write

    def p(self, p: float) -> str:
        """A p value: `0.031`, `< 0.001`."""
        words = plain(f"= {p:.3f}" if p >= 0.001 else "< 0.001")
        return words.replace(".", ",") if self.words.lang == "pl" else words

    def order(self, order: int) -> str:
        """What a seat so far behind the first is called."""
        return self("order.other", n=order) if order else self("order.first")


def sections(tally: Tally, say: Speech) -> list[Section]:
    """Everything one run tells."""
    kinds = [wins] if len(tally.players) > 1 else []
    kinds += [seats, scores, length, endings, course, rules, moments, luck, dead]
    return [kind(tally, say) for kind in kinds]


def wins(tally: Tally, say: Speech) -> Section:
    """Who wins."""
    found = {player: tally.wins_of(player) for player in tally.players}
    ranked = sorted(found, key=lambda player: -found[player].mean)
    best, worst = ranked[0], ranked[-1]
    key = "even" if found[best].low <= found[worst].high else "lead"
    lead = say(f"wins.{key}", best=best, worst=worst, share=say.percent(found[best].mean), fair=say.percent(tally.fair))
    inks = {player: SERIES[nth % len(SERIES)] for nth, player in enumerate(tally.players)}
    rows = [Row(player, found[player], inks[player]) for player in ranked]
    plot = partial(
        charts.whiskers, say("wins.chart"), rows, say.fine, say.ticks, tally.fair, say("fair"), limits=SHARES
    )
    return Section("wins", say("wins.title"), lead, [plot], say("wins.note"))


def seats(tally: Tally, say: Speech) -> Section:
    """Does the seat matter?"""
    orders = range(tally.plan.seats)
    p = tally.likely(lambda row: row.order, lambda row: row.share)
    rows = [Row(say.order(order), tally.wins_of_order(order), "blue") for order in orders]
    points = [Row(say.order(order), tally.of_order(order, lambda row: row.score), "blue") for order in orders]
    plots = [
        partial(charts.whiskers, say("seats.chart"), rows, say.fine, say.ticks, tally.fair, say("fair"), limits=SHARES),
        partial(charts.whiskers, say("seats.scores"), points, say.short, say.short),
    ]
    lead = say("seats.uneven" if p < 0.05 else "seats.even", p=say.p(p))
    return Section("seats", say("seats.title"), lead, plots, say("seats.note"))


def scores(tally: Tally, say: Speech) -> Section:
    """How points are spread."""
    groups = [(player, tally.scores(player)) for player in tally.players]
    best, points = max(groups, key=lambda group: mean_of(group[1]))
    lead = say(
        "scores.lead", best=best, median=say.short(quantile(points, 0.5)), most=say.short(quantile(points, 0.95))
    )
    plot = partial(charts.ridges, say("scores.chart"), groups, say("median"), say.short)
    return Section("scores", say("scores.title"), lead, [plot], say("scores.note"))


def length(tally: Tally, say: Speech) -> Section:
    """How long it takes."""
    numbers = [float(game.decisions) for game in tally.games]
    low, median, high = (say.short(round(quantile(numbers, share))) for share in (0.05, 0.5, 0.95))
    plot = partial(charts.histogram, say("length.chart"), numbers, say("tile.decisions"))
    lead = say("length.lead", low=low, median=median, high=high)
    return Section("length", say("length.title"), lead, [plot], say("length.note"))


def endings(tally: Tally, say: Speech) -> Section:
    """How it ends."""
    face = games[tally.plan.game].face.speaking(say.words.lang)
    found = tally.endings()
    if not found[0][0]:
        return Section("endings", say("endings.title"), say("endings.one"))
    rows = [Row(face.say(f"ending.{ending}"), share, "blue") for ending, share in found]
    lead = say("endings.lead", most=rows[0].name, share=say.percent(rows[0].estimate.mean))
    plot = partial(charts.whiskers, say("endings.chart"), rows, say.fine, say.ticks, limits=SHARES)
    return Section("endings", say("endings.title"), lead, [plot], say("endings.note"))


def course(tally: Tally, say: Speech) -> Section:
    """Runaway leaders."""
    leaders = tally.leaders_win()
    half, late = leaders[len(leaders) // 2], leaders[len(leaders) * 3 // 4]
    strokes = [Series(say("course_of.winners"), tally.course_of_place(True), "seat-0")]
    if any(row.place > 1 for row in tally.seats):
        strokes.append(Series(say("course_of.others"), tally.course_of_place(False), "seat-1"))
    lead_wins = [Series(say("course_of.leader"), leaders, "seat-2")]
    plots = [
        partial(charts.lines, say("course_of.chart"), strokes, say.short, say("course")),
        partial(
            charts.lines,
            say("course_of.leaders"),
            lead_wins,
            say.percent,
            say("course"),
            tally.fair,
            say("fair"),
            SHARES,
        ),
    ]
    changes = say.short(round(tally.changes_of_lead().mean, 1))
    lead = say("course_of.lead", half=say.percent(half.mean), late=say.percent(late.mean), changes=changes)
    return Section("course", say("course_of.title"), lead, plots, say("course_of.note"))


def rules(tally: Tally, say: Speech) -> Section:
    """Which rules come up."""
    titles = book(tally.plan.game, say.words.lang)
    fired = tally.rules()
    order = [number for number in titles if number in fired]
    shown = sorted(sorted(order, key=lambda number: -fired[number][0])[:MOST_RULES], key=order.index)
    often = {number: say("rules.in_games", share=say.percent(fired[number][1])) for number in shown}
    rows = [(f"§{number} {cut(titles[number].title)}", fired[number][0], often[number]) for number in shown]
    possible = {number for number in heard_of(tally.plan.game) if number in titles}
    missing = [f"§{number}" for number in titles if number in possible and number not in fired]
    plot = partial(charts.bars, say("rules.chart"), rows, say.short, left=290)
    lead = say("rules.lead", n=len(missing)) if missing else say("rules.all")
    return Section("rules", say("rules.title"), lead, [plot], say("rules.note", missing=", ".join(missing) or "–"))


def heard_of(game: str) -> set[str]:
    """The paragraphs that have an event."""
    return set(paragraphs(game).values())


def cut(title: str, most: int = 30) -> str:
    """A title that fits beside a bar."""
    return title if len(title) <= most else title[: most - 1].rstrip(" ,.;:") + "…"


def moments(tally: Tally, say: Speech) -> Section:
    """Which decisions mattered."""
    found = [(verb, one) for verb, one in tally.moments() if one.count >= FEWEST]
    ranked = sorted(found, key=lambda each: -each[1].mean)
    verbs = [verb for verb, _ in ranked if verb]
    if not verbs or all(one.mean <= 0 for verb, one in ranked if verb):
        return Section("moments", say("moments.title"), say("moments.few"))
    rows = [
        Row(f"{verb or say('moments.luck')} · {one.count}", rooted(one), "brass" if verb else "blue")
        for verb, one in ranked
    ]
    best = next(row.estimate.mean for row, (verb, _) in zip(rows, ranked, strict=True) if verb)
    plot = partial(charts.whiskers, say("moments.chart"), rows, say.fine, say.ticks, limits=SHARES)
    lead = say("moments.lead", verb=verbs[0], spread=say.percent(best))
    note = say("moments.note", every=tally.plan.probe_every, ways=WAYS, playouts=PLAYOUTS, fewest=FEWEST)
    return Section("moments", say("moments.title"), lead, [plot], note)


def rooted(variance: Estimate) -> Estimate:
    """A variance as a distance."""
    return Estimate(root(variance.mean), root(variance.low), root(variance.high), variance.count)


def luck(tally: Tally, say: Speech) -> Section:
    """Luck against skill."""
    share = tally.luck_share()
    told: dict[str, Any] = {
        "share": say.fine(tally.explained_by(lambda row: row.player)),
        "p": say.p(tally.likely(lambda row: row.player, lambda row: row.place)),
        "seat": say.fine(tally.explained_by(lambda row: row.order)),
        "q": say.p(tally.likely(lambda row: row.order, lambda row: row.place)),
    }
    skill = say("luck.skill" if len(tally.players) > 1 else "luck.alike", **told)
    if share is None:
        return Section("luck", say("luck.title"), f"{skill} {say('moments.few')}")
    parts = [(say("luck.luck"), share.mean, "seat-1"), (say("luck.choice"), 1 - share.mean, "seat-0")]
    key = "luck.lead" if share.high - share.low < UNSURE else "luck.unsure"
    lead = say(key, share=say.percent(share.mean), low=say.percent(share.low), high=say.percent(share.high))
    plot = partial(charts.stack, say("luck.chart"), parts, share)
    return Section("luck", say("luck.title"), f"{lead} {skill}", [plot], say("luck.note", n=share.count))


def dead(tally: Tally, say: Speech) -> Section:
    """Dead turns."""
    rows = [
        Row(player, tally.of_player(player, lambda row: row.forced / max(1, row.decisions)), SERIES[nth % len(SERIES)])
        for nth, player in enumerate(tally.players)
    ]
    waited = tally.estimate((row.number, row.waited) for row in tally.seats)
    plot = partial(charts.whiskers, say("dead.chart"), rows, say.fine, say.ticks, limits=SHARES)
    lead = say("dead.lead", share=say.percent(tally.forced_share), waited=say.short(round(waited.mean, 1)))
    return Section("dead", say("dead.title"), lead, [plot], say("dead.note"))
