"""§5: trade with the bank, for gold, and between players."""

from __future__ import annotations

import pytest

from kogga.games.explorers.events import AnswersShown, BankTraded, Bought, Proposed, Traded, Withdrawn
from kogga.games.explorers.state import Phase
from tests.games.explorers.table import hand, heard, kind, land_ho, row, starting, why
from tests.scene import Scene

WOOL_FOR_ORE = ("give wool", "ask ore", "propose")


# §5.1 Three to one


def test_three_of_a_kind_for_one_of_another() -> None:
    """§5.1 There are no harbours with better rates, and none is needed."""
    table = land_ho("hand 0: 3 wool").play("bank wool grain")
    assert (hand(table, 0), table.state.bank) == ("1 grain", [19, 19, 19, 18, 19])
    assert table.heard[-1] == BankTraded(0, kind("wool"), kind("grain"))


def test_three_of_a_kind_for_a_coin() -> None:
    """§5.1 One gold."""
    table = land_ho("hand 0: 3 ore").play("bank ore gold")
    assert (hand(table, 0), table.state.gold[0]) == ("-", 3)


def test_two_of_a_kind_are_not_enough() -> None:
    """§5.1 Nor are three of different kinds."""
    table = land_ho("hand 0: 2 wool 2 grain 2 ore")
    assert not starting(table.legal(), "bank")
    assert why(table, "bank wool ore") == "5.1 not_three"


def test_as_often_as_you_like() -> None:
    """§5.1 Without a limit."""
    table = land_ho("hand 0: 15 wool").play(*["bank wool ore"] * 3, *["bank wool gold"] * 2)
    assert (hand(table, 0), table.state.gold[0]) == ("3 ore", 4)


def test_another_kind_or_gold_never_the_same() -> None:
    """R10 The same kind back would be pointless and is not offered."""
    table = land_ho("hand 0: 3 wool")
    assert starting(table.legal(), "bank") == [
        "bank wool wood", "bank wool brick", "bank wool grain", "bank wool ore", "bank wool gold",
    ]  # fmt: skip
    table.refused("bank wool wool")


def test_gold_does_not_go_three_to_one() -> None:
    """§5.1, §5.2 Not even with thirty coins."""
    table = land_ho("gold 0: 30; hand 0: 3 wool")
    table.refused("bank gold wool")
    assert not [words for words in starting(table.legal(), "bank") if words.startswith("bank gold")]


def test_the_three_cards_are_in_the_bank_before_the_one_is_taken() -> None:
    """R3 That does not help: another kind must be there."""
    table = land_ho("hand 0: 3 wool; hand 1: 19 ore; hand 2: 19 grain")
    assert why(table, "bank wool ore") == why(table, "bank wool grain") == "5.1 bank_empty"
    assert starting(table.legal(), "bank") == ["bank wool wood", "bank wool brick", "bank wool gold"]


# §5.2 Gold


def test_two_gold_buy_any_card_twice_a_turn() -> None:
    """§5.2 The third purchase waits for the next turn."""
    table = land_ho("gold 0: 9").play("buy ore", "buy wood")
    assert (hand(table, 0), table.state.gold[0]) == ("1 wood 1 ore", 5)
    assert table.heard[-1] == Bought(0, kind("wood"))
    assert why(table, "buy ore") == "5.2 bought_twice"
    assert not starting(table.legal(), "buy")


def test_one_gold_buys_nothing() -> None:
    """§5.2 Two are the price."""
    assert why(land_ho("gold 0: 1"), "buy ore") == "5.2 no_gold"
    assert "buy ore" in land_ho("gold 0: 2").legal()


def test_selling_neither_uses_nor_renews_purchases() -> None:
    """R11 Two purchases, whatever was sold between."""
    table = land_ho("gold 0: 2; hand 0: 9 wool").play("buy ore", "bank wool gold", "bank wool gold", "buy ore")
    assert hand(table, 0) == "3 wool 2 ore"
    table.play("bank wool gold")
    assert why(table, "buy ore") == "5.2 bought_twice"
    table = land_ho("gold 0: 0; hand 0: 12 wool").play(*["bank wool gold"] * 4, "buy ore", "buy ore")
    assert hand(table, 0) == "2 ore"


# §5.3 Offers


def test_an_offer_grows_item_by_item() -> None:
    """§5.3 In the open: all see what is drafted."""
    table = land_ho("hand 0: 2 wool; hand 1: 1 ore").play("give wool", "give wool", "ask ore", "ask gold")
    for ear in (1, 2, None):
        assert tuple(table.view(ear).given) == row("2 wool", 6)
        assert tuple(table.view(ear).asked) == row("1 ore 1 gold", 6)
    table.play("propose")
    assert table.heard[-1] == Proposed(0, row("2 wool", 6), row("1 ore 1 gold", 6))


def test_while_a_draft_lies_nothing_else_can_be_done() -> None:
    """R51 Only more items, propose and withdraw."""
    table = land_ho("hand 0: 3 wool 2 wood 2 brick; gold 0: 9").play("give wool", "ask ore")
    verbs = {words.split()[0] for words in table.legal()}
    assert verbs == {"give", "ask", "propose", "withdraw"}
    for words in ("road A1-sw", "bank wool ore", "buy ore", "to sea"):
        assert why(table, words) == "3.1 not_building"
    assert why(table, "overboard ship 1 settler") == "7.8 not_now"


def test_at_most_four_items_a_side() -> None:
    """R51 The fourth is taken, the fifth refused, on both sides."""
    table = land_ho("hand 0: 5 wool").play(*["give wool"] * 4, *["ask ore"] * 3, "ask gold")
    assert why(table, "give wool") == "5.3 offer_full"
    assert why(table, "ask ore") == "5.3 offer_full"
    assert table.legal() == ["propose", "withdraw"]


def test_no_kind_on_both_sides() -> None:
    """R51 Neither cards nor gold."""
    table = land_ho("hand 0: 2 wool; gold 0: 3").play("give wool", "ask gold")
    assert why(table, "ask wool") == "5.3 on_both_sides"
    assert why(table, "give gold") == "5.3 on_both_sides"


def test_only_what_is_in_hand_can_be_given() -> None:
    """R51 Counted with what lies in the draft already."""
    table = land_ho("hand 0: 1 wool; gold 0: 1").play("give wool", "give gold")
    assert why(table, "give wool") == "5.3 not_in_hand"
    assert why(table, "give gold") == "5.3 not_in_hand"
    assert why(table, "give ore") == "5.3 not_in_hand"


def test_anything_can_be_asked_for() -> None:
    """R51 Even what nobody has."""
    table = land_ho("hand 0: 1 wool").play("ask ore", "ask ore", "give wool", "propose")
    assert table.state.phase == Phase.ANSWER


def test_no_gifts_and_no_begging() -> None:
    """§5.3 Something on each side before it is proposed."""
    assert why(land_ho("hand 0: 1 wool").play("give wool"), "propose") == "5.3 one_sided"
    assert why(land_ho("hand 0: 1 wool").play("ask wool"), "propose") == "5.3 one_sided"
    assert why(land_ho("hand 0: 1 wool"), "propose") == "5.3 no_draft_open"


def test_gold_may_be_part_of_a_trade() -> None:
    """§5.3 On either side."""
    table = land_ho("gold 0: 2; hand 1: 1 ore").play(
        "give gold", "ask ore", "propose", "1: accept", "2: refuse", "close 1"
    )
    assert (table.state.gold[:2], hand(table, 0), hand(table, 1)) == ([1, 3], "1 ore", "-")
    table = land_ho("hand 0: 1 wool; gold 2: 5")
    table.play("give wool", *["ask gold"] * 3, "propose", "1: refuse", "2: accept", "close 2")
    assert (table.state.gold[:3], hand(table, 2)) == ([5, 2, 2], "1 wool")


def test_five_drafts_a_turn() -> None:
    """R53 Withdrawn ones included; the sixth is refused."""
    table = land_ho("hand 0: 1 wool")
    for _ in range(5):
        assert "give wool" in table.legal()
        table.play("give wool", "withdraw")
    assert why(table, "give wool") == "5.3 no_draft_left"
    assert why(table, "ask ore") == "5.3 no_draft_left"
    assert not starting(table.legal(), "give", "ask")


def test_the_fifth_draft_may_still_grow() -> None:
    """R53 The limit is on opening."""
    table = land_ho("hand 0: 2 wool; turn: 0 0 4 0 0").play("give wool", "give wool", "ask ore", "propose")
    assert table.state.drafts == 5


def test_who_has_nothing_opens_nothing() -> None:
    """R53 Neither card nor coin; one coin is enough."""
    assert why(land_ho("gold 0: 0"), "ask ore") == "5.3 nothing_to_give"
    assert why(land_ho("gold 0: 0"), "give wool") == "5.3 nothing_to_give"
    assert "ask ore" in land_ho("gold 0: 1").legal()
    assert "ask ore" in land_ho("gold 0: 0; hand 0: 1 ore").legal()


def test_a_draft_can_be_withdrawn() -> None:
    """§5.3 As if it had never been, but for the count."""
    table = land_ho("hand 0: 1 wool").play("give wool", "withdraw")
    assert (table.state.phase, table.state.given, table.heard[-1]) == (Phase.BUILD, [0] * 6, Withdrawn(0))


def test_only_the_active_seat_offers() -> None:
    """§5.3 The others trade only with it."""
    table = land_ho("hand 0: 1 wool; hand 1: 1 ore; hand 2: 1 grain")
    assert why(table, "give ore", 1) == "3.1 not_your_turn"
    table.play(*WOOL_FOR_ORE)
    assert why(table, "give ore", 1) == "5.3 no_draft_now"


# §5.4 Answers


def offered(position: str = "hand 0: 1 wool; hand 1: 1 ore; hand 2: 1 ore", seats: int = 3) -> Scene:
    """A wool is offered for an ore."""
    return land_ho(position, seats).play(*WOOL_FOR_ORE)


def test_all_others_answer_at_once() -> None:
    """R52 Sealed until the last, in any order."""
    table = offered()
    assert table.to_act == (1, 2)
    table.play("2: accept")
    assert not heard(table, AnswersShown)
    assert (table.view(0).accepted, table.view(1).accepted, table.view(None).accepted) == (0, 0, 0)
    assert table.view(2).accepted == 0b100
    assert [words for _, words in table.story(1)][-1] == [words for _, words in table.story(0)][-1] == "answer"
    table.play("1: refuse")
    assert table.heard[-1] == AnswersShown((2,))
    assert table.state.phase == Phase.CLOSE


def test_who_lacks_what_is_asked_can_only_refuse() -> None:
    """R52 But is asked all the same, so that nobody learns a hand from the asking."""
    table = offered("hand 0: 1 wool; hand 1: 1 ore")
    assert table.to_act == (1, 2)
    assert (table.legal(1), table.legal(2)) == (["accept", "refuse"], ["refuse"])
    assert why(table, "accept", 2) == "5.4 lacks_what_is_asked"


def test_every_card_asked_for_must_be_there() -> None:
    """R52 Two ore and a coin: each side of the limit."""
    for ready, cards, gold in ((True, 2, 1), (False, 1, 1), (False, 2, 0)):
        table = land_ho(f"hand 0: 1 wool; hand 1: {cards} ore; gold 1: {gold}")
        table.play("give wool", "ask ore", "ask ore", "ask gold", "propose")
        assert ("accept" in table.legal(1)) is ready


def test_an_answer_is_given_once() -> None:
    """§5.4 And it stands."""
    table = offered().play("1: accept")
    assert why(table, "refuse", 1) == "3.1 not_asked"
    assert why(table, "refuse", 0) == "3.1 not_asked"


def test_nobody_accepted() -> None:
    """§5.4 The offer is gone and the building phase goes on."""
    table = offered().play("1: refuse", "2: refuse")
    assert (table.state.phase, table.to_act, table.state.given) == (Phase.BUILD, (0,), [0] * 6)
    assert table.heard[-1] == AnswersShown(())


def test_neutrals_are_not_asked() -> None:
    """R52, R27 With two players there is one answer."""
    table = offered("hand 0: 1 wool; hand 1: 1 ore", seats=2)
    assert table.to_act == (1,)
    table.play("accept", "close 1")
    assert (hand(table, 0), hand(table, 1)) == ("1 ore", "1 wool")


def test_no_answer_without_an_offer() -> None:
    """§5.4 Nor a closing."""
    table = land_ho("hand 0: 1 wool")
    assert why(table, "accept") == "5.4 no_offer"
    assert why(table, "refuse") == "5.4 no_offer"
    assert why(table, "close 1") == "5.5 nothing_to_close"


# §5.5 Closing


def test_the_proposer_chooses_among_those_who_accepted() -> None:
    """§5.5 The exchange is public."""
    table = offered().play("1: accept", "2: accept")
    assert table.legal() == ["close 1", "close 2", "withdraw"]
    table.play("close 2")
    assert [hand(table, seat) for seat in range(3)] == ["1 ore", "1 ore", "1 wool"]
    assert table.heard[-1] == Traded(0, 2, row("1 wool", 6), row("1 ore", 6))
    assert table.state.phase == Phase.BUILD


def test_the_proposer_may_withdraw_after_the_answers() -> None:
    """§5.5 Nothing changes hands."""
    table = offered().play("1: accept", "2: refuse")
    assert why(table, "close 2") == "5.5 did_not_accept"
    table.play("withdraw")
    assert [hand(table, seat) for seat in range(3)] == ["1 wool", "1 ore", "1 ore"]
    assert table.state.phase == Phase.BUILD


@pytest.mark.parametrize("words", ["to sea", "buy ore", "give wool"])
def test_an_answered_offer_is_closed_first(words: str) -> None:
    """§5.5 Nothing else until it is closed or withdrawn."""
    table = offered("hand 0: 2 wool; gold 0: 4; hand 1: 1 ore; hand 2: 1 ore").play("1: accept", "2: refuse")
    assert why(table, words).split()[0] in ("3.1", "5.3")
    assert table.legal() == ["close 1", "withdraw"]


def test_traded_cards_can_be_used_at_once() -> None:
    """§5.5, §3.1 Traded, then built with."""
    table = land_ho("hand 0: 1 wood 1 wool; hand 1: 1 brick")
    table.play("give wool", "ask brick", "propose", "1: accept", "2: refuse", "close 1", "road A1-sw")
    assert hand(table, 0) == "-"
