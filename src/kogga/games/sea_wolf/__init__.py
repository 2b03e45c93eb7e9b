"""Sea Wolf: ships, goods and three deliveries."""
