"""The end of `api` for a page that has the engine in its own browser: a worker, no sockets."""
