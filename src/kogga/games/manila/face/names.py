"""What wares, places, players and sums are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kogga.core.actions import Seat
from kogga.core.face import Face
from kogga.core.refusals import Refusal
from kogga.games.manila.actions import Move
from kogga.games.manila.board import (
    BERTHS,
    CAPTAIN,
    INSURANCE,
    LARGE_PILOT,
    PORT,
    SECOND_PIRATE,
    SMALL_PILOT,
    TARGET_OF,
    YARD,
    Space,
)
from kogga.games.manila.pieces import KINDS, WARES, Pesos, Ware
from kogga.games.manila.view import ManilaView

SINGLE_SPACES: Final = {
    CAPTAIN: "captain",
    SECOND_PIRATE: "second",
    SMALL_PILOT: "small",
    LARGE_PILOT: "large",
    INSURANCE: "insurance",
}
SUMS: Final = ("price", "debt", "cash", "standing")  # arguments of refusals that are pesos


class ManilaNames(Face[ManilaView, Move]):
    """A face that can name things; sentences are built upon it."""

    def refuse(self, refusal: Refusal) -> str:
        """Why not, as a sentence: wares in every form a language has, seats by name, sums in pesos."""
        args: dict[str, object] = {}
        for key, arg in refusal.args:
            if key == "ware":
                args |= self.ware(WARES.index(str(arg)))
            elif key == "seat":
                args["who"] = self.name(int(arg))
            elif key in SUMS:
                args[key] = self.money(int(arg))
            else:
                args[key] = self.spell(arg) if isinstance(arg, str) and key != "words" else arg
        return self.words.say(f"refusal.{refusal.key}", args)

    def money(self, pesos: Pesos) -> str:
        """`7 pesos`."""
        return self.say("money.plain", n=pesos)

    def price(self, pesos: Pesos) -> str:
        """What something costs or brings: `7 pesos`, or `nothing`."""
        return self.money(pesos) if pesos else self.say("money.nothing")

    def coins(self, pesos: Pesos) -> str:
        """A sum where there is little room: `7 ₱`."""
        return self.say("money.short", n=self.signed(pesos))

    def ware(self, ware: Ware) -> dict[str, object]:
        """A ware in every form a sentence may need."""
        word = WARES[ware]
        name, boat = self.say(f"name.{word}"), self.say(f"boat.{word}")
        forms = {"of": self.say(f"of.{word}"), "leave": self.say(f"leave.{word}")}
        return {"ware": name, "Ware": capital(name), "boat": boat, "Boat": capital(boat), **forms}

    def where(self, space: Space) -> str:
        """Where an accomplice is put: `on the jade boat`."""
        return self.say(f"where.{space_word(space)}", berth=letter(space))

    def place(self, space: Space) -> str:
        """What a space is called: `Jade boat`, `Port A`."""
        return self.say(f"place.{space_word(space)}", berth=letter(space))

    def shares(self, counts: Sequence[int]) -> str:
        """Shares by ware: `2 jade, 1 silk`."""
        held = [(ware, count) for ware, count in enumerate(counts) if count]
        listed = [self.say("shares.of", n=count, ware=self.say(f"name.{WARES[ware]}")) for ware, count in held]
        return ", ".join(listed) or self.say("shares.none")

    def called(self, seat: Seat, eyes: Seat | None) -> str:
        """A player's name; You for the reader."""
        return self.say("you") if seat == eyes else self.name(seat)

    def within(self, seat: Seat, eyes: Seat | None) -> str:
        """A player's name inside a sentence; you for the reader."""
        return self.say("you_within") if seat == eyes else self.name(seat)

    def signed(self, pesos: Pesos) -> str:
        """A number with a proper minus."""
        return f"−{-pesos}" if pesos < 0 else str(pesos)


def capital(words: str) -> str:
    """The same words at the beginning of a sentence."""
    return words[0].upper() + words[1:]


def space_word(space: Space) -> str:
    """The key of a space's name: its ware, `port`, `yard`, `captain` and so on."""
    if space < PORT:
        return WARES[TARGET_OF[space]]
    return SINGLE_SPACES.get(space, "port" if space < YARD else "yard")


def letter(space: Space) -> str:
    """A, B or C for a space beside a berth; empty elsewhere."""
    return berth_letter((space - PORT) % len(BERTHS)) if PORT <= space < CAPTAIN else ""


def berth_letter(berth: int) -> str:
    """A, B or C."""
    return BERTHS[berth].upper()


def wares_of(counts: Sequence[int]) -> list[Ware]:
    """One ware for each share counted, in order."""
    return [ware for ware in range(KINDS) for _ in range(counts[ware])]
