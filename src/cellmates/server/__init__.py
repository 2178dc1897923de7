"""Tables over HTTP and WebSocket: people in browsers, bots in seats, nothing ever lost."""
