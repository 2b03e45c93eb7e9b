"""Estimates with intervals, comparisons with their names. 95 % throughout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from kogga.lab.distributions import fisher_tail, root, student_reach, student_tail

NORMAL_95: Final = 1.959963984540054


@dataclass(frozen=True)
class Estimate:
    """A number, how sure it is, and out of how many."""

    mean: float
    low: float
    high: float
    count: int

    @property
    def reach(self) -> float:
        """Half the interval."""
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Difference:
    """How far two things lie apart, and how likely chance alone does that."""

    estimate: Estimate
    p: float
    adjusted: float | None = None


def mean_of(numbers: Sequence[float]) -> float:
    """The mean."""
    return sum(numbers) / len(numbers)


def variance(numbers: Sequence[float]) -> float:
    """The variance of what these are a sample of."""
    middle = mean_of(numbers)
    return sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1) if len(numbers) > 1 else 0.0


def mean_interval(numbers: Sequence[float]) -> Estimate:
    """A mean with Student's interval."""
    count = len(numbers)
    middle = mean_of(numbers)
    if count < 2:
        return Estimate(middle, middle, middle, count)
    reach = student_reach(count - 1) * sqrt(variance(numbers) / count)
    return Estimate(middle, middle - reach, middle + reach, count)


def share_interval(hits: float, count: int) -> Estimate:
    """A share with Wilson's interval; shared wins count by their parts."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    share, z = hits / count, NORMAL_95
    whole = 1 + z * z / count
    middle = (share + z * z / (2 * count)) / whole
    reach = z / whole * root(share * (1 - share) / count + z * z / (4 * count * count))
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach), count)


def paired(before: Sequence[float], after: Sequence[float]) -> Difference:
    """After less before, of the same seeds: Student's interval and paired t test."""
    apart = [new - old for old, new in zip(before, after, strict=True)]
    estimate = mean_interval(apart)
    spread = variance(apart)
    if not spread:
        return Difference(estimate, 1.0 if not estimate.mean else 0.0)
    t = estimate.mean / sqrt(spread / len(apart))
    return Difference(estimate, student_tail(t, len(apart) - 1))


def holm(ps: Sequence[float]) -> list[float]:
    """P values of several comparisons at once, adjusted by Holm's step-down method."""
    order = sorted(range(len(ps)), key=lambda spot: ps[spot])
    adjusted = [0.0] * len(ps)
    highest = 0.0
    for rank, spot in enumerate(order):
        highest = max(highest, min(1.0, ps[spot] * (len(ps) - rank)))
        adjusted[spot] = highest
    return adjusted


def adjusted(differences: Mapping[str, Difference]) -> dict[str, Difference]:
    """Several comparisons at once, adjusted by Holm's method."""
    ps = holm([difference.p for difference in differences.values()])
    return {
        name: Difference(difference.estimate, difference.p, p)
        for (name, difference), p in zip(differences.items(), ps, strict=True)
    }


def explained(groups: Sequence[Sequence[float]], blocks: int = 1) -> tuple[float, float]:
    """The share of all variance that lies between groups (omega squared), and the p of the F test.

    One-way; or, where the numbers come in blocks whose means were taken away (places, of which a game has one first
    only), with blocks: each costs the test a degree of freedom.
    """
    groups = [group for group in groups if group]
    count, kinds = sum(map(len, groups)), len(groups)
    freedom = count - kinds - (blocks - 1)
    if kinds < 2 or freedom < 1:
        return 0.0, 1.0
    middle = sum(map(sum, groups)) / count
    between = sum(len(group) * (mean_of(group) - middle) ** 2 for group in groups)
    within = sum((each - mean_of(group)) ** 2 for group in groups for each in group)
    if not within:
        return (1.0, 0.0) if between else (0.0, 1.0)
    noise = within / freedom
    share = (between - (kinds - 1) * noise) / (between + within + noise)
    return max(0.0, share), fisher_tail(between / (kinds - 1) / noise, kinds - 1, freedom)


def quantile(numbers: Sequence[float], share: float) -> float:
    """The number below which this share lies, between neighbours in proportion."""
    ordered = sorted(numbers)
    spot = share * (len(ordered) - 1)
    low = int(spot)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (spot - low) * (ordered[high] - ordered[low])
