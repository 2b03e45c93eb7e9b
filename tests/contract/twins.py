"""Twin worlds: the same story told to one ear of another truth."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import takewhile
from random import Random
from typing import Any

from kogga import CHANCE, Match
from kogga.core.actions import Action, Seat
from kogga.core.words import LANGUAGES
from tests.contract.walk import Walk, difference, image, outcomes, pick, some

LONG_STORY = 300  # a story is told from the beginning each time


class Twins:
    """Follows the log of a walk in another truth, as long as this ear (None: a spectator) hears the same.

    Where the ear heard less than was said, the twin plays something else that sounds the same. When the rest of the
    log cannot be played any more, the newest deviations are tried otherwise; if that does not help, the twin starts
    again from the truth.
    """

    def __init__(self, walk: Walk, ear: Seat | None, patience: int, pictures: int) -> None:
        self.walk = walk
        self.ear = ear
        self.rng = walk.rng_for(f"twins of {ear}")
        self.patience = patience  # steps spent on repairs
        self.pictures = pictures  # comparisons of drawings and sentences
        self.differed = 0  # steps at which a different truth was compared
        self.said: dict[int, Action] = {}  # what the twin played, ply by ply
        self.before: dict[int, Match] = {}  # the twin before each deviation

    def heard(self, ply: int) -> str:
        """What the ear heard of this entry of the true log."""
        seat, action = self.walk.entries[ply]
        return self.walk.game.redact(self.walk.states[ply], seat, action, self.ear)

    def is_secret(self, ply: int) -> bool:
        """Did the ear hear less than was said here, and could something else have sounded the same?"""
        if self.heard(ply).startswith(str(self.walk.entries[ply][1])):
            return False
        return len(self.sounding_alike(ply, self.walk.match_at(ply))) > 1

    def follow(self, start: int, stop: int) -> None:
        """Go through these plies of the log beside the truth."""
        twin = self.walk.match_at(start)
        self.said, self.before = {}, {}
        for ply in range(start, stop):
            self.compare(ply, twin)
            sounding = self.sounding_alike(ply, twin)
            if not sounding:
                twin = self.repair(ply) or self.start_again(ply)
                sounding = self.sounding_alike(ply, twin)
            twin = self.say(ply, twin, sounding[0])
        self.compare(stop, twin)

    def follow_from(self, start: int, stop: int, twin: Match) -> None:
        """Go on beside the truth from a world that looks the same, until the log cannot be played any more."""
        for ply in range(start, stop):
            self.compare(ply, twin)
            sounding = self.sounding_alike(ply, twin)
            if not sounding:
                return
            twin = self.say(ply, twin, sounding[0])

    def start_again(self, ply: int) -> Match:
        """From here on the twin is the truth, until the next secret."""
        self.said, self.before = {}, {}
        return self.walk.match_at(ply)

    def say(self, ply: int, twin: Match, action: Action) -> Match:
        """The twin after this action; a deviation is kept in mind."""
        seat, truth = self.walk.entries[ply]
        if action != truth:
            self.before[ply] = twin
            twin = twin.copy()
        self.said[ply] = action
        twin.play(seat, action)
        return twin

    def sounding_alike(self, ply: int, twin: Match) -> list[Action]:
        """What the twin could play so that the ear hears the same; the truth itself comes last."""
        seat, truth = self.walk.entries[ply]
        heard = self.heard(ply)
        choices: Sequence[Action] = [truth]
        if not heard.startswith(str(truth)):
            choices = self.choices(twin, seat)
        elif seat not in twin.to_act or not self.walk.game.allows(twin.state, seat, truth):
            choices = []
        same = [each for each in choices if self.walk.game.redact(twin.state, seat, each, self.ear) == heard]
        self.rng.shuffle(same)
        return sorted(same, key=lambda action: action == truth)

    def choices(self, twin: Match, seat: Seat) -> Sequence[Action]:
        """What this seat, or luck, could do in the twin."""
        if seat == CHANCE and twin.to_act == (CHANCE,):
            return outcomes(self.walk.game, twin.state, self.rng)
        return twin.legal(seat)

    def repair(self, ply: int) -> Match | None:
        """Another telling that reaches this ply: one deviation, newest first, is played otherwise or not at all."""
        for spot in sorted(self.before, reverse=True):
            truth = self.walk.entries[spot][1]
            for other in [truth, *self.sounding_alike(spot, self.before[spot])[:2]]:
                told = self.tell_again(spot, other, ply)
                if told is not None:
                    return told
        return None

    def tell_again(self, spot: int, other: Action, ply: int) -> Match | None:
        """The twin's telling from a deviation on, with another action there; None where it breaks off."""
        twin = self.before[spot].copy()
        for at in range(spot, ply):
            self.patience -= 1
            wanted = other if at == spot else self.said[at]
            if self.patience < 0 or wanted not in self.sounding_alike(at, twin):
                return None
            twin.play(self.walk.entries[at][0], wanted)
        if not self.sounding_alike(ply, twin):
            return None
        self.keep(spot, other, ply)
        return twin

    def keep(self, spot: int, other: Action, ply: int) -> None:
        """Remember the new telling, with the twins before its deviations."""
        twin = self.before.pop(spot)
        self.said[spot] = other
        for at in range(spot, ply):
            seat, truth = self.walk.entries[at]
            self.before.pop(at, None)
            if self.said[at] != truth:
                self.before[at] = twin
            twin = twin.copy()
            twin.play(seat, self.said[at])

    def compare(self, ply: int, twin: Match) -> None:
        """Nothing this ear is told may differ while the truth does."""
        truth = self.walk.match_at(ply)
        if image(twin.state) == image(truth.state):
            return
        self.differed += 1
        with_pictures = self.pictures > 0 and self.rng.random() < 0.3
        self.pictures -= with_pictures
        seed = self.rng.random()
        mine, yours = (self.told(match, ply, Random(seed), with_pictures) for match in (truth, twin))
        leaks = [name for name in mine if mine[name] != yours[name]]
        assert not leaks, self.walk.fail(ply, self.report(mine, yours, truth, twin))

    def report(self, mine: dict[str, object], yours: dict[str, object], truth: Match, twin: Match) -> str:
        """A secret that got out."""
        leaks = [name for name in mine if mine[name] != yours[name]]
        who = "the spectator" if self.ear is None else f"seat {self.ear}"
        told = "\n".join(f"{name}:\n  {mine[name]!r}\n  {yours[name]!r}"[:2000] for name in leaks if name != "view")
        seen = difference(truth.view(self.ear), twin.view(self.ear))
        return f"{who} heard the same and is told another {', '.join(leaks)}.\n{seen}\n{told}\ntwin: {twin.position()}"

    def told(self, match: Match, ply: int, rng: Random, with_pictures: bool) -> dict[str, object]:
        """Everything that leaves the table towards this ear."""
        view = match.view(self.ear)
        told: dict[str, object] = {
            "view": image(view),
            "events": self.news(match, ply),
            "who is asked": match.to_act,
        }
        if self.ear is not None:
            told["choices"] = [str(action) for action in match.legal(self.ear)]
            told["undo"] = match.can_undo(self.ear)
            told["refusals"] = self.refusals(match, rng)
        if with_pictures:
            told["printed view"] = repr(view)
            told["json"] = json.dumps(view.to_json())
            told["planes"] = view.planes()
            told["story"] = match.story(self.ear) if ply < LONG_STORY else ()
            for lang in LANGUAGES:
                told[f"sentences {lang}"] = match.sentences(self.ear, lang, since=max(0, ply - 5))
                told[f"face {lang}"] = self.face(match, lang)
        return told

    def news(self, match: Match, ply: int) -> list[str]:
        """What the ear heard at the last entry."""
        newest = takewhile(lambda told: told[0] == ply - 1, reversed(match.events))
        return [repr(event.heard_by(self.ear)) for _, event in newest]

    def refusals(self, match: Match, rng: Random) -> list[str]:
        """Why this seat may not do some of the rest, and whether what it may do can be taken back."""
        assert self.ear is not None
        legal = match.legal(self.ear)
        game = match.game
        rest = [action for action in some(self.walk.vocabulary, 24, rng) if action not in legal]
        reasons = [repr(game.refusal(match.state, self.ear, action)) for action in rest]
        return reasons + [f"{action} {game.reveals(match.state, self.ear, action)}" for action in some(legal, 6, rng)]

    def face(self, match: Match, lang: str) -> list[object]:
        """Bar, buttons, panels, table and picture."""
        face = match.face(lang)
        view: Any = match.view(self.ear)
        buttons = [(face.label(view, action), tuple(face.touches(view, action))) for action in view.choices]
        return [face.ask(view), buttons, list(face.panels(view)), face.table(view), face.draw(view)]


def windows(walk: Walk, length: int, count: int) -> list[tuple[int, int]]:
    """Stretches of the log to follow: all of it where it is short, else its beginning, its end and some between."""
    last = len(walk.entries)
    if last <= length * count:
        return [(0, last)]
    rng = walk.rng_for("windows")
    starts = [0, last - length, *(pick(range(last - length), rng) for _ in range(count - 2))]
    return [(start, start + length) for start in starts[:count]]
