"""`python -m kogga.cli` is `kogga`."""

from kogga.cli.main import run

run()
