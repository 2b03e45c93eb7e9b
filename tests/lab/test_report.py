"""Reports: one file that needs nothing else, in both languages, for every game."""

from __future__ import annotations

import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import kogga
from kogga.core.words import LANGUAGES
from kogga.front.shelf import words_of
from kogga.lab import charts, ink, sections
from kogga.lab.comparing import compare
from kogga.lab.crew import carry_out
from kogga.lab.keep import BadFile, Keep
from kogga.lab.paragraphs import paragraphs
from kogga.lab.plan import Plan
from kogga.lab.report import report
from kogga.lab.sections import Speech
from kogga.lab.statistics import Difference, Estimate
from kogga.lab.tally import Tally
from tests.adapters.conftest import short
from tests.lab.test_runs import Alone, quiet

VOID = {"meta", "br"}


class Balance(HTMLParser):
    """Reads a page and notes what is opened, closed and asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        found = dict(attrs)
        self.ids += [found["id"]] if found.get("id") else []  # type: ignore[list-item]
        self.links += [link for name, link in attrs if name in ("href", "src") and link]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element that is empty."""
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        """An element ends."""
        assert self.open.pop() == tag


def played(file: Path, *plans: Plan) -> Keep:
    """A file with these runs."""
    keep = Keep(file, new=True)
    for plan in plans:
        carry_out(plan, keep, Alone(), quiet)
    return keep


def test_a_report_of_every_game_in_both_languages(name: str, tmp_path: Path) -> None:
    """Well-formed, nothing asked of the network, no id twice, every plot a picture of its own, no word missing."""
    card = kogga.games[name].card
    seats = card.seats[0]
    plan = Plan(name, ("greedy", *["random"] * (seats - 1)), 6, probe_every=6, options=tuple(short(name).items()))
    keep = played(tmp_path / "run", plan)
    for lang in LANGUAGES:
        text = report(keep, lang)
        page = Balance()
        page.feed(text)
        assert page.open == []
        assert len(page.ids) == len(set(page.ids))
        assert all(link.startswith("#") and link[1:] in page.ids for link in page.links)
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
        assert escape(card.titles[lang]) in text
        plots = re.findall(r"<svg[^>]*class=\"chart\".*?</svg>", text, re.DOTALL)
        assert len(plots) >= 9
        for plot in plots:
            ElementTree.fromstring(plot)
            assert "nan" not in plot
    keep.close()


def test_a_changed_game_is_compared_with_the_same_luck(tmp_path: Path) -> None:
    """A longer match has more decisions; what is the same is no difference; comparisons are adjusted."""
    one = Plan("sea_wolf", ("random", "random"), 8, probe_every=0)
    other = Plan("sea_wolf", ("random", "random"), 8, probe_every=0, options=(("poor_visibility", True),), label="fog")
    keep = played(tmp_path / "run", one, other)
    first, second = (Tally(keep, run) for run in keep.runs())
    same = compare(first, first)
    assert all(difference.estimate.mean == 0.0 and difference.adjusted == 1.0 for difference, _, _ in same.values())
    found = compare(first, second)
    assert all((difference.adjusted or 0.0) >= difference.p for difference, _, _ in found.values())
    assert "fog" in report(keep, "en")
    keep.close()


def test_a_tally_adds_up(tmp_path: Path) -> None:
    """Wins make a whole, the leader at the end has won, every § that was heard is in the book."""
    keep = played(tmp_path / "run", Plan("sea_wolf", ("greedy", "random", "random"), 12, probe_every=0))
    tally = Tally(keep, keep.runs()[0])
    assert sum(tally.wins_of_order(order).mean for order in range(3)) == pytest.approx(1.0)
    assert tally.likely(lambda row: row.player, lambda row: row.place) < 0.05  # greedy beats whoever plays anything
    assert tally.likely(lambda row: row.seat, lambda row: 0.0) == 1.0
    assert 0.0 < tally.explained_by(lambda row: row.player) <= 1.0
    assert tally.wins_of("greedy").mean + 2 * tally.wins_of("random").mean == pytest.approx(1.0)
    assert sum(share.mean for _, share in tally.endings()) == pytest.approx(1.0)
    assert tally.leaders_win()[-1].mean > 0.8  # ties are broken in ways points do not show
    assert set(tally.rules()) <= set(kogga.book("sea_wolf", "en"))
    keep.close()


def test_games_that_share_their_luck_are_one_witness(tmp_path: Path) -> None:
    """Of six games with three lucks, intervals know three; with luck of their own, six."""
    keep = played(
        tmp_path / "run",
        Plan("sea_wolf", ("greedy", "random"), 6, probe_every=0),
        Plan("sea_wolf", ("random", "random"), 6, probe_every=0),
    )
    shared, own = (Tally(keep, run) for run in keep.runs())
    for tally, witnesses in ((shared, 3), (own, 6)):
        found = [tally.wins_of("random"), tally.wins_of_order(0), *tally.leaders_win(), tally.endings()[0][1]]
        assert {each.count for each in found} == {witnesses}
        assert all(0.0 <= each.low <= each.mean <= each.high <= 1.0 for each in found)
    keep.close()


def test_what_the_games_do_not_tell_is_not_told(tmp_path: Path) -> None:
    """Where neither luck nor choices are seen to move anything, there is no share of luck; a wide one is called so."""
    keep = played(tmp_path / "run", Plan("sea_wolf", ("greedy", "random"), 8, probe_every=1))
    tally = Tally(keep, keep.runs()[0])
    say = Speech(words_of("kogga.lab", "en"))
    tally.probes = [probe._replace(between=-0.1) for probe in tally.probes]
    assert tally.luck_share() is None
    assert "Too few moments" in sections.luck(tally, say).lead
    tally.probes = [probe._replace(between=float(probe.number % 2 == (probe.seat < 0))) for probe in tally.probes]
    assert "these games do not tell" in sections.luck(tally, say).lead
    tally.probes = [probe._replace(between=0.1) for probe in tally.probes]
    share = tally.luck_share()
    assert share is not None
    assert 0.0 < share.low <= share.mean <= share.high < 1.0
    assert "is luck and the rest" in sections.luck(tally, say).lead
    keep.close()


def test_every_event_names_its_paragraph(name: str) -> None:
    """So that reports can count rules."""
    book = kogga.book(name, "en")
    assert paragraphs(name)
    assert all(number in book for number in paragraphs(name).values())


def test_an_empty_file_tells_nothing(tmp_path: Path) -> None:
    """And says so."""
    keep = Keep(tmp_path / "run", new=True)
    with pytest.raises(BadFile, match="Nothing was played"):
        report(keep, "en")
    keep.close()


def test_the_report_speaks_both_languages() -> None:
    """The same keys."""
    assert words_of("kogga.lab", "en").keys() == words_of("kogga.lab", "pl").keys()


def test_plots_stand_where_numbers_say() -> None:
    """Scales, ticks, and labels that do not cover each other."""
    scale = ink.Scale(0.0, 10.0, 100.0, 200.0)
    assert scale(5.0) == 150.0
    assert scale.ticks(5) == [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]
    assert ink.Scale(0.9, 1.05, 0.0, 1.0, (0.0, 1.0)).ticks(3) == pytest.approx([0.9, 0.95, 1.0])
    assert charts.spread_out([10.0, 11.0, 60.0]) == [10.0, 28.0, 60.0]
    even = charts.histogram("same", [4.0] * 10, "length")
    assert ElementTree.fromstring(even) is not None
    flat = Difference(Estimate(0.0, 0.0, 0.0, 3), 1.0)
    assert ElementTree.fromstring(charts.forest("flat", [("x", flat, 1.0, "same")], ink.signed, "none")) is not None
