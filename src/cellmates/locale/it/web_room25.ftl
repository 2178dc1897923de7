### The page: its settings, and what only the table of Room 25 in a browser says.

## Settings

settings = Impostazioni
settings-speed = Animazioni
speed-slow = lente
speed-normal = normali
speed-fast = veloci
speed-off = disattivate
settings-volume = Volume
settings-muted = Senza audio

## While steps are shown

skip-steps = Salta
    .what = Salta le animazioni; lo fanno anche s ed Esc.
