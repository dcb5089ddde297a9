"""Practice without a network: tables of one person and bots, in the browser's own Python.

This package does a server's work for a table, without input or output: the page's worker
(`web/src/offline/worker.ts`) keeps the events and carries the messages.
"""
