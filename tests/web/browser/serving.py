"""A real server on a free port of this machine, in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")
PAUSE = "0.02"  # seconds a bot waits before it plays


class Server:
    """`kogga serve` over a data folder."""

    def __init__(self, data: Path, pause: str = PAUSE) -> None:
        self.data = data
        self.pause = pause
        self.port = "0"
        self.start()

    def start(self) -> None:
        """Start it, on the same port if it has had one, and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            "kogga.cli",
            "serve",
            "--port",
            self.port,
            "--data",
            str(self.data),
            "--no-browser",
        ]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "KOGGA_BOT_PAUSE": self.pause}
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = ADDRESS.search(line)
            if found:
                self.port = found[1]
                return
        raise AssertionError("the server did not start")

    @property
    def address(self) -> str:
        """Where it is, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        """Stop it, as Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=20)
