### The page: its settings, and what only the table of Room 25 in a browser says.

## Settings

settings = Settings
settings-speed = Animations
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = off
settings-volume = Volume
settings-muted = No sound

## While steps are shown

skip-steps = Skip
    .what = Skip the animations; s or Escape does the same.
