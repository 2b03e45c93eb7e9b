"""The drawing yard: escaping, the style sheet, pictures that stand alone; and Sea Wolf's table drawn with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest

import kogga
from kogga.core.face import Svg
from kogga.draw.cards import Format
from kogga.draw.chart import border, rhumbs, rose
from kogga.draw.coins import coin
from kogga.draw.curves import DASHES, Stroke, curves
from kogga.draw.curves import sample as sample_stroke
from kogga.draw.dice import die
from kogga.draw.emblems import EMBLEMS, emblem, pawn
from kogga.draw.hexes import corners, hex_tile
from kogga.draw.layers import backdrop, live, picture
from kogga.draw.palette import COLORS, THEMES, color
from kogga.draw.sheet import RULES, stylesheet
from kogga.draw.standalone import alone, whole_picture
from kogga.draw.svg import at, circle, g, path, rect, tag, text, use
from kogga.front.match import Match
from kogga.games.sea_wolf.state import Phase

PIGMENTS = [token for token in COLORS if f"{token}-2" in COLORS and f"{token}-ink" in COLORS]
PAGE_CLASSES = {"backdrop", "live", "picture", "cover", "piece"}


def attributes(drawing: str, name: str) -> list[str]:
    """Every value an attribute has in a drawing."""
    return re.findall(rf' {name}="([^"]*)"', drawing)


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, from 1 to 21 (WCAG)."""
    dark, light = sorted(luminance(each) for each in (one, other))
    return (light + 0.05) / (dark + 0.05)


def luminance(words: str) -> float:
    """How bright a colour is, from 0 to 1."""
    parts = [int(words[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def course(seats: int, seed: int = 3, fog: bool = False) -> Iterator[Match]:
    """A random game, moment by moment."""
    match = kogga.match("sea_wolf", seats=seats, seed=seed, poor_visibility=fog)
    rng = Random(seed)
    yield match
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
        yield match


# elements


def test_text_and_attributes_are_escaped() -> None:
    """Whoever is called `<b>&"` is called so, and nothing else happens."""
    drawn = text(1, 2, '<b>&"', "serif", 12, data_name='"><script>')
    assert drawn == (
        '<text x="1" y="2" class="serif" font-size="12" data-name="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;"</text>'
    )


def test_what_is_drawn_already_is_not_escaped_again() -> None:
    """A drawing within a drawing stays as it is; a bare string beside it does not."""
    assert tag("g", path("M0 0"), "<") == '<g><path d="M0 0"/>&lt;</g>'
    assert isinstance(g(), Svg)


def test_numbers_are_as_short_as_they_go() -> None:
    """A drawing is sent again and again, so every byte counts."""
    drawn = rect(1.50, 0.25, 2.0, -0.5, rx=None)
    assert drawn == '<rect x="1.5" y=".25" width="2" height="-.5"/>'
    assert circle(0, 0, 3) == '<circle r="3"/>'
    assert path("M1 -2L-3 -4") == '<path d="M1-2L-3-4"/>'


def test_things_are_placed_by_their_transform() -> None:
    """Moved, scaled, both or neither."""
    assert (at(1, 2), at(0, 0, 0.5), at(1, 2, 3), at(0, 0)) == (
        "translate(1 2)", "scale(.5)", "translate(1 2) scale(3)", "",
    )  # fmt: skip
    assert use("ship", 1, 2) == '<use href="#ship" transform="translate(1 2)"/>'
    assert use("ship") == '<use href="#ship"/>'


# what games share


def test_each_seat_has_an_emblem_of_its_own() -> None:
    """Colour is never the only signal."""
    assert len(set(EMBLEMS)) == len(EMBLEMS) == 6
    for seat in range(6):
        assert attributes(emblem(seat), "class") == [f"f-seat-{seat}"]
        assert EMBLEMS[seat].replace(" -", "-") in pawn(seat, 5, 6)


def test_dice_coins_and_hexes() -> None:
    """A die has as many pips as it shows, a coin says its worth, a hex has six corners as far away as it says."""
    assert [die(face).count("<circle") for face in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert ">20</text>" in coin("20")
    assert "<text" not in coin()
    assert [round((x * x + y * y) ** 0.5, 6) for x, y in corners(10)] == [10] * 6
    assert hex_tile(10, "f-green").startswith('<path d="M0-10L8.66-5L')


def test_every_shared_stroke_has_its_class_in_the_sheet() -> None:
    """What the yard draws, the sheet colours."""
    card = Format(80, 120, 8)
    strokes = [
        card.back(),
        card.stock(),
        card.rim(),
        border(90, 60),
        rhumbs(90, 60, 4, 5),
        rose(1, 2),
        die(3),
        coin("5"),
    ]
    used = {name for stroke in strokes for classes in attributes(stroke, "class") for name in classes.split()}
    assert used <= set(RULES)


# palette and sheet


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_written_can_be_read(theme: str) -> None:
    """Ink stands out from whatever it is written on; a pigment can be told from its pale self."""
    for ground in ("paper", "paper-2", "card", "sea", "land", *[f"{pigment}-2" for pigment in PIGMENTS]):
        assert contrast(color("ink", theme), color(ground, theme)) >= 4.5, f"ink on {ground}"
    for pigment in PIGMENTS:
        assert contrast(color(f"{pigment}-ink", theme), color(pigment, theme)) >= 4, pigment
        if pigment != "sand":
            assert contrast(color(pigment, theme), color(f"{pigment}-2", theme)) >= 2.95, pigment
    assert contrast(color("white", theme), color("storm", theme)) >= 4.5


def test_the_sheet_declares_every_variable_it_uses() -> None:
    """Light, dark where the machine is set so, and dark where the page says so; rims are set by state."""
    sheet = stylesheet()
    for token in COLORS:
        assert sheet.count(f"--{token}:") == 3, token
    assert set(re.findall(r"var\(--([\w-]+)", sheet)) - {*COLORS, "serif", "sans"} == {"rim", "rim-edge"}


# pictures


def sample() -> tuple[Svg, Svg]:
    """A small drawing in two layers."""
    return backdrop(90, 60, rect(0, 0, 90, 60, "f-sea", id="water")), live(
        use("water", 3, 4, class_="o-ink none piece")
    )


def test_a_picture_for_a_page_has_classes_and_nothing_else() -> None:
    """One element, both layers, the size of the backdrop; ids as the games name them."""
    page = whole_picture(*sample(), None, "x-")
    assert page.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60" role="img" class="picture">')
    assert attributes(page, "id") == ["water"]
    assert "style" not in page


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_that_stands_alone_is_coloured_in(theme: str) -> None:
    """Colours are attributes; no class, variable or style is left, so nothing leaks into the page around it."""
    drawn = whole_picture(*sample(), theme, "x-")
    water, used = (
        ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}rect"),
        re.search("<use [^>]*>", drawn),
    )
    assert [each.get("fill") for each in water] == [color("sea", theme)]
    assert used
    assert f'stroke="{color("ink", theme)}"' in used[0]
    assert 'fill="none"' in used[0]
    assert not re.search(r"class=|style|var\(", drawn)


def test_a_class_wins_over_an_attribute_as_it_does_on_a_page() -> None:
    """Otherwise an element would have the same attribute twice, which is not well-formed."""
    drawn = alone(picture("9 9", path("M0 0", "f-sea", fill="red")), "light", "")
    assert attributes(drawn, "fill") == [color("sea", "light")]


def test_pictures_beside_each_other_do_not_meet() -> None:
    """Ids and references carry a prefix; another theme is another picture."""
    pictures = [whole_picture(*sample(), theme, "x-") for theme in THEMES]
    names = [attributes(drawn, "id") for drawn in pictures]
    assert all(name.startswith("x-") for each in names for name in each)
    assert not set(names[0]) & set(names[1])
    for drawn, each in zip(pictures, names, strict=True):
        assert [href.removeprefix("#") for href in attributes(drawn, "href")] == each


# Sea Wolf's table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pictures_of_a_whole_game_are_small_and_whole(seats: int) -> None:
    """At every moment: well-formed, small, each id once, every reference there, every class in the sheet."""
    for moment, match in enumerate(course(seats, fog=seats == 3)):
        behind, moving = match.face("pl" if moment % 2 else "en").draw(
            match.view((None, *range(seats))[moment % (seats + 1)])
        )
        whole = whole_picture(behind, moving, None, "")
        ElementTree.fromstring(whole)
        names = attributes(whole, "id")
        assert len(names) == len(set(names))
        assert {href.removeprefix("#") for href in attributes(whole, "href")} <= set(names)
        assert {name for classes in attributes(whole, "class") for name in classes.split()} <= {*RULES, *PAGE_CLASSES}
        assert len(behind.encode()) <= 45_000
        assert len(moving.encode()) <= 30_000


def test_every_piece_is_moved_by_its_transform() -> None:
    """A patch animates only what has an id and a place."""
    for match in course(4):
        moving = match.face().draw(match.view(0))[1]
        for piece in re.findall(r"<g id=[^>]*>", moving):
            assert re.search(r' transform="translate\(\d+ \d+\)"', piece), piece


def test_all_chairs_share_one_backdrop() -> None:
    """It depends on language, options and the number of players, not on who looks or when."""
    match = kogga.match("sea_wolf", seats=3, seed=1)
    assert len({match.face().draw(match.view(chair))[0] for chair in (None, 0, 1, 2)}) == 1
    assert match.face("pl").draw(match.view(0))[0] != match.face("en").draw(match.view(0))[0]


def test_open_cards_are_named_and_hidden_ones_are_not() -> None:
    """A hidden card has a place and nothing more; its owner sees what it is."""
    match = kogga.match("sea_wolf", seats=2, luck="dictated")
    for seat, words in [(-1, "start 0"), *[(-1, f"turn up fish {worth}") for worth in (1, 2, 3, 4)]]:
        match.play(seat, words)
    match.play(0, "draw")
    match.play(-1, "drawn ship red 2")
    own, other = (match.face().draw(match.view(seat))[1] for seat in (0, 1))
    assert re.search(r'<g id="hand-0-0" [^>]*data-piece="ship-red-2"', own)
    assert re.search(r'<g id="hand-0-0" class="piece" transform="[^"]*"><use href="#small-back"/>', other)
    assert "red-2" not in other
    assert 'id="row-0"' in other
    assert 'data-piece="fish-1"' in other


def test_names_are_escaped_and_cut_to_their_plate() -> None:
    """A player may be called anything."""
    match = kogga.match("sea_wolf", seats=2, seed=1)
    match.names = ("<i>&co", "Wilhelmina Aleksandra z Wysokiego Brzegu nad Bałtykiem")
    moving = match.face("pl").draw(match.view(0))[1]
    assert ">&lt;i&gt;&amp;co</text>" in moving
    assert "Wilhelmina Aleks" in moving
    assert "\N{HORIZONTAL ELLIPSIS}</text>" in moving
    assert "Brzegu" not in moving


@pytest.mark.parametrize("phase", [Phase.EVENT, Phase.DELIVERY, Phase.WOLF, Phase.OVER])
def test_a_moment_that_is_no_turn_has_its_ribbon(phase: int) -> None:
    """A storm, the open port, a wolf for hire, the end; an ordinary turn has none."""
    games = (match for seed in range(4) for match in course(3, seed))
    seen = {match.state.phase: match.face().draw(match.view(0))[1] for match in games}
    assert 'id="moment"' in seen[phase]
    assert ('id="delivery"' in seen[phase]) == (phase in (Phase.DELIVERY, Phase.WOLF))
    assert 'id="moment"' not in seen[Phase.TURN]


def test_the_winner_wears_the_wreath() -> None:
    """Only at the end, and whoever came first, all of them if they share it."""
    *_, match = course(4, seed=8)
    moving = match.face().draw(match.view(None))[1]
    plates = moving.split('<g id="plate-')[1:]
    crowned = [seat for seat, plate in enumerate(plates) if "#wreath" in plate]
    assert crowned == [seat for seat, place in enumerate(match.places) if place == 1]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_lid_of_the_box(lang: str) -> None:
    """A small picture with the title and without ids, so that many lids lie on one page."""
    lid = kogga.games["sea_wolf"].face.speaking(lang).cover()
    ElementTree.fromstring(lid)
    assert 'viewBox="0 0 320 200"' in lid
    assert kogga.games["sea_wolf"].card.titles[lang] in lid
    assert not attributes(lid, "id")
    assert {name for classes in attributes(lid, "class") for name in classes.split()} <= {*RULES, *PAGE_CLASSES}


def test_every_seat_has_a_stroke_of_its_own_dashes_and_emblem() -> None:
    """So that a curve can be read without its colours; and names are escaped."""
    strokes = [Stroke(seat, [(0.0, 0.2), (0.5, 0.3), (1.0, seat / 6)]) for seat in range(6)]
    drawn = curves("<chances>", strokes, [0.25, 0.5], lambda n: f"{n} %")
    found = ElementTree.fromstring(drawn)
    assert "&lt;chances&gt;" in drawn
    assert len(set(DASHES)) == len(EMBLEMS)
    for seat in range(6):
        assert emblem(seat) in drawn
        assert emblem(seat) in sample_stroke(seat)
    assert [each.text for each in found.iter() if (each.text or "") in ("1", "2")] == ["1", "2"]
