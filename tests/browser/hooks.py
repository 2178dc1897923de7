"""Where things are on the page: what the tests hold on to, whatever the page looks like."""

ROOM25 = '[data-game="room25"], .game.room25 button'
GAME_CARD = "[data-game], .game"
SOLO = '[data-mode="solo"], .modes button:nth-child(3)'
PLAY = '[data-play="bots"], form button.primary'
LOBBY = ".lobby"
NAME = ".lobby input[maxlength='24']"
SIT = "[data-sit], .lobby li button.primary"
START = "[data-start]:enabled, .lobby button.primary:enabled"
TABLE = ".layout"
RESULT = "#result"
TOKEN = "button[data-token]"
PRESSED = 'button[data-token][aria-pressed="true"]'
ADRENALINE = '[data-slot="adrenaline"]'
PANEL = "[data-panel]"
SEND = "[data-asked] [data-send]:enabled"
PICK = '[data-asked] [data-pick]:enabled:not([aria-pressed="true"])'
TAKE_BACK = "[data-take-back], .extras button:has-text('↶')"
LOST = "[data-lost], .banner"
STEP_ON = "[data-step='on'], .replay .row button:nth-child(4)"
LANGUAGE = "[data-language], header select"
VERIFY = "[data-verify]"
VERDICT = "[data-verdict]"
REMATCH = "[data-rematch], .result button.primary"
TALK = "#panel-talk button:enabled, #panel-talk input:enabled"
MY_TABLE = "[aria-labelledby='mine'] a[href^='/t/']"
