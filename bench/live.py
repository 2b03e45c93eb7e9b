"""Live play, measured: a real server and a swarm of socket bots on this machine; figures, and JSON in bench/out/.

Three hundred tables of four chairs, a socket each, play whole games at a pace; then some of them as fast as they can.
What is measured is the time from the sending of a move to the arrival of what came of it at *every* chair of the table.
Server and swarm share the processors. Figures of memory and processor time are Linux's own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from swarm import SEATS, Tally, run

HERE = Path(__file__).resolve().parent
WARM_UP_S = 3.0
MOST_TABLES = 2000
MOST_SECONDS = 600.0


@dataclass(frozen=True)
class Stretch:
    """What a stretch of play came to."""

    name: str
    tables: int
    held: int
    moves: int
    games: int
    troubles: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    longest_ms: float
    server_ms_per_move: float
    server_load: float
    swarm_load: float


@dataclass(frozen=True)
class Figures:
    """All that was measured."""

    game: str
    tables: int
    sockets: int
    pace_s: float
    stretches: list[Stretch]
    memory_mb_empty: float
    memory_mb_seated: float
    memory_mb_played: float
    memory_kb_per_table: float


class Server:
    """`kogga serve` in a process of its own, over a folder that is thrown away."""

    def __init__(self, data: str) -> None:
        words = [sys.executable, "-m", "kogga.cli", "serve", "--lang", "en", "--port", "0", "--no-browser"]
        self.process = subprocess.Popen([*words, "--data", data], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")

    def memory(self) -> float:
        """What it holds in memory, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def cpu(self) -> float:
        """Processor seconds it has used."""
        spent = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Ctrl-C."""
        self.process.send_signal(2)
        self.process.wait(30)


class Bench:
    """The server, and swarms that together fill its tables."""

    def __init__(self, server: Server, game: str, tables: int, swarms: int) -> None:
        self.server = server
        self.shares = [tables // swarms + (nth < tables % swarms) for nth in range(swarms)]
        context = get_context("spawn")
        self.lines: list[Connection] = []
        self.processes = []
        for nth, share in enumerate(self.shares):
            ours, theirs = context.Pipe()
            process = context.Process(target=run, args=(theirs, server.address, game, share, 1000 * nth), daemon=True)
            process.start()
            self.lines.append(ours)
            self.processes.append(process)
        for line in self.lines:
            line.recv()

    def measure(self, name: str, seconds: float, pace: float, tables: int) -> Stretch:
        """One stretch of play by so many of the tables."""
        cpu, began = self.server.cpu(), perf_counter()
        for line, share in zip(self.lines, self.shares, strict=True):
            line.send((seconds, pace, max(1, tables * share // sum(self.shares))))
        tallies: list[Tally] = [line.recv() for line in self.lines]
        spent, wall = self.server.cpu() - cpu, perf_counter() - began
        return stretch_of(name, tables, tallies, spent, wall)

    def stop(self) -> None:
        """Send the swarms home."""
        for line, process in zip(self.lines, self.processes, strict=True):
            line.send(None)
            process.join(30)


def stretch_of(name: str, tables: int, tallies: list[Tally], server_cpu: float, wall: float) -> Stretch:
    """The figures of a stretch."""
    waits = [wait for tally in tallies for wait in tally.waits]
    hundredths = quantiles(waits, n=100)
    return Stretch(
        name=name,
        tables=tables,
        held=sum(tally.held for tally in tallies),
        moves=len(waits),
        games=sum(tally.games for tally in tallies),
        troubles=sum(tally.troubles for tally in tallies),
        moves_per_s=round(len(waits) / wall, 1),
        p50_ms=round(1000 * hundredths[49], 1),
        p99_ms=round(1000 * hundredths[98], 1),
        longest_ms=round(1000 * max(waits), 1),
        server_ms_per_move=round(1000 * server_cpu / len(waits), 2),
        server_load=round(server_cpu / wall, 2),
        swarm_load=round(sum(tally.cpu_s for tally in tallies) / wall, 2),
    )


def measure(asked: Namespace) -> Figures:
    """Start, fill, play, stop."""
    with TemporaryDirectory() as data:
        server = Server(data)
        try:
            empty = server.memory()
            bench = Bench(server, asked.game, asked.tables, asked.swarms)
            seated = server.memory()
            bench.measure("warm-up", WARM_UP_S, asked.pace, asked.tables)
            stretches = [bench.measure("paced", asked.seconds, asked.pace, asked.tables)]
            played = server.memory()
            stretches.append(bench.measure("saturated", asked.seconds / 2, 0.0, asked.busy))
            bench.stop()
        finally:
            server.stop()
    per_table = 1024 * (played - empty) / asked.tables
    memory = [round(figure, 1) for figure in (empty, seated, played, per_table)]
    return Figures(asked.game, asked.tables, asked.tables * SEATS, asked.pace, stretches, *memory)


def show(figures: Figures) -> None:
    """The figures as a table."""
    rows = [asdict(stretch) for stretch in figures.stretches]
    print(f"{figures.game}: {figures.tables} tables, {figures.sockets} sockets, a move every {figures.pace_s} s")
    for name in rows[0]:
        print(f"{name:<20}" + "".join(f"{row[name]:>12}" for row in rows))
    print(f"memory, MB: {figures.memory_mb_empty} empty, {figures.memory_mb_seated} seated,", end=" ")
    print(f"{figures.memory_mb_played} played; {figures.memory_kb_per_table} KB a table")


def ask() -> Namespace:
    """What to measure."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="manila")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between a table's moves")
    parser.add_argument("--busy", type=int, default=40, help="tables that play without a pace, for the second stretch")
    parser.add_argument("--swarms", type=int, default=1, help="processes the bots live in")
    asked = parser.parse_args()
    asked.tables = min(asked.tables, MOST_TABLES)
    asked.busy = min(asked.busy, asked.tables)
    asked.seconds = min(asked.seconds, MOST_SECONDS)
    return asked


def main() -> None:
    """Measure, print, keep."""
    figures = measure(ask())
    show(figures)
    out = HERE / "out"
    out.mkdir(exist_ok=True)
    (out / f"live-{figures.game}.json").write_text(json.dumps(asdict(figures), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
