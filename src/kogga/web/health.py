"""How the server is doing, for whoever watches it."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

import kogga
from kogga.table.hall import Hall


@dataclass
class Tally:
    """What has happened on the sockets since the start."""

    views: int = 0
    moves: int = 0
    move_seconds: float = 0.0  # from hearing a move to having it written down
    refusals: int = 0


async def health(request: Request) -> Response:
    """Does the store answer, and which tables stand still?"""
    hall: Hall = request.app.state.hall
    unfinished = await hall.store.unfinished()
    told = {"ok": True, "version": kogga.__version__, "unfinished": len(unfinished), "frozen": request.app.state.frozen}
    return JSONResponse(told)


async def metrics(request: Request) -> Response:
    """Prometheus text."""
    hall: Hall = request.app.state.hall
    gauges = {
        "tables_in_memory": len(hall.tables),
        "tables_frozen": len(request.app.state.frozen),
        "sockets": request.app.state.presence.lines.total(),
        "bots_thinking": sum(len(driver.tasks) for driver in hall.drivers.values()),
    }
    counters = {f"{name}_total": count for name, count in asdict(request.app.state.tally).items()}
    lines = [
        f"# TYPE kogga_{name} {kind}\nkogga_{name} {count}"
        for kind, numbers in (("gauge", gauges), ("counter", counters))
        for name, count in numbers.items()
    ]
    return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")
