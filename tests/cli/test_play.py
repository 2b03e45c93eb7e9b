"""`kogga play` through a pipe: the moves of a script, files, resuming."""

from __future__ import annotations

from pathlib import Path

import pytest

import kogga as engine
from tests.cli.terminal import kogga

# Two people share the keyboard, luck is fixed; no bot comes between.
ALONE = ["play", "sea_wolf", "--seats", "you,you", "--seed", "1821"]


def first_words(seats: int = 2) -> str:
    """The words of the first choice in that game."""
    table = engine.match("sea_wolf", seats=seats, seed=1821)
    return str(table.legal(table.to_act[0])[0])


def test_a_number_and_the_words_are_the_same_move(tmp_path: Path) -> None:
    """And so is the label of the choice, whatever its capitals."""
    logs = []
    label = engine.match("sea_wolf", seats=2, seed=1821)
    view = label.view(label.to_act[0])
    typed = ["1", first_words(), first_words().upper(), label.face("en").label(view, label.legal(label.to_act[0])[0])]
    for number, line in enumerate(typed):
        file = tmp_path / f"{number}.kogga"
        assert kogga(*ALONE, "--save", str(file), home=tmp_path, typed=f"{line}\n").returncode == 0
        logs.append(engine.replay(file.read_text("utf-8")).log)
    assert all(log == logs[0] for log in logs)
    assert len(logs[0]) > 5


def test_every_move_is_saved_and_can_be_resumed(tmp_path: Path) -> None:
    """With who sits where; and the resumed file is the one that is kept up."""
    file = tmp_path / "game.kogga"
    words = ["play", "sea_wolf", "--seats", "you,bot", "--seed", "7", "--save", str(file)]
    left = kogga(*words, home=tmp_path, typed="1\nquit\n")
    assert left.returncode == 0
    assert f"kogga play --resume {file}" in left.stdout
    before = engine.replay(file.read_text("utf-8"))
    assert before.remarks == {"Players": "you, bot"}
    assert kogga("play", "--resume", str(file), home=tmp_path, typed="1\n").returncode == 0
    after = engine.replay(file.read_text("utf-8"))
    assert after.log[: len(before.log)] == before.log
    assert len(after.log) > len(before.log)


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    """Bots and luck; another seed is another one."""
    shown = [
        kogga("play", "sea_wolf", "--seats", "bot,bot", "--seed", seed, "--save", f"{tmp_path}/{number}", home=tmp_path)
        for number, seed in enumerate(["1", "1", "2"])
    ]
    records = [(tmp_path / str(number)).read_text("utf-8") for number in range(3)]
    assert all(each.returncode == 0 for each in shown)
    assert records[0] == records[1] != records[2]


def test_a_whole_game_ends_with_the_score_sheet(tmp_path: Path) -> None:
    """Line by line, with totals and places; resuming it shows it again."""
    file = tmp_path / "game.kogga"
    words = ["play", "sea_wolf", "--seats", "you,bot", "--seed", "7", "--save", str(file), "--lang", "pl"]
    shown = kogga(*words, home=tmp_path, typed="1\n" * 120)
    assert shown.returncode == 0
    table = engine.replay(file.read_text("utf-8"))
    assert table.over
    sheet = shown.stdout.partition("Koniec gry")[2]
    for score in table.scores:
        assert str(score).replace("-", "−") in sheet
    assert "Statki i towary w ręce" in sheet
    assert "Miejsce" in sheet
    assert "Koniec gry" in kogga("play", "--resume", str(file), "--lang", "pl", home=tmp_path).stdout


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("fly away", "No move of this game reads “fly away”."),
        ("done", "§4.1"),
        ("99", "There is no choice 99; choose 1 to 5."),
        ("undo", "There is nothing you can take back"),
    ],
)
def test_a_refused_line_ends_a_script_and_changes_nothing(line: str, sentence: str, tmp_path: Path) -> None:
    """It says why, by §; exit code 2; the game is saved as it was."""
    file = tmp_path / "game.kogga"
    refused = kogga(*ALONE, "--save", str(file), home=tmp_path, typed=f"{line}\n1\n")
    assert refused.returncode == 2
    assert sentence in " ".join(refused.stdout.split())
    assert engine.replay(file.read_text("utf-8")).log == engine.match("sea_wolf", seats=2, seed=1821).log


def test_the_rules_of_the_moment_and_any_paragraph(tmp_path: Path) -> None:
    """In either language; one that does not exist brings the contents."""
    for lang in ("en", "pl"):
        book = engine.book("sea_wolf", lang)
        shown = kogga(*ALONE, "--lang", lang, home=tmp_path, typed="?\n? 4.2\n? §4.3\n? r4\n? 99\n").stdout
        for number, sign in [("3.1", "§3.1"), ("4.2", "§4.2"), ("4.3", "§4.3"), ("R4", "R4")]:
            assert f"{sign} {book[number].title}" in shown
        assert f"§9 {book['9'].title}" in shown


def test_a_move_that_revealed_nothing_can_be_taken_back(tmp_path: Path) -> None:
    """A discard can; a card from the row brought luck, so it cannot."""
    file = tmp_path / "game.kogga"
    moves = ["1", "1", "6"]  # each takes a card; the first discards it again
    kogga(*ALONE, "--save", str(file), home=tmp_path, typed="\n".join([*moves, "undo", ""]))
    log = engine.replay(file.read_text("utf-8")).log
    assert not any(words.startswith("discard") for _, words in log)
    refused = kogga("play", "--resume", str(file), home=tmp_path, typed="cofnij\n", LANG="pl_PL.UTF-8")
    assert refused.returncode == 2
    assert engine.replay(file.read_text("utf-8")).log == log


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    """Neither on the command line nor at the table."""
    file = tmp_path / "precious"
    file.write_text("precious", "utf-8")
    refused = kogga(*ALONE, "--save", str(file), home=tmp_path)
    assert (refused.returncode, file.read_text("utf-8")) == (2, "precious")
    refused = kogga(*ALONE, home=tmp_path, typed=f"save {file}\n")
    assert (refused.returncode, file.read_text("utf-8")) == (2, "precious")


def test_saving_elsewhere_keeps_the_game_there(tmp_path: Path) -> None:
    """The first file stays as it was."""
    first, second = tmp_path / "first.kogga", tmp_path / "second.kogga"
    kogga(*ALONE, "--save", str(first), home=tmp_path, typed=f"1\nsave {second}\n1\n")
    assert len(engine.replay(second.read_text("utf-8")).log) > len(engine.replay(first.read_text("utf-8")).log) > 5


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    """What was saved before is still there, whole."""
    file = tmp_path / "game.kogga"
    kogga(*ALONE, "--save", str(file), home=tmp_path, typed="1\n")
    saved = file.read_bytes()
    full = kogga("play", "--resume", str(file), home=tmp_path, typed="1\n1\nquit\n", before="ulimit -f 0")
    said = " ".join(full.stdout.split())
    assert f"{file} cannot be written: File too large. The game goes on" in said
    assert said.count("The game goes on") == 1
    assert full.stdout.count("──") >= 3  # two more turns were played
    assert "The game is lost" in said
    assert full.returncode == 1
    assert file.read_bytes() == saved
    assert [each.name for each in tmp_path.iterdir()] == ["game.kogga"]


def test_options_and_seats_of_a_saved_game_are_agreed(tmp_path: Path) -> None:
    """They cannot be changed by resuming; who plays for whom can."""
    file = tmp_path / "game.kogga"
    kogga(*ALONE, "--save", str(file), home=tmp_path)
    for words in (["--option", "hundred=yes"], ["--seats", "you,bot,bot"]):
        assert kogga("play", "--resume", str(file), *words, home=tmp_path).returncode == 2
    assert kogga("play", "--resume", str(file), "--seats", "bot,bot", home=tmp_path).returncode == 0
    assert engine.replay(file.read_text("utf-8")).over
