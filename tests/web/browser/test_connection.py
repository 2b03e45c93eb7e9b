"""The light tells the truth, and a lost line is found again."""

from __future__ import annotations

from tests.web.browser.conftest import Meet
from tests.web.browser.driving import on_turn
from tests.web.serving import Server


def test_a_restart_of_the_server_in_mid_game(own_server: Server, meet: Meet) -> None:
    """The light goes out, comes back by itself, and the game goes on where it was."""
    anna = meet(address=own_server.address)
    anna.set_table("sea_wolf", "me", "mate", name="Anna")
    for _ in range(3):
        anna.is_asked()
        anna.choose_any()
    anna.is_asked()
    told = anna.page.locator("#k-log li").all_inner_texts()
    own_server.stop()
    own_server.port = int(own_server.address.rpartition(":")[2])
    anna.page.wait_for_selector("#k-light.down")
    own_server.start()
    anna.page.wait_for_selector("#k-light.up")
    assert anna.page.locator("#k-log li").all_inner_texts() == told
    assert anna.page.locator("#k-standing .notice").count() == 0
    anna.choose_any()
    assert all("WebSocket" in complaint for complaint in meet.complaints)
    meet.complaints.clear()


def test_a_move_made_while_the_line_is_down_arrives_once(meet: Meet) -> None:
    """It waits for the line, and is played when it is back."""
    anna = meet()
    anna.set_table("sea_wolf", "me", "mate", name="Anna")
    anna.is_asked()
    lines = anna.page.locator("#k-log li").count()
    anna.page.context.set_offline(True)
    anna.page.wait_for_selector("#k-light.down")
    question = anna.question
    anna.choices.first.click()
    anna.page.context.set_offline(False)
    anna.page.wait_for_selector("#k-light.up")
    anna.wait_until_done(question)
    assert anna.page.locator("#k-log li").count() > lines
    assert all("WebSocket" in complaint or "INTERNET_DISCONNECTED" in complaint for complaint in meet.complaints)
    meet.complaints.clear()


def test_the_title_and_the_icon_tell_whose_turn_it_is(meet: Meet) -> None:
    """For whoever looks at another tab."""
    anna, jan = meet("en"), meet("pl")
    url = anna.set_table("sea_wolf", "me", "free", name="Anna")
    jan.sit(url, "Jan")
    anna.page.wait_for_selector("#k-panels .panel")
    asked, other = on_turn(anna, jan)
    asked.page.wait_for_selector("#k-icon[href$='icon-turn.svg']", state="attached")
    other.page.wait_for_selector("#k-icon[href$='icon.svg']", state="attached")
    assert asked.page.title().startswith("●")
    assert not other.page.title().startswith("●")
