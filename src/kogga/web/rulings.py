"""Where the rulebook is silent: the rulings of a game, and the scenes that show them."""

from __future__ import annotations

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from kogga.core.actions import CHANCE
from kogga.front.scenes import Scene, scenes, showing, stage_of
from kogga.front.shelf import folder, games
from kogga.web.books import sections
from kogga.web.limits import number_in
from kogga.web.rendering import choice_name, render
from kogga.web.speech import Trouble
from kogga.web.visitors import language, visitor


async def rulings(request: Request) -> Response:
    """Every ruling with its reason and the scenes that show it."""
    game = games[request.path_params["game"]]
    guest = await visitor(request)
    lang = language(request, guest)
    ruled = [section for section in sections(game.card.id, lang) if section.number.startswith("R")]
    return render(
        "rulings.html",
        lang,
        guest,
        game=game,
        rulings=[(section, [scene["number"] for scene in showing(game.card.id, section.number)]) for section in ruled],
        count=len(scenes(game.card.id)),
    )


async def scene(request: Request) -> Response:
    """One scene of the compliance suite."""
    game = games[request.path_params["game"]]
    guest = await visitor(request)
    lang = language(request, guest)
    number = number_in(request.path_params["number"])
    found = next((each for each in scenes(game.card.id) if each["number"] == number), None)
    if found is None:
        raise Trouble("no_such_scene", 404)
    picture, table = beginning(found, lang)
    titles = {option.name: option.titles[lang] for option in game.card.options}
    chosen = {option.name: option.read(found["options"][option.name]) for option in game.card.options}
    return render(
        "scene.html",
        lang,
        guest,
        game=game,
        scene=found,
        options=[(titles[name], choice_name(game, lang, choice)) for name, choice in chosen.items()],
        shown=[section for section in sections(game.card.id, lang) if section.number in found["shows"]],
        picture=picture,
        table=table,
        began=parts_of(found["position"]),
        changed=changed(found),
    )


def beginning(scene: Scene, lang: str) -> tuple[Markup, str]:
    """The table as the scene begins, drawn and in words, through the eyes of whoever acts first."""
    eyes = next((step["seat"] for step in scene["steps"] if step["seat"] != CHANCE), None)
    stage = stage_of(scene)
    return Markup(stage.svg(eyes, lang)), stage.face(lang).table(stage.view(eyes))  # a drawing escapes what it shows


def parts_of(position: str) -> list[tuple[str, str]]:
    """A position, part by part."""
    named = [part.partition(":") for part in position.split(";") if part.strip()]
    return [(name.strip(), words.strip()) for name, _, words in named]


def changed(scene: Scene) -> list[tuple[str, str]]:
    """The parts of the last position that are not as they were in the first."""
    before = dict(parts_of(scene["position"]))
    return [(name, words) for name, words in parts_of(scene["then"]["position"]) if before.get(name) != words]


async def suite(request: Request) -> Response:
    """All scenes of a game, a line of JSON each, as they lie in its folder."""
    game = games[request.path_params["game"]]
    home = folder(f"kogga.games.{game.card.id}").joinpath("scenes")
    files = sorted([file for file in home.iterdir() if file.name.endswith(".jsonl")], key=lambda file: file.name)
    text = "".join([file.read_text("utf-8") for file in files])
    headers = {"content-disposition": f'attachment; filename="{game.card.id}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)
