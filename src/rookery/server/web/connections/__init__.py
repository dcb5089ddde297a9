"""How bytes come in and go out: HTTP and WebSockets within bounds, and whose they are."""
