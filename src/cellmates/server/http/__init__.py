"""Requests and sockets in, answers out: routes, middleware, WebSocket, the page."""
