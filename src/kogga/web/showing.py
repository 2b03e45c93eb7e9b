"""A game to look back upon: at a table, or from a record somebody brought. Who may look through whose eyes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from kogga.core.actions import Seat
from kogga.core.errors import KoggaError
from kogga.core.record import read_record
from kogga.front.match import Match, replay
from kogga.store.rows import Guest
from kogga.table.curve import Point, curve
from kogga.table.hall import Hall
from kogga.table.ledger import BOT, Ledger
from kogga.table.proof import record_of
from kogga.web.limits import LOOKS_A_SECOND, LOOKS_AT_ONCE, Turnstile, number_in
from kogga.web.speech import Trouble
from kogga.web.tables import find_table
from kogga.web.visitors import language, visitor

SPECTATOR = "none"
KEPT = 32  # games that are kept worked out


@dataclass(frozen=True)
class Showing:
    """A match, where it is at home, and who looks at it."""

    match: Match
    home: str
    own: Seat | None
    is_whole: bool  # is nothing secret any more?
    levels: tuple[str, ...]
    guest: Guest | None
    lang: str
    ledger: Ledger | None = None  # a record somebody brought has none

    def record(self) -> str:
        """All of it; of a table with what proves its luck."""
        return self.match.record() if self.ledger is None else record_of(self.ledger)

    @property
    def last(self) -> int:
        """How many lines the log has."""
        return len(self.match.entries)

    def eyes(self, asked: str) -> Seat | None:
        """Whose eyes: one's own, a spectator's, and once nothing is secret any more, anybody's."""
        if not asked or asked == SPECTATOR:
            return None if asked else self.own
        seat = number_in(asked)
        if seat not in range(self.match.seats) or not (self.is_whole or seat == self.own):
            raise Trouble("not_your_eyes", 403)
        return seat

    def ply(self, asked: str) -> int:
        """After how many lines of the log; the last moment where none is named."""
        if not asked:
            return self.last
        ply = number_in(asked)
        if ply < 0:
            raise Trouble("no_such_moment")
        return min(ply, self.last)


class Projector:
    """Records that were opened lately and curves of games that are over: worked out once, the oldest forgotten."""

    def __init__(self) -> None:
        self.records: OrderedDict[str, Match] = OrderedDict()
        self.curves: OrderedDict[str, list[Point]] = OrderedDict()
        self.looks = Turnstile(LOOKS_AT_ONCE, LOOKS_A_SECOND, asyncio.get_running_loop().time)

    async def open(self, hall: Hall, name: str) -> Match:
        """The game of a record."""
        if name not in self.records:
            kept = await hall.store.record(name)
            if kept is None:
                raise Trouble("no_such_record", 404)
            try:
                keep(self.records, name, await asyncio.to_thread(read_match, kept.text))
            except KoggaError:  # it was good once, so the rules have changed since
                raise Trouble("old_record", 410) from None
        return self.records[name]

    async def curve(self, showing: Showing) -> list[Point]:
        """How a game that is over went."""
        name = f"{showing.home} {hash(tuple(showing.match.log))}"  # people may agree to play an end again
        if name not in self.curves:
            keep(self.curves, name, await asyncio.to_thread(curve, showing.match))
        return self.curves[name]


def keep(shelf: OrderedDict[str, Any], name: str, thing: Any) -> None:
    """Put something on a shelf that holds only so much."""
    shelf[name] = thing
    while len(shelf) > KEPT:
        shelf.popitem(last=False)


def read_match(text: str) -> Match:
    """The match of a record, exactly as far as it was written down."""
    match = replay(text, seed=0)
    match.rewind(len(read_record(text).moves))
    return match


async def showing(request: Request) -> Showing:
    """The game this address is about, for whoever asks."""
    projector: Projector = request.app.state.projector
    guest = await visitor(request)
    if not projector.looks.take(guest.id if guest else host_of(request)):
        raise Trouble("too_fast", 429)
    lang = language(request, guest)
    if "record" in request.path_params:
        name = request.path_params["record"]
        match = await projector.open(request.app.state.hall, name)
        return Showing(match, f"/r/{name}", None, True, (BOT,) * match.seats, guest, lang)
    ledger = (await find_table(request)).ledger
    if ledger.match is None:
        raise Trouble("not_begun")
    seats = [] if guest is None else ledger.seats_of(guest.id)
    own = seats[0] if len(seats) == 1 else None  # whoever shares a screen sees what everybody there may see
    levels = tuple(chair.bot or ledger.level for chair in ledger.chairs)
    return Showing(ledger.match, f"/t/{ledger.head.table}", own, ledger.match.over, levels, guest, lang, ledger)


def host_of(request: Request) -> str:
    """Where a visitor without a name comes from."""
    return request.client.host if request.client else ""
