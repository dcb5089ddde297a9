"""What clients are sent: views, sentences, replays and the catalogue."""
