"""The collector of cyclic garbage, in processes of our own in which bots think."""

import gc


def collect_rarely() -> None:
    """Look for cycles less often than Python does by itself.

    Who thinks makes very many small objects, and hardly any cycles of them. With 700 instead of
    50,000 new objects between two searches careful bots of Room 25 took 13 % more processor time,
    and shrewd ones 16 % (compiled).
    """
    gc.set_threshold(50_000, 20, 20)
