"""Looking back in a browser: by slider, keys and by itself; what one missed; what if; records; the end of a game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser.conftest import Meet
from tests.web.browser.driving import Person, findings

GAME = "sea_wolf"


def wait_for(person: Person, ply: str) -> None:
    """Wait until a moment is shown."""
    person.page.wait_for_selector(f"body[data-ply='{ply}']")


def plies(person: Person) -> list[str]:
    """The moments there are."""
    found: list[str] = person.page.eval_on_selector_all("#k-steps li", "lines => lines.map((line) => line.dataset.ply)")
    return found


def test_through_a_game_by_keys_slider_and_by_itself(meet: Meet) -> None:
    """And nothing serious to say for axe; the address always names the moment."""
    anna = meet()
    anna.set_table(GAME, "me", "mate", name="Anna")
    for _ in range(3):
        anna.is_asked()
        anna.choose_any()
    anna.is_asked()
    page = anna.page
    page.click("[popovertarget=k-menu]")
    page.click(".past a")
    steps = plies(anna)
    wait_for(anna, steps[-1])
    for key, at in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", -1)):
        page.keyboard.press(key)
        wait_for(anna, steps[at])
        assert f"ply={steps[at]}" in page.url
    page.fill("#k-slider", "2")
    wait_for(anna, steps[2])
    assert page.inner_text("#k-sentence") == page.inner_text(f"#k-steps [data-ply='{steps[2]}']")
    assert page.input_value("#k-link").endswith(f"/replay?ply={steps[2]}")
    page.select_option("#k-speed", "700")
    page.focus("#k-picture")
    page.keyboard.press(" ")
    wait_for(anna, steps[4])
    page.keyboard.press(" ")
    expect(page.locator("#k-play")).to_have_attribute("aria-pressed", "false")
    page.locator("#k-steps a").nth(1).click()
    wait_for(anna, steps[1])
    page.reload()
    wait_for(anna, steps[1])
    page.select_option("#k-eyes select", "none")
    page.wait_for_url(f"**ply={steps[1]}&seat=none")
    assert findings(anna) == []


def test_what_happened_while_one_was_away(meet: Meet) -> None:
    """Shown from where one left, or skipped; and not offered again."""
    anna, jan = meet(), meet("pl", "dark", phone=True)
    url = anna.set_table(GAME, "me", "free", name="Anna")
    jan.sit(url, "Jan")
    for person in (anna, jan):
        person.page.wait_for_selector(".panel.turn")
    first, second = (anna, jan) if anna.page.locator("body.yours").count() else (jan, anna)
    second.go("/")
    first.is_asked()
    first.choose_any()
    second.go(url)
    second.page.wait_for_selector(".notice .main")
    second.page.click(".notice .main")
    second.page.wait_for_selector("#k-replay[data-away]")
    expect(second.page.locator("#k-home")).to_be_focused(timeout=30_000)
    last = plies(second)[-1]
    wait_for(second, last)
    second.page.click("#k-home")
    second.page.wait_for_selector("#k-panels .panel")
    assert not second.page.locator("#k-standing .notice").count()


def test_what_if_is_marked_and_leaves_the_table_alone(meet: Meet) -> None:
    """Played on against bots; the way back leads to the moment it comes from."""
    anna = meet("pl")
    url = anna.set_table(GAME, "me", "mate", name="Anna")
    anna.is_asked()
    before = anna.page.inner_text("#k-log")
    anna.page.click("[popovertarget=k-menu]")
    anna.page.click(".past button")
    assert "Co by było, gdyby?" in anna.page.inner_text(".notice.what-if")
    assert anna.page.url != url
    anna.is_asked()
    anna.choose_any()
    anna.is_asked()
    assert findings(anna) == []
    anna.page.click(".notice.what-if a")
    anna.page.wait_for_selector("body[data-ply]")
    anna.page.click("#k-home")
    anna.is_asked()
    assert anna.page.url == url
    assert anna.page.inner_text("#k-log") == before


def test_the_end_has_a_curve_and_the_record_opens_without_a_table(meet: Meet) -> None:
    """A bad record is refused by line, a good one is a replay for everybody."""
    anna = meet()
    url = anna.set_table(GAME, "me", "mate", name="Anna")
    anna.play_out()
    anna.page.wait_for_selector("#k-sheet .curve")
    assert anna.page.locator("#k-sheet .legend li").count() == 2
    assert anna.page.input_value("#k-share").endswith("/replay")
    assert findings(anna) == []
    record = anna.page.request.get(f"{url}/record").text()
    anna.page.click("#k-sheet .end .button")
    wait_for(anna, "0")
    assert anna.page.locator("#k-eyes option").count() == 3
    turns = anna.page.locator(".turns a")
    if turns.count():
        ply = int(turns.first.get_attribute("data-ply") or "")
        turns.first.click()
        wait_for(anna, max([step for step in plies(anna) if int(step) <= ply], key=int))
    stranger = meet("pl", "dark", phone=True)
    stranger.go("/records")
    stranger.page.fill("#k-record", record + "\nfly\n")
    stranger.page.click("#k-record-form .main")
    line = len(record.strip().splitlines()) + 2
    expect(stranger.page.locator("#k-trouble")).to_contain_text(f"Wiersz {line}, „fly”")
    assert findings(stranger) == []
    assert [told for told in meet.complaints if "400" not in told] == []
    meet.complaints.clear()  # the refused form
    files = {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()}
    stranger.page.set_input_files("#k-file", files)  # type: ignore[arg-type]
    expect(stranger.page.locator("#k-record")).to_have_value(record)
    stranger.page.click("#k-record-form .main")
    stranger.page.wait_for_selector("body[data-ply]")
    assert stranger.page.locator(".curve").count() == 1
    assert stranger.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(stranger) == []
