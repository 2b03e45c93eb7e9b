"""§9: time tokens, company tokens, the tax."""

from __future__ import annotations

import pytest

from kogga import CHANCE
from kogga.games.mare_balticum.events import Covered, Drawn, Sealed, TaxPaid, TimeCame
from kogga.games.mare_balticum.pieces import NONE, PAYMENT_WORDS
from kogga.games.mare_balticum.state import Phase
from tests.games.mare_balticum.table import field, kind, scene, starting, tokens

PORTS = "boats 0: gdansk; boats 1: riga; boats 2: stockholm"
EVENT = f"phase: event; {PORTS}; refill: slupsk; sea: slupsk -"
POOR = ["0: company salmon 3", "1: company cod 3", "2: company cod 0"]


def market(table_state: object, seat: int) -> list[int]:
    """The species on a seat's market, the dearest space first."""
    return list(table_state.market_of(seat))  # type: ignore[attr-defined]


def test_a_time_token_interrupts_the_refill() -> None:
    """§9.1 All seats owe a choice at the same time."""
    table = scene(f"{PORTS}; sea: slupsk -").play("end turn", "draw time")
    assert (table.state.phase, table.to_act) == (Phase.EVENT, (0, 1, 2))
    assert table.heard[-1] == TimeCame(1, True)
    assert table.state.sea[field("slupsk")] == 0


def test_company_tokens_are_played_in_secret_and_at_once() -> None:
    """§9.2 In any order; whoever has chosen is not asked again, and nothing shows until the last has chosen."""
    table = scene(EVENT).play("2: company cod 0", "0: company salmon 3")
    assert table.to_act == (1,)
    assert market(table.state, 0) == market(table.state, 2) == [NONE] * 4
    refused = table.refused("company cod 2", 0)
    assert (refused.paragraph, refused.reason) == ("9.2", "already_chosen")
    table.play("company cod 3")
    assert market(table.state, 0) == [kind("salmon"), NONE, NONE, NONE]
    assert market(table.state, 1) == [kind("cod"), NONE, NONE, NONE]
    assert market(table.state, 2) == [NONE, NONE, NONE, kind("cod")]


def test_a_choice_is_a_species_and_a_space_or_the_tax() -> None:
    """R23 Sixteen pairs in the first event, and the tax for who can pay it."""
    table = scene(f"{EVENT}; warehouse 1: 2 amber")
    assert len(table.legal(0)) == 16
    assert table.legal(0)[:4] == ["company salmon 3", "company salmon 2", "company salmon 1", "company salmon 0"]
    assert table.legal(1) == [*table.legal(0), "tax"]


def test_only_the_own_tokens_and_spaces_limit_the_choice() -> None:
    """R23 Not what others have done."""
    table = scene(f"{EVENT}; time: 2; market 0: salmon 3; market 1: cod 0; market 2: salmon 3")
    assert len(table.legal(0)) == 9
    assert not any("salmon" in words or words.endswith("3") for words in table.legal(0))
    assert "company salmon 3" in table.legal(1)


def test_a_placed_species_and_a_used_space_are_refused() -> None:
    """§9.2 A token is played once and never moved."""
    table = scene(f"{EVENT}; time: 2; market 0: salmon 3")
    assert (table.refused("company salmon 2", 0).paragraph, table.refused("company cod 3", 0).reason) == (
        "9.2",
        "space_used",
    )
    assert table.refused("company salmon 2", 0).reason == "species_placed"


def test_others_see_the_covered_space_and_not_the_species() -> None:
    """R24 A token shows a species and lies face down on 3, 2, 1 or 0."""
    table = scene(EVENT).play(*POOR)
    assert Covered(0, 0, kind("salmon")) in table.heard
    assert Covered(0, 0, kind("salmon")).heard_by(1) == Covered(0, 0, -2)
    assert table.view(1).market_of(0) == (-2, -1, -1, -1)
    assert table.view(0).market_of(0) == (kind("salmon"), -1, -1, -1)


def test_not_even_the_last_species_is_seen() -> None:
    """R24 All four spaces covered, and still nobody knows how."""
    table = scene(f"{PORTS}; time: 5")
    assert table.view(1).market_of(0) == (-2, -2, -2, -2)


def test_the_refill_goes_on_with_a_replacement() -> None:
    """§9.4 The time token goes onto the track, and the field gets another token."""
    table = scene(EVENT).play(*POOR)
    assert (table.to_act, table.state.time) == ((CHANCE,), 1)
    table.play("draw cod")
    assert table.heard[-1] == Drawn(field("slupsk"), kind("cod"))
    assert table.to_act == (1,)


def test_several_time_tokens_in_one_refill_are_one_event_after_the_other() -> None:
    """R22 The replacement may be a time token again; what was placed in between lies there."""
    table = scene(EVENT).play(*POOR, "draw time")
    assert (table.state.time, table.to_act) == (2, (0, 1, 2))
    assert len(table.legal(0)) == 9
    table.play("0: company cod 2", "1: company salmon 2", "2: company salmon 2", "draw time")
    assert (table.state.time, table.to_act) == (3, (0, 1, 2))


def test_the_refill_stands_still_in_the_middle_of_a_field() -> None:
    """R22 Deep water with one token waits for its second."""
    table = scene(f"{PORTS}; sea: gotland -, bothnia -").play("end turn", "draw cod", "draw time", *POOR)
    table.play("draw amber")
    assert table.state.sea[field("gotland")] == tokens("cod amber")
    assert table.to_act == (CHANCE,)


def test_every_seat_plays_exactly_one_token_an_event() -> None:
    """§9.2 Also the one whose turn it was."""
    table = scene(EVENT).play(*POOR)
    assert [table.state.played(seat) for seat in range(3)] == [1, 1, 1]


TAXED = f"{EVENT}; hold 0: 2 cod; warehouse 0: 1 amber 1 salmon"


def test_the_tax_takes_two_tokens_out_of_the_game() -> None:
    """§9.3 Of the hold, of the warehouse, or one of each."""
    table = scene(TAXED).play("0: tax", "0: pay hold cod", "0: pay warehouse amber", *POOR[1:])
    assert (table.state.holds[0], table.state.stores[0]) == (tokens("1 cod"), tokens("1 salmon"))
    assert table.state.box == tokens("1 cod 1 amber")
    assert table.state.is_taxed(0)
    paid = tuple(PAYMENT_WORDS.index(words) for words in ("hold cod", "warehouse amber"))
    assert TaxPaid(0, paid) in table.heard


@pytest.mark.parametrize(
    ("payments", "hold", "store"),
    [
        (("hold cod", "hold cod"), "-", "1 amber 1 salmon"),
        (("warehouse salmon", "warehouse amber"), "2 cod", "-"),
        (("warehouse amber", "hold cod"), "1 cod", "1 salmon"),
    ],
)
def test_any_mix_may_be_paid(payments: tuple[str, str], hold: str, store: str) -> None:
    """R26 Amber counts as one token like any fish."""
    table = scene(TAXED).play("0: tax", *[f"0: pay {words}" for words in payments], *POOR[1:])
    assert (table.state.holds[0], table.state.stores[0]) == (tokens(hold), tokens(store))


def test_a_token_is_given_once() -> None:
    """§9.3 What was given first cannot be given again."""
    table = scene(TAXED).play("0: tax")
    assert table.legal(0) == ["pay hold cod", "pay warehouse salmon", "pay warehouse amber"]
    table.play("0: pay warehouse amber")
    assert table.legal(0) == ["pay hold cod", "pay warehouse salmon"]
    refused = table.refused("pay warehouse amber", 0)
    assert (refused.paragraph, refused.reason) == ("9.3", "not_yours")


def test_payment_belongs_to_the_tax() -> None:
    """§9.3 Nobody pays without it, and who has chosen it chooses nothing else."""
    table = scene(TAXED)
    assert table.refused("pay hold cod", 0).reason == "tax_not_chosen"
    table.play("0: tax")
    assert table.refused("company cod 3", 0).reason == "choose_payment"


def test_everybody_pays_once() -> None:
    """§9.3 Who has paid plays species from then on."""
    table = scene(f"{EVENT}; time: 2; market 0: -; warehouse 0: 4 amber")
    assert table.state.is_taxed(0)
    assert "tax" not in table.legal(0)
    assert table.refused("tax", 0).reason == "tax_paid"


@pytest.mark.parametrize("few", ["-", "1 amber"])
def test_fewer_than_two_tokens_do_not_pay_the_tax(few: str) -> None:
    """R26 Only species are to choose from; hold and warehouse count as they are after the turn."""
    table = scene(f"{EVENT}; warehouse 0: {few}")
    assert "tax" not in table.legal(0)
    refused = table.refused("tax", 0)
    assert (refused.paragraph, refused.reason) == ("9.3", "too_poor_for_tax")


def test_two_tokens_in_all_are_given_without_a_question() -> None:
    """R27 There is nothing to choose."""
    table = scene(f"{EVENT}; hold 0: 1 cod; warehouse 0: 1 amber").play("0: tax")
    assert table.to_act == (1, 2)
    table.play(*POOR[1:])
    assert (table.state.holds[0], table.state.stores[0]) == (0, 0)


def test_more_than_two_are_always_asked_for_even_if_all_are_alike() -> None:
    """R27 Or the others would know what is in the warehouse."""
    table = scene(f"{EVENT}; warehouse 0: 3 amber").play("0: tax")
    assert table.legal(0) == ["pay warehouse amber"]
    table.play("0: pay warehouse amber", "0: pay warehouse amber", *POOR[1:])
    assert table.state.stores[0] == tokens("1 amber")


FIFTH = EVENT.replace("phase: event", "phase: refill") + "; time: 4"
UNTAXED = "market 0: salmon 3, cod 2, herring 1, flounder 0"
ALL_TAXED = "; ".join(f"market {seat}: salmon 3, cod 2, herring 1" for seat in range(3))


def test_in_the_fifth_event_the_last_token_plays_itself() -> None:
    """R29 The last species goes onto the last space; nobody is asked, and the refill goes on."""
    table = scene(f"{FIFTH}; {ALL_TAXED}").play("draw time")
    assert table.to_act == (CHANCE,)
    assert market(table.state, 0) == [kind("salmon"), kind("cod"), kind("herring"), kind("flounder")]
    assert [table.state.played(seat) for seat in range(3)] == [5, 5, 5]


def test_in_the_fifth_event_who_owes_the_tax_chooses_what_it_takes() -> None:
    """R29 Only that is asked, and it stays sealed until all have chosen."""
    table = scene(
        f"{FIFTH}; {ALL_TAXED.replace('market 0: salmon 3, cod 2, herring 1', UNTAXED)}; warehouse 0: 2 amber 1 cod"
    )
    table.play("draw time")
    assert table.to_act == (0,)
    assert table.legal(0) == ["pay warehouse cod", "pay warehouse amber"]
    table.play("pay warehouse amber", "pay warehouse cod")
    assert table.state.stores[0] == tokens("1 amber")
    assert table.state.taxed == 0b111


@pytest.mark.parametrize("few", ["-", "1 amber", "1 amber 1 cod"])
def test_the_tax_takes_what_there_is_when_nothing_else_is_left(few: str) -> None:
    """R25 Fifth event, only the tax left, fewer than two tokens: all of them go."""
    untaxed = ALL_TAXED.replace("market 0: salmon 3, cod 2, herring 1", UNTAXED)
    table = scene(f"{FIFTH}; {untaxed}; warehouse 0: {few}").play("draw time")
    assert table.to_act == (CHANCE,)
    assert (table.state.stores[0], table.state.taxed) == (0, 0b111)


def test_after_five_events_all_tokens_are_played() -> None:
    """§9.2 Four species and the tax, by everybody."""
    table = scene(f"{FIFTH}; {ALL_TAXED}").play("draw time")
    assert [market(table.state, seat).count(NONE) for seat in range(3)] == [0, 0, 0]
    assert table.state.taxed == 0b111


def test_who_still_chooses_what_to_pay_looks_like_one_that_has_not_chosen() -> None:
    """R26 Others hear `done` when the last of it is chosen, and nothing before."""
    table = scene(TAXED).play("0: tax", "0: pay hold cod")
    assert table.story(1) == []
    assert table.view(1).sealed == (NONE, NONE, NONE)
    assert table.view(1).to_act == (0, 1, 2)
    table.play("0: pay hold cod")
    assert table.story(1) == [(0, "done")]
    assert table.view(1).sealed == (-2, NONE, NONE)
    heard = [event.heard_by(1) for event in table.heard]
    assert heard == [None, None, Sealed(0)]


def test_no_choice_without_a_time_event() -> None:
    """§9.1 Company tokens and payments wait for time."""
    table = scene(PORTS)
    assert table.refused("company cod 3").paragraph == "9.1"
    assert table.refused("tax").reason == "no_time_event"
    assert table.refused("pay hold cod").paragraph == "9.3"


def test_no_other_action_in_a_time_event() -> None:
    """§9.1 Play stops."""
    table = scene(EVENT)
    assert table.refused("end turn", 0).reason == "not_in_a_turn"
    assert starting(table.legal(0), "company", "tax") == table.legal(0)
