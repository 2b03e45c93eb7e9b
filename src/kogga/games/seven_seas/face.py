"""A plain face: words of the notation, until there are better ones."""

from __future__ import annotations

from collections.abc import Sequence

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.core.face import Face, Panel, Said
from kogga.games.seven_seas.actions import Move
from kogga.games.seven_seas.events import RoundBegan, SaleBegan
from kogga.games.seven_seas.view import SeasView


class SeasFace(Face[SeasView, Move]):
    """Words of the notation."""

    def ask(self, view: SeasView) -> Said:
        return Said(self.say("ask"), None)

    def label(self, view: SeasView, action: Move) -> str:
        return str(action)

    def tell(self, event: Event, ear: Seat | None) -> str:
        if isinstance(event, RoundBegan):
            return self.say("round", number=event.round)
        return self.say("sale") if isinstance(event, SaleBegan) else ""

    def panels(self, view: SeasView) -> Sequence[Panel]:
        return [
            Panel(seat, self.name(seat), str(score), (), seat in view.to_act) for seat, score in enumerate(view.scores)
        ]
