"""`kogga play` at a real terminal: what a person sees and types."""

from __future__ import annotations

from pathlib import Path

import kogga as engine
from tests.cli.terminal import Terminal


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    """The game says where it was saved, with every move in it."""
    file = tmp_path / "game.kogga"
    with Terminal("play", "sea_wolf", "--seed", "3", "--save", str(file), home=tmp_path) as terminal:
        terminal.answer("1")
        assert terminal.interrupt() == 130
    assert f"kogga play --resume {file}" in terminal.text.replace("\n", "")
    table = engine.replay(file.read_text("utf-8"))
    assert any(seat == 0 for seat, _ in table.log)


def test_a_mistake_is_explained_and_the_turn_goes_on(tmp_path: Path) -> None:
    """At a terminal nobody is thrown out for it."""
    with Terminal("play", "sea_wolf", "--seats", "2", "--seed", "3", home=tmp_path) as terminal:
        terminal.answer("sing")
        terminal.wait_for("No move of this game reads “sing”.")
        terminal.answer("done")
        terminal.wait_for("§4.1")
        terminal.answer("")
        terminal.answer("quit")
        assert terminal.end() == 0


def test_colours_where_the_terminal_has_them(tmp_path: Path) -> None:
    """And none with NO_COLOR."""
    with Terminal("play", "sea_wolf", "--seed", "3", home=tmp_path) as coloured:
        coloured.answer("quit")
        coloured.end()
    with Terminal("play", "sea_wolf", "--seed", "3", home=tmp_path, NO_COLOR="1") as plain:
        plain.answer("quit")
        plain.end()
    assert "\x1b[1;33m" in coloured.raw
    assert "\x1b[" not in plain.raw.replace("\x1b[?2004", "")
    said = [[line.rstrip() for line in each.text.splitlines() if "kogga" not in line] for each in (plain, coloured)]
    assert said[0] == said[1]


def test_a_turn_fits_on_a_small_screen(tmp_path: Path) -> None:
    """80 by 24: from the table to the prompt, in either language."""
    for lang in ("en", "pl"):
        with Terminal("play", "sea_wolf", "--seats", "3", "--seed", "3", "--lang", lang, home=tmp_path) as terminal:
            terminal.answer("1")
            shown = terminal.answer("quit")
            terminal.end()
        lines = shown.partition("· ")[2].splitlines()
        table = lines[next(place for place, line in enumerate(lines) if not line.strip()) + 1 :]
        assert len(table) <= 23
        assert max(map(len, lines)) <= 80


def test_people_at_one_keyboard_do_not_see_each_others_cards(tmp_path: Path) -> None:
    """The screen is wiped, and shows nothing before the next one is there."""
    with Terminal("play", "sea_wolf", "--seats", "you,you", "--seed", "3", home=tmp_path) as terminal:
        terminal.wait_for("Press Enter when nobody else is looking.")
        terminal.type("\n")
        terminal.answer("draw")
        terminal.wait_for("it is your turn. Press Enter when nobody else is looking.")
        wiped = terminal.raw.rpartition("\x1b[2J")[2]
        assert "draw" not in wiped
        terminal.type("\n")
        terminal.answer("quit")
        assert terminal.end() == 0


def test_leaving_with_a_full_disk_asks_twice(tmp_path: Path) -> None:
    """Only whoever leaves again loses the game; `save` keeps it elsewhere."""
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    elsewhere = tmp_path / "elsewhere.kogga"
    with Terminal("play", "sea_wolf", "--seed", "3", home=blocked) as terminal:
        terminal.wait_for("The game goes on")
        terminal.answer("quit")
        terminal.wait_for("leave again to lose it")
        terminal.answer(f"save {elsewhere}")
        terminal.answer("quit")
        assert terminal.end() == 0
    assert engine.replay(elsewhere.read_text("utf-8")).seats == 3
