"""Tables: set them, sit down, stand up, play again. All that moves comes over the socket."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kogga.core.actions import Seat
from kogga.core.errors import KoggaError, UnknownGame
from kogga.core.game import AnyGame
from kogga.core.options import Choice
from kogga.core.words import LANGUAGES
from kogga.front.match import read_options
from kogga.front.shelf import games
from kogga.store.rows import Guest, Head
from kogga.table.bots import LEVELS
from kogga.table.hall import Hall
from kogga.table.table import Table, Taken
from kogga.web.build import build
from kogga.web.forms import known_visitor, read_form, send_on
from kogga.web.limits import TABLES_A_MINUTE, TABLES_PER_GUEST, number_in
from kogga.web.pages import BOT, liked
from kogga.web.rendering import choice_name, render
from kogga.web.speech import Trouble
from kogga.web.visitors import language, visitor


async def set_table(request: Request) -> Response:
    """Set a table from the game's options and the chairs."""
    hall: Hall = request.app.state.hall
    form = await read_form(request)
    guest, secret = await known_visitor(request)
    await check_table_limits(hall, guest)
    game = games[form.get("game", "")]
    options: dict[str, Choice] = {
        option.name: option.read(form[f"option-{option.name}"])
        for option in game.card.options
        if f"option-{option.name}" in form
    }
    chairs = [part for part in form.get("chairs", "").split(",") if part]
    if not chairs:
        chairs = [form[f"chair-{seat}"] for seat in range(game.card.seats.stop) if form.get(f"chair-{seat}")]
    if chairs.count("me") > 1:
        raise Trouble("one_chair_each")
    if len(chairs) not in game.card.seats:
        raise Trouble("chairs", low=game.card.seats.start, high=game.card.seats.stop - 1, n=len(chairs))
    listed = form.get("listed") in ("on", "yes")
    promise, words = form.get("promise", ""), form.get("words", "").strip()
    if words and promise not in hall.promises:
        raise Trouble("promise_gone", 409)
    table = await hall.found(guest, game.card.id, chairs, options, listed, promise, words)
    name = table.ledger.head.table
    return send_on(request, f"/t/{name}", secret, {"table": name})


async def check_table_limits(hall: Hall, guest: Guest) -> None:
    """So many unfinished tables a guest, so many new ones a minute."""
    if await hall.store.unfinished_of(guest.id) >= TABLES_PER_GUEST:
        raise Trouble("many_tables", n=TABLES_PER_GUEST)
    if await hall.store.set_since(guest.id, hall.world.clock() - 60) >= TABLES_A_MINUTE:
        raise Trouble("too_fast", 429)


async def find_table(request: Request) -> Table:
    """The table of this address."""
    hall: Hall = request.app.state.hall
    try:
        return await hall.open(request.path_params["table"])
    except UnknownGame:
        raise Trouble("no_such_game", 404) from None
    except KoggaError:
        raise Trouble("no_such_table", 404) from None


async def table(request: Request) -> Response:
    """One table; all that moves comes over its socket."""
    found = await find_table(request)
    guest = await visitor(request)
    lang = language(request, guest)
    head = found.ledger.head
    game = games[head.game]
    seat = None if guest is None else found.ledger.seat_of(guest.id)
    return render(
        "table.html",
        lang,
        guest,
        game=game,
        head=head,
        seat=seat,
        promise=found.ledger.promise,
        picture=picture_address(head),
        names={
            tongue: {"title": game.card.titles[tongue], "agreed": agreed(game, head, tongue)} for tongue in LANGUAGES
        },
        link=str(request.url_for("table", table=head.table)),
    )


def picture_address(head: Head) -> str:
    """Where the backdrop of this table is; the language comes behind it."""
    asked = urlencode({"seats": head.seats, "options": head.options, "build": build()})
    return f"/g/{head.game}/backdrop.svg?{asked}&lang="


def agreed(game: AnyGame, head: Head, lang: str) -> str:
    """What was agreed on beyond the base game, in words."""
    chosen = read_options(game, head.options)
    other = [option for option in game.card.options if chosen.get(option.name, option.default) != option.default]
    named = [(option.titles[lang], chosen[option.name]) for option in other]
    return " · ".join(
        title if choice is True else f"{title}: {choice_name(game, lang, choice)}" for title, choice in named
    )


async def sit(request: Request) -> Response:
    """Take a chair, the one in one's colour or the first free one if none is named; or one's own back from a bot."""
    found = await find_table(request)
    guest, secret = await known_visitor(request)
    wanted = (await read_form(request)).get("seat", "")
    seat = await sit_down(found, guest, number_in(wanted) if wanted else None)
    return send_on(request, f"/t/{found.ledger.head.table}", secret, {"seat": seat})


async def sit_down(found: Table, guest: Guest, wanted: Seat | None) -> Seat:
    """The chair the guest got. Whoever comes at the same moment and named none gets another."""
    mine = found.ledger.seat_of(guest.id)
    free = [seat for seat, chair in enumerate(found.ledger.chairs) if chair.is_free]
    seat = wanted if wanted is not None else mine if mine is not None else liked(guest, free)
    if seat != mine and seat not in free:
        raise Trouble("chair_taken" if free else "all_taken")
    try:
        await found.sit(seat, guest.id, guest.name)
    except Taken:
        return await sit_down(found, guest, wanted)
    return seat


async def fill(request: Request) -> Response:
    """Give a free chair to a bot; whoever sits at the table, or has set it, may do that."""
    found = await find_table(request)
    guest, secret = await known_visitor(request)
    form = await read_form(request)
    ledger = found.ledger
    if ledger.seat_of(guest.id) is None and ledger.head.host != guest.id:
        raise Trouble("only_watching", 403)
    seat = number_in(form.get("seat", ""))
    if seat not in range(len(ledger.chairs)) or not ledger.chairs[seat].is_free:
        raise Trouble("chair_taken")
    level = form.get("level", BOT)
    await found.sit_bot(seat, level if level in LEVELS else BOT)
    return send_on(request, f"/t/{ledger.head.table}", secret, {"seat": seat})


async def hint(request: Request) -> Response:
    """The best few choices of the seat that asks, from its own view: words, label, part of the win and its error."""
    hall: Hall = request.app.state.hall
    found = await find_table(request)
    guest, _ = await known_visitor(request)
    seat = found.ledger.seat_of(guest.id)
    if seat is None or found.ledger.match is None:
        raise Trouble("only_watching", 403)
    match = found.ledger.match
    view: Any = match.view(seat)
    face = match.face(language(request, guest))
    advised = await hall.bench.advise(guest.id, match.game.card.id, view, hall.world.number())
    labels = {str(choice): face.label(view, choice) for choice in view.choices}
    told = [
        {"words": words, "label": labels[words], "share": round(share, 3), "error": round(error, 3)}
        for words, share, error in advised
    ]
    return JSONResponse({"hints": told})


async def leave(request: Request) -> Response:
    """Stand up."""
    found = await find_table(request)
    guest, secret = await known_visitor(request)
    if found.ledger.seat_of(guest.id) is None:
        raise Trouble("only_watching")
    await found.leave(guest.id, BOT)
    return send_on(request, "/", secret, {})


async def rematch(request: Request) -> Response:
    """The same people again, one seat further."""
    hall: Hall = request.app.state.hall
    found = await find_table(request)
    guest, secret = await known_visitor(request)
    if found.ledger.status != "over":
        raise Trouble("not_over")
    if found.ledger.seat_of(guest.id) is None and not found.ledger.again:
        raise Trouble("only_watching", 403)
    again = await hall.rematch(guest, found)
    return send_on(request, f"/t/{again.ledger.head.table}", secret, {"table": again.ledger.head.table})
