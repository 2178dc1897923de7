### The page: its settings, and what only the table of Room 25 in a browser says.

## Settings

settings = Ustawienia
settings-speed = Animacje
speed-slow = wolne
speed-normal = zwykłe
speed-fast = szybkie
speed-off = wyłączone
settings-volume = Głośność
settings-muted = Bez dźwięku

## While steps are shown

skip-steps = Pomiń
    .what = Pomija animacje; tak samo działa s lub Escape.
