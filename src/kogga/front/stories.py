"""A seat's story as a text: what one chair may take home while the game runs."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.record import FORMAT, write_record
from kogga.front.match import Match, write_options

SPECTATOR = "spectator"


def write_story(match: Match, seat: Seat | None) -> str:
    """The log as this chair heard it, each line with its seat (-1: luck); never where the game began from."""
    card = match.game.card
    headers = [("Kogga", FORMAT), ("Game", card.id), ("Rules", card.version), ("Seats", str(match.seats))]
    headers.append(("Options", write_options(match.options)))
    if match.names:
        headers.append(("Names", ", ".join([name.replace(",", " ") for name in match.names])))
    headers.append(("Story", SPECTATOR if seat is None else str(seat)))
    return write_record(headers, [f"{who}: {words}" for who, words in match.story(seat)])
