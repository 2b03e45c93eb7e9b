"""The lobby: games to play, tables to find, and who one is."""

from __future__ import annotations

import pytest

from kogga.front.shelf import games
from tests.web.browser.conftest import Meet


@pytest.mark.parametrize("game", sorted(games))
def test_play_now_is_one_click(game: str, meet: Meet) -> None:
    """From the cover to the table, against bots, with nothing asked."""
    anna = meet("pl")
    anna.go("/")
    assert anna.page.locator(".box").count() == len(games)
    anna.page.click(f"form:has([value={game}]) button.main")
    anna.page.wait_for_selector("#k-panels .panel")
    assert anna.page.inner_text("#k-title") == games[game].card.titles["pl"]


def test_my_tables_and_those_others_may_join(meet: Meet) -> None:
    """What waits for me comes first; a listed table is found, joined, and gone from the list."""
    anna, jan = meet("en"), meet("en")
    anna.set_table("sea_wolf", "me", "free", name="Anna", listed=True)
    jan.go("/")
    line = jan.page.locator("#k-listed .line", has_text="Anna").first
    assert "1 free seat" in line.inner_text()
    line.get_by_role("link").click()
    jan.page.fill("#k-sit [name=name]", "Jan")
    jan.page.click("#k-chairs button.main")
    jan.page.wait_for_selector("#k-panels .panel")
    waiting = []
    for person in (anna, jan):
        person.go("/")
        waiting.append(person.page.locator("#k-mine .line.waiting").count())
    assert sorted(waiting) == [0, 1]


def test_every_option_is_explained(meet: Meet) -> None:
    """In the reader's language; changing the language keeps what was filled in."""
    anna = meet("en")
    anna.go("/g/sea_wolf/set")
    card = games["sea_wolf"].card
    for option in card.options:
        assert option.explanations["en"] in anna.page.inner_text("#k-set")
    anna.page.check("[name=option-hundred][value=yes]")
    anna.page.select_option("[name=chair-4]", "deckhand")
    anna.page.click("[popovertarget=k-menu]")
    with anna.page.expect_navigation():
        anna.page.check("[name=lang][value=pl]")
    assert card.options[0].explanations["pl"] in anna.page.inner_text("#k-set")
    assert anna.page.is_checked("[name=option-hundred][value=yes]")
    assert anna.page.input_value("[name=chair-4]") == "deckhand"


def test_a_personal_link_is_the_same_person_on_another_device(meet: Meet) -> None:
    """Without an account."""
    desk, phone = meet("pl"), meet("pl", phone=True)
    desk.go("/me")
    desk.page.fill("[name=name]", "Anna")
    with desk.page.expect_navigation():
        desk.page.click("main button.main")
    link = desk.page.input_value("#k-link")
    phone.go(link)
    assert "Anna" in phone.page.inner_text(".top")


def test_a_free_seat_can_be_given_to_a_bot(meet: Meet) -> None:
    """If a friend does not come."""
    anna = meet()
    anna.set_table("sea_wolf", "me", "free", name="Anna")
    anna.page.click("#k-chairs button")
    anna.page.wait_for_selector("#k-panels .panel")
    assert anna.is_asked()
