"""What fields, fish, cards and players are called."""

from __future__ import annotations

from collections.abc import Sequence

from kogga.core.actions import Seat
from kogga.core.face import Face
from kogga.core.refusals import Refusal
from kogga.games.mare_balticum.actions import Move
from kogga.games.mare_balticum.board import CIRCLE_LOSS, CIRCLE_PORT, FIELDS, Circle, Field
from kogga.games.mare_balticum.pieces import (
    CARD_SPECIES,
    CARD_WORDS,
    CATCH,
    FIRST_STORED,
    KINDS,
    MARKET,
    PAYMENT_WORDS,
    SPACES,
    SPECIES,
    TIME,
    Card,
    Kind,
    Payment,
    Species,
    Tokens,
    counts,
)
from kogga.games.mare_balticum.view import MareView


class MareNames(Face[MareView, Move]):
    """A face that can name things; sentences are built upon it."""

    def refuse(self, refusal: Refusal) -> str:
        """Why not, as a sentence: fields and fish in every form a language has."""
        args: dict[str, object] = {}
        for key, arg in refusal.args:
            args |= self.explained(key, arg)
        if "number" in args and "species" in dict(refusal.args):
            species = KINDS.index(str(dict(refusal.args)["species"]))
            args["some"] = self.some(species, int(str(args["number"])))
        return self.words.say(f"refusal.{refusal.key}", args)

    def explained(self, key: str, arg: str | int) -> dict[str, object]:
        """One argument of a refusal."""
        if key in ("field", "port"):
            return self.place(FIELDS.index(str(arg)))
        if key == "start":
            return {"away": self.say(f"away.{arg}")}
        if key in ("species", "kind"):
            return self.kind(KINDS.index(str(arg)))
        if key == "card":
            return {"card": self.card(CARD_WORDS.index(str(arg)))}
        if key == "payment":
            return {"payment": self.payment(PAYMENT_WORDS.index(str(arg)))}
        return {key: arg}

    def short(self, field: Field) -> str:
        """A field's name as the chart has it."""
        return self.say(f"map.{FIELDS[field]}").replace("|", " ")

    def place(self, field: Field) -> dict[str, object]:
        """A field in every form a sentence may need: its name, `in Gdańsk`, `to Gdańsk`."""
        word = FIELDS[field]
        return {"field": self.short(field), "at": self.say(f"at.{word}"), "to": self.say(f"to.{word}")}

    def kind(self, kind: Kind) -> dict[str, object]:
        """A kind of token in every form a sentence may need."""
        word = KINDS[kind]
        name = self.say(f"name.{word}")
        forms: dict[str, object] = {"kind": name, "Kind": capital(name)}
        if kind < TIME:
            forms["one"] = self.say(f"one.{word}")
        if kind < SPECIES:
            forms["demand"] = self.say(f"demand.{word}")
        return forms

    def some(self, kind: Kind, number: int) -> str:
        """`2 herring`, as in landing so many."""
        return self.say(f"some.{KINDS[kind]}", n=number)

    def stock(self, tokens: Tokens) -> str:
        """What lies together: `2 herring, 1 amber`."""
        held = [(kind, count) for kind, count in enumerate(counts(tokens)) if count]
        listed = [self.say("stock.of", n=count, kind=self.say(f"name.{KINDS[kind]}")) for kind, count in held]
        return ", ".join(listed) or self.say("stock.nothing")

    def wanted(self, species: Sequence[Species]) -> str:
        """What a port takes: `herring and cod`."""
        names = [self.say(f"demand.{KINDS[each]}") for each in species if each >= 0]
        return self.listed(names) or self.say("stock.nothing")

    def circle(self, circle: Circle) -> dict[str, object]:
        """A circle: where it is, and what it costs."""
        return {**self.place(CIRCLE_PORT[circle]), "loss": signed(-CIRCLE_LOSS[circle])}

    def card(self, card: Card) -> str:
        """What a contract asks for."""
        first, second = [self.say(f"name.{KINDS[species]}") for species in CARD_SPECIES[card]]
        return self.say("card.name", first=first, second=second)

    def payment(self, payment: Payment) -> str:
        """`a herring from the hold`."""
        place, kind = ("hold", payment) if payment < FIRST_STORED else ("warehouse", payment - FIRST_STORED)
        return self.say(f"payment.{place}", one=self.say(f"one.{KINDS[kind]}"))

    def market(self, market: Sequence[Species]) -> str:
        """A market that lies open: `salmon 3, cod 0`."""
        lying = [(species, MARKET[space]) for space, species in enumerate(market) if species >= 0]
        listed = [self.say("market.of", kind=self.say(f"name.{KINDS[kind]}"), points=points) for kind, points in lying]
        return ", ".join(listed) or self.say("market.empty")

    def points(self, points: int) -> str:
        """`3 points`."""
        return self.say("points.plain", n=points)

    def called(self, seat: Seat, eyes: Seat | None) -> str:
        """A player's name; You for the reader."""
        return self.say("you") if seat == eyes else self.name(seat)

    def within(self, seat: Seat, eyes: Seat | None) -> str:
        """A player's name inside a sentence; you for the reader."""
        return self.say("you_within") if seat == eyes else self.name(seat)


def capital(words: str) -> str:
    """The same words at the beginning of a sentence."""
    return words[0].upper() + words[1:]


def signed(number: int) -> str:
    """A number with a proper minus."""
    return f"−{-number}" if number < 0 else str(number)


def space_of(points: int) -> int:
    """The market space worth so many points."""
    return SPACES - 1 - points


def kinds_in(tokens: Tokens) -> list[Kind]:
    """One kind for each token, in order: that is how they lie side by side."""
    return [kind for kind in range(CATCH) for _ in range(counts(tokens)[kind])]
