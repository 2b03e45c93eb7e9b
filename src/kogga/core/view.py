"""What a seat sees: a type of its own, never the state."""

from __future__ import annotations

from dataclasses import fields

from kogga.core.actions import Action
from kogga.core.native import mypyc_attr
from kogga.core.options import Options
from kogga.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Value):
    """What perfect memory of its story gives one seat. Each game has its own frozen dataclass.

    Every one has these fields:
    seat      whose eyes (None: a spectator)
    to_act    the seats that owe a decision; (CHANCE,) when luck is next, () when over
    choices   what this seat may do now
    options   what was agreed on
    scores    by seat, as far as these eyes can know them
    """

    def planes(self) -> dict[str, list[int]]:
        """The view as named rows of numbers, of the same length all game long."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The view as plain lists, numbers and words."""
        return {field.name: plain(getattr(self, field.name)) for field in fields(self)}  # type: ignore[arg-type]

    def revive(self, name: str, part: object) -> object:
        """A field as this kind of view has it, from its JSON; lists are tuples and words of actions actions already."""
        return part


def plain(thing: object) -> object:
    """A field of a view in what JSON knows."""
    if isinstance(thing, Action):
        return str(thing)
    if isinstance(thing, Options):
        return dict(thing.to_dict())
    if isinstance(thing, (tuple, list)):
        return [plain(part) for part in thing]
    return thing


def one_hot(number: int, size: int) -> list[int]:
    """A row of zeros with a one at this number, if it is in range: what planes are made of."""
    row = [0] * size
    if 0 <= number < size:
        row[number] = 1
    return row
