"""Why not: every refusal names its paragraph."""

from __future__ import annotations

from dataclasses import dataclass

from kogga.core.value import Value


@dataclass(frozen=True)
class Refusal(Value):
    """The paragraph that forbids it (None: no rule is to blame), and the sentence's key with its arguments.

    Arguments are words of the game's notation (`fish 4`) or numbers; a face says them in a language.
    """

    paragraph: str | None
    key: str
    args: tuple[tuple[str, str | int], ...] = ()
