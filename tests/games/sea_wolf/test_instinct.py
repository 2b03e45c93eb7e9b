"""What a lifetime of games has taught: no reasons are given, but some things any good player knows."""

from __future__ import annotations

from random import Random

import pytest

from kogga import CHANCE
from kogga.games.sea_wolf.heuristics import HOPELESS
from kogga.games.sea_wolf.heuristics.instinct import instinct
from kogga.games.sea_wolf.heuristics.outlook import Outlook
from kogga.games.sea_wolf.pieces import COLORS, EVENTS, GOODS
from kogga.games.sea_wolf.view import WolfView
from kogga.players.outcomes import Course
from kogga.players.player import GreedyPlayer
from tests.games.sea_wolf.chances import GAME
from tests.scene import Scene

ROW = "row: fish 2, ship red 3, pigs 1, gold 6"
POSITIONS = [
    f"{ROW}; hand 0: ship yellow 5, fish 3; hand 1: gold 2, ship blue 1; open: gold 2",
    f"{ROW}; laid 1: ship blue 1 fish 3; hand 0: rats, ship red 1, barrels 4; wolves: 1 0 0",
    f"{ROW}; phase: delivery; came: 2; discards: wolf; hand 0: ship blue 5, fish 6, ship pink 2, pigs 3",
    f"{ROW}; phase: event; event: yellow; discards: pirates; hand 0: gold 5, ship yellow 1",
    f"{ROW}; phase: wolf; hand 0: ship red 6, barrels 6",
]


def calls(position: str, seats: int = 3) -> dict[str, float]:
    """By choice of the first seat, how strongly it is called for."""
    view = Scene("sea_wolf", seats=seats, position=position).view(0)
    return dict(zip(map(str, view.choices), instinct(Outlook(view, 0)), strict=True))


def called(position: str, seats: int = 3) -> str:
    """The choice that is called for most."""
    found = calls(position, seats)
    return max(found, key=lambda words: found[words])


def turned(words: str) -> str:
    """The same words with every colour, its good and its event in the place of the next."""
    after = {name: names[(nth + 1) % len(names)] for names in (COLORS, GOODS, EVENTS) for nth, name in enumerate(names)}
    return "".join(after.get(part, part) for part in split(words))


def split(words: str) -> list[str]:
    """Words and what is between them."""
    parts = [""]
    for letter in words:
        if letter.isalpha() != parts[-1].isalpha():
            parts.append("")
        parts[-1] += letter
    return parts


@pytest.mark.parametrize("position", POSITIONS)
def test_all_colours_are_alike_to_it(position: str) -> None:
    """§1.2 With every colour in the place of another one it does the same with the other."""
    straight = {turned(words): call for words, call in calls(position).items()}
    assert calls(turned(position)) == pytest.approx(straight)


def test_it_takes_a_partner_and_throws_no_pair_away() -> None:
    """§4.2 A pair is what counts."""
    assert called(f"{ROW}; hand 0: ship yellow 5") == "take gold 6"
    assert called(f"{ROW}; hand 0: ship yellow 5, gold 5, gold 1") in ("take gold 6", "draw")


def test_it_delivers_the_best_pair_when_there_is_no_later() -> None:
    """§7.1 In the last delivery; a pair that is not the best of its colour is called for less, by what it lacks."""
    found = calls(f"{ROW}; phase: delivery; came: 3; discards: wolf, wolf; hand 0: ship blue 1, ship blue 4, fish 6")
    assert found["deliver ship blue 4 fish 6"] > found["done"]
    assert found["deliver ship blue 1 fish 6"] == found["deliver ship blue 4 fish 6"] - 3


def test_it_gives_up_what_it_misses_least() -> None:
    """§6.2 Not a half of the pair."""
    position = f"{ROW}; phase: event; event: blue; discards: rats; hand 0: ship blue 5, fish 6, fish 1"
    assert called(position) == "lose fish 1"


def test_what_is_far_behind_is_not_worth_a_try() -> None:
    """§4.2 The best call costs nothing; who would throw away a dear pair?"""
    view = Scene("sea_wolf", seats=3, position=f"{ROW}; hand 0: ship yellow 5, gold 5, gold 1").view(0)
    costs = dict(zip(map(str, view.choices), GAME.sense.instinct(view), strict=True))
    assert min(costs.values()) == 0.0
    assert costs["discard gold 5"] == HOPELESS


def test_it_beats_what_looks_best() -> None:
    """§1.1 One seat of three goes by it, the others by their looks: more than 47 of 120 deals are hardly luck."""
    wins = 0.0
    for game in range(120):
        wins += share_of(game % 3, Random(game // 3))
    assert wins > 47


def share_of(hero: int, rng: Random) -> float:
    """The hero's part of the win."""
    state = GAME.setup(3, GAME.card.agree({}))
    others = [GreedyPlayer(GAME, seat, Random(seat)) for seat in range(3)]
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        if seat == CHANCE:
            GAME.apply(state, CHANCE, GAME.deal(state, rng), None)
            continue
        view: WolfView = GAME.observe(state, seat)
        move = others[seat].choose(view)
        if seat == hero:
            found = instinct(Outlook(view, seat))
            move = view.choices[found.index(max(found))]
        GAME.apply(state, seat, move, None)
    places = [sheet.place for sheet in GAME.score_sheet(state)]
    return 1.0 / places.count(1) if places[hero] == 1 else 0.0


@pytest.mark.parametrize(("lead", "least", "most"), [(10, 0.4, 0.7), (80, 0.7, 0.95)])
def test_a_lead_counts_more_when_the_match_is_almost_over(lead: int, least: float, most: float) -> None:
    """§8.1 Ten points ahead of two others."""
    sheets = " ".join([f"{lead + more} 0 0 0" for more in (10, 0, 0)])
    position = f"{ROW}; deal: 2; sheets: {sheets}"
    scene = Scene("sea_wolf", seats=3, position=position, hundred=True)
    share = Course(GAME, 3, 1.0).guess(scene.state)[0]
    assert least < share <= most
