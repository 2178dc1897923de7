"""The most and the second most: stars lost in a raid, stars won by a contested goal."""


def contest_stars(players: int) -> list[int]:
    """What the most is worth, and the second most where that counts."""
    return [6] if players == 2 else [8, 4]


def contest(counts: list[int], players: int) -> list[int]:
    """What each participant's count is worth (LK-9.2 to LK-9.8, LK-13.12 to LK-13.16).

    The most is worth 8 and the second most 4; a tie for the most 4 each and nothing for a second,
    a tie for the second 2 each. With two players the most is worth 6, a tie nothing. Who has none
    is never first or second.
    """
    worth = [0] * len(counts)
    most = max(counts)
    if most == 0:
        return worth
    top = [who for who in range(len(counts)) if counts[who] == most]
    if players == 2:
        if len(top) == 1:
            worth[top[0]] = contest_stars(players)[0]
        return worth
    if len(top) > 1:
        for who in top:
            worth[who] = 4
        return worth
    worth[top[0]], single = contest_stars(players)
    second = max([count for count in counts if count < most], default=0)
    if second > 0:
        runners_up = [who for who in range(len(counts)) if counts[who] == second]
        for who in runners_up:
            worth[who] = single if len(runners_up) == 1 else 2
    return worth
