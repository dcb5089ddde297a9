evening-column = { $column ->
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
