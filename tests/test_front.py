"""The front door: match, replay, playout, and errors a person can read."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import kogga
from kogga import CHANCE, IllegalMove, KoggaError, Match
from kogga.core.errors import BadOptions, BadPosition, BadRecord, UnknownGame
from kogga.front.stories import write_story


def a_match(decisions: int = 12, seed: int = 3) -> Match:
    """A match some decisions old."""
    match = kogga.match("sea_wolf", seats=3, seed=seed)
    for nth in range(decisions):
        choices = match.legal(match.to_act[0])
        match.play(match.to_act[0], choices[nth % len(choices)])
    return match


def same_play(match: Match, decisions: int) -> list[tuple[int, str]]:
    """Always the first choice."""
    for _ in range(decisions):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match.log


def test_the_shelf_lists_the_games() -> None:
    """A mapping, asked as often as you like."""
    assert "sea_wolf" in kogga.games
    assert "toy" not in kogga.games
    assert len(kogga.games) == len(list(kogga.games))
    assert kogga.games["sea_wolf"] is kogga.games["sea_wolf"]
    assert {name: game.card.id for name, game in kogga.games.items()} == {name: name for name in kogga.games}


def test_a_match_is_played_by_words_or_actions() -> None:
    """Play takes either, and legal's actions write their words."""
    match = kogga.match("sea_wolf", seats=2, seed=1)
    (seat,) = match.to_act
    first = match.legal(seat)[0]
    other = match.copy()
    match.play(seat, first)
    other.play(seat, f"  {str(first).upper()} ")
    assert match == other
    assert match.log[-2:] == other.log[-2:]
    assert match.legal(1 - match.to_act[0]) == []
    assert match.legal(7) == []


def test_the_same_seed_is_the_same_luck() -> None:
    """Seeds repeat; without a seed, two matches differ sooner or later."""
    assert same_play(kogga.match("sea_wolf", seats=3, seed=5), 20) == same_play(
        kogga.match("sea_wolf", seats=3, seed=5), 20
    )
    assert same_play(kogga.match("sea_wolf", seats=3, seed=5), 20) != same_play(
        kogga.match("sea_wolf", seats=3, seed=6), 20
    )
    assert same_play(kogga.match("sea_wolf", seats=3), 20) != same_play(kogga.match("sea_wolf", seats=3), 20)


def test_dictated_luck_waits_for_words() -> None:
    """CHANCE stays in to_act, and only what is possible can be dictated."""
    match = kogga.match("sea_wolf", seats=2, luck="dictated")
    assert match.to_act == (CHANCE,)
    assert [str(action) for action in match.legal(CHANCE)] == ["start 0", "start 1"]
    match.play(CHANCE, "start 1")
    match.play(CHANCE, "turn up fish 4")
    with pytest.raises(IllegalMove) as refused:
        match.play(CHANCE, "turn up fish 4")
    assert refused.value.reason == "impossible_luck"
    assert refused.value.paragraph is None
    assert match.log == [(CHANCE, "start 1"), (CHANCE, "turn up fish 4")]


def test_an_illegal_move_says_why_in_both_languages() -> None:
    """Paragraph, reason, and a sentence with its §."""
    match = kogga.match("sea_wolf", seats=2, seed=1)
    (seat,) = match.to_act
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, "hire")
    error = refused.value
    assert isinstance(error, KoggaError)
    assert isinstance(error, ValueError)
    assert error.paragraph in kogga.book("sea_wolf", "en")
    assert error.reason == "no_wolf_on_offer"
    assert error.text("en") == str(error)
    assert error.text("en").endswith(f"(§{error.paragraph})")
    assert error.text("pl") != error.text("en")
    assert error.text("pl").endswith(f"(§{error.paragraph})")


@pytest.mark.parametrize(
    ("seat", "words", "reason"), [(0, "swim", "unreadable"), (5, "draw", "no_such_seat"), (-2, "draw", "no_such_seat")]
)
def test_nonsense_is_refused_without_a_paragraph(seat: int, words: str, reason: str) -> None:
    """No rule is to blame."""
    match = a_match()
    before = match.record()
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, words)
    assert refused.value.reason == reason
    assert refused.value.paragraph is None
    assert all(refused.value.text(lang) for lang in ("en", "pl"))
    assert match.record() == before


def test_playing_out_of_turn_or_after_the_end_is_refused() -> None:
    """The rules are asked, and name their §."""
    match = a_match()
    other = (match.to_act[0] + 1) % 3
    with pytest.raises(IllegalMove) as refused:
        match.play(other, "draw")
    assert refused.value.paragraph is not None
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    with pytest.raises(IllegalMove) as refused:
        match.play(0, "draw")
    assert refused.value.reason == "over"


def test_a_copy_twins_its_luck_and_a_seed_gives_it_another() -> None:
    """m.copy() goes on with the same luck; m.copy(seed=…) does not; neither touches the original."""
    match = a_match()
    before = match.record()
    twin, stranger, other = match.copy(), match.copy(seed=1), match.copy(seed=1)
    assert twin == match
    assert stranger == match
    assert same_play(stranger, 15) == same_play(other, 15)
    twins_play = same_play(twin, 15)
    assert match.record() == before
    assert same_play(match, 15) == twins_play != stranger.log


def test_replay_is_equal_and_can_be_played_on() -> None:
    """Same game, version, seats, options, log; luck goes on from a seed of its own."""
    match = a_match()
    again = kogga.replay(match.record(), seed=9)
    assert again == match
    assert again is not match
    assert again.position() == match.position()
    same_play(again, 3)
    assert again != match
    assert same_play(kogga.replay(match.record(), seed=4), 9) == same_play(kogga.replay(match.record(), seed=4), 9)


def test_matches_differ_by_what_they_are() -> None:
    """Seats, options and log make a match; the seed it was dealt from does not."""
    assert kogga.match("sea_wolf", seats=2, luck="dictated") == kogga.match("sea_wolf", seats=2, luck="dictated")
    assert kogga.match("sea_wolf", seats=2, luck="dictated") != kogga.match("sea_wolf", seats=3, luck="dictated")
    assert kogga.match("sea_wolf", seats=2, luck="dictated") != kogga.match(
        "sea_wolf", seats=2, luck="dictated", hundred=True
    )
    assert kogga.match("sea_wolf", seats=2, luck="dictated") != "a match"
    with pytest.raises(TypeError):
        hash(a_match())


def test_names_and_remarks_survive_the_record() -> None:
    """Headers of one's own, names, and the kind of luck."""
    match = a_match()
    match.names = ("Ala", "Bo", "Cyd")
    match.remarks = {"Event": "Harbour cup", "Date": "2024-05-01"}
    again = kogga.replay(match.record())
    assert tuple(again.names) == ("Ala", "Bo", "Cyd")
    assert again.remarks == match.remarks
    assert again.record() == match.record()
    assert again.luck == "seeded"
    dictated = kogga.match("sea_wolf", seats=2, luck="dictated")
    assert kogga.replay(dictated.record()).luck == "dictated"
    assert kogga.replay(dictated.record()).to_act == (CHANCE,)


@pytest.mark.parametrize("names", [("Ala", "", 'Bo "B"'), ("Ala, Queen", "B\nhire", "[Kogga]")])
def test_strange_names_do_no_harm_to_the_record(names: tuple[str, ...]) -> None:
    """Commas and line breaks are left out; every other name comes back to its seat."""
    match = a_match()
    match.names = names
    again = kogga.replay(match.record())
    assert again == match
    assert again.record() == match.record()
    assert [" ".join(name.replace(",", " ").split()) for name in names] == list(again.names)


def test_blank_lines_and_remarks_are_passed_over() -> None:
    """A record may be commented by hand."""
    match = a_match()
    commented = match.record().replace("\n\n", "\n\n; a good start\n\n", 1) + "\n; and so on\n"
    assert kogga.replay(commented) == match


def test_a_match_starts_from_a_position() -> None:
    """position= reads a text, and the record keeps it."""
    match = a_match()
    again = kogga.match("sea_wolf", seats=3, seed=1, position=match.position())
    assert again.position() == match.position()
    assert again.log == []
    same_play(again, 4)
    assert kogga.replay(again.record()) == again


def test_a_playout_is_a_random_game() -> None:
    """Decisions, scores and places; the same for the same seed."""
    decisions, scores, places = kogga.playout("sea_wolf", seats=4, seed=1)
    assert decisions > 10
    assert len(scores) == len(places) == 4
    assert min(places) == 1
    assert kogga.playout("sea_wolf", seats=4, seed=1) == (decisions, scores, places)
    assert kogga.playout("sea_wolf", seats=2, seed=1, poor_visibility=True)[0] > 10


def test_the_score_of_a_match() -> None:
    """Totals, places and sheets agree."""
    match = a_match(40)
    assert match.scores == [sheet.total for sheet in match.sheet]
    assert match.places == [sheet.place for sheet in match.sheet]
    assert repr(match).startswith("<sea_wolf: 3 seats, ")


def test_taking_back_and_its_refusal() -> None:
    """Undo of what revealed nothing; the refusal of the rest is a sentence, too."""
    match = kogga.match("sea_wolf", seats=2, luck="dictated", position=hand_of_two())
    before = match.record()
    match.play(0, "discard fish 1")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.record() == before
    assert match.to_act == (0,)
    match.play(0, "draw")
    with pytest.raises(IllegalMove) as refused:
        match.undo(0)
    assert refused.value.reason == "no_undo"
    assert refused.value.text("pl")


def hand_of_two() -> str:
    """Seat 0 to move, with two cards in hand."""
    return "active: 0; row: fish 3, fish 4, fish 5, fish 6; hand 0: fish 1, gold 1"


WRONG: dict[str, tuple[type[KoggaError], Callable[[], object]]] = {
    "no such game": (UnknownGame, lambda: kogga.match("chess", seats=2)),
    "no such game on the shelf": (UnknownGame, lambda: kogga.games["chess"]),
    "no such game to play out": (UnknownGame, lambda: kogga.playout("chess", seats=2)),
    "too few seats": (BadOptions, lambda: kogga.match("sea_wolf", seats=1)),
    "too many seats": (BadOptions, lambda: kogga.playout("sea_wolf", seats=6)),
    "no such option": (BadOptions, lambda: kogga.match("sea_wolf", seats=2, moon=True)),
    "no such choice": (BadOptions, lambda: kogga.match("sea_wolf", seats=2, hundred="yes")),
    "no such luck": (BadOptions, lambda: kogga.match("sea_wolf", seats=2, luck="good")),
    "a position without a colon": (BadPosition, lambda: kogga.match("sea_wolf", seats=2, position="moon")),
    "a position with an unknown part": (
        BadPosition,
        lambda: kogga.match("sea_wolf", seats=2, position=hand_of_two() + "; moon: full"),
    ),
    "a position with an unknown card": (BadPosition, lambda: kogga.match("sea_wolf", seats=2, position="row: moon 1")),
    "a position with words for a number": (
        BadPosition,
        lambda: kogga.match("sea_wolf", seats=2, position="active: first"),
    ),
    "an empty record": (BadRecord, lambda: kogga.replay("")),
    "a record of nothing": (BadRecord, lambda: kogga.replay("once upon a time")),
    "a record in another format": (BadRecord, lambda: kogga.replay(changed('Kogga "1"', 'Kogga "99"'))),
    "a record of other rules": (BadRecord, lambda: kogga.replay(changed('Rules "', 'Rules "0'))),
    "a record of another game": (UnknownGame, lambda: kogga.replay(changed('Game "sea_wolf"', 'Game "chess"'))),
    "a record of many": (BadRecord, lambda: kogga.replay(changed('Seats "3"', 'Seats "many"'))),
    "a record of too many": (BadOptions, lambda: kogga.replay(changed('Seats "3"', 'Seats "30"'))),
    "a record with a strange option": (BadOptions, lambda: kogga.replay(changed("hundred=no", "moon=no"))),
    "a record with a strange choice": (BadOptions, lambda: kogga.replay(changed("hundred=no", "hundred=maybe"))),
    "a record with a strange position": (
        BadPosition,
        lambda: kogga.replay(changed("[Options", '[Position "moon"]\n[Options')),
    ),
    "a record with an illegal move": (BadRecord, lambda: kogga.replay(a_match().record() + "hire\n")),
    "a record with nonsense": (BadRecord, lambda: kogga.replay(a_match().record() + "swim\n")),
    "a record with a header at the end": (BadRecord, lambda: kogga.replay(a_match().record() + '[Event "late"]\n')),
    "a record that goes on after the end": (BadRecord, lambda: kogga.replay(finished().record() + "draw\n")),
}


def test_a_record_that_is_refused_tells_the_line_of_its_text() -> None:
    """Remarks and empty lines are counted, as an editor counts them."""
    record = a_match().record() + "; a remark\n\nswim\n"
    with pytest.raises(BadRecord) as refused:
        kogga.replay(record)
    assert refused.value.line == record.splitlines().index("swim") + 1
    assert (refused.value.trouble, refused.value.given) == ("unplayable", "swim")


def test_states_are_those_the_game_went_through() -> None:
    """In one go, whatever order they are asked for in; the match itself stays where it is."""
    match = finished()
    last = len(match.entries)
    plies = [last, 0, last // 2]
    for ply, state in match.states(plies):
        then = match.copy()
        then.rewind(ply)
        assert match.game.write_position(state) == then.position()
    assert match.over


def test_a_story_is_what_one_seat_heard_and_no_record() -> None:
    """Every line with its seat; never the position a game began from."""
    match = kogga.match("sea_wolf", seats=2, seed=3, position=hand_of_two())
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    text = write_story(match, 0)
    assert [line.split(": ", 1) for line in text.split("\n\n")[1].splitlines()] == [
        [str(seat), words] for seat, words in match.story(0)
    ]
    assert "Position" not in text
    with pytest.raises(BadRecord, match="story of one seat"):
        kogga.replay(text)


def changed(old: str, new: str) -> str:
    """A record with something else in it."""
    record = a_match().record()
    assert old in record
    return record.replace(old, new, 1)


def finished() -> Match:
    """A match that is over."""
    match = a_match(0)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


@pytest.mark.parametrize("trouble", WRONG)
def test_what_cannot_be_had_is_refused_in_one_sentence(trouble: str) -> None:
    """A KoggaError of the right kind; one line that ends like a sentence."""
    kind, ask = WRONG[trouble]
    with pytest.raises(kind) as refused:
        ask()
    message = str(refused.value)
    assert isinstance(refused.value, KoggaError)
    assert re.fullmatch(r"[^\n]{10,300}[.)]", message), message
