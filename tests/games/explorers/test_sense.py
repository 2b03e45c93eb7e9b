"""What an old sailor says."""

from __future__ import annotations

from random import Random

import pytest

import kogga
from kogga.core.actions import Action
from kogga.games.explorers.heuristics.clock import Clock
from kogga.games.explorers.heuristics.outlook import Outlook
from kogga.games.explorers.heuristics.standing import FIRST_VOYAGE, MISSIONS, numbers_of
from kogga.games.explorers.heuristics.voyages import Voyages
from kogga.players.player import GreedyPlayer, Player, RandomPlayer
from tests.games.explorers.table import GAME, at_sea, fresh, scene, starting
from tests.scene import Scene

ALONE = "ships 1: -; ships 2: -"
ROADS = "roads 0: A1-se A1-e"  # to the free corner A1ne
SEVEN_POINTS = "harbours 0: G2n, A1n, A2n; settlements 0: B1nw; roads 0:"


def rates(table: Scene, seat: int | None = None) -> dict[str, float]:
    """What each choice looks like to who owes a decision."""
    view = table.view(table.to_act[0] if seat is None else seat)
    return {str(choice): GAME.sense.rate(view, choice) for choice in view.choices}


def best(table: Scene, seat: int | None = None) -> str:
    """The choice that looks best."""
    rated = rates(table, seat)
    return max(rated, key=lambda words: rated[words])


def play_on(table: Scene, moves: int = 30) -> list[str]:
    """What it does until luck is asked or its turn ends."""
    said: list[str] = []
    seat = table.to_act[0]
    while table.to_act == (seat,) and len(said) < moves:
        said.append(best(table))
        table.play(said[-1])
    return said


def game_of(players: list[type[Player]], seed: int, scenario: int) -> kogga.Match:
    """A whole game of these players."""
    rng = Random(seed)
    match = kogga.match("explorers", seats=len(players), seed=seed, scenario=scenario)
    seated = [player(GAME, seat, rng) for seat, player in enumerate(players)]
    while not match.over:
        seat = match.to_act[0]
        chosen: Action = seated[seat].choose(match.view(seat))  # type: ignore[arg-type]
        match.play(seat, chosen)
    return match


@pytest.mark.parametrize(("scenario", "seats"), [(1, 2), (1, 4), (2, 3), (3, 2), (4, 3), (5, 4)])
def test_greedy_beats_random(scenario: int, seats: int) -> None:
    """§16.1 Who builds, sails and trades with some sense reaches the target."""
    own = scenario % seats
    players: list[type[Player]] = [RandomPlayer] * seats
    players[own] = GreedyPlayer
    match = game_of(players, scenario, scenario)
    assert match.places[own] == 1
    assert match.state.winner == own


@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5])
def test_greedy_players_come_to_an_end(scenario: int) -> None:
    """§16.1 Somebody wins long before the last round."""
    match = game_of([GreedyPlayer] * 3, scenario, scenario)
    assert match.state.winner >= 0
    assert match.state.round <= 40


# §2 Set-up


def test_it_begins_where_much_is_borne() -> None:
    """§2.5 No first harbour settlement at the poorest site."""
    rated = rates(fresh(scenario=2).play("start 0"))
    assert best(fresh(scenario=2).play("start 0")).startswith("harbour")
    assert max(rated.values()) > min(rated.values()) + 2


def test_the_first_ship_lies_towards_the_unknown() -> None:
    """§2.6 Three steps from the first discovery, not four."""
    towns = "settlements 0: A1s; harbours 0: B2se; roads 0: A1-se; settlements 2: C1sw; harbours 2: D3s"
    table = scene(f"phase: first ship; {towns}; {ALONE}; settlements 1: D1se; harbours 1: F2se", scenario=2)
    rated = rates(table)
    assert min(rated.values()) <= rated[best(table)] == max(rated.values())


# §6 Building


def test_it_finishes_a_won_game() -> None:
    """§16.1 The eighth point before anything else."""
    table = scene(f"{SEVEN_POINTS}; hand 0: 2 wood 2 brick 1 wool 3 grain 2 ore", scenario=1)
    assert best(table) == "upgrade B1nw"
    assert table.play("upgrade B1nw").match.over


def test_it_builds_no_road_that_leads_nowhere() -> None:
    """§6.1 With a site at its roads it waits for the settlement."""
    table = scene(f"hand 0: 1 wood 1 brick; {ROADS}; gold 0: 0", scenario=1)
    rated = rates(table)
    assert all(rated[words] < rated["to sea"] for words in starting(table.legal(), "road"))


def test_a_settlement_goes_before_a_ship() -> None:
    """§6.2 A point at once, and more cards."""
    table = scene(f"hand 0: 1 wood 1 brick 1 wool 1 grain; {ROADS}; gold 0: 0", scenario=1)
    assert best(table).startswith("settlement")


def test_a_settler_goes_into_the_ship_in_port() -> None:
    """§9.1 Where it can sail at once."""
    table = scene("hand 0: 1 wood 1 brick 1 wool 1 grain; ships 0: G2-ne; gold 0: 0", scenario=1)
    assert best(table) == "settler ship 1"


def test_it_never_scraps_a_ship() -> None:
    """§7.3 Three are enough."""
    rated = rates(scene("hand 0: 1 wood 1 wool; ships 0: G2-ne, D4-ne, D4-e; gold 0: 0", scenario=1))
    assert all(rated[words] < 0 for words in rated if words.startswith("scrap"))


def test_it_goes_to_sea_when_there_is_nothing_to_build() -> None:
    """§3.1 No card is turned about without need."""
    assert best(scene("hand 0: 1 ore; gold 0: 1", scenario=1)) == "to sea"


# §5 Trade


def test_it_buys_what_completes_a_price() -> None:
    """§5.2 The last card of a settlement for two gold."""
    table = scene(f"hand 0: 1 wood 1 brick 1 wool; {ROADS}; gold 0: 2", scenario=1)
    said = play_on(table)
    assert said[:2] == ["buy grain", "settlement A1ne"]


def test_it_does_not_buy_what_completes_nothing() -> None:
    """§5.1, §5.2 Neither with gold nor with three of a kind."""
    rated = rates(
        scene("ships 0: G2-ne, F3-sw, D4-e; hand 0: 3 wool 1 ore; gold 0: 1; hand 1: -; hand 2: -", scenario=2)
    )
    assert all(rated[words] < 0 for words in rated if words.startswith(("bank", "buy")))


def test_it_offers_a_spare_card_for_the_last_it_needs() -> None:
    """§5.3 One for one, and each offer only once."""
    position = f"hand 0: 1 wood 1 brick 1 wool 2 ore; {ROADS}; gold 0: 0; hand 1: 3 grain; hand 2: -"
    table = scene(position, scenario=1)
    assert play_on(table) == ["give ore", "ask grain", "propose"]
    table.play("1: refuse", "2: refuse")
    assert play_on(table) == ["give ore", "give ore", "ask grain", "propose"]
    assert best(table.play("1: refuse", "2: refuse")) == "to sea"


def test_it_withdraws_a_draft_that_leads_nowhere() -> None:
    """§5.3 Nothing is asked for that nobody has."""
    assert best(scene("hand 0: 1 ore; hand 1: -; hand 2: -", scenario=1).play("give ore", "ask wood")) == "withdraw"


def test_it_accepts_a_gain_and_refuses_a_loss() -> None:
    """§5.4 A card it needs for one it does not; never two for one it has no use for."""
    base = "hand 0: 2 grain 2 ore; hand 1: 1 wood 1 brick 1 wool 3 ore; hand 2: -; gold 1: 0"
    gain = scene(base, scenario=1).play("give grain", "ask ore", "propose")
    assert best(gain, 1) == "accept"
    loss = scene(base, scenario=1).play("give ore", "ask wool", "ask wood", "propose")
    assert best(loss, 1) == "refuse"


def test_it_gives_nothing_to_who_is_about_to_win() -> None:
    """§5.4 However good the offer is."""
    cards = "hand 0: 2 grain 2 ore; hand 1: 1 wood 1 brick 1 wool 3 ore; hand 2: -; gold 1: 0"
    table = scene(f"{SEVEN_POINTS}; {cards}", scenario=1).play("give grain", "ask ore", "propose")
    assert best(table, 1) == "refuse"


def test_it_discards_what_it_needs_least() -> None:
    """§4.4 Of seven ore and what a settlement costs, ore."""
    cards = "hand 0: 1 wood 1 brick 1 wool 1 grain 5 ore"
    table = scene(f"phase: roll; {ROADS}; {cards}", scenario=1).play("roll 3 4")
    for _ in range(4):
        assert best(table) == "discard ore"
        table.play("discard ore")


# §7-§9 Voyages


def test_a_settler_ship_comes_to_the_unknown_or_founds() -> None:
    """§8.1, §9.3 And never sails in circles: each step leads on."""
    table = at_sea(f"ships 0: G2-ne settler; {ALONE}; gold 0: 0", scenario=1)
    said = play_on(table)
    steps = [words for words in said if words.startswith("sail")]
    assert len(steps) == len(set(steps)) > 0
    assert said[-1].startswith(("sail", "found", "end"))


def test_an_empty_ship_discovers() -> None:
    """§8.1 Straight to the nearest unexplored hex."""
    table = at_sea(f"ships 0: D4-e; {ALONE}", scenario=1)
    play_on(table)
    assert table.to_act == (kogga.CHANCE,)


def test_it_founds_on_good_land() -> None:
    """§9.3 The ship has arrived."""
    table = at_sea(f"hexes: C5 mountains 6, C6 fields 9; ships 0: C5-sw settler; {ALONE}", scenario=2)
    assert [words for words in play_on(table) if words.startswith("found")]


def test_wool_is_spent_when_it_gets_somewhere() -> None:
    """§7.5 With no point left and two steps to the anchor; not before, and not without a goal in reach."""
    said = play_on(at_sea(f"ships 0: G3-se haul; {ALONE}; hand 0: 1 wool", scenario=3))
    assert [words.split()[0] for words in said[:7]] == ["sail", "sail", "sail", "sail", "wool", "sail", "deliver"]
    assert rates(at_sea(f"ships 0: D4-e; {ALONE}; hand 0: 2 wool", scenario=3))["wool 1"] < 0


def test_nothing_is_thrown_overboard_without_need() -> None:
    """§7.8 Nor put back into a dock."""
    table = at_sea(f"ships 0: G2-ne settler; {ALONE}", scenario=1)
    rated = rates(table)
    assert all(rated[words] < 0 for words in rated if words.startswith(("overboard", "unload", "exchange")))


def test_it_loads_what_waits_in_the_dock() -> None:
    """§10.3 And sails off with it."""
    table = at_sea(f"harbours 0: G2n settler; ships 0: G2-ne; {ALONE}", scenario=1)
    assert best(table) == "load 1 settler"
    assert not [words for words in play_on(table) if words.startswith("unload")]


# §11 The pirate ship


def test_the_pirate_goes_where_the_leader_sails() -> None:
    """§11.2 On the side of a hex with a ship, and it is robbed."""
    table = scene("phase: roll; ships 1: D4-e; ships 2: -; hand 1: 3 wool", scenario=2).play("roll 2 5")
    assert best(table) == "pirate D5"
    assert best(table.play("pirate D5")) == "rob 1"


def test_it_chases_a_pirate_in_the_way() -> None:
    """§11.5 A try costs nothing."""
    table = at_sea(f"ships 0: D4-e; {ALONE}; pirate: D5 1", scenario=2)
    assert best(table) == "chase 1"


# §13-§15 Missions


def test_crews_go_where_a_capture_is_near() -> None:
    """§13.2 Two are there already."""
    table = at_sea(f"hexes: C5 gold; crews: C5 1 1; ships 0: C5-w crew; {ALONE}", scenario=2)
    assert best(table) == "land 1 C5"


def test_it_rolls_for_fish_and_takes_a_haul_to_the_anchor() -> None:
    """§14.2-14.4 Before the voyages; the haul aboard, then home."""
    assert best(at_sea(f"hexes: C5 fish 2; ships 0: D4-ne; {ALONE}", scenario=3)) == "fish"
    table = at_sea(f"hexes: C5 fish 2; hauls: 2; ships 0: C5-w; turn: 0 0 0 0 1; {ALONE}", scenario=3)
    said = play_on(table)
    assert said[0] == "haul 1 C5"
    assert "deliver 1" in said


def test_it_trades_a_crew_for_a_sack_and_delivers() -> None:
    """§15.2, §15.3 Both as soon as it can."""
    said = play_on(at_sea(f"hexes: C5 swift; ships 0: C5-w crew; {ALONE}", scenario=4))
    assert said[0] == "trade 1 C5"
    assert "deliver 1" in said


def test_a_delivery_that_wins_is_made_at_once() -> None:
    """§16.1 Two points, with the leader's card."""
    towns = "harbours 0: G2n, A1n, A2n, B1nw; settlements 0: A1s C1sw E1sw F1sw G1sw; roads 0:"
    table = at_sea(f"{towns}; ships 0: D4-ne haul; {ALONE}", scenario=3)
    assert rates(table)["deliver 1"] >= 1000
    assert play_on(table)[0] == "deliver 1"
    assert table.match.over


def test_what_is_on_its_way_is_worth_something() -> None:
    """§9.3 A ship is more than none, with a settler aboard more than without; points are more than both."""
    rest = f"{ALONE}; gold 0: 0; hand 0: -"
    values = [
        GAME.sense.value(at_sea(f"ships 0: {ships}; {rest}", scenario=1).view(0))
        for ships in ("-", "G2-ne", "G2-ne settler")
    ]
    assert values == sorted(set(values))
    assert values[2] - values[0] < 2.0


def test_the_clock_counts_the_rounds_a_seat_still_needs() -> None:
    """§1.4 The more there is in hand, the fewer; with all in hand none, and nobody looks farther than twelve."""
    hands = ("-", "2 wood 2 brick 2 wool 2 grain", "9 wood 9 brick 9 wool 9 grain 9 ore")
    views = [scene(f"phase: roll; hand 0: {hand}; gold 0: 0", scenario=1).view(0) for hand in hands]
    rounds = [Clock(Outlook(view, 0)).rounds() for view in views]
    assert 12.0 >= rounds[0] > rounds[1] > rounds[2] == 0.0


@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5])
def test_every_number_of_a_standing_has_its_weight(scenario: int) -> None:
    """§12 Missions only where they are played."""
    outlook = Outlook(scene("phase: roll", scenario=scenario).view(0), 0)
    weights = FIRST_VOYAGE if scenario == 1 else MISSIONS
    assert len(numbers_of(outlook, Voyages(outlook))) == len(weights)


def test_a_verdict_waits_for_the_end_of_a_turn() -> None:
    """§5.4 In the middle of an offer nobody can tell what it brings, nor what a turn will still be filled with."""
    table = scene("hand 0: 2 grain 2 ore; hand 1: 3 ore; hand 2: -; gold 1: 0", scenario=1)
    assert not GAME.sense.is_settled(table.view(0))
    assert not GAME.sense.is_settled(table.play("give grain", "ask ore").view(0))
    assert not GAME.sense.is_settled(table.play("propose").view(1))
    assert GAME.sense.is_settled(scene("phase: roll", scenario=1).view(0))


def test_trades_go_by_their_looks() -> None:
    """§5.3 A search believes its tries where something is built or sails, not in the middle of an offer."""
    table = scene("hand 0: 2 grain 2 ore; hand 1: 3 ore; hand 2: -; gold 1: 0", scenario=1)
    building = GAME.sense.trust(table.view(0))
    drafting = GAME.sense.trust(table.play("give grain", "ask ore").view(0))
    answering = GAME.sense.trust(table.play("propose").view(1))
    assert min(drafting, answering) > 10 * building


def test_one_board_is_not_taken_for_another() -> None:
    """§8.1 Tables are judged by what is known at each, whichever was looked at before."""
    hand = "hand 0: 1 wood 1 brick 1 wool 1 grain; ships 0: G2-ne"
    tables = [scene(hand, scenario=scenario) for scenario in (1, 2, 3, 5)] + [fresh(scenario=2).play("start 0")]
    there = [rates(table) for table in tables]
    back = [rates(table) for table in reversed(tables)]
    assert there == back[::-1]
