"""A real server in a process of its own, on a free port of this machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType


class Server:
    """`kogga serve` over a folder or a database. Leaving the block stops it; `kill` ends it as a power cut would."""

    def __init__(
        self, data: Path, bot_pause: float = 0.0, port: int = 0, absence: int = 300, smtp: str = "", store: str = ""
    ) -> None:
        self.data = data
        self.place = ["--store", store] if store else ["--data", str(data)]
        self.more = ["--absence", str(absence), *(["--smtp", smtp] if smtp else [])]
        self.bot_pause = bot_pause
        self.port = port
        self.start()

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        command = [sys.executable, "-m", "kogga.cli", "serve", "--lang", "en", "--port", str(self.port), "--no-browser"]
        self.process = subprocess.Popen(
            [*command, *self.place, *self.more],
            env={**os.environ, "KOGGA_BOT_PAUSE": str(self.bot_pause)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()
        self.address = self.greeting.split()[-1].rstrip("/")
        assert self.address.startswith("http://127.0.0.1:"), self.greeting

    def kill(self) -> None:
        """`kill -9`: no goodbye."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ctrl-C; the exit code."""
        self.process.send_signal(2)
        return self.process.wait(20)

    def __enter__(self) -> Server:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.stop()
        if self.process.stdout is not None:
            self.process.stdout.close()
