"""Wifi: frames arrive late, some never, and now and then nothing does."""

import fcntl
import heapq
import os
import select
import struct
import threading
import time
from random import Random

TUNSETIFF = 0x400454CA
TAP_WITHOUT_HEADER = 0x0002 | 0x1000


class Air:
    """Carries frames between two interfaces: so late, give or take, and with so much lost."""

    def __init__(self, delay: float = 0, jitter: float = 0, loss: float = 0) -> None:
        self.delay = delay
        self.jitter = jitter
        self.loss = loss
        self.silent = False
        # Nothing gets through, and nobody is told so: the router has lost its power.
        self._random = Random(25)
        self._ends: list[int] = []
        self._flying: list[tuple[float, int, int, bytes]] = []
        self._latest = {0: 0.0, 1: 0.0}
        self.carried = self.lost = 0

    def between(self, near: str, far: str) -> None:
        """Make both interfaces."""
        self._ends = [_tap(near), _tap(far)]

    def start(self) -> None:
        """Carry, as long as this process lives."""
        threading.Thread(target=self._carry, daemon=True).start()

    def _carry(self) -> None:
        while True:
            wait = self._flying[0][0] - time.monotonic() if self._flying else 1.0
            for end in select.select(self._ends, [], [], max(0.0, wait))[0]:
                self._take(end)
            while self._flying and self._flying[0][0] <= time.monotonic():
                _, _, to, frame = heapq.heappop(self._flying)
                self._give(to, frame)

    def _take(self, end: int) -> None:
        try:
            frame = os.read(end, 65536)
        except OSError:  # an interface that is down
            time.sleep(0.01)
            return
        if self.silent or self._random.random() < self.loss:
            self.lost += 1
            return
        to = 1 - self._ends.index(end)
        late = self.delay + self._random.uniform(-self.jitter, self.jitter)
        # Wifi repeats what was lost in the air, in order: late, but one after the other.
        at = max(time.monotonic() + late, self._latest[to])
        self._latest[to] = at
        self.carried += 1
        heapq.heappush(self._flying, (at, self.carried, to, frame))

    def _give(self, to: int, frame: bytes) -> None:
        try:
            os.write(self._ends[to], frame)
        except OSError:
            self.lost += 1


def _tap(name: str) -> int:
    """An interface whose frames this process reads and writes."""
    end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH22x", name.encode(), TAP_WITHOUT_HEADER))
    return end
