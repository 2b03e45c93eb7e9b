"""The server: pages, sockets, and nothing a seat must not know."""
