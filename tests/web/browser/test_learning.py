"""Learning: the first-game guide, hints at the table, and the review of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

import kogga
from kogga.front.guides import guide
from tests.web.browser.conftest import Meet
from tests.web.browser.driving import Person, findings
from tests.web.serving import Server
from tests.web.test_reviews import keep_review

WANTED = "#k-picture .wanted"


def is_at(person: Person, step: int) -> None:
    """Wait until a step is shown."""
    person.page.wait_for_url(f"**/guide?step={step}")


@pytest.mark.parametrize("game", kogga.games)
def test_a_guide_is_walked_from_the_lobby_to_a_table(game: str, meet: Meet) -> None:
    """Every step by its line of the list, or by what is to be looked at; at the end one plays."""
    anna = meet("pl" if game == "manila" else "en")
    anna.go("/")
    anna.page.click(f"a[href='/g/{game}/guide']")
    steps = guide(game).steps
    for number, step in enumerate(steps, 1):
        is_at(anna, number)
        if number == len(steps):
            break
        if step.press:
            anna.page.click(f"#k-choices [data-words='{step.press}'].wanted")
        else:
            assert anna.page.locator(WANTED).count() == len(step.look)
            anna.page.keyboard.press("ArrowRight" if number % 2 else "n")
    anna.page.click("#k-play-now button")
    anna.page.wait_for_selector("#k-panels .panel")


def test_only_the_right_press_goes_on(meet: Meet) -> None:
    """What is outlined goes on; what is legal, too, is turned down kindly; what is not, by its §. And back."""
    anna = meet()
    anna.go("/g/sea_wolf/guide")
    is_at(anna, 1)
    anna.press_element("hand-0-0")
    is_at(anna, 2)
    anna.press_element("row-1")
    anna.page.wait_for_selector("#k-nudge:visible")
    assert "Take fish 4" in anna.page.inner_text("#k-nudge")
    anna.press_element("port-0-1")
    anna.page.wait_for_selector("#k-tip.why")
    assert "§4.1" in anna.page.inner_text("#k-tip")
    anna.press_element("row-0")
    is_at(anna, 3)
    assert anna.page.locator("#k-nudge").is_hidden()
    anna.page.click("#k-back")
    is_at(anna, 2)
    anna.page.reload()
    is_at(anna, 2)
    assert findings(anna) == []


def test_a_guide_fits_a_thumb(meet: Meet) -> None:
    """On a phone, in the dark, in Polish: a tap on one card of the pair delivers it; nothing hangs over the edge."""
    anna = meet("pl", "dark", phone=True)
    anna.go("/g/sea_wolf/guide?step=5")
    anna.page.wait_for_selector(WANTED)
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(anna) == []
    anna.press_element("hand-0-0")
    is_at(anna, 6)


def test_hints_are_given_where_the_host_allows_them(meet: Meet) -> None:
    """By a key and by the menu: the best few moves with an estimate, outlined on the board; they go with the moment."""
    anna = meet()
    anna.set_table("sea_wolf", "me", "mate", name="Anna")
    anna.is_asked()
    anna.page.keyboard.press("h")
    advised = anna.page.locator("#k-hints [data-words]")
    advised.first.wait_for()
    assert "±" in advised.first.inner_text()
    assert anna.page.locator(WANTED).count() > 0
    question = anna.question
    advised.first.click()
    anna.wait_until_done(question)
    anna.page.wait_for_selector("#k-hints:empty", state="attached")
    assert anna.page.locator(WANTED).count() == 0


def test_no_hints_where_others_are_waited_for(meet: Meet) -> None:
    """Neither the key nor the menu has any."""
    anna, jan = meet(), meet()
    jan.sit(anna.set_table("sea_wolf", "me", "free", name="Anna"), "Jan")
    anna.page.wait_for_selector("#k-panels .panel")
    anna.page.keyboard.press("h")
    anna.page.click("[popovertarget=k-menu]")
    assert anna.page.locator("#k-hint").is_hidden()
    assert anna.page.locator("#k-hints > *").count() == 0


def test_a_game_is_reviewed_and_practised(own_server: Server, meet: Meet, tmp_path: Path) -> None:
    """From the score sheet: begun, broken off; once thought out, the dearest decisions with their boards; practice."""
    anna = meet(seed=5, address=own_server.address)
    table = anna.set_table("sea_wolf", "me", "mate", name="Anna").rpartition("/")[2]
    anna.play_out()
    anna.page.click("#k-sheet a[href$='/review']")
    anna.page.click("#k-review button.main")
    anna.page.wait_for_selector("#k-progress")
    anna.page.click("form[action$='/stop'] button")
    anna.page.wait_for_selector("#k-review button.main")
    answer = anna.page.request.get(f"{own_server.address}/t/{table}/record")
    keep_review(tmp_path, table, kogga.replay(answer.text()))
    anna.page.reload()
    anna.page.wait_for_selector("[data-ply][aria-pressed=true]")
    assert anna.page.locator("#k-picture .best, #k-picture .made").count() > 0
    assert findings(anna) == []
    anna.page.locator("form[action$='/what-if'] button").first.click()
    anna.is_asked()
    assert table not in anna.page.url
