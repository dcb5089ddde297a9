### Files of an evening, in the words of its page (evening.ftl in web/src/lang).

# A heading of a column; [stay] and [move] stand in a column of the two fields of a Mitchell movement.
evening-column =
    { $column ->
        [place] Platz
        [name] Name
        [boards] Runden
        [field] Feld
        [stay] Wer sitzen bleibt
        [move] Wer wechselt
        [difference] Differenz
        [share] Matchpunkte %
        [boards-won] Gewonnene Runden
        [points] Punkte
        [tied] Unter Gleichen
        [opponents] Gegner
        [net] Nettopunkte
        [survived] Überstandene Durchgänge
        [round] Durchgang
        [deal] Runde
        [table] Tisch
        [club] Club
       *[game] Spiel
    }
