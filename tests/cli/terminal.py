"""Real commands: as a process with pipes, or at a terminal of a given size."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "kogga.cli"]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
PATIENCE_S = 60


def environment(home: Path, **more: str) -> dict[str, str]:
    """An environment in which nothing of the tester's own shines through."""
    kept = {name: text for name, text in os.environ.items() if name in ("PATH", "PYTHONPATH", "LD_LIBRARY_PATH")}
    return {**kept, "HOME": str(home), "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", **more}


def kogga(*words: str, home: Path, typed: str = "", before: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; `typed` comes through a pipe, `before` is a line of shell in front of it."""
    command = ["sh", "-c", f'{before}; exec "$@"', "sh", *COMMAND, *words] if before else [*COMMAND, *words]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        env=environment(home, **more),
        check=False,
    )


class Terminal:
    """A command at a terminal: what it shows, what is typed, how it ends."""

    def __init__(self, *words: str, home: Path, columns: int = 80, lines: int = 24, **more: str) -> None:
        parent, child = pty.openpty()
        fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        env = environment(home, **{"TERM": "xterm-256color", **more})
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=child,
            stdout=child,
            stderr=child,
            env=env,
            start_new_session=True,
            preexec_fn=control,
        )
        os.close(child)
        self.parent = parent
        self.prompt = "Twój ruch: " if "pl" in words else "Your move: "
        self.raw = ""
        self.read_to = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.parent)

    @property
    def text(self) -> str:
        """Everything shown so far, without colours."""
        return ESCAPES.sub("", self.raw)

    def wait_for(self, words: str) -> str:
        """What was shown since the last wait up to these words."""
        deadline = time.monotonic() + PATIENCE_S
        while words not in self.text[self.read_to :]:
            assert time.monotonic() < deadline, f"{words!r} did not come; the screen says:\n{self.text}"
            self.take()
        end = self.text.index(words, self.read_to) + len(words)
        shown, self.read_to = self.text[self.read_to : end], end
        return shown

    def take(self) -> bool:
        """Read what there is to read; is there an end of it?"""
        if not select.select([self.parent], [], [], 0.1)[0]:
            return False
        try:
            part = os.read(self.parent, 65536)
        except OSError:  # the other end is gone
            return True
        self.raw += part.decode("utf-8", "replace")
        return not part

    def type(self, keys: str) -> None:
        """Press keys; the third control character is Ctrl-C."""
        os.write(self.parent, keys.encode())

    def answer(self, line: str) -> str:
        """Wait for the prompt and type a line; what was shown before it."""
        shown = self.wait_for(self.prompt)
        self.type(f"{line}\n")
        return shown

    def interrupt(self) -> int:
        """Press Ctrl-C in the middle of a line; the exit code.

        One that comes in the very moment before Python waits for keys is not noticed, so it is pressed again.
        """
        self.wait_for(self.prompt)
        self.type("tak")
        self.wait_for("tak")
        gone = False
        for _ in range(5):
            if not gone:
                self.type("\x03")
            pressed = time.monotonic()
            while not gone and time.monotonic() < pressed + 5:
                gone = self.take()
        return self.end()

    def end(self) -> int:
        """Read to the end; the exit code."""
        deadline = time.monotonic() + PATIENCE_S
        while not self.take() and time.monotonic() < deadline:
            pass
        return self.process.wait(PATIENCE_S)


def control() -> None:
    """Make the terminal the one that controls the process, so that Ctrl-C reaches it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
