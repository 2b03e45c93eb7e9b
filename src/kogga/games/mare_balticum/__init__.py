"""Mare Balticum: boats in a chain, fish for the right port, and secret prices."""
