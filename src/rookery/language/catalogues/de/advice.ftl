advice-usual-bid = Gewonnen wird das Bieten gewöhnlich mit { $usual }, in einer von zehn Runden mit mehr als { $high }. Das höchste Gebot, das starke Bots in { $deals } Runden erfüllt haben, war { $best }.
advice-long-suit = { $tops ->
    [two-of-them] Biete mit einer langen Farbe: Wer das Spiel bekommt, hat im Durchschnitt { $dealt } Trümpfe, darunter zwei der drei höchsten.
   *[one-or-two] Biete mit einer langen Farbe: Wer das Spiel bekommt, hat im Durchschnitt { $dealt } Trümpfe, darunter einen oder zwei der drei höchsten.
}
advice-long-suit-grows = { $tops ->
    [two-of-them] Biete mit einer langen Farbe: Wer das Spiel bekommt, hat im Durchschnitt nach dem Geben { $dealt } Trümpfe und nach dem Tausch { $trumps }, darunter zwei der drei höchsten.
   *[one-or-two] Biete mit einer langen Farbe: Wer das Spiel bekommt, hat im Durchschnitt nach dem Geben { $dealt } Trümpfe und nach dem Tausch { $trumps }, darunter einen oder zwei der drei höchsten.
}
advice-bid-little = Biete nicht mehr, als du musst: Ein erfülltes Gebot bringt alles, was du gemacht hast, und nur der Verlust wächst mit dem Gebot.
advice-dare = { $one-in ->
    [three] Trau dich trotzdem zu bieten: Auch starke Bots fallen in einer von drei Runden. Fällst du nie, bietest du zu wenig.
    [four] Trau dich trotzdem zu bieten: Auch starke Bots fallen in einer von vier Runden. Fällst du nie, bietest du zu wenig.
    [five] Trau dich trotzdem zu bieten: Auch starke Bots fallen in einer von fünf Runden. Fällst du nie, bietest du zu wenig.
    [six] Trau dich trotzdem zu bieten: Auch starke Bots fallen in einer von sechs Runden. Fällst du nie, bietest du zu wenig.
   *[seven] Trau dich trotzdem zu bieten: Auch starke Bots fallen in einer von sieben Runden. Fällst du nie, bietest du zu wenig.
}
advice-bury-all = Drück alle Karten einer Farbe, die nicht Trumpf ist, damit du darin stechen kannst.
advice-bury-short = Drück so, dass eine Nebenfarbe kurz ist: Dann kannst du darin bald stechen.
advice-bury-counters-own = Drück Zählkarten, die du verlieren könntest, denn sie zählen sofort für dich; behalte die, die Stiche machen.
advice-bury-counters-last = Wenn deine Trümpfe für den letzten Stich reichen, drück Zählkarten, die du verlieren könntest.
advice-bury-no-counter = Drück möglichst keine Zählkarte: Sie zählt für die anderen.
advice-lead-trumps = Wenn du das Spiel hast, spiel vom ersten Ausspiel an Trumpf, bis die anderen keinen mehr haben.
advice-lead-trumps-two = Wenn du das Spiel hast, spiel vom ersten Ausspiel an Trumpf, bis die Gegenseite keinen mehr hat.
advice-lead-trumps-early = Wenn du das Spiel hast, spiel früh Trumpf aus, mindestens in jeder zweiten Runde schon als Erstes.
advice-leave-trumps = Wenn du dagegenhältst, lass Trumpf in Ruhe: Spielst du ihn aus, nimmst du der anderen Seite die Arbeit ab.
advice-sure-card = Spiel eine Karte aus, die nicht zu schlagen ist, solange die anderen ihre Farbe noch haben; später wird sie vielleicht gestochen.
advice-give-counter = Wenn ein Stich deinem Partner sicher ist, gib eine Zählkarte hinein.
advice-keep-counters = Gib keine Zählkarten in Stiche, die die anderen machen; gib eine wertlose Karte zu.
advice-win-points = Wenn du als Letztes spielst und die anderen Punkte machen würden, mach sie selbst, notfalls mit einem Trumpf.
