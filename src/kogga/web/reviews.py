"""The review of one's own game: only when it is over, only from one's own chair."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kogga.core.actions import Seat
from kogga.front.match import Match
from kogga.front.shelf import games
from kogga.players.judging import SURE
from kogga.store.rows import Guest
from kogga.table.hall import Hall
from kogga.table.reviews import Decision, Finding, Review, TooMany, decisions
from kogga.table.sight import choice
from kogga.table.table import Table
from kogga.web.forms import known_visitor, send_on, wants_json
from kogga.web.limits import number_in
from kogga.web.rendering import render
from kogga.web.speech import Trouble
from kogga.web.tables import find_table, picture_address
from kogga.web.visitors import language, visitor


async def review(request: Request) -> Response:
    """How far it has come, or what it found; a program hears how far."""
    found, guest, seat = await own_game(request)
    hall: Hall = request.app.state.hall
    state = await hall.reviews.find(found.ledger, seat)
    if wants_json(request):
        return JSONResponse(heard(state))
    lang = language(request, guest)
    head, match = found.ledger.head, found.ledger.running()
    lines = [] if state is None else await asyncio.to_thread(told, state, match, seat, lang)
    return render(
        "review.html",
        lang,
        guest,
        game=games[head.game],
        head=head,
        seat=seat,
        review=state,
        lines=lines,
        picture=picture_address(head),
    )


async def own_game(request: Request) -> tuple[Table, Guest, Seat]:
    """The table, who asks and where they sat, if that is any of their business."""
    found = await find_table(request)
    guest = await visitor(request)
    seat = None if guest is None else found.ledger.seat_of(guest.id)
    if guest is None or seat is None:
        raise Trouble("only_own_review", 403)
    if found.ledger.status != "over":
        raise Trouble("not_over", 403)
    return found, guest, seat


def heard(state: Review | None) -> dict[str, Any]:
    """What a program hears of a review."""
    if state is None:
        return {"status": "none"}
    told = asdict(state)
    told["findings"] = [{"ply": each.ply, **asdict(each.judgement)} for each in state.findings]
    return told


def told(state: Review, match: Match, seat: Seat, lang: str) -> list[dict[str, Any]]:
    """The findings as the page shows them: the dearest first, in words of the reader's language."""
    if not state.findings:
        return []
    by_ply = {decision.ply: decision for decision in decisions(match, seat)}
    return [line(finding, by_ply[finding.ply], match, lang) for finding in state.findings if finding.ply in by_ply]


def line(finding: Finding, decision: Decision, match: Match, lang: str) -> dict[str, Any]:
    """One finding: the question of that moment, both answers, and the numbers in percent."""
    face, view, judgement = match.face(lang), decision.view, finding.judgement
    labels = {str(action): face.label(view, action) for action in view.choices}
    ask = face.ask(view)
    return {
        "ply": finding.ply,
        "ask": ask.text,
        "paragraph": ask.paragraph,
        "made": labels[judgement.made],
        "best": labels[judgement.best],
        "share": percent(judgement.share),
        "best_share": percent(judgement.best_share),
        "cost": percent(judgement.cost),
        "error": max(1, percent(SURE * judgement.error)),
        "is_sure": judgement.is_sure,
    }


def percent(share: float) -> int:
    """A part of the win in hundredths."""
    return round(100 * share)


async def moment(request: Request) -> Response:
    """The board before one of the reader's decisions, what was done there, and what the bot would have done."""
    found, guest, seat = await own_game(request)
    hall: Hall = request.app.state.hall
    state = await hall.reviews.find(found.ledger, seat)
    ply = number_in(request.path_params["ply"])
    finding = next((each for each in (state.findings if state else ()) if each.ply == ply), None)
    if finding is None:
        raise Trouble("no_such_moment", 404)
    shown = await asyncio.to_thread(board_at, found.ledger.running(), seat, finding, language(request, guest))
    return JSONResponse(shown)


def board_at(match: Match, seat: Seat, finding: Finding, lang: str) -> dict[str, Any]:
    """The live layer as the seat saw it, and the elements of both choices."""
    [decision] = [each for each in decisions(match, seat) if each.ply == finding.ply]
    face, view = match.face(lang), decision.view
    touches = {str(action): choice(face, view, action)["touches"] for action in view.choices}
    judgement = finding.judgement
    return {"live": str(face.draw(view)[1]), "made": touches[judgement.made], "best": touches[judgement.best]}


async def begin(request: Request) -> Response:
    """Have it thought out."""
    found, _, seat = await own_game(request)
    await known_visitor(request)
    hall: Hall = request.app.state.hall
    state = await hall.reviews.find(found.ledger, seat)
    try:
        if state is None or state.status == "stopped":
            hall.reviews.begin(found.ledger, seat)
    except TooMany:
        raise Trouble("many_reviews", 503) from None
    return send_on(request, f"/t/{found.ledger.head.table}/review", "", {})


async def stop(request: Request) -> Response:
    """Think no further."""
    found, _, seat = await own_game(request)
    await known_visitor(request)
    hall: Hall = request.app.state.hall
    await hall.reviews.stop(found.ledger, seat)
    return send_on(request, f"/t/{found.ledger.head.table}/review", "", {})
