### Ablehnungen.

refusal-deal-over-already = die Runde ist vorbei
refusal-no-such-move = diesen Zug gibt es in diesem Spiel nicht
refusal-not-now = das geht jetzt nicht
refusal-not-in-this-game = das gibt es in diesem Spiel nicht
refusal-turn-of-seat = du bist nicht dran
refusal-not-held = diese Karte hast du nicht
refusal-rules-forbid = die Regeln erlauben das nicht
refusal-rules-forbid-lead = die Regeln erlauben nicht, das auszuspielen
refusal-lead-trump = du musst Trumpf ausspielen
refusal-follow-rook = der Turm muss bedient werden
refusal-follow-suit = du musst { $suit ->
    [black] Schwarz
    [green] Grün
    [red] Rot
    [yellow] Gelb
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
   *[clubs] Kreuz
} bedienen
refusal-sun-already = die Sonne ist schon geboten
refusal-sun-not-here = in diesem Spiel gibt es keine Sonne
refusal-sun-not-outbid = nichts überbietet die Sonne
refusal-bid-multiple = ein Gebot ist ein Vielfaches von { $step }
refusal-bid-highest-allowed = das höchste Gebot ist { $amount }
refusal-bid-lowest-allowed = das niedrigste Gebot ist { $amount }
refusal-bid-higher = du musst mehr als { $amount } bieten
refusal-bid-next = hier wird nicht gesprungen: das nächste Gebot ist { $amount }
refusal-call-buried = du kannst keine gedrückte Karte rufen
refusal-call-again = diese Karte hast du schon gerufen
refusal-call-held = du kannst keine Karte rufen, die du hast
refusal-not-in-pack = diese Karte ist nicht im Spiel
refusal-bury-no-counter = du darfst keine Zählkarte drücken
refusal-bury-spare = du darfst weder Zählkarten noch Trümpfe drücken, solange du eine andere Karte hast
refusal-bury-one-counter = du darfst nur eine Zählkarte drücken, eine 5 oder eine 10
refusal-exchange-size = du kannst genau { $cards } Karten mit dem Nest tauschen, oder keine
refusal-turn-is-one-of = du musst nehmen, bauen oder ablegen
refusal-trail-only-if = ablegen darfst du nur, wenn du nichts nehmen kannst
refusal-build-on-one = gebaut wird auf eine Karte oder einen Bau
refusal-build-value-most = ein Bau hat höchstens den Wert { $most }, nicht { $value }
refusal-build-needs = für einen Bau von { $value } muss eine { $needed } auf der Hand bleiben
refusal-moved-on = der Tisch ist inzwischen weiter
refusal-watching = du schaust zu; setz dich, um zu spielen
refusal-table-locked = der Gastgeber hat den Tisch abgeschlossen
refusal-host-only = das darf nur { $host }
refusal-not-certain-claim = es ist nicht sicher, dass du alle Stiche machst: spiel weiter
refusal-nothing-to-claim = jetzt gibt es keine Stiche zu beanspruchen
refusal-undo-shown = seitdem wurde eine Karte gezeigt
refusal-undo-over = eine gespielte Runde bleibt, wie sie ist
refusal-undo-none = du hast in dieser Runde noch nicht gezogen
refusal-undo-not-here = an diesem Tisch bleibt ein Zug ein Zug
refusal-match-is-over = diese Partie ist vorbei
refusal-too-many-at-once = das ist viel auf einmal; warte ein paar Sekunden
refusal-no-table = es gibt keinen Tisch mit diesem Code
refusal-seat-gone = diesen Platz hat jetzt jemand anders
refusal-nothing-to-decide = du hast jetzt nichts zu entscheiden
refusal-no-hint-now = gerade gibt es keinen Tipp; frag noch einmal
refusal-nobody-offline = ohne Netz kann niemand sonst an einen Tisch kommen
