rulebook-title = Das Regelbuch
rulebook-told = Jede Regel, nach der Rookery spielt, hat eine Nummer. „text“ ist, was die Quelle sagt, „ruling“, was wir entschieden haben, wo sie schweigt. Um ein Spiel zu lernen, [fang hier an].
rulebook-english = Die Regeln selbst sind auf Englisch.
