"""Who is this? A cookie, a personal link, or a token in the hand of a program."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kogga.core.words import LANGUAGES
from kogga.store.rows import Guest
from kogga.table.hall import Hall

COOKIE = "kogga"
YEAR = 365 * 24 * 3600


def secret_of(connection: HTTPConnection) -> str:
    """The visitor's secret: from the cookie, or from a program's Authorization header."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")


async def visitor(connection: HTTPConnection) -> Guest | None:
    """The guest who asks, if they are one."""
    hall: Hall = connection.app.state.hall
    return await hall.recognise(secret_of(connection))


def language(connection: HTTPConnection, guest: Guest | None) -> str:
    """The visitor's language: chosen, or what their browser asks for."""
    chosen = connection.query_params.get("lang") or (guest.wishes.get("lang", "") if guest else "")
    if chosen in LANGUAGES:
        return chosen
    asked = connection.headers.get("accept-language", "").lower()
    return "pl" if asked.startswith("pl") else "en"


def remember(response: Response, secret: str, secure: bool) -> None:
    """Give the visitor's browser the secret; no script can read it, no other site can send it."""
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def same_origin(connection: HTTPConnection) -> bool:
    """Does a browser's request come from our own page? Programs send no origin."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host", "")
