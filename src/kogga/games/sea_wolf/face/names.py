"""What cards and players are called."""

from __future__ import annotations

from collections.abc import Sequence

from kogga.core.actions import Seat
from kogga.core.face import Face
from kogga.games.sea_wolf.actions import Move
from kogga.games.sea_wolf.notation import CARDS
from kogga.games.sea_wolf.pieces import (
    COLOR,
    COLORS,
    EVENTS,
    FIRST_EVENT,
    FIRST_GOOD,
    GOODS,
    PAIR_GOOD,
    PAIR_POINTS,
    PAIR_SHIP,
    SUITS,
    WOLF,
    WORTH,
    Card,
    Pair,
)
from kogga.games.sea_wolf.view import WolfView


class WolfNames(Face[WolfView, Move]):
    """A face that can name things; sentences are built upon it."""

    def spell(self, words: str) -> str:
        """Words of the notation in this language; a card by its whole name: `ship blue 4` is `blue ship 4`."""
        card = CARDS.get(words)
        return super().spell(words) if card is None else self.card(card)

    def card(self, card: Card) -> str:
        """`blue ship 4`, `fish 6`, `“Rats!”`, `sea wolf`."""
        if card == WOLF:
            return self.say("name.wolf")
        if card >= FIRST_EVENT:
            return self.say("card.event", title=self.say(f"name.{EVENTS[COLOR[card]]}"))
        if card >= FIRST_GOOD:
            return self.say("card.good", good=self.good(COLOR[card]), values=WORTH[card])
        return self.say("card.ship", ship=self.ship(COLOR[card]), values=WORTH[card])

    def as_object(self, card: Card) -> str:
        """A card as something one takes, draws, plays or loses."""
        if card == WOLF:
            return self.say("card.wolf_object")
        if card >= FIRST_EVENT:
            return self.say("card.event_object", title=self.say(f"name.{EVENTS[COLOR[card]]}"))
        return self.card(card)

    def pair(self, pair: Pair) -> dict[str, object]:
        """A pair's ship, good and points, for a sentence."""
        return {"ship": self.card(PAIR_SHIP[pair]), "good": self.card(PAIR_GOOD[pair]), "n": PAIR_POINTS[pair]}

    def ship(self, suit: int) -> str:
        """`blue ship`."""
        return self.say(f"ship.{COLORS[suit]}")

    def good(self, suit: int) -> str:
        """`fish`."""
        return self.say(f"name.{GOODS[suit]}")

    def colored(self, suit: int) -> str:
        """Any card of a colour, as something one loses: `a blue card`."""
        return self.say(f"colored.{COLORS[suit]}")

    def grouped(self, cards: Sequence[Card]) -> list[str]:
        """Many cards in few words: `blue ships 1 3`, `fish 4 5`, `2 sea wolves`."""
        groups: list[str] = []
        for suit in range(SUITS):
            ours = [card for card in sorted(cards) if card < FIRST_EVENT and COLOR[card] == suit]
            ships = [str(WORTH[card]) for card in ours if card < FIRST_GOOD]
            goods = [str(WORTH[card]) for card in ours if card >= FIRST_GOOD]
            if ships:
                ship = self.ship(suit) if len(ships) == 1 else self.say(f"ships.{COLORS[suit]}")
                groups.append(self.say("card.ship", ship=ship, values=" ".join(ships)))
            if goods:
                groups.append(self.say("card.good", good=self.good(suit), values=" ".join(goods)))
        groups += [self.card(card) for card in sorted(cards) if FIRST_EVENT <= card < WOLF]
        wolves = cards.count(WOLF)
        return [*groups, self.say("card.wolves", n=wolves)] if wolves else groups

    def called(self, seat: Seat, eyes: Seat | None) -> str:
        """A player's name; You for the reader."""
        return self.say("you") if seat == eyes else self.name(seat)

    def within(self, seat: Seat, eyes: Seat | None) -> str:
        """A player's name inside a sentence; you for the reader."""
        return self.say("you_within") if seat == eyes else self.name(seat)

    def signed(self, points: int) -> str:
        """A number with a proper minus."""
        return f"−{-points}" if points < 0 else str(points)
