"""The compliance suite: scenes of every game as numbered lines of JSON, and how one is played. docs/compliance.md."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from kogga.core.actions import CHANCE
from kogga.front.match import IllegalMove, Match, match
from kogga.front.shelf import folder, games

Scene = dict[str, Any]
Step = dict[str, Any]
FEW = 12  # choices at the end that are worth a list


@cache
def scenes(game: str) -> tuple[Scene, ...]:
    """The scenes of a game, by number."""
    home = folder(f"kogga.games.{game}").joinpath("scenes")
    files = [file for file in home.iterdir() if file.name.endswith(".jsonl")] if home.is_dir() else []
    found = [read(line, file.name) for file in files for line in file.read_text("utf-8").splitlines()]
    return tuple(sorted(found, key=lambda scene: int(scene["number"])))


def read(line: str, file: str) -> Scene:
    """One scene; what a line leaves out is nothing."""
    nothing = {"shows": [], "options": {}, "position": "", "steps": []}
    return {**nothing, **json.loads(line), "chapter": file.removesuffix(".jsonl")}


def showing(game: str, paragraph: str) -> list[Scene]:
    """The scenes that show a paragraph or a ruling."""
    return [scene for scene in scenes(game) if paragraph in scene["shows"]]


def stage_of(scene: Scene) -> Match:
    """The match a scene begins with; luck waits to be told."""
    card = games[scene["game"]].card
    given: dict[str, str] = scene["options"]
    chosen: dict[str, Any] = {each.name: each.read(given[each.name]) for each in card.options if each.name in given}
    return match(card.id, seats=scene["seats"], luck="dictated", position=scene["position"], **chosen)


def play(scene: Scene) -> tuple[list[Step], dict[str, Any]]:
    """What our own rules make of a scene: its steps as they went, and how it ended."""
    stage = stage_of(scene)
    return [take(stage, step) for step in scene["steps"]], ending(stage)


def take(stage: Match, step: Step) -> Step:
    """One step: something is done, refused with its §, or only looked at."""
    seat = step["seat"]
    if "may" in step:
        return {"seat": seat, "may": [str(choice) for choice in stage.legal(seat)]}
    try:
        stage.play(seat, step["do"])
    except IllegalMove as refused:
        return {"seat": seat, "do": step["do"], "refused": refused.paragraph or ""}
    return {"seat": seat, "do": step["do"]}


def ending(stage: Match) -> dict[str, Any]:
    """How a scene ends: who acts, what they may do if that is a short list, the score if it is over, the position."""
    told: dict[str, Any] = {"to_act": list(stage.to_act)}
    may = {str(seat): stage.legal(seat) for seat in stage.to_act if seat != CHANCE}
    short = {seat: [str(choice) for choice in choices] for seat, choices in may.items() if len(choices) <= FEW}
    if short:
        told["may"] = short
    if stage.over:
        told |= {"scores": stage.scores, "places": stage.places}
    return {**told, "position": stage.position()}
