"""Prompts, labels, log sentences, panels, tips, and what a choice touches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.core.face import Counter, Panel, Said
from kogga.core.scores import places
from kogga.games.sea_wolf.actions import (
    Deliver,
    Discard,
    Done,
    Draw,
    Drawn,
    Hire,
    Lose,
    Move,
    Refuse,
    Show,
    Start,
    Take,
    Top,
    TurnUp,
    UseWolf,
)
from kogga.games.sea_wolf.events import (
    DealBegan,
    DealScored,
    Delivered,
    DeliveryCame,
    Discarded,
    Drew,
    HandShown,
    Hired,
    Lost,
    Stayed,
    Struck,
    Took,
    TurnedUp,
    WolfLeft,
    WolfRefused,
    WolfUsed,
)
from kogga.games.sea_wolf.face import elements, tips
from kogga.games.sea_wolf.face.elements import held, points_in_port
from kogga.games.sea_wolf.face.names import WolfNames
from kogga.games.sea_wolf.face.table import table
from kogga.games.sea_wolf.pieces import COLOR, DELIVERIES, FIRST_EVENT, NO_CARD, WOLF
from kogga.games.sea_wolf.state import Phase
from kogga.games.sea_wolf.view import WolfView

# What the bar says while luck is at work, with its paragraph.
LUCK: Final = {
    Phase.START: ("start", "2.3"),
    Phase.ROW: ("row", "2.2"),
    Phase.REFILL: ("refill", "3.2"),
    Phase.DRAW: ("draw", "3.3"),
    Phase.TOP: ("top", "4.1"),
}
CARD_SENTENCES: Final = {Took: "took", Drew: "drew", Discarded: "discarded", Struck: "struck", Lost: "lost"}
SEAT_SENTENCES: Final = {WolfUsed: "wolf_used", Stayed: "stayed", Hired: "hired", WolfRefused: "wolf_refused"}


def moment(view: WolfView) -> tuple[str, str]:
    """Which sentence of the bar fits, and its paragraph."""
    is_mine = view.seat == view.asked
    if view.phase == Phase.TURN:
        can_discard = any(isinstance(choice, Discard) for choice in view.choices)
        return ("turn.other" if not is_mine else "turn.you" if can_discard else "turn.empty_hand"), "3.1"
    if view.phase == Phase.DELIVERY:
        has_pair = len(view.choices) > 1
        return ("delivery.other" if not is_mine else "delivery.you" if has_pair else "delivery.nothing"), "4.1"
    if view.phase == Phase.WOLF:
        return ("wolf.you" if is_mine else "wolf.other"), "5.1"
    return event_moment(view, is_mine)


def event_moment(view: WolfView, is_mine: bool) -> tuple[str, str]:
    """§6.2-§6.4 What a seat can do about an event; of another one only what wolves, which all see, allow."""
    has_wolf = view.wolves[view.asked] > 0
    if not is_mine:
        return ("event.other_wolf" if has_wolf else "event.other"), "6.2"
    if not any(isinstance(choice, Lose) for choice in view.choices):
        return "event.show_or_wolf", "6.3"
    return ("event.lose_or_wolf" if has_wolf else "event.lose"), "6.2"


class WolfFace(WolfNames):
    """Sea Wolf in words."""

    # the action bar

    def ask(self, view: WolfView) -> Said:
        """Who must do what, and by which paragraph."""
        if view.phase == Phase.OVER:
            return self.ask_over(view)
        key, paragraph = LUCK[view.phase] if view.phase < Phase.TURN else moment(view)
        args: dict[str, object] = {"who": self.name(view.asked), "number": view.came}
        if view.event >= 0:
            args |= {"event": self.card(FIRST_EVENT + view.event), "colored": self.colored(view.event)}
        return Said(self.say(f"ask.{key}", **args), paragraph)

    def ask_over(self, view: WolfView) -> Said:
        """§7.2, §7.3, §8.1 Who won, and whether it took the best pair to tell."""
        seats = range(view.seats)
        place = places([(view.scores[seat], max(points_in_port(view, seat), default=0)) for seat in seats])
        winners = [seat for seat in seats if place[seat] == 1]
        score = view.scores[winners[0]]
        is_tied = view.scores.count(score) > 1
        key = ("pair_" if is_tied else "") + ("you" if winners[0] == view.seat else "other")
        if len(winners) > 1:
            key = "shared"
        who = self.listed([self.within(seat, view.seat) for seat in winners])
        paragraph = "7.3" if is_tied else "8.1" if view.options.hundred else "7.2"
        return Said(self.say(f"over.{key}", who=who, n=score, points=self.signed(score)), paragraph)

    # buttons

    def label(self, view: WolfView, action: Move) -> str:
        """What a button says."""
        if isinstance(action, (Take, Lose, TurnUp, Drawn, Discard)):
            return self.say(f"label.{card_verb(action)}", card=self.as_object(action.card))
        if isinstance(action, Deliver):
            return self.say("label.deliver", **self.pair(action.pair))
        if isinstance(action, Start):
            return self.say("label.start", who=self.name(action.seat))
        if isinstance(action, (Draw, Done, Hire, Refuse, UseWolf, Show, Top)):
            return self.say(f"label.{str(action).replace(' ', '_')}")
        assert_never(action)

    # the log

    def tell(self, event: Event, ear: Seat | None) -> str:
        """What happened, said to this seat."""
        if isinstance(event, (Took, Drew, Discarded, Struck, Lost)):
            return self.tell_card(event, ear)
        if isinstance(event, (WolfUsed, Stayed, Hired, WolfRefused)):
            return self.told(SEAT_SENTENCES[type(event)], event.seat, ear)
        if isinstance(event, Delivered):
            return self.told("delivered", event.seat, ear, **self.pair(event.pair))
        if isinstance(event, HandShown):
            return self.told("hand_shown", event.seat, ear, cards=", ".join(self.grouped(event.cards)))
        if isinstance(event, TurnedUp):
            return self.say("log.turned_up", card=self.card(event.card))
        if isinstance(event, DeliveryCame):
            key = "last_delivery_came" if event.number == DELIVERIES else "delivery_came"
            return self.say(f"log.{key}", number=event.number)
        if isinstance(event, DealBegan):
            return self.told("game_began" if event.deal == 1 else "deal_began", event.first, ear, deal=event.deal)
        if isinstance(event, DealScored):
            return self.say("log.deal_scored", points=self.points_of_all(event.points, ear))
        return self.say("log.wolf_left") if isinstance(event, WolfLeft) else ""

    def told(self, key: str, seat: Seat, ear: Seat | None, **args: object) -> str:
        """A sentence about a seat, in the second person for its own ear."""
        return self.say(f"log.{key}.{'you' if seat == ear else 'other'}", who=self.name(seat), **args)

    def tell_card(self, event: Took | Drew | Discarded | Struck | Lost, ear: Seat | None) -> str:
        """What a seat did with a card; one that somebody else drew has no name."""
        if event.card == NO_CARD:
            return self.told("drew", event.seat, ear)
        colored = self.colored(COLOR[event.card]) if isinstance(event, Struck) else ""
        return self.told(CARD_SENTENCES[type(event)], event.seat, ear, card=self.as_object(event.card), colored=colored)

    def points_of_all(self, points: Sequence[int], ear: Seat | None) -> str:
        """Everybody's points in a row."""
        return ", ".join([f"{self.within(seat, ear)} {self.signed(number)}" for seat, number in enumerate(points)])

    # panels

    def panels(self, view: WolfView) -> Sequence[Panel]:
        """The players, by seat."""
        return [
            Panel(seat, self.name(seat), self.score(view, seat), self.counters(view, seat), seat in view.to_act)
            for seat in range(view.seats)
        ]

    def score(self, view: WolfView, seat: Seat) -> str:
        """Points if the deal ended now; face-down cards of another player can only make them fewer."""
        is_sure = seat == view.seat or not view.hidden[seat]
        return self.say("panel.score" if is_sure else "panel.score_at_most", points=self.signed(view.scores[seat]))

    def counters(self, view: WolfView, seat: Seat) -> tuple[Counter, ...]:
        """Cards in hand, goods in port, wolves if any, and the earlier deals of variant 100."""
        texts = {
            "hand": self.say("panel.hand", n=len(held(view, seat))),
            "goods": self.say("panel.goods", n=len(points_in_port(view, seat))),
        }
        if view.wolves[seat]:
            texts["wolves"] = self.say("panel.wolves", n=view.wolves[seat])
        if view.options.hundred and view.phase != Phase.OVER:
            texts["earlier"] = self.say("panel.earlier", points=self.signed(view.totals[seat]))
        return tuple([Counter(f"panel-{seat}-{name}", text) for name, text in texts.items()])

    # the table as text, and its elements

    def table(self, view: WolfView) -> str:
        """The table as plain text."""
        return table(self, view, [self.score(view, seat) for seat in range(view.seats)])

    def tip(self, view: WolfView, id: str) -> Said | None:
        """What an element of the drawing or a panel is."""
        return tips.tip(self, view, id)

    def touches(self, view: WolfView, action: Move) -> Sequence[str]:
        """The elements one presses to mean this action."""
        return elements.touches(view, action)

    def tries(self, view: WolfView, id: str) -> Sequence[Move]:
        """Actions one might have meant by pressing this element."""
        return elements.tries(view, id)


def card_verb(action: Take | Lose | TurnUp | Drawn | Discard) -> str:
    """The button's word for an action with a card."""
    if isinstance(action, Discard):
        return "play" if FIRST_EVENT <= action.card < WOLF else "discard"
    return {Take: "take", Lose: "lose", TurnUp: "turn_up", Drawn: "drawn"}[type(action)]
