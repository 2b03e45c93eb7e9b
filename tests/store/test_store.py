"""What every store does: on a real file, and on a real database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kogga.store.opening import Place, open_store
from kogga.store.rows import IMAGINED, Address, Conflict, Guest, Head, Kept, Row, Standing, StoreError
from kogga.store.store import Store

RUNNING = Standing("running")


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Somewhere for a store, empty."""
    return tmp_path if request.param == "sqlite" else str(request.getfixturevalue("database"))


def head(name: str = "harbour", host: str = "g0", listed: bool = True, made_at: float = 1.0) -> Head:
    return Head(name, "sea_wolf", "1", 3, "", "seed", listed, host, made_at)


def row(number: int, words: str = "draw", kind: str = "move", who: int = 0) -> Row:
    return Row(number, kind, who, words, 2.0)


def run(place: Place, story: Callable[[Store], Awaitable[None]]) -> None:
    """Tell a story of a store, opened at this place."""

    async def tell() -> None:
        store = open_store(place)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(tell())


def test_rows_come_back_in_their_order_from_a_store_opened_again(place: Place) -> None:
    async def write(store: Store) -> None:
        await store.found(head(), [])
        await store.append("harbour", [row(0), row(1, "drawn fish 4", "luck", -1)], RUNNING)
        await store.append("harbour", [row(2, "take fish 5")], RUNNING)

    async def read(store: Store) -> None:
        found = await store.read("harbour")
        assert found == (head(), [row(0), row(1, "drawn fish 4", "luck", -1), row(2, "take fish 5")])

    run(place, write)
    run(place, read)


def test_a_number_is_never_used_twice_and_a_refused_batch_leaves_nothing(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.found(head(), [])
        await store.append("harbour", [row(0)], RUNNING)
        with pytest.raises(Conflict):
            await store.append("harbour", [row(1), row(0, "done")], RUNNING)
        found = await store.read("harbour")
        assert found is not None
        assert found[1] == [row(0)]

    run(place, story)


def test_one_bad_request_does_not_spoil_those_written_with_it(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.found(head(), [])
        appends = [store.append("harbour", [row(number)], RUNNING) for number in (0, 0, 1, 2)]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes[2:]] == [type(None), type(None)]
        assert {type(outcome) for outcome in outcomes[:2]} == {type(None), Conflict}
        found = await store.read("harbour")
        assert found is not None
        assert [each.number for each in found[1]] == [0, 1, 2]

    run(place, story)


def test_an_unknown_table_has_no_rows_and_takes_none(place: Place) -> None:
    async def story(store: Store) -> None:
        assert await store.read("nowhere") is None
        with pytest.raises(StoreError):
            await store.append("nowhere", [row(0)], RUNNING)

    run(place, story)


def test_my_tables_come_with_those_first_that_wait_for_me(place: Place) -> None:
    async def story(store: Store) -> None:
        for made_at, name in enumerate(("old", "new", "waiting", "foreign")):
            await store.found(head(name, made_at=made_at), [])
            guest = "stranger" if name == "foreign" else "g0"
            standing = Standing("running", (guest,) if name == "waiting" else ())
            await store.append(name, [row(0, f"guest {guest} Anna", "sit")], standing)
        mine = await store.tables_of("g0", 10)
        assert [(found.table, waits) for found, _, waits in mine] == [("waiting", True), ("new", False), ("old", False)]
        await store.append("waiting", [row(1)], RUNNING)
        assert not any(waits for _, _, waits in await store.tables_of("g0", 10))

    run(place, story)


def test_the_lobby_lists_public_tables_that_are_not_over(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.found(head("open", made_at=1.0), [])
        await store.found(head("private", listed=False), [])
        await store.found(head("over", made_at=2.0), [])
        await store.append("over", [row(0)], Standing("over"))
        assert [(found.table, status) for found, status in await store.listed(10)] == [("open", "open")]
        assert sorted(await store.unfinished()) == ["open", "private"]

    run(place, story)


def test_wishes_that_come_at_once_are_all_kept(place: Place) -> None:
    """A name as well; and whoever was forgotten does not come back by a late wish."""

    async def story(store: Store) -> None:
        await store.welcome(Guest("g0", "hash", "Anna", 1.0, {"lang": "pl", "theme": "light"}))
        await asyncio.gather(
            store.change("g0", None, {"theme": "dark"}),
            store.change("g0", "Ewa", {}),
            store.change("g0", None, {"size": "huge"}),
        )
        wishes = {"lang": "pl", "theme": "dark", "size": "huge"}
        assert await store.guest("hash") == Guest("g0", "hash", "Ewa", 1.0, wishes)
        await store.forget("g0")
        assert await store.change("g0", "Ewa", {}) is None
        assert await store.guest("hash") is None

    run(place, story)


def test_a_guest_is_known_by_the_secret_and_can_be_forgotten(place: Place) -> None:
    async def story(store: Store) -> None:
        guest = Guest("g0", "hash", "Anna", 1.0, {"lang": "pl"})
        await store.welcome(guest)
        assert await store.guest("hash") == guest
        assert await store.guest("other") is None
        await store.found(head(), [])
        sits, says = row(0, "guest g0 Anna", "sit"), row(1, "g0 Anna\tAhoj!", "chat")
        await store.append("harbour", [sits, says, row(2)], RUNNING)
        known = await store.export("g0")
        assert (known["name"], known["tables"]) == ("Anna", ["harbour"])
        assert "Ahoj!" in str(known["chat"])
        await store.forget("g0")
        assert await store.guest("hash") is None
        found = await store.read("harbour")
        assert found is not None
        assert "Anna" not in str(found[1])
        assert "Ahoj" not in str(found[1])
        assert found[1][2] == row(2)
        with pytest.raises(StoreError):
            await store.export("g0")

    run(place, story)


def test_nobody_unsees_what_they_have_seen(place: Place) -> None:
    """How far a guest has followed only grows; of a table that does not exist nothing is kept."""

    async def story(store: Store) -> None:
        await store.found(head(), [])
        assert await store.followed("g0", "harbour") is None
        await store.follow("g0", "harbour", 7)
        await store.follow("g0", "harbour", 5)
        await store.follow("g0", "nowhere", 5)
        assert await store.followed("g0", "harbour") == 7
        assert await store.followed("g0", "nowhere") is None
        assert await store.followed("g1", "harbour") is None

    run(place, story)


def test_the_newest_records_of_a_guest_are_kept_and_go_with_the_guest(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.welcome(Guest("g0", "hash", "Anna", 1.0))
        for age in range(4):
            await store.keep_record(Kept(f"r{age}", f"text {age}", "g0", float(age)), most=2)
        await store.keep_record(Kept("other", "text", "g1", 0.0), most=2)
        assert (await store.export("g0"))["records"] == ["r2", "r3"]
        assert await store.record("r3") == Kept("r3", "text 3", "g0", 3.0)
        assert await store.record("r0") is None
        await store.forget("g0")
        assert await store.record("r3") is None
        assert await store.record("other") is not None

    run(place, story)


def test_what_ifs_wait_for_nobody(place: Place) -> None:
    """They stand in no list, and no server that starts opens them."""

    async def story(store: Store) -> None:
        for name in ("harbour", f"{IMAGINED}harbour"):
            await store.found(head(name, listed=False), [])
            await store.append(name, [row(0, "guest g0 Anna", "sit")], Standing("running", ("g0",)))
        assert await store.unfinished() == ["harbour"]
        assert await store.unfinished_of("g0") == 1
        assert [found.table for found, _, _ in await store.tables_of("g0", 10)] == ["harbour"]

    run(place, story)


def test_a_closed_store_says_so(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.read("harbour")

    run(place, story)


def test_notes_on_a_table_are_recalled_the_newest_of_a_name(place: Place) -> None:
    """They are a cache: what is not there can be worked out again."""

    async def story(store: Store) -> None:
        await store.found(head(), [])
        assert await store.recall("harbour", "review") is None
        await store.remember("harbour", "review", "old")
        await store.remember("harbour", "review", "new")
        await store.remember("harbour", "other", "else")
        assert await store.recall("harbour", "review") == "new"

    run(place, story)


def test_rows_are_read_on_from_where_one_stopped(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.found(head(), [row(0)])
        await store.append("harbour", [row(1), row(2)], RUNNING)
        assert await store.read_on("harbour", 1) == [row(1), row(2)]
        assert await store.read_on("harbour", 3) == []

    run(place, story)


def test_of_two_who_write_the_same_number_one_is_told(place: Place) -> None:
    """Two stores at one place: the rows of one of them are there, whole."""

    async def story(store: Store) -> None:
        other = open_store(place)
        await store.found(head(), [])
        ours, theirs = [row(0, "a"), row(1, "a")], [row(1, "b"), row(2, "b")]
        outcomes = await asyncio.gather(
            store.append("harbour", ours, RUNNING), other.append("harbour", theirs, RUNNING), return_exceptions=True
        )
        await other.close()
        assert {type(outcome) for outcome in outcomes} == {type(None), Conflict}
        assert await store.read_on("harbour", 0) == (ours if outcomes[0] is None else theirs)

    run(place, story)


def test_whoever_stands_up_sits_no_more(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.found(head(), [])
        await store.append("harbour", [row(0, "guest g1 Bo", "sit"), row(1, "guest g2 Ewa", "sit")], RUNNING)
        await store.append("harbour", [row(2, "g1", "stand")], RUNNING)
        assert [await store.unfinished_of(guest) for guest in ("g0", "g1", "g2")] == [1, 0, 1]
        assert await store.set_since("g0", 0.5) == 1
        assert await store.set_since("g0", 1.0) == 0

    run(place, story)


def test_one_letter_goes_out_whoever_writes_it(place: Place) -> None:
    """Not before the address is confirmed and the table has waited, once a day, and none to an address that is gone."""

    async def story(store: Store) -> None:
        await store.found(head(), [])
        await store.append("harbour", [row(0, "guest g0 Anna", "sit")], Standing("running", ("g0",)))
        unsure, sure = [Address("g0", "anna@example.org", "token", "pl", is_confirmed=yes) for yes in (False, True)]
        await store.keep_address(unsure)
        assert await store.letters_due(5.0, 5.0) == []
        await store.keep_address(sure)
        assert await store.letters_due(5.0, 1.0) == []
        [due] = await store.letters_due(5.0, 5.0)
        assert (due.address, [each.table for each in due.tables]) == (sure, ["harbour"])
        written = await asyncio.gather(*[store.note_letter(due.address, 9.0) for _ in range(3)])
        assert sorted(written) == [False, False, True]
        assert await store.letters_due(5.0, 5.0) == []
        assert await store.address_by("token") == await store.address_of("g0") != sure
        await store.drop_address("token")
        assert not await store.note_letter(sure, 9.0)
        assert await store.address_of("g0") is None

    run(place, story)


def test_the_last_beat_is_remembered(place: Place) -> None:
    async def story(store: Store) -> None:
        assert await store.last_beat() == 0.0
        await store.beat(3.0)
        await store.beat(4.5)
        assert await store.last_beat() == 4.5

    run(place, story)
