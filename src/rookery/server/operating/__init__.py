"""The operator's access to a running server: a local socket, and the requests on it."""
