"""A bot that plays any game over the socket. Give it the address of a table with a free chair."""

import asyncio
import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def sit_down(table: str) -> str:
    """Take a free chair; the secret is this bot's name and key in one."""
    headers = {"accept": "application/json", "content-type": "application/json"}
    with urlopen(Request(f"{table}/sit", b'{"name": "Socket bot"}', headers)) as answer:
        return str(json.loads(answer.read())["secret"])


async def play(table: str) -> None:
    """Look, choose, say; until the game is over."""
    seen: dict[str, Any] = {}
    key = {"authorization": f"Bearer {sit_down(table)}"}
    async with connect(table.replace("http", "ws", 1) + "/live", additional_headers=key, max_size=None) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["kind"] != "view":
                continue
            seen.update(message)
            if seen["status"] == "over":
                print(seen["sheet"])
                return
            if ("choices" in message or "count" in message) and seen.get("choices"):
                words = random.choice(seen["choices"])["words"]
                move = {"do": "play", "words": words, "epoch": seen["epoch"], "count": seen["count"]}
                await socket.send(json.dumps(move))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
