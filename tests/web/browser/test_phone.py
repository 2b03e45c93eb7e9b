"""A phone, 390 by 844: everything to be pressed lies below, the chart pans and zooms, nothing hangs over the edge."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect

from kogga.front.shelf import games
from tests.web.browser.conftest import PHONE, Meet
from tests.web.browser.driving import Person

THUMB = 44  # pixels: as small as a thumb can press for sure
DECISIONS = 6


def box(person: Person, selector: str) -> FloatRect:
    """Where something is."""
    found = person.page.locator(selector).first.bounding_box()
    assert found is not None
    return found


def is_within_the_window(person: Person) -> bool:
    """Does nothing reach beyond the right edge?"""
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.fixture
def anna(meet: Meet) -> Person:
    """Somebody with a phone, at a table of Sea Wolf."""
    person = meet("pl", phone=True, seed=5)
    person.set_table("sea_wolf", "me", "mate", "mate", name="Anna")
    assert person.is_asked()
    return person


@pytest.mark.parametrize("game", sorted(games))
def test_every_game_can_be_played_with_a_thumb(game: str, meet: Meet) -> None:
    """Taps on the board and on the buttons below it."""
    person = meet("en", phone=True, seed=8)
    seats = games[game].card.seats.stop - 1
    person.set_table(game, "me", *["mate"] * (seats - 1), name="Anna")
    for _ in range(DECISIONS):
        if person.is_asked():
            person.press_any()
    assert is_within_the_window(person)
    assert box(person, "#k-frame")["height"] >= PHONE["height"] / 4


def test_what_is_asked_lies_below_the_board_within_reach(anna: Person) -> None:
    """Panels, board, bar, moves, tabs, from above to below; one line a panel; buttons as large as a thumb."""
    parts = ["#k-panels", "#k-frame", ".bar", ".moves", ".tabs"]
    tops = [box(anna, part)["y"] for part in parts]
    assert tops == sorted(tops)
    assert box(anna, ".bar")["y"] > PHONE["height"] / 2
    assert box(anna, ".panel")["height"] <= 32
    assert box(anna, "#k-choices button")["height"] >= THUMB
    assert box(anna, "[role=tab]")["height"] >= THUMB
    assert is_within_the_window(anna)


def test_log_chat_and_book_are_behind_tabs(anna: Person) -> None:
    """They take the board's place; the bar stays."""
    for tab in ("log", "chat", "book", "table"):
        anna.page.tap(f"#k-tab-{tab}")
        assert anna.page.get_attribute(f"#k-tab-{tab}", "aria-selected") == "true"
        assert anna.page.locator("#k-ask").is_visible()
        if tab != "table":
            assert anna.page.locator(f"#k-pane-{tab}").is_visible()
        assert is_within_the_window(anna)
    assert anna.page.locator("#k-pane-book").is_hidden()


def seen(person: Person) -> list[float]:
    """What one sees of the chart: x, y, width, height."""
    return [float(part) for part in (person.page.get_attribute("#k-picture", "viewBox") or "").split()]


def test_the_chart_pans_zooms_and_pinches(anna: Person) -> None:
    """By buttons and by fingers; a drag is not a press."""
    whole = seen(anna)
    anna.page.tap("#k-zoom-in")
    near = seen(anna)
    assert near[2] < whole[2]
    question = anna.question
    touch(anna, [(200, 300)], [(140, 260)])
    moved = seen(anna)
    assert moved[0] > near[0]
    assert moved[2] == pytest.approx(near[2])
    touch(anna, [(180, 300), (220, 300)], [(120, 300), (280, 300)])
    assert seen(anna)[2] < moved[2] / 2
    anna.page.tap("#k-zoom-whole")
    assert seen(anna)[2] >= 1040
    assert anna.question == question


def touch(person: Person, start: list[tuple[int, int]], end: list[tuple[int, int]], steps: int = 6) -> None:
    """Put fingers down, move them, lift them."""
    line = person.page.context.new_cdp_session(person.page)
    for step in range(steps + 1):
        points = [
            {"x": x + (to_x - x) * step / steps, "y": y + (to_y - y) * step / steps, "id": finger}
            for finger, ((x, y), (to_x, to_y)) in enumerate(zip(start, end, strict=True))
        ]
        line.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_tells_what_a_thing_is(anna: Person) -> None:
    """And letting go does not press it."""
    question = anna.question
    spot = box(anna, "#row-1")
    line = anna.page.context.new_cdp_session(anna.page)
    point = {"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    anna.page.wait_for_selector("#k-tip:not([hidden])")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.page.wait_for_timeout(300)
    assert anna.question == question
    assert anna.page.locator("#k-tip").is_visible()
