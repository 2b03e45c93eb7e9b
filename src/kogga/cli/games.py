"""`kogga games`: what there is to play."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from rich.padding import Padding

from kogga.cli.screen import ASK, QUIET, Screen
from kogga.core.options import Option, write_choice
from kogga.core.words import Words
from kogga.front.shelf import games


def arguments(parser: ArgumentParser) -> None:
    """Nothing more to ask."""


def run(asked: Namespace, words: Words) -> int:
    """List the games, their seats and their options."""
    screen = Screen(words)
    for name, game in games.items():
        card = game.card
        screen.print(f"{card.titles[words.lang]}  ({name})", ASK)
        screen.say("about_game", first=card.seats[0], last=card.seats[-1], minutes=card.minutes)
        for option in card.options:
            about = f"--option {option.name}={choices(option)}\n"
            screen.print(f"  {about.strip()}", QUIET)
            screen.console.print(Padding(option.explanations[words.lang], (0, 0, 0, 4)))
    return 0


def choices(option: Option) -> str:
    """`no|yes`, the rulebook's own first."""
    others = [choice for choice in option.choices if choice != option.default]
    return "|".join(write_choice(choice) for choice in (option.default, *others))
