"""R9: who knows what; stories, take-backs, imagined worlds."""

from __future__ import annotations

from collections import Counter
from random import Random

from kogga import CHANCE
from kogga.games.seven_seas.events import Chose, DrewCard
from kogga.games.seven_seas.pieces import HIDDEN, NO_CARD, NO_ROLE, ROLES, WORDS, Role
from kogga.games.seven_seas.view import unseen_cards
from tests.games.seven_seas.table import GAME, called, cards
from tests.scene import Scene


def test_a_chosen_character_is_secret_until_it_is_called() -> None:
    """R9 The others hear that something was chosen."""
    scene = Scene("seven_seas", 3, "round: 2").play("1: choose shaman")
    assert scene.view(1).chosen == (NO_ROLE, Role.SHAMAN, NO_ROLE)
    for eyes in (0, 2, None):
        assert scene.view(eyes).chosen == (NO_ROLE, HIDDEN, NO_ROLE)
        assert scene.story(eyes) == [(1, "choose")]
    assert scene.story(1) == [(1, "choose shaman")]
    assert scene.heard == [Chose(1)]


def test_what_a_call_turns_up_is_part_of_the_story() -> None:
    """R9, §3.2 For everybody, in the words of the action that led to it."""
    scene = Scene("seven_seas", 3, "round: 2").play("0: choose captain", "1: choose shaman", "2: choose captain")
    assert scene.story(1)[-1] == (2, "choose; called captain 0 2")
    assert scene.story(2)[-1] == (2, "choose captain; called captain 0 2")
    assert scene.view(1).chosen == (Role.CAPTAIN, Role.SHAMAN, Role.CAPTAIN)
    assert scene.view(0).chosen == (Role.CAPTAIN, HIDDEN, Role.CAPTAIN)
    scene.play("decline", "decline")
    assert scene.story(0)[-1] == (2, "decline; called shaman 1")


def test_a_drawn_card_is_its_owner_s_secret() -> None:
    """R9 The others see that a hand has grown."""
    scene = called("cartographer", together=True).play("drawn idol")
    assert scene.view(0).hand == tuple(cards("idol"))
    assert scene.view(1).hand == ()
    assert scene.view(1).cards == (1, 0, 0)
    assert scene.story(0)[-1] == (CHANCE, "drawn idol")
    assert scene.story(1)[-1] == scene.story(None)[-1] == (CHANCE, "drawn")
    event = scene.heard[-1]
    assert event.heard_by(0) == DrewCard(0, *cards("idol"))
    assert event.heard_by(None) == DrewCard(0, NO_CARD)


def test_who_declines_does_not_tell_why() -> None:
    """R9, R47 With a convoy or without: everybody else sees and hears the same."""
    one = called("captain", "hand 0: kraken").play("decline")
    other = called("captain", "hand 0: convoy spain 2").play("decline")
    for eyes in (1, 2, None):
        assert one.view(eyes) == other.view(eyes)
        assert one.story(eyes) == other.story(eyes)


def test_all_else_is_open() -> None:
    """R9 Chests, ships, cargo, tokens, rituals, flags, numbers of cards, the port, all that was played or discarded."""
    position = (
        "chests: 12 3; fleet: 5 4; cargo 0: 1 0 2; yin: 3 1; skulls: 1 0; flags: 1 - - 0; played: idol; hand 1: kraken"
    )
    scene = Scene("seven_seas", 2, position)
    open_to_all = {
        (view.chests, view.fleet, view.guards, view.reserve, view.cargo, view.yin, view.skulls, view.flags, view.cards,
         view.played, view.loot, view.discards, view.deck, view.above, view.port, view.tabled, view.scores)
        for view in (scene.view(0), scene.view(1), scene.view(None))
    }  # fmt: skip
    assert len(open_to_all) == 1


def test_hands_are_shown_at_the_end() -> None:
    """§15.3 In the words of the last action, and in everybody's view."""
    position = "round: 8; last: 8; chosen: - captain; hand 0: idol, convoy spain 2; hand 1: kraken"
    scene = Scene("seven_seas", 2, position).play("choose captain", "decline")
    assert scene.view(1).shown == ()
    scene.play("decline")
    assert scene.story(None)[-1] == (1, "decline; 0 shows convoy spain 2, idol; 1 shows kraken")
    assert scene.view(None).shown == (tuple(cards("idol", "convoy spain 2")), tuple(cards("kraken")))


def test_a_choice_can_be_taken_back_until_the_first_call() -> None:
    """R9 Sealed choices of others stay; then the cards are turned over."""
    scene = Scene("seven_seas", 3, "round: 2").play("0: choose captain", "1: choose shaman")
    scene.undo(0)
    assert scene.to_act == (0, 2)
    scene.play("0: choose shaman", "2: choose shaman")
    assert not any(scene.match.can_undo(seat) for seat in range(3))


def test_what_calls_another_s_character_cannot_be_taken_back() -> None:
    """R9 It reveals who has chosen what; while only others' known cards are left, it may."""
    scene = called("captain", seats=2).play("decline")
    assert not scene.match.can_undo(0)
    scene = called("captain", seats=2, together=True).play("decline")
    assert scene.match.can_undo(0)


def test_a_card_played_can_be_taken_back_before_anybody_else_acts() -> None:
    """R9 The actor learns nothing by playing it; the throw ends that."""
    scene = called("captain", "hand 0: convoy spain 1").play("play convoy spain 1", "send 1")
    scene.undo(0)
    assert scene.legal()[0] == "send 0"
    scene.undo(0)
    assert scene.legal() == ["play convoy spain 1", "decline"]
    scene.play("play convoy spain 1", "send 1", "send 0", "send 0")
    assert not scene.match.can_undo(2)


def test_imagined_characters_can_still_be_called() -> None:
    """R9, §3.2 After the Captains were called, a face-down card is neither theirs nor one called before, nor tabled."""
    position = "chosen: - captain merchant; tabled 2: cartographer"
    scene = Scene("seven_seas", 3, position).play("choose captain")
    rng = Random(1)
    drawn = Counter(ROLES[GAME.imagine(scene.view(0), rng).chosen[2]] for _ in range(600))
    assert set(drawn) == {"islander", "shaman", "merchant"}
    assert all(150 < count < 250 for count in drawn.values())


def test_imagined_hands_are_any_unseen_cards() -> None:
    """R7, R9 Each as likely; played cards and one's own are nowhere else."""
    scene = Scene("seven_seas", 3, "hand 0: idol; hand 1: kraken, sirens; hand 2: tavern; played: payday, mutiny")
    view = scene.view(0)
    assert len(unseen_cards(view)) == 27
    rng = Random(2)
    seen: Counter[str] = Counter()
    for _ in range(400):
        world = GAME.imagine(view, rng)
        assert [len(hand) for hand in world.hands] == [1, 2, 1]
        assert sorted([*world.deck, *world.hands[1], *world.hands[2]]) == unseen_cards(view)
        seen.update(WORDS[card] for card in world.hands[1])
    assert set(seen) == {WORDS[card] for card in unseen_cards(view)}


def test_the_deck_is_a_secret_of_its_own() -> None:
    """R7, R9 Everybody knows how many cards lie above the last-round card, nobody which."""
    scene = Scene("seven_seas", 3, "hand 0: idol")
    for eyes in (0, 1, None):
        assert (scene.view(eyes).deck, scene.view(eyes).above) == (29, 23)
