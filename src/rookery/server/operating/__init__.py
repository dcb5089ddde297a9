"""The operator's way into a running server: a local socket, and the requests on it."""
