"""Where things are on the page: what the tests hold on to, whatever the page looks like."""

# Home.
GAME_CARD = ".game [data-begin]"
PLAY_NOW = ".game.room25 [data-begin='bots']"
WITH_FRIENDS = ".game.room25 [data-begin='friends']"
MY_TABLE = "[aria-labelledby='mine'] a[href^='/t/']"
FINISHED = "[aria-labelledby='over'] li"
HOUSE = "[aria-labelledby='house'] li"
LANGUAGE = "header select"
SETTINGS = "header button.gear"
RULES = "header button[data-rules]"
NOTICES = "dialog[open] form > p"

# The lobby.
LOBBY = ".lobby"
NAME = ".lobby .name input"
SIT = ".lobby li button.primary"
START = ".lobby .start button.primary:enabled"
FILL = ".lobby .start button:not(.primary)"
MODES = ".lobby .modes button"
SOLO = f"{MODES}:nth-of-type(3)"
PRESETS = ".lobby [data-preset]"

INVITATION = ".invite .share"
ANOTHER_DEVICE = ".invite .more > button"
SECRET = ".invite .more .share"

# The table.
START_CARD = "dialog.start"
TABLE = ".layout"
LOST = ".banner[role='alert']:not(:has(button))"
TAKE_BACK = ".extras > button:has(kbd)"
TALK = "#panel-talk button:enabled, #panel-talk input:enabled"
PRESSED = ':is([data-token], [data-slot="adrenaline"])[aria-pressed="true"]:enabled'
ADRENALINE = '[data-slot="adrenaline"]'
UNMASK = ".unmask > button.go"
PAYING = "[data-panel='pay']"
SEND = "[data-asked] [data-send]:enabled"
PICK = '[data-asked] [data-pick]:enabled:not([aria-pressed="true"])'
COACH = "[data-coach]"
COACH_ASK = "[data-coach] button.ask"
COACH_LEVEL = "[data-coach] button.level"
COACH_SWITCH = "button.switch"

# The end.
RESULT = "#result"
REMATCH = ".result button.primary"
STEP_ON = "button[title$='(→)']:enabled"
VERIFY = "[aria-labelledby='fair'] button:enabled"
PROVEN = "[aria-labelledby='fair'] li"
SAVE_PICTURE = "[aria-labelledby='picture'] button"
COPY_MOMENT = ".controls .more button.plain"
