"""What an old sailor would do."""

from __future__ import annotations

from random import Random

import pytest

from kogga import CHANCE
from kogga.games.manila.heuristics.odds import LANDS, forecast
from kogga.games.manila.heuristics.outlook import Outlook
from kogga.games.manila.state import Phase
from kogga.players.player import GreedyPlayer, Player, RandomPlayer
from tests.games.manila.table import AT_SEA, GAME, JADE, NUTMEG, last_roll, manila
from tests.games.manila.test_movement import TABLE
from tests.scene import Scene


def favourite(scene: Scene) -> str:
    """What looks best to the seat that owes a decision."""
    view = scene.view(scene.owing())
    return str(max(view.choices, key=lambda choice: GAME.sense.rate(view, choice)))


@pytest.mark.parametrize(("start", "port", "last", "second"), TABLE)
def test_it_knows_the_odds_of_the_boats(start: int, port: int, last: int, second: int) -> None:
    """§6.1 The same as luck's own."""
    assert LANDS[start][3][14] == pytest.approx(port / 216)
    assert LANDS[start][3][13] == pytest.approx(last / 216)
    assert LANDS[start][2][13] == pytest.approx(second / 36)


def test_a_ware_ahead_will_be_worth_more() -> None:
    """§10.1 And all are worth the same at the beginning, and their value at the end."""
    assert forecast((0, 0, 0, 0)) == [pytest.approx(forecast((0, 0, 0, 0))[0])] * 4
    ahead = forecast((2, 1, 1, 0))
    assert ahead[0] > ahead[1] == pytest.approx(ahead[2])
    assert ahead[2] > ahead[3]
    assert forecast((4, 1, 0, 3)) == [30, 5, 0, 20]


def test_a_loan_is_made_on_the_cheapest_share() -> None:
    """R21 The lowest market value first, where somebody must choose for a seat."""
    scene = manila(f"{AT_SEA}; cash: 0 30 30 30; shares 0: jade, silk, ginseng; market: 5 10 0 20").play("place jade")
    assert favourite(scene) == "borrow ginseng"


def test_it_takes_no_loan_of_its_own_accord() -> None:
    """§11.1 Fifteen for twelve is a bad bargain."""
    scene = manila("cash: 30 30 30 30; shares 0: jade, silk; mortgaged 0: nutmeg").play("bid 40")
    assert favourite(scene) == "pass"
    view = manila("shares 0: jade; mortgaged 0: silk").view(0)
    assert max(view.choices, key=lambda choice: GAME.sense.rate(view, choice)) not in (
        GAME.read("borrow jade"),
        GAME.read("redeem silk"),
    )


def test_it_fills_a_hold_that_is_sure_to_pay() -> None:
    """§5.2 Silk on 13 before the last roll."""
    scene = manila("phase: place; round: 3; asked: 3; boats: nutmeg 2, silk 13, jade 3; crew silk: 0; out: 0 1 2")
    assert favourite(scene) == "place silk"


def test_it_declines_where_everything_loses() -> None:
    """§5.8 Nothing can come of the spaces that are left."""
    boats = "boats: nutmeg port a, silk port b, jade 0"
    scene = manila(f"phase: place; round: 3; asked: 3; {boats}; port: 0 1; yard: 2; insurance: 0; pilots: 1 1")
    assert favourite(scene) == "decline"


def test_it_insures_when_all_boats_are_in() -> None:
    """§5.7 Ten pesos for nothing."""
    scene = manila("phase: place; round: 3; asked: 3; boats: nutmeg port a, silk port b, jade port c; port: 0 1 2")
    assert favourite(scene) == "place insurance"


def test_a_pirate_boards_what_is_as_good_as_in_port() -> None:
    """§7.1 Rather than hope for plunder."""
    scene = manila("phase: captain; round: 2; boats: nutmeg 13, silk 3, jade 2; crew nutmeg: 1; pirates: 0")
    assert favourite(scene) == "board nutmeg"


def test_a_pirate_throws_out_anybody_but_himself() -> None:
    """§14.1 His own man's place would bring him nothing."""
    boats = "boats: nutmeg 13, silk 3, jade 2; crew nutmeg: 0 1 1"
    assert favourite(manila(f"phase: captain; round: 2; {boats}; pirates: 0", full_boats=True)) == "board nutmeg 1"


def test_a_captain_sends_his_own_ware_to_port() -> None:
    """§7.4 And others' to the shipyard."""
    rest = "pirates: 0; market: 0 0 0 10; "
    mine = last_roll("nutmeg port a, silk yard a, jade 12", rest + "shares 0: jade, jade").play("roll jade 1")
    assert favourite(mine) == "send jade port"
    theirs = last_roll("nutmeg port a, silk yard a, jade 12", rest + "shares 1: jade, jade").play("roll jade 1")
    assert favourite(theirs) == "send jade yard"


def test_a_pilot_helps_his_own_boat() -> None:
    """§8.1 From 12 to 13, where any die will do."""
    boats = "boats: nutmeg port a, silk 12, jade 3; crew silk: 0"
    assert favourite(manila(f"phase: small pilot; round: 3; {boats}; pilots: 0")) == "pilot silk +1"


def test_the_large_pilot_plans_two_steps() -> None:
    """§8.2 From 6 the last die needs two: the first alone is worth nothing."""
    boats = "boats: nutmeg port a, silk port b, jade 6; crew jade: 0; yard: - 1"
    assert favourite(manila(f"phase: large pilot; round: 3; {boats}; pilots: - 0")) == "pilot jade +1"


def test_a_master_sends_his_shares_ahead() -> None:
    """§4.2, §4.3 What he holds is loaded and starts from 5."""
    scene = manila("phase: load; shares 0: jade, jade, silk; market: 0 0 0 5")
    assert favourite(scene) not in ("ashore jade", "ashore silk")
    scene.play("ashore ginseng", favourite(manila("phase: set; ashore: ginseng; shares 0: jade, jade, silk")))
    while scene.state.phase == Phase.SET:
        scene.play(favourite(scene))
    assert scene.state.boats[JADE] > scene.state.boats[NUTMEG]


def test_nobody_bids_more_than_the_office_is_worth() -> None:
    """§3.3 A few pesos, and never so many that the loans eat it up."""
    outlook = Outlook(manila("shares 0: jade, silk").view(0), 0)
    assert 5 <= outlook.limit <= 25
    poor = Outlook(manila("cash: 2 30 30 30; shares 0: jade, silk").view(0), 0)
    assert poor.limit < outlook.limit


def test_the_worth_of_a_view_is_what_its_seat_can_hope_for() -> None:
    """§13.1 Cash, shares as they will be, and what stands on the board; at the end the fortune itself."""
    aboard = manila("phase: place; round: 3; boats: nutmeg 13, silk 3, jade 2; crew nutmeg: 0; asked: 3")
    assert GAME.sense.value(aboard.view(0)) > GAME.sense.value(aboard.view(1)) + 20
    over = last_roll("nutmeg yard a, silk yard b, jade 12", "market: 0 0 0 20; shares 0: jade").play("roll jade 6")
    assert GAME.sense.value(over.view(0)) == 60


def play(players: list[Player], seed: int) -> list[int]:
    """The places at the end of a whole game."""
    rng = Random(seed)
    state = GAME.setup(len(players), GAME.card.agree({"full_boats": seed % 2 == 0}))
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        move = GAME.deal(state, rng) if seat == CHANCE else players[seat].choose(GAME.observe(state, seat))
        GAME.apply(state, seat, move, None)
    return [sheet.place for sheet in GAME.score_sheet(state)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_beats_who_does_anything(seats: int) -> None:
    """§1.1 Every time, from any seat."""
    for seed in range(4):
        players: list[Player] = [RandomPlayer(GAME, seat, Random(seed)) for seat in range(seats)]
        players[seed % seats] = GreedyPlayer(GAME, seed % seats, Random(seed))
        assert play(players, seed)[seed % seats] == 1


def test_a_verdict_waits_until_the_office_is_used() -> None:
    """§3.3 A bid is paid for later, and brings something later still; who passes has not seen the others bid."""
    table = manila("shares 0: jade, silk")
    assert GAME.sense.is_settled(table.view(0))
    assert not GAME.sense.is_settled(table.play("pass").view(1))
    assert not GAME.sense.is_settled(manila("phase: load; shares 0: jade").view(0))
    assert not GAME.sense.is_settled(manila(AT_SEA).view(0))
    rolls = [manila(f"phase: roll; round: {each}; boats: nutmeg 4, silk 5, jade 7; die: jade") for each in (1, 2, 3)]
    assert [GAME.sense.is_settled(roll.view(0)) for roll in rolls] == [False, False, True]


def test_what_may_be_the_last_voyage_is_played_to_its_end() -> None:
    """§10.2 Jade, at sea and a step below the top, may end it; two steps below it cannot, nor can ginseng, ashore."""
    at_sea = "phase: roll; round: 3; boats: nutmeg 4, silk 5, jade 7; die: jade"
    markets = ("0 0 0 20", "0 0 0 10", "0 0 20 0")
    last = [GAME.sense.plays_on(manila(f"{at_sea}; market: {market}").view(0)) for market in markets]
    assert last == [True, False, False]


def test_a_pass_is_looked_into_beside_the_bid_one_would_make() -> None:
    """§3.2 Bids beside it look worse than a pass, by far; loans nobody asks for are not looked into at all (§5.2)."""
    view = manila("bid: 14; bidder: 3; asked: 0; shares 0: jade, silk").view(0)
    rates = {str(choice): GAME.sense.rate(view, choice) for choice in view.choices}
    order = sorted(rates, key=lambda words: -rates[words])
    assert order[0].startswith("bid ")
    assert "pass" in order[:5]
    assert rates["borrow jade"] < rates["pass"] - 8 * GAME.sense.grain()


def test_shares_are_worth_what_the_market_may_come_to() -> None:
    """§13.1 A share is worth more the higher its ware stands, and little where another is about to end the game."""
    behind, leading, late = (
        GAME.sense.value(manila(f"market: {market}; cash: 30 30 30 30; shares 0: jade").view(0)) - alone
        for market, alone in (
            (market, GAME.sense.value(manila(f"market: {market}; cash: 30 30 30 30").view(1)))
            for market in ("5 0 0 0", "0 0 0 5", "20 0 0 0")
        )
    )
    assert leading > behind > late > 0


def test_who_is_short_of_cash_stands_worse_than_by_that_cash() -> None:
    """§11.1 The next space may cost a loan."""
    poor, able, rich = (GAME.sense.value(manila(f"cash: {cash} 30 30 30").view(0)) for cash in (5, 15, 25))
    assert able - poor > rich - able > 10


def test_a_mortgage_is_a_burden() -> None:
    """§11.1 Twelve pesos now are worth less than a share that is free."""
    free = manila("cash: 30 30 30 30; shares 0: jade, silk").view(0)
    mortgaged = manila("cash: 42 30 30 30; shares 0: silk; mortgaged 0: jade").view(0)
    assert GAME.sense.value(free) > GAME.sense.value(mortgaged) + 3
