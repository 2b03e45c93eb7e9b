"""The rules in our own words as HTML: every § an element one can jump to, every mention of a § a link."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from kogga.core.book import Paragraph
from kogga.front.shelf import book

MENTION = re.compile(r"§(\d+(?:\.\d+)*)|\b(R\d+)\b")


@dataclass(frozen=True)
class Section:
    """One § or ruling, ready for the page."""

    number: str
    sign: str
    title: str
    source: str
    text: Markup
    is_chapter: bool
    opens_rulings: bool


@cache
def sections(game: str, lang: str) -> tuple[Section, ...]:
    """The book of a game, in order; rulings stand behind the rules."""
    paragraphs = book(game, lang)
    first_ruling = next((number for number in paragraphs if number.startswith("R")), "")
    return tuple([section(paragraph, paragraphs, first_ruling) for paragraph in paragraphs.values()])


def section(paragraph: Paragraph, paragraphs: dict[str, Paragraph], first_ruling: str) -> Section:
    """One paragraph as HTML."""
    number = paragraph.number
    is_ruling = number.startswith("R")
    text = MENTION.sub(lambda found: link(found, paragraphs), markdown().render(paragraph.text))
    return Section(
        number,
        number if is_ruling else f"§{number}",
        paragraph.title,
        paragraph.source,
        Markup(text),  # markdown-it escapes whatever is not Markdown of its own
        not is_ruling and "." not in number,
        number == first_ruling,
    )


def link(found: re.Match[str], paragraphs: dict[str, Paragraph]) -> str:
    """A mention of a § becomes a link if there is such a §."""
    number = found[1] or found[2]
    return f'<a href="#k-p-{number}">{found[0]}</a>' if number in paragraphs else found[0]


@cache
def markdown() -> MarkdownIt:
    """Markdown without HTML, images or links to elsewhere."""
    return (
        MarkdownIt("commonmark", {"html": False})
        .enable("table")
        .disable(["image", "link", "autolink", "html_block", "html_inline"])
    )
