"""A game's first-game guide: real positions on the real board, and no table behind them."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kogga.core.game import AnyGame
from kogga.front.guides import Step
from kogga.front.guides import guide as read_guide
from kogga.front.match import Match, write_options
from kogga.front.shelf import games
from kogga.store.rows import Head
from kogga.table.ledger import BOT, Chair, Ledger
from kogga.table.sight import look, tip, why
from kogga.web.build import build
from kogga.web.limits import number_in
from kogga.web.pages import quick_chairs
from kogga.web.rendering import render
from kogga.web.speech import Trouble
from kogga.web.visitors import language, visitor

LONGEST_ID = 100


async def guide(request: Request) -> Response:
    """The page; its script fetches the steps."""
    game = games[request.path_params["game"]]
    guest = await visitor(request)
    lang = language(request, guest)
    steps = read_guide(game.card.id).steps
    at = min(max(number_in(request.query_params.get("step", "1")), 1), len(steps))
    return render(
        "guide.html",
        lang,
        guest,
        game=game,
        at=at,
        steps=len(steps),
        text=sentences(steps[at - 1], lang),
        picture=backdrop_address(game, steps[0]),
        chairs=",".join(quick_chairs(game.card.seats, guest)),
    )


def sentences(step: Step, lang: str) -> str:
    """What a step says."""
    return step.match.face(lang).say(f"guide.{step.name}")


def backdrop_address(game: AnyGame, step: Step) -> str:
    """Where the backdrop of the guide is; the language comes behind it."""
    asked = {"seats": step.match.seats, "options": write_options(step.match.options), "build": build()}
    return f"/g/{game.card.id}/backdrop.svg?{urlencode(asked)}&lang="


async def guide_step(request: Request) -> Response:
    """One step as the page's script wants it: what the seat sees, what it is told, what is to be pressed."""
    seat, step = find_step(request)
    lang = language(request, await visitor(request))
    return JSONResponse(told(seat, step, lang))


def told(seat: int, step: Step, lang: str) -> dict[str, Any]:
    """What a step shows and says."""
    said = {"text": sentences(step, lang), "paragraph": step.paragraph, "press": step.press, "look": list(step.look)}
    return {**look(paper_table(seat, step.match), seat, lang), "can_undo": False, "online": [seat], "step": said}


def paper_table(seat: int, match: Match) -> Ledger:
    """What the page takes for a table; nobody can open it, and no store knows of it."""
    card = match.game.card
    ledger = Ledger(Head("", card.id, card.version, match.seats, write_options(match.options), "", False, "", 0.0))
    ledger.match = match
    ledger.chairs = [Chair(guest="reader") if chair == seat else Chair(bot=BOT) for chair in range(match.seats)]
    return ledger


async def guide_about(request: Request) -> Response:
    """What an element of a step is (`do=tip`), or why it cannot be pressed (`do=why`)."""
    seat, step = find_step(request)
    lang = language(request, await visitor(request))
    id = request.query_params.get("id", "")[:LONGEST_ID]
    refused = why(step.match, seat, lang, id) if request.query_params.get("do") == "why" else None
    return JSONResponse(refused or tip(step.match, seat, lang, id))


def find_step(request: Request) -> tuple[int, Step]:
    """The step of this address, and whose eyes the reader has."""
    found = read_guide(games[request.path_params["game"]].card.id)
    at = number_in(request.path_params["step"])
    if at not in range(1, len(found.steps) + 1):
        raise Trouble("not_found", 404)
    return found.seat, found.steps[at - 1]
