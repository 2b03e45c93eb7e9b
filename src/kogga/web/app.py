"""The application: routes, headers, life and death."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kogga.core.errors import KoggaError, UnknownGame
from kogga.store.opening import Place, open_store
from kogga.table.hall import Hall, World
from kogga.table.table import TooLate
from kogga.web import guides, luck, pages, post, records, replay, reviews, rulings, tables
from kogga.web.build import static
from kogga.web.health import Tally, health, metrics
from kogga.web.limits import GUESTS_A_SECOND, GUESTS_AT_ONCE, Doorkeeper
from kogga.web.post import Post, Postbox
from kogga.web.presence import Presence
from kogga.web.showing import Projector
from kogga.web.socket import live
from kogga.web.speech import Trouble

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class Guard:
    """Strict headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; the answer comes back with our headers."""

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] += [(name.encode(), text.encode()) for name, text in HEADERS.items()]
            await send(message)

        await self.app(scope, receive, guarded)


def doors() -> list[BaseRoute]:
    """Every address, and who answers there."""
    return [
        Route("/", pages.lobby),
        *doors_of_guests(),
        *doors_of_tables(),
        *looking_back("/t/{table}"),
        *looking_back("/r/{record}"),
        Route("/r/{record}", replay.replay_page),
        Route("/records", records.bring, methods=["GET"]),
        Route("/records", records.brought, methods=["POST"]),
        *doors_of_games(),
        Route("/verify", luck.verify),
        Route("/health", health),
        Route("/metrics", metrics),
        Route(static("chart.css"), pages.chart_style),
        Route(static("words-{lang}.json"), pages.words),
        Mount(static(""), KeptFiles(packages=[("kogga.web", "static")])),
    ]


def doors_of_guests() -> list[BaseRoute]:
    """Who one is, and where one wants letters."""
    return [
        Route("/me", pages.me, methods=["GET"]),
        Route("/me", pages.change_me, methods=["POST"]),
        Route("/me/mail", post.give_address, methods=["POST"]),
        Route("/me/code.svg", pages.my_code),
        Route("/me/{secret}", pages.come_back),
        Route("/mail/{token}", post.mail),
        Route("/mail/{token}/confirm", post.confirm, methods=["POST"]),
        Route("/mail/{token}/stop", post.stop, methods=["POST"]),
    ]


def doors_of_tables() -> list[BaseRoute]:
    """A table, its luck and its review."""
    return [
        Route("/tables", tables.set_table, methods=["POST"]),
        Route("/t/{table}", tables.table),
        WebSocketRoute("/t/{table}/live", live),
        Route("/t/{table}/sit", tables.sit, methods=["POST"]),
        Route("/t/{table}/fill", tables.fill, methods=["POST"]),
        Route("/t/{table}/leave", tables.leave, methods=["POST"]),
        Route("/t/{table}/replace", tables.replace, methods=["POST"]),
        Route("/t/{table}/rematch", tables.rematch, methods=["POST"]),
        Route("/t/{table}/hint", tables.hint, methods=["POST"]),
        Route("/t/{table}/screen", tables.screen),
        Route("/t/{table}/seat/{seat}", tables.invitation),
        Route("/t/{table}/seat/{seat}/code.svg", tables.seat_code),
        Route("/t/{table}/words", luck.mix_in, methods=["POST"]),
        Route("/t/{table}/luck", luck.luck),
        Route("/t/{table}/luck/account", luck.account),
        Route("/t/{table}/luck.json", luck.sheet),
        Route("/t/{table}/review", reviews.review, methods=["GET"]),
        Route("/t/{table}/review", reviews.begin, methods=["POST"]),
        Route("/t/{table}/review/stop", reviews.stop, methods=["POST"]),
        Route("/t/{table}/review/{ply}", reviews.moment),
    ]


def doors_of_games() -> list[BaseRoute]:
    """What there is about a game without a table."""
    return [
        Route("/g/{game}/set", pages.new_table),
        Route("/g/{game}/book", pages.book),
        Route("/g/{game}/backdrop.svg", pages.backdrop),
        Route("/g/{game}/guide", guides.guide),
        Route("/g/{game}/guide/{step}", guides.guide_step),
        Route("/g/{game}/guide/{step}/about", guides.guide_about),
        Route("/g/{game}/rulings", rulings.rulings),
        Route("/g/{game}/scenes.jsonl", rulings.suite),
        Route("/g/{game}/scenes/{number}", rulings.scene),
    ]


def looking_back(home: str) -> list[BaseRoute]:
    """The addresses of a game one can look back upon: at a table, or from a record."""
    return [
        Route(f"{home}/replay", replay.replay_page),
        Route(f"{home}/moments", replay.moments_of),
        Route(f"{home}/end", replay.end_part),
        Route(f"{home}/what-if", replay.what_if, methods=["POST"]),
        Route(f"{home}/record", records.record),
        Route(f"{home}/position.svg", records.picture),
        Route(f"{home}/position.png", records.picture),
    ]


def make_app(place: Place, world: World | None = None, postbox: Postbox | None = None, home: str = "") -> Starlette:
    """The application over one folder or database; with a postbox it writes letters, whose links begin with `home`."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.hall = Hall(open_store(place), world)
        app.state.presence = Presence(app.state.hall)
        app.state.door = Doorkeeper(app.state.hall.world.clock, GUESTS_AT_ONCE, GUESTS_A_SECOND)
        app.state.post = None if postbox is None else Post(app.state.hall, postbox, home)
        app.state.tally = Tally()
        app.state.projector = Projector()
        app.state.frozen = await app.state.hall.open_unfinished()
        chores = [asyncio.create_task(chore) for chore in (app.state.hall.keep_tidy(), app.state.hall.keep_time())]
        if app.state.post is not None:
            chores.append(asyncio.create_task(app.state.post.keep_writing()))
        yield
        for chore in chores:
            chore.cancel()
        await app.state.hall.close()

    return Starlette(
        routes=doors(),
        middleware=[Middleware(Guard)],
        exception_handlers={KoggaError: refused, HTTPException: refused, Exception: broken},
        lifespan=life,
    )


class KeptFiles(StaticFiles):
    """Files whose address changes with the build, so that a browser need not ask twice."""

    def file_response(self, *args: Any, **parts: Any) -> Response:
        """The file, to be kept."""
        response = super().file_response(*args, **parts)
        response.headers.update(pages.FOREVER)
        return response


async def refused(request: Request, error: Exception) -> Response:
    """A sentence for a person, or for a program."""
    if isinstance(error, HTTPException) and error.status_code == 404:
        error = Trouble("not_found", 404)
    if isinstance(error, HTTPException):
        return await pages.complain(request, error, error.status_code, error.detail)
    status = 404 if isinstance(error, UnknownGame) else 409 if isinstance(error, TooLate) else 400
    return await pages.complain(request, error, status, str(error))


async def broken(request: Request, error: Exception) -> Response:
    """Something we did not foresee: it is in the server's log, and not on the page."""
    return JSONResponse({"error": "Something went wrong on our side; nothing was lost."}, 500)
