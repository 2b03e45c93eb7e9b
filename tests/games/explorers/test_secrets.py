"""Who knows what: hands after thefts, sealed discards and answers, imagined worlds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from kogga import CHANCE
from kogga.games.explorers.events import Answered, CardLaid, CardStolen
from kogga.games.explorers.pieces import KINDS, NONE, RESOURCES
from tests.games.explorers.table import GAME, hand, heard, in_words, kind, scene, why
from tests.scene import Scene

EYES = (0, 1, 2, None)
BESIDE = "hexes: C5 sea, E5 sea; ships 0: D4-e; ships 1: D5-nw; ships 2: D5-sw"  # all on sides of D5


def before_theft(position: str) -> Scene:
    """Seat 0 has rolled a seven and stands before its victims."""
    return scene(f"phase: roll; {BESIDE}; {position}").play("roll 3 4", "pirate D5")


def theft(stolen: str, position: str) -> Scene:
    """Seat 0 has robbed seat 1 of this."""
    return before_theft(position).play("rob 1", f"robbed {stolen}")


def sure(table: Scene, eyes: int | None, seat: int) -> str:
    """What these eyes are sure a seat holds."""
    return in_words(table.view(eyes).hand_of(seat))


def odds(table: Scene, eyes: int | None, seat: int) -> dict[str, int]:
    """The hands these eyes think a seat can have, and how likely."""
    found: Counter[str] = Counter()
    for weight, hands in table.view(eyes).worlds:
        found[in_words(hands[RESOURCES * seat : RESOURCES * seat + RESOURCES])] += weight
    return dict(found)


def imagined(table: Scene, eyes: int | None, worlds: int) -> list[Any]:
    """Worlds these eyes imagine; each looks to them as the truth does."""
    rng = Random(7)
    view = table.view(eyes)
    states = [GAME.imagine(view, rng) for _ in range(worlds)]
    assert all(GAME.observe(state, eyes) == view for state in states[:40])
    return states


def idle(table: Scene) -> Scene:
    """The turn ends without more, and the next seat rolls two ones: no cards for anybody."""
    return table.play("to sea", "end", "roll 1 1")


# What lies open


def test_open_to_all() -> None:
    """R50 Board, pieces, cargo, gold, counts, bank, tracks, dice and stocks look the same to everybody."""
    table = theft("ore", "hand 1: 1 wool 1 ore; hand 2: 3 brick; gold 2: 5; harbours 2: D3s crew sack")
    views = [table.view(eyes) for eyes in EYES]
    for name in ("terrain", "number", "building", "road", "ships", "holds", "docks", "gold", "cards", "bank", "stock"):
        assert len({getattr(view, name) for view in views}) == 1, name
    for name in ("tokens", "lairs", "spaces", "piles", "leads", "dice", "crews", "hauls", "pirate", "scores", "base"):
        assert len({getattr(view, name) for view in views}) == 1, name
    assert [view.hand for view in views] == [(0, 0, 0, 0, 1), (0, 0, 1, 0, 0), (0, 3, 0, 0, 0), ()]


def test_without_thefts_every_hand_is_known() -> None:
    """R50 Harvests, prices, bank and trades are open arithmetic."""
    table = scene(f"phase: roll; {BESIDE}; hand 0: 5 wool 1 ore; hand 1: 1 brick").play("roll 4 5", "crew G2n")
    table.play("give wool", "ask brick", "propose", "1: accept", "2: refuse", "close 1", "bank wool grain", "buy ore")
    assert (hand(table, 0), hand(table, 1)) == ("1 brick 1 grain 1 ore", "1 wood 1 wool")
    for eyes in EYES:
        for seat in range(3):
            assert sure(table, eyes, seat) == hand(table, seat)
            assert table.view(eyes).cards_unsure(seat) == 0


def test_what_is_not_drawn_is_nobody_s_secret() -> None:
    """R15, R50 Hexes and numbers are drawn when they are turned: there is nothing to imagine."""
    table = scene(BESIDE)
    assert len({GAME.write_position(state) for state in imagined(table, None, 10)}) == 1


# Thefts


def test_a_third_seat_does_not_learn_the_card() -> None:
    """R50, §11.3 Thief and victim know it; the others hear that a card was stolen."""
    table = theft("ore", "hand 1: 3 wool 1 ore")
    assert table.story(0)[-1] == table.story(1)[-1] == (CHANCE, "robbed ore")
    assert table.story(2)[-1] == table.story(None)[-1] == (CHANCE, "robbed")
    (event,) = heard(table, CardStolen)
    assert event.heard_by(0) == event.heard_by(1) == CardStolen(0, 1, kind("ore"))
    assert event.heard_by(2) == event.heard_by(None) == CardStolen(0, 1, NONE)
    assert (sure(table, 0, 1), sure(table, 1, 0)) == ("3 wool", "1 ore")
    assert (sure(table, 2, 1), sure(table, 2, 0)) == ("2 wool", "-")
    assert (table.view(2).cards_unsure(1), table.view(None).cards_unsure(0)) == (1, 1)


def test_every_card_was_as_likely() -> None:
    """R37, R50 Three wool and one ore: three to one."""
    for stolen in ("ore", "wool"):
        table = theft(stolen, "hand 1: 3 wool 1 ore")
        assert odds(table, 2, 0) == {"1 wool": 3, "1 ore": 1}
        assert odds(table, None, 1) == {"2 wool 1 ore": 3, "3 wool": 1}
        assert table.view(2).likely(0) == [0, 0, 0.75, 0, 0.25]


def test_two_thefts_look_alike_from_outside() -> None:
    """R50 The same words heard, the same view."""
    one, other = theft("ore", "hand 1: 3 wool 1 ore"), theft("wool", "hand 1: 3 wool 1 ore")
    for eyes in (2, None):
        assert one.view(eyes) == other.view(eyes)
        assert one.story(eyes) == other.story(eyes)
    assert one.view(0) != other.view(0)


def test_a_hand_of_one_kind_hides_nothing() -> None:
    """R50 Everybody knows what was stolen from it."""
    table = theft("wool", "hand 1: 4 wool; hand 0: 1 ore")
    for eyes in EYES:
        assert sure(table, eyes, 0) == "1 wool 1 ore"
        assert sure(table, eyes, 1) == "3 wool"
    assert table.state.thefts == ()


def test_a_stolen_coin_is_seen_by_all() -> None:
    """R50, §11.3 Gold is public."""
    table = before_theft("hand 2: 1 ore").play("rob 1")
    assert [table.view(eyes).gold[:3] for eyes in EYES] == [(3, 1, 2)] * 4


def test_with_two_players_nothing_is_hidden_from_them() -> None:
    """R50 Only spectators guess."""
    table = scene(
        "phase: roll; hexes: C5 sea, E5 sea; ships 0: D4-e; ships 1: D5-nw; hand 1: 1 wool 1 ore", seats=2
    ).play("roll 3 4", "pirate D5", "rob 1", "robbed ore")
    assert (sure(table, 0, 1), sure(table, 1, 0)) == ("1 wool", "1 ore")
    assert odds(table, None, 0) == {"1 wool": 1, "1 ore": 1}


# What proves a theft


@pytest.mark.parametrize(
    ("words", "ours"),
    [
        (("crew G2n",), "1 wool"),  # pays wool and ore: the ore was stolen
        (("bank ore gold",), "2 wool"),
        (("give ore",), "2 wool 1 ore"),
    ],
)
def test_what_the_thief_pays_or_offers(words: tuple[str, ...], ours: str) -> None:
    """R50 A price, a bank trade, an item of an offer: the card is there, so it was this one."""
    mine = "2 wool 2 ore" if "bank" in words[0] else "2 wool"
    table = theft("ore", f"hand 0: {mine}; hand 1: 1 wool 1 ore")
    assert table.view(2).cards_unsure(0) == 1
    table.play(*words)
    assert sure(table, 2, 0) == sure(table, None, 0) == ours == hand(table, 0)
    assert sure(table, 2, 1) == "1 wool"


def test_a_payment_that_was_possible_anyway_proves_nothing() -> None:
    """R50 The thief had that wool before; but what remains in both worlds is known."""
    table = theft("ore", "hand 0: 1 wool 1 ore; hand 1: 1 wool 1 ore").play("crew G2n")
    assert odds(table, 2, 0) == {"1 wool": 1, "1 ore": 1}
    assert odds(table, 2, 1) == {"1 ore": 1, "1 wool": 1}


def test_a_withdrawn_offer_has_shown_its_cards() -> None:
    """R50 Whoever saw it remembers."""
    table = theft("ore", "hand 1: 1 wool 1 ore").play("give ore", "withdraw")
    assert sure(table, 2, 0) == "1 ore"


def test_asking_shows_nothing() -> None:
    """R50 Anybody may want anything."""
    table = theft("ore", "hand 1: 1 wool 1 ore").play("ask ore", "ask wool", "withdraw")
    assert odds(table, 2, 0) == {"1 wool": 1, "1 ore": 1}


def test_wool_for_speed_is_a_payment() -> None:
    """R50, §7.5 The thief had none before."""
    table = theft("wool", "hand 1: 1 wool 1 ore").play("to sea", "wool 1")
    assert (sure(table, 2, 0), sure(table, 2, 1)) == ("-", "1 ore")


def test_what_the_victim_pays() -> None:
    """R50 What it still has was not stolen."""
    table = idle(theft("ore", "hand 1: 1 wool 1 ore")).play("to sea")
    assert odds(table, 2, 0) == {"1 wool": 1, "1 ore": 1}
    table.play("wool 1")
    assert (sure(table, 2, 0), sure(table, 2, 1)) == ("1 ore", "-")


def test_fast_gold_is_a_payment() -> None:
    """R50, §15.7 The card is shown as it is sold."""
    position = "hand 1: 1 wool 1 ore; hexes: C5 fast, E5 sea; crews: C5 1"
    table = theft("ore", position).play("fast gold ore")
    assert sure(table, 2, 1) == "1 wool"


def test_discards_prove_when_they_are_turned_up() -> None:
    """R50, §4.4 Not while they lie face down."""
    table = theft("ore", "hand 0: 7 wool; hand 1: 1 wool 1 ore").play("to sea", "end", "roll 3 4")
    for card in ("ore", "wool", "wool"):
        table.play(f"0: discard {card}")
        assert odds(table, 2, 0) == {"8 wool": 1, "7 wool 1 ore": 1}
    table.play("0: discard wool")
    assert (sure(table, 2, 0), sure(table, 2, 1)) == ("4 wool", "1 wool")


def test_discards_that_prove_nothing() -> None:
    """R50 Four wool could be spared in both worlds."""
    table = theft("ore", "hand 0: 7 wool; hand 1: 1 wool 1 ore").play("to sea", "end", "roll 3 4")
    table.play(*["0: discard wool"] * 4)
    assert odds(table, 2, 0) == {"4 wool": 1, "3 wool 1 ore": 1}


def offered(stolen: str, *answers: str) -> Scene:
    """After the theft seat 2 asks for an ore in its own turn; the answers follow."""
    table = idle(idle(theft(stolen, "hand 1: 1 wool 1 ore; hand 2: 1 brick")))
    return table.play("give brick", "ask ore", "propose", *answers)


def test_an_acceptance_proves_what_was_asked() -> None:
    """R50, §5.4 When the last answer is turned up, not before; whether the trade is closed or not."""
    table = offered("ore", "0: accept")
    assert odds(table, 2, 0) == {"1 wool": 1, "1 ore": 1}
    table.play("1: refuse")
    assert (sure(table, 2, 0), sure(table, None, 1)) == ("1 ore", "1 wool")
    table.play("withdraw")
    assert sure(table, 2, 0) == "1 ore"


def test_a_refusal_proves_nothing() -> None:
    """R50, R52 Who has it may refuse as well as who has not."""
    table = offered("ore", "0: refuse", "1: refuse")
    assert odds(table, 2, 0) == {"1 wool": 1, "1 ore": 1}
    table = offered("wool", "0: refuse", "1: refuse")
    assert odds(table, 2, 1) == {"1 ore": 1, "1 wool": 1}


def test_cards_from_hand_to_hand_are_seen() -> None:
    """R50 A closed trade is public."""
    table = offered("ore", "0: accept", "1: refuse").play("close 0")
    for eyes in EYES:
        assert [sure(table, eyes, seat) for seat in range(3)] == ["1 brick", "1 wool", "1 ore"]


# Two thefts


def test_a_card_stolen_twice() -> None:
    """R50 Seat 2 robs the thief of its only card; now seat 2 knows it, and what it pays tells the others."""
    table = theft("ore", "hand 1: 1 wool 1 ore").play("to sea", "end", "roll 1 1", "to sea", "end")
    table.play("roll 3 4", "pirate D5", "rob 0", "robbed ore")
    assert (sure(table, 2, 2), sure(table, 2, 1), sure(table, 2, 0)) == ("1 ore", "1 wool", "-")
    assert odds(table, None, 2) == {"1 ore": 1, "1 wool": 1}
    table.play("give ore", "withdraw")
    assert (sure(table, None, 1), sure(table, None, 2)) == ("1 wool", "1 ore")


def test_a_later_proof_reaches_back() -> None:
    """R50 Seat 2 robbed the thief of one of two cards; what the thief pays next tells which was stolen first."""
    table = theft("ore", "hand 0: 1 brick; hand 1: 1 wool 1 ore").play("to sea", "end", "roll 1 1", "to sea", "end")
    table.play("roll 3 4", "pirate D5", "rob 0", "robbed brick")
    assert odds(table, None, 2) == {"1 brick": 2, "1 wool": 1, "1 ore": 1}
    assert odds(table, 1, 2) == {"1 brick": 1, "1 ore": 1}
    table.play("to sea", "end", "roll 1 1", "give ore")
    assert [sure(table, None, seat) for seat in range(3)] == ["1 ore", "1 wool", "1 brick"]


def test_the_victim_robs_back() -> None:
    """R50 Seat 1 takes its card again, or the other one; seat 2 sees two cards change hands."""
    table = theft("ore", "hand 0: 1 brick; hand 1: 1 wool 1 ore").play("to sea", "end", "roll 3 4", "pirate D5")
    table.play("rob 0", "robbed ore")
    assert odds(table, 2, 0) == {"1 brick": 2, "1 wool": 1, "1 ore": 1}
    assert odds(table, 2, 1) == {"1 wool 1 ore": 2, "1 brick 1 wool": 1, "1 brick 1 ore": 1}
    assert (sure(table, 0, 1), sure(table, 1, 0)) == ("1 wool 1 ore", "1 brick")


Worlds = dict[tuple[int, ...], Fraction]


def rob_in(worlds: Worlds, thief: int, victim: int) -> Worlds:
    """Every world, with every card that can have been stolen there."""
    after: Worlds = {}
    for hands, chance in worlds.items():
        cards = hands[RESOURCES * victim : RESOURCES * victim + RESOURCES]
        for each in [each for each in range(RESOURCES) if cards[each]]:
            moved = list(hands)
            moved[RESOURCES * victim + each] -= 1
            moved[RESOURCES * thief + each] += 1
            after[tuple(moved)] = after.get(tuple(moved), Fraction(0)) + chance * Fraction(cards[each], sum(cards))
    return after


def shown_in(worlds: Worlds, seat: int, card: int) -> Worlds:
    """The worlds in which the seat could show this card."""
    left = {hands: chance for hands, chance in worlds.items() if hands[RESOURCES * seat + card]}
    return {hands: chance / sum(left.values()) for hands, chance in left.items()}


@pytest.mark.parametrize("seed", range(6))
def test_a_bookkeeper_who_tries_every_theft_knows_as_much(seed: int) -> None:
    """R50 Turn by turn a theft, then perhaps a card shown: the same worlds, exactly as likely."""
    rng = Random(seed)
    hands = ["2 {} 1 {} 1 {}".format(*rng.sample(KINDS, 3)) for _ in range(3)]
    table = scene(f"phase: roll; {BESIDE}; " + "; ".join(f"hand {seat}: {words}" for seat, words in enumerate(hands)))
    worlds: Worlds = {tuple(table.state.hands): Fraction(1)}
    for _ in range(6):
        seat = table.state.active
        table.play("roll 3 4", "pirate D5")
        victim = rng.choice([each for each in range(3) if each != seat and table.state.cards(each)])
        table.play(f"rob {victim}")
        table.play(rng.choice(table.legal(CHANCE)))
        worlds = rob_in(worlds, seat, victim)
        if rng.random() < 0.4:
            card = rng.choice([words for words in table.legal() if words.startswith("give") and "gold" not in words])
            table.play(card, "withdraw")
            worlds = shown_in(worlds, seat, kind(card.split()[1]))
        seen = table.view(None).worlds
        total = sum(weight for weight, _ in seen)
        assert {hands: Fraction(weight, total) for weight, hands in seen} == worlds
        table.play("to sea", "end")


def test_once_proven_all_is_forgotten() -> None:
    """R50 When a turn begins with one world left, no theft needs to be remembered."""
    table = theft("ore", "hand 1: 1 wool 1 ore").play("give ore", "withdraw", "to sea", "end")
    assert table.state.thefts == ()
    assert table.view(2).thefts == ()


# Imagined worlds


def test_imagined_thefts_are_as_likely_as_luck_made_them() -> None:
    """R50 Three of four imagined worlds have a stolen wool."""
    table = theft("ore", "hand 1: 3 wool 1 ore")
    seen = Counter(state.hands[kind("ore")] for state in imagined(table, 2, 2000))
    assert abs(seen[1] - 500) < 80
    assert {state.hands[kind("ore")] for state in imagined(table, 1, 20)} == {1}


def test_an_imagined_world_fits_all_that_was_shown() -> None:
    """R50 After a proof no world contradicts it."""
    table = theft("ore", "hand 1: 3 wool 1 ore").play("give ore", "withdraw")
    assert {state.hands[kind("ore")] for state in imagined(table, None, 100)} == {1}
    table = theft("wool", "hand 1: 3 wool 1 ore").play("to sea", "wool 1")
    assert {tuple(state.hands[:RESOURCES]) for state in imagined(table, 2, 100)} == {(0, 0, 0, 0, 0)}


def test_an_imagined_world_goes_on_like_the_truth() -> None:
    """R50 What the victim is asked for it can give in the imagined world if it has it there."""
    table = offered("ore")
    for state in imagined(table, 2, 40):
        assert ("accept" in [str(move) for move in GAME.legal(state, 0)]) == (state.hands[kind("ore")] > 0)


# Sealed discards and answers


def test_discards_are_sealed_until_the_last() -> None:
    """R9, R50 Others hear nothing of the single cards, then that a seat is done, at last everything."""
    table = scene(f"phase: roll; {BESIDE}; hand 0: 8 wool; hand 1: 4 ore 4 brick").play("roll 3 4")
    table.play("1: discard ore", "1: discard brick")
    assert [line for line in table.story(2) if line[0] == 1 and line[1]] == []
    assert table.view(1).laid[RESOURCES : 2 * RESOURCES] == (0, 1, 0, 0, 1)
    assert table.view(0).laid == table.view(None).laid == (0,) * 20
    table.play("1: discard ore", "1: discard ore")
    assert table.story(2)[-1] == table.story(0)[-1] == (1, "discard")
    assert table.view(0).owing == 0b001
    table.play(*["0: discard wool"] * 4)
    assert table.story(2)[-1] == (0, "discard; 0 discards 4 wool; 1 discards 1 brick 3 ore")
    assert table.story(1)[-1] == table.story(2)[-1]


def test_a_laid_card_is_for_its_owner() -> None:
    """R9 Events are redacted the same way."""
    assert CardLaid(1, 4, False).heard_by(1) == CardLaid(1, 4, False)
    assert CardLaid(1, 4, False).heard_by(0) is None
    assert CardLaid(1, 4, True).heard_by(None) == CardLaid(1, NONE, True)


def test_sealed_discards_are_imagined_freely() -> None:
    """R9, R50 A finished seat has laid any four cards; an unfinished one is imagined not begun."""
    table = scene(f"phase: roll; {BESIDE}; hand 0: 8 wool; hand 1: 4 ore 4 brick").play("roll 3 4", "1: discard ore")
    assert {sum(state.laid) for state in imagined(table, 2, 20)} == {0}
    table.play("1: discard ore", "1: discard ore", "1: discard ore")
    laid = {tuple(state.laid[RESOURCES : 2 * RESOURCES]) for state in imagined(table, 2, 300)}
    assert laid == {(0, bricks, 0, 0, 4 - bricks) for bricks in range(5)}


def test_answers_are_sealed_until_the_last() -> None:
    """R52, R50 Others hear that there is one; the last turns all up."""
    table = scene(f"{BESIDE}; hand 0: 1 brick; hand 1: 1 ore; hand 2: 1 ore").play("give brick", "ask ore", "propose")
    table.play("2: accept")
    assert table.story(0)[-1] == table.story(1)[-1] == (2, "answer")
    assert table.story(2)[-1] == (2, "accept")
    assert (table.view(2).accepted, table.view(0).accepted, table.view(None).accepted) == (0b100, 0, 0)
    assert Answered(2, True).heard_by(0) == Answered(2, False).heard_by(0)
    table.play("1: refuse")
    assert table.story(0)[-1] == table.story(None)[-1] == (1, "answer; accepted 2")
    assert table.view(0).accepted == 0b100


def test_who_lacks_what_is_asked_is_asked_all_the_same() -> None:
    """R52 An instant answer would betray a hand."""
    table = scene(f"{BESIDE}; hand 0: 1 brick; hand 1: 1 ore").play("give brick", "ask ore", "propose")
    assert table.to_act == (1, 2)
    assert (table.legal(1), table.legal(2)) == (["accept", "refuse"], ["refuse"])
    assert why(table, "accept", 2) == "5.4 lacks_what_is_asked"
    table.play("1: refuse", "2: refuse")
    assert table.story(None)[-1] == (2, "answer; accepted")


def test_imagined_answers_can_be_accepted_only_with_the_cards() -> None:
    """R50, R52 In worlds where the seat has none it has refused."""
    table = offered("ore", "0: accept")
    worlds = imagined(table, 2, 300)
    assert all(state.hands[kind("ore")] for state in worlds if state.accepted & 1)
    assert {state.accepted & 1 for state in worlds} == {0, 1}


def test_a_theft_cannot_be_taken_back() -> None:
    """R50 Luck has shown a card."""
    table = theft("ore", "hand 1: 1 wool 1 ore")
    assert not any(table.match.can_undo(seat) for seat in range(3))
    table = before_theft("hand 1: 1 wool 1 ore").play("rob nobody").undo(0)
    assert "rob 1" in table.legal()


def test_passing_a_full_route_shows_the_wool_it_needs() -> None:
    """R32, R50 A step onto a full route that only a wool makes legal proves a wool in hand."""
    fleet = "hexes: C5 sea, E5 sea; ships 0: D4-e; ships 1: D5-nw, C3-se, C4-w; ships 2: D5-sw, C3-se, C4-w"
    position = f"phase: roll; {fleet}; hand 1: 1 wool 1 ore"
    table = scene(position).play("roll 3 4", "pirate D5", "rob 1", "robbed wool", "to sea")
    table.play("sail 1 D4-ne", "sail 1 D4-e", "sail 1 D4-ne")
    assert odds(table, 2, 0) == {"1 wool": 1, "1 ore": 1}
    table.play("sail 1 C4-w")
    assert sure(table, 2, 0) == "1 wool"
