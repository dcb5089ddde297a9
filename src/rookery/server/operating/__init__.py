"""The operator's work: on a running server, through a local socket; and on its database."""
