"""The notebook runs, cell by cell, in a real kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[1] / "examples" / "kogga.ipynb"


def test_the_notebook_plays_draws_simulates_and_plots() -> None:
    """Every cell; three pictures come of it; and it is kept without what came of it."""
    notebook: Any = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
    assert all(not cell.outputs for cell in notebook.cells if cell.cell_type == "code")
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    shown = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert not [output for output in shown if output.output_type == "stream"]
    assert sum("image/svg+xml" in output.get("data", {}) for output in shown) == 3
