"""The base cards: movement and punishment (R25-12.4, R25-12.5)."""

from typing import TYPE_CHECKING

from cellmates.room25.asking import AskCharacter
from cellmates.room25.board import LINES, SLIDE_DIRECTIONS
from cellmates.room25.cards.card import Card
from cellmates.room25.cards.codes import DRAW_AGAIN, TWICE, punished
from cellmates.room25.cards.draw import Draw
from cellmates.room25.complex import can_slide
from cellmates.room25.names import ALICE, ALONE, CHARACTERS, NOBODY, TOKENS
from cellmates.room25.options import LOSABLE, LOSE
from cellmates.room25.programs import token_set
from cellmates.room25.slides import slide

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Movement(Card):
    """Slides a line unless its marker shows the other way; perhaps twice, perhaps draws again."""

    def apply(self, t: "Room25Table", card: int, group: tuple[int, ...], by: int) -> None:
        number, icon = divmod(card, 3)
        if icon == DRAW_AGAIN and t.config.mac_draw_again:  # ED-28; RL-36: also when blocked
            t.agenda.append(Draw(group, by))
        if can_slide(t, number):
            slide(t, number, "mac_card", 2 if icon == TWICE else 1)
        elif t.listening:
            line: dict[str, object] = {"line": LINES[number >> 1], "dir": SLIDE_DIRECTIONS[number]}
            t.tell("blocked", line)


class Punishment(Card):
    """The pictured characters lose a token each; in a M.A.C. room whoever drew it does."""

    def apply(self, t: "Room25Table", card: int, group: tuple[int, ...], by: int) -> None:
        if group:
            people = tuple([who for who in group if who != ALICE])  # R25-8.5
            if people:
                t.agenda.append(Punish(people, by))
            return
        pictured = punished(card)[: t.config.punishment_pictured]
        for who in reversed(pictured):
            if t.lives(who) and who != ALICE:
                t.agenda.append(Punish(ALONE[who], who))


class Punish(AskCharacter):
    """Which token to lose; a carrier picks the same kind for both, where it can (RL-16)."""

    group: tuple[int, ...]

    def __init__(self, group: tuple[int, ...], by: int) -> None:
        super().__init__("punishment", by)
        self.group = group

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        tokens = 0
        for who in self.group:
            tokens |= token_set(t, who)
        tokens &= LOSABLE
        return tuple([LOSE + token for token in range(5) if tokens >> token & 1])

    def run(self, t: "Room25Table") -> None:
        options = self.options(t)
        if options and t.config.punishment_chooser == "random":  # ED-26
            self.answer(t, options[t.dice.below(len(options))])
        else:
            super().run(t)

    def answer(self, t: "Room25Table", option: int) -> None:
        token = option - LOSE
        for who in self.group:
            if token_set(t, who) >> token & 1:
                lose_token(t, who, token)
            else:
                t.agenda.append(Punish(ALONE[who], who))


def lose_token(t: "Room25Table", who: int, token: int) -> None:
    """A token is gone for the game; if it was programmed, so is that action (R25-12.5)."""
    t.lost[who] |= 1 << token
    if t.listening:
        t.tell("punished", {"who": CHARACTERS[who], "token": TOKENS[token]})
    t.played[who] &= ~(1 << token)
    if token in (t.first[who], t.second[who]) and t.listening:
        data: dict[str, object] = {"who": CHARACTERS[who], "token": TOKENS[token]}
        t.tell("lost", {**data, "obstacle": "punished"})
    if t.first[who] == token:
        t.first[who] = NOBODY
        t.single &= ~(1 << who)
    if t.second[who] == token:
        t.second[who] = NOBODY
    if token in t.stack[who]:  # RL-75
        rest = [other for other in t.stack[who] if other != token]
        t.dice.shuffle(rest)
        t.stack[who] = tuple(rest)
