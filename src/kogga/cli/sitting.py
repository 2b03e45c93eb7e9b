"""One game at one keyboard."""

from __future__ import annotations

import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from kogga.cli.menu import Row, find, rows
from kogga.cli.saves import Keeper
from kogga.cli.screen import QUIET, TROUBLE, Screen
from kogga.core.actions import Action, Seat
from kogga.front.match import IllegalMove, Match
from kogga.front.shelf import book
from kogga.players.hints import hints
from kogga.players.player import Player

LEFT = 0
UNSAVED = 1
BAD = 2
INTERRUPTED = 130


class Leave(Exception):
    """Somebody got up from the table."""


class BadLine(Exception):
    """A line that means nothing here; nothing has changed."""


class Sitting:
    """A match, the bots at it, the file it is kept in, and the screen of whoever else plays."""

    def __init__(
        self, match: Match, bots: Mapping[Seat, Player], keeper: Keeper, screen: Screen, kinds: Sequence[str]
    ) -> None:
        self.match = match
        self.kinds = kinds
        self.bots = bots
        self.keeper = keeper
        self.screen = screen
        self.lang = screen.words.lang
        self.face: Any = match.face(self.lang)
        self.book = book(match.game.card.id, self.lang)
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.facing: Seat | None = None  # whose screen this is
        self.warned = False

    def play(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        self.greet()
        try:
            self.keep()
            while not self.match.over:
                self.step()
        except (Leave, EOFError):
            return self.leave(LEFT)
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # an impatient second one must not stop the saving
            return self.leave(INTERRUPTED)
        except BadLine:
            return self.leave(BAD)
        self.finish()
        return LEFT

    def greet(self) -> None:
        """What is played here, and how to speak."""
        titles = self.match.game.card.titles
        seats = range(self.match.seats)
        kinds = [self.screen.words.say(f"seat.{kind}", {}) for kind in self.kinds]
        self.screen.title(titles[self.lang])
        self.screen.print(", ".join(f"{self.face.name(seat)}: {kinds[seat]}" for seat in seats))
        self.screen.say("greeting", QUIET)
        if self.screen.is_live:
            with suppress(ImportError):  # lines can be edited where the system knows how
                import readline  # noqa: F401

    def step(self) -> None:
        """One decision: a bot's, or a person's."""
        seat = next((seat for seat in self.match.to_act if seat in self.bots), None)
        if seat is None:
            self.ask(self.match.to_act[0])
        else:
            self.move(seat, self.bots[seat].choose(self.view(seat)))

    def view(self, seat: Seat) -> Any:
        """What this seat sees."""
        return self.match.view(seat)

    def move(self, seat: Seat, action: Action | str) -> None:
        """Play on a twin and swap, so that an interruption finds one state or the other."""
        twin = self.match.copy()
        twin.play(seat, action)
        self.match = twin
        self.keep()

    # a person's turn

    def ask(self, seat: Seat) -> None:
        """Show a person the table, and take lines until something has changed."""
        self.hand_over(seat)
        self.show(seat)
        menu = rows(self.face, self.view(seat))
        self.show_menu(seat, menu)
        while not self.take_line(seat, menu):
            pass

    def take_line(self, seat: Seat, menu: Sequence[Row]) -> bool:
        """One line from the keyboard; has the table changed?"""
        try:
            return self.obey(seat, menu, self.read())
        except BadLine as error:
            self.screen.print(str(error), TROUBLE)
            if not sys.stdin.isatty():  # a script that went wrong should not go on
                raise
        except (Leave, KeyboardInterrupt):
            if not self.keeper.trouble or self.warned:
                raise
            self.warned = True  # whoever leaves now loses the game, so they are asked twice
            self.screen.print()
            self.screen.say("trouble.leaving", TROUBLE, file=self.keeper.file, trouble=self.keeper.trouble)
        return False

    def hand_over(self, seat: Seat) -> None:
        """Where several people share the screen, nobody sees another's cards."""
        if len(self.people) > 1 and seat != self.facing and self.screen.is_live:
            self.screen.clear()
            self.screen.say("hand_over", who=self.face.name(seat))
            input()
            self.screen.clear()
        self.facing = seat

    def show(self, seat: Seat) -> None:
        """The news, the table, the players."""
        self.screen.title(self.face.name(seat) if len(self.people) > 1 else self.screen.words.say("you", {}))
        self.screen.told(self.match.sentences(seat, self.lang, since=self.last_turn(seat)))
        self.screen.print()
        self.screen.table(self.face.table(self.view(seat)))
        self.screen.print()

    def last_turn(self, seat: Seat) -> int:
        """The line of the log with which this seat last acted."""
        log = self.match.log
        return next((ply for ply in range(len(log) - 1, -1, -1) if log[ply][0] == seat), 0)

    def show_menu(self, seat: Seat, menu: Sequence[Row]) -> None:
        """The question, the choices, and what else can be typed."""
        asked = self.face.ask(self.view(seat))
        self.screen.ask(asked.text, asked.paragraph)
        self.screen.menu(menu)
        self.screen.say(
            "hint_undo" if self.undoer(seat) is not None else "hint",
            QUIET,
            words=min((row.words for row in menu), key=len),
        )

    def read(self) -> str:
        """A line."""
        sys.stdout.flush()
        line = input(self.screen.words.say("prompt", {}))
        if not sys.stdin.isatty():
            self.screen.print(line)
        return line.strip()

    def obey(self, seat: Seat, menu: Sequence[Row], line: str) -> bool:
        """Do what the line says; has the table changed?"""
        verb, _, rest = line.partition(" ")
        command = self.command(verb)
        if not line:
            self.show(seat)
            self.show_menu(seat, menu)
        elif line.startswith("?"):
            self.explain(seat, line[1:].strip())
        elif command == "quit" and not rest:
            raise Leave
        elif command == "save":
            self.save(rest.strip())
        elif command == "hint" and not rest:
            self.advise(seat)
        elif command == "undo" and not rest:
            self.undo(seat)
            return True
        else:
            self.play_line(seat, menu, line)
            return True
        return False

    def command(self, verb: str) -> str:
        """The command this word names, in either language."""
        known = ("undo", "hint", "save", "quit")
        local = {self.screen.words.say(f"command.{name}", {}): name for name in known}
        return local.get(verb.casefold(), verb.casefold())

    def play_line(self, seat: Seat, menu: Sequence[Row], line: str) -> None:
        """A number of the menu, a label, or words."""
        row = find(menu, line)
        if row is not None and row.action is None:
            raise BadLine(self.screen.words.say("trouble.range", {"words": row.words}))
        if row is None and line.isdecimal():
            raise BadLine(self.screen.words.say("trouble.no_row", {"number": line, "last": len(menu)}))
        try:
            self.move(seat, row.action if row is not None and row.action else line)
        except IllegalMove as error:
            raise BadLine(self.advice(error)) from error
        self.warned = False

    def advice(self, error: IllegalMove) -> str:
        """Why not; and what can be typed, where the words could not be read at all."""
        reason = error.text(self.lang)
        return f"{reason} {self.screen.words.say('trouble.what_to_type', {})}" if error.paragraph is None else reason

    # the rules of the moment

    def explain(self, seat: Seat, number: str) -> None:
        """The paragraph of the moment, or the one that was asked for."""
        number = number.removeprefix("§").strip() or self.face.ask(self.view(seat)).paragraph or ""
        paragraph = self.book.get(number) or self.book.get(number.upper())
        if paragraph is None:
            if number:
                self.screen.say("trouble.no_paragraph", TROUBLE, number=number)
            self.screen.contents(list(self.book.values()))
        else:
            self.screen.paragraph(paragraph)

    def advise(self, seat: Seat) -> None:
        """The best few choices, as far as this seat can know, with the part of the games they would win."""
        view = self.view(seat)
        for each in hints(self.match.game, view, len(self.match.log)):
            label, key = self.face.label(view, each.action), "advice" if each.tries else "advice_only"
            self.screen.say(key, label=label, share=round(100 * each.share), error=round(196 * each.error))

    # taking back and keeping

    def undoer(self, seat: Seat) -> Seat | None:
        """Who at this keyboard can take the last action back: this seat, or the one before it."""
        return next((each for each in [seat, *self.people] if self.match.can_undo(each)), None)

    def undo(self, seat: Seat) -> None:
        """Take back what revealed nothing."""
        twin = self.match.copy()
        undoer = self.undoer(seat)
        try:
            twin.undo(seat if undoer is None else undoer)
        except IllegalMove as error:
            raise BadLine(error.text(self.lang)) from error
        self.match = twin
        self.keep()
        self.screen.say("undone")

    def keep(self) -> None:
        """Write the game down after every change; say so once when that fails, and once when it works again."""
        before = self.keeper.trouble
        if not self.keeper.keep(self.match.record()):
            if self.keeper.trouble != before:
                self.screen.say("trouble.save", TROUBLE, file=self.keeper.file, trouble=self.keeper.trouble)
        elif before:
            self.screen.say("saved", file=self.keeper.file)

    def save(self, name: str) -> None:
        """Keep the game in another file from now on; the old one stays as it is."""
        file = Path(name).expanduser() if name else self.keeper.file
        if file != self.keeper.file and file.exists():
            raise BadLine(self.screen.words.say("trouble.file_exists", {"file": file}))
        keeper = Keeper(file)
        if not keeper.keep(self.match.record()):
            raise BadLine(self.screen.words.say("trouble.save", {"file": file, "trouble": keeper.trouble}))
        self.keeper = keeper
        self.screen.say("saved", file=file)

    def leave(self, code: int) -> int:
        """Say where the game lies."""
        self.screen.print()
        if not self.keeper.keep(self.match.record()):
            self.screen.say("trouble.unsaved", TROUBLE, file=self.keeper.file, trouble=self.keeper.trouble)
            return UNSAVED
        self.screen.say("left", file=self.keeper.file)
        return code

    def finish(self) -> None:
        """The last news, the score sheet, and where the record lies."""
        eyes = self.people[0] if len(self.people) == 1 else None
        since = max([self.last_turn(seat) for seat in self.people], default=0)
        self.screen.title(self.screen.words.say("over", {}))
        self.screen.told(self.match.sentences(eyes, self.lang, since))
        self.screen.print()
        self.screen.score(self.match, self.lang)
        self.screen.print()
        self.screen.ask(self.face.ask(self.match.view(eyes)).text, None)
        if not self.keeper.trouble:
            self.screen.say("record_kept", QUIET, file=self.keeper.file)
