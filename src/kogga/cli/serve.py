"""`kogga serve`: the page, for this machine and whoever reaches it."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import webbrowser
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from dataclasses import replace
from ipaddress import ip_address
from itertools import count

import uvicorn

from kogga.cli.asking import number_of
from kogga.cli.speech import BadCommand
from kogga.cli.stores import check_answers, place_of, shown, store_arguments
from kogga.core.words import Words
from kogga.store.opening import is_database
from kogga.table.hall import World
from kogga.web.app import make_app
from kogga.web.limits import MESSAGE_BYTES
from kogga.web.post import Postbox, read_postbox
from kogga.web.speech import Trouble

HOST = "127.0.0.1"
PORT = 8000
GC_THRESHOLDS = (10_000, 10, 1_000_000)  # the old are never looked through by themselves
SWEEP_S = 10.0
WHOLE_SWEEP = 360  # one sweep in so many goes through everything


def arguments(parser: ArgumentParser) -> None:
    """Where to listen, where to keep the tables, whether to open a browser; who is gone, and where letters go out."""
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port")
    store_arguments(parser)
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--absence")
    parser.add_argument("--smtp", default=os.environ.get("KOGGA_SMTP", ""))
    parser.add_argument("--public", default=os.environ.get("KOGGA_PUBLIC", ""))


def run(asked: Namespace, words: Words) -> int:
    """Serve until Ctrl-C; the address is printed once it answers."""
    port = number_of(asked.port, "--port", words)
    place = place_of(asked, words)
    if is_database(place):
        check_answers(place, "serve", words)
    listener = listen(asked.host, PORT if port is None else port, words)
    host, port = listener.getsockname()[:2]
    reached = reachable(host)
    address = f"http://{f'[{reached}]' if ':' in reached else reached}:{port}/"
    postbox = postbox_of(asked.smtp, words)
    absence = number_of(asked.absence, "--absence", words)
    config = uvicorn.Config(
        make_app(place, world(absence), postbox, asked.public or address),
        log_level="warning",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=not ip_address(host).is_loopback,  # between neighbours it costs more than it saves
        timeout_graceful_shutdown=2,
        access_log=False,
    )
    server = Announcing(
        config, words.say("serving", {"address": address, "data": shown(place)}), "" if asked.no_browser else address
    )
    server.run(sockets=[listener])
    return 0


def postbox_of(address: str, words: Words) -> Postbox | None:
    """The mail server that was named, if one was."""
    try:
        return read_postbox(address) if address else None
    except Trouble as error:
        raise BadCommand(error.text(words.lang)) from error


def world(absence: int | None = None) -> World:
    """The world as it is; whoever is in a hurry, such as a test, may have bots that pause less."""
    pause = os.environ.get("KOGGA_BOT_PAUSE", "")
    usual = World()
    return replace(
        usual,
        bot_pause=float(pause) if pause else usual.bot_pause,
        absence=usual.absence if absence is None else float(absence),
    )


def reachable(host: str) -> str:
    """The address to share: one that listens everywhere is reached by the name of this machine on its network."""
    if not ip_address(host).is_unspecified:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing; only asks which way it would go
        return str(probe.getsockname()[0])
    return socket.gethostname()


def listen(host: str, port: int, words: Words) -> socket.socket:
    """The socket to serve on, or a sentence why not."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=family)
        listener.setsockopt(
            socket.IPPROTO_TCP, socket.TCP_NODELAY, 1
        )  # a view does not wait for the last one's receipt
        return listener
    except OSError as error:
        raise BadCommand(
            words.say("trouble.cannot_listen", {"host": host, "port": port, "trouble": error.strerror})
        ) from error


class Announcing(uvicorn.Server):
    """A server that says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, greeting: str, open_at: str) -> None:
        super().__init__(config)
        self.greeting = greeting
        self.open_at = open_at

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        self.sweeping = asyncio.create_task(sweep())
        print(self.greeting, flush=True)
        if self.open_at:
            webbrowser.open(self.open_at)


async def sweep() -> None:
    """Look for garbage at times of our own.

    Left to itself the interpreter goes through every table in memory in the middle of some move, and all the others
    wait a third of a second. What a sweep leaves is set aside, so that the next one has only what is new since.
    """
    gc.set_threshold(*GC_THRESHOLDS)
    for nth in count(1):
        if nth % WHOLE_SWEEP == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        await asyncio.sleep(SWEEP_S)
