"""Our statistics against scipy's and statsmodels'."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest
from scipy import stats
from statsmodels.stats.anova import anova_lm
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import proportion_confint

from kogga.lab import distributions, statistics


def numbers(seed: int, count: int, middle: float = 0.0) -> list[float]:
    """A sample."""
    rng = Random(seed)
    return [rng.gauss(middle, 3.0) for _ in range(count)]


@pytest.mark.parametrize("freedom", [1, 2, 3, 7, 30, 250, 10_000])
def test_students_distribution_is_scipys(freedom: int) -> None:
    """Tails, and how far 95 % reach."""
    for t in (0.0, 0.1, 1.0, 2.5, 9.0, 40.0):
        assert distributions.student_tail(t, freedom) == pytest.approx(2 * stats.t.sf(t, freedom), rel=1e-9)
    assert distributions.student_reach(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=1e-9)


@pytest.mark.parametrize("freedom", [1, 2, 4, 19, 300])
def test_fishers_distribution_is_scipys(freedom: int) -> None:
    """Its upper tail."""
    for x in (0.01, 0.5, 3.0, 20.0, 400.0):
        assert distributions.fisher_tail(x, freedom, 25) == pytest.approx(
            stats.f.sf(x, freedom, 25), rel=1e-8, abs=1e-14
        )


@pytest.mark.parametrize("count", [2, 5, 40, 1000])
def test_the_interval_of_a_mean_is_scipys(count: int) -> None:
    """Student's."""
    sample = numbers(count, count, 5.0)
    low, high = stats.t.interval(0.95, count - 1, loc=np.mean(sample), scale=stats.sem(sample))
    ours = statistics.mean_interval(sample)
    assert (ours.mean, ours.low, ours.high) == pytest.approx((np.mean(sample), low, high), rel=1e-9)


@pytest.mark.parametrize(("hits", "count"), [(0, 7), (3, 10), (10, 10), (501, 2000)])
def test_the_interval_of_a_share_is_statsmodels(hits: int, count: int) -> None:
    """Wilson's."""
    ours = statistics.share_interval(hits, count)
    assert (ours.low, ours.high) == pytest.approx(proportion_confint(hits, count, method="wilson"), abs=1e-12)


def test_the_paired_comparison_is_scipys() -> None:
    """Its p, and its interval."""
    before, after = numbers(1, 60), numbers(2, 60, 1.0)
    ours = statistics.paired(before, after)
    theirs = stats.ttest_rel(after, before)
    interval = theirs.confidence_interval(0.95)
    assert ours.p == pytest.approx(theirs.pvalue, rel=1e-9)
    assert (ours.estimate.low, ours.estimate.high) == pytest.approx((interval.low, interval.high), rel=1e-9)


def test_no_difference_at_all_is_no_difference() -> None:
    """Where scipy knows no number."""
    assert statistics.paired([1.0, 2.0], [1.0, 2.0]).p == 1.0
    assert statistics.paired([1.0, 2.0], [2.0, 3.0]).p == 0.0


def test_holms_adjustment_is_statsmodels() -> None:
    """In any order."""
    rng = Random(4)
    for _ in range(20):
        ps = [rng.random() ** 3 for _ in range(9)]
        assert statistics.holm(ps) == pytest.approx(multipletests(ps, method="holm")[1].tolist())


def test_the_f_test_is_scipys_and_omega_squared_the_books() -> None:
    """One-way analysis of variance."""
    pandas: Any = import_module("pandas")
    from statsmodels.formula.api import ols

    groups = [numbers(seed, 30 + seed, 2.0 * seed) for seed in range(3)]
    share, p = statistics.explained(groups)
    assert p == pytest.approx(stats.f_oneway(*groups).pvalue, rel=1e-8)
    rows = pandas.DataFrame(
        [(str(kind), each) for kind, group in enumerate(groups) for each in group], columns=["k", "y"]
    )
    table = anova_lm(ols("y ~ C(k)", rows).fit())
    between, within = table["sum_sq"]
    noise = table["mean_sq"].iloc[1]
    assert share == pytest.approx((between - 2 * noise) / (between + within + noise), rel=1e-9)
    assert statistics.explained([[1.0, 2.0]]) == (0.0, 1.0)


def test_places_are_tested_with_games_as_blocks() -> None:
    """As statsmodels does with two factors; without blocks, the places of a game would look like three witnesses."""
    pandas: Any = import_module("pandas")
    from statsmodels.formula.api import ols

    rng = Random(6)
    rows = []
    for game in range(40):
        points = [rng.gauss(0.4 * (player == 0), 1.0) for player in range(3)]
        rows += [(game, player, 1 + sum(other > mine for other in points)) for player, mine in enumerate(points)]
    groups = [[place - 2.0 for _, seat, place in rows if seat == player] for player in range(3)]
    table = anova_lm(ols("y ~ C(k) + C(g)", pandas.DataFrame(rows, columns=["g", "k", "y"])).fit())
    _, p = statistics.explained(groups, 40)
    assert p == pytest.approx(table["PR(>F)"].iloc[0], rel=1e-8)
    assert p > statistics.explained(groups)[1]


def test_quantiles_are_numpys() -> None:
    """Between neighbours in proportion."""
    sample = numbers(3, 17)
    for share in (0.0, 0.1, 0.5, 0.77, 1.0):
        assert statistics.quantile(sample, share) == pytest.approx(np.quantile(sample, share))


def test_intervals_hold_what_they_promise() -> None:
    """About 95 of 100 samples have the true mean inside, and as many the true share."""
    means = [statistics.mean_interval(numbers(seed, 12, 7.0)) for seed in range(400)]
    assert 0.92 < sum(each.low <= 7.0 <= each.high for each in means) / 400 < 0.98
    rng = Random(5)
    shares = [statistics.share_interval(sum(rng.random() < 0.3 for _ in range(60)), 60) for _ in range(400)]
    assert 0.92 < sum(each.low <= 0.3 <= each.high for each in shares) / 400 < 0.985
