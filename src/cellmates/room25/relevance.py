"""Which settings matter for a table: nobody is asked about robots where none can come."""

from cellmates.room25 import stock
from cellmates.room25.config import Config
from cellmates.room25.names import ALICE, EMMETT, KEVIN


def matters(config: Config) -> list[str]:
    """The keys of the settings that change something with this configuration."""
    return [key for key, wanted in _needs(config).items() if wanted]


def _needs(config: Config) -> dict[str, bool]:
    mode, people = config.mode, config.number_of_characters()
    specials = config.rule_level == "ultimate"
    adrenaline, cards = config.has_adrenaline, config.mac_cards
    robots = _may_lie(config, "robot") or (cards and config.madness_cards)
    several = people > config.seats
    several_seats = config.seats > 1
    return {
        "edition": True,
        "mode": True,
        "rule_level": True,
        "madness": "madness" in mode.levels,
        "guards": len(mode.guards(config)) > 1,
        "characters": True,
        "complex_preset": True,
        "any_rooms": bool(config.complex.any) or "any_rooms" in config.given,
        "exit_zone_reserved": True,
        "room_set": _may_lie(config, "jamming") or _may_lie(config, "false_exit"),
        "solo_exclude": mode.alone,
        "first_player": several_seats,
        "alarm_trigger": mode.alarm,
        "guard_reveal_when": mode.hidden_roles,
        "guard_reveal_adrenaline": mode.hidden_roles and adrenaline,
        "guard_reveal_needs_room25": mode.hidden_roles,
        "roles_exact": mode.hidden_roles,
        "unmask_rule": mode.hidden_roles,
        "adrenaline_allows_special": adrenaline and specials,
        "adrenaline_optional": adrenaline,
        "cold_adrenaline": adrenaline and _may_lie(config, "cold"),
        "cold_guard_check": mode.hidden_roles and _may_lie(config, "cold"),
        "flooded_deadline": _may_lie(config, "flooded"),
        "kevin_hack_blue": specials and _may_play(config, KEVIN),
        "lock_own_room": specials and _may_play(config, EMMETT),
        "lock_mover": specials and _may_play(config, EMMETT),
        "android_redirect": robots and _may_play(config, ALICE),
        "robot_spawn": _may_lie(config, "robot"),
        "robot_push_blue": robots,
        "robot_rotates_corridor": robots and _may_lie(config, "pivoting"),
        "pivoting_limits_specials": specials and _may_lie(config, "pivoting"),
        "moving_trigger": _may_lie(config, "moving"),
        "illusion_applies_effect": _may_lie(config, "illusion"),
        "revive_marker": _may_lie(config, "regeneration"),
        "mirror_revealed_guard": mode.hidden_roles and _may_lie(config, "mirror"),
        "vision_colour_hint": _may_lie(config, "vision") and several_seats,
        "prison_blocks_forced": _may_lie(config, "prison"),
        "control_room_is_control_action": _may_lie(config, "control"),
        "paranoia_can_plan_adrenaline": adrenaline and _may_lie(config, "paranoia"),
        "mac_include_madness_cards": cards and not config.madness,
        "punishment_pictured": cards,
        "punishment_chooser": cards,
        "mac_remove_absent": cards,
        "mac_draw_again": cards,
        "madness_draws": config.madness,
        "jamming_card_solo": cards and config.madness_cards and mode.alone,
        "deactivation_returns_tokens": cards and config.madness_cards,
        "acceleration_scope": cards and config.madness_cards,
        "madness_solo_reminders": config.madness and mode.alone,
        "reminders_per": several,
        "multi_char_open_programs": several and several_seats and config.programs,
        "solo_programs": mode.alone,
        "coop_win_requires_exit": mode.together,
        "coop_partial_victory": mode.together,
        "escape_by": True,
        "team_characters": mode.teams,
        "team_talk": mode.teams,
        "ui_memory_aid": True,
    }


def _may_lie(config: Config, room: str) -> bool:
    """Whether a room can be in the complex: named, or among the free picks of its colour."""
    tile = stock.tiles()[room]
    free = config.complex.any.get(tile.colour, 0) > 0 and tile.boxes[config.box] > 0
    return room in config.complex.counts or free


def _may_play(config: Config, who: int) -> bool:
    """Whether somebody can be among the characters."""
    return who in (config.characters or config.cast)
