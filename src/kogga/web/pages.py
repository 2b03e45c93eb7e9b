"""Pages, rendered on the server in the reader's language."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from kogga.core.errors import KoggaError
from kogga.core.options import Choice
from kogga.core.words import LANGUAGES, Words
from kogga.front.shelf import games, read_table
from kogga.store.rows import Guest
from kogga.table.bots import LEVELS
from kogga.table.hall import Hall
from kogga.table.table import Table
from kogga.web.visitors import language, remember, same_origin, visitor

SECRET = "secret"


@cache
def templates() -> Environment:
    """The page templates; every text is escaped."""
    loader = PackageLoader("kogga.web")
    return Environment(loader=loader, autoescape=select_autoescape(default=True), undefined=StrictUndefined)


@cache
def page_words(lang: str) -> Words:
    """The pages' own words."""
    return Words(lang, read_table("kogga.web", "words", lang))


def render(name: str, lang: str, status: int = 200, **parts: Any) -> HTMLResponse:
    """A page in this language."""
    words = page_words(lang)
    say = lambda key, **args: words.say(key, args)  # noqa: E731
    page = templates().get_template(name).render(lang=lang, languages=LANGUAGES, say=say, **parts)
    return HTMLResponse(page, status)


def wants_json(request: Request) -> bool:
    """Is it a program that asks?"""
    return "application/json" in request.headers.get("accept", "")


async def complain(request: Request, text: str, status: int) -> Response:
    """A refusal, for a person or a program."""
    if wants_json(request):
        return JSONResponse({"error": text}, status)
    return render("trouble.html", language(request, None), status, text=text)


async def known_visitor(request: Request) -> tuple[Guest, str]:
    """The guest who asks; a newcomer becomes one, and gets a secret to keep."""
    if not same_origin(request):
        raise HTTPException(403, "This came from another page than ours.")
    guest = await visitor(request)
    if guest is not None:
        return guest, ""
    form = await read_form(request)
    hall: Hall = request.app.state.hall
    lang = language(request, None)
    return await hall.welcome(str(form.get("name") or page_words(lang).say("somebody", {})))


async def read_form(request: Request) -> FormData | dict[str, Any]:
    """What was sent: a form, or JSON from a program."""
    if request.headers.get("content-type", "").startswith("application/json"):
        try:
            sent = await request.json()
        except ValueError:
            raise HTTPException(400, "The request is no JSON.") from None
        if not isinstance(sent, dict):
            raise HTTPException(400, "The request must be a JSON object.")
        return sent
    return await request.form(max_fields=60, max_files=0)


def send_on(request: Request, path: str, secret: str, told: dict[str, Any]) -> Response:
    """To another page; a program gets an answer instead. A newcomer's secret goes with it."""
    response: Response
    if wants_json(request):
        response = JSONResponse({**told, **({SECRET: secret} if secret else {})})
    else:
        response = RedirectResponse(path, 303)
    if secret:
        remember(response, secret, request.url.scheme == "https")
    return response


async def lobby(request: Request) -> Response:
    """Games to play, my tables, open tables."""
    hall: Hall = request.app.state.hall
    guest = await visitor(request)
    lang = language(request, guest)
    mine = [] if guest is None else await hall.store.tables_of(guest.id, 50)
    listed = await hall.store.listed(50)
    return render("lobby.html", lang, games=games, guest=guest, mine=mine, listed=listed, levels=list(LEVELS))


async def change_me(request: Request) -> Response:
    """Another name, other wishes."""
    hall: Hall = request.app.state.hall
    guest, secret = await known_visitor(request)
    form = await read_form(request)
    wishes = {key: str(form[key])[:40] for key in ("lang", "theme", "size", "confirm", "motion") if key in form}
    changed = await hall.change(guest, str(form["name"]) if "name" in form else None, wishes)
    return send_on(request, "/", secret, {"id": changed.id, "name": changed.name, "wishes": changed.wishes})


async def come_back(request: Request) -> Response:
    """A personal link brings the same identity to another device."""
    hall: Hall = request.app.state.hall
    secret = request.path_params["secret"]
    if await hall.recognise(secret) is None:
        raise HTTPException(404, "This personal link is not known here.")
    return send_on(request, "/", secret, {})


async def set_table(request: Request) -> Response:
    """Set a table from the game's options and the chairs."""
    hall: Hall = request.app.state.hall
    form = await read_form(request)
    guest, secret = await known_visitor(request)
    game = games[str(form.get("game", ""))]
    options: dict[str, Choice] = {
        option.name: option.read(str(form[f"option-{option.name}"]))
        for option in game.card.options
        if f"option-{option.name}" in form
    }
    chairs = [part for part in str(form.get("chairs", "")).split(",") if part]
    if not chairs:
        chairs = [str(form[f"chair-{seat}"]) for seat in range(game.card.seats.stop) if form.get(f"chair-{seat}")]
    listed = str(form.get("listed", "")) in ("on", "yes", "true", "True")
    table = await hall.found(guest, game.card.id, chairs, options, listed)
    name = table.ledger.head.table
    return send_on(request, f"/t/{name}", secret, {"table": name})


async def find_table(request: Request) -> Table:
    """The table of this address."""
    hall: Hall = request.app.state.hall
    try:
        return await hall.open(request.path_params["table"])
    except KoggaError as error:
        raise HTTPException(404, str(error)) from error


async def table(request: Request) -> Response:
    """One table; all that moves comes over its socket."""
    found = await find_table(request)
    guest = await visitor(request)
    lang = language(request, guest)
    ledger = found.ledger
    game = games[ledger.head.game]
    seat = None if guest is None else ledger.seat_of(guest.id)
    return render("table.html", lang, game=game, ledger=ledger, guest=guest, seat=seat)


async def sit(request: Request) -> Response:
    """Take a chair, the first free one if none is named."""
    found = await find_table(request)
    guest, secret = await known_visitor(request)
    form = await read_form(request)
    mine = found.ledger.seat_of(guest.id)
    free = [seat for seat, chair in enumerate(found.ledger.chairs) if chair.is_free]
    wanted = str(form.get("seat", ""))
    seat = int(wanted) if wanted.isdigit() else mine if mine is not None else next(iter(free), -1)
    if seat < 0:
        raise KoggaError("All chairs are taken; you can watch.")
    await found.sit(seat, guest.id, guest.name)
    return send_on(request, f"/t/{found.ledger.head.table}", secret, {"seat": seat})


async def leave(request: Request) -> Response:
    """Stand up."""
    found = await find_table(request)
    guest, secret = await known_visitor(request)
    await found.leave(guest.id, "greedy")
    return send_on(request, "/", secret, {})


async def rematch(request: Request) -> Response:
    """The same people again, one seat further."""
    hall: Hall = request.app.state.hall
    found = await find_table(request)
    guest, secret = await known_visitor(request)
    again = await hall.rematch(guest, found)
    return send_on(request, f"/t/{again.ledger.head.table}", secret, {"table": again.ledger.head.table})


async def backdrop(request: Request) -> Response:
    """A table's backdrop: the same all game long."""
    raise HTTPException(404, "Not yet.")


def as_dict(thing: Any) -> dict[str, Any]:
    """A dataclass for a program."""
    return asdict(thing)
