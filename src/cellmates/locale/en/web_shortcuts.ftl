# The keys of a table on the page: what each does, after its sign.

shortcuts = Keys
shortcut-number = takes what has that number
shortcut-enter = sends what you have put together, or presses what has the focus
shortcut-tab = goes to the next button
shortcut-back = takes your last answer back, while that is possible
shortcut-hint = asks the coach
shortcut-skip = skips the steps that are being shown
shortcut-sound = turns the sound off and on
shortcut-close = closes what is open
shortcut-what = explains what has the focus, else shows this list
