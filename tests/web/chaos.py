"""A proxy that cuts, delays, doubles and reorders messages."""

from __future__ import annotations

import asyncio
from random import Random

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

CUT = 0.004
DOUBLE = 0.08
SWAP = 0.08
LONGEST_DELAY = 0.01


class Chaos:
    """Between clients and a server, in both directions."""

    def __init__(self, server: str, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.cuts = 0

    async def __aenter__(self) -> Chaos:
        self.listener = await serve(self.relay, "127.0.0.1", 0, max_size=None)
        port = next(iter(self.listener.sockets)).getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *trouble: object) -> None:
        self.listener.close()
        await self.listener.wait_closed()

    async def relay(self, client: ServerConnection) -> None:
        """One line through the storm."""
        assert client.request is not None
        url = self.server.replace("http", "ws", 1) + client.request.path
        headers = {"authorization": client.request.headers.get("authorization", "")}
        try:
            async with connect(url, additional_headers=headers, max_size=None) as server:
                storms = [asyncio.create_task(self.blow(*ends)) for ends in ((client, server), (server, client))]
                await asyncio.wait(storms, return_when=asyncio.FIRST_COMPLETED)
                for storm in storms:
                    storm.cancel()
        except (ConnectionClosed, OSError):
            return

    async def blow(self, source: object, target: object) -> None:
        """Carry messages over, not quite as they came; sometimes the line breaks."""
        held: list[str] = []
        async for message in source:  # type: ignore[attr-defined]
            if self.rng.random() < CUT:
                self.cuts += 1
                return
            held += [message] * (2 if self.rng.random() < DOUBLE else 1)
            if self.rng.random() < SWAP:
                continue  # kept back: it goes out with the next one
            self.rng.shuffle(held)
            await asyncio.sleep(self.rng.random() * LONGEST_DELAY)
            for each in held:
                await target.send(each)  # type: ignore[attr-defined]
            held = []
