"""When the next delivery comes, as far as the table can tell."""

from __future__ import annotations

from kogga.games.sea_wolf.face.names import WolfNames
from kogga.games.sea_wolf.pieces import DELIVERIES, FOGGY_STACKS, ROW, STACKS
from kogga.games.sea_wolf.state import Phase
from kogga.games.sea_wolf.view import WolfView


def next_stack(view: WolfView) -> tuple[int, int, bool]:
    """The stack under the one on top: its ordinary cards, its delivery cards, is it shuffled?"""
    return (FOGGY_STACKS if view.options.poor_visibility else STACKS)[view.stack + 1]


def span(view: WolfView) -> tuple[int, int] | None:
    """After how many more cards the next delivery comes, at the earliest and at the latest; None: it never does."""
    if view.came == DELIVERIES or view.phase == Phase.OVER:
        return None
    left = view.left - (ROW - view.slot if view.phase <= Phase.ROW else 0)
    if not view.due:
        below, _, is_shuffled = next_stack(view)
        return (left if is_shuffled else left + below), left + below
    if not view.shuffled or not left:
        return left, left
    has_been_looked_at = view.phase not in (Phase.TOP, Phase.DELIVERY, Phase.WOLF)
    return int(has_been_looked_at), left


def chance(view: WolfView) -> tuple[int, int] | None:
    """The chance, one number in another, that the next card uncovers a delivery; None where it is no matter of luck."""
    if view.phase not in (Phase.REFILL, Phase.DRAW, Phase.TURN, Phase.EVENT):
        return None
    left, due, is_shuffled = view.left - 1, view.due, view.shuffled
    if not left and not due:
        left, due, is_shuffled = next_stack(view)
    return (due, left + due) if is_shuffled and due and left else None


def foretell(face: WolfNames, view: WolfView) -> str:
    """The next delivery in words, without a full stop."""
    found = span(view)
    if found is None:
        return face.say("forecast.none")
    low, high = found
    if not high:
        return face.say("forecast.at_once")
    key = "exact" if low == high else ("perhaps", "within", "between")[min(low, 2)]
    return face.say(f"forecast.{key}", low=low, n=high)
