"""Every game there is, from the first card to the score sheet."""

from __future__ import annotations

import pytest

from kogga.front.shelf import games
from tests.web.browser.conftest import Meet
from tests.web.browser.driving import Person, findings

EVERY_GAME = pytest.mark.parametrize("game", sorted(games))


def sit_down(person: Person, game: str) -> None:
    """At a table as small as the game allows, against bots."""
    bots = games[game].card.seats.start - 1
    person.set_table(game, "me", *["mate"] * bots, name="Anna")


def has_ended_well(person: Person, game: str) -> bool:
    """Is there a score sheet with a winner and every player, for everybody to read?"""
    page = person.page
    assert findings(person) == []
    assert page.locator("#k-sheet thead th").count() == games[game].card.seats.start
    assert "★" in page.inner_text("#k-sheet tfoot")
    return page.locator("#k-sheet tbody tr").count() > 0


@EVERY_GAME
def test_by_pressing_the_board(game: str, meet: Meet) -> None:
    """What glows is pressed until one choice is left."""
    anna = meet(seed=3)
    sit_down(anna, game)
    decisions = anna.play_out("press_any")
    assert has_ended_well(anna, game)
    assert anna.presses >= decisions / 3


@EVERY_GAME
def test_by_keyboard_on_the_text_list(game: str, meet: Meet) -> None:
    """Digits choose, Enter acts; no mouse is touched once the table is set."""
    jan = meet("pl", "dark", seed=4)
    sit_down(jan, game)
    assert jan.play_out("type_any") > 3
    assert has_ended_well(jan, game)


@EVERY_GAME
def test_two_people_in_two_languages(game: str, meet: Meet) -> None:
    """Each reads the table in their own language, and both see the same game."""
    anna, jan = meet("en", seed=6), meet("pl", "dark", seed=7)
    bots = games[game].card.seats.start - 2
    url = anna.set_table(game, "me", "free", *["mate"] * bots, name="Anna")
    jan.sit(url, "Jan")
    assert anna.page.inner_text("#k-title") == games[game].card.titles["en"]
    assert jan.page.inner_text("#k-title") == games[game].card.titles["pl"]
    take_turns(30, anna, jan)  # some games have moves that are worth no line
    lines = [person.page.locator("#k-log li").count() for person in (anna, jan)]
    assert min(lines) > 12
    assert [person.page.inner_text("#k-tab-log") for person in (anna, jan)] == ["Log", "Dziennik"]


def take_turns(decisions: int, *people: Person) -> None:
    """Play on for so many decisions, or until the game is over."""
    while decisions:
        for person in people:
            if person.page.locator("#k-sheet[open]").count():
                return
            if decisions and person.page.locator("body.yours #k-choices [data-words]").count():
                person.choose_any()
                decisions -= 1
        people[0].page.wait_for_timeout(10)
