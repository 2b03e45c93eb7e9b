"""Everything a seat may do, numbered; long rows of numbers as one range."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kogga.core.actions import Action
from kogga.core.face import Face

MANY = 10  # choices that differ only by their last number stand in one row from here on


@dataclass(frozen=True)
class Row:
    """One line of the menu: what the button would say, the words, and the actions behind it."""

    label: str
    words: str
    actions: tuple[Action, ...]

    @property
    def action(self) -> Action | None:
        """The action of this row; None: it is a range."""
        return self.actions[0] if len(self.actions) == 1 else None


def rows(face: Face[Any, Any], view: Any) -> list[Row]:
    """The menu of a view, in the order of its choices."""
    groups: dict[str, list[Action]] = {}
    for action in view.choices:
        groups.setdefault(stem(action), []).append(action)
    menu: list[Row] = []
    for action in view.choices:
        group = groups[stem(action)]
        if len(group) < MANY:
            menu.append(Row(face.label(view, action), str(action), (action,)))
        elif action is group[0]:
            menu.append(Row(f"{face.label(view, group[0])} … {face.label(view, group[-1])}", span(group), tuple(group)))
    return menu


def stem(action: Action) -> str:
    """The words without their last number; all of them where there is none."""
    front, _, last = str(action).rpartition(" ")
    return f"{front} " if last.isdecimal() else str(action)


def span(group: Sequence[Action]) -> str:
    """`bid 1-57`, or `bid 1-5, 7-20` where some are missing."""
    numbers = sorted(int(str(action).rpartition(" ")[2]) for action in group)
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return stem(group[0]) + ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)


def find(menu: Sequence[Row], typed: str) -> Row | None:
    """The row somebody means who typed its number, or the label of its only action."""
    if typed.isdecimal():
        return menu[int(typed) - 1] if 0 < int(typed) <= len(menu) else None
    said = " ".join(typed.casefold().split())
    return next((row for row in menu if row.action and row.label.casefold() == said), None)
