"""How the bots' small models were made."""
