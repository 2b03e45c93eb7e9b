"""Pages, rendered on the server in the reader's language."""

from __future__ import annotations

from functools import cache
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from kogga.core.errors import KoggaError
from kogga.core.options import Choice
from kogga.core.words import LANGUAGES, Words
from kogga.front.match import read_options
from kogga.front.shelf import games, words_of
from kogga.store.rows import Guest
from kogga.table.bots import LEVELS
from kogga.table.hall import Hall
from kogga.table.table import Table
from kogga.web.visitors import language, remember, same_origin, visitor

SECRET = "secret"
FORM_BYTES = 16_384


@cache
def templates() -> Environment:
    """The page templates; every text is escaped."""
    loader = PackageLoader("kogga.web")
    return Environment(loader=loader, autoescape=select_autoescape(default=True), undefined=StrictUndefined)


def page_words(lang: str) -> Words:
    """The pages' own words."""
    return words_of("kogga.web", lang)


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
    return await hall.welcome(form.get("name") or page_words(lang).say("somebody", {}))


async def read_form(request: Request) -> dict[str, str]:
    """What was sent: a form, or a flat JSON object from a program."""
    body = await read_body(request)
    try:
        if not request.headers.get("content-type", "").startswith("application/json"):
            return dict(parse_qsl(body.decode(), strict_parsing=bool(body)))
        return msgspec.json.decode(body, type=dict[str, str])
    except (ValueError, msgspec.DecodeError):
        raise HTTPException(400, "The request is neither a form nor a JSON object of texts.") from None


async def read_body(request: Request) -> bytes:
    """The body, as long as it is short; starlette remembers it for whoever asks again."""
    if int(request.headers.get("content-length") or 0) > FORM_BYTES:
        raise HTTPException(413, f"A form has at most {FORM_BYTES} bytes.")
    body = await request.body()
    if len(body) > FORM_BYTES:
        raise HTTPException(413, f"A form has at most {FORM_BYTES} bytes.")
    return body


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
    wishes: dict[str, str] = {key: form[key][:40] for key in ("lang", "theme", "size", "confirm", "motion") if key in form}
    changed = await hall.change(guest, form.get("name"), wishes)
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
    game = games[form.get("game", "")]
    options: dict[str, Choice] = {
        option.name: option.read(form[f"option-{option.name}"])
        for option in game.card.options
        if f"option-{option.name}" in form
    }
    chairs = [part for part in form.get("chairs", "").split(",") if part]
    if not chairs:
        chairs = [form[f"chair-{seat}"] for seat in range(game.card.seats.stop) if form.get(f"chair-{seat}")]
    listed = form.get("listed") in ("on", "yes")
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
    wanted = form.get("seat", "")
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
    """A table's backdrop: the same for every table of this game, size, options and language, so it may be kept."""
    game = games[request.path_params["game"]]
    seats = int(request.query_params.get("seats", game.card.seats.start))
    game.card.check_seats(seats)
    options = game.card.agree(read_options(game, request.query_params.get("options", "")))
    face = game.face.speaking(language(request, None))
    picture, _ = face.draw(game.observe(game.setup(seats, options), None))
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "public, max-age=31536000, immutable"})
