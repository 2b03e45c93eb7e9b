"""Every page and every game, large and small, light and dark, in both languages: pictures for people to look at.

They lie in artefacts/screenshots afterwards. What a machine can see of them is checked: nothing hangs over the edge.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from kogga.front.shelf import games
from tests.web.browser.conftest import Meet
from tests.web.browser.driving import Person

FOLDER = Path(__file__).parents[3] / "artefacts" / "screenshots"
LOOKS = list(product(("en", "pl"), ("light", "dark"), (False, True)))
DECISIONS = 6  # no game is over so soon


def take(person: Person, name: str) -> None:
    """A picture of what this person sees."""
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    FOLDER.mkdir(parents=True, exist_ok=True)
    person.page.wait_for_timeout(100)
    person.page.screenshot(path=FOLDER / f"{name}.png")


def looks_of(meet: Meet, host: Person, path: str, name: str, ready: str) -> list[Person]:
    """The same page as the same person sees it in every look, with a picture of each."""
    people = []
    for lang, theme, phone in LOOKS:
        person = meet(lang, theme, phone=phone)
        person.page.context.add_cookies(host.page.context.cookies())  # type: ignore[arg-type]
        person.go(path)
        person.page.wait_for_selector(ready)
        take(person, f"{name}-{'390' if phone else '1440'}-{theme}-{lang}")
        people.append(person)
    return people


@pytest.mark.parametrize("game", sorted(games))
def test_a_game_in_its_middle(game: str, meet: Meet) -> None:
    """The table when it is one's turn, and the form that sets it."""
    anna = meet(seed=9)
    url = anna.set_table(game, "me", *["mate"] * (len(games[game].card.seats)), name="Anna")
    for _ in range(DECISIONS):
        anna.is_asked()
        anna.choose_any()
    anna.is_asked()
    looks_of(meet, anna, url, game, "#k-choices li")
    phone = meet("pl", "dark", phone=True)
    phone.go(f"/g/{game}/set")
    take(phone, f"{game}-set-390-dark-pl")


def test_the_lobby(meet: Meet) -> None:
    """With a table that waits for the reader, and one to join."""
    anna, jan = meet(), meet()
    jan.set_table("sea_wolf", "me", "free", name="Jan", listed=True)
    anna.set_table("sea_wolf", "me", "mate", name="Anna")
    anna.is_asked()
    looks_of(meet, anna, "/", "lobby", ".box")


def test_the_other_parts_of_a_table(meet: Meet) -> None:
    """The waiting room, the book, the chat, the menu, an earlier moment, the end."""
    for phone, theme in ((False, "light"), (True, "dark")):
        anna = meet("pl", theme, seed=2, phone=phone)
        name = "390-dark-pl" if phone else "1440-light-pl"
        anna.set_table("sea_wolf", "me", "free", "mate", name="Anna")
        anna.page.wait_for_selector("#k-chairs li")
        take(anna, f"part-room-{name}")
        anna.page.locator("#k-chairs button").first.click()
        anna.is_asked()
        anna.choose_any()
        anna.is_asked()
        for tab in ("book", "chat", "log"):
            anna.page.click(f"#k-tab-{tab}")
            take(anna, f"part-{tab}-{name}")
        anna.page.locator("#k-log button").nth(3).click()
        anna.page.wait_for_selector("body.at-moment")
        take(anna, f"part-moment-{name}")
        anna.page.keyboard.press("Escape")
        anna.page.click("[popovertarget=k-menu]")
        take(anna, f"part-menu-{name}")
        anna.page.keyboard.press("Escape")
        anna.play_out()
        anna.page.wait_for_selector("#k-sheet .curve")
        take(anna, f"part-end-{name}")
        anna.page.click("#k-sheet .end .button")
        anna.page.wait_for_selector("body[data-ply]")
        take(anna, f"part-replay-{name}")


def test_one_screen_and_clocks(meet: Meet) -> None:
    """The form with a shared screen and a clock, the curtain, the clocks, a pause, the big screen."""
    for phone, theme, pace in ((False, "light", "live"), (True, "dark", "slow")):
        anna = meet("pl", theme, seed=2, phone=phone)
        name = "390-dark-pl" if phone else "1440-light-pl"
        anna.go("/g/sea_wolf/set")
        anna.page.fill("#k-set [name=name]", "Anna")
        for seat, chair in enumerate(("me", "here", "mate", "", "")):
            anna.page.select_option(f"[name=chair-{seat}]", chair)
        anna.page.fill("[name=who-1]", "Ewa")
        anna.page.check(f"[name=clock][value={pace}]")
        take(anna, f"company-set-{name}")
        anna.page.click("#k-set button.main")
        anna.page.wait_for_selector("#k-curtain[open]")
        take(anna, f"company-curtain-{name}")
        anna.page.click("#k-curtain button.main")
        anna.page.wait_for_selector(".time:not(:empty)")
        take(anna, f"company-clock-{name}")
        anna.page.click("[popovertarget=k-menu]")
        anna.page.click("#k-pause")
        anna.page.wait_for_selector("#k-standing .notice")
        take(anna, f"company-pause-{name}")
        anna.go(anna.set_table("manila", "free", "free", "mate") + "/screen")
        anna.page.wait_for_selector("#k-chairs li")
        take(anna, f"company-screen-{name}")
