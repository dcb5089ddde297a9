### Lessons: what they are called, and what they teach.

# $game is the title of a game.
lesson-first-title = Deine erste Runde { $game }
lesson-tuxedo-first-summary = Nimm, bau, leg ab, und sei schnell, wenn eine Orange vorbeirollt.
lesson-tuxedo-builds-title = Tuxedo: Bauen
lesson-tuxedo-builds-summary = Nimm einen Bau, den jemand anders gemacht hat, und mach selbst einen.
lesson-tuxedo-sweeps-title = Tuxedo: Abräumer
lesson-tuxedo-sweeps-summary = Lass nichts liegen, was andere abräumen können, und räum die Mitte selbst leer.
lesson-tuxedo-orange-title = Tuxedo: die Orange
lesson-tuxedo-orange-summary = Rot und Gelb zusammen: sehen, nehmen und als Erstes rufen.
lesson-dixie-first-summary = Biete, nimm das Nest, sag Trumpf an und mach Stiche mit deinem Partner: eine ganze Runde, Schritt für Schritt.
lesson-dixie-bidding-title = Dixie Rook: was du bieten kannst
lesson-dixie-bidding-summary = Wann ein Blatt ein Gebot wert ist, und wann du es besser deinem Partner überlässt.
lesson-dixie-points-title = Dixie Rook: Punkte geben und nehmen
lesson-dixie-points-summary = Wann du eine Zählkarte in den Stich deines Partners gibst, und wann du sie behältst.
lesson-dixie-counting-title = Dixie Rook: Trümpfe ziehen und zählen
lesson-dixie-counting-summary = Es gibt vierzehn Trümpfe. Wie viele sind draußen? Zieh sie, und deine anderen Karten sind sicher.
lesson-three-first-summary = Du allein gegen zwei: Biete, sag Trumpf an, tausch mit dem Nest und zieh Trümpfe.
lesson-three-bidding-title = Rook for Three: wie hoch du gehst
lesson-three-bidding-summary = Jedes Blatt hat eine Grenze: Biete bis dahin und nicht weiter.
lesson-three-points-title = Rook for Three: Punkte geben und nehmen
lesson-three-points-summary = Zu zweit haltet ihr dagegen: Mach die Stiche, die zählen.
lesson-three-counting-title = Rook for Three: Trümpfe ziehen und zählen
lesson-three-counting-summary = Elf Trümpfe hat das Kartenspiel: Zähl mit, bis die anderen keinen mehr haben.
lesson-five-first-summary = Biete, sag Trumpf an, ruf einen Partner, den niemand kennt, und spielt drei gegen zwei.
lesson-five-bidding-title = Rook for five: Bieten mit unbekanntem Partner
lesson-five-bidding-summary = Du wirst einen Partner rufen, also zählen Asse und Könige jeder Farbe: Wie hoch kannst du gehen?
lesson-five-points-title = Rook for five: Punkte geben und nehmen
lesson-five-points-summary = Zwei gegen drei: Wohin gehören deine Zählkarten?
lesson-five-counting-title = Rook for five: Trümpfe ziehen und zählen
lesson-five-counting-summary = Vierzehn Trümpfe mit dem Turm: Zieh sie, solange du den höchsten hast.
lesson-kentucky-first-summary = Turnier-Rook mit dem Turm als höchstem Trumpf: eine ganze Runde, Schritt für Schritt.
lesson-kentucky-original-first-summary = Eine Runde von der ersten Karte an: Jeder Abschnitt wird erklärt, wenn er kommt.
