"""Explorers & Pirates: five scenarios of unknown seas, settler ships, pirates, fish and spices."""
