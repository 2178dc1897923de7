"""Orders of the lobby are carried out once; lines know who spoke, tokens how old they are.

Revision ID: 0002
Revises: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add a table and two columns."""
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("whose", sa.String(64), primary_key=True),
        sa.Column("command", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.add_column("lines", sa.Column("name", sa.String(24)))
    op.add_column("tokens", sa.Column("at", sa.Float(53), nullable=False, server_default="0"))
