"""The front door: games on a shelf, matches, records."""
