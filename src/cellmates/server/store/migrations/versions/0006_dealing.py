"""Seats mix nonces of their own into the deal.

Revision ID: 0006
Revises: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add columns."""
    op.add_column("tables", sa.Column("dealing", sa.Text))
    op.add_column("seats", sa.Column("nonce_hash", sa.String(64)))
