"""What one seat expects of the voyage it is in."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.games.manila.board import (
    CAPTAIN,
    FIRST_SPACE,
    HOLD,
    INSURANCE,
    INSURANCE_TARGET,
    LARGE_PILOT,
    LAST_SPOT,
    LOADED,
    MAX_START,
    PIRATES_TARGET,
    PORT,
    PORT_SPOT,
    PORT_TARGET,
    PRICES,
    SECOND_PIRATE,
    START_SUM,
    STARTS,
    YARD,
    YARD_SPOT,
    YARD_TARGET,
    Spot,
    Target,
)
from kogga.games.manila.heuristics.odds import ARRIVES, LANDS, ends, forecast, forecasts_after, rises_of
from kogga.games.manila.pieces import (
    ACCOMPLICES,
    BERTH_PAY,
    BOATS,
    CARGO,
    HOLD_PRICES,
    INSURANCE_FEE,
    KINDS,
    LOAN,
    NO_PAWN,
    NO_SEAT,
    NO_WARE,
    REDEMPTION,
    ROLLS,
    SHARE_PRICES,
    SHARES,
    Pesos,
    Ware,
)
from kogga.games.manila.state import Phase
from kogga.games.manila.view import ManilaView

JOINS: Final = 0.27  # how many of the accomplices still to come go aboard a boat that will arrive
HUNTED: Final = 0.6  # how likely somebody still becomes a pirate
LOAN_COST: Final = REDEMPTION - LOAN
STRAIN: Final = 2.5  # what a loan costs more for each share that is mortgaged already
RESERVE: Final[Pesos] = 9  # what placing accomplices costs in a voyage
FIRST_PLACE: Final = 2.0  # what choosing a space before all others is worth
EAGER: Final = 0.8  # how much of what the office is worth one bids at most
WISH: Final = 3.0  # how much worse a bid looks for each peso beside the one to make: to pass may look better than that

NOTHING: Final = [0.0] * (BOATS + 1)
CERTAINLY: Final = [[float(number == boats) for number in range(BOATS + 1)] for boats in range(BOATS + 1)]


class Outlook:
    """What one seat expects of the voyage it is in."""

    def __init__(self, view: ManilaView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.cash = view.cash[seat]
        self.forecast = forecast(view.market)
        self.stakes = self.lead_in_shares()
        self.rolls = self.rolls_left()
        self.to_come = self.accomplices_to_come()
        self.pirates = owners(view, range(CAPTAIN, SECOND_PIRATE + 1))
        self.crews = [owners(view, hold) for hold in HOLD]
        self.port = [berth for berth in range(BOATS) if view.owner(PORT + berth) == seat]
        self.yard = [berth for berth in range(BOATS) if view.owner(YARD + berth) == seat]
        self.is_docking = bool(self.port or self.yard or view.owner(INSURANCE) == seat)
        self.loaded = LOADED[view.ashore] if view.ashore != NO_WARE else []
        self.arrivals = self.leads_after() if self.loaded else [0.0]
        docked = [self.docking(boats) for boats in range(BOATS + 1)] if self.is_docking else NOTHING
        self.harvest = [lead + docked[arrived.bit_count()] for arrived, lead in enumerate(self.arrivals)]
        self.ends = ends(self.rolls, self.danger())
        self.berths = counted(self.arrival_chances(list(view.boats)))  # the chance of each number of boats in port
        self.parts = [self.hold_part(ware, crew.count(seat), len(crew)) for ware, crew in enumerate(self.crews)]
        booty = self.pirates.count(seat) / max(1, len(self.pirates))
        self.loot = [cargo * booty for cargo in CARGO]
        self.incomes: dict[tuple[Spot, ...], float] = {}
        self.pushes = self.pushed() if Phase.AUCTION <= view.phase <= Phase.SET else []
        self.limit = self.highest_bid() if view.phase == Phase.AUCTION else 0

    def lead_in_shares(self) -> list[float]:
        """By ware how many shares more than the others, on average, this seat holds."""
        free, pledged = self.view.free[self.seat], self.view.pledged[self.seat]
        mine = [free[ware] + pledged[ware] for ware in range(KINDS)]
        supply = self.view.supply or (SHARES,) * KINDS
        return [mine[ware] - (SHARES - supply[ware] - mine[ware]) / (self.view.seats - 1) for ware in range(KINDS)]

    def rolls_left(self) -> int:
        """How many rolls this voyage still has."""
        if self.view.phase == Phase.SEND or self.view.phase == Phase.LOAN:
            return 0
        return min(ROLLS, ACCOMPLICES[self.view.seats] + 1 - self.view.round)

    def accomplices_to_come(self) -> int:
        """How many accomplices are still to be placed after this turn."""
        view = self.view
        if view.phase != Phase.PLACE:
            return 0
        staying = [seat for seat in range(view.seats) if not view.is_out(seat)]
        turn = (view.asked - view.master) % view.seats
        later = [seat for seat in staying if (seat - view.master) % view.seats > turn]
        return len(later) + len(staying) * (ACCOMPLICES[view.seats] - view.round)

    def leads_after(self) -> list[float]:
        """What the lead in shares will be worth, by which of the three boats, as bits, have arrived."""
        after = forecasts_after(self.view.market, self.view.ashore)
        return [sum([stake * worth for stake, worth in zip(self.stakes, worths, strict=True)]) for worths in after]

    # the boats

    def danger(self) -> float:
        """How likely a boat that ends on 13 meets a pirate."""
        return 1.0 if self.pirates else HUNTED if self.to_come else 0.0

    def arrival_chances(self, boats: list[Spot]) -> list[float]:
        """The chance of each set of boats, as bits, to come to lie in port."""
        chances = [1.0]
        for ware in self.loaded:
            port = self.ends.ported[boats[ware]]
            chances = [chance * (1 - port) for chance in chances] + [chance * port for chance in chances]
        return chances

    # what is earned

    def hold_part(self, ware: Ware, mine: int, crew: int) -> float:
        """This seat's part of a cargo with so many of its own in the crew, counting those who will still join."""
        if not mine:
            return 0.0
        joining = min(float(len(HOLD[ware]) - crew), JOINS * self.to_come)
        return CARGO[ware] * mine / (crew + joining)

    def income(self, boats: list[Spot]) -> float:
        """What this seat's accomplices, and its lead in shares, will bring from boats on these spots."""
        spots = tuple(boats)
        if spots not in self.incomes:
            self.incomes[spots] = self.earnings(boats)
        return self.incomes[spots]

    def earnings(self, boats: list[Spot]) -> float:
        """The same, worked out: the mean of what all sets of boats in port would bring, one boat after the other."""
        brought, total = self.harvest, 0.0
        for ware in self.loaded:
            spot = boats[ware]
            port = self.ends.ported[spot]
            brought = [brought[out] + port * (brought[out + 1] - brought[out]) for out in range(0, len(brought), 2)]
            total += self.ends.paid[spot] * self.parts[ware] + self.ends.robbed[spot] * self.loot[ware]
        return total + brought[0]

    def docking(self, boats: int) -> float:
        """What this seat's accomplices ashore will bring with so many boats in port and the others in the yard."""
        port, yard = CERTAINLY[boats], CERTAINLY[BOATS - boats]
        if self.view.owner(INSURANCE) == self.seat:
            return pay(self.port, port) - self.damage(yard)
        return pay(self.port, port) + pay(self.yard, yard)

    def damage(self, yard: list[float]) -> float:
        """What the insurance agent expects to pay, for berths that are not his own."""
        return pay([berth for berth in range(BOATS) if berth not in self.yard], yard)

    # the office

    def pushed(self) -> list[float]:
        """By ware what its arrival would bring this seat's lead in shares."""
        return [
            sum([stake * rise for stake, rise in zip(self.stakes, rises, strict=True)])
            for rises in rises_of(self.view.market)
        ]

    def setting_worth(self, wares: list[Ware], spots: tuple[Spot, ...]) -> float:
        """What it is worth to set out so: arrivals that help, and a cheap space on a boat that will arrive."""
        chances = [LANDS[spot][ROLLS][PORT_SPOT] for spot in spots]
        pushes = sum([chance * self.pushes[ware] for ware, chance in zip(wares, chances, strict=True)])
        parts = [
            CARGO[ware] * chance / len(HOLD[ware]) - HOLD_PRICES[ware][0]
            for ware, chance in zip(wares, chances, strict=True)
        ]
        return pushes + max(parts)

    def best_setting(self, ashore: Ware, fixed: tuple[Spot, ...]) -> float:
        """The best way to set out, with the first start spaces given."""
        firsts = fixed[:1] or tuple(range(MAX_START + 1))
        worths = [
            self.setting_worth(LOADED[ashore], (first, second, START_SUM - first - second))
            for first in firsts
            for second in (fixed[1:2] or STARTS[first])
        ]
        return max(worths)

    def share_gain(self, ware: Ware) -> float:
        """What buying a share of this ware now brings in the end."""
        price = SHARE_PRICES[self.view.market[ware]]
        return self.forecast[ware] - price - self.toll(price + RESERVE)

    def office_worth(self) -> float:
        """What being harbour master brings: a share, the say over the boats, and the first space."""
        gains = [self.share_gain(ware) for ware in range(KINDS) if self.view.supply[ware]]
        pushes = sorted(self.pushes)
        fair = ARRIVES * (KINDS - 1) / KINDS
        say = sum([push * (chance - fair) for push, chance in zip(pushes, (0.0, 0.2, 0.7, 0.8), strict=True)])
        return max(0.0, max(gains, default=0.0)) + say + FIRST_PLACE

    def highest_bid(self) -> Pesos:
        """As much as the office is worth, loans for it included."""
        worth = EAGER * self.office_worth()
        bid = int(worth)
        while bid > 0 and bid + self.toll(bid + RESERVE) > worth:
            bid -= 1
        return bid

    def toll(self, pesos: Pesos) -> float:
        """What the loans for a payment cost in the end; the more is mortgaged, the likelier it stays so."""
        loans = max(0, (pesos - self.cash + LOAN - 1) // LOAN)
        mortgaged = loans * self.view.pledged_count[self.seat] + loans * (loans - 1) / 2
        return LOAN_COST * loans + STRAIN * mortgaged

    # the choices

    def rate_bid(self, pesos: Pesos) -> float:
        """Open with half of what the office is worth, then go up by a third of the rest."""
        limit, standing = self.limit, self.view.bid
        if pesos > limit:
            return float(limit - pesos)
        wish = standing + max(1, (limit - standing) // (3 if standing else 2))
        return limit - standing + 1 - WISH * abs(pesos - wish)

    def rate_placement(self, target: Target) -> float:
        """What an accomplice there will bring, less what it costs."""
        space = self.view.spaces.index(NO_PAWN, FIRST_SPACE[target])
        price = min(PRICES[space], self.cash + LOAN * self.view.free_count[self.seat])
        return self.earns(target) - price - self.toll(price)

    def earns(self, target: Target) -> float:
        """What an accomplice there will bring."""
        view, port = self.view, self.berths
        if target < KINDS:
            mine, crew = self.crews[target].count(self.seat), len(self.crews[target])
            before = self.hold_part(target, mine, crew)
            return self.ends.paid[view.boats[target]] * (self.hold_part(target, mine + 1, crew + 1) - before)
        if target < YARD_TARGET:
            return pay([target - PORT_TARGET], port)
        if target < PIRATES_TARGET:
            return 0.0 if view.owner(INSURANCE) == self.seat else pay([target - YARD_TARGET], port[::-1])
        if target == PIRATES_TARGET:
            return self.piracy()
        if target == INSURANCE_TARGET:
            return INSURANCE_FEE - pay([*range(BOATS)], port[::-1])
        return self.piloting(2 if FIRST_SPACE[target] == LARGE_PILOT else 1)

    def piracy(self) -> float:
        """Plunder after the last roll, shared with a comrade; or a free space on a boat on 13 before it."""
        total = 0.0
        for ware in self.loaded:
            spot = self.view.boats[ware]
            if 0 <= spot <= LAST_SPOT:
                comrades = float(len(self.pirates)) or 0.5 * min(1, self.to_come)
                total += LANDS[spot][self.rolls][LAST_SPOT] * CARGO[ware] / (1 + comrades)
                if self.rolls > 1:
                    total += LANDS[spot][self.rolls - 1][LAST_SPOT] * CARGO[ware] / len(HOLD[ware])
        return total

    def piloting(self, steps: int) -> float:
        """The best a pilot could do now with so many steps; before the last round much of that is still open."""
        boats = list(self.view.boats)
        gain = self.best_steps(boats, steps) - self.income(boats)
        return gain if self.rolls == 1 else gain / 2

    def best_steps(self, boats: list[Spot], steps: int, first: int = 0) -> float:
        """The best income after so many steps of a pilot, or fewer: boat after boat, in the order they were loaded."""
        best = self.income(boats)
        for nth in range(first, len(self.loaded)) if steps else ():
            ware = self.loaded[nth]
            for step in (-1, 1) if 0 < boats[ware] <= LAST_SPOT else ():
                moved = boats[:]
                moved[ware] += step
                best = max(best, self.best_steps(moved, steps - 1, nth))
        return best

    def rate_steer(self, ware: Ware, step: int) -> float:
        """The income after this step, and the best one after it if the pilot has another."""
        boats = list(self.view.boats)
        before = self.income(boats)
        boats[ware] += step
        return self.best_steps(boats, int(self.view.phase == Phase.LARGE_PILOT)) - before

    def rate_boarding(self, ware: Ware, thrown_out: Seat) -> float:
        """What a place in the crew adds, in somebody's stead or nobody's (NO_SEAT); the boat is as good as in port."""
        crew = self.crews[ware][:]
        before = crew.count(self.seat) / max(1, len(crew))
        if thrown_out != NO_SEAT:
            crew.remove(thrown_out)
        crew.append(self.seat)
        return CARGO[ware] * (crew.count(self.seat) / len(crew) - before)

    def rate_staying(self) -> float:
        """A part of what may be plundered after the last roll."""
        boats = [(ware, self.view.boats[ware]) for ware in self.loaded]
        loot = sum([CARGO[ware] * LANDS[spot][1][LAST_SPOT] for ware, spot in boats if 0 <= spot < LAST_SPOT])
        return loot / max(1, len(self.pirates))

    def rate_sending(self, ware: Ware, to_port: bool) -> float:
        """The income when the boat has come in there."""
        boats = list(self.view.boats)
        boats[ware] = PORT_SPOT if to_port else YARD_SPOT
        return self.income(boats)


def owners(view: ManilaView, spaces: range) -> list[Seat]:
    """Whose accomplices stand on these spaces."""
    return [view.owner(space) for space in spaces if view.spaces[space] != NO_PAWN]


def counted(arrivals: list[float]) -> list[float]:
    """The chance of each number of boats in port, by the chances of the sets of boats that arrive."""
    counts = [0.0] * (BOATS + 1)
    for arrived, chance in enumerate(arrivals):
        counts[arrived.bit_count()] += chance
    return counts


def pay(berths: list[int], counts: list[float]) -> float:
    """What these berths will pay, by the chances of each number of boats there."""
    total = 0.0
    for berth in berths:
        total += BERTH_PAY[berth] * sum(counts[berth + 1 :], 0.0)
    return total
