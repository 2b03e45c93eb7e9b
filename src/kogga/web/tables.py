"""Tables: set them, sit down, stand up, play again. All that moves comes over the socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from kogga.core.actions import Seat
from kogga.core.errors import KoggaError, UnknownGame
from kogga.core.game import AnyGame
from kogga.core.options import Choice
from kogga.core.words import LANGUAGES
from kogga.front.match import read_options
from kogga.front.shelf import games
from kogga.store.rows import Guest, Head
from kogga.table.bots import LEVELS
from kogga.table.clocks import DAY_S, Pace, read_pace
from kogga.table.hall import HERE, Hall
from kogga.table.ledger import BOT, Ledger
from kogga.table.table import Table, Taken
from kogga.web.build import build
from kogga.web.codes import code, is_loopback
from kogga.web.forms import known_visitor, read_form, send_on
from kogga.web.limits import TABLES_A_MINUTE, TABLES_PER_GUEST, number_in
from kogga.web.pages import liked
from kogga.web.presence import Presence
from kogga.web.rendering import choice_name, render
from kogga.web.speech import Trouble, page_words
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
    chairs = chairs_in(form, game.card.seats, language(request, guest))
    if chairs.count("me") > 1:
        raise Trouble("one_chair_each")
    if len(chairs) not in game.card.seats:
        raise Trouble("chairs", low=game.card.seats.start, high=game.card.seats.stop - 1, n=len(chairs))
    listed = form.get("listed") in ("on", "yes")
    promise, words = form.get("promise", ""), form.get("words", "").strip()
    hints = wants_hints(form.get("hints", ""), chairs)
    table = await hall.found(
        guest, game.card.id, chairs, options, listed, hints=hints, pace=pace_in(form), promise=promise, words=words
    )
    name = table.ledger.head.table
    return send_on(request, f"/t/{name}", secret, {"table": name})


def wants_hints(said: str, chairs: Sequence[str]) -> bool:
    """May one ask for advice at this table? As the host says; without a word, where nobody but bots is waited for."""
    return said == "on" or (said != "off" and "free" not in chairs)


def chairs_in(form: dict[str, str], seats: range, lang: str) -> list[str]:
    """The chairs as a form names them, one by one or all together."""
    together = [part.strip() for part in form.get("chairs", "").split(",") if part.strip()]
    if together:
        return together
    kinds = {seat: form[f"chair-{seat}"] for seat in range(seats.stop) if form.get(f"chair-{seat}")}
    unnamed = {seat: page_words(lang).say("set.chair", {"number": seat + 1}) for seat in kinds}
    return [
        HERE + (form.get(f"who-{seat}", "").strip() or unnamed[seat]) if kind == HERE.strip() else kind
        for seat, kind in kinds.items()
    ]


def pace_in(form: dict[str, str]) -> Pace | None:
    """How much time a turn has, as a form says it."""
    kind = form.get("clock", "none")
    if kind == "none":
        return None
    numbers = ("days",) if kind == "slow" else ("turn", "reserve")
    return read_pace(" ".join([kind, *[form.get(name, "?") for name in numbers]]))


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
        found = await hall.visit(request.path_params["table"])
    except UnknownGame:
        raise Trouble("no_such_game", 404) from None
    except KoggaError:
        raise Trouble("no_such_table", 404) from None
    guest = await visitor(request)
    if not found.ledger.is_open_to(guest.id if guest else ""):
        raise Trouble("no_such_table", 404)
    return found


async def table(request: Request) -> Response:
    """One table; all that moves comes over its socket."""
    return await table_page(request, is_screen=False)


async def screen(request: Request) -> Response:
    """One table on a screen everybody can see: what a spectator sees, and a code to each free seat."""
    return await table_page(request, is_screen=True)


async def table_page(request: Request, is_screen: bool) -> Response:
    """The page of a table."""
    found = await find_table(request)
    guest = await visitor(request)
    lang = language(request, guest)
    head = found.ledger.head
    game = games[head.game]
    return render(
        "table.html",
        lang,
        guest,
        game=game,
        head=head,
        seat=found.ledger.seat_of(guest.id) if guest else None,
        promise=found.ledger.promise,
        is_screen=is_screen,
        is_near=is_loopback(request.url.hostname or ""),
        picture=picture_address(head),
        names={
            tongue: {"title": game.card.titles[tongue], "agreed": agreed(game, found.ledger, tongue)}
            for tongue in LANGUAGES
        },
        link=str(request.url_for("table", table=head.table)),
        origin=found.ledger.origin,
    )


def picture_address(head: Head) -> str:
    """Where the backdrop of this table is; the language comes behind it."""
    asked = urlencode({"seats": head.seats, "options": head.options, "build": build()})
    return f"/g/{head.game}/backdrop.svg?{asked}&lang="


def agreed(game: AnyGame, ledger: Ledger, lang: str) -> str:
    """What was agreed on beyond the base game, in words: options, and how much time a turn has, hints."""
    chosen = read_options(game, ledger.head.options)
    other = [option for option in game.card.options if chosen.get(option.name, option.default) != option.default]
    named = [(option.titles[lang], chosen[option.name]) for option in other]
    parts = [title if choice is True else f"{title}: {choice_name(game, lang, choice)}" for title, choice in named]
    parts += [pace_name(ledger.clocks.pace, lang)] if ledger.clocks else []
    parts += [page_words(lang).say("hints.agreed", {})] if ledger.hints else []
    return " · ".join(parts)


def pace_name(pace: Pace, lang: str) -> str:
    """How much time a turn has, in words."""
    say = page_words(lang).say
    if pace.kind == "slow":
        return say("clock.slow_pace", {"n": int(pace.turn / DAY_S)})
    return say("clock.live_pace", {"n": int(pace.turn), "minutes": f"{pace.reserve / 60:g}"})


async def sit(request: Request) -> Response:
    """Take a chair, the one in one's colour or the first free one if none is named; or one's own back from a bot."""
    found = await find_table(request)
    guest, secret = await known_visitor(request)
    wanted = (await read_form(request)).get("seat", "")
    await request.app.state.presence.expect(found, guest.id)
    seat = await sit_down(found, guest, number_in(wanted) if wanted else None)
    return send_on(request, f"/t/{found.ledger.head.table}", secret, {"seat": seat})


async def sit_down(found: Table, guest: Guest, wanted: Seat | None) -> Seat:
    """The chair the guest got. Whoever comes at the same moment and named none gets another."""
    mine = found.ledger.seats_of(guest.id)
    free = [seat for seat, chair in enumerate(found.ledger.chairs) if chair.is_free]
    seat = wanted if wanted is not None else mine[0] if mine else liked(guest, free)
    if seat not in mine and seat not in free:
        raise Trouble("chair_taken" if free else "all_taken")
    try:
        for each in mine if seat in mine and len(mine) > 1 else [seat]:
            name = found.ledger.chairs[each].name if len(mine) > 1 else guest.name
            await found.sit(each, guest.id, name)
    except Taken:
        return await sit_down(found, guest, wanted)
    return seat


async def invitation(request: Request) -> Response:
    """Where the code of a free seat leads: say who you are, and sit down."""
    found = await find_table(request)
    guest = await visitor(request)
    seat = number_in(request.path_params["seat"])
    chairs = found.ledger.chairs
    if seat not in range(len(chairs)):
        raise Trouble("no_such_table", 404)
    if not chairs[seat].is_free:
        return RedirectResponse(f"/t/{found.ledger.head.table}", 303)
    lang = language(request, guest)
    title = games[found.ledger.head.game].card.titles[lang]
    return render("seat.html", lang, guest, head=found.ledger.head, seat=seat, title=title)


async def seat_code(request: Request) -> Response:
    """The code of a seat, for the camera of a phone."""
    found = await find_table(request)
    seat = number_in(request.path_params["seat"])
    if seat not in range(len(found.ledger.chairs)):
        raise Trouble("no_such_table", 404)
    return code(str(request.url_for("invitation", table=found.ledger.head.table, seat=seat)))


async def replace(request: Request) -> Response:
    """Let a bot play on for somebody who is gone; whoever sits at the table may say so."""
    found = await find_table(request)
    guest, secret = await known_visitor(request)
    presence: Presence = request.app.state.presence
    if found.ledger.seat_of(guest.id) is None:
        raise Trouble("only_watching", 403)
    seat = number_in((await read_form(request)).get("seat", ""))
    await presence.refresh(found.ledger.head.table)
    if seat not in presence.gone(found):
        raise Trouble("not_gone")
    await found.sit_bot(seat, found.ledger.level)
    return send_on(request, f"/t/{found.ledger.head.table}", secret, {"seat": seat})


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
    mine = found.ledger.seats_of(guest.id)
    named = (await read_form(request)).get("seat", "")
    seat = number_in(named) if named or len(mine) > 1 else next(iter(mine), -1)  # who shares a screen says who asks
    if seat not in mine or found.ledger.match is None:
        raise Trouble("only_watching", 403)
    if not found.ledger.hints:
        raise Trouble("no_hints", 403)
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
    await found.leave(guest.id, found.ledger.level)
    origin = found.ledger.origin
    return send_on(request, origin.address if origin else "/", secret, {})


async def rematch(request: Request) -> Response:
    """The same people again, one seat further."""
    hall: Hall = request.app.state.hall
    found = await find_table(request)
    guest, secret = await known_visitor(request)
    if found.ledger.status != "over":
        raise Trouble("not_over")
    if found.ledger.seat_of(guest.id) is None and not found.ledger.again:
        raise Trouble("only_watching", 403)
    again = await (hall.try_again if found.ledger.origin else hall.rematch)(guest, found)
    return send_on(request, f"/t/{again.ledger.head.table}", secret, {"table": again.ledger.head.table})
