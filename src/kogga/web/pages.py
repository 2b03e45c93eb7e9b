"""Pages, rendered on the server in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kogga.core.errors import KoggaError
from kogga.core.words import LANGUAGES
from kogga.draw.sheet import stylesheet
from kogga.front.match import read_options
from kogga.front.shelf import games
from kogga.store.rows import Guest, Head
from kogga.table.bots import LEVELS, OFFERED
from kogga.table.hall import Hall
from kogga.table.ledger import BOT
from kogga.table.speech import Spoken
from kogga.web.books import sections
from kogga.web.codes import code
from kogga.web.forms import known_visitor, read_form, send_on, wants_json
from kogga.web.limits import number_in
from kogga.web.rendering import COLOURS, WISHES, choice_name, cover, level_name, render
from kogga.web.speech import Trouble, page_words
from kogga.web.visitors import language, secret_of, visitor

FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
SHOWN = 50  # tables in a list of the lobby


async def complain(request: Request, error: Exception, status: int, text: str) -> Response:
    """A refusal, for a person or a program."""
    guest = await visitor(request)
    lang = language(request, guest)
    if isinstance(error, Spoken):
        text = error.text(lang)
    if isinstance(error, Trouble):
        status = error.status
    if wants_json(request):
        return JSONResponse({"error": text}, status)
    return render("trouble.html", lang, guest, status, text=text)


# the lobby


async def lobby(request: Request) -> Response:
    """Games to play, my tables, open tables."""
    hall: Hall = request.app.state.hall
    guest = await visitor(request)
    lang = language(request, guest)
    mine = [] if guest is None else await hall.store.tables_of(guest.id, SHOWN)
    listed = await hall.store.listed(SHOWN)
    known = {head.table for head, _, _ in mine}
    boxes = [(game, cover(game, lang), ",".join(quick_chairs(game.card.seats, guest))) for game in games.values()]
    return render(
        "lobby.html",
        lang,
        guest,
        boxes=boxes,
        mine=[await entry(hall, head, status, lang, waiting) for head, status, waiting in mine],
        listed=[await entry(hall, head, status, lang) for head, status in listed if head.table not in known],
    )


def quick_chairs(seats: range, guest: Guest | None) -> list[str]:
    """Chairs for a game at once: the reader, in the colour they like, and bots; as many as are good for the game."""
    count = (seats.start + seats.stop - 1) // 2
    mine = liked(guest, range(count))
    return ["me" if seat == mine else BOT for seat in range(count)]


def liked(guest: Guest | None, free: Sequence[int]) -> int:
    """Of these chairs the one in the colour this guest likes; else the first of them, -1 if there is none."""
    colour = guest.wishes.get("colour", "") if guest else ""
    wished = COLOURS.index(colour) if colour in COLOURS else -1
    return wished if wished in free else next(iter(free), -1)


async def entry(hall: Hall, head: Head, status: str, lang: str, waiting: bool = False) -> dict[str, Any]:
    """A line of the lobby. Tables that are over are not opened for it."""
    told: dict[str, Any] = {"head": head, "status": status, "waiting": waiting, "names": [], "free": 0}
    told["title"] = games[head.game].card.titles[lang] if head.game in games else head.game
    if status in ("open", "running") and head.game in games:
        ledger = (await hall.open(head.table)).ledger
        told["names"] = [(seat, name) for seat, name in enumerate(ledger.names()) if not ledger.chairs[seat].is_free]
        told["free"] = sum(chair.is_free for chair in ledger.chairs)
    return told


async def new_table(request: Request) -> Response:
    """The form that sets a table: chairs and options, each explained, and the promise of its luck."""
    hall: Hall = request.app.state.hall
    game = games[request.path_params["game"]]
    guest = await visitor(request)
    lang = language(request, guest)
    return render(
        "set.html",
        lang,
        guest,
        game=game,
        picture=cover(game, lang),
        quick=quick_chairs(game.card.seats, guest),
        promise=await hall.promise(),
        levels=[(level, level_name(lang, level)) for level in OFFERED],
        choice_name=lambda choice: choice_name(game, lang, choice),
    )


# the visitor


async def me(request: Request) -> Response:
    """Name, wishes, and the personal link for another device."""
    guest = await visitor(request)
    hall: Hall = request.app.state.hall
    link = str(request.url_for("come_back", secret=secret_of(request))) if guest else ""
    address = await hall.store.address_of(guest.id) if guest else None
    has_post = request.app.state.post is not None
    return render("me.html", language(request, guest), guest, link=link, address=address, has_post=has_post)


async def my_code(request: Request) -> Response:
    """The personal link as a code, for one's own phone."""
    if await visitor(request) is None:
        raise Trouble("unknown_link", 404)
    return code(str(request.url_for("come_back", secret=secret_of(request))))


async def change_me(request: Request) -> Response:
    """Another name, other wishes."""
    hall: Hall = request.app.state.hall
    guest, secret = await known_visitor(request)
    form = await read_form(request)
    wishes = {key: form[key] for key, known in WISHES.items() if form.get(key) in known}
    changed = await hall.change(guest, None, wishes)
    back = form.get("back", "/")
    is_ours = back.startswith("/") and not back.startswith("//") and "\\" not in back
    return send_on(request, back if is_ours else "/", secret, told_of(changed))


def told_of(guest: Guest) -> dict[str, Any]:
    """What a guest's own program hears about them."""
    return {"id": guest.id, "name": guest.name, "wishes": guest.wishes}


async def come_back(request: Request) -> Response:
    """A personal link brings the same identity to another device."""
    hall: Hall = request.app.state.hall
    secret = request.path_params["secret"]
    if await hall.recognise(secret) is None:
        raise Trouble("unknown_link", 404)
    return send_on(request, "/", secret, {})


# books, pictures, words


async def book(request: Request) -> Response:
    """The rules of a game in our own words; the table page takes the book out of it."""
    game = games[request.path_params["game"]]
    guest = await visitor(request)
    lang = language(request, guest)
    return render("book.html", lang, guest, game=game, sections=sections(game.card.id, lang))


async def backdrop(request: Request) -> Response:
    """A table's backdrop: the same for every table of this game, size, options and language, so it may be kept."""
    game = games[request.path_params["game"]]
    asked = request.query_params.get("seats", "")
    seats = number_in(asked) if asked else game.card.seats.start
    game.card.check_seats(seats)
    options = game.card.agree(read_options(game, request.query_params.get("options", "")))
    face = game.face.speaking(language(request, None))
    picture, _ = face.draw(game.observe(game.setup(seats, options), None))
    return Response(picture, media_type="image/svg+xml", headers=FOREVER)


async def chart_style(request: Request) -> Response:
    """The palette, and the classes drawings are made with."""
    return Response(stylesheet(), media_type="text/css", headers=FOREVER)


async def words(request: Request) -> Response:
    """The pages' words in one language, for the script."""
    lang = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise KoggaError(f"We speak {' and '.join(LANGUAGES)}.")
    spoken = page_words(lang)
    levels = {f"levels.{level}": level_name(lang, level) for level in LEVELS}
    found = {**levels, **spoken.forms, **spoken.plurals}
    return Response(msgspec.json.encode(found), media_type="application/json", headers=FOREVER)
