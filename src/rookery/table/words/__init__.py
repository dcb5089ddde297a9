"""The words that people write at a table, and those that the protocol uses."""
