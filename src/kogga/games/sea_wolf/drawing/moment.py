"""The ribbon above the row: what the moment is about, where it is not an ordinary turn."""

from __future__ import annotations

from html import escape

from kogga.games.sea_wolf.drawing.places import BANNER
from kogga.games.sea_wolf.face import WolfFace
from kogga.games.sea_wolf.pieces import COLORS, DELIVERIES, EVENTS
from kogga.games.sea_wolf.state import Phase
from kogga.games.sea_wolf.view import WolfView


def draw_moment(parts: list[str], face: WolfFace, view: WolfView) -> None:
    """A storm in its colour, the open port, a sea wolf for hire, the end; in variant 100 which deal it is."""
    if view.phase == Phase.EVENT:
        color = COLORS[view.event]
        words = face.say(
            "drawing.struck", event=face.say(f"name.{EVENTS[view.event]}"), colored=face.say(f"colored.{color}")
        )
        signs = (
            f'<circle cx="-212" r="15" class="f-{color}"/><use href="#bolt" class="f-{color}-ink" x="-212"/>'
            f'<circle cx="212" r="15" class="f-card o-{color}" stroke-width="2.5"/>'
            f'<use href="#good-{view.event}" class="f-{color} o-card" transform="translate(212 0) scale(.7)"/>'
        )
        ribbon(parts, f"f-storm o-{color}", "f-white", signs, words)
    elif view.phase == Phase.DELIVERY:
        words = face.say("drawing.port_open", number=view.came, all=DELIVERIES)
        ribbon(
            parts,
            "f-paper o-brass",
            "f-ink",
            '<use href="#small-crate" x="-212"/><use href="#small-crate" x="212"/>',
            words,
        )
    elif view.phase == Phase.WOLF:
        sailor = '<use href="#sailor" transform="translate(-212 -1) scale(.44)"/>'
        ribbon(parts, "f-paper o-brass", "f-ink", sailor, face.say("drawing.for_hire"))
    elif view.phase == Phase.OVER:
        ribbon(parts, "f-paper o-brass", "f-ink", "", face.say("drawing.over"))
    elif view.options.hundred:
        x, y = BANNER
        words = escape(face.say("drawing.deal", number=view.deal), quote=False)
        parts.append(f'<text id="deal" x="{x}" y="{y + 6}" class="serif mid f-ink-2" font-size="17">{words}</text>')


def ribbon(parts: list[str], class_: str, ink: str, signs: str, words: str) -> None:
    """A ribbon with signs at its ends and words between them."""
    x, y = BANNER
    parts.append(
        f'<g id="moment" transform="translate({x} {y})"><use href="#ribbon" class="{class_}"/>{signs}'
        f'<text y="6.5" class="serif mid {ink}" font-size="18">{escape(words, quote=False)}</text></g>'
    )
