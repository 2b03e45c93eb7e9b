"""How a game is shown and said. Interpreted, one face per language and circle of names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from kogga.core.actions import Action, Seat
from kogga.core.events import Event
from kogga.core.native import mypyc_attr
from kogga.core.refusals import Refusal
from kogga.core.value import Value
from kogga.core.view import View
from kogga.core.words import Words

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
CERTAIN: Final = 1000.0  # tries: more than looking ahead could outweigh
Self = TypeVar("Self", bound="Face")  # type: ignore[type-arg]


@mypyc_attr(native_class=False)  # mypyc knows no native subclasses of str
class Svg(str):
    """A piece of a drawing: text that is already escaped."""

    __slots__ = ()


@dataclass(frozen=True)
class Said(Value):
    """A sentence and the paragraph behind it."""

    text: str
    paragraph: str | None = None


@dataclass(frozen=True)
class Counter(Value):
    """Something countable in a player's panel; its id is an element like those of the drawing, so it has a tip."""

    id: str
    text: str


@dataclass(frozen=True)
class Panel(Value):
    """What the table knows of one player."""

    seat: Seat
    name: str
    score: str
    counters: tuple[Counter, ...]
    on_turn: bool


@mypyc_attr(allow_interpreted_subclasses=True)
class Face(Generic[V, A]):
    """Sentences, labels, panels, tips and the drawing of one game, in one language."""

    def __init__(self, library: Mapping[str, Words], lang: str = "en", names: Sequence[str] = ()) -> None:
        self.library = library
        self.lang = lang
        self.names = tuple(names)
        self.words = library[lang]

    def speaking(self: Self, lang: str, names: Sequence[str] = ()) -> Self:
        """The same face in another language, with these names for the seats."""
        return type(self)(self.library, lang, names or self.names)

    def say(self, key: str, **args: object) -> str:
        """A sentence of this language."""
        return self.words.say(key, args)

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.names[seat] if seat < len(self.names) else self.say("seat", number=seat + 1)

    def spell(self, words: str) -> str:
        """Words of the notation in this language: `fish 4` is `ryby 4`."""
        return " ".join(self.say(f"name.{word}") if f"name.{word}" in self.words else word for word in words.split())

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a sentence: `fish, barrels and gold`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list.and", most=", ".join(items[:-1]), last=items[-1])

    def line(self, name: str) -> str:
        """What a line of the score sheet is called."""
        return self.say(f"score.{name}")

    def part(self, number: int) -> str:
        """What a part of the score sheet is called: a deal, a voyage."""
        return self.say("score.part", number=number)

    def refuse(self, refusal: Refusal) -> str:
        """Why not, as a sentence; the move in question (`words`) is quoted as it was written."""
        args = {key: self.spell(arg) if isinstance(arg, str) and key != "words" else arg for key, arg in refusal.args}
        return self.words.say(f"refusal.{refusal.key}", args)

    def ask(self, view: V) -> Said:
        """The sentence of the action bar: who must do what, and by which paragraph."""
        raise NotImplementedError

    def label(self, view: V, action: A) -> str:
        """What a button says."""
        raise NotImplementedError

    def tell(self, event: Event, ear: Seat | None) -> str:
        """The log's sentence for this seat; empty where it heard nothing worth a line."""
        raise NotImplementedError

    def panels(self, view: V) -> Sequence[Panel]:
        """The players, by seat."""
        raise NotImplementedError

    def table(self, view: V) -> str:
        """The table as plain text, for a terminal and for whoever cannot see a drawing."""
        raise NotImplementedError

    def tip(self, view: V, id: str) -> Said | None:
        """What an element of the drawing or a panel is."""
        raise NotImplementedError

    def touches(self, view: V, action: A) -> Sequence[str]:
        """The elements one presses to mean this action; () where it lives in the bar alone."""
        raise NotImplementedError

    def tries(self, view: V, id: str) -> Sequence[A]:
        """Actions one might have meant by pressing this element, legal or not."""
        raise NotImplementedError

    def draw(self, view: V) -> tuple[Svg, Svg]:
        """The backdrop, the same for a whole game, and the live layer of pieces."""
        raise NotImplementedError

    def cover(self) -> Svg:
        """The lid of the box: a small picture to know the game by."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense(Generic[V, A]):
    """What a good player would think. Higher is better; the unit is points of the game."""

    def spread(self) -> float:
        """How many points more, in the middle of a game, make it almost three times as likely to win."""
        return 6.0

    def grain(self) -> float:
        """How many points of `rate` can well be wrong: choices closer than this look much alike."""
        return 1.0

    def doubt(self) -> float:
        """Where choices are tried side by side: how wrong may be what looks, or practice, say of parts of the win."""
        return 0.04

    def worlds(self) -> tuple[int, int]:
        """How many games captain and admiral imagine before they decide: few enough that a captain leaves an admiral
        something to see, and that a core does an admiral's in three seconds.
        """
        return 240, 3360

    def is_flat(self) -> bool:
        """Are choices better tried side by side, all else by everybody's best looks, than searched in a tree?"""
        return False

    def plans_alone(self) -> bool:
        """Where a tree is searched: is it better of the seat's own choices, the others going by their looks?"""
        return False

    def playout(self) -> int:
        """Where a tree is searched: for how many decisions by everybody's looks a game goes on before it is judged."""
        return 0

    def is_settled(self, view: V) -> bool:
        """Does `value` tell what the last choices led to? Where not, as in the middle of an auction, one plays on."""
        return True

    def plays_on(self, view: V) -> bool:
        """Is something about to end, a deal or the game, that is better played to its end than judged?"""
        return False

    def trust(self, view: V) -> float:
        """How many tries the look of a choice counts for in a search: the fewer, the better a judge `value` is here.

        With CERTAIN the look alone decides.
        """
        return 60.0

    def looks_before_luck(self) -> bool:
        """May things have settled before luck falls? Then `is_settled` is asked at luck's moments, too."""
        return False

    def value(self, view: V) -> float:
        """How well this view's seat stands."""
        raise NotImplementedError

    def strength(self, view: V) -> float:
        """How well this view's seat stands beside the others: one more makes it almost three times as likely to win."""
        return self.value(view) / self.spread()

    def rate(self, view: V, action: A) -> float:
        """How good this choice looks."""
        raise NotImplementedError

    def instinct(self, view: V) -> Sequence[float]:
        """By choice, the part of the win it is thought to cost beside the best one, by somebody who has played all his
        life; empty where nobody has.
        """
        return ()
