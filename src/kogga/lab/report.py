"""The report: one HTML file that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Final

from kogga.core.words import Words
from kogga.draw.sheet import stylesheet
from kogga.draw.standalone import with_prefix
from kogga.front.match import write_options
from kogga.front.shelf import games, words_of
from kogga.lab.comparing import changed
from kogga.lab.ink import DESK, PHONE
from kogga.lab.keep import BadFile, Keep
from kogga.lab.sections import Plot, Section, Speech, sections
from kogga.lab.statistics import quantile
from kogga.lab.tally import Tally

STYLE: Final = """
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 var(--sans)}
main{max-width:860px;margin:0 auto;padding:0 24px 64px}
header{display:flex;gap:28px;align-items:center;padding:44px 0 20px;border-bottom:3px double var(--paper-edge)}
header svg{flex:0 0 132px;width:132px;height:auto;border-radius:10px;box-shadow:0 2px 10px rgb(0 0 0/.25)}
h1{font:600 34px/1.2 var(--serif);margin:0 0 8px}
h2{font:600 26px/1.25 var(--serif);margin:0 0 6px}
.about{color:var(--ink-2);margin:0;font-size:15px}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(124px,1fr));gap:12px;margin:24px 0}
.tile{background:var(--card);border:1px solid var(--paper-edge);border-radius:10px;padding:12px 14px}
.tile b{display:block;font:600 25px/1.2 var(--serif);white-space:nowrap}
.tile span{color:var(--ink-2);font-size:13px;line-height:1.3;display:block}
nav{columns:2;margin:0 0 8px;font-size:15px}
nav a{display:block;color:var(--ink);text-decoration:none;padding:1px 0}
nav a:hover{text-decoration:underline}
section{padding:34px 0 10px;border-bottom:1px solid var(--paper-edge)}
section>p{margin:0 0 14px;max-width:66ch}
figure{margin:14px 0;background:var(--card);border:1px solid var(--paper-edge);border-radius:12px;padding:14px 12px 6px}
figcaption{font:600 15px/1.3 var(--sans);margin:0 8px 8px;color:var(--ink)}
figure>div{display:none}
.chart{display:block;width:100%;height:auto;overflow:visible}
section>p.note{color:var(--ink-2);font-size:13.5px;line-height:1.45;max-width:none}
a{color:var(--seat-1)}
@media print{section{break-inside:avoid}nav{display:none}}
@media (max-width:600px){header{display:block}header svg{margin-bottom:16px}nav{columns:1}h1{font-size:27px}
main{padding:0 16px 48px}figure{margin:14px -10px;padding:12px 4px 6px}figcaption{margin:0 12px 8px}
figure>.chart{display:none}figure>div{display:block}}
"""


def report(keep: Keep, lang: str) -> str:
    """Everything a file of runs tells: the first run in full, and every further one beside it."""
    runs = [run for run in keep.runs() if run.plan.games]
    if not runs:
        raise BadFile("Nothing was played yet: the file holds no games.")
    base = Tally(keep, runs[0])
    say = Speech(words_of("kogga.lab", lang))
    beside = [Tally(keep, run) for run in runs[1:] if run.plan.game == base.plan.game]
    parts = [changed(base, other, say) for other in beside] + sections(base, say)
    return page(base, parts, say)


def page(tally: Tally, parts: list[Section], say: Speech) -> str:
    """The page around the sections."""
    words: Words = say.words
    game = games[tally.plan.game]
    title = say("title", n=tally.count, game=game.card.titles[words.lang], games=say.short(tally.count))
    cover = with_prefix(game.face.speaking(words.lang).cover(), "cover-")
    nav = "".join(f'<a href="#{part.id}">{escape(part.title)}</a>' for part in parts)
    body = "\n".join(write_section(part, say) for part in parts)
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{stylesheet()}{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f'<header>{cover}<div><h1>{escape(title)}</h1><p class="about">{escape(about(tally, say))}</p></div></header>\n'
        f'<div class="tiles">{tiles(tally, say)}</div>\n<nav aria-label="{escape(say("contents"))}">{nav}</nav>\n'
        f"{body}\n{made(tally, say)}\n</main>\n</body>\n</html>\n"
    )


def about(tally: Tally, say: Speech) -> str:
    """Who played what, in a line."""
    options = games[tally.plan.game].card.agree(dict(tally.plan.options))
    seeds = [game.seed for game in tally.games]
    return say(
        "about", players=", ".join(tally.plan.players), options=write_options(options) or say("base_game"),
        rules=tally.run.rules, first=min(seeds), last=max(seeds),
    )  # fmt: skip


def tiles(tally: Tally, say: Speech) -> str:
    """The figures one asks for first."""
    winners = [float(max(row.score for row in rows)) for rows in tally.tables.values()]
    shown = {
        "games": say.short(tally.count),
        "decisions": say.short(sum(game.decisions for game in tally.games) / tally.count),
        "luck": say.short(sum(game.luck for game in tally.games) / tally.count),
        "winner": say.short(quantile(winners, 0.5)),
        "first": say.percent(tally.wins_of_order(0).mean),
        "forced": say.percent(tally.forced_share),
    }
    return "".join(f'<div class="tile"><b>{figure}</b><span>{escape(say(f"tile.{name}"))}</span></div>'
                   for name, figure in shown.items())  # fmt: skip


def write_section(part: Section, say: Speech) -> str:
    """A section as HTML; a plot's title is its caption."""
    figures = "".join(write_plot(plot) for plot in part.plots)
    note = f'<p class="note">{escape(say("method"))}{escape(part.note)}</p>' if part.note else ""
    return f'<section id="{part.id}"><h2>{escape(part.title)}</h2><p>{escape(part.lead)}</p>{figures}{note}</section>'


def write_plot(plot: Plot) -> str:
    """A plot under its caption, for wide screens and for phones; one of them is shown."""
    wide, narrow = plot(paper=DESK), plot(paper=PHONE)
    return f"<figure><figcaption>{caption(wide)}</figcaption>{wide}<div>{narrow}</div></figure>"


def caption(plot: str) -> str:
    """The title a plot carries, already escaped."""
    return plot.partition("<title>")[2].partition("</title>")[0]


def made(tally: Tally, say: Speech) -> str:
    """How it was made, so that it can be made again."""
    text = say("made.text", kogga=tally.run.kogga, game=tally.plan.game, rules=tally.run.rules)
    seeds = say("made.seeds", turns=tally.plan.turns) if tally.plan.turns > 1 else ""
    return write_section(Section("made", say("made.title"), f"{text} {seeds}".strip()), say)
