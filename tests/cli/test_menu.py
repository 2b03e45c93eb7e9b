"""The numbered choices."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from kogga.cli.menu import find, rows
from kogga.core.actions import Action
from kogga.core.face import Face
from kogga.core.words import Words


@dataclass(frozen=True)
class Say(Action):
    """An action of these words."""

    words: str

    def __str__(self) -> str:
        return self.words


class PlainFace(Face[Any, Any]):
    """Labels are the words with a capital."""

    def label(self, view: Any, action: Any) -> str:
        """What a button says."""
        return str(action).capitalize()


def menu_of(*words: str) -> list[str]:
    """The rows of a menu with these choices, as words."""
    return [row.words for row in menu(*words)]


def menu(*words: str) -> list[Any]:
    """A menu with these choices."""
    view = SimpleNamespace(choices=tuple(Say(each) for each in words))
    return list(rows(PlainFace({"en": Words("en", {})}), view))


def test_many_choices_that_differ_by_a_number_are_one_range() -> None:
    """Where the first of them stands; a few stay as they are."""
    bids = [f"bid {number}" for number in range(1, 58)]
    assert menu_of("pass", *bids, "take fish 4", "take fish 5") == ["pass", "bid 1-57", "take fish 4", "take fish 5"]


def test_a_range_shows_its_gaps() -> None:
    """So that nobody types a number that is not there."""
    bids = [f"bid {number}" for number in (1, 2, 3, 5, 7, 8, 9, 10, 11, 12, 13)]
    assert menu_of(*bids) == ["bid 1-3, 5, 7-13"]


def test_a_row_is_found_by_number_or_label() -> None:
    """A number beyond the menu finds nothing; neither do words, which the game reads itself."""
    shown = menu("pass", "take fish 4", *[f"bid {number}" for number in range(12)])
    assert find(shown, "2") == shown[1]
    assert find(shown, " TAKE  Fish 4 ") == shown[1]
    assert find(shown, "3") == shown[2]
    assert shown[2].action is None
    assert find(shown, "0") is None
    assert find(shown, "4") is None
    assert find(shown, "bid 3") is None
