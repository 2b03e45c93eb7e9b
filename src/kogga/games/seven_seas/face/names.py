"""What characters, goods, countries, cards and players are called."""

from __future__ import annotations

from collections.abc import Sequence

from kogga.core.actions import Seat
from kogga.core.face import Face
from kogga.core.refusals import Refusal
from kogga.games.seven_seas.actions import Move
from kogga.games.seven_seas.pieces import (
    BAY,
    BAY_ORDER,
    COUNTRIES,
    COUNTRY,
    CURSES,
    FIRST_CURSE,
    FIRST_PORT,
    GOODS,
    LOOT,
    ORDERS,
    PRICES,
    ROLES,
    SIZE,
    TALISMAN,
    WORDS,
    Card,
    Loot,
)
from kogga.games.seven_seas.view import SeasView


class SeasNames(Face[SeasView, Move]):
    """A face that can name things; sentences are built upon it."""

    def refuse(self, refusal: Refusal) -> str:
        """Why not, as a sentence: goods, countries and characters in every form a language has."""
        args: dict[str, object] = {}
        for key, arg in refusal.args:
            if key == "good":
                args |= self.good(LOOT.index(str(arg)))
            elif key == "country":
                args |= self.country(COUNTRIES.index(str(arg)))
            elif key == "role":
                args |= self.role(ROLES.index(str(arg)))
            elif key == "card":
                args["card"] = self.card(WORDS.index(str(arg)))
            else:
                args[key] = arg
        return self.words.say(f"refusal.{refusal.key}", args)

    def good(self, loot: Loot) -> dict[str, object]:
        """A good or a talisman in every form a sentence may need."""
        word = LOOT[loot]
        name = self.say(f"name.{word}")
        return {"good": name, "Good": capital(name), "of": self.say(f"of.{word}"), "acc": self.say(f"acc.{word}")}

    def role(self, role: int) -> dict[str, object]:
        """A character in every form a sentence may need."""
        name = self.say(f"name.{ROLES[role]}")
        return {"role": name, "Role": capital(name), "acc": self.say(f"acc.{ROLES[role]}")}

    def country(self, country: int) -> dict[str, object]:
        """A country in every form a sentence may need."""
        word = COUNTRIES[country]
        return {"country": capital(self.say(f"name.{word}")), "of_country": self.say(f"of.{word}")}

    def card(self, card: Card) -> str:
        """An adventure card by name: `convoy of Spain (2 merchants)`."""
        return self.card_in("card", card)

    def play(self, card: Card) -> str:
        """An adventure card as what somebody plays: `a convoy of Spain (2 merchants)`."""
        return self.card_in("play", card)

    def short(self, card: Card) -> str:
        """An adventure card where there is little room: `Spain 2`."""
        return self.card_in("short", card)

    def card_in(self, form: str, card: Card) -> str:
        """An adventure card in one of these forms."""
        if card < FIRST_PORT:
            word = COUNTRIES[COUNTRY[card]]
            names = {"country": self.say(f"short.{word}"), "of": self.say(f"of.{word}")}
            return self.say(f"{form}.convoy", n=SIZE[card], **names)
        if card < FIRST_CURSE:
            return self.say(f"{form}.port", prices=self.prices(card - FIRST_PORT))
        return self.say(f"{form}.curse", curse=self.say(f"name.{CURSES[card - FIRST_CURSE]}"))

    def about(self, card: Card) -> str:
        """What an adventure card does."""
        if card >= FIRST_CURSE:
            return self.say(f"about.{CURSES[card - FIRST_CURSE]}")
        return self.say("about.convoy" if card < FIRST_PORT else "about.port")

    def prices(self, port: int) -> str:
        """What a port pays, the dearest first: `coffee 3, rum 2, fruit 1`."""
        order = BAY_ORDER if port == BAY else ORDERS[port]
        named = [(self.say(f"name.{GOODS[good]}"), PRICES[port][good]) for good in order]
        return ", ".join([self.say("short.price", good=good, price=price) for good, price in named])

    def port(self, port: int) -> str:
        """The current port: Pirates' Bay, or one that was played."""
        if port == BAY:
            return self.say("card.bay")
        return capital(self.say("card.port", prices=self.prices(port)))

    def count(self, kind: str, n: int) -> str:
        """So many of something, as what somebody gets or loses: `3 chests`."""
        return self.say(f"count.{kind}", n=n)

    def cards_of(self, loot: Loot, n: int) -> str:
        """So many cards of a good, or talismans."""
        if loot == TALISMAN:
            return self.count("talismans", n)
        return self.say("count.goods", n=n, of=self.say(f"of.{LOOT[loot]}"))

    def goods(self, counts: Sequence[int]) -> str:
        """Goods by kind: `rum 2, fruit 1`."""
        held = [(LOOT[loot], n) for loot, n in enumerate(counts) if n]
        listed = [self.say("panel.good", good=self.say(f"name.{word}"), n=n) for word, n in held]
        return ", ".join(listed) or self.say("count.none")

    def kinds(self, goods: Sequence[Loot]) -> str:
        """Goods one by one: `rum, rum, fruit`."""
        return ", ".join([self.say(f"name.{LOOT[good]}") for good in goods])

    def flags(self, view: SeasView, seat: Seat) -> str:
        """The countries a seat serves."""
        served = [country for country, owner in enumerate(view.flags) if owner == seat]
        return ", ".join([capital(self.say(f"name.{COUNTRIES[country]}")) for country in served])

    def roles(self, tabled: int) -> str:
        """Characters on the table, given as bits."""
        return ", ".join([self.say(f"name.{ROLES[role]}") for role in range(len(ROLES)) if tabled >> role & 1])

    def called(self, seat: Seat, eyes: Seat | None) -> str:
        """A player's name; You for the reader."""
        return self.say("you") if seat == eyes else self.name(seat)

    def within(self, seat: Seat, eyes: Seat | None) -> str:
        """A player's name inside a sentence; you for the reader."""
        return self.say("you_within") if seat == eyes else self.name(seat)

    def people(self, seats: Sequence[Seat], eyes: Seat | None) -> str:
        """Several players: `Ala, Bo and you`."""
        return self.listed([self.within(seat, eyes) for seat in seats])

    def signed(self, number: int) -> str:
        """A number with a proper minus."""
        return f"−{-number}" if number < 0 else str(number)


def capital(words: str) -> str:
    """The same words at the beginning of a sentence."""
    return words[0].upper() + words[1:]
