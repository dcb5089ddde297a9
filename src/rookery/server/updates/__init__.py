"""Messages to clients: views, sentences, replays and the catalogue."""
