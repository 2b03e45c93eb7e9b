"""One game in progress, with people and bots around it."""
