"""Prompts, labels, log sentences, panels, tips, and what a choice touches."""

from __future__ import annotations

from collections.abc import Sequence

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.core.face import Counter, Panel, Said
from kogga.core.scores import places
from kogga.games.seven_seas.actions import Move
from kogga.games.seven_seas.face import elements, labels, tips
from kogga.games.seven_seas.face.ask import ask
from kogga.games.seven_seas.face.log import tell
from kogga.games.seven_seas.face.names import SeasNames
from kogga.games.seven_seas.face.ships import empty
from kogga.games.seven_seas.face.table import table
from kogga.games.seven_seas.state import Phase
from kogga.games.seven_seas.view import SeasView


class SeasFace(SeasNames):
    """Pirates of the 7 Seas in words."""

    def ask(self, view: SeasView) -> Said:
        """Who must do what, and by which paragraph."""
        return self.ask_over(view) if view.phase == Phase.OVER else ask(self, view)

    def ask_over(self, view: SeasView) -> Said:
        """§15.4, §15.5 Who won."""
        winners = self.winners(view)
        key = "shared" if len(winners) > 1 else "you" if winners[0] == view.seat else "other"
        points = self.count("points", view.scores[winners[0]]).replace("-", "−")
        return Said(self.say(f"over.{key}", who=self.people(winners, view.seat), points=points), "15.4")

    def winners(self, view: SeasView) -> list[Seat]:
        """§15.5 Most points, then fewer flags, then fewer skulls."""
        seats = range(view.seats)
        place = places([(view.scores[seat], -view.flags.count(seat), -view.skulls[seat]) for seat in seats])
        return [seat for seat in seats if place[seat] == 1]

    def label(self, view: SeasView, action: Move) -> str:
        """What a button says."""
        return labels.label(self, view, action)

    def tell(self, event: Event, ear: Seat | None) -> str:
        """What happened, said to this seat."""
        return tell(self, event, ear)

    def panels(self, view: SeasView) -> Sequence[Panel]:
        """The players, by seat."""
        return [
            Panel(seat, self.name(seat), self.score(view, seat), self.counters(view, seat), seat in view.to_act)
            for seat in range(view.seats)
        ]

    def score(self, view: SeasView, seat: Seat) -> str:
        """The points, as if the game ended now."""
        return self.say("panel.points", n=view.scores[seat]).replace("-", "−")

    def counters(self, view: SeasView, seat: Seat) -> tuple[Counter, ...]:
        """Chests and ships, and whatever else there is."""
        texts = {"chests": self.say("panel.chests", n=view.chests[seat])}
        texts["fleet"] = self.say("panel.fleet", n=view.fleet[seat], empty=empty(view, seat))
        rows = (
            ("guards", view.guards), ("yin", view.yin), ("skulls", view.skulls), ("talismans", view.talismans),
            ("cards", view.cards), ("holds", view.holds), ("unsinkable", view.unsinkable),
        )  # fmt: skip
        texts |= {name: self.say(f"panel.{name}", n=row[seat]) for name, row in rows if row[seat]}
        if any(view.cargo[seat]):
            texts["cargo"] = self.say("panel.cargo", goods=self.goods(view.cargo[seat]))
        if seat in view.flags:
            texts["flags"] = self.say("panel.flags", flags=self.flags(view, seat))
        if seat == view.first and view.round and view.phase != Phase.OVER:
            texts["first"] = self.say("panel.first")
        return tuple([Counter(f"panel-{seat}-{name}", text) for name, text in texts.items()])

    def table(self, view: SeasView) -> str:
        """The table as plain text."""
        return table(self, view)

    def tip(self, view: SeasView, id: str) -> Said | None:
        """What an element of the drawing or a panel is."""
        return tips.tip(self, view, id)

    def touches(self, view: SeasView, action: Move) -> Sequence[str]:
        """The elements one presses to mean this action."""
        return elements.touches(view, action)

    def tries(self, view: SeasView, id: str) -> Sequence[Move]:
        """Actions one might have meant by pressing this element."""
        return elements.tries(view, id)
