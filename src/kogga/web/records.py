"""Records: take them home, bring them back, and pictures of positions."""

from __future__ import annotations

from hashlib import sha256
from importlib.util import find_spec
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kogga.core.errors import BadOptions, BadPosition, BadRecord, UnknownGame
from kogga.core.record import read_record
from kogga.core.words import LANGUAGES
from kogga.draw.palette import THEMES
from kogga.front.match import IllegalMove
from kogga.front.png import to_png
from kogga.front.stories import write_story
from kogga.store.rows import Kept
from kogga.table.hall import Hall
from kogga.table.past import moments
from kogga.web.forms import known_visitor, read_form, send_on, wants_json
from kogga.web.limits import RECORD_CHARACTERS, RECORDS_PER_GUEST
from kogga.web.rendering import render
from kogga.web.replay import PRIVATE
from kogga.web.showing import Projector, Showing, host_of, read_match, showing
from kogga.web.speech import Trouble, page_words
from kogga.web.visitors import language, visitor

FORM_BYTES = 4 * RECORD_CHARACTERS  # a form writes some letters as three
NAME_LENGTH = 22
QUOTED = 80


# taken home


async def record(request: Request) -> Response:
    """The whole record of a game that is over; until then the story of one's own seat, or a spectator's."""
    shown = await showing(request)
    match = shown.match
    text = shown.record() if shown.is_whole else write_story(match, shown.own)
    kind = "record" if shown.is_whole else "story"
    return attachment(text.encode(), "text/plain; charset=utf-8", f"{match.game.card.id}-{kind}.txt")


async def picture(request: Request) -> Response:
    """The position after so many lines of the log, as SVG or PNG, through eyes one may look through."""
    shown = await showing(request)
    seat = shown.eyes(request.query_params.get("seat", ""))
    ply = shown.ply(request.query_params.get("ply", ""))
    theme = request.query_params.get("theme", THEMES[0])
    drawing = drawn(shown, seat, ply, theme if theme in THEMES else THEMES[0])
    name = f"{shown.match.game.card.id}-{ply}"
    if request.url.path.endswith(".svg"):
        return attachment(drawing.encode(), "image/svg+xml", f"{name}.svg")
    if find_spec("resvg_py") is None:
        raise Trouble("no_png", 501)
    hall: Hall = request.app.state.hall
    png: bytes | None = await hall.bench.ask(paint, name, drawing)
    if png is None:
        raise Trouble("no_picture", 503)
    return attachment(png, "image/png", f"{name}.png")


def paint(name: str, drawing: str) -> bytes:
    """A drawing as PNG. Runs in a worker; the name is for the log, should it fail."""
    return to_png(drawing)


def drawn(shown: Showing, seat: int | None, ply: int, theme: str) -> str:
    """The table then, for other programs."""
    then = shown.match.copy()
    then.rewind(ply)
    return then.svg(seat, shown.lang, standalone=True, theme=theme)


def attachment(body: bytes, kind: str, name: str) -> Response:
    """A file to keep."""
    return Response(body, media_type=kind, headers={**PRIVATE, "content-disposition": f'attachment; filename="{name}"'})


# brought back


class Verdict(NamedTuple):
    """What is wrong with a record ("": nothing), in which line, what stands there, the rules' reason by language."""

    trouble: str = ""
    line: int = 0
    given: str = ""
    wanted: str = ""
    reasons: tuple[str, ...] = ("",) * len(LANGUAGES)

    def text(self, lang: str) -> str:
        """A sentence."""
        reason = self.reasons[LANGUAGES.index(lang)]
        told = {"line": self.line, "given": self.given, "wanted": self.wanted, "reason": reason}
        return page_words(lang).say(f"records.trouble.{self.trouble}", told)


def inspect(text: str) -> Verdict:
    """Play a record and look at it from every seat. Runs in a worker: nobody knows what is in it."""
    try:
        match = read_match(text)
        for seat in (None, *range(match.seats)):
            list(moments(match, seat, LANGUAGES[0], {0, len(match.entries) // 2, len(match.entries)}))
    except BadRecord as error:
        cause = error.__cause__
        reasons = tuple(cause.text(lang) if isinstance(cause, IllegalMove) else "" for lang in LANGUAGES)
        return Verdict(error.trouble or "other", error.line, error.given[:QUOTED], error.wanted, reasons)
    except (UnknownGame, BadOptions, BadPosition) as error:
        headers = read_record(text).headers
        header = {UnknownGame: "Game", BadOptions: "Options", BadPosition: "Position"}[type(error)]
        return Verdict(header.lower(), given=headers.get(header, "")[:QUOTED], wanted=headers["Seats"])
    except Exception:  # whatever the rules stumble over, it is no record of a game
        return Verdict("other")
    return Verdict()


async def bring(request: Request) -> Response:
    """The form to open a record with."""
    guest = await visitor(request)
    return render("records.html", language(request, guest), guest, trouble="", text="")


async def brought(request: Request) -> Response:
    """Open a record: the address of its replay, or what is wrong with it, by line."""
    hall: Hall = request.app.state.hall
    projector: Projector = request.app.state.projector
    guest, secret = await known_visitor(request, FORM_BYTES)
    if not projector.looks.take(host_of(request) if secret else guest.id):
        raise Trouble("too_fast", 429)
    text = "\n".join((await read_form(request, FORM_BYTES)).get("record", "").splitlines()).strip()
    verdict = await judge(hall, text)
    if not verdict.trouble:
        name = sha256(text.encode()).hexdigest()[:NAME_LENGTH]
        await hall.store.keep_record(Kept(name, text, guest.id, hall.world.clock()), RECORDS_PER_GUEST)
        return send_on(request, f"/r/{name}", secret, {"record": name})
    told = verdict.text(lang := language(request, guest))
    if wants_json(request):
        return JSONResponse({"error": told, "line": verdict.line}, 400)
    return render("records.html", lang, guest, 400, trouble=told, text=text[:RECORD_CHARACTERS])


async def judge(hall: Hall, text: str) -> Verdict:
    """What is wrong with a record. A worker that dies over it has answered, too."""
    if not text:
        return Verdict("empty")
    if len(text) > RECORD_CHARACTERS:
        return Verdict("long", wanted=str(RECORD_CHARACTERS))
    return await hall.bench.ask(inspect, text) or Verdict("other")
