"""Bots. They know the contract and what their seat sees, and no game by name."""
