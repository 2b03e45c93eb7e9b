"""What a person reads, in one language, with the right plural."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "pl")
PLURALS: Final = frozenset(("one", "few", "many"))


def plural(lang: str, n: int) -> str:
    """Which form a number takes: `one` or `many` in English, `one`, `few` or `many` in Polish (after CLDR)."""
    if abs(n) == 1:
        return "one"
    if lang == "pl" and abs(n) % 10 in (2, 3, 4) and abs(n) % 100 not in (12, 13, 14):
        return "few"
    return "many"


class Words:
    """The sentences of one game in one language, by dotted key; `{n}` chooses between plural forms."""

    def __init__(self, lang: str, tables: Mapping[str, object]) -> None:
        self.lang = lang
        self.forms: dict[str, str] = {}
        self.plurals: dict[str, dict[str, str]] = {}
        self.lay_out("", tables)

    def lay_out(self, prefix: str, tables: Mapping[str, object]) -> None:
        """Nested tables become dotted keys; a table of plural forms becomes one entry."""
        for key, entry in tables.items():
            if not isinstance(entry, Mapping):
                self.forms[prefix + key] = str(entry)
            elif PLURALS.issuperset(entry):
                self.plurals[prefix + key] = {form: str(text) for form, text in entry.items()}
            else:
                self.lay_out(f"{prefix}{key}.", entry)

    def __contains__(self, key: str) -> bool:
        return key in self.forms or key in self.plurals

    def keys(self) -> list[str]:
        """Every key, plural entries included."""
        return sorted([*self.forms, *self.plurals])

    def say(self, key: str, args: Mapping[str, object]) -> str:
        """The sentence of this key with its blanks filled in."""
        if key in self.plurals:
            return self.plurals[key][plural(self.lang, int(str(args["n"])))].format(**args)
        text = self.forms[key]
        return text.format(**args) if args else text
