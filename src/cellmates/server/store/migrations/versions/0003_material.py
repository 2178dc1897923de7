"""Tables may be played with material that somebody brought.

Revision ID: 0003
Revises: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add a table and a column."""
    op.create_table(
        "material",
        sa.Column("digest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.add_column("tables", sa.Column("material", sa.String(32)))
