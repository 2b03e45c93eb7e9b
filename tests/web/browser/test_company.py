"""Time, one screen for several, a screen for all, and sound."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.browser.conftest import BOT_PAUSE, Meet
from tests.web.browser.driving import Person
from tests.web.serving import Server

GAME = "sea_wolf"


def set_live(person: Person, *chairs: str, turn: int, names: tuple[str, ...] = ()) -> None:
    """Set a table with a clock, by the form; the shortest turns are not in it, so the page is given one."""
    person.go(f"/g/{GAME}/set")
    page = person.page
    page.fill("#k-set [name=name]", "Anna")
    for seat in range(5):
        page.select_option(f"[name=chair-{seat}]", chairs[seat] if seat < len(chairs) else "")
    for seat, name in enumerate(names):
        if name:
            page.fill(f"[name=who-{seat}]", name)
    page.check("[name=clock][value=live]")
    page.select_option("[name=reserve]", "0")
    page.eval_on_selector("[name=turn] :checked", f"option => option.value = {turn}")
    page.click("#k-set button.main")
    page.wait_for_selector("#k-table")


def test_when_time_is_up_a_bot_plays_and_the_seat_stays(meet: Meet) -> None:
    """The watch counts down in the page; then the log tells, and the next turn is one's own again."""
    anna = meet("pl")
    set_live(anna, "me", "mate", turn=5)
    page = anna.page
    assert anna.is_asked()
    page.wait_for_selector(".panel .time:has-text('0:0')")
    shown = page.inner_text(".panel .time")
    page.wait_for_selector(f".panel .time:not(:text-is('{shown}'))")
    assert page.get_attribute(".panel .time", "role") == "timer"
    page.locator("#k-log", has_text="Anna nie zdąża na czas").wait_for()
    assert anna.is_asked()


def test_a_pause_needs_everybody(meet: Meet) -> None:
    """One asks, the other agrees, nothing can be played; and the other way round."""
    anna, jan = meet("en"), meet("pl")
    set_live(anna, "me", "free", turn=600)
    jan.sit(anna.page.url, "Jan")
    anna.page.wait_for_selector("#k-panels .panel .time:not(:empty)")
    anna.page.click("[popovertarget=k-menu]")
    anna.page.click("#k-pause")
    jan.page.locator("#k-standing", has_text="Anna prosi o przerwę").get_by_text("Zgoda").click()
    for person, words in ((anna, "The game is paused."), (jan, "Gra jest wstrzymana.")):
        person.page.locator("#k-standing", has_text=words).wait_for()
        assert person.choices.count() == 0
    jan.page.click("#k-standing .notice button")
    anna.page.locator("#k-standing", has_text="Jan asks to go on").get_by_text("Agree").click()
    for person, words in ((anna, "pauses the game"), (jan, "wznawia grę")):
        person.page.wait_for_selector("#k-standing:empty", state="attached")
        person.page.locator("#k-log", has_text=words).wait_for()


def test_behind_the_curtain_nothing_is_left_of_a_hand(meet: Meet) -> None:
    """Anna takes a card unseen; the page that is handed to Ewa knows nothing of it, in no corner."""
    anna = meet("en")
    set_live(anna, "me", "here", turn=600, names=("", "Ewa"))
    page = anna.page
    for _ in range(2):
        page.wait_for_selector("#k-curtain[open]")
        who = page.inner_text("#k-curtain h2").strip().removeprefix("Give the screen to ")
        page.keyboard.press("Escape")
        page.click("#k-curtain button.main")
        assert anna.is_asked()
        page.click("#k-choices [data-words=draw]")
        page.wait_for_selector("#k-curtain[open]")
        assert who not in page.inner_text("#k-curtain h2")
        left = page.evaluate(
            "[...document.querySelectorAll('[id^=hand-][data-piece], #k-choices [data-words]')].length"
        )
        assert left == 0
        assert page.inner_text("#k-heard") == page.inner_html("#k-tip") == ""
        assert "You draw" not in page.content()
    page.click("#k-curtain .quiet")
    page.wait_for_selector("#k-picture [id^=hand-][data-piece]")
    assert page.locator("#k-curtain[open]").count() == 0


def test_a_code_seats_a_phone(meet: Meet) -> None:
    """The screen shows a code for each free seat; whoever scans sits there, and only their phone shows the hand."""
    screen, phone = meet("en"), meet("pl", phone=True)
    screen.set_table(GAME, "free", "mate", name="Host")
    screen.page.click("[popovertarget=k-menu]")
    screen.page.click("[data-w='screen.open']")
    screen.page.wait_for_selector("[data-code='0'] img")
    assert screen.page.evaluate("document.querySelector('[data-code] img').naturalWidth") > 100
    assert screen.page.locator("[data-code='1']").is_hidden()
    phone.go(screen.page.get_attribute("[data-code='0'] a", "href") or "")
    phone.page.fill("#k-take [name=name]", "Jan")
    phone.page.click("#k-take button")
    assert phone.is_asked()
    phone.choose("draw")
    screen.page.wait_for_selector("#k-panels .panel:has-text('Jan')")
    phone.page.wait_for_selector("#k-picture [id^=hand-][data-piece]")
    assert screen.page.locator("#k-picture [id^=hand-0-][data-piece], #k-choices [data-words]").count() == 0


def test_a_bot_plays_on_for_somebody_who_vanished(meet: Meet, tmp_path: Path) -> None:
    """The page offers it once they are gone for long; they find a bot on their chair, and take over again."""
    with Server(tmp_path, BOT_PAUSE, absence=1) as server:
        anna, jan = meet("pl", address=server.address), meet("en", address=server.address)
        url = anna.set_table(GAME, "me", "free", name="Anna")
        jan.sit(url, "Jan")
        jan.go("/")
        anna.page.locator("#k-standing", has_text="Jan od dłuższej chwili").get_by_role("button").click()
        anna.page.wait_for_selector("#k-panels .note:text('gra bot')")
        jan.go(url)
        jan.page.click("#k-standing form button")
        anna.page.wait_for_selector("#k-panels .dot.here >> nth=1")
        anna.page.locator("#k-log", has_text="Jan wraca do stołu").wait_for()
        for person in (anna, jan):
            person.page.close()


# Counts the notes that are played; the real thing needs ears.
COUNT_NOTES = """
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  document.body.dataset.notes = Number(document.body.dataset.notes ?? 0) + 1;
  return start.apply(this, when);
};
"""


def test_sound_comes_after_a_gesture_and_goes_by_a_click(meet: Meet) -> None:
    """Moves are heard; one press silences them, for this person everywhere."""
    anna = meet("en")
    anna.set_table(GAME, "me", "mate", name="Anna")
    page = anna.page
    page.add_init_script(COUNT_NOTES)
    page.reload()
    assert anna.is_asked()
    assert page.get_attribute("body", "data-notes") is None
    anna.choose_any()
    page.wait_for_selector("body[data-notes]")
    anna.is_asked()
    with page.expect_response("**/me"):
        page.click("#k-sound")
    assert page.get_attribute("#k-sound", "aria-pressed") == "false"
    heard = page.get_attribute("body", "data-notes")
    anna.choose_any()
    anna.is_asked()
    assert page.get_attribute("body", "data-notes") == heard
    page.reload()
    page.wait_for_selector("html[data-sound=off]")


@pytest.mark.parametrize("answer", ["granted", "denied"])
def test_the_browser_is_asked_for_notifications_only_by_a_press(meet: Meet, answer: str) -> None:
    """Where it refuses, the wish is not kept."""
    anna = meet("en")
    page = anna.page
    page.add_init_script(
        f"window.asked = 0; Notification.requestPermission = async () => (window.asked++, '{answer}');"
    )
    anna.set_table(GAME, "me", "mate", name="Anna")
    anna.is_asked()
    anna.choose_any()
    assert page.evaluate("window.asked") == 0
    page.click("[popovertarget=k-menu]")
    with page.expect_response("**/me"):
        page.click("#k-wish-notify")
    assert page.evaluate("window.asked") == 1
    assert page.is_checked("#k-wish-notify") == (answer == "granted")
