"""Everybody: no serious finding of axe on any page, in both languages and both themes; the keyboard goes everywhere."""

from __future__ import annotations

import pytest

from tests.web.browser.conftest import Meet
from tests.web.browser.driving import findings

EVERY_LOOK = pytest.mark.parametrize(
    ("lang", "theme"), [("en", "light"), ("pl", "dark")]
)  # both languages, both themes


@EVERY_LOOK
def test_the_plain_pages(lang: str, theme: str, meet: Meet) -> None:
    """Lobby, form, book, one's own page, a page that is not there."""
    anna = meet(lang, theme)
    anna.set_table("sea_wolf", "me", "free", name="Anna", listed=True)
    found = []
    for path in ("/", "/g/sea_wolf/set", "/g/sea_wolf/book", "/me", f"{anna.page.url}/seat/1"):
        anna.go(path)
        found += findings(anna)
    assert found == []


@EVERY_LOOK
def test_the_table(lang: str, theme: str, meet: Meet) -> None:
    """The waiting room, a moment to decide, the log, the chat, the book, the menu."""
    anna, jan = meet(lang, theme), meet(lang, theme, phone=True)
    url = anna.set_table("sea_wolf", "me", "free", "mate", name="Anna")
    anna.page.wait_for_selector("#k-chairs li")
    found = findings(anna)
    jan.sit(url, "Jan")
    anna.page.wait_for_selector("#k-panels .panel")
    anna.page.wait_for_selector("#k-choices li")
    for tab in ("chat", "book", "log"):
        anna.page.click(f"#k-tab-{tab}")
        found += findings(anna)
    found += findings(jan)
    anna.page.click("[popovertarget=k-menu]")
    found += findings(anna)
    assert found == []


@EVERY_LOOK
def test_one_screen_for_several(lang: str, theme: str, meet: Meet) -> None:
    """The screen with its codes, the curtain, the clocks behind it."""
    anna = meet(lang, theme)
    anna.go(anna.set_table("sea_wolf", "me", "free", name="Anna") + "/screen")
    anna.page.wait_for_selector("#k-chairs li")
    found = findings(anna)
    anna.go("/g/sea_wolf/set")
    for seat, chair in enumerate(("me", "here", "", "", "")):
        anna.page.select_option(f"[name=chair-{seat}]", chair)
    anna.page.check("[name=clock][value=slow]")
    found += findings(anna)
    anna.page.click("#k-set button.main")
    anna.page.wait_for_selector("#k-curtain[open]")
    found += findings(anna)
    anna.page.click("#k-curtain button.main")
    anna.page.wait_for_selector(".time:not(:empty)")
    assert found + findings(anna) == []


def test_the_list_is_walked_with_the_arrows(meet: Meet) -> None:
    """Down, up, around; Home and End; the focus comes back to the list for the next question."""
    anna = meet()
    anna.set_table("sea_wolf", "me", "mate", name="Anna")
    anna.is_asked()
    page = anna.page
    focused = page.locator("#k-choices :focus kbd")
    page.keyboard.press("ArrowDown")
    assert focused.inner_text() == "1"
    page.keyboard.press("ArrowDown")
    assert focused.inner_text() == "2"
    page.keyboard.press("End")
    assert focused.inner_text() == str(anna.choices.count())
    page.keyboard.press("ArrowDown")
    assert focused.inner_text() == "1"
    question = anna.question
    page.keyboard.press("Enter")
    anna.wait_until_done(question)
    anna.is_asked()
    page.wait_for_selector("#k-choices :focus")


def test_what_happened_is_said_aloud(meet: Meet) -> None:
    """The region a screen reader listens to has the sentences of the log, and the question."""
    anna = meet()
    anna.set_table("sea_wolf", "me", "mate", name="Anna")
    anna.is_asked()
    anna.choose_any()
    anna.is_asked()
    aloud = anna.page.inner_text("#k-heard")
    assert aloud.endswith(anna.page.inner_text("#k-ask span"))
    assert anna.page.locator("#k-log li").last.inner_text().strip("· \n") in aloud
