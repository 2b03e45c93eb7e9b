"""How much one visitor may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import ip_address, ip_network

MESSAGE_BYTES = 4096
MESSAGES_A_SECOND = 20.0
MESSAGES_AT_ONCE = 60.0
MOMENTS_A_SECOND = 5.0  # to look back means to play the game again up to there
MOMENTS_AT_ONCE = 15.0
CHATS_A_SECOND = 1.0
CHATS_AT_ONCE = 10.0
TABLES_A_MINUTE = 20
TABLES_PER_GUEST = 50  # that are not over
SOCKETS_PER_GUEST = 12
NAMELESS_PER_TABLE = 200
LOOKS_A_SECOND = 4.0  # into the past: pages, moments, pictures
LOOKS_AT_ONCE = 40.0
RECORD_CHARACTERS = 200_000  # the longest game there is has a tenth of that
RECORDS_PER_GUEST = 50
GUESTS_AT_ONCE = 30.0  # newcomers from one address; this machine itself may bring any number
GUESTS_A_SECOND = 1 / 60
DOORS = 10_000  # addresses remembered
DIGITS = 6
VISITORS = 1000  # more than that are not remembered one by one


def number_in(text: str) -> int:
    """The number a visitor wrote; -1: it is none, or none that could mean anything here."""
    return int(text) if text.isdecimal() and len(text) <= DIGITS else -1


class Turnstile:
    """A bucket for every visitor; those who have not come for a while have a full one again."""

    def __init__(self, at_once: float, a_second: float, clock: Callable[[], float]) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """May this visitor pass once more?"""
        if len(self.buckets) > VISITORS:
            self.buckets.clear()
        bucket = self.buckets.setdefault(who, Bucket(self.at_once, self.a_second, self.clock))
        return bucket.take()


class Bucket:
    """So many at once, so many a second after that."""

    def __init__(self, at_once: float, a_second: float, clock: Callable[[], float]) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.clock = clock
        self.left = at_once
        self.since = clock()

    def take(self) -> bool:
        """May one more pass?"""
        now = self.clock()
        self.left = min(self.at_once, self.left + (now - self.since) * self.a_second)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Doorkeeper:
    """Counts by name: whoever comes too fast is asked to wait."""

    def __init__(self, clock: Callable[[], float], at_once: float, a_second: float) -> None:
        self.clock = clock
        self.at_once = at_once
        self.a_second = a_second
        self.doors: OrderedDict[str, Bucket] = OrderedDict()

    def admits(self, name: str) -> bool:
        """May one more of this name come in?"""
        door = self.doors.setdefault(name, Bucket(self.at_once, self.a_second, self.clock))
        self.doors.move_to_end(name)
        while len(self.doors) > DOORS:
            self.doors.popitem(last=False)
        return door.take()


def street_of(address: str) -> str:
    """One household: an IPv4 address, or 64 bits of an IPv6 one; "": this machine itself."""
    try:
        house = ip_address(address)
    except ValueError:
        return address
    if house.is_loopback:
        return ""
    return str(house) if house.version == 4 else str(ip_network((house, 64), strict=False))
