"""The distributions that intervals and tests need, to as many digits as a float has, without any library."""

from __future__ import annotations

from math import exp, lgamma, log, log1p, sqrt

TINY = 1e-300
STEPS = 500
CLOSE = 1e-15


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction."""
    if x <= 0.0 or x >= 1.0:
        return 0.0 if x <= 0.0 else 1.0
    if x > (a + 1.0) / (a + b + 2.0):
        return 1.0 - incomplete_beta(b, a, 1.0 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    fraction, c, d = 1.0, 1.0, 0.0
    for step in range(STEPS):
        m = step // 2
        if step == 0:
            top = 1.0
        elif step % 2:
            top = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0))
        else:
            top = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m))
        d = 1.0 / (1.0 + top * d or TINY)
        c = 1.0 + top / c or TINY
        fraction *= c * d
        if abs(1.0 - c * d) < CLOSE:
            break
    return front * (fraction - 1.0)


def student_tail(t: float, freedom: float) -> float:
    """How likely a Student's t is further from nothing than this, on either side."""
    return incomplete_beta(freedom / 2.0, 0.5, freedom / (freedom + t * t))


def student_reach(freedom: float, share: float = 0.95) -> float:
    """The t that holds this share of a Student's distribution on both sides of nothing."""
    low, high = 0.0, 1.0
    while student_tail(high, freedom) > 1.0 - share:
        high *= 2.0
    for _ in range(100):
        middle = (low + high) / 2.0
        if student_tail(middle, freedom) > 1.0 - share:
            low = middle
        else:
            high = middle
    return high


def fisher_tail(f: float, above: float, below: float) -> float:
    """How likely an F is larger than this."""
    return incomplete_beta(below / 2.0, above / 2.0, below / (below + above * f))


def root(number: float) -> float:
    """The square root, nothing for what rounding put below nothing."""
    return sqrt(max(0.0, number))
