"""Elements. Whatever is not yet Svg is escaped here, so that raw text cannot slip into a drawing."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from kogga.core.face import Svg

Attribute = str | float | None


def tag(name: str, *inside: str, **attributes: Attribute) -> Svg:
    """One element. `class_` is written class, `stroke_width` stroke-width; None leaves an attribute out."""
    head = name + "".join([write(key, given) for key, given in attributes.items() if given is not None])
    body = "".join([part if isinstance(part, Svg) else escape(part, quote=False) for part in inside])
    return Svg(f"<{head}>{body}</{name}>" if body else f"<{head}/>")


def write(key: str, given: str | float) -> str:
    """One attribute with the space before it."""
    words = escape(given) if isinstance(given, str) else number(given)
    return f' {key.rstrip("_").replace("_", "-")}="{words}"'


def number(given: float) -> str:
    """As short as it goes: 1.50 is 1.5, 2.0 is 2, 0.5 is .5."""
    if not isinstance(given, float):
        return str(given)
    words = f"{given:.2f}".rstrip("0").rstrip(".")
    return words.replace("0.", ".", 1) if words.startswith(("0.", "-0.")) else words


def join(*parts: Svg) -> Svg:
    """Elements one after another."""
    return Svg("".join(parts))


def g(*inside: Svg, **attributes: Attribute) -> Svg:
    """A group."""
    return tag("g", *inside, **attributes)


def defs(*inside: Svg) -> Svg:
    """Things drawn nowhere by themselves, only where they are used."""
    return tag("defs", *inside)


def use(thing: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: Attribute) -> Svg:
    """A thing from the defs, moved to x, y and made smaller or larger."""
    return tag("use", href=f"#{thing}", transform=at(x, y, scale) or None, **attributes)


@lru_cache(maxsize=20_000)  # things stand on the same spots again and again
def at(x: float, y: float, scale: float = 1) -> str:
    """The transform that moves a thing, and makes it smaller or larger."""
    moved = [f"translate({number(x)} {number(y)})"] if x or y else []
    return " ".join([*moved, f"scale({number(scale)})"] if scale != 1 else moved)


def path(d: str, class_: str | None = None, **attributes: Attribute) -> Svg:
    """A stroke of the pen."""
    return tag("path", d=d.replace(" -", "-"), class_=class_, **attributes)


def rect(x: float, y: float, width: float, height: float, class_: str | None = None, **attributes: Attribute) -> Svg:
    """A box."""
    return tag("rect", x=x, y=y, width=width, height=height, class_=class_, **attributes)


def circle(x: float, y: float, r: float, class_: str | None = None, **attributes: Attribute) -> Svg:
    """A disc."""
    return tag("circle", cx=x or None, cy=y or None, r=r, class_=class_, **attributes)


def text(x: float, y: float, words: str, class_: str, size: float, **attributes: Attribute) -> Svg:
    """Words, or a number; y is the line they stand on."""
    return tag("text", words, x=x, y=y, class_=class_, font_size=size, **attributes)
