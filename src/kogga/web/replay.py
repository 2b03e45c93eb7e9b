"""Looking back: the replay page, its moments, the end of a game, and what if."""

from __future__ import annotations

from random import Random
from textwrap import shorten
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kogga.draw.curves import Stroke, curves, sample
from kogga.draw.layers import size_of
from kogga.front.match import write_options
from kogga.table.curve import Point, Turn, turns
from kogga.table.hall import Hall
from kogga.table.past import Moment, Step, moments, steps
from kogga.table.what_if import NothingLeft, imagine
from kogga.web.build import build
from kogga.web.forms import known_visitor, read_form, send_on
from kogga.web.limits import number_in
from kogga.web.rendering import render, render_part
from kogga.web.showing import SPECTATOR, Projector, Showing, showing
from kogga.web.speech import Trouble, page_words
from kogga.web.tables import check_table_limits

MOMENTS = 12  # a request
TOLD = 140  # letters about a moment that turned the game
PRIVATE = {"cache-control": "no-store", "vary": "cookie, accept-language"}


async def replay_page(request: Request) -> Response:
    """One moment of a game, and the way to all others."""
    shown = await showing(request)
    asked = request.query_params.get("seat", "")
    seat, ply = shown.eyes(asked), shown.ply(request.query_params.get("ply", ""))
    path = steps(shown.match, seat, shown.lang)
    at = max(nth for nth, step in enumerate(path) if step.ply <= ply)
    [moment] = moments(shown.match, seat, shown.lang, [path[at].ply])
    view: Any = shown.match.view(seat)
    backdrop = shown.match.face(shown.lang).draw(view)[0]
    return render(
        "replay.html", shown.lang, shown.guest,
        shown=shown, seat=seat, seats=list(enumerate(names_of(shown))), spectator=SPECTATOR, steps=path, at=at,
        moment=moment, backdrop=Markup(backdrop), live=Markup(moment.live), size=size_of(backdrop),
        picture=picture_address(shown), title=shown.match.game.card.titles[shown.lang], asked=asked,
        link=f"{str(request.base_url).rstrip('/')}{shown.home}/replay", is_away="away" in request.query_params,
        end=await end_of(request, shown) if shown.match.over else None,
    )  # fmt: skip


def names_of(shown: Showing) -> list[str]:
    """What the seats are called."""
    face = shown.match.face(shown.lang)
    return [face.name(seat) for seat in range(shown.match.seats)]


def picture_address(shown: Showing) -> str:
    """Where the backdrop is."""
    match = shown.match
    asked = {"seats": match.seats, "options": write_options(match.options), "build": build(), "lang": shown.lang}
    return f"/g/{match.game.card.id}/backdrop.svg?{urlencode(asked)}"


async def moments_of(request: Request) -> Response:
    """Some moments as JSON, through eyes one may look through."""
    shown = await showing(request)
    seat = shown.eyes(request.query_params.get("seat", ""))
    plies = {number_in(ply) for ply in request.query_params.get("plies", "").split(",")[:MOMENTS]}
    if not all(0 <= ply <= shown.last for ply in plies):
        raise Trouble("no_such_moment")
    told = [told_of(shown, moment) for moment in moments(shown.match, seat, shown.lang, plies)]
    return JSONResponse({"moments": told}, headers=PRIVATE)


def told_of(shown: Showing, moment: Moment) -> dict[str, Any]:
    """A moment as the page takes it."""
    panels = render_part("panels.html", shown.lang, panels=moment.panels)
    return {"ply": moment.ply, "ask": moment.ask, "live": moment.live, "panels": panels}


# what if


async def what_if(request: Request) -> Response:
    """A private table in an imagined world, from what these eyes saw at a moment."""
    hall: Hall = request.app.state.hall
    shown = await showing(request)
    guest, secret = await known_visitor(request)
    form = await read_form(request)
    await check_table_limits(hall, guest)
    seat, ply = shown.eyes(form.get("seat", "")), shown.ply(form.get("ply", ""))
    try:
        tried = imagine(shown.match, ply, seat, shown.home, shown.levels, Random(hall.world.number()))
    except NothingLeft:
        raise Trouble("nothing_left") from None
    hints = shown.is_whole  # while a game runs, nobody gets advice on it by a detour
    table = (await hall.try_out(guest, tried, hints)).ledger.head.table
    return send_on(request, f"/t/{table}", secret, {"table": table})


# the end


async def end_part(request: Request) -> Response:
    """The curve of a game that is over and the moments that turned it, to be put on the score sheet."""
    shown = await showing(request)
    if not shown.match.over:
        raise Trouble("not_over", 403)
    end = await end_of(request, shown)
    link = f"{str(request.base_url).rstrip('/')}{shown.home}/replay"
    part = render_part("end.html", shown.lang, shown=shown, end=end, link=link)
    return Response(part, media_type="text/html", headers=PRIVATE)


async def end_of(request: Request, shown: Showing) -> dict[str, Any]:
    """How the game went. Only for a game that is over: it looks through everybody's eyes."""
    projector: Projector = request.app.state.projector
    points = await projector.curve(shown)
    turned = turns(points)
    told = steps(shown.match, None, shown.lang)
    names = names_of(shown)
    return {
        "picture": Markup(draw_curve(shown, points, turned)),
        "legend": [(Markup(sample(seat)), name) for seat, name in enumerate(names)],
        "turns": [turn_line(turn, names, told) for turn in turned],
    }


def draw_curve(shown: Showing, points: list[Point], turned: list[Turn]) -> str:
    """A stroke for each seat over the lines of the log."""
    words = page_words(shown.lang)
    last = shown.last or 1
    strokes = [
        Stroke(seat, [(point.ply / last, point.shares[seat]) for point in points]) for seat in range(shown.match.seats)
    ]
    marks = [turn.ply / last for turn in turned]
    return curves(words.say("end.curve", {}), strokes, marks, lambda n: words.say("end.percent", {"n": n}))


def turn_line(turn: Turn, names: list[str], told: list[Step]) -> dict[str, Any]:
    """What is said of a moment that turned the game."""
    said = " ".join(step.text for step in told if turn.since < step.ply <= turn.ply and not step.is_heading)
    return {
        "ply": turn.ply, "seat": turn.seat, "who": names[turn.seat], "text": shorten(said, TOLD, placeholder=" …"),
        "before": round(100 * turn.before), "after": round(100 * turn.after),
    }  # fmt: skip
