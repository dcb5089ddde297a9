"""Practice without a network: tables of one person and bots, in the browser's own Python.

What a server does for a table is done here without input or output: the page's worker
(`web/src/offline/worker.ts`) keeps the events and carries the messages.
"""
