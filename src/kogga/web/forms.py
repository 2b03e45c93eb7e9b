"""What visitors send and where they are sent on to."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from kogga.store.rows import Guest
from kogga.table.hall import Hall
from kogga.web.limits import Doorkeeper, street_of
from kogga.web.speech import Trouble, page_words
from kogga.web.visitors import language, remember, same_origin, visitor

SECRET = "secret"
FORM_BYTES = 16_384


async def known_visitor(request: Request, most: int = FORM_BYTES) -> tuple[Guest, str]:
    """The guest who asks; a newcomer becomes one, and gets a secret to keep. A name in the form is taken over."""
    if not same_origin(request):
        raise Trouble("other_page", 403)
    hall: Hall = request.app.state.hall
    guest = await visitor(request)
    form = await read_form(request, most)
    name = form.get("name", "").strip()
    if guest is None:
        door: Doorkeeper = request.app.state.door
        street = street_of(request.client.host if request.client else "")
        if street and not door.admits(street):
            raise Trouble("many_guests", 429)
        return await hall.welcome(name or page_words(language(request, None)).say("somebody", {}))
    if name and name != guest.name:
        guest = await hall.change(guest, name)
    return guest, ""


async def read_form(request: Request, most: int = FORM_BYTES) -> dict[str, str]:
    """What was sent: a form, or a flat JSON object from a program."""
    body = await read_body(request, most)
    try:
        if not request.headers.get("content-type", "").startswith("application/json"):
            return dict(parse_qsl(body.decode(), strict_parsing=bool(body), keep_blank_values=True))
        return msgspec.json.decode(body, type=dict[str, str])
    except (ValueError, msgspec.DecodeError):
        raise Trouble("no_form") from None


async def read_body(request: Request, most: int) -> bytes:
    """The body, as long as it is short; starlette remembers it for whoever asks again."""
    if int(request.headers.get("content-length") or 0) > most:
        raise Trouble("long_form", 413, bytes=most)
    body = await request.body()
    if len(body) > most:
        raise Trouble("long_form", 413, bytes=most)
    return body


def wants_json(request: Request) -> bool:
    """Is it a program that asks?"""
    return "application/json" in request.headers.get("accept", "")


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
