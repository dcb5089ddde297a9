"""Tables on a network: the log, the updates, the bots' threads and the web application."""
