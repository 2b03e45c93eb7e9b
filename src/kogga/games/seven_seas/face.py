"""A plain face: words of the notation, until there are better ones."""

from __future__ import annotations

from collections.abc import Sequence

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.core.face import Face, Panel, Said, Svg
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
        scores = enumerate(view.scores)
        return [Panel(seat, self.name(seat), str(score), (), seat in view.to_act) for seat, score in scores]

    def table(self, view: SeasView) -> str:
        return str(view.to_json())

    def tip(self, view: SeasView, id: str) -> Said | None:
        return None

    def touches(self, view: SeasView, action: Move) -> Sequence[str]:
        return ()

    def tries(self, view: SeasView, id: str) -> Sequence[Move]:
        return ()

    def draw(self, view: SeasView) -> tuple[Svg, Svg]:
        return Svg("<g/>"), Svg("<g/>")
