"""The tables rooms are kept in."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, MetaData, String, Table, Text, UniqueConstraint

METADATA = MetaData()


def _room_id() -> Column[int]:
    return Column("room", Integer, ForeignKey("room.id", ondelete="CASCADE"), nullable=False)


ROOM = Table(
    "room",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("life", Float, nullable=False),
    Column("led", Integer, nullable=False),
)
"""One row a room; it lives for ``life`` seconds after the last act."""

TOKEN = Table(
    "token",
    METADATA,
    _room_id(),
    Column("hash", String(64), primary_key=True),
    Column("role", String(12), nullable=False),
    Column("number", Integer, nullable=False),
)
"""Who may act in a room: only the hash of each token. A host or a guest may have more than one."""

JOURNAL = Table(
    "journal",
    METADATA,
    Column("id", Integer, primary_key=True),
    _room_id(),
    Column("n", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("who", String(24), nullable=False),
    Column("key", String(100), nullable=False),
    Column("kind", String(24), nullable=False),
    Column("data", Text, nullable=False),
    UniqueConstraint("room", "n"),
    UniqueConstraint("room", "key"),
)
"""What happened, in order: ``n`` counts from 1 without a gap, and each ``key`` is done once."""
