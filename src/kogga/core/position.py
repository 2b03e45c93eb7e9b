"""Position texts: one line of `name: words` parts, so that they fit into a header and onto a clipboard."""

from __future__ import annotations

from collections.abc import Sequence

from kogga.core.errors import BadPosition


def write_parts(parts: Sequence[tuple[str, str]]) -> str:
    """`phase: turn; active: 0; row: fish 4, ship red 2`."""
    return "; ".join(f"{name}: {words}".rstrip() for name, words in parts)


class Parts:
    """The parts of a position text, taken one by one."""

    def __init__(self, text: str) -> None:
        self.parts: dict[str, str] = {}
        for part in text.split(";"):
            name, colon, words = part.strip().partition(":")
            if not colon:
                raise BadPosition(f"{part.strip()!r} in the position is not of the form name: words.")
            self.parts[name.strip()] = words.strip()

    def take(self, name: str, default: str | None = None) -> str:
        """The words of a part; one without a default must be there."""
        words = self.parts.pop(name, default)
        if words is None:
            raise BadPosition(f"The position lacks the part {name!r}.")
        return words

    def number(self, name: str, default: int | None = None) -> int:
        """A part that is one whole number."""
        return whole(self.take(name, None if default is None else str(default)), name)

    def numbers(self, name: str, default: str | None = None) -> list[int]:
        """A part that is whole numbers with blanks between."""
        return [whole(word, name) for word in self.take(name, default).split()]

    def items(self, name: str, default: str | None = None) -> list[str]:
        """A part that is a list with commas."""
        return [item.strip() for item in self.take(name, default).split(",") if item.strip()]

    def choice(self, name: str, words: Sequence[str], default: str | None = None) -> int:
        """A part that is one of these words: which."""
        word = self.take(name, default)
        if word not in words:
            raise BadPosition(f"{name} of the position cannot be {word!r}; it is one of {', '.join(words)}.")
        return words.index(word)

    def check_all_read(self) -> None:
        """Refuse parts nobody asked for: they are misspelt."""
        for name in self.parts:
            raise BadPosition(f"A position of this game has no part {name!r}.")


def whole(word: str, name: str) -> int:
    """A whole number, or a sentence that says where one was missing."""
    try:
        return int(word)
    except ValueError:
        raise BadPosition(f"{name} of the position needs whole numbers, not {word!r}.") from None
