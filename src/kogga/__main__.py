"""`python -m kogga` is `kogga`."""

from kogga.cli.main import run

run()
