"""Every combination of players, board side and solo level that can be played."""

from cellmates.lockup.names import LEVELS

CONFIGURATIONS: dict[str, dict[str, object]] = {
    **{
        f"{seats}-{side}": {"seats": seats, "advanced": side == "advanced"}
        for seats in (2, 3, 4, 5)
        for side in ("basic", "advanced")
    },
    **{
        f"solo-{level}-{side}": {"solo": level, "advanced": side == "advanced"}
        for level in LEVELS
        for side in ("basic", "advanced")
    },
}
