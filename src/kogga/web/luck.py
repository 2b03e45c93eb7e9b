"""Luck one can check: what a table has promised, the words people add, the record, the luck sheet, the account."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from kogga.front.match import Match
from kogga.front.shelf import games
from kogga.table.account import Account, Turn
from kogga.table.hall import Hall
from kogga.table.table import SALT_LENGTH, Table
from kogga.web.forms import known_visitor, read_form, send_on
from kogga.web.rendering import render
from kogga.web.speech import Trouble
from kogga.web.tables import find_table
from kogga.web.visitors import language, visitor

WIDEST = 100.0  # a bar, to either side


async def mix_in(request: Request) -> Response:
    """Add words of one's own to luck, as long as none has fallen."""
    found = await find_table(request)
    guest, secret = await known_visitor(request)
    words = (await read_form(request)).get("words", "").strip()
    if found.ledger.seat_of(guest.id) is None and found.ledger.head.host != guest.id:
        raise Trouble("only_watching", 403)
    if not words:
        raise Trouble("no_words")
    await found.mix_in(guest.id, words)
    return send_on(request, f"/t/{found.ledger.head.table}", secret, {"words": list(found.ledger.salt)})


async def luck(request: Request) -> Response:
    """What the table has promised, what people added, and once the game is over everything that proves it."""
    return await show(request, await find_table(request), None)


async def account(request: Request) -> Response:
    """The same page with the luck account, which takes a while."""
    hall: Hall = request.app.state.hall
    found = await find_over(request)
    counted = await hall.luck_account(found)
    if counted is None:
        raise Trouble("no_account", 503)
    return await show(request, found, counted)


async def show(request: Request, found: Table, counted: Account | None) -> Response:
    """The page of a table's luck."""
    guest = await visitor(request)
    lang = language(request, guest)
    ledger = found.ledger
    return render(
        "luck.html",
        lang,
        guest,
        game=games[ledger.head.game],
        table=ledger.head.table,
        standing=ledger.status,
        promise=ledger.promise,
        seed=ledger.head.seed if ledger.status == "over" else "",
        words=ledger.salt,
        longest=SALT_LENGTH,
        is_seated=guest is not None and ledger.seat_of(guest.id) is not None,
        rows=[] if counted is None else rows_of(counted, ledger.running(), lang),
    )


def rows_of(counted: Account, match: Match, lang: str) -> list[dict[str, Any]]:
    """The account by seat: points, error, a bar, and the turns that mattered most."""
    names = match.face(lang).names
    most = max([abs(points) for points in counted.points] + [1.0])
    return [
        {
            "seat": seat,
            "name": names[seat],
            "points": signed(counted.points[seat], lang),
            "error": tenths(counted.errors[seat], lang) if counted.errors[seat] >= 0.05 else "",
            "bar": WIDEST * counted.points[seat] / most,
            "best": told(counted.best(seat), seat, match, lang),
            "worst": told(counted.worst(seat), seat, match, lang),
        }
        for seat in range(match.seats)
    ]


def tenths(points: float, lang: str) -> str:
    """Points to a tenth, with the comma or point of the language."""
    return f"{points:.1f}".replace(".", "," if lang == "pl" else ".")


def signed(points: float, lang: str) -> str:
    """The same with a sign, so that nobody takes a gain for a loss."""
    sign = "−" if points <= -0.05 else "+" if points >= 0.05 else "±"
    return sign + tenths(abs(points), lang)


def told(turn: Turn | None, seat: int, match: Match, lang: str) -> tuple[str, str] | None:
    """What the seat heard of a turn of luck first, and what it was worth."""
    if turn is None:
        return None
    face = match.face(lang)
    heard = [event.heard_by(seat) for ply, event in match.events if ply == turn.line]
    sentences = filter(None, [face.tell(event, seat) for event in heard if event is not None])
    words = next(sentences, "") or face.spell(str(match.entries[turn.line].action))
    return words, signed(turn.points[seat], lang)


async def find_over(request: Request) -> Table:
    """The table of this address, if its game is over; before that nobody is told."""
    found = await find_table(request)
    if found.ledger.status != "over":
        raise Trouble("not_over", 403)
    return found


async def sheet(request: Request) -> Response:
    """Every turn of luck of a finished game, with what could have come."""
    hall: Hall = request.app.state.hall
    found = await find_over(request)
    if not found.ledger.promise:
        raise Trouble("not_promised", 404)
    written = await hall.luck_sheet(found)
    if written is None:
        raise Trouble("no_account", 503)
    head = found.ledger.head
    return download(written, "application/json", f"{head.game}-{head.table[:6]}.luck.json")


def download(text: str, kind: str, name: str) -> Response:
    """A file to keep."""
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type=kind, headers=headers)


async def verify(request: Request) -> Response:
    """The page that draws luck again, in the reader's own browser."""
    guest = await visitor(request)
    return render("verify.html", language(request, guest), guest, table=request.query_params.get("table", ""))
