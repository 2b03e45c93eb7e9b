"""A game in progress: the friendly way to play, look, take back and write down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random, SystemRandom
from typing import Any, NamedTuple

from kogga.core.actions import CHANCE, Action, Seat
from kogga.core.errors import BadOptions, BadRecord, BadWords, KoggaError
from kogga.core.events import Event
from kogga.core.face import Face
from kogga.core.game import AnyGame, run_out
from kogga.core.options import Choice, Options, write_choice
from kogga.core.record import FORMAT, Record, read_record, write_record
from kogga.core.refusals import Refusal
from kogga.core.scores import ScoreSheet
from kogga.core.view import View
from kogga.draw.standalone import whole_picture
from kogga.front.shelf import games

LUCK = ("seeded", "dictated")
DIGITS = 6  # no number of a record has more


class IllegalMove(KoggaError):
    """A move the rules refuse: by which paragraph (None: no rule is to blame), and why, in either language."""

    def __init__(self, refusal: Refusal, face: Face[Any, Any]) -> None:
        self.refusal = refusal
        self.face = face
        super().__init__(self.text("en"))

    @property
    def paragraph(self) -> str | None:
        """The § that forbids it, such as `4.2`."""
        return self.refusal.paragraph

    @property
    def reason(self) -> str:
        """A short name for the reason, the same in every language."""
        return self.refusal.key

    def text(self, lang: str = "en") -> str:
        """The reason as a sentence, with its §."""
        sentence = self.face.speaking(lang).refuse(self.refusal)
        return sentence if self.paragraph is None else f"{sentence} (§{self.paragraph})"


class Entry(NamedTuple):
    """One line of the ledger: who did what, who owed a decision before it, whether the actor learned something."""

    seat: Seat
    action: Action
    owing: tuple[Seat, ...]
    reveals: bool


class Match:
    """A game in progress. It holds the whole truth; `view` and `story` are what a seat may have of it."""

    def __init__(
        self, game: AnyGame, seats: int, options: Options, rng: Random, luck: str = "seeded", start: str = ""
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.luck = luck
        self.start = start
        self.names: Sequence[str] = ()
        self.remarks: dict[str, str] = {}  # further headers of the record
        self._rng = rng
        self.entries: list[Entry] = []
        self.events: list[tuple[int, Event]] = []
        self._lay_out()
        self._deal()

    # who acts

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Seats that owe a decision; () when over."""
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return not self.to_act

    def legal(self, seat: Seat) -> list[Action]:
        """What this seat may do now; [] for a seat that owes nothing."""
        return list(self.game.legal(self.state, seat)) if seat in self.to_act else []

    def play(self, seat: Seat, move: Action | str) -> None:
        """Carry out an action, or its words. IllegalMove says why not, and nothing has changed."""
        action = self._read(seat, move)
        if seat not in self.to_act or not self.game.allows(self.state, seat, action):
            raise IllegalMove(self._refusal(seat, action), self.game.face)
        self._enter(seat, action)
        self._deal()

    def can_undo(self, seat: Seat) -> bool:
        """May this seat take its last action back: nothing was revealed since and nobody else acted?"""
        return self._last_undoable(seat) is not None

    def undo(self, seat: Seat) -> int:
        """Take the seat's last action back, a sealed choice until it is turned over; which line of the log it was."""
        spot = self._last_undoable(seat)
        if spot is None:
            raise IllegalMove(Refusal(None, "no_undo"), self.game.face)
        self._play_again(self.entries[:spot] + self.entries[spot + 1 :])
        return spot

    def rewind(self, lines: int) -> None:
        """Go back to where the log had so many lines, whatever was revealed since."""
        self._play_again(self.entries[:lines])

    # who knows what

    def view(self, seat: Seat | None) -> View:
        """What this seat sees; None: a spectator."""
        seen: View = self.game.observe(self.state, seat)
        return seen

    def story(self, seat: Seat | None) -> list[tuple[Seat, str]]:
        """The log as this seat heard it."""
        state = self._start_state()
        heard: list[tuple[Seat, str]] = []
        for entry in self.entries:
            words = self.game.redact(state, entry.seat, entry.action, seat)
            if words:
                heard.append((entry.seat, words))
            self.game.apply(state, entry.seat, entry.action, None)
        return heard

    def face(self, lang: str = "en") -> Face[Any, Any]:
        """The game's face in a language, with this table's names."""
        return self.game.face.speaking(lang, self.names)

    def sentences(self, seat: Seat | None, lang: str = "en", since: int = 0) -> list[str]:
        """What happened from this line of the log on, as sentences for this seat."""
        face = self.face(lang)
        heard = [event.heard_by(seat) for ply, event in self.events if ply >= since]
        told = [face.tell(event, seat) for event in heard if event is not None]
        return [sentence for sentence in told if sentence]

    def svg(self, seat: Seat | None = None, lang: str = "en", standalone: bool = False, theme: str = "light") -> str:
        """The table as this seat sees it. Standalone: colours resolved and ids prefixed, for other programs."""
        backdrop, live = self.face(lang).draw(self.view(seat))
        return whole_picture(backdrop, live, theme if standalone else None, f"{self.game.card.id}-{len(self.entries)}-")

    def _repr_svg_(self) -> str:
        return self.svg(standalone=True)

    # the score

    @property
    def sheet(self) -> list[ScoreSheet]:
        """The score sheets, line by line, as if the game ended now."""
        return list(self.game.score_sheet(self.state))

    @property
    def scores(self) -> list[int]:
        """Totals by seat."""
        return [sheet.total for sheet in self.sheet]

    @property
    def places(self) -> list[int]:
        """Place by seat: 1 is the winner, ties share."""
        return [sheet.place for sheet in self.sheet]

    # the whole truth

    @property
    def log(self) -> list[tuple[Seat, str]]:
        """Every action, luck's too, in words."""
        return [(entry.seat, str(entry.action)) for entry in self.entries]

    def position(self) -> str:
        """The whole truth in one line, to start another match from."""
        return self.game.write_position(self.state)

    def record(self) -> str:
        """The record: headers, then the words of every action; remarks show the parts of the game."""
        card = self.game.card
        headers = [("Kogga", FORMAT), ("Game", card.id), ("Rules", card.version), ("Seats", str(self.seats))]
        headers.append(("Options", write_options(self.options)))
        if self.luck != LUCK[0]:
            headers.append(("Luck", self.luck))
        if self.start:
            headers.append(("Position", self.start))
        if self.names:
            headers.append(("Names", ", ".join([name.replace(",", " ") for name in self.names])))
        headers += self.remarks.items()
        headers.append(("Result", " ".join(map(str, self.scores)) if self.over else "*"))
        return write_record(headers, self._lines())

    def _lines(self) -> list[str]:
        headings: dict[int, list[str]] = {}
        for ply, event in self.events:
            if event.is_heading():
                headings.setdefault(ply, []).append("; " + self.game.face.tell(event, None))
        lines: list[str] = []
        for ply, entry in enumerate(self.entries):
            lines.append(f"{entry.seat}: {entry.action}" if len(entry.owing) > 1 else str(entry.action))
            lines += headings.get(ply, [])
        return lines

    def states(self, plies: Iterable[int]) -> Iterator[tuple[int, Any]]:
        """The whole truth after so many lines of the log each, from early to late, in one go."""
        state, played = self._start_state(), 0
        for ply in sorted(plies):
            for entry in self.entries[played:ply]:
                self.game.apply(state, entry.seat, entry.action, None)
            played = ply
            yield ply, state.copy()

    def copy(self, seed: int | None = None) -> Match:
        """A twin, its luck included; with a seed of its own, luck is another's."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.entries = self.entries[:]
        twin.events = self.events[:]
        twin._rng = Random(seed)
        if seed is None:
            twin._rng.setstate(self._rng.getstate())
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return f"<{self.game.card.id}: {self.seats} seats, {len(self.entries)} actions{', over' if self.over else ''}>"

    def _identity(self) -> tuple[object, ...]:
        card = self.game.card
        return (card.id, card.version, self.seats, self.options, self.start, [entry[:2] for entry in self.entries])

    def _start_state(self) -> Any:
        if self.start:
            return self.game.read_position(self.start, self.seats, self.options)
        return self.game.setup(self.seats, self.options)

    def _lay_out(self) -> None:
        self.state = self._start_state()

    def _play_again(self, entries: list[Entry]) -> None:
        self.entries, self.events = [], []
        self._lay_out()
        for entry in entries:
            self._enter(entry.seat, entry.action)

    def _read(self, seat: Seat, move: Action | str) -> Action:
        if seat != CHANCE and seat not in range(self.seats):
            raise IllegalMove(Refusal(None, "no_such_seat", (("seat", seat),)), self.game.face)
        if isinstance(move, Action):
            return move
        try:
            action: Action = self.game.read(move)
        except BadWords as error:
            raise IllegalMove(Refusal(None, "unreadable", (("words", move),)), self.game.face) from error
        return action

    def _refusal(self, seat: Seat, action: Action) -> Refusal:
        if seat == CHANCE:
            return Refusal(None, "impossible_luck", (("words", str(action)),))
        return self.game.refusal(self.state, seat, action)

    def _enter(self, seat: Seat, action: Action) -> None:
        ply = len(self.entries)
        reveals = seat == CHANCE or self.game.reveals(self.state, seat, action)
        self.entries.append(Entry(seat, action, self.to_act, reveals))
        self.game.apply(self.state, seat, action, lambda event: self.events.append((ply, event)))

    def _deal(self) -> None:
        """Luck takes its turns until a seat owes a decision."""
        if self.luck == LUCK[0]:
            while self.to_act == (CHANCE,):
                self._enter(CHANCE, self.game.deal(self.state, self._rng))

    def _last_undoable(self, seat: Seat) -> int | None:
        """The line of the seat's last action, if only others' sealed choices of the same moment came after it."""
        for spot in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[spot]
            if entry.reveals:
                return None
            if entry.seat == seat:
                others = self.entries[spot + 1 :]
                return spot if all(other.seat in entry.owing for other in others) else None
        return None


def match(
    name: str, *, seats: int, seed: int | None = None, luck: str = "seeded", position: str = "", **options: Choice
) -> Match:
    """A new game in progress. `luck="dictated"`: play(CHANCE, words) deals; `position`: start there."""
    game = games[name]
    game.card.check_seats(seats)
    if luck not in LUCK:
        raise BadOptions(f"luck is {' or '.join(LUCK)}, not {luck!r}.")
    agreed = game.card.agree(options)
    if position:
        position = game.write_position(game.read_position(position, seats, agreed))
    return Match(game, seats, agreed, rng_of(seed), luck, position)


def rng_of(seed: int | None) -> Random:
    """Luck from a seed; without one nobody can foresee it."""
    return Random(SystemRandom().getrandbits(64) if seed is None else seed)


def replay(text: str, seed: int | None = None) -> Match:
    """The match a record describes; it can be played on."""
    record = read_record(text)
    replayed = opening(record, seed)
    for nth, move in enumerate(record.moves):
        enter_line(replayed, nth + 1, record.lines[nth], move)
    replayed.luck = record.headers.get("Luck", LUCK[0])
    replayed._deal()
    return replayed


def opening(record: Record, seed: int | None = None) -> Match:
    """The match of a record before its first line; luck waits to be told."""
    headers = record.headers
    game = games[headers["Game"]]
    if headers["Rules"] != game.card.version:
        message = f"The record was played under rules version {headers['Rules']}; this is {game.card.version}."
        raise BadRecord(message, "rules", given=headers["Rules"], wanted=game.card.version)
    if not headers["Seats"].isdecimal() or len(headers["Seats"]) > DIGITS:
        message = f"The header Seats needs a number, not {headers['Seats']!r}."
        raise BadRecord(message, "seats", given=headers["Seats"])
    seats = int(headers["Seats"])
    game.card.check_seats(seats)
    options = game.card.agree(read_options(game, headers.get("Options", "")))
    opened = Match(game, seats, options, rng_of(seed), "dictated", headers.get("Position", ""))
    if "Names" in headers:
        opened.names = tuple([name.strip() for name in headers["Names"].split(",")])
    known = ("Kogga", "Game", "Rules", "Seats", "Options", "Luck", "Position", "Names", "Result")
    opened.remarks = {name: text for name, text in headers.items() if name not in known}
    return opened


def enter_line(replayed: Match, number: int, line: int, move: str) -> None:
    """Play one move of a record; a seat stands before the words where several owe a decision."""
    if replayed.over:
        message = f"Move {number} of the record, {move!r}, comes after the end of the game."
        raise BadRecord(message, "after_end", line, move)
    who, colon, words = move.partition(":")
    is_named = bool(colon) and who.strip().isdecimal() and len(who) <= DIGITS
    seat, words = (int(who), words.strip()) if is_named else (replayed.to_act[0], move)
    try:
        replayed.play(seat, words)
    except IllegalMove as error:
        message = f"Move {number} of the record, {move!r}, cannot be played: {error}"
        raise BadRecord(message, "unplayable", line, move) from error


def write_options(options: Options) -> str:
    """`hundred=yes, poor_visibility=no`."""
    return ", ".join(f"{name}={write_choice(choice)}" for name, choice in options.to_dict().items())


def read_options(game: AnyGame, text: str) -> dict[str, Choice]:
    """The choices these words make."""
    by_name = {option.name: option for option in game.card.options}
    chosen: dict[str, Choice] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, sign, words = part.partition("=")
        if not sign or name.strip() not in by_name:
            example = write_options(game.card.agree({}))
            raise BadOptions(f"{part!r} is no option of {game.card.id}; options read like {example}.")
        chosen[name.strip()] = by_name[name.strip()].read(words.strip())
    return chosen


def playout(name: str, *, seats: int, seed: int | None = None, **options: Choice) -> tuple[int, list[int], list[int]]:
    """One random game on the fast path: decisions, scores, places."""
    game = games[name]
    game.card.check_seats(seats)
    state = game.setup(seats, game.card.agree(options))
    decisions = run_out(game, state, rng_of(seed))
    sheets = game.score_sheet(state)
    return decisions, [sheet.total for sheet in sheets], [sheet.place for sheet in sheets]
