"""A changed game beside the one it was changed from, with the same luck."""

from __future__ import annotations

from functools import partial

from kogga.core.errors import BadOptions
from kogga.lab import charts
from kogga.lab.course import LEGS
from kogga.lab.ink import signed
from kogga.lab.sections import Section, Speech
from kogga.lab.statistics import Difference, adjusted, mean_of, paired
from kogga.lab.tally import Tally, leader_wins

SHARES = ("first", "forced", "leader")
TINY = 1e-9


def figures(tally: Tally) -> dict[str, dict[int, float]]:
    """What is compared, by seed."""
    tables = tally.tables.items()
    every: dict[str, list[tuple[int, float]]] = {
        "decisions": [(game.number, game.decisions) for game in tally.games],
        "luck": [(game.number, game.luck) for game in tally.games],
        "winner": [(number, max(row.score for row in rows)) for number, rows in tables],
        "mean": [(number, mean_of([row.score for row in rows])) for number, rows in tables],
        "gap": [(number, max(row.score for row in rows) - min(row.score for row in rows)) for number, rows in tables],
        "first": [(row.number, row.share) for row in tally.seats if not row.order],
        "leader": [(number, leader_wins(rows, LEGS // 2)) for number, rows in tables],
        "forced": [(row.number, row.forced / max(1, row.decisions)) for row in tally.seats],
        "waited": [(row.number, row.waited) for row in tally.seats],
    }
    if len(tally.players) > 1:
        for player in tally.players:
            every[f"wins {player}"] = [(row.number, row.share) for row in tally.seats if row.player == player]
    return {name: tally.by_seed(numbers) for name, numbers in every.items()}


def compare(before: Tally, after: Tally) -> dict[str, tuple[Difference, float, float]]:
    """Every figure: its difference, and what it was on either side; seeds that were played on both sides only."""
    old, new = figures(before), figures(after)
    both = sorted(set(old["decisions"]) & set(new["decisions"]))
    if len(both) < 2:
        raise BadOptions("The two runs share no seeds, so there is nothing to compare.")
    names = [name for name in old if name in new]
    sides = {name: ([old[name][seed] for seed in both], [new[name][seed] for seed in both]) for name in names}
    differences = adjusted({name: paired(*pair) for name, pair in sides.items()})
    return {name: (differences[name], mean_of(pair[0]), mean_of(pair[1])) for name, pair in sides.items()}


def changed(before: Tally, after: Tally, say: Speech) -> Section:
    """The section of a changed game."""
    found = compare(before, after)
    rows = []
    for name, (difference, old, new) in found.items():
        kind, _, player = name.partition(" ")
        title = say("figure.wins", player=player) if player else say(f"figure.{name}")
        write = say.fine if kind in (*SHARES, "wins") else say.short
        p = say.p(difference.adjusted if difference.adjusted is not None else difference.p)
        words = say("changed.words", before=write(old), after=write(new), p=p)
        rows.append((title, difference, max(abs(old), TINY), words))
    sure = sum((difference.adjusted or 0.0) < 0.05 for difference, _, _ in found.values())
    base = before.plan.label or say("printed")  # in Polish in the genitive, as all its sentences want it
    plot = partial(charts.forest, say("changed.chart", base=base), rows, say.local(signed), say("nothing"))
    lead = say("changed.lead", n=sure, all=len(rows), base=base)
    title = say("changed.title", label=after.plan.label)
    return Section(f"changed-{after.run.number}", title, lead, [plot], say("changed.note", all=len(rows)))
