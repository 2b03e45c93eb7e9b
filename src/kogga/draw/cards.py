"""Playing cards of any size: the stock they are printed on, their back, the rim that glows."""

from __future__ import annotations

from dataclasses import dataclass

from kogga.core.face import Svg
from kogga.draw.chart import ROSE_POINT, ROSE_STAR
from kogga.draw.svg import at, circle, g, join, path, rect


@dataclass(frozen=True)
class Format:
    """How large a card is; its upper left corner is 0, 0."""

    width: int
    height: int
    radius: float

    def stock(self) -> Svg:
        """The card itself and the shadow it throws; filled by whoever uses it, else white."""
        return join(
            rect(1.5, 2.5, self.width, self.height, "f-black", rx=self.radius, fill_opacity=0.22),
            rect(0, 0, self.width, self.height, "o-line", rx=self.radius, stroke_width=1.2),
        )

    def panel(self, margin: float) -> Svg:
        """The printed field within the card's white edge; coloured by whoever uses it."""
        return rect(margin, margin, self.width - 2 * margin, self.height - 2 * margin, rx=self.radius - margin * 0.6)

    def rim(self) -> Svg:
        """The line round the card that glows where it may be pressed."""
        return rim(-2.5, -2.5, self.width + 5, self.height + 5, self.radius + 2.5)

    def back(self) -> Svg:
        """The side that tells nothing: a rose on deep water, within a rope."""
        margin = self.width * 0.06
        inner = (margin * 2, margin * 2, self.width - margin * 4, self.height - margin * 4)
        rose = [circle(0, 0, 31, "none o-sand", stroke_width=1.6), path(ROSE_STAR, "f-white", fill_opacity=0.35)]
        return join(
            g(self.stock(), class_="f-card"),
            g(self.panel(margin), class_="f-storm"),
            rect(*inner, "none o-sand round", rx=self.radius / 2, stroke_width=margin * 0.55,
                 stroke_dasharray=f"{margin:.1f} {margin * 0.6:.1f}"),
            g(*rose, path(ROSE_POINT, "f-sand"), transform=at(self.width / 2, self.height / 2, self.width / 132)),
            self.rim(),
        )  # fmt: skip


def rim(x: float, y: float, width: float, height: float, radius: float) -> Svg:
    """A line that glows, with a darker edge on either side so that it shows on pale water too; unseen by itself."""
    return join(
        rect(x, y, width, height, "rim-edge", rx=radius, stroke_width=6),
        rect(x, y, width, height, "rim", rx=radius, stroke_width=3.6),
    )


def blank(card: Format) -> Svg:
    """The place of a card that is not there."""
    return rect(
        0, 0, card.width, card.height, "none o-deep-2", rx=card.radius, stroke_width=1.6, stroke_dasharray="5 6"
    )
