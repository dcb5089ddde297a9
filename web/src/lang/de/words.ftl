### Die Wörter der Spiele und was sie bedeuten: das Wort und seine Formen, dann ein Doppelpunkt und der Satz.

word-deal = Runde, Runden: Ein Kartenspiel, gegeben und bis zur letzten Karte gespielt. Eine Partie geht über mehrere Runden.
word-dealer = gibt, geben: Wer gibt, teilt die Karten aus. In jeder Runde gibt der Nächste zur Linken.
word-hand = Blatt: Die Karten, die ein Spieler hält.
word-bid = bieten, bietet, Gebot, Gebote: Das Versprechen, in dieser Runde mindestens so viele Punkte zu machen, mit dem Partner zusammen, wenn es einen gibt.
word-pass = passen, passt: Kein Gebot abgeben. Wer passt, ist in dieser Runde beim Bieten nicht mehr dabei.
word-bidder = Alleinspieler: Der Spieler mit dem höchsten Gebot, der das Nest nimmt und den Trumpf ansagt.
word-nest = Nest: Die Karten, die übrig sind, wenn alle ihr Blatt haben. Wer am höchsten geboten hat, nimmt sie und drückt dafür ebenso viele.
word-bury = drücken, drückt, gedrückt: Eine Karte des Blatts verdeckt beiseitelegen, im Tausch gegen eine aus dem Nest.
word-trump = Trumpf, Trümpfe: Die Farbe, die in dieser Runde alle anderen schlägt.
word-ruff = stechen, sticht: Einen Trumpf spielen, weil man von der ausgespielten Farbe keine Karte hat.
word-void = blank: In einer Farbe blank sein heißt, keine Karte davon zu haben, sodass man stechen darf.
word-trick = Stich, Stiche: Eine Karte von jedem Spieler. Der höchste Trumpf gewinnt ihn, sonst die höchste Karte der ausgespielten Farbe.
word-lead = ausspielen, ausgespielt: Die erste Karte eines Stichs spielen. Die anderen müssen ihre Farbe bedienen, wenn sie können.
word-follow = bedienen, bedient: Eine Karte der ausgespielten Farbe spielen. Wer kann, muss; nur den Turm darf man in manchen Spielen trotzdem spielen.
word-counter = Zählkarte, Zählkarten: Eine Karte, die dem Punkte bringt, der sie gewinnt. Der Ring auf der Karte zeigt, wie viele.
word-sure-winner = sicherer Stich, sichere Stiche: Eine Karte, die keine Karte der anderen mehr schlagen kann.
word-set = gefallen: Eine Seite ist gefallen, wenn sie weniger Punkte macht, als sie geboten hat: Sie verliert so viel, wie sie geboten hat.
word-partner = Partner: Wer mit dir zusammen zählt: der Spieler gegenüber, oder wer die gerufene Karte hat.
word-side = Seite, Seiten: Alle, die in einer Runde zusammen zählen.
word-call = rufen, ruft, gerufen: Eine Karte nennen, deren Besitzer Partner des Alleinspielers wird; oder, in Tuxedo, „Orange“ sagen.
word-rook = Turm: Die Karte mit dem Turm. In Spielen, die sie haben, ist sie ein Trumpf; wie hoch, sagen die Regeln jedes Spiels.
word-lo-no = ohne Trumpf verkehrt: Eine Runde ohne Trumpf, in der die Reihenfolge der Karten umgedreht ist: Die niedrigste der ausgespielten Farbe gewinnt, wenn nicht der Turm gespielt wird.
word-no-trump = ohne Trumpf: Eine Runde ohne Trumpffarbe: Die höchste Karte der ausgespielten Farbe gewinnt jeden Stich, wenn nicht der Turm gespielt wird.
word-moon = Mond: Den Mond zu spielen heißt, auf alle Punkte der Runde zu bieten.
word-sun = Sonne: Die Sonne zu spielen heißt, auf alle Punkte und jeden Stich zu bieten.
word-most-tricks = meiste Stiche, die meisten Stiche: In manchen Spielen bekommt die Seite Punkte, die mehr Stiche gewinnt.
word-last-trick = letzter Stich, letzten Stich, letzte Stich: Der letzte Stich einer Runde. In vielen Spielen bekommt sein Gewinner auch die Punkte der gedrückten Karten.
word-dummy = Strohmann: Ein Blatt ohne Spieler: Seine Karten werden eine nach der anderen aufgedeckt.
word-centre = Mitte: In Tuxedo die Karten, die offen in der Mitte liegen und genommen werden können.
word-capture = nehmen, nimmt, genommen: Karten der Mitte mit einer Karte derselben Zahl nehmen, oder mit einer, die ihrer Summe gleich ist.
word-build = Bau, bauen, baut: Karten, die in der Mitte aufeinanderliegen. Nur eine Karte mit ihrer Summe kann sie nehmen.
word-trail = ablegen, legt ab, abgelegt: Eine Karte in die Mitte legen, weil nichts zu nehmen ist.
word-sweep = Abräumer: Ein Nehmen, das die ganze Mitte leert. Ein großer Abräumer nimmt vier Karten oder mehr.
word-orange = Orange, Orangen: Rot und Gelb zusammen genommen. Wer zuerst „Orange“ ruft, bekommt die Punkte dafür.
word-stock = Talon: Die Karten, die noch gegeben werden.

## Um sie herum

words-find = Ein Wort finden
words-none = So ein Wort gibt es hier nicht.
words-means = Was bedeutet „{ $word }“?
