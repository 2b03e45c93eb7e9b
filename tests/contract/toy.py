"""Pearl Bids, a toy that keeps the laws: a hidden pearl each, sealed bids for shells, a boast at the end."""

# ruff: noqa: D102  # the contract documents what a game overrides

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from kogga.core.actions import CHANCE, Action, Seat
from kogga.core.book import read_book
from kogga.core.errors import BadPosition, BadWords
from kogga.core.events import Event, Say
from kogga.core.face import Counter, Face, Panel, Said, Sense, Svg
from kogga.core.game import Game, GameCard
from kogga.core.luck import shuffle
from kogga.core.options import Option, Options
from kogga.core.position import Parts, write_parts
from kogga.core.refusals import Refusal
from kogga.core.scores import ScoreLine, ScoreSheet, places
from kogga.core.state import State
from kogga.core.view import View
from kogga.core.words import LANGUAGES, Words
from kogga.draw.layers import backdrop, live
from kogga.front.shelf import folder, merge

PEARLS: Final = range(1, 7)
COINS: Final = 4
NONE: Final = -1
PHASES: Final = ("deal", "bid", "boast", "over")
DEAL, BID, BOAST, OVER = range(4)

BOOK: Final = {
    "en": "## §1 Pearls\nLuck gives a secret pearl to each.\n## §2 Bids\nAll bid in secret, no more than they have.\n"
    "## §3 Boasting\nFor a coin a pearl may be shown for two points.\n## §4 The end\nThen it is over.\n",
    "pl": "## §1 Perły\nLos daje każdemu tajną perłę.\n## §2 Licytacja\nWszyscy licytują w sekrecie.\n"
    "## §3 Przechwałki\nZa monetę można pokazać perłę za dwa punkty.\n## §4 Koniec\nPotem jest koniec.\n",
}  # fmt: skip
BOOKS: Final = {lang: read_book(text) for lang, text in BOOK.items()}
OWN: Final[dict[str, dict[str, object]]] = {
    "en": {
        "title": "Pearl Bids", "bid": "Bid {n}", "boast": "Boast", "quiet": "Keep quiet", "ask": "Your word.",
        "wait": "Others think.", "bids": "Bids: {bids}.", "pearl": "A pearl", "gave": "{who} got {pearl}.",
        "option": {"rounds": {"title": "Rounds", "about": "How many shells there are."}},
        "refusal": {
            "luck_alone": "Luck does that.", "over": "It is over.", "not_now": "Not now.", "sealed": "You have spoken.",
            "poor": "You have only {coins}.",
        },
    },
    "pl": {
        "title": "Perły", "bid": "Daj {n}", "boast": "Pochwal się", "quiet": "Milcz", "ask": "Twoje słowo.",
        "wait": "Inni myślą.", "bids": "Licytacja: {bids}.", "pearl": "Perła", "gave": "{who}: {pearl}.",
        "option": {"rounds": {"title": "Rundy", "about": "Ile jest muszli."}},
        "refusal": {
            "luck_alone": "To robi los.", "over": "To koniec.", "not_now": "Nie teraz.", "sealed": "Już było.",
            "poor": "Masz tylko {coins}.",
        },
    },
}  # fmt: skip
LIBRARY: Final = {
    lang: Words(
        lang, merge(tomllib.loads(folder("kogga").joinpath("words", f"{lang}.toml").read_text("utf-8")), OWN[lang])
    )
    for lang in LANGUAGES
}


@dataclass(frozen=True)
class ToyOptions(Options):
    """How many rounds."""

    rounds: int = 2


@dataclass(frozen=True)
class Give(Action):
    """§1 Luck gives a pearl."""

    pearl: int

    def __str__(self) -> str:
        return f"give {self.pearl}"


@dataclass(frozen=True)
class Bid(Action):
    """§2 A sealed bid."""

    coins: int

    def __str__(self) -> str:
        return f"bid {self.coins}"


@dataclass(frozen=True)
class Boast(Action):
    """§3 Show the pearl."""

    def __str__(self) -> str:
        return "boast"


@dataclass(frozen=True)
class Quiet(Action):
    """§3 Keep it hidden."""

    def __str__(self) -> str:
        return "quiet"


@dataclass(frozen=True)
class Gave(Event):
    """§1 A seat got a pearl."""

    seat: Seat
    pearl: int

    def heard_by(self, ear: Seat | None) -> Event:
        return self if ear == self.seat else Gave(self.seat, 0)


@dataclass(frozen=True)
class TurnedOver(Event):
    """§2 The bids of a round."""

    bids: tuple[int, ...]

    def is_heading(self) -> bool:
        return True


GIVES: Final[list[Action]] = [Give(pearl) for pearl in PEARLS]
BIDS: Final[list[Action]] = [Bid(coins) for coins in range(COINS + 1)]
WORDS: Final = {str(action): action for action in [*GIVES, *BIDS, Boast(), Quiet()]}


class ToyState(State):
    """`pearls` by seat (0: none yet), `sealed` bids (NONE: not yet), who `shown` a pearl, who is `asked` to boast."""

    __slots__ = ("asked", "coins", "options", "pearls", "phase", "round", "sealed", "shells", "shown")

    def __init__(
        self, options: ToyOptions, phase: int, round: int, asked: int, pearls: list[int], coins: list[int],
        sealed: list[int], shells: list[int], shown: list[int],
    ) -> None:  # fmt: skip
        self.options, self.phase, self.round, self.asked = options, phase, round, asked
        self.pearls, self.coins, self.sealed, self.shells, self.shown = pearls, coins, sealed, shells, shown

    def copy(self) -> ToyState:
        return ToyState(
            self.options,
            self.phase,
            self.round,
            self.asked,
            self.pearls[:],
            self.coins[:],
            self.sealed[:],
            self.shells[:],
            self.shown[:],
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (
            ToyState,
            (
                self.options,
                self.phase,
                self.round,
                self.asked,
                self.pearls,
                self.coins,
                self.sealed,
                self.shells,
                self.shown,
            ),
        )


@dataclass(frozen=True)
class ToyView(View):
    """What one seat sees."""

    seat: Seat | None
    to_act: tuple[Seat, ...]
    choices: tuple[Action, ...]
    options: ToyOptions
    scores: tuple[int, ...]
    phase: int
    round: int
    asked: int
    pearls: tuple[int, ...]  # NONE where it is hidden
    coins: tuple[int, ...]
    my_bid: int
    shells: tuple[int, ...]
    shown: tuple[int, ...]

    def planes(self) -> dict[str, list[int]]:
        return {
            "pearls": list(self.pearls),
            "coins": list(self.coins),
            "bid": [self.my_bid],
            "shells": list(self.shells),
        }


def why_not(state: ToyState, seat: Seat, action: Action) -> Refusal | None:
    """Why this seat may not do this now; None: it may."""
    if isinstance(action, Give):
        return Refusal("1", "luck_alone")
    if state.phase == OVER:
        return Refusal("4", "over")
    if isinstance(action, Bid) != (state.phase == BID) or state.phase == DEAL:
        return Refusal("2" if isinstance(action, Bid) else "3", "not_now")
    if isinstance(action, Bid):
        if state.sealed[seat] != NONE:
            return Refusal("2", "sealed")
        return Refusal("2", "poor", (("coins", state.coins[seat]),)) if action.coins > state.coins[seat] else None
    if seat != state.asked:
        return Refusal("3", "not_now")
    return Refusal("3", "poor", (("coins", 0),)) if isinstance(action, Boast) and not state.coins[seat] else None


def turn_over(state: ToyState, say: Say | None) -> None:
    """§2 All have bid: everyone pays, the single highest bid wins a shell."""
    best = max(state.sealed)
    if say:
        say(TurnedOver(tuple(state.sealed)))
    if state.sealed.count(best) == 1:
        state.shells[state.sealed.index(best)] += 1
    state.coins = [coins - bid for coins, bid in zip(state.coins, state.sealed, strict=True)]
    state.sealed = [NONE] * len(state.coins)
    state.round += 1
    if state.round == state.options.rounds:
        state.phase = BOAST


class Toy(Game[ToyState, Action, ToyView]):
    """The toy, bound to the contract."""

    def setup(self, seats: int, options: Options) -> ToyState:
        assert isinstance(options, ToyOptions)
        return ToyState(options, DEAL, 0, 0, [0] * seats, [COINS] * seats, [NONE] * seats, [0] * seats, [0] * seats)

    def to_act(self, state: ToyState) -> tuple[Seat, ...]:
        if state.phase == BID:
            return tuple([seat for seat, bid in enumerate(state.sealed) if bid == NONE])
        return {DEAL: (CHANCE,), BOAST: (state.asked,), OVER: ()}[state.phase]

    def legal(self, state: ToyState, seat: Seat) -> Sequence[Action]:
        if seat == CHANCE:
            return [action for action, _ in self.odds(state)]
        return [action for action in self.vocabulary(0, state.options) if why_not(state, seat, action) is None]

    def odds(self, state: ToyState) -> Sequence[tuple[Action, int]]:
        return [
            (give, 1)
            for give, pearl in zip(GIVES, PEARLS, strict=True)
            if state.phase == DEAL and pearl not in state.pearls
        ]

    def apply(self, state: ToyState, seat: Seat, action: Action, say: Say | None) -> None:
        if isinstance(action, Give):
            taker = state.pearls.index(0)
            state.pearls[taker] = action.pearl
            state.phase = DEAL if 0 in state.pearls else BID
            if say:
                say(Gave(taker, action.pearl))
        elif isinstance(action, Bid):
            state.sealed[seat] = action.coins
            if NONE not in state.sealed:
                turn_over(state, say)
        else:
            if isinstance(action, Boast):
                state.coins[seat] -= 1
                state.shown[seat] = 1
            state.asked += 1
            if state.asked == len(state.coins):
                state.asked, state.phase = 0, OVER

    def score_sheet(self, state: ToyState) -> Sequence[ScoreSheet]:
        lines = [
            (
                ScoreLine("shells", 3 * state.shells[seat]),
                ScoreLine("pearl", pearl),
                ScoreLine("boast", 2 * state.shown[seat]),
            )
            for seat, pearl in enumerate(state.pearls)
        ]
        totals = [sum(line.points for line in sheet) for sheet in lines]
        place = places([(total,) for total in totals])
        return [ScoreSheet(seat, lines[seat], totals[seat], place[seat]) for seat in range(len(lines))]

    def refusal(self, state: ToyState, seat: Seat, action: Action) -> Refusal:
        refusal = why_not(state, seat, action)
        assert refusal is not None
        return refusal

    def observe(self, state: ToyState, seat: Seat | None) -> ToyView:
        known = [seat == each or bool(state.shown[each]) or state.phase == OVER for each in range(len(state.coins))]
        pearls = tuple([pearl if known[each] or not pearl else NONE for each, pearl in enumerate(state.pearls)])
        scores = [3 * state.shells[each] + 2 * state.shown[each] + max(0, pearls[each]) for each in range(len(pearls))]
        return ToyView(
            seat,
            self.to_act(state),
            () if seat is None else tuple(self.legal(state, seat)),
            state.options,
            tuple(scores),
            state.phase,
            state.round,
            state.asked,
            pearls,
            tuple(state.coins),
            NONE if seat is None else state.sealed[seat],
            tuple(state.shells),
            tuple(state.shown),
        )

    def imagine(self, view: ToyView, rng: Random) -> ToyState:
        unseen = [pearl for pearl in PEARLS if pearl not in view.pearls]
        shuffle(unseen, rng)
        pearls = [unseen.pop() if pearl == NONE else pearl for pearl in view.pearls]
        sealed = [NONE] * len(pearls)
        for seat in range(len(pearls)):
            if view.phase == BID and seat not in view.to_act:
                sealed[seat] = view.my_bid if seat == view.seat else int(rng.random() * (view.coins[seat] + 1))
        return ToyState(
            view.options,
            view.phase,
            view.round,
            view.asked,
            pearls,
            list(view.coins),
            sealed,
            list(view.shells),
            list(view.shown),
        )

    def redact(self, state: ToyState, seat: Seat, action: Action, ear: Seat | None) -> str:
        if isinstance(action, Give):
            return str(action) if ear == state.pearls.index(0) else "give"
        words = "bid" if isinstance(action, Bid) and ear != seat else str(action)
        if isinstance(action, Bid) and state.sealed.count(NONE) == 1:
            bids = [action.coins if bid == NONE else bid for bid in state.sealed]
            words += f"; bids {' '.join(map(str, bids))}"
        if isinstance(action, Boast):
            words += f"; pearl {state.pearls[seat]}"
        if state.phase == BOAST and state.asked == len(state.coins) - 1:
            words += f"; pearls {' '.join(map(str, state.pearls))}"
        return words

    def reveals(self, state: ToyState, seat: Seat, action: Action) -> bool:
        if isinstance(action, Bid):
            return state.sealed.count(NONE) == 1
        return isinstance(action, Give) or seat == len(state.coins) - 1

    def read(self, words: str) -> Action:
        if words not in WORDS:
            raise BadWords(f"{words!r} is no move of Pearl Bids.")
        return WORDS[words]

    def vocabulary(self, seats: int, options: Options) -> Sequence[Action]:
        return [*BIDS, Boast(), Quiet()]

    def write_position(self, state: ToyState) -> str:
        rows = ("pearls", "coins", "sealed", "shells", "shown")
        parts = [("phase", PHASES[state.phase]), ("round", str(state.round)), ("asked", str(state.asked))]
        return write_parts([*parts, *[(row, " ".join(map(str, getattr(state, row)))) for row in rows]])

    def read_position(self, text: str, seats: int, options: Options) -> ToyState:
        parts = Parts(text)
        state = self.setup(seats, options)
        state.phase = parts.choice("phase", PHASES, "bid")
        state.round, state.asked = parts.number("round", 0), parts.number("asked", 0)
        for row in ("pearls", "coins", "sealed", "shells", "shown"):
            setattr(state, row, parts.numbers(row, " ".join(map(str, getattr(state, row)))))
            if len(getattr(state, row)) != seats:
                raise BadPosition(f"{row} of the position needs {seats} numbers.")
        parts.check_all_read()
        return state


class ToyFace(Face[ToyView, Action]):
    """A line of text and a circle a seat."""

    def ask(self, view: ToyView) -> Said:
        return Said(self.say("ask" if view.choices else "wait"), str(view.phase + 1))

    def label(self, view: ToyView, action: Action) -> str:
        return self.say("bid", n=action.coins) if isinstance(action, Bid) else self.say(str(action))

    def tell(self, event: Event, ear: Seat | None) -> str:
        if isinstance(event, Gave):
            return self.say("gave", who=self.name(event.seat), pearl=event.pearl or "?")
        return self.say("bids", bids=" ".join(map(str, event.bids))) if isinstance(event, TurnedOver) else ""

    def panels(self, view: ToyView) -> Sequence[Panel]:
        return [
            Panel(
                seat,
                self.name(seat),
                str(score),
                (Counter(f"coins-{seat}", str(view.coins[seat])),),
                seat in view.to_act,
            )
            for seat, score in enumerate(view.scores)
        ]

    def table(self, view: ToyView) -> str:
        return " ".join(map(str, view.pearls))

    def tip(self, view: ToyView, id: str) -> Said | None:
        return Said(self.say("pearl"), "1") if id.startswith(("pearl-", "coins-")) else None

    def touches(self, view: ToyView, action: Action) -> Sequence[str]:
        return (f"pearl-{view.seat}",) if isinstance(action, Boast) else ()

    def tries(self, view: ToyView, id: str) -> Sequence[Action]:
        return (Boast(),) if id.startswith("pearl-") else ()

    def draw(self, view: ToyView) -> tuple[Svg, Svg]:
        pearls = [
            f'<circle id="pearl-{seat}" class="pearl" cx="{20 * seat}" cy="9" r="{max(pearl, 1)}"/>'
            for seat, pearl in enumerate(view.pearls)
        ]
        return backdrop(90, 30, Svg('<rect class="sea" width="90" height="30"/>')), live(Svg("".join(pearls)))


GAME: Final = Toy(
    GameCard(
        "toy", {lang: words.say("title", {}) for lang, words in LIBRARY.items()}, "", "", None, range(2, 4), 1, "1",
        (Option.explained("rounds", (2, 3), LIBRARY),), ToyOptions,
    ),
    ToyFace(LIBRARY), Sense(),
)  # fmt: skip
