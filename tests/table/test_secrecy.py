"""Every byte a chair is sent, over twin worlds: the same story makes the same bytes, clock and names held still."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from kogga import Match, games
from kogga.core.words import LANGUAGES
from kogga.front.stories import write_story
from kogga.store.rows import Head
from kogga.table.clocks import Clocks, Pace
from kogga.table.ledger import Chair, Ledger
from kogga.table.past import moments, steps
from kogga.table.sight import look, tell
from kogga.table.what_if import imagine
from tests.contract.cells import Cell, cells
from tests.contract.twins import Twins, windows
from tests.contract.walk import Walk

LOOKS_BACK = 8  # one moment in so many
# The base game; of a game with scenarios in short games the last one, which has everything.
ONE_EACH = {
    (cell.name, cell.seats): cell
    for cell in cells()
    if cell.name in games and (cell.variant == "base" or "rounds" in cell.options)
}


class ServedTwins(Twins):
    """What is compared is what the server sends."""

    def told(self, match: Match, ply: int, rng: Random, with_pictures: bool) -> dict[str, object]:
        """The bytes of a whole view with its log, in both languages."""
        cell = self.walk.cell
        head = Head("table", cell.name, match.game.card.version, cell.seats, "", "seed", False, "host", 0.0)
        ledger = Ledger(head)
        ledger.match = match
        asked = match.to_act
        ledger.clocks = Clocks.wound(Pace("live", 30, 60), cell.seats).turned(0.0, asked, asked, (), False)
        ledger.chairs = [Chair(f"guest-{seat}", f"Guest {seat}") for seat in range(cell.seats)]
        sent = {lang: [look(ledger, self.ear, lang), tell(match, self.ear, lang, 0)] for lang in LANGUAGES}
        told: dict[str, object] = {lang: msgspec.json.encode(message) for lang, message in sent.items()}
        return told if len(match.entries) % LOOKS_BACK else told | self.told_later(match)

    def told_later(self, match: Match) -> dict[str, object]:
        """What one hears who looks back, takes the story home, or asks what if."""
        last = len(match.entries)
        told: dict[str, object] = {"steps": steps(match, self.ear, "en"), "story": write_story(match, self.ear)}
        told["moments"] = list(moments(match, self.ear, "pl", {0, last // 2, last}))
        if match.to_act:
            told["what if"] = imagine(match, last, self.ear, "/t/table", ("mate",) * match.seats, Random(1))
        return told


@pytest.mark.parametrize("cell", ONE_EACH.values(), ids=str)
def test_the_same_story_makes_the_same_bytes(cell: Cell) -> None:
    walk = Walk(cell)
    hidden = differed = 0
    for ear in walk.ears:
        twins = ServedTwins(walk, ear, patience=200, pictures=0)
        for start, stop in windows(walk, length=40, count=3):
            hidden += sum(twins.is_secret(ply) for ply in range(start, stop))
            twins.follow(start, stop)
        differed += twins.differed
    assert differed or not hidden, f"{cell}: {hidden} secrets, and no twin world was found"
