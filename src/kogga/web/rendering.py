"""Templates, and what every page is made with."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup
from starlette.responses import HTMLResponse

from kogga.core.game import AnyGame
from kogga.core.options import Choice, write_choice
from kogga.core.words import LANGUAGES
from kogga.draw.emblems import EMBLEMS
from kogga.draw.standalone import with_prefix
from kogga.store.rows import Guest
from kogga.web.build import build, static
from kogga.web.speech import page_words

LANGUAGE_NAMES = {"en": "English", "pl": "Polski"}
COLOURS = ("orange", "blue", "green", "violet", "ochre")  # by seat
REMINDERS = ("signal", "badge", "sound", "notify")
# What a visitor may wish for, and what holds until then.
WISHES = {
    "lang": LANGUAGES,
    "theme": ("auto", "light", "dark"),
    "size": ("normal", "large", "huge"),
    "confirm": ("off", "on"),
    "motion": ("auto", "off"),
    "signal": ("on", "off"),
    "badge": ("on", "off"),
    "sound": ("on", "off"),
    "notify": ("off", "on"),
    "colour": ("any", *COLOURS),
}


@cache
def templates() -> Environment:
    """The page templates; every text is escaped."""
    loader = PackageLoader("kogga.web")
    environment = Environment(
        loader=loader, autoescape=select_autoescape(default=True), undefined=StrictUndefined, trim_blocks=True
    )
    environment.globals.update(
        static=static,
        build=build(),
        emblems=EMBLEMS,
        colours=WISHES["colour"],
        reminders=REMINDERS,
        languages=LANGUAGE_NAMES,
        write_choice=write_choice,
    )
    return environment


def render(name: str, lang: str, guest: Guest | None, status: int = 200, **parts: Any) -> HTMLResponse:
    """A page in this language, for this guest."""
    page = render_part(name, lang, guest=guest, wishes=wishes_of(guest, lang), **parts)
    return HTMLResponse(page, status, {"cache-control": "no-store", "vary": "cookie, accept-language"})


def render_part(name: str, lang: str, **parts: Any) -> str:
    """A template in this language: a page, or a part of one."""
    words = page_words(lang)
    say = lambda key, **args: words.say(key, args)  # noqa: E731
    return templates().get_template(name).render(lang=lang, say=say, **parts)


def wishes_of(guest: Guest | None, lang: str) -> dict[str, str]:
    """What the guest wishes, the first of each where nothing was said."""
    chosen = {} if guest is None else guest.wishes
    wishes = {key: chosen.get(key, "") if chosen.get(key) in known else known[0] for key, known in WISHES.items()}
    return wishes | {"lang": lang}


@cache
def cover(game: AnyGame, lang: str) -> Markup:
    """The lid of the box, its ids kept apart from those of other boxes."""
    return Markup(with_prefix(game.face.speaking(lang).cover(), f"k-{game.card.id}-"))


def choice_name(game: AnyGame, lang: str, choice: Choice) -> str:
    """A choice of an option as a person reads it."""
    if isinstance(choice, bool):
        return page_words(lang).say("yes" if choice else "no", {})
    return game.face.speaking(lang).spell(str(choice))


def level_name(lang: str, level: str) -> str:
    """What a bot's level is called."""
    words = page_words(lang)
    return words.say(f"levels.{level}", {}) if f"levels.{level}" in words else level
