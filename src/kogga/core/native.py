"""What the compiled build needs and the interpreted one does without."""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs nothing but the standard library
    from collections.abc import Callable
    from typing import Any

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[Any], Any]:  # type: ignore[misc]
        """Say nothing: without the compiler there is nobody to hear it."""
        return lambda thing: thing


__all__ = ["mypyc_attr"]
