"""Tables, seats, choices, lines, notes, people, leases.

Revision ID: 0001
Revises:
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("config", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("host", sa.String(64)),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("started", sa.Float(53)),
        sa.Column("ended", sa.Float(53)),
        sa.Column("due", sa.Float(53)),
        sa.Column("next", sa.String(16)),
        sa.Column("outcome", sa.Text),
    )
    op.create_index("tables_by_state", "tables", ["state", "created"])
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(24)),
        sa.Column("bot", sa.String(24)),
        sa.Column("person", sa.String(64)),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "tokens",
        _table_id(),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    op.create_table(
        "choices",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.Integer, nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("command", sa.String(64)),
        sa.Column("spent", sa.Float(53), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_table(
        "lines",
        _table_id(),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("command", sa.String(64)),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_table(
        "notes",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(16), primary_key=True),
        sa.Column("seats", sa.String(64), nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
    )
