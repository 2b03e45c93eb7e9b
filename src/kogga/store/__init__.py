"""The log on disk: rows are added, never changed."""
