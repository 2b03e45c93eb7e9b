"""The contract: what a game is. Knows no game."""
