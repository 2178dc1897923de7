"""The store's tables, the same for SQLite and PostgreSQL; migrations make them."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()


def _of_a_table() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("config", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("state", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("host", String(64)),  # the hash of the host's cookie
    Column("created", Float(53), nullable=False),
    Column("started", Float(53)),
    Column("ended", Float(53)),
    Column("due", Float(53)),  # when a clock of days runs out
    Column("next", String(16)),
    Column("outcome", Text),
    Column("material", String(32)),  # what somebody brought to play with, by its fingerprint
    Column("closed", String(16)),  # who or what ended the game before its end
    Column("shut_out", Text),  # hashes of people and addresses that may not sit down any more
    Column("address", String(64)),  # the hash of where it was made, until it is over
    Column("seen", Float(53)),  # when somebody was connected last
    Column("dealing", Text),  # what seats mix into the house's seed
    Index("tables_by_state", "state", "created"),
    Index("tables_by_due", "due"),
)

material = Table(
    "material",
    metadata,
    Column("digest", String(32), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("content", Text, nullable=False),
    Column("at", Float(53), nullable=False),  # when it was needed last
)

seats = Table(
    "seats",
    metadata,
    _of_a_table(),
    Column("seat", Integer, primary_key=True),
    Column("name", String(24)),
    Column("bot", String(24)),
    Column("person", String(64)),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("nonce_hash", String(64)),  # of what the person's browser will mix into the deal
    Index("seats_by_person", "person"),
)

tokens = Table(
    "tokens",
    metadata,
    _of_a_table(),
    Column("hash", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),  # -1: the host's chair
    Column("at", Float(53), nullable=False, server_default="0"),
)

lobby_commands = Table(
    "orders",
    metadata,
    _of_a_table(),
    Column("whose", String(64), primary_key=True),  # the host, or the hash of a token or a cookie
    Column("command", String(64), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("at", Float(53), nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("seen", Float(53), nullable=False),
)

choices = Table(
    "choices",
    metadata,
    _of_a_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", Integer, nullable=False),  # -1: the seat's last choice is taken back
    Column("bot", Boolean, nullable=False),
    Column("command", String(64)),
    Column("spent", Float(53), nullable=False),  # seconds on the seat's clock
    Column("at", Float(53), nullable=False),
)

lines = Table(
    "lines",
    metadata,
    _of_a_table(),
    Column("line", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("command", String(64)),
    Column("at", Float(53), nullable=False),
    Column("name", String(24)),  # who spoke while seats could still change hands
)

notes = Table(
    "notes",
    metadata,
    _of_a_table(),
    Column("seat", Integer, primary_key=True),
    Column("key", String(40), primary_key=True),
    Column("text", Text, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    _of_a_table(),
    Column("format", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

tries = Table(
    "tries",  # at the deals of days; they stay when their tables are taken away
    metadata,
    Column("date", String(10), primary_key=True),
    Column("game", String(24), primary_key=True),
    Column("mode", String(24), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("late", Boolean, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("score", Text),
    Index("tries_by_person", "person"),
    Index("tries_by_table", "table_id"),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("owner", String(16), nullable=False),
    Column("expires", Float(53), nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("owner", String(16), primary_key=True),
    Column("seats", String(64), nullable=False),
    Column("watching", Integer, nullable=False),
    Column("expires", Float(53), nullable=False),
)

house = Table(
    "house",
    metadata,
    Column("key", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("hash", String(64), primary_key=True),  # of a person's cookie, or of an address
    Column("kind", String(8), nullable=False),  # person, address
    Column("at", Float(53), nullable=False),
    Column("until", Float(53)),
    Column("reason", Text, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("until", Float(53)),
    Column("left", Integer),  # how many more may come in by it; null: any number
    Column("note", Text, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("operator", String(64), nullable=False),
    Column("deed", String(24), nullable=False),
    Column("about", String(80), nullable=False),
    Column("details", Text, nullable=False),
)
