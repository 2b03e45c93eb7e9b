"""A person at a browser: what they press, and what they see."""

from __future__ import annotations

from random import Random

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

from kogga.front.shelf import games

GRAVE = ("serious", "critical")
DECISIONS = 2000  # no game asks one person more often than that
LOOKS = 3000  # at a page that is to change, 20 ms or more apart
PRESSES = 8  # no choice takes more presses than that
ASKED = "body.yours #k-choices [data-words]"
OVER = "#k-sheet[open]"
GLOWING = "#k-picture .may:not(.picked)"
# A spot of every such element within the window: its middle, or one inside where a shape is crooked or half covered.
SPOTS = """(selector) => {
  const frame = document.getElementById("k-frame").getBoundingClientRect();
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  return [...document.querySelectorAll(selector)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const spots = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y]));
    return spots.find(([x, y]) => element.contains(document.elementFromPoint(x, y))) ?? spots[0];
  }).filter(([x, y]) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
}"""


def short_options(game: str) -> dict[str, str]:
    """Options that make a game short, where a game has such."""
    return {
        f"option-{option.name}": str(min(option.choices, key=lambda choice: int(choice)))
        for option in games[game].card.options
        if option.name == "rounds"
    }


class Person:
    """Somebody with a page of their own."""

    def __init__(self, page: Page, address: str, seed: int = 1) -> None:
        self.page = page
        self.address = address
        self.rng = Random(seed)
        self.presses = 0

    # going places

    def go(self, path: str) -> None:
        """Open a page."""
        self.page.goto(self.address + path if path.startswith("/") else path)

    def set_table(self, game: str, *chairs: str, name: str = "", listed: bool = False) -> str:
        """Set a table by the form a person would fill in; its address."""
        self.go(f"/g/{game}/set")
        if name:
            self.page.fill("#k-set [name=name]", name)
        for seat in range(games[game].card.seats.stop - 1):
            self.page.select_option(f"[name=chair-{seat}]", chairs[seat] if seat < len(chairs) else "")
        for field, choice in short_options(game).items():
            self.page.check(f"[name='{field}'][value='{choice}']")
        self.page.set_checked("[name=listed]", listed)
        self.page.click("#k-set button.main")
        self.page.wait_for_selector("#k-table")
        return self.page.url

    def sit(self, url: str, name: str) -> None:
        """Come by a link, say a name, sit down."""
        self.go(url)
        self.page.fill("#k-sit [name=name]", name)
        self.page.locator("#k-chairs button.main").first.click()
        self.page.wait_for_selector("#k-panels .panel")

    # playing

    def is_asked(self) -> bool:
        """Wait until there is a decision to make; False: the game is over."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}")
        return not self.page.locator(OVER).count()

    @property
    def question(self) -> str:
        """What the page's moves answer now."""
        return self.page.get_attribute("body", "data-asked") or ""

    def wait_until_done(self, question: str) -> None:
        """Wait until the server has taken the move."""
        self.page.wait_for_selector(f"body:not([data-asked='{question}']), {OVER}")

    @property
    def choices(self) -> Locator:
        """The lines of the list."""
        return self.page.locator("#k-choices [data-words]")

    def choose(self, words: str) -> None:
        """Play what these words say, from the list."""
        question = self.question
        self.page.click(f"#k-choices [data-words='{words}']")
        self.wait_until_done(question)

    def choose_any(self) -> None:
        """Play something from the list with the mouse."""
        question = self.question
        lines = self.choices
        lines.nth(self.rng.randrange(lines.count())).click()
        self.wait_until_done(question)

    def type_any(self) -> None:
        """Play something from the list by keyboard: digits choose, Enter acts."""
        question = self.question
        number = self.rng.randrange(self.choices.count()) + 1
        for digit in str(number):
            self.page.keyboard.press(digit)
        line = self.page.locator("#k-choices :focus kbd")
        assert line.inner_text() == str(number)
        self.page.keyboard.press("Enter")
        self.wait_until_done(question)

    def press_any(self) -> None:
        """Play something by pressing what glows; what lives in the bar alone, by its button."""
        question = self.question
        for _ in range(PRESSES):
            spots = self.page.evaluate(SPOTS, GLOWING)
            buttons = self.page.locator("#k-buttons [data-words], #k-buttons .stepper .main")
            if spots and (self.rng.random() < 0.8 or not buttons.count()):
                x, y = self.rng.choice(spots)
                self.press(x, y)
                self.presses += 1
            else:
                buttons.nth(self.rng.randrange(buttons.count())).click()
            if self.question != question or self.is_settled(question):
                return
        raise AssertionError("pressing leads nowhere")

    def press_element(self, name: str) -> None:
        """Press an element of the picture where it can be seen."""
        self.press(*self.page.evaluate(SPOTS, f"#{name}")[0])

    def press(self, x: float, y: float) -> None:
        """Press a spot of the window."""
        self.page.mouse.click(x, y)

    def is_settled(self, question: str) -> bool:
        """Was a move sent? Then wait for it; else the choices are only narrowed."""
        if self.page.locator("#k-picture .picked").count():
            return False
        self.wait_until_done(question)
        return True

    def play_out(self, decide: str = "choose_any") -> int:
        """Play to the end of the game; how many decisions that took."""
        for count in range(DECISIONS):
            if not self.is_asked():
                return count
            getattr(self, decide)()
        raise AssertionError("the game does not end")


class Thumb(Person):
    """Somebody with a phone."""

    def press_element(self, name: str) -> None:
        """Press an element of the picture where it can be seen."""
        self.press(*self.page.evaluate(SPOTS, f"#{name}")[0])

    def press(self, x: float, y: float) -> None:
        """Tap."""
        self.page.touchscreen.tap(x, y)


def on_turn(*people: Person) -> tuple[Person, Person]:
    """Wait until one of two people is asked, and only one; who it is, and the other."""
    for _ in range(LOOKS):
        asked = [person for person in people if person.page.locator("body.yours").count()]
        if len(asked) == 1:
            return asked[0], next(person for person in people if person is not asked[0])
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked, or both are")


def findings(person: Person) -> list[str]:
    """What axe has to say of the page that is serious."""
    found = Axe().run(person.page).response["violations"]
    return [
        f"{person.page.url}: {finding['id']}: {node['html'][:200]} {node['failureSummary']}"
        for finding in found
        if finding["impact"] in GRAVE
        for node in finding["nodes"]
    ]
