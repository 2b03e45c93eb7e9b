"""Prompts, labels, log sentences, panels, tips, and what a choice touches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.core.face import Counter, Panel, Said
from kogga.core.scores import places
from kogga.games.manila.actions import Move
from kogga.games.manila.face import elements, labels, tips
from kogga.games.manila.face.ask import ask
from kogga.games.manila.face.elements import marks, waiting
from kogga.games.manila.face.log import tell
from kogga.games.manila.face.names import ManilaNames
from kogga.games.manila.face.table import table
from kogga.games.manila.pieces import ACCOMPLICES, ROLLS
from kogga.games.manila.state import Phase
from kogga.games.manila.view import ManilaView

# What the bar says while luck is at work, with its paragraph.
LUCK: Final = {Phase.OPENER: ("opener", "2.4"), Phase.DEAL: ("deal", "2.2"), Phase.ROLL: ("roll", "6.1")}


class ManilaFace(ManilaNames):
    """Manila in words."""

    def ask(self, view: ManilaView) -> Said:
        """Who must do what, and by which paragraph."""
        if view.phase == Phase.OVER:
            return self.ask_over(view)
        if view.phase < Phase.AUCTION:
            key, paragraph = LUCK[view.phase]
            return Said(self.say(f"ask.{key}", roll=view.round + ROLLS - ACCOMPLICES[view.seats]), paragraph)
        return ask(self, view)

    def ask_over(self, view: ManilaView) -> Said:
        """§13.1, §13.3 Who won."""
        place = places([(score,) for score in view.scores])
        winners = [seat for seat in range(view.seats) if place[seat] == 1]
        key = "shared" if len(winners) > 1 else "you" if winners[0] == view.seat else "other"
        who = self.listed([self.within(seat, view.seat) for seat in winners])
        money = self.money(view.scores[winners[0]])
        return Said(self.say(f"over.{key}", who=who, money=money), "13.3" if len(winners) > 1 else "13.1")

    def label(self, view: ManilaView, action: Move) -> str:
        """What a button says."""
        return labels.label(self, view, action)

    def tell(self, event: Event, ear: Seat | None) -> str:
        """What happened, said to this seat."""
        return tell(self, event, ear)

    def panels(self, view: ManilaView) -> Sequence[Panel]:
        """The players, by seat."""
        return [
            Panel(seat, self.name(seat), self.score(view, seat), self.counters(view, seat), seat in view.to_act)
            for seat in range(view.seats)
        ]

    def score(self, view: ManilaView, seat: Seat) -> str:
        """Cash, which all can see; at the end the fortune."""
        return self.coins(view.scores[seat] if view.phase == Phase.OVER else view.cash[seat])

    def counters(self, view: ManilaView, seat: Seat) -> tuple[Counter, ...]:
        """Shares, accomplices, and whatever stands out."""
        texts = {"shares": self.say("panel.shares", n=view.free_count[seat])}
        if view.pledged_count[seat]:
            texts["pledged"] = self.say("panel.pledged", n=view.pledged_count[seat])
        if view.phase != Phase.OVER:
            texts["accomplices"] = self.say("panel.accomplices", n=waiting(view, seat))
        if seat == view.seat and view.phase != Phase.OVER:
            texts["fortune"] = self.say("panel.fortune", n=self.signed(view.scores[seat]))
        texts |= {name: self.say(f"panel.{name}", bid=view.bid) for name in marks(view, seat)}
        return tuple([Counter(f"panel-{seat}-{name}", text) for name, text in texts.items()])

    def table(self, view: ManilaView) -> str:
        """The table as plain text."""
        return table(self, view)

    def tip(self, view: ManilaView, id: str) -> Said | None:
        """What an element of the drawing or a panel is."""
        return tips.tip(self, view, id)

    def touches(self, view: ManilaView, action: Move) -> Sequence[str]:
        """The elements one presses to mean this action."""
        return elements.touches(view, action)

    def tries(self, view: ManilaView, id: str) -> Sequence[Move]:
        """Actions one might have meant by pressing this element."""
        return elements.tries(view, id)
