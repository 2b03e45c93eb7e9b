"""What lies beside the board: round and dice, stocks, the offer, bank and hand, the tracks."""

from __future__ import annotations

from html import escape
from typing import Final

from kogga.games.explorers.drawing.places import (
    BANK_Y,
    CARDS_Y,
    CORNER,
    HAND_WIDTH,
    HAND_X,
    OFFER,
    ROUND,
    STOCK,
    TRACK_WIDTH,
    TRACK_X,
    card_x,
    plates,
    track_spot,
)
from kogga.games.explorers.drawing.players import lead_spot
from kogga.games.explorers.face import ExplorersFace
from kogga.games.explorers.pieces import (
    BONUS,
    BONUS_FACES,
    FISH,
    GOLD,
    GOODS,
    IS_FISH,
    MISSIONS,
    NOBODY,
    PLAYED,
    REGIONS,
    SHOALS,
    STOCKED,
    TERRAINS,
    TRACKS,
)
from kogga.games.explorers.state import Phase
from kogga.games.explorers.view import ExplorersView

SMALL: Final = 0.23  # of a hex in a stock
STEP: Final = 6  # one marker upon another


def draw_round(parts: list[str], face: ExplorersFace, view: ExplorersView) -> None:
    """The round, and the dice: the roll of the turn, or the last single die beside it."""
    x, y = ROUND
    if view.phase == Phase.OVER:
        words = face.say("chart.over")
    else:
        words = face.say("chart.round", round=view.round) if view.round else face.say("chart.setup")
    middle, words = x + CORNER[0] // 2, escape(words, quote=False)
    one, other = divmod(view.dice, 10)
    single = f'<use id="die-2" href="#d{view.die}" transform="translate(126 26) scale(.8)"/>' if view.die else ""
    parts.append(
        f'<text x="{middle}" y="{y + 45}" class="sans mid f-ink" font-size="14">{words}</text>'
        f'<g id="dice" class="piece" transform="translate({x} {y + 84})"><use href="#dice-rim"/>'
        f'<use id="die-0" href="#d{one}" transform="translate(36 26)"/>'
        f'<use id="die-1" href="#d{other}" transform="translate(78 26)"/>{single}</g>'
    )


def draw_stocks(parts: list[str], view: ExplorersView) -> None:
    """§2.3 What each region still hides: small hexes and how many, and the numbers left."""
    for region, (x, y) in enumerate(STOCK):
        hidden = unexplored(view, region)
        drawn, counts = [], []
        for nth, (name, n) in enumerate(hidden):
            column, row = nth % 3, nth // 3
            drawn.append(f'<use href="#t-{name}" x="{200 * column}" y="{113 * row}"/>')
            counts.append(f'<text x="{46 * column + 15}" y="{26 * row + 5}">{n}</text>')
        parts.append(
            f'<g id="stock-{REGIONS[region]}" class="piece" transform="translate({x + 20} {y + 46})">'
            f'<g transform="scale({SMALL})">{"".join(drawn)}</g>'
            f'<g class="sans f-ink" font-size="12">{"".join(counts)}</g></g>'
        )
        numbers = " ".join([str(number) for number in range(2, 13) if view.tokens[region] >> number & 1])
        parts.append(
            f'<g id="tokens-{REGIONS[region]}" class="piece" transform="translate({x + 8} {y + 149})">'
            f'<text class="sans f-ink-2" font-size="12">{numbers or "–"}</text></g>'
        )


def unexplored(view: ExplorersView, region: int) -> list[tuple[str, int]]:
    """The hexes of a region still face down, as they are drawn; fish of all faces together."""
    hidden = []
    for terrain in range(STOCKED):
        if terrain == FISH:
            hidden.append(("shoal", view.shoals[region]))
        elif not IS_FISH[terrain]:
            name = f"bonus-{BONUS_FACES[region]}" if terrain == BONUS else TERRAINS[terrain]
            hidden.append((name, view.stock[STOCKED * region + terrain]))
    return [(name, n) for name, n in hidden if n]


def draw_offer(parts: list[str], view: ExplorersView) -> None:
    """§5.3, §5.4 The open offer: what is given, what is asked, and the answers."""
    x, y = OFFER
    inside = ['<use href="#offer-rim"/>']
    if any(view.given) or any(view.asked):
        inside.append(f'<use href="#k{view.active}" x="132" y="16"/>')
        for row, goods in enumerate((view.given, view.asked)):
            lying = [kind for kind, n in enumerate(goods) for _ in range(n)]
            top = 59 + 46 * row
            inside += [f'<use href="#g{kind}" x="{25 + 33 * nth}" y="{top}"/>' for nth, kind in enumerate(lying)]
        inside += answers(view)
    parts.append(f'<g id="offer" class="piece" transform="translate({x} {y})">{"".join(inside)}</g>')


def answers(view: ExplorersView) -> list[str]:
    """§5.4 Who has answered, and once all are turned up, how."""
    if view.phase not in (Phase.ANSWER, Phase.CLOSE):
        return []
    drawn = []
    others = [seat for seat in range(view.seats) if seat != view.active]
    for nth, seat in enumerate(others):
        waits = view.phase == Phase.ANSWER and (view.owing >> seat & 1 or seat != view.seat)
        sign = "wait" if waits else "yes" if view.accepted >> seat & 1 else "no"
        if view.phase == Phase.ANSWER and not view.owing >> seat & 1 and seat != view.seat:
            sign = "sealed"
        drawn.append(
            f'<use href="#k{seat}" x="{20 + 46 * nth}" y="140"/><use href="#{sign}" x="{40 + 46 * nth}" y="140"/>'
        )
    return drawn


def draw_bank(parts: list[str], view: ExplorersView) -> None:
    """§1.3 What the bank holds; its gold has no end."""
    parts.append('<g class="sans f-ink" font-size="13">')
    for kind, word in enumerate(GOODS):
        left = str(view.bank[kind]) if kind < GOLD else "∞"
        parts.append(
            f'<g id="bank-{word}" class="piece" transform="translate({card_x(kind) + 12} {BANK_Y + 12})">'
            f'<use href="#chip-rim"/><use href="#g{kind}"/>'
            f'<text x="14" y="5">{left}</text></g>'
        )
    parts.append("</g>")


def draw_hand(parts: list[str], face: ExplorersFace, view: ExplorersView) -> None:
    """One's own cards by kind, and gold, pale where there are none, less what lies face down; guests see a name."""
    if view.seat is None:
        place = f'x="{HAND_X + HAND_WIDTH // 2}" y="{CARDS_Y + 36}" class="serif mid f-deep-2" font-size="22"'
        parts.append(f"<text {place}>{escape(face.say('title'), quote=False)}</text>")
        return
    words = escape(face.say("chart.hand"), quote=False)
    parts.append(f'<text x="{HAND_X + 12}" y="{CARDS_Y - 12}" class="serif f-ink" font-size="12.5">{words}</text>')
    laid = view.laid[GOLD * view.seat : GOLD * view.seat + GOLD]
    parts.append('<g class="num f-ink" font-size="17">')
    for kind, word in enumerate(GOODS):
        n = view.hand[kind] if kind < GOLD else view.gold[view.seat]
        down = f"−{laid[kind]}" if kind < GOLD and laid[kind] else ""
        pale = "" if n else ' opacity=".45"'
        x = card_x(kind)
        parts.append(
            f'<g id="hand-{word}" class="piece" transform="translate({x} {CARDS_Y})"><use href="#c{kind}"{pale}/>'
            f'<text x="25" y="58">{n}{down}</text></g>'
        )
    parts.append("</g>")


def draw_tracks(parts: list[str], view: ExplorersView) -> None:
    """§12 Markers on their spaces, the earliest below; leaders' cards with their owners."""
    for row, mission in enumerate(PLAYED[view.options.scenario]):
        word = MISSIONS[mission]
        x, y = track_spot(row, 0)
        parts.append(f'<use id="track-{word}" class="piece" href="#track-rim" transform="translate({x} {y})"/>')
        spaces = view.spaces[4 * mission : 4 * mission + view.seats]
        height = [0] * len(TRACKS[mission])
        for seat in view.piles[mission]:
            space = spaces[seat]
            x, y = track_spot(row, space)
            x, y = x + STEP * height[space] - STEP * (spaces.count(space) - 1) // 2, y - 2 * height[space] + 2
            height[space] += 1
            place = f'class="piece" transform="translate({x} {y})"'
            parts.append(f'<use id="marker-{word}-{seat}" {place} href="#k{seat}"/>')
        if mission == SHOALS:
            x, y = TRACK_X + TRACK_WIDTH - 96, track_spot(row, 0)[1] - 19
            place = f'class="piece" transform="translate({x} {y}) scale(.8)"'
            words = f'<text x="12" y="4" class="sans f-ink-2" font-size="11">×{view.catch}</text>'
            parts.append(f'<g id="hauls" {place}><use href="#l1"/>{words}</g>')
        leader = view.leads[mission]
        if leader == NOBODY:
            x, y = TRACK_X + TRACK_WIDTH - 15, track_spot(row, 0)[1]
        else:
            x, y = lead_spot(plates(view.seats, view.seat)[leader], row)
        parts.append(f'<use id="lead-{word}" class="piece" href="#lead-{word[0]}" transform="translate({x} {y})"/>')
