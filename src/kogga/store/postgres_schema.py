"""The tables of the log in PostgreSQL. They are SQLite's, with PostgreSQL's own types."""

MAKING = 0x6B6F6767  # the lock of whoever makes the tables; any number of our own would do

SCHEMA = """
CREATE TABLE IF NOT EXISTS heads (
    id text PRIMARY KEY, game text NOT NULL, rules text NOT NULL, seats int NOT NULL, options text NOT NULL,
    seed text NOT NULL, listed boolean NOT NULL, host text NOT NULL, made_at float8 NOT NULL
);
CREATE TABLE IF NOT EXISTS rows (
    head text NOT NULL REFERENCES heads, number int NOT NULL, kind text NOT NULL, who int NOT NULL,
    words text NOT NULL, at float8 NOT NULL, PRIMARY KEY (head, number)
);
CREATE TABLE IF NOT EXISTS guests (
    id text PRIMARY KEY, secret text NOT NULL UNIQUE, name text NOT NULL, made_at float8 NOT NULL, wishes jsonb NOT NULL
);
-- A cache for the lobby; the rows are the truth.
CREATE TABLE IF NOT EXISTS standing (head text PRIMARY KEY REFERENCES heads, status text NOT NULL);
CREATE TABLE IF NOT EXISTS sitting (
    guest text NOT NULL, head text NOT NULL REFERENCES heads, waiting boolean NOT NULL, PRIMARY KEY (guest, head)
);
CREATE TABLE IF NOT EXISTS forgotten (guest text PRIMARY KEY);
-- When a server was last there; what follows from it stands in the rows.
CREATE TABLE IF NOT EXISTS beat (one int PRIMARY KEY CHECK (one = 1), at float8 NOT NULL);
CREATE INDEX IF NOT EXISTS heads_by_host ON heads (host, made_at);
CREATE INDEX IF NOT EXISTS heads_by_age ON heads (made_at) WHERE listed;
CREATE INDEX IF NOT EXISTS standing_by_status ON standing (status);
CREATE INDEX IF NOT EXISTS sitting_by_head ON sitting (head);
CREATE TABLE IF NOT EXISTS followed (
    guest text NOT NULL, head text NOT NULL REFERENCES heads, number int NOT NULL, PRIMARY KEY (guest, head)
);
CREATE TABLE IF NOT EXISTS records (
    id text PRIMARY KEY, text text NOT NULL, guest text NOT NULL, at float8 NOT NULL
);
CREATE INDEX IF NOT EXISTS records_by_guest ON records (guest, at);
CREATE TABLE IF NOT EXISTS notes (
    head text NOT NULL REFERENCES heads, name text NOT NULL, text text NOT NULL, PRIMARY KEY (head, name)
);
CREATE TABLE IF NOT EXISTS addresses (
    guest text PRIMARY KEY, address text NOT NULL, token text NOT NULL UNIQUE, lang text NOT NULL,
    is_confirmed boolean NOT NULL, sent_at float8 NOT NULL
);
-- What is only true while servers run; a crash of the database may empty it.
CREATE UNLOGGED TABLE IF NOT EXISTS eyes (
    worker int NOT NULL, head text NOT NULL, guest text NOT NULL, lines int NOT NULL, at float8 NOT NULL,
    PRIMARY KEY (head, guest, worker)
);
CREATE UNLOGGED TABLE IF NOT EXISTS promises (
    number bigserial UNIQUE, hash text PRIMARY KEY, seed text NOT NULL
);
"""
