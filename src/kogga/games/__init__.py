"""One folder a game. Nothing outside a folder lists games by name."""
