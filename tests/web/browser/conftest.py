"""A server, a browser, and people with pages of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, ViewportSize, sync_playwright

from tests.web.browser.driving import Person, Thumb
from tests.web.serving import Server

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
BOT_PAUSE = 0.02  # seconds
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}


class Meet:
    """Makes people, each with a browser window of their own, and hears what their browsers complain about."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def __call__(
        self,
        lang: str = "en",
        theme: str = "light",
        seed: int = 1,
        address: str = "",
        phone: bool = False,
        still: bool = True,
    ) -> Person:
        """Somebody who reads this language, in these colours, at a desk or with a phone."""
        context = self.browser.new_context(
            locale=LOCALES[lang],
            color_scheme="dark" if theme == "dark" else "light",
            viewport=PHONE if phone else DESK,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=phone,
            is_mobile=phone,
        )
        context.set_default_timeout(60_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self.note)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return (Thumb if phone else Person)(page, address or self.address, seed)

    def note(self, message: ConsoleMessage) -> None:
        """Remember an error."""
        if message.type == "error":
            self.complaints.append(message.text)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The distribution's Chromium. Without it there is nothing to test here; in CI that is a failure.

    It is closed when this folder's tests are over, because Playwright holds this thread's event loop.
    """
    found = os.environ.get("KOGGA_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        reason = "there is no Chromium on this machine (Debian: apt install chromium; or KOGGA_CHROMIUM names one)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this folder."""
    with Server(tmp_path_factory.mktemp("kogga"), BOT_PAUSE) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server a test may stop and start."""
    with Server(tmp_path, BOT_PAUSE) as running:
        yield running


@pytest.fixture
def meet(browser: Browser, server: Server) -> Iterator[Meet]:
    """Make people. Whatever their browsers complained about fails the test."""
    company = Meet(browser, server.address)
    yield company
    for context in company.contexts:
        context.close()
    assert company.complaints == []
