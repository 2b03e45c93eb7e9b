"""What the buttons say."""

from __future__ import annotations

from typing import assert_never

from kogga.games.seven_seas.actions import (
    Buy,
    Choose,
    Decline,
    DoubleHold,
    Draw,
    Drawn,
    End,
    First,
    Give,
    Load,
    Lose,
    Move,
    NameGood,
    Negotiate,
    Play,
    Refuse,
    Sell,
    Send,
    TakeFlag,
    Throw,
    TurnUp,
    Unsinkable,
)
from kogga.games.seven_seas.face.names import SeasNames, capital
from kogga.games.seven_seas.pieces import COUNTRY, FIRST_PORT, GOODS, PRICES, PRIVILEGE, Role
from kogga.games.seven_seas.scoring import lot_price
from kogga.games.seven_seas.state import Phase
from kogga.games.seven_seas.view import SeasView


def label(face: SeasNames, view: SeasView, action: Move) -> str:
    """What a button says."""
    if isinstance(action, Choose):
        return face.say("label.choose", **face.role(action.role))
    if isinstance(action, (Play, Drawn)):
        key = "label.play" if isinstance(action, Play) else "label.drawn"
        return face.say(key, Card=capital(face.card(action.card)))
    if isinstance(action, (Buy, Send)):
        return label_ships(face, view, action)
    if isinstance(action, (Load, Refuse, NameGood, Lose, TurnUp)):
        return label_good(face, action)
    if isinstance(action, (Sell, Negotiate)):
        return label_sale(face, view, action)
    if isinstance(action, Give):
        return face.say("label.give", face=action.face, effect=face.say(f"effect.f{action.face}"))
    if isinstance(action, TakeFlag):
        return face.say("label.flag", **face.country(action.country))
    if isinstance(action, First):
        return face.say("label.first", who=face.name(action.seat))
    return label_plain(face, view, action)


def label_ships(face: SeasNames, view: SeasView, action: Buy | Send) -> str:
    """§4.1, §6.2 So many ships, or none and what it costs."""
    if isinstance(action, Buy):
        return face.say("label.buy", n=action.ships) if action.ships else face.say("label.buy_none")
    if action.ships:
        return face.say("label.send", n=action.ships)
    serves = view.card in range(FIRST_PORT) and view.flags[COUNTRY[view.card]] == view.seat
    return face.say("label.send_none_flag" if serves and view.options.stay_home == 1 else "label.send_none")


def label_good(face: SeasNames, action: Load | Refuse | NameGood | Lose | TurnUp) -> str:
    """§7.2, §14 One good."""
    if isinstance(action, TurnUp):
        return face.say("label.turn_up", **face.good(action.loot))
    key = str(action).split()[0]
    return face.say(f"label.{key}", **face.good(action.good))


def label_sale(face: SeasNames, view: SeasView, action: Sell | Negotiate) -> str:
    """§10.1, §13.4 Goods and what they bring."""
    if isinstance(action, Sell):
        chests = action.cards * lot_price(view.port, action.good, action.cards)
        return capital(
            face.say("label.sell", cards=face.cards_of(action.good, action.cards), chests=face.count("chests", chests))
        )
    chests = PRICES[view.port][action.one] + PRICES[view.port][action.other]
    one, other = (face.say(f"name.{GOODS[good]}") for good in (action.one, action.other))
    return face.say("label.negotiate", one=one, other=other, chests=face.count("chests", chests))


def label_plain(face: SeasNames, view: SeasView, action: Decline | Draw | End | DoubleHold | Unsinkable | Throw) -> str:
    """What is the same all game long, or nearly."""
    if isinstance(action, Draw):
        more = min(view.privilege * PRIVILEGE[Role.CARTOGRAPHER], view.deck - 1)
        return face.say("label.draw_more", n=1 + more) if more > 0 else face.say("label.draw")
    if isinstance(action, End):
        return face.say(f"label.{end_key(view)}")
    if isinstance(action, Throw):
        return face.say("label.throw")
    if isinstance(action, (DoubleHold, Unsinkable, Decline)):
        return face.say(f"label.{str(action).replace(' ', '_')}")
    assert_never(action)


def end_key(view: SeasView) -> str:
    """What it is that ends."""
    if view.phase == Phase.SALE:
        return "end_final"
    if view.phase == Phase.MERCHANT:
        return "end_sale" if view.sold else "end_skull"
    return "end"
