"""The course of a game: it ends, somebody can always act, what is legal can be done, luck keeps its odds."""

from __future__ import annotations

from collections import Counter

from kogga import CHANCE
from kogga.core.actions import Action
from kogga.core.words import LANGUAGES
from tests.contract.cells import words_of
from tests.contract.walk import LONGEST, PlainLuck, Walk, each, outcomes, some

DEALS = 400


def test_it_ends(walk: Walk) -> None:
    """Random play comes to an end, and then nobody owes anything."""
    assert len(walk.entries) < LONGEST, walk.fail(LONGEST, "the game goes on and on")
    assert walk.match.over
    assert all(not walk.game.legal(walk.states[-1], seat) for seat in [*range(walk.seats), CHANCE])


def test_the_way_it_ended_has_a_name(walk: Walk) -> None:
    """In both languages; games that end in one way only need none."""
    ending = walk.game.ending(walk.states[-1])
    named = [f"ending.{ending}" in words_of(walk.cell.name, lang) for lang in LANGUAGES]
    assert not ending or all(named), f"{walk.cell}: no words for the ending {ending!r}"


def test_someone_can_always_act(walk: Walk) -> None:
    """Until the end somebody owes a decision; who owes has choices, nobody else has; luck acts alone."""
    for ply, state in each(walk, walk.many):
        owing = walk.game.to_act(state)
        assert bool(owing) == (ply < len(walk.entries)), walk.fail(ply, f"to_act is {owing}")
        assert list(owing) == sorted(set(owing)), walk.fail(ply, f"to_act is {owing}: not in order, or a seat twice")
        assert CHANCE not in owing or owing == (CHANCE,), walk.fail(ply, f"luck acts alone, not in {owing}")
        for seat in range(walk.seats):
            assert bool(walk.game.legal(state, seat)) == (seat in owing), walk.fail(
                ply, f"legal of seat {seat}; {owing} owe"
            )


def test_legal_has_no_duplicates_and_stays_within_the_vocabulary(walk: Walk) -> None:
    """Each choice once, and only choices that masks and numbers know."""
    known = set(walk.vocabulary)
    assert len(known) == len(walk.vocabulary), f"{walk.cell}: the vocabulary names an action twice"
    assert walk.vocabulary == list(walk.game.vocabulary(walk.seats, walk.match.options)), (
        "the vocabulary has no fixed order"
    )
    for ply, state in each(walk, walk.many):
        for seat in walk.game.to_act(state):
            legal = list(walk.game.legal(state, seat))
            assert len(set(legal)) == len(legal), walk.fail(ply, f"a choice of seat {seat} is there twice: {legal}")
            unknown = [str(action) for action in legal if action not in known]
            assert seat == CHANCE or not unknown, walk.fail(ply, f"not in the vocabulary: {unknown}")


def test_every_legal_action_applies(walk: Walk) -> None:
    """`allows` agrees, and the game goes on or ends properly from there."""
    rng = walk.rng_for("legal actions")
    for ply, state in each(walk, walk.many):
        for seat in walk.game.to_act(state):
            choices = outcomes(walk.game, state, rng) if seat == CHANCE else walk.game.legal(state, seat)
            for action in some(choices, 20, rng):
                assert walk.game.allows(state, seat, action), walk.fail(ply, f"{action} is legal and yet not allowed")
                after = state.copy()
                walk.game.apply(after, seat, action, None)
                for owing in walk.game.to_act(after):
                    can = outcomes(walk.game, after, rng) if owing == CHANCE else walk.game.legal(after, owing)
                    assert can, walk.fail(ply, f"after {action} seat {owing} owes and has no choice")


def test_luck_can_be_counted_or_is_refused(walk: Walk) -> None:
    """The legal outcomes are those of the odds, with whole weights above nothing; what lies outside is not allowed."""
    told = {action for seat, action in walk.entries if seat == CHANCE}
    for ply, state in each(walk, walk.many):
        odds = list(walk.game.odds(state))
        possible = [action for action, _ in odds]
        assert list(walk.game.legal(state, CHANCE)) == possible, walk.fail(ply, "legal(CHANCE) and odds disagree")
        assert all(isinstance(weight, int) and weight > 0 for _, weight in odds), walk.fail(ply, f"odds {odds}")
        if walk.game.to_act(state) != (CHANCE,):
            assert not odds, walk.fail(ply, "odds where luck has no turn")
        if possible or walk.game.to_act(state) != (CHANCE,):
            wrong = [str(action) for action in told.difference(possible) if walk.game.allows(state, CHANCE, action)]
            assert not wrong, walk.fail(ply, f"luck may bring {wrong}, which the odds do not know")


def test_luck_deals_by_its_odds(walk: Walk) -> None:
    """So many turns of luck fall as the weights say (a wide bound; the seed is fixed)."""
    moments: dict[tuple[type, int], int] = {}
    for ply, (seat, action) in enumerate(walk.entries):
        if seat == CHANCE and walk.game.odds(walk.states[ply]):
            moments.setdefault((type(action), len(walk.game.odds(walk.states[ply]))), ply)
    rng = walk.rng_for("moments of luck")
    for ply in some(list(moments.values()), 8, rng):
        odds = dict(walk.game.odds(walk.states[ply]))
        luck = PlainLuck(f"{walk.cell} {ply}")
        dealt: Counter[Action] = Counter(walk.game.deal(walk.states[ply], luck) for _ in range(DEALS))
        assert dealt.keys() <= odds.keys(), walk.fail(ply, "luck dealt what the odds do not know")
        wide = chi_square(dealt, odds)
        free = len(odds) - 1
        assert wide <= free + 7 * (2 * free) ** 0.5 + 15, walk.fail(
            ply, f"luck does not keep its odds: chi-square {wide:.0f} of {free}"
        )


def chi_square(dealt: Counter[Action], odds: dict[Action, int]) -> float:
    """How far what was dealt lies from what the weights promise."""
    total = sum(odds.values())
    promised = {action: dealt.total() * weight / total for action, weight in odds.items()}
    return sum((dealt[action] - promise) ** 2 / promise for action, promise in promised.items())


def test_the_score_adds_up(walk: Walk) -> None:
    """Lines make totals; a better total is never a worse place; ties share the better place; all sheets alike."""
    for ply, state in each(walk, walk.many):
        sheets = list(walk.game.score_sheet(state))
        assert [sheet.seat for sheet in sheets] == list(range(walk.seats)), walk.fail(
            ply, "a sheet for every seat, in order"
        )
        for sheet in sheets:
            assert sheet.total == sum(line.points for line in sheet.lines), walk.fail(ply, f"{sheet} does not add up")
            assert sheet.place == 1 + sum(other.place < sheet.place for other in sheets), walk.fail(
                ply, "places with gaps"
            )
            assert all(sheet.place <= other.place for other in sheets if other.total < sheet.total), walk.fail(
                ply, "places"
            )
        names = {tuple((line.name, line.part) for line in sheet.lines) for sheet in sheets}
        assert len(names) == 1, walk.fail(ply, f"sheets with different lines: {names}")


def test_nobody_plays_for_luck_and_luck_for_nobody(walk: Walk) -> None:
    """A seat cannot deal, and luck cannot decide."""
    dealt = [action for seat, action in walk.entries if seat == CHANCE and action not in set(walk.vocabulary)]
    rng = walk.rng_for("wrong hands")
    for ply, state in each(walk, walk.few):
        for action in some(dealt, 5, rng):
            wrong = [seat for seat in range(walk.seats) if walk.game.allows(state, seat, action)]
            assert not wrong, walk.fail(ply, f"seats {wrong} may say {action}")
        for action in some(walk.vocabulary, 20, rng):
            possible = action in list(walk.game.legal(state, CHANCE))
            assert walk.game.allows(state, CHANCE, action) == possible, walk.fail(ply, f"luck may say {action}")
