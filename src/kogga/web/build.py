"""Which build this is: a page older than the server can tell by it."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import kogga

KINDS = (".css", ".html", ".js", ".md", ".py", ".so", ".svg", ".toml")


@cache
def build() -> str:
    """A short name that changes whenever a file of the package does."""
    house = Path(kogga.__file__).parent
    digest = sha256()
    for file in sorted(house.rglob("*")):
        if file.suffix in KINDS:
            digest.update(file.relative_to(house).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:10]


def static(name: str) -> str:
    """The address of a static file; it changes with the build, so browsers may keep what they have."""
    return f"/static/{build()}/{name}"
