### So wird gespielt: eine Seite für jedes Spiel, manche mit Bildern erzählt. Wörter in eckigen Klammern sind hervorgehoben.

how-to-play-it = So wird { $game } gespielt
how-learn = Beim Spielen lernen
how-rules-of = Hausregeln von { $game }
how-players = { $players }, etwa { $minutes } Minuten.
how-form-of = Es ist eine Spielart von [{ $game }].
how-has-form = Eine Spielart davon ist [{ $game }]: [{ $differs }]
how-also-called = Auch unter diesen Namen wird es gesucht: { $names }.
how-failed = Das Spiel konnte nicht geladen werden.
how-try = Probier es aus
how-try-told = Am besten lernst du es in ein, zwei Runden gegen Bots. Hol dir einen Tipp, wann immer du magst.
how-others = Andere Spiele
how-advice = Gut spielen

## Ein Spiel ohne Bilder

how-goes = Wie es geht
how-counts = Was zählt
how-ring = Der Ring auf einer Karte zeigt ihre Punkte.
how-cards = Die Karten
how-pack =
    { $count ->
        [one] 1 Karte: { $ranks } in { $suits }.
       *[other] { $count } Karten: { $ranks } in { $suits }.
    }
how-pack-and =
    { $count ->
        [one] 1 Karte: { $ranks } in { $suits }, dazu { $others }.
       *[other] { $count } Karten: { $ranks } in { $suits }, dazu { $others }.
    }
how-ranks = { $least } bis { $most }
how-suit-down = Eine Farbe, von der höchsten Karte zur niedrigsten.
how-trump-down = Die Trumpffarbe, zu der der Turm gehört.
how-house-rules =
    { $count ->
        [one] Jede Familie spielt anders: Eine Regel dieses Spiels lässt sich ändern, bevor ein Tisch eröffnet wird. [Hausregeln von { $game }]
       *[other] Jede Familie spielt anders: { $count } Regeln dieses Spiels lassen sich ändern, bevor ein Tisch eröffnet wird. [Hausregeln von { $game }]
    }
how-no-house-rules = Dieses Spiel wird gespielt, wie es ist: Es hat keine Hausregeln.
how-source = Quelle: [{ $source }].
how-worth = { $what }: { $points }
how-total = zusammen: { $points }

## Eine Runde als Beispiel

how-example = Eine Runde, von Bots gespielt
how-example-worth = Was die Runde wert war
how-side = Seite
how-taken = Gemachte Punkte
how-taken-for = { $what } { $points }
how-taken-none = keine
how-in-all = Zusammen
how-score = Gutgeschrieben

## Bilder von Stichen und vom Nehmen

how-leads = { $who } spielt aus
how-takes-trick = macht den Stich
how-takes = nimmt
how-laid-on = kommt auf
how-and = und

## Was mehrmals vorkommt

how-idea = Worum es geht
how-bid = Bieten
how-nest-and-trump = Nest und Trumpf
how-a-trick = Ein Stich
how-scores = Was gezählt wird
how-most-tricks = die meisten Stiche
how-each-trick = jeder Stich
how-bid-steps = Reihum sagt ihr, wie viele der 120 Punkte eure Seite machen wird, mindestens 70 und in Schritten von 5, oder ihr passt. Wer passt, ist beim Bieten nicht mehr dabei.

how-dixie-idea = Du spielst mit deinem Partner gegen die beiden anderen; Partner sitzen einander gegenüber. Zu sechst sind es drei auf jeder Seite, immer abwechselnd. Eine Seite sagt, wie viele Punkte sie machen wird, und muss sie dann auch machen.
how-dixie-ring = Der Ring auf einer Karte zeigt ihre Punkte. Die 14 ist die höchste Karte ihrer Farbe, selbst aber nichts wert.
how-dixie-first-bid = Vorsichtig für den Anfang: Biete 70 mit einer langen Farbe und zwei oder drei 14ern.
how-dixie-nest = Wer am höchsten geboten hat, nimmt die vier übrigen Karten auf, [das Nest], und drückt vier beliebige Karten. Dann wird eine Farbe als [Trumpf] angesagt: Sie schlägt alle anderen. Zu sechst hat das Nest zwei Karten.
how-dixie-green = Grün ist ausgespielt. Wer Grün hat, muss Grün spielen. Das höchste Grün macht den Stich, mit zehn Punkten von Cleo darin.
how-dixie-red = Rot ist Trumpf. Dan hat kein Schwarz, darf also alles spielen, und selbst ein kleiner Trumpf schlägt alle anderen Karten.
how-dixie-last = Wer einen Stich macht, spielt zum nächsten aus. Die Seite mit dem letzten Stich gewinnt auch das Nest: seine Punkte, und es zählt als ein weiterer Stich.
how-dixie-score = Macht eine Seite mindestens so viel, wie sie geboten hat, wird ihr alles gutgeschrieben, was sie gemacht hat. Macht sie weniger, ist sie [gefallen]: Sie verliert, was sie geboten hat. Die andere Seite behält immer, was sie gemacht hat. Haben beide Seiten gleich viele Stiche, ziehen alle eine Karte: Die Seite mit der höheren Summe bekommt die 20.
how-dixie-example = [Zum Beispiel:] Ann und Cleo bieten 85 und machen 75. Sie verlieren 85, und die anderen bekommen ihre 45. Die Seite, die zuerst 300 Punkte hat, gewinnt.

how-kentucky-idea = Das Turnierspiel. Partner sitzen einander gegenüber, zwei gegen zwei. Eine Seite sagt, wie viele Punkte sie machen wird, und muss sie dann auch machen. Die Zahlen gehen von 5 bis 14, und der Turm ist dabei.
how-kentucky-nest = Wer am höchsten geboten hat, nimmt die fünf übrigen Karten auf, [das Nest], drückt fünf beliebige Karten und sagt eine Farbe als [Trumpf] an: Sie schlägt alle anderen.
how-kentucky-green = Grün ist ausgespielt. Wer Grün hat, muss Grün spielen. Die 14 von Ben ist die höchste: 25 Punkte in einem Stich.
how-kentucky-red = Rot ist Trumpf und wird ausgespielt. Auch der Turm ist ein Trumpf, und zwar der höchste.
how-kentucky-last = Wer einen Stich macht, spielt zum nächsten aus, und wer den letzten macht, bekommt auch die gedrückten Karten.
how-kentucky-score = Macht eine Seite mindestens so viel, wie sie geboten hat, wird ihr alles gutgeschrieben, was sie gemacht hat. Macht sie weniger, ist sie [gefallen]: Sie verliert, was sie geboten hat. Die andere Seite behält immer, was sie gemacht hat. Die Seite, die zuerst 300 Punkte hat, gewinnt.

## Rook zu dritt

how-three-idea = Drei spielen, alle für sich. Wer das Spiel bekommt, sagt, wie viele Punkte es werden, und die beiden anderen halten dagegen. Die Zahlen gehen von 4 bis 14.
how-three-bid = Wer gibt, hat schon 50 geboten. Reihum bietet ihr mehr, in Schritten von 5, oder ihr passt. Wer passt, ist beim Bieten nicht mehr dabei. Passen die beiden anderen sofort, bleibt es bei 50. Gebote über 80 sind selten.
how-three-trump-first = Erst der Trumpf, dann das Nest
how-three-nest = Wer am höchsten geboten hat, sagt zuerst die [Trumpffarbe] an, ohne die fünf übrigen Karten gesehen zu haben, [das Nest]. Dann erst werden sie aufgenommen und fünf Karten gedrückt. Karten mit Punkten darf man nicht drücken, und die gedrückten Karten zählen für niemanden.
how-three-yellow = Gelb ist ausgespielt. Wer Gelb hat, muss Gelb spielen. Die 14 von Ben ist die höchste: 15 Punkte in Karten und 2 für den Stich.
how-three-black = Schwarz ist Trumpf. Cleo hat kein Grün, darf also alles spielen, und selbst ein kleiner Trumpf schlägt die 13.
how-three-lead = Zum ersten Stich spielt aus, wer links von der Person mit dem Spiel sitzt; danach, wer den letzten Stich gemacht hat.
how-three-score = Wer mindestens das Gebot macht, bekommt alles gutgeschrieben. Wer weniger macht, ist [gefallen] und verliert, was geboten war. Die beiden anderen behalten immer, was sie gemacht haben.
how-three-example = [Zum Beispiel:] Ann bietet 60 und macht fünf Stiche mit 45 in Karten, zusammen 55. Ann verliert 60. Ben bekommt 45 und Cleo 26. Wer zuerst 200 Punkte hat, gewinnt.

## Rook zu fünft

how-five-idea = Fünf spielen mit einem gewöhnlichen Kartenspiel und einem Joker, der Turm heißt. Wer das Spiel hat, hat in jeder Runde [heimlich einen Partner]: den, der die gerufene Karte hält. Die drei anderen spielen gegen diese zwei.
how-five-bid = Reihum sagt ihr, wie viele Punkte ihr mit einem Partner machen werdet, mindestens 75 und in Schritten von 5, oder ihr passt. Wer passt, ist beim Bieten nicht mehr dabei. Wer 180 bietet, [spielt den Mond]. Noch höher geht nur, [die Sonne zu spielen]: alle Punkte und alle Stiche, für 360, gewonnen oder verloren.
how-five-then = Nest, Trumpf, Partner
how-five-nest = Wer am höchsten geboten hat, nimmt die drei übrigen Karten auf, das Nest, und muss dann
how-five-trump = den [Trumpf] ansagen: eine Farbe, die die anderen schlägt; oder [ohne Trumpf]; oder [ohne Trumpf, verkehrt], mit umgedrehter Reihenfolge, sodass die 2 die beste Karte ist;
how-five-call = [eine Karte rufen], die nicht im eigenen Blatt ist. Wer sie hat, ist Partner und sagt nichts: Die anderen merken es, wenn die Karte gespielt wird;
how-five-bury = drei Karten drücken, deren Punkte bekommt, wer den letzten Stich macht, und zum ersten Stich ausspielen oder links ausspielen lassen.
how-five-good-call = Eine gute Karte zum Rufen: das Ass, das dir fehlt.
how-five-hearts = Herz ist ausgespielt, und wer Herz hat, muss Herz spielen. Ann hat Herz-Ass gerufen, also spielt Cleo mit Ann!
how-five-rook = [Der Turm] ist der niedrigste Trumpf und 20 wert. Ohne Trumpf, auch verkehrt, ist er der einzige Trumpf: Er gewinnt jeden Stich, zu dem er gespielt wird. Spielen darfst du ihn dann aber nur, wenn du nicht bedienen kannst oder ausspielst.
how-five-score = Wer das Spiel hat und der Partner zählen ihre Punkte zusammen. Ist das Gebot erfüllt, bekommen beide je alles, was sie zusammen gemacht haben; wenn nicht, verlieren beide je so viel, wie geboten war. Jeder der drei anderen bekommt, was die drei zusammen gemacht haben.
how-five-example = [Zum Beispiel:] Ann hat 120 geboten und macht mit Cleo 130: je 130 für die beiden, je 50 für die anderen. Wer zuerst 500 Punkte hat, gewinnt.

## Tuxedo

how-tuxedo-idea = Vier Karten liegen offen in der Mitte, und du hast vier im Blatt. Wenn du dran bist, spielst du eine Karte: um Karten aus der Mitte zu [nehmen], um zu [bauen] oder, wenn beides nicht geht, um sie [abzulegen]. Eine Karte gilt so viel wie ihre Zahl; Farben zählen nur für die Orange.
how-tuxedo-centre = Die Mitte, als Beispiel.
how-tuxedo-capture = Nehmen
how-tuxedo-match = Gleich auf gleich: Eine 9 nimmt eine 9.
how-tuxedo-sum = Eine Summe: Eine 9 nimmt Karten, die zusammen 9 ergeben. Es dürfen mehr als zwei sein.
how-tuxedo-both = Beides zugleich: Eine Karte nimmt alles, was sie kann. Die Seite zeigt dir alle Möglichkeiten, die größte zuerst.
how-tuxedo-pile = Die gespielte Karte kommt mit allem, was sie genommen hat, auf deinen Stapel.
how-tuxedo-build = Bauen
how-tuxedo-laid = Du hast auch eine 9, also darfst du die 5 auf die 4 legen und „neun“ sagen. Die beiden sind jetzt ein Bau.
how-tuxedo-taken = Wenn du wieder dran bist, nimmt deine 9 den Bau, falls ihn nicht jemand anders mit einer 9 schon genommen hat. Nur eine 9 kann ihn nehmen.
how-tuxedo-raise = Alle dürfen einen Bau erhöhen, indem sie noch eine Karte darauflegen, wenn sie eine Karte mit der neuen Summe haben. Höher als 14 geht kein Bau.
how-tuxedo-trail = Ablegen
how-tuxedo-trailed = Wenn keine deiner Karten etwas nehmen kann, darfst du einfach eine in die Mitte legen. Ist die Mitte leer, musst du es. Lass dabei möglichst keine leichte Summe liegen!
how-tuxedo-sweep = Abräumen
how-tuxedo-swept = Wer beim Nehmen die ganze Mitte leert, räumt ab: [Ein großer Abräumer] mit vier Karten oder mehr bringt 10, [ein kleiner Abräumer] mit drei oder weniger bringt 5.
how-tuxedo-orange = Orange!
how-tuxedo-oranges = Rot und Gelb gibt Orange. Wird eine rote und eine gelbe Karte zusammen genommen, bekommt 10 Punkte, wer zuerst auf „Orange“ drückt, ganz gleich, wer genommen hat.
how-tuxedo-called = Rufen kannst du, bis der Nächste gezogen hat. Drückst du, wenn es nichts zu rufen gibt, ist dein Knopf zwei Sekunden gesperrt. Achte also auf die Mitte, nicht auf den Knopf.
how-tuxedo-for = Für
how-tuxedo-points = Punkte
how-tuxedo-for-cards = die meisten Karten (je 5 bei Gleichstand)
how-tuxedo-for-orange = jede gerufene Orange
how-tuxedo-for-big = jeden großen Abräumer
how-tuxedo-for-little = jeden kleinen Abräumer
how-tuxedo-for-five = jede genommene 5
how-tuxedo-end = Hat niemand mehr Karten, bekommen alle vier neue, bis keine mehr übrig sind. Dann wird die Runde gezählt. Wer zuerst 100 Punkte oder mehr hat, gewinnt.
