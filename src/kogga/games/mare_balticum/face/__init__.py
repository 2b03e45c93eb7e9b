"""Prompts, labels, log sentences, panels, tips, and what a choice touches."""

from __future__ import annotations

from collections.abc import Sequence

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.core.face import Counter, Panel, Said
from kogga.games.mare_balticum.actions import Move
from kogga.games.mare_balticum.face import elements, labels, tips
from kogga.games.mare_balticum.face.ask import ask
from kogga.games.mare_balticum.face.elements import in_reserve
from kogga.games.mare_balticum.face.log import tell
from kogga.games.mare_balticum.face.names import MareNames
from kogga.games.mare_balticum.face.table import table
from kogga.games.mare_balticum.pieces import NONE, size
from kogga.games.mare_balticum.state import Phase
from kogga.games.mare_balticum.view import MareView


class MareFace(MareNames):
    """Mare Balticum in words."""

    def ask(self, view: MareView) -> Said:
        """Who must do what, and by which paragraph."""
        return ask(self, view)

    def label(self, view: MareView, action: Move) -> str:
        """What a button says."""
        return labels.label(self, action)

    def tell(self, event: Event, ear: Seat | None) -> str:
        """What happened, said to this seat."""
        return tell(self, event, ear)

    def panels(self, view: MareView) -> Sequence[Panel]:
        """The players, by seat."""
        return [
            Panel(seat, self.name(seat), self.score(view, seat), self.counters(view, seat), seat in view.to_act)
            for seat in range(view.seats)
        ]

    def score(self, view: MareView, seat: Seat) -> str:
        """One's own points, at the end everybody's; before, those of others are a secret."""
        is_known = seat == view.seat or view.phase == Phase.OVER
        return self.say("points.short", n=view.scores[seat]) if is_known else self.say("points.secret")

    def counters(self, view: MareView, seat: Seat) -> tuple[Counter, ...]:
        """Hold and warehouse, and whatever stands out."""
        texts = {
            "hold": self.say("panel.hold", n=size(view.holds[seat])),
            "warehouse": self.say("panel.warehouse", n=size(view.stores[seat])),
        }
        waiting = in_reserve(view, seat)
        if waiting:
            texts["reserve"] = self.say("panel.reserve", n=waiting)
        if view.phase == Phase.TURN and seat == view.active:
            texts["actions"] = self.say("panel.actions", n=view.actions)
        marks = {
            "first": view.phase > Phase.START and seat == view.first,
            "taxed": view.is_taxed(seat),
            "contract": view.contracts[seat] != NONE,
            "done": view.phase == Phase.EVENT and seat not in view.to_act,
        }
        texts |= {name: self.say(f"panel.{name}") for name, holds in marks.items() if holds}
        return tuple([Counter(f"panel-{seat}-{name}", text) for name, text in texts.items()])

    def table(self, view: MareView) -> str:
        """The table as plain text."""
        return table(self, view)

    def tip(self, view: MareView, id: str) -> Said | None:
        """What an element of the drawing or a panel is."""
        return tips.tip(self, view, id)

    def touches(self, view: MareView, action: Move) -> Sequence[str]:
        """The elements one presses to mean this action."""
        return elements.touches(view, action)

    def tries(self, view: MareView, id: str) -> Sequence[Move]:
        """Actions one might have meant by pressing this element."""
        return elements.tries(view, id)
