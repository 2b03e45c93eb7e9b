"""How the server is doing, for whoever watches it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

import kogga
from kogga.table.hall import Hall


async def health(request: Request) -> Response:
    """Is the store there, and which tables are frozen?"""
    hall: Hall = request.app.state.hall
    unfinished = await hall.store.unfinished()
    return JSONResponse({"ok": True, "version": kogga.__version__, "unfinished": len(unfinished)})


async def metrics(request: Request) -> Response:
    """Prometheus text."""
    hall: Hall = request.app.state.hall
    numbers = {
        "kogga_tables_in_memory": len(hall.tables),
        "kogga_sockets": request.app.state.sockets,
        "kogga_bots_thinking": sum(len(driver.tasks) for driver in hall.drivers.values()),
        "kogga_tables_frozen": len(request.app.state.frozen),
    }
    lines = [f"# TYPE {name} gauge\n{name} {number}" for name, number in numbers.items()]
    return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")
