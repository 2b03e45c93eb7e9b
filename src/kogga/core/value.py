"""Things that are what their fields say."""

from __future__ import annotations

from kogga.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A base for frozen dataclasses: it lets them be pickled and copied when they are compiled, too."""

    def __reduce__(self) -> tuple[object, ...]:
        fields: tuple[str, ...] = getattr(self, "__match_args__", ())
        return (type(self), tuple([getattr(self, name) for name in fields]))
