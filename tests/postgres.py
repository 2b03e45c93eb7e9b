"""A PostgreSQL of the tests' own: in a folder under /tmp, behind a socket there, nowhere else."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

HASTY = "-c fsync=off -c full_page_writes=off -c listen_addresses= -c autovacuum=off -c shared_buffers=16MB"


def programs() -> Path | None:
    """The folder of `initdb` and its like: on the path, or where Debian keeps it; None: there is none."""
    found = shutil.which("initdb")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return Path(found).resolve().parent if found else debian[-1].parent if debian else None


def owner() -> str:
    """Who may run it: PostgreSQL refuses to be run by root."""
    names = {entry.pw_name for entry in pwd.getpwall()}
    if os.getuid() != 0:
        return pwd.getpwuid(os.getuid()).pw_name
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """One server, which can be away for a while."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.user = owner()
        self.folder = Path(tempfile.mkdtemp(prefix="kogga-"))
        shutil.chown(self.folder, self.user)
        self.names = count()
        self.run("initdb", "-D", str(self.folder / "db"), "-U", "kogga", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def run(self, program: str, *words: str) -> None:
        """One of PostgreSQL's own programs, to its end."""
        user = {"user": self.user, "extra_groups": []} if os.getuid() == 0 else {}
        with (self.folder / "told").open("a") as told:
            done = subprocess.run(
                [self.programs / program, *words],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=told,
                check=False,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
                **user,  # type: ignore[call-overload]
            )
        assert done.returncode == 0, (self.folder / "told").read_text()

    def control(self, *words: str) -> None:
        """Start or stop it, and wait until that is done."""
        self.run("pg_ctl", "-D", str(self.folder / "db"), "-w", *words)

    def start(self) -> None:
        """Let it answer."""
        self.control("start", "-o", f"{HASTY} -k {self.folder}")

    def stop(self) -> None:
        """Pull the plug: every connection is cut, nothing is tidied up."""
        self.control("stop", "-m", "immediate")

    @contextmanager
    def away(self) -> Iterator[None]:
        """It is away inside, and back afterwards."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{next(self.names)}"
        self.run("createdb", "-h", str(self.folder), "-U", "kogga", name)
        return f"postgresql://kogga@/{name}?host={self.folder}"

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder)
