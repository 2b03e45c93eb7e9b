"""One picture of a backdrop and a live layer, for a page or for other programs."""

from __future__ import annotations

import re
from html import escape
from zlib import crc32

from kogga.core.face import Svg
from kogga.draw.layers import picture, size_of
from kogga.draw.palette import resolve
from kogga.draw.sheet import RULES

TAG = re.compile(r"<[a-z][^>]*>")
ATTRIBUTE = re.compile(r' ([\w:-]+)="([^"]*)"')
NAMED = re.compile(r'( id="| href="#|url\(#)')


def whole_picture(backdrop: Svg, live: Svg, theme: str | None, prefix: str) -> Svg:
    """Both layers in one element. Without a theme the page's style sheet colours it; with one it needs nothing."""
    size = size_of(backdrop)
    if theme is None:
        return picture(size, backdrop, live, class_="picture")
    width, height = size.split()
    return alone(picture(size, backdrop, live, width=width, height=height), theme, prefix)


def alone(drawing: Svg, theme: str, prefix: str) -> Svg:
    """The drawing for another program: colours as attributes, and ids no different drawing beside it has."""
    return paint(with_prefix(drawing, f"{prefix}{crc32((theme + drawing).encode()):08x}-"), theme)


def with_prefix(drawing: Svg, prefix: str) -> Svg:
    """Every id, and every reference to one, with a prefix."""
    return Svg(NAMED.sub(lambda found: found[1] + prefix, drawing))


def paint(drawing: Svg, theme: str) -> Svg:
    """Classes become attributes: readers without a style sheet show the right colours, and none leaks into theirs."""
    looks = {name: {key: resolve(words, theme) for key, words in rule.items()} for name, rule in RULES.items()}
    return Svg(TAG.sub(lambda found: paint_tag(found[0], looks), drawing))


def paint_tag(words: str, looks: dict[str, dict[str, str]]) -> str:
    """One tag with its classes turned into attributes; a class wins over an attribute, as it does on a page."""
    attributes = dict(ATTRIBUTE.findall(words))
    classes = attributes.pop("class", None)
    if classes is None:
        return words
    for name in classes.split():
        attributes.update({key: escape(look, quote=False) for key, look in looks.get(name, {}).items()})
    name = words[1:].split(" ", 1)[0]
    end = "/>" if words.endswith("/>") else ">"
    return "<" + name + "".join(f' {key}="{look}"' for key, look in attributes.items()) + end
