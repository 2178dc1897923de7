"""Who may come in, as `cellmates admin` has written it into the database of running servers."""

from cellmates.server.lobby.admission import Admission
from cellmates.server.store.database import Database
from cellmates.server.store.house import read_changes, read_rules, read_secret
from cellmates.server.support.timing import Time


class StoredAdmission(Admission):
    """Looked up at every heartbeat."""

    def __init__(self, database: Database, time: Time) -> None:
        super().__init__(time)
        self._database = database

    async def open(self) -> None:
        """Read what holds."""
        self._started = self._time.now()
        self._secret = await read_secret(self._database)
        self.rules = await read_rules(self._database, self._started)

    async def refresh(self) -> bool:
        if await read_changes(self._database) == self.rules.changes:
            return False
        await self.reread()
        return True

    async def reread(self) -> None:
        """Read what holds now."""
        self.rules = await read_rules(self._database, self._time.now())
