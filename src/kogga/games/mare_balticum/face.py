"""How the game is shown and said."""

from __future__ import annotations

from collections.abc import Sequence

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.core.face import Face, Panel, Said, Svg
from kogga.core.refusals import Refusal
from kogga.games.mare_balticum.actions import Move
from kogga.games.mare_balticum.view import MareView


class MareFace(Face[MareView, Move]):
    """The bare table, in the words of the notation."""

    def ask(self, view: MareView) -> Said:
        """Who owes a decision."""
        return Said(", ".join(self.name(seat) for seat in view.to_act if seat >= 0))

    def label(self, view: MareView, action: Move) -> str:
        """The words of the action."""
        return str(action)

    def tell(self, event: Event, ear: Seat | None) -> str:
        """The event as it is."""
        return repr(event)

    def panels(self, view: MareView) -> Sequence[Panel]:
        """Names and points."""
        return [
            Panel(seat, self.name(seat), str(view.scores[seat]), (), seat in view.to_act) for seat in range(view.seats)
        ]

    def table(self, view: MareView) -> str:
        """Everything these eyes see."""
        return "\n".join(f"{name}: {thing}" for name, thing in view.to_json().items())

    def tip(self, view: MareView, id: str) -> Said | None:
        """Nothing is drawn."""
        return None

    def touches(self, view: MareView, action: Move) -> Sequence[str]:
        """Every choice lives in the bar."""
        return ()

    def tries(self, view: MareView, id: str) -> Sequence[Move]:
        """Nothing is drawn."""
        return ()

    def draw(self, view: MareView) -> tuple[Svg, Svg]:
        """Empty sheets."""
        return Svg(""), Svg("")

    def refuse(self, refusal: Refusal) -> str:
        """The key alone."""
        return refusal.key
