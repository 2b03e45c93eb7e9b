"""Strokes all five games share: paper and ink, cards, ships, dice. Knows no game."""
