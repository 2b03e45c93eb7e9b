"""Many games: duels, ladders, and what they tell."""
