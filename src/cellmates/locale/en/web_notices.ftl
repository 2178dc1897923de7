# What those who run the server say and refuse.

notice-draining = This server will stop when its tables are empty. New tables cannot be opened; your game is kept.
notice-draining-until = This server will stop by { $time }. New tables cannot be opened; your game is kept.
refusal-draining = The server is about to stop, so no new tables are opened. Try again later.
refusal-banned = Those who run this server do not let you in.
