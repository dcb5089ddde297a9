"""The table on the network: authority without input or output, log, protocol, application."""
