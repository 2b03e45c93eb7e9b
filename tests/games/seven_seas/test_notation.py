"""Words and position texts."""

from __future__ import annotations

import pytest

from kogga import CHANCE
from kogga.core.errors import BadPosition, BadWords
from kogga.games.seven_seas.actions import Throw
from tests.games.seven_seas.table import GAME, lid
from tests.scene import Scene


@pytest.mark.parametrize(
    "words",
    [
        "choose cartographer", "buy none", "buy 3", "flag netherlands", "play convoy spain 2", "play kraken",
        "play port rum fruit coffee", "decline", "send 0", "load rum", "refuse fruit", "name coffee", "give 5",
        "lose rum", "sell 3 coffee", "draw", "end", "double hold", "unsinkable", "negotiate rum coffee", "first 2",
        "drawn idol", "loot talisman",
    ],
)  # fmt: skip
def test_every_move_has_words(words: str) -> None:
    """§1.2 They are read in any case and with any blanks, and written in one way."""
    assert str(GAME.read(words)) == words
    assert GAME.read(f"  {words.upper().replace(' ', '   ')} ") == GAME.read(words)


def test_a_throw_has_words() -> None:
    """R24 Colour by colour, each die its face and its place in tenths of a millimetre."""
    words = "throw red 2@1035/2204 6@800/120 green 1@300/200 yellow 3@2650/50"
    throw = GAME.read(words)
    assert throw == Throw((-1, -1, 0, 3), (2, 6, 1, 3), (1035, 800, 300, 2650), (2204, 120, 200, 50))
    assert str(throw) == words


@pytest.mark.parametrize(
    "words",
    [
        "throw",
        "throw red",
        "throw 2@100/100",
        "throw red 7@100/100",
        "throw pink 1@1/1",
        "throw red 2@100",
        "throw red 2@1/1,",
    ],
)
def test_a_damaged_throw_is_no_move(words: str) -> None:
    """R24 Told in one sentence."""
    with pytest.raises(BadWords, match=r"\.$"):
        GAME.read(words)


def test_a_short_position_is_an_early_round() -> None:
    """§2.1 What it leaves out is as at the beginning."""
    scene = Scene("seven_seas", 2, "round: 1")
    assert list(scene.to_act) == [0, 1]
    assert scene.state.chests == [7, 7]
    assert scene.state.above == 26 - 6


def test_a_position_in_the_middle_of_a_battle() -> None:
    """§6.2 The second seat is about to send, the first one's ships lie ready."""
    position = (
        "phase: send; active: 0; asked: 1; chosen: captain shaman merchant; played: convoy spain 2; "
        "card: convoy spain 2; red: 2; dice: 3 0 0"
    )
    scene = Scene("seven_seas", 3, position).play("send 1", "send 0")
    assert scene.state.dice == [3, 1, 0]
    assert Scene("seven_seas", 3, scene.match.position()).match.position() == scene.match.position()


def test_the_card_at_work_tells_how_many_dice_are_red() -> None:
    """§6.5 A position need not say it: two merchants, and the battle is fought with both."""
    position = "phase: send; played: convoy spain 2; card: convoy spain 2"
    scene = Scene("seven_seas", 2, position)
    assert scene.state.red == 2
    scene.play("send 2", "send 0", "throw red 1@100/100 1@300/100 green 6@100/300 6@300/300")
    assert scene.state.due == [0, 0]
    assert (scene.to_act, scene.state.draws) == ((CHANCE,), 2)


@pytest.mark.parametrize(
    ("card", "dice", "throw"),
    [
        ("kraken", "7 6", lid(green=[2] * 7, white=[2] * 6)),
        ("whirlpool", "7 6", lid(red=[6], green=[2] * 7, white=[2] * 6)),
        ("tavern", "0 0", lid(red=[1, 6])),
    ],
)
def test_a_position_before_a_curse_is_thrown(card: str, dice: str, throw: str) -> None:
    """§9.2 Whole fleets, the whirlpool's red die, and one red die a player in the Tavern."""
    fleets = "fleet: 7 6; chosen: shaman shaman"
    scene = Scene("seven_seas", 2, f"phase: throw; role: shaman; {fleets}; played: {card}; card: {card}; dice: {dice}")
    assert Scene("seven_seas", 2, scene.match.position()).match.position() == scene.match.position()
    scene.play(throw)
    assert str(scene.state.throw) == throw


def test_exempt_ships_are_not_among_the_dice_of_a_position() -> None:
    """§9.4 Three of the only Shaman's ships stay out of it."""
    alone = "phase: throw; role: shaman; chosen: shaman captain; played: kraken; card: kraken"
    assert Scene("seven_seas", 2, f"{alone}; dice: 4 7").state.privilege == 1
    with pytest.raises(BadPosition, match="dice"):
        Scene("seven_seas", 2, f"{alone}; dice: 7 7")


@pytest.mark.parametrize(
    ("position", "trouble"),
    [
        ("fleet: 9 7; guards: 2 0; chests: 20 7", "too many ships"),
        ("fleet: 1 7; cargo 0: 1 1 0", "too few for its goods"),
        ("chests: 12 7; guards: 0 0", "guards of seat 0"),
        ("hand 0: idol; hand 1: idol", "too often"),
        ("hand 0: convoy spain 4", "too often"),
        ("hand 0: parrot", "no adventure card"),
        ("talismans: 8 8", "loot cards of a kind"),
        ("chests: 7", "need 2 numbers"),
        ("first: 2", "seats from 0 to 1"),
        ("flags: 0 1", "flags of the position"),
        ("flags: 3 - - -", "seats from 0 to 1"),
        ("tabled 0: captain", "cannot lie"),
        ("phase: captain; role: shaman", "does not go with"),
        ("phase: rituals", "does not go with"),
        ("phase: captain; chosen: shaman captain", "what was called"),
        ("chosen: captain", "needs 2 characters"),
        ("chosen: captain captain", "must still choose"),
        ("phase: load; role: islander", "needs drawn"),
        ("phase: send", "card at work"),
        ("phase: send; played: idol; card: idol", "card at work"),
        ("phase: send; card: convoy spain 2", "was played"),
        ("phase: send; played: convoy spain 2; card: convoy spain 2; red: 3", "red"),
        ("phase: send; played: convoy spain 2; card: convoy spain 2; dice: 1 0", "dice"),
        ("phase: send; played: convoy spain 2; card: convoy spain 2; asked: 1; dice: 6 0", "dice"),
        ("phase: send; played: convoy spain 2; card: convoy spain 2; asked: 1; fleet: 2 7; dice: 3 0", "dice"),
        ("phase: throw; role: captain; played: convoy spain 2; card: convoy spain 2", "dice"),
        ("phase: throw; role: captain; played: kraken; card: kraken; dice: 7 7", "card at work"),
        ("phase: throw; role: shaman; played: kraken; card: kraken", "dice"),
        ("phase: throw; role: shaman; played: kraken; card: kraken; dice: 7 6", "dice"),
        ("phase: throw; role: shaman; played: kraken; card: kraken; dice: 7 7; red: 1", "red"),
        ("phase: throw; role: shaman; played: kraken; card: kraken; dice: 0 0; fleet: 0 0", "dice"),
        ("phase: throw; role: shaman; played: tavern; card: tavern; dice: 7 7", "dice"),
        ("phase: throw; role: shaman; played: idol; card: idol", "card at work"),
        ("phase: throw; role: merchant; played: kraken; card: kraken; dice: 7 7", "does not go with"),
        ("phase: idol; played: tavern; card: tavern", "card at work"),
        ("phase: lose; played: tavern; card: tavern; cargo 0: 1 1 0", "given"),
        ("phase: lose; played: tavern; card: tavern; given: 0 0", "two kinds"),
        ("phase: tavern; played: tavern; card: tavern; lots: 1 7; given: 0 0", "dice of the Tavern"),
        ("phase: tavern; played: tavern; card: tavern; lots: 1 2; given: 0 7", "given"),
        ("phase: tavern; played: tavern; card: tavern; lots: 1 2 3; given: 0 0", "dice of the Tavern"),
        ("phase: load; role: shaman; played: tavern; card: tavern; drawn: rum", "given"),
        ("phase: load; role: islander; drawn: rum; fleet: 0 7", "room"),
        ("dice: 1 0", "dice"),
        ("red: 1", "red"),
        ("sold: 1", "sold"),
        ("phase: rituals; role: captain", "does not go with"),
        ("phase: rituals; role: shaman", "does not go with"),
        ("phase: load; role: merchant; drawn: rum", "does not go with"),
        ("chosen: - merchant; tabled 1: merchant", "lies on the table"),
        ("phase: merchant; tabled 0: merchant", "lies on the table"),
        ("phase: loot; role: islander", "needs draws"),
        ("phase: over", "needs sale"),
        ("lots: 1 2", "dice of the Tavern"),
        ("above: 3", "above of the position"),
        ("round: 61", "round and last"),
        ("round: 59; last: 62", "round and last"),
        ("throw: red 1@100/100", "both throw and cast"),
        ("throw: red 1@100/100 1@150/100; cast: convoy spain 2; played: convoy spain 2", "on another"),
        ("throw: red x; cast: idol", "needs dice"),
        ("throw: red 1@100/100; cast: convoy spain 1", "was played"),
        ("throw: red 1@100/100; cast: convoy spain 2; played: convoy spain 2", "go with"),
        ("throw: blue 1@100/100; cast: kraken; played: kraken", "go with"),
        ("discards: 1 2", "discards of the position"),
        ("phase: load; role: islander; drawn: gold", "is no good"),
    ],
)
def test_impossible_positions_are_refused(position: str, trouble: str) -> None:
    """§1.2 In one sentence that says what is wrong."""
    with pytest.raises(BadPosition, match=trouble):
        Scene("seven_seas", 2, position)
