"""What can be asked for, and how what cannot is refused: one sentence, exit code 2, nothing changed."""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import kogga as engine
from kogga.cli.main import COMMANDS
from kogga.cli.speech import speech
from tests.cli.terminal import environment, kogga


def test_help_is_a_page_a_person_can_read(tmp_path: Path) -> None:
    """It names every command and fits on a screen of 80 columns."""
    for words in ([], ["--help"], ["help"]):
        page = kogga(*words, home=tmp_path)
        assert page.returncode == 0
        assert all(f"kogga {command}" in page.stdout for command in COMMANDS)
        assert len(page.stdout.splitlines()) <= 24


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_either_language(command: str, lang: str, tmp_path: Path) -> None:
    """In 80 columns, and beginning with how it is typed."""
    page = kogga(command, "--help", "--lang", lang, home=tmp_path)
    assert page.returncode == 0
    assert page.stdout.startswith(f"kogga {command}")
    assert max(map(len, page.stdout.splitlines())) <= 84


def test_both_languages_have_the_same_words() -> None:
    """The terminal's own."""
    assert speech("en").keys() == speech("pl").keys()


def test_the_system_says_which_language(tmp_path: Path) -> None:
    """Unless the command line does."""
    assert "pięć gier" in kogga("--help", home=tmp_path, LANG="pl_PL.UTF-8").stdout
    assert "five sea games" in kogga("--help", home=tmp_path, LANG="pl_PL.UTF-8", LC_ALL="C").stdout
    assert "five sea games" in kogga("--help", "--lang", "en", home=tmp_path, LANG="pl_PL.UTF-8").stdout


def test_the_games_are_listed_with_seats_and_options(tmp_path: Path) -> None:
    """All that stand on the shelf."""
    page = kogga("games", home=tmp_path).stdout
    for name, game in engine.games.items():
        assert f"({name})" in page
        assert all(f"--option {option.name}=" in page for option in game.card.options)


REFUSED = [
    (["sail"], f"There is no command 'sail'; there is {', '.join(COMMANDS)}."),
    (["play", "--lang", "de"], "There is no language 'de'; --lang is en or pl."),
    (["play"], "Which game?"),
    (["play", "noahs_ark"], "There is no game 'noahs_ark'; there is"),
    (["play", "sea_wolf", "--seats", "you"], "sea_wolf is for 2 to 5 players, not 1."),
    (["play", "sea_wolf", "--seats", "6"], "sea_wolf is for 2 to 5 players, not 6."),
    (["play", "sea_wolf", "--seats", "you,parrot"], "Nobody called 'parrot' can sit down;"),
    (["play", "sea_wolf", "--option", "hundred"], "'hundred' is no option; options read NAME=VALUE"),
    (["play", "sea_wolf", "--option", "fog=yes"], "sea_wolf has no option 'fog'; it has hundred, poor_visibility."),
    (["play", "sea_wolf", "--option", "hundred=7"], "hundred cannot be '7'; choose one of no, yes."),
    (["play", "sea_wolf", "--seed", "luck"], "--seed needs a whole number, 0 or more, not 'luck'."),
    (["play", "sea_wolf", "--seed"], "The command line cannot be read"),
    (["play", "sea_wolf", "--cheat"], "'--cheat' means nothing to kogga play;"),
    (["play", "sea_wolf", "--save", "nowhere/at/all"], "There is no folder nowhere/at;"),
    (["play", "--resume", "nothing.kogga"], "nothing.kogga cannot be read: No such file or directory."),
    (["draw", "sea_wolf", "--theme", "pink"], "There is no theme 'pink'; there is light, dark."),
    (["draw", "sea_wolf", "--seat", "2"], "There is no seat 2 at this table; --seat is 0 to 1."),
    (["replay"], "Which record?"),
    (["bench", "sea_wolf", "--seats", "9"], "sea_wolf is for 2 to 5 players, not 9."),
]


@pytest.mark.parametrize(("words", "sentence"), REFUSED, ids=[" ".join(words) for words, _ in REFUSED])
def test_what_cannot_be_had_is_refused_in_one_sentence(words: list[str], sentence: str, tmp_path: Path) -> None:
    """Exit code 2, no traceback, no file written."""
    refused = kogga(*words, home=tmp_path)
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"kogga: {sentence}")
    assert refused.stderr.count("\n") == 1
    assert refused.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_without_the_extra_one_sentence_says_what_to_install(tmp_path: Path) -> None:
    """The engine needs no package; the terminal game does."""
    hidden = "import sys; sys.modules['rich'] = None; from kogga.cli.main import run; run(['play', 'sea_wolf'])"
    refused = subprocess.run(
        [sys.executable, "-c", hidden], capture_output=True, text=True, env=environment(tmp_path), check=False
    )
    assert refused.returncode == 2
    assert refused.stderr == "kogga: kogga play needs the extra `play`: pip install 'kogga[play]'.\n"


def test_bench_speaks_json(tmp_path: Path) -> None:
    """One object with these keys."""
    figures = json.loads(kogga("bench", "sea_wolf", "--option", "poor_visibility=yes", "--json", home=tmp_path).stdout)
    assert list(figures) == [
        "game", "seats", "options", "build", "decisions_per_s", "games_per_s", "decisions_per_game", "copy_us",
    ]  # fmt: skip
    assert (figures["game"], figures["seats"]) == ("sea_wolf", 4)
    assert figures["options"] == {"hundred": False, "poor_visibility": True}
    assert figures["decisions_per_s"] > 1000
    assert figures["copy_us"] > 0


def test_draw_prints_a_picture(tmp_path: Path) -> None:
    """The same command, the same picture; another seat, another one."""
    words = ["draw", "sea_wolf", "--seats", "4", "--seed", "3", "--ply", "20"]
    picture = kogga(*words, home=tmp_path)
    assert ElementTree.fromstring(picture.stdout).tag.endswith("svg")
    assert kogga(*words, home=tmp_path).stdout == picture.stdout
    assert kogga(*words, "--seat", "0", home=tmp_path).stdout != picture.stdout
    assert kogga(*words, "--theme", "dark", home=tmp_path).stdout != picture.stdout


def test_draw_writes_a_picture_of_pixels(tmp_path: Path) -> None:
    """Into the file that was named, or a sentence why not."""
    file = tmp_path / "table.png"
    assert kogga("draw", "sea_wolf", "--png", str(file), home=tmp_path).stdout == ""
    assert file.read_bytes().startswith(b"\x89PNG")
    told = kogga("draw", "sea_wolf", "--png", str(tmp_path / "nowhere" / "table.png"), home=tmp_path)
    assert "cannot be written" in told.stderr
