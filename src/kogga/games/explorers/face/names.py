"""What places, cards, cargo, hexes and players are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kogga.core.actions import Seat
from kogga.core.face import Face
from kogga.core.refusals import Refusal
from kogga.games.explorers.actions import Move
from kogga.games.explorers.board import (
    CORNER_CALLED,
    CORNER_NAMES,
    EDGE_CALLED,
    EDGE_NAMES,
    HEX_NAMES,
    REGION,
    Corner,
    Edge,
    Hex,
)
from kogga.games.explorers.pieces import (
    BONUS,
    BONUS_FACES,
    COLOURS,
    COUNTS,
    FISH,
    GOODS,
    IS_FISH,
    MISSIONS,
    PIECES,
    TERRAINS,
    UNKNOWN,
    Cargo,
    Kind,
    Mission,
    Piece,
    Terrain,
)
from kogga.games.explorers.view import ExplorersView

LOADS: Final = [[piece for piece, n in enumerate(counts) for _ in range(n)] for counts in COUNTS]  # by cargo


class ExplorersNames(Face[ExplorersView, Move]):
    """A face that can name things; sentences are built upon it."""

    def refuse(self, refusal: Refusal) -> str:
        """Why not, as a sentence: places spelled out, cards and pieces in every form a language has."""
        args: dict[str, object] = {}
        for key, arg in refusal.args:
            word = str(arg)
            if key == "seat":
                args["who"] = self.name(int(arg))
            elif word in CORNER_CALLED or word in EDGE_CALLED:
                args[key] = self.spot(word)
            elif f"acc.{word}" in self.words:
                name = self.say(f"name.{word}")
                args |= {key: name, "Name": capital(name)}
                args["gen"] = self.say(f"gen.{word}") if f"gen.{word}" in self.words else word
            else:
                args[key] = self.spell(word) if isinstance(arg, str) else arg
        return self.words.say(f"refusal.{refusal.key}", args)

    def spot(self, name: str) -> str:
        """A corner or side by its name: `C4ne` and `C4-ne` are both `C4 north-east`."""
        digits = 2 if name[2:3].isdecimal() else 1
        way = name[1 + digits :].lstrip("-")
        return self.say("place.spot", hex=name[: 1 + digits], way=self.say(f"way.{way}"))

    def corner(self, corner: Corner) -> str:
        """A corner: `C4 north`."""
        return self.spot(CORNER_NAMES[corner])

    def edge(self, edge: Edge) -> str:
        """A side: `C4 east`."""
        return self.spot(EDGE_NAMES[edge])

    def hex(self, hex: Hex) -> str:
        """A hex: `C4`."""
        return HEX_NAMES[hex]

    def kind(self, kind: Kind) -> dict[str, object]:
        """A card, or gold, in every form a sentence may need."""
        word = GOODS[kind]
        return {form: self.say(f"{form}.{word}") for form in ("name", "acc", "gen")}

    def piece(self, piece: Piece) -> dict[str, object]:
        """A piece of cargo in every form a sentence may need."""
        return {"piece": self.say(f"name.{PIECES[piece]}"), "acc": self.say(f"acc.{PIECES[piece]}")}

    def colour(self, colour: int) -> dict[str, object]:
        """A colour of scenario 1."""
        acc = self.say(f"acc.{COLOURS[colour]}")
        return {"acc": acc, "Acc": capital(acc)}

    def cargo(self, cargo: Cargo) -> str:
        """What lies in a hold or a dock: `crew and sack`."""
        pieces = [self.say(f"name.{PIECES[piece]}") for piece in pieces_of(cargo)]
        if not pieces:
            return self.say("cargo.empty")
        if len(pieces) == 1:
            return self.say("cargo.one", one=pieces[0])
        return self.say("cargo.two", one=pieces[0], other=pieces[1])

    def cards(self, row: Sequence[int], gold: int = 0) -> str:
        """Cards by kind, with gold as a sixth kind or beside: `2 wood and 1 wool`."""
        counts = [*row[:5], (row[5] if len(row) > 5 else 0) + gold]
        listed = [
            self.say("count.card", n=n, name=self.say(f"name.{GOODS[kind]}")) for kind, n in enumerate(counts[:5]) if n
        ]
        if counts[5]:
            listed.append(self.say("count.gold", n=counts[5]))
        return self.listed(listed) or self.say("count.nothing")  # fmt: skip

    def terrain(self, terrain: Terrain, hex: Hex, form: str = "terrain") -> str:
        """What a hex is; `found` says it as something one discovers."""
        if IS_FISH[terrain]:
            return self.say(f"{form}.fish", face=terrain - FISH + 1)
        if terrain == BONUS:
            return self.say(f"{form}.bonus", face=BONUS_FACES[REGION[hex]])
        return self.say(f"{form}.{'unknown' if terrain == UNKNOWN else TERRAINS[terrain]}")

    def mission(self, mission: Mission) -> str:
        """What a mission is called."""
        return self.say(f"name.{MISSIONS[mission]}")

    def count(self, kind: str, n: int) -> str:
        """So many of something: `3 cards`."""
        return self.say(f"count.{kind}", n=n)

    def called(self, seat: Seat, eyes: Seat | None) -> str:
        """A player's name; You for the reader."""
        return self.say("you") if seat == eyes else self.name(seat)

    def within(self, seat: Seat, eyes: Seat | None) -> str:
        """A player's name inside a sentence; you for the reader."""
        return self.say("you_within") if seat == eyes else self.name(seat)

    def people(self, seats: Sequence[Seat], eyes: Seat | None) -> str:
        """Several players: `Ala, Bo and you`."""
        return self.listed([self.within(seat, eyes) for seat in seats]) or self.say("count.nobody")


def pieces_of(cargo: Cargo) -> list[Piece]:
    """The pieces of a cargo, one by one."""
    return LOADS[cargo]


def capital(words: str) -> str:
    """The same words at the beginning of a sentence."""
    return words[0].upper() + words[1:]
