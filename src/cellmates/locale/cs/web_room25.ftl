### The page: its settings, and what only the table of Room 25 in a browser says.

## Settings

settings = Nastavení
settings-speed = Animace
speed-slow = pomalé
speed-normal = běžné
speed-fast = rychlé
speed-off = vypnuté
settings-volume = Hlasitost
settings-muted = Bez zvuku

## While steps are shown

skip-steps = Přeskočit
    .what = Přeskočí animace; totéž udělá s nebo Escape.
