"""What a host and the house may do: send away, mute, close, ban, invite, and keep an account of it.

Revision ID: 0004
Revises: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add columns and tables."""
    for column in (
        sa.Column("closed", sa.String(16)),
        sa.Column("shut_out", sa.Text),
        sa.Column("address", sa.String(64)),
        sa.Column("seen", sa.Float(53)),
    ):
        op.add_column("tables", column)
    muted = sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", muted)
    op.create_table(
        "house",
        sa.Column("key", sa.String(24), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53)),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53)),
        sa.Column("left", sa.Integer),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("operator", sa.String(64), nullable=False),
        sa.Column("deed", sa.String(24), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("details", sa.Text, nullable=False),
    )
