"""What crews answer fits what they have done, what they do next, and what was just said."""

from cellmates.bots.lockup.heard import Heard
from cellmates.bots.lockup.talk import retort
from cellmates.bots.lockup.temperament import TEMPERAMENTS
from cellmates.kernel.event import Event
from cellmates.lockup.options import REPLIES, REPLY


def told(kind: str, **data: object) -> Event:
    """Something that everybody hears."""
    return Event(kind, -1, {"wording": 0, **data})


def listener(seat: int = 1) -> Heard:
    heard = Heard()
    heard.me, heard.round = seat, 3
    return heard


def test_who_took_his_word_back_does_not_deny_it() -> None:
    """Nor does he mock whom he has just told that he is sorry."""
    for temperament in ("bold", "greedy", "liar"):
        heard = listener()
        heard.hear([told("plan", seat=0, location="yard")])
        heard.hear([told("yes", seat=1, of=0)])
        heard.hear([told("took_back", seat=1, of=0, refusal="mine", location="yard")])
        temper = TEMPERAMENTS[temperament]
        assert retort("broke", 0, heard, temper) == REPLY + REPLIES.index("sorry") * 5
        assert retort("broke", 2, heard, temper) is None  # him it has promised nothing
        heard.round = 6
        assert retort("broke", 0, heard, temper) == REPLY + REPLIES.index("shrug") * 5
