"""What one finds at a table besides the moves."""

from __future__ import annotations

import re

import pytest

from tests.web.browser.conftest import Meet
from tests.web.browser.driving import Person, on_turn

GAME = "sea_wolf"


def middle(person: Person, selector: str) -> tuple[float, float]:
    """The middle of an element."""
    box = person.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def anna(meet: Meet) -> Person:
    """Somebody at a table, asked for a move."""
    person = meet(seed=11)
    person.set_table(GAME, "me", "mate", name="Anna")
    assert person.is_asked()
    return person


@pytest.fixture
def couple(meet: Meet) -> tuple[Person, Person]:
    """Two people at one table."""
    anna, jan = meet("en", seed=1), meet("pl", seed=2)
    url = anna.set_table(GAME, "me", "free", name="Anna")
    jan.sit(url, "Jan")
    anna.page.wait_for_selector("#k-panels .panel")
    return anna, jan


def test_what_is_not_legal_explains_itself_and_opens_the_book(anna: Person) -> None:
    """A harbour outside a delivery: the sentence, its §, the book at that §, in both languages, searchable."""
    page = anna.page
    anna.press(*middle(anna, "#port-0-1"))
    page.wait_for_selector("#k-tip.why")
    assert "delivery card" in page.inner_text("#k-tip")
    page.click("#k-tip .sign-button")
    page.wait_for_selector("#k-p-4\\.1.here")
    assert page.locator("#k-pane-book").is_visible()
    page.click("[data-book=pl]")
    page.wait_for_selector(".book[lang=pl] #k-p-4\\.1.here")
    page.fill("#k-search", "wilk")
    found = page.locator(".paragraph:visible")
    assert 0 < found.count() < page.locator(".paragraph").count()
    assert "wilk" in found.first.inner_text().lower()


def test_the_book_opens_at_the_paragraph_of_the_moment(anna: Person) -> None:
    """By its tab, and by its key."""
    anna.page.click("#k-tab-book")
    anna.page.wait_for_selector("#k-p-3\\.1.here")
    anna.page.click("#k-tab-log")
    anna.page.keyboard.press("b")
    anna.page.wait_for_selector("#k-p-3\\.1.here")


def test_everything_has_a_tip(anna: Person) -> None:
    """By the mouse on the board, by focus on a counter, by walking over the board with the arrow keys."""
    page = anna.page
    page.mouse.move(*middle(anna, "#pile"))
    page.wait_for_selector("#k-tip:not([hidden])")
    assert "pile" in page.inner_text("#k-tip").lower()
    page.mouse.move(5, 5)
    page.wait_for_selector("#k-tip", state="hidden")
    page.keyboard.press("Shift")
    page.focus("#k-picture")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#k-picture [id]:focus")
    page.wait_for_selector("#k-tip:not([hidden])")
    page.locator(".counter").first.focus()
    page.locator("#k-tip", has_text="in hand").wait_for()


def test_a_line_of_the_log_leads_to_its_moment(anna: Person) -> None:
    """The board shows it, cannot be pressed, and Escape leads back."""
    page = anna.page
    anna.choose_any()
    anna.is_asked()
    now = page.inner_html("#k-picture .live")
    page.locator("#k-log button").nth(2).click()
    page.wait_for_selector("body.at-moment")
    assert page.inner_html("#k-picture .live") != now
    assert page.locator("#k-picture .may").count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector("body:not(.at-moment)")
    assert page.locator("#k-picture .may").count() > 0


def test_a_move_is_confirmed_where_one_wishes_so(anna: Person) -> None:
    """The bar asks once more; Escape means no, Enter yes."""
    page = anna.page
    page.click("[popovertarget=k-menu]")
    page.check("[name=confirm][value=on]")
    page.keyboard.press("Escape")
    question = anna.question
    anna.press(*middle(anna, "#row-0"))
    page.wait_for_selector("#row-0.picked")
    assert anna.question == question
    page.keyboard.press("Escape")
    page.wait_for_selector("#row-0:not(.picked)")
    anna.press(*middle(anna, "#row-0"))
    page.keyboard.press("Enter")
    anna.wait_until_done(question)


def test_wishes_hold_at_once_and_lose_nothing(anna: Person) -> None:
    """Language, colours and text size change around a half-written remark."""
    page = anna.page
    page.click("#k-tab-chat")
    page.fill("#k-chat input", "half a sent")
    page.click("[popovertarget=k-menu]")
    page.check("[name=theme][value=dark]")
    page.check("[name=size][value=huge]")
    page.check("[name=lang][value=pl]")
    page.wait_for_selector("html[lang=pl][data-theme=dark][data-size=huge]")
    page.get_by_text("Twoja kolej").first.wait_for()
    assert page.inner_text("#k-tab-log") == "Dziennik"
    assert page.input_value("#k-chat input") == "half a sent"
    page.reload()
    page.wait_for_selector("html[lang=pl][data-theme=dark][data-size=huge]")


def test_taking_back_as_long_as_nothing_was_revealed(couple: tuple[Person, Person]) -> None:
    """A card laid down comes back; a card taken does not, because another one was turned up."""
    for _ in range(2):
        asked, other = on_turn(*couple)
        taken = [item.get_attribute("data-words") or "" for item in asked.page.locator("#k-choices [data-words]").all()]
        asked.choose(next(words for words in taken if words[-1].isdigit()))  # an event has no number
        assert asked.page.locator("#k-buttons button").count() == 0
    asked, other = on_turn(*couple)
    lines = asked.page.locator("#k-log li").count()
    asked.choose(asked.page.locator("#k-choices [data-words^=discard]").first.get_attribute("data-words") or "")
    asked.page.wait_for_selector("body:not(.yours)")
    asked.page.keyboard.press("u")
    asked.page.wait_for_selector("body.yours")
    assert asked.page.locator("#k-log li").count() == lines
    other.page.wait_for_selector("body:not(.yours)")


def test_going_back_further_needs_everybody(couple: tuple[Person, Person]) -> None:
    """One asks, the other sees it in their language and agrees; the game goes on from there."""
    asked, other = on_turn(*couple)
    lines = asked.page.locator("#k-log li").count()
    asked.choose(asked.page.locator("#k-choices [data-words^=take]").first.get_attribute("data-words") or "")
    asked.page.click("[popovertarget=k-menu]")
    asked.page.click("#k-plead")
    other.page.wait_for_selector("#k-standing .notice button.main")
    other.page.click("#k-standing .notice button.main")
    asked.page.wait_for_selector("body.yours")
    asked.page.locator("#k-log", has_text=re.compile("everybody agreed|za zgodą wszystkich")).wait_for()
    assert asked.page.locator("#k-log li").count() == lines + 1


def test_a_spectator_sees_the_table_and_nothing_more(couple: tuple[Person, Person], meet: Meet) -> None:
    """No choices, no hand, and everybody sees that somebody watches."""
    asked, _ = on_turn(*couple)
    asked.choose("draw")
    watcher = meet("pl")
    watcher.go(asked.page.url)
    watcher.page.wait_for_selector("#k-panels .panel")
    assert watcher.choices.count() == 0
    assert "Oglądasz" in watcher.page.inner_text("#k-choices")
    assert watcher.page.locator("#k-picture [id^=hand-]").count() == 1
    assert watcher.page.locator("#k-picture [id^=hand-][data-piece]").count() == 0
    asked.page.wait_for_selector("#k-watchers:not(:empty)")


def test_people_talk(couple: tuple[Person, Person]) -> None:
    """What is said arrives as text, with a badge until it is read."""
    anna, jan = couple
    anna.page.click("#k-tab-chat")
    anna.page.fill("#k-chat input", "<b>Ahoj</b>, Jan!")
    anna.page.keyboard.press("Enter")
    jan.page.wait_for_selector("#k-unread:not([hidden])")
    jan.page.click("#k-tab-chat")
    assert jan.page.inner_text("#k-said") == "Anna <b>Ahoj</b>, Jan!"
    assert jan.page.locator("#k-unread").is_hidden()


def test_whoever_leaves_is_replaced_by_a_bot_and_may_come_back(couple: tuple[Person, Person]) -> None:
    """The dot goes out, a bot plays on, and the chair waits."""
    anna, jan = couple
    url = jan.page.url
    jan.page.click("[popovertarget=k-menu]")
    jan.page.click("#k-leave button")
    jan.page.wait_for_selector(".boxes")
    anna.page.wait_for_selector("#k-panels .note:text('a bot plays on')")
    jan.page.goto(url)
    jan.page.click("#k-standing form button")
    anna.page.wait_for_selector("#k-panels .dot.here >> nth=1")


def test_a_rematch_brings_everybody_one_seat_further(meet: Meet) -> None:
    """One asks for it; the other finds the way at the old table. Bots make the game short."""
    anna, jan = meet("en", seed=1), meet("pl", seed=2)
    jan.sit(anna.set_table(GAME, "me", "free", *["mate"] * 3, name="Anna"), "Jan")
    while not anna.page.locator("#k-sheet[open]").count():
        for person in (anna, jan):
            if person.page.locator("body.yours #k-choices [data-words]").count():
                person.choose_any()
        anna.page.wait_for_timeout(10)
    anna.page.click("#k-sheet form button")
    anna.page.wait_for_selector("#k-room:not([hidden])")
    jan.page.wait_for_selector("#k-sheet[open]")
    jan.page.keyboard.press("Escape")
    jan.page.click("#k-standing form button")
    jan.page.wait_for_url(anna.page.url)
    anna.page.wait_for_selector("#k-panels .panel")
    assert anna.page.locator("#k-panels .panel.seat-1 .name").inner_text() == "Anna"
    assert anna.page.locator("#k-panels .panel.seat-2 .name").inner_text() == "Jan"


def test_many_numbers_are_stepped_through(meet: Meet) -> None:
    """Bids: up and down by buttons and arrow keys, or typed; Enter plays the number shown."""
    anna = meet(seed=3)
    anna.set_table("manila", "me", "mate", "mate", name="Anna")
    anna.is_asked()
    page = anna.page
    field = page.locator(".stepper input")
    first = int(field.input_value())
    page.locator(".stepper .step").last.click()
    page.locator(".stepper .step").last.click()
    page.locator(".stepper .step").first.click()
    assert field.input_value() == str(first + 1)
    assert str(first + 1) in page.inner_text(".stepper .main")
    question = anna.question
    field.fill(str(first + 3))
    field.press("Enter")
    anna.wait_until_done(question)
    page.locator("#k-log", has_text=f"You bid {first + 3}").wait_for()


def test_pressing_narrows_until_one_choice_is_left(meet: Meet) -> None:
    """A boat, then where it sails; Escape forgets what was pressed."""
    anna = meet(seed=5)
    anna.set_table("mare_balticum", "me", "mate", "mate", name="Anna")
    page = anna.page
    boat, glowing = "", 0
    while not boat:
        assert anna.is_asked()
        if page.locator("#k-choices [data-words^=sail]").count() < 2:
            anna.choose_any()
            continue
        glowing = page.locator("#k-picture .may").count()
        boat, question = page.locator("#k-picture [id^=boat-].may").first.get_attribute("id") or "", anna.question
        anna.press_element(boat)
        boat = "" if anna.is_settled(question) else boat  # one with a single way to go is off at once
    assert page.locator("#k-picture .may").count() < glowing or page.locator("#k-choices .out").count() > 0
    page.keyboard.press("Escape")
    page.wait_for_selector(f"#{boat}:not(.picked)")
    assert page.locator("#k-picture .may").count() == glowing


# The next page to load takes itself for one of an older build: its script, a module, runs when all is parsed.
AGE_ONCE = """
if (!sessionStorage.aged) {
  sessionStorage.aged = "yes";
  document.addEventListener("readystatechange", () => {
    document.getElementById("k-table").dataset.build = "older";
  }, { once: true });
}
"""


def test_a_page_older_than_the_server_says_so(meet: Meet) -> None:
    """A banner, and a button that loads the newer one."""
    anna = meet()
    anna.set_table(GAME, "me", "mate", name="Anna")
    anna.page.add_init_script(AGE_ONCE)
    anna.page.reload()
    anna.page.wait_for_selector("#k-standing .notice")
    anna.page.click("#k-standing .notice button")
    anna.page.wait_for_selector("#k-panels .panel")
    assert anna.page.locator("#k-standing .notice").count() == 0


COUNT_FLIGHTS = """
const animate = SVGElement.prototype.animate;
SVGElement.prototype.animate = function (...how) {
  document.body.dataset.flights = Number(document.body.dataset.flights ?? 0) + 1;
  return animate.apply(this, how);
};
"""
MOVING = "document.getElementById('k-picture').getAnimations({subtree: true}).length"


def test_pieces_move_and_never_block(meet: Meet) -> None:
    """A card flies for about half a second; the next press need not wait for it."""
    anna = meet(seed=3, still=False)
    anna.page.add_init_script(COUNT_FLIGHTS)
    anna.set_table(GAME, "me", "mate", name="Anna")
    anna.is_asked()
    anna.choose(anna.page.locator("#k-choices [data-words^=take]").first.get_attribute("data-words") or "")
    anna.page.wait_for_selector("body[data-flights]")
    anna.is_asked()
    anna.choose_any()
    anna.is_asked()
    for _ in range(100):
        if anna.page.evaluate(MOVING):
            anna.page.wait_for_timeout(50)
    assert anna.page.evaluate(MOVING) == 0
    assert anna.page.locator("#k-picture .moved").count() > 0


def test_nothing_moves_for_whoever_wants_it_so(anna: Person) -> None:
    """The reader's device says so."""
    for _ in range(3):
        anna.choose_any()
        assert anna.page.evaluate(MOVING) == 0
        anna.is_asked()
