"""Prompts, labels, log sentences, panels, tips, and what a choice touches."""

from __future__ import annotations

from collections.abc import Sequence

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.core.face import Counter, Panel, Said
from kogga.games.explorers.actions import Move
from kogga.games.explorers.face import elements, labels, tips
from kogga.games.explorers.face.ask import ask, still_owed
from kogga.games.explorers.face.log import tell
from kogga.games.explorers.face.names import ExplorersNames
from kogga.games.explorers.face.table import table
from kogga.games.explorers.pieces import NOBODY, NONE, PLAYED, SHIPS
from kogga.games.explorers.state import Phase
from kogga.games.explorers.view import ExplorersView


class ExplorersFace(ExplorersNames):
    """Explorers & Pirates in words."""

    def ask(self, view: ExplorersView) -> Said:
        """Who must do what, and by which paragraph."""
        return self.ask_over(view) if view.phase == Phase.OVER else ask(self, view)

    def ask_over(self, view: ExplorersView) -> Said:
        """§16.1, §16.4 Who won."""
        winners = self.winners(view)
        key = "shared" if len(winners) > 1 else "you" if winners[0] == view.seat else "other"
        points = self.count("points", view.scores[winners[0]])
        return Said(self.say(f"over.{key}", who=self.people(winners, view.seat), points=points), "16.4")

    def winners(self, view: ExplorersView) -> list[Seat]:
        """§16.4 Whoever reached the target, else all with the most points."""
        if view.winner != NOBODY:
            return [view.winner]
        return [seat for seat in range(view.seats) if view.scores[seat] == max(view.scores)]

    def label(self, view: ExplorersView, action: Move) -> str:
        """What a button says."""
        return labels.label(self, view, action)

    def tell(self, event: Event, ear: Seat | None) -> str:
        """What happened, said to this seat."""
        return tell(self, event, ear)

    def panels(self, view: ExplorersView) -> Sequence[Panel]:
        """The players, by seat."""
        return [
            Panel(seat, self.name(seat), self.say("panel.points", n=view.scores[seat]), self.counters(view, seat),
                  seat in view.to_act)
            for seat in range(view.seats)
        ]  # fmt: skip

    def counters(self, view: ExplorersView, seat: Seat) -> tuple[Counter, ...]:
        """Cards and gold, ships, and whatever else there is."""
        texts = {
            "cards": self.say("panel.cards", n=view.cards[seat]),
            "gold": self.say("panel.gold", n=view.gold[seat]),
        }
        ships = [self.cargo(view.holds[SHIPS * seat + n]) for n in range(SHIPS) if view.ships[SHIPS * seat + n] != NONE]
        if ships:
            texts["ships"] = self.say("panel.fleet", cargo=", ".join(ships))
        if self.villages(view, seat):
            texts["villages"] = self.say("panel.villages", villages=", ".join(self.villages(view, seat)))
        leads = [self.mission(mission) for mission in PLAYED[view.options.scenario] if view.leads[mission] == seat]
        if leads:
            texts["leads"] = self.say("panel.leads", missions=", ".join(leads))
        if view.captain == seat:
            texts["pirate"] = self.say("panel.pirate")
        if view.phase == Phase.DISCARD and seat in view.to_act and seat == view.seat:
            texts["owes"] = self.say("panel.owes", n=still_owed(view))
        if seat == view.first and view.round:
            texts["first"] = self.say("panel.first")
        return tuple([Counter(f"panel-{seat}-{name}", text) for name, text in texts.items()])

    def villages(self, view: ExplorersView, seat: Seat) -> list[str]:
        """§15.5-15.7 What a seat's villages bring."""
        found = []
        if view.swift[seat]:
            found.append(self.say("panel.swift" if view.swift[seat] == 1 else "panel.swift_two"))
        faces = [str(face) for face in range(1, 7) if view.bonus[seat] >> face & 1]
        if faces:
            found.append(self.say("panel.bonus", faces=", ".join(faces)))
        if view.fast[seat]:
            found.append(self.say("panel.fast" if view.fast[seat] == 1 else "panel.fast_two"))
        return found

    def table(self, view: ExplorersView) -> str:
        """The table as plain text."""
        return table(self, view)

    def tip(self, view: ExplorersView, id: str) -> Said | None:
        """What an element of the drawing or a panel is."""
        return tips.tip(self, view, id)

    def touches(self, view: ExplorersView, action: Move) -> Sequence[str]:
        """The elements one presses to mean this action."""
        return elements.touches(view, action)

    def tries(self, view: ExplorersView, id: str) -> Sequence[Move]:
        """Actions one might have meant by pressing this element."""
        return elements.tries(view, id)
