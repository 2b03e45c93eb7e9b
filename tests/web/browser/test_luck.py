"""Luck checked in a real browser, without trusting the server; rulings and scenes; words mixed in before the game."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from kogga.front.match import match
from kogga.front.shelf import games
from kogga.table.proof import luck_sheet, record_of
from tests.table.voyages import sailed
from tests.web.browser.conftest import Meet
from tests.web.browser.driving import Person, findings
from tests.web.client import set_table
from tests.web.serving import Server
from tests.web.test_luck import play_out

GOOD = "Everything your browser can check is right."
BAD = "Something is wrong."


def told(person: Person, text: str, noted: str = "") -> tuple[str, str]:
    """What the page says of a text."""
    person.page.fill("#k-noted", noted)
    person.page.fill("#k-text", text)
    person.page.click("#k-check button")
    return person.page.inner_text("#k-found-title"), person.page.inner_text("#k-findings")


def changed(text: str, part: str, change: Any) -> str:
    """A luck sheet with something else in it."""
    sheet = json.loads(text)
    if part == "record":
        sheet["record"] = change(sheet["record"])
    else:
        change(sheet["lucks"])
    return json.dumps(sheet, ensure_ascii=False)


def other_outcome(lucks: list[dict[str, Any]]) -> None:
    """Some card is another."""
    turn = next(turn for turn in lucks if len(turn.get("odds", ())) > 1 and turn["line"] is not None)
    turn["came"] = next(came for came, _ in turn["odds"] if came != turn["came"])


TAMPERED = {
    "a card": ("lucks", other_outcome),
    "odds": ("lucks", lambda lucks: lucks[0]["odds"].insert(0, ["nothing", 10**9])),
    "a turn less": ("lucks", lambda lucks: lucks.pop(3)),
    "a turn less at the end": ("lucks", lambda lucks: lucks.pop()),
    "the seed": ("record", lambda record: record.replace("a secret of", "the secret of")),
    "the words": ("record", lambda record: record.replace("Ala ma kota", "Ala ma psa")),
    "the promise": ("record", lambda record: record.replace('Commitment "', 'Commitment "0')),
    "a line less": ("record", lambda record: "\n".join(record.splitlines()[:-3])),
    "a line changed": ("record", lambda record: record.replace("\ntake ", "\ngive ", 1)),
    "what was taken back": ("record", lambda record: record.replace("[Undone", "[Undid")),
}


@pytest.mark.parametrize("game", sorted(games))
def test_the_browser_draws_every_die_and_card_again(game: str, meet: Meet) -> None:
    """Of every game, throws into the box included."""
    voyage = sailed(game)
    anna = meet("en")
    anna.go("/verify")
    text = luck_sheet(voyage.head, voyage.rows)
    title, found = told(anna, text, voyage.ledger.promise)
    assert title == GOOD, found
    assert f"{len(voyage.ledger.luck_rows)} turns were drawn again" in found
    assert "The hash you noted is the promised one." in found
    assert "“Ala ma kota”" in found
    anna.page.click("#k-turns summary")
    assert anna.page.locator("#k-drawn tr").count() == len(voyage.ledger.luck_rows)
    throws = [turn for turn in json.loads(text)["lucks"] if turn.get("throw")]
    if throws:
        face = "2" if "1@" in throws[0]["came"] else "1"
        wrong = changed(text, "lucks", lambda lucks: lucks[throws[0]["k"]].update(
            came=throws[0]["came"].replace(throws[0]["came"].partition("@")[0][-1] + "@", face + "@", 1)))  # fmt: skip
        assert wrong == text or told(anna, wrong)[0] == BAD


def test_whatever_was_tampered_with_is_found_out(meet: Meet) -> None:
    """And an untouched record alone is not taken for a proof."""
    voyage = sailed("sea_wolf")
    text = luck_sheet(voyage.head, voyage.rows)
    anna = meet("en")
    anna.go("/verify")
    for what, (part, change) in TAMPERED.items():
        tampered = changed(text, part, change)
        assert tampered != text, what
        assert told(anna, tampered)[0] == BAD, what
    assert told(anna, text, "0" * 64)[0] == BAD, "another hash was noted"
    assert told(anna, "ahoy")[0] != GOOD
    assert told(anna, record_of(voyage.ledger))[0] == "Not everything could be checked."
    assert "nothing to check" in told(anna, match("sea_wolf", seats=2, seed=1).record())[1]
    assert told(anna, text)[0] == GOOD


def test_words_are_mixed_in_while_seats_are_taken(meet: Meet) -> None:
    """In the waiting room, below what the table has promised."""
    anna = meet("pl", phone=True)
    url = anna.set_table("sea_wolf", "me", "free", name="Anna")
    anna.page.click("#k-room summary")
    promise = anna.page.inner_text("#k-room .hash")
    anna.page.fill("#k-room [name=words]", "Ala ma kota")
    with anna.page.expect_navigation():
        anna.page.click("#k-room form[action$=words] button")
    anna.go(f"{url}/luck")
    assert anna.page.inner_text(".words") == "„Ala ma kota”"
    assert anna.page.input_value("#k-promise") == promise
    assert findings(anna) == []


def test_from_the_end_of_a_game_to_the_proof(meet: Meet, server: Server) -> None:
    """The end leads to luck, the account, and the check against the hash this browser saw first."""
    sitting = set_table(server.address, "sea_wolf", 2)
    people = [meet("en"), meet("pl", "dark", phone=True)]
    for person in people:
        person.go(f"/t/{sitting.name}")
        person.page.wait_for_selector("#k-panels .panel")
    with ThreadPoolExecutor(1) as elsewhere:  # this thread's event loop is the browser's
        elsewhere.submit(play_out, server, sitting).result()
    found = []
    for person in people:
        person.page.wait_for_selector("#k-sheet[open]")
        person.page.click("#k-sheet a[href$=luck]")
        person.page.wait_for_selector(".account")
        found += findings(person)
        assert person.page.locator(".bar-of-luck").count() == 2
        promise = person.page.input_value("#k-promise")
        person.page.click("a[href^='/verify']")
        person.page.wait_for_selector("#k-findings li")
        assert person.page.input_value("#k-noted") == promise
        assert person.page.locator("#k-findings .wrong").count() == 0
        assert person.page.locator("#k-findings .good").count() >= 7
        found += findings(person)
    assert found == []


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("pl", "light")])
def test_rulings_lead_to_scenes_and_back_to_the_book(lang: str, theme: str, meet: Meet) -> None:
    anna = meet(lang, theme, phone=lang == "pl")
    anna.go("/g/manila/book")
    anna.page.click("a[href='/g/manila/rulings']")
    found = findings(anna)
    anna.page.locator("a[href^='/g/manila/scenes/']").first.click()
    anna.page.wait_for_selector(".steps")
    found += findings(anna)
    anna.page.locator("a[href*='book#k-p-']").first.click()
    anna.page.wait_for_selector("#k-book")
    assert found == []
