"""People try the deals of days, once each.

Revision ID: 0007
Revises: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add a table."""
    op.create_table(
        "tries",
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("mode", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("score", sa.Text),
    )
    op.create_index("tries_by_person", "tries", ["person"])
    op.create_index("tries_by_table", "tries", ["table_id"])
