"""The classes drawings are made with, as a style sheet for a page.

`f-blue` fills with blue, `o-blue` outlines with it; every colour of the palette has both. Widths, sizes and anchors are
attributes of the element. Nothing here names a game, so a game needs no style sheet of its own.
"""

from __future__ import annotations

from typing import Final

from kogga.draw.palette import COLORS, variables

RULES: Final[dict[str, dict[str, str]]] = {
    **{f"f-{token}": {"fill": f"var(--{token})"} for token in COLORS},
    **{f"o-{token}": {"stroke": f"var(--{token})"} for token in COLORS},
    "none": {"fill": "none"},
    "round": {"stroke-linecap": "round", "stroke-linejoin": "round"},
    "serif": {"font-family": "var(--serif)", "font-weight": "600"},
    "sans": {"font-family": "var(--sans)", "font-weight": "700"},
    "num": {"font-family": "var(--sans)", "font-weight": "700", "text-anchor": "middle"},
    "mid": {"text-anchor": "middle"},
    "end": {"text-anchor": "end"},
    "rim": {"fill": "none", "stroke": "none"},
    "rim-edge": {"fill": "none", "stroke": "none"},
}

# What only a living page needs: the rim of a piece glows through `use` because variables are inherited into it.
LIVING: Final = """\
.picture{display:block;width:100%;height:auto;-webkit-user-select:none;user-select:none}
.rim{stroke:var(--rim,none)}
.rim-edge{stroke:var(--rim-edge,none)}
.piece{transition:transform .45s cubic-bezier(.3,.7,.2,1)}
.may{--rim:var(--glow);--rim-edge:var(--brass);cursor:pointer}
.moved{--rim:var(--brass)}
.picked{--rim:var(--signal)}
.piece:focus-visible{--rim:var(--signal);outline:none}
@media (prefers-reduced-motion:reduce){.piece{transition:none}}
"""


def stylesheet() -> str:
    """Everything a page needs to show drawings: the palette's variables and the classes."""
    rules = [f".{name}{{{';'.join(f'{key}:{words}' for key, words in rule.items())}}}" for name, rule in RULES.items()]
    return variables() + "\n".join(rules) + "\n" + LIVING
