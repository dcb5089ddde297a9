"""The commands for operators: the server, its workers, its tables and its database."""
