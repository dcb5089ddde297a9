how-advice = Gut spielen

how-differs = { $count ->
    [0] Kein Unterschied zu { $other }
    [one] Ein Unterschied zu { $other }
   *[other] { $count } Unterschiede zu { $other }
}
how-these-rules = Diese Regeln
how-usual-rules = Übliche Regeln
how-compare = Mit anderen vergleichen: Füge den Link zu ihren Regeln ein
how-no-link = Das ist kein Link zu den Regeln eines Spiels.
how-goes = Wie es geht
how-counts = Was zählt
how-ring = Der Ring auf einer Karte zeigt ihre Punkte.
how-cards = Die Karten
how-suit-down = Eine Farbe, von der höchsten Karte zur niedrigsten.
how-trump-down = Die Trumpffarbe, zu der der Turm gehört.
how-worth = { $what }: { $points }
how-total = zusammen: { $points }
how-points-for = { $source ->
    [each-trick] jeder Stich
    [the-last-trick] der letzte Stich
    [the-most-tricks] die meisten Stiche
    [the-most-cards] die meisten Karten
    [each-orange] jede Orange
    [each-big-sweep] jeder große Abräumer
    [each-little-sweep] jeder kleine Abräumer
   *[other] { $source }
}

how-example = Eine Runde, von Bots gespielt
how-example-worth = Was die Runde wert war
how-side = Seite
how-taken = Gemachte Punkte
how-taken-for = { $what } { $points }
how-in-all = Zusammen
how-score = Gutgeschrieben

how-a-trick = Ein Stich
how-leads = { $who } spielt aus
how-takes-trick = sticht
how-takes = nimmt
how-laid-on = kommt auf
how-and = und

how-dixie-green = Grün ist ausgespielt. Wer Grün hat, muss Grün spielen. Das höchste Grün macht den Stich, mit zehn Punkten von Cleo darin.
how-dixie-red = Rot ist Trumpf. Dan hat kein Schwarz, darf also alles spielen, und selbst ein kleiner Trumpf schlägt alle anderen Karten.

how-kentucky-green = Grün ist ausgespielt. Wer Grün hat, muss Grün spielen oder den Turm. Die 14 von Ben ist die höchste: 25 Punkte in einem Stich.
how-kentucky-red = Rot ist Trumpf und wird ausgespielt. Auch der Turm ist ein Trumpf, und zwar der höchste.

how-three-yellow = Gelb ist ausgespielt. Wer Gelb hat, muss Gelb spielen. Die 14 von Ben ist die höchste: 15 Punkte in Karten und 2 für den Stich.
how-three-black = Schwarz ist Trumpf. Cleo hat kein Grün, darf also alles spielen, und selbst ein kleiner Trumpf schlägt die 13.

how-five-hearts = Herz ist ausgespielt, und wer Herz hat, muss Herz spielen. Ann hat Herz-Ass gerufen, also spielt Cleo mit Ann!

how-tuxedo-centre = Die Mitte, als Beispiel.
how-tuxedo-capture = Nehmen
how-tuxedo-match = Gleich auf gleich: Eine 9 nimmt eine 9.
how-tuxedo-sum = Eine Summe: Eine 9 nimmt Karten, die zusammen 9 ergeben. Es dürfen mehr als zwei sein.
how-tuxedo-both = Beides zugleich: Eine Karte nimmt alles, was sie kann. Die Seite zeigt dir alle Möglichkeiten, die größte zuerst.
how-tuxedo-build = Bauen
how-tuxedo-laid = Du hast auch eine 9, also darfst du die 5 auf die 4 legen und „neun“ sagen. Die beiden sind jetzt ein Bau.
how-tuxedo-taken = Wenn du wieder dran bist, nimmt deine 9 den Bau, falls ihn nicht jemand anders mit einer 9 schon genommen hat. Nur eine 9 kann ihn nehmen.
how-tuxedo-orange = Orange!
how-tuxedo-oranges = Rot und Gelb gibt Orange. Wird eine rote und eine gelbe Karte zusammen genommen, bekommt 10 Punkte, wer zuerst auf „Orange“ drückt, ganz gleich, wer genommen hat.
how-tuxedo-called = Rufen kannst du, bis der Nächste gezogen hat. Drückst du, wenn es nichts zu rufen gibt, ist dein Knopf zwei Sekunden gesperrt. Achte also auf die Mitte, nicht auf den Knopf.
