### Games on their own pages: how they are played, advice on playing them well, and lessons.
###
### Said in English by the values of the games, by rookery.games.advice, and by the lessons.

## How a game is played, in three paragraphs.

game-tuxedo-how-1 = Vier Karten liegen offen in der Mitte, und alle haben vier Karten auf der Hand. In deinem Zug spielst du eine Karte. Eine 9 nimmt eine 9 aus der Mitte oder Karten, die zusammen 9 ergeben, etwa eine 5 und eine 4, oder beides zugleich.
game-tuxedo-how-2 = Du kannst eine Karte auch auf eine in der Mitte legen und so eine Summe bauen, die eine andere deiner Karten später nehmen kann, wenn niemand schneller ist. Nur wenn keine deiner Karten etwas nehmen kann, darfst du einfach eine in die Mitte legen: das heißt ablegen.
game-tuxedo-how-3 = Die ganze Mitte zu leeren ist ein Abräumer. Werden eine rote und eine gelbe Karte zusammen genommen, bekommt 10 Punkte, wer zuerst „Orange“ ruft. Genommene Fünfen, Abräumer, Orangen und die meisten Karten zählen, und mit 100 Punkten gewinnt man.
game-dixie-how-1 = Zwei Seiten sitzen abwechselnd um den Tisch und spielen um 120 Punkte. Die 13er und 10er sind je 10 wert, die 5er je 5, und die Seite mit mehr Stichen bekommt 20.
game-dixie-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 70 oder mehr, oder du passt. Wer am höchsten bietet, nimmt das Nest, das sind die übrigen Karten, drückt ebenso viele verdeckt und sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt.
game-dixie-how-3 = Dann spielen alle reihum eine Karte, wenn möglich in der ausgespielten Farbe: diese Karten sind ein Stich, den der höchste Trumpf macht oder sonst die höchste Karte der ausgespielten Farbe. Wer den letzten Stich macht, bekommt auch das Nest. Eine Seite, die weniger Punkte macht, als sie geboten hat, verliert die Höhe ihres Gebots. Die erste Seite mit 300 Punkten gewinnt.
game-three-how-1 = Drei Personen spielen, alle für sich. Die 14er und 10er sind je 10 Punkte wert, die 5er je 5, und jeder Stich ist 2 wert: zusammen 126.
game-three-how-2 = Wer gibt, eröffnet von selbst mit 50 Punkten; biete mehr oder passe. Wer am höchsten bietet, sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt, nimmt dann das Nest, das sind die fünf übrigen Karten, und drückt fünf Karten, die nichts wert sind.
game-three-how-3 = Dann spielen alle reihum eine Karte, wenn möglich in der ausgespielten Farbe: diese drei Karten sind ein Stich, den der höchste Trumpf macht oder sonst die höchste Karte der ausgespielten Farbe. Wer das Spiel hat und weniger Punkte macht als geboten, verliert die Höhe des Gebots, und die anderen bekommen, was sie gemacht haben. Wer zuerst 200 Punkte hat, gewinnt.
game-five-how-1 = Zu fünft spielt man mit gewöhnlichen Karten und einem Joker, der der Turm heißt. Die Asse sind je 15 Punkte wert, Könige und 10er je 10, die 5er 5 und der Turm 20: zusammen 180.
game-five-how-2 = Biete die Zahl der Punkte, die du mit einem Partner machen wirst, 75 oder mehr, oder passe. Wer am höchsten bietet, nimmt die drei übrigen Karten, sagt eine Trumpffarbe an, die die anderen Farben schlägt (oder ohne Trumpf, oder ohne Trumpf, verkehrt, wo niedrige Karten gewinnen), und ruft eine Karte. Wer diese Karte hat, ist der Partner, was die anderen erfahren, wenn die Karte gespielt wird. Dann werden drei Karten gedrückt.
game-five-how-3 = Alle spielen reihum eine Karte, wenn möglich in der ausgespielten Farbe: diese fünf Karten sind ein Stich, den der höchste Trumpf macht oder sonst die höchste Karte der ausgespielten Farbe. Machen die beiden, die das Spiel haben, zusammen weniger Punkte als geboten, verlieren beide die Höhe des Gebots; sonst bekommen sie, was sie gemacht haben, wie die anderen immer, und wer zuerst 500 Punkte hat, gewinnt.
game-kentucky-how-1 = Partner sitzen einander gegenüber und spielen um 120 Punkte. Der Turm ist 20 wert, die 14er und 10er je 10 und die 5er je 5.
game-kentucky-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 70 oder mehr, oder du passt. Wer am höchsten bietet, nimmt das Nest, das sind die fünf übrigen Karten, drückt fünf Karten verdeckt und sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt. Der Turm ist der höchste Trumpf und darf zu jedem Stich gespielt werden.
game-kentucky-how-3 = Dann spielen alle reihum eine Karte, wenn möglich in der ausgespielten Farbe: diese vier Karten sind ein Stich, den der höchste Trumpf macht oder sonst die höchste Karte der ausgespielten Farbe. Wer den letzten Stich macht, bekommt auch das Nest. Eine Seite, die weniger Punkte macht, als sie geboten hat, verliert die Höhe ihres Gebots, und die erste Seite mit 300 Punkten gewinnt.
game-kentucky-original-how-1 = Partner sitzen einander gegenüber und spielen um 100 Punkte: Die 14er und 10er sind je 10 wert, die 5er je 5, und einen Turm gibt es nicht.
game-kentucky-original-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 50 oder mehr, oder du passt. Wenn alle passen, muss zum Gebot von 50 spielen, wer gegeben hat. Wer am höchsten bietet, nimmt das Nest, das sind die vier übrigen Karten, drückt vier Karten verdeckt und sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt.
game-kentucky-original-breckinridge-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 65 oder mehr, oder du passt. Wenn alle passen, muss zum Gebot von 65 spielen, wer gegeben hat. Wer am höchsten bietet, sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt, nimmt dann das Nest, das sind die vier übrigen Karten, und drückt vier Karten, die nichts wert sind, Trümpfe darunter offen.
game-partnership-how-1 = Partner sitzen einander gegenüber, bekommen je vierzehn Karten und spielen um 120 Punkte. Die 14er und 10er sind je 10 wert, die 5er je 5, und die Seite mit mehr Stichen bekommt 20.
game-partnership-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 70 oder mehr, oder du passt. Wer am höchsten bietet, sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt; ein Nest, das das Blatt verbessert, gibt es nicht.
game-partnership-how-3 = Dann spielen alle reihum eine Karte, wenn möglich in der ausgespielten Farbe: diese vier Karten sind ein Stich, den der höchste Trumpf macht oder sonst die höchste Karte der ausgespielten Farbe. Eine Seite, die weniger Punkte macht, als sie geboten hat, verliert die Höhe ihres Gebots, und die erste Seite mit 300 Punkten gewinnt.
game-thirteens-how-1 = Partner sitzen einander gegenüber und spielen um 120 Punkte: Die 13er und 10er sind je 10 wert, die 5er je 5, und die Seite mit fünf Stichen oder mehr bekommt 20. Die 14er sind die höchsten Karten, aber nichts wert.
game-thirteens-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 65 oder mehr, oder du passt. Wenn alle passen, muss zum Gebot von 65 spielen, wer gegeben hat. Wer am höchsten bietet, nimmt das Nest, das sind die vier übrigen Karten, drückt vier Karten verdeckt und sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt.
game-thirteens-how-3 = Dann spielen alle reihum eine Karte, wenn möglich in der ausgespielten Farbe: diese vier Karten sind ein Stich, den der höchste Trumpf macht oder sonst die höchste Karte der ausgespielten Farbe. Wer den letzten Stich macht, bekommt auch das Nest. Eine Seite, die weniger Punkte macht, als sie geboten hat, verliert die Höhe ihres Gebots, und die erste Seite mit 500 Punkten gewinnt.
game-red-one-how-1 = Partner sitzen einander gegenüber und spielen um 150 Punkte: Die rote 1 ist 30 wert, der Turm 20, die 14er und 10er je 10 und die 5er je 5. Ganz gleich, welche Farbe Trumpf ist: Die rote 1 ist der höchste Trumpf, und der Turm, der zu jedem Stich gespielt werden darf, der zweithöchste.
game-red-one-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 75 oder mehr, oder du passt. Wer am höchsten bietet, nimmt das Nest, das sind die sechs übrigen Karten, sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt, und drückt sechs Karten, darunter höchstens eine, die zählt, eine 5 oder eine 10. Gedrückte Trümpfe liegen offen.
game-red-one-western-how-1 = Partner sitzen einander gegenüber und spielen um 200 Punkte: Der Turm und der letzte Stich sind je 20 wert, die 1er je 15, die 14er und 10er je 10 und die 5er je 5. Die 1er sind die höchsten Karten ihrer Farben, aber die rote 1 ist in jeder Runde der höchste Trumpf und der Turm der zweithöchste.
game-red-one-western-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 100 oder mehr, oder du passt. Wer am höchsten bietet, nimmt das Nest, das sind die fünf übrigen Karten, drückt fünf Karten verdeckt und sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt.
game-kentucky-rook-how-1 = Partner sitzen einander gegenüber und spielen um 180 Punkte: Der Turm ist 20 wert, die 1er je 15, die 14er und 10er je 10 und die 5er je 5. Die 1er sind die höchsten Karten ihrer Farben, und der Turm ist der höchste Trumpf und darf zu jedem Stich gespielt werden.
game-kentucky-rook-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 100 oder mehr, oder du passt. Wenn alle passen, muss zum Gebot von 100 spielen, wer gegeben hat. Wer am höchsten bietet, nimmt das Nest, das sind die fünf übrigen Karten, drückt fünf Karten verdeckt und sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt.
game-kentucky-rook-williams-how-1 = Partner sitzen einander gegenüber und spielen um 200 Punkte: Der Turm und die 1er sind je 20 wert, die 14er und 10er je 10 und die 5er je 5. Die 1er sind die höchsten Karten ihrer Farben, und der Turm ist der höchste Trumpf und darf zu jedem Stich gespielt werden.
game-kentucky-rook-williams-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 100 oder mehr, oder du passt. Eine Karte des Nests liegt von Anfang an offen. Wer am höchsten bietet, nimmt das Nest, das sind die fünf übrigen Karten, drückt fünf Karten verdeckt und sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt.
game-kentucky-rook-williams-how-3 = Dann spielen alle reihum eine Karte, wenn möglich in der ausgespielten Farbe: diese vier Karten sind ein Stich, den der höchste Trumpf macht oder sonst die höchste Karte der ausgespielten Farbe. Wer den letzten Stich macht, bekommt auch das Nest. Eine Seite, die weniger Punkte macht, als sie geboten hat, verliert die Höhe ihres Gebots, und es gewinnt, wer nach vier Runden den höheren Stand hat, oder die erste Seite mit 500 Punkten.
game-kentucky-rook-baby-bird-how-1 = Partner sitzen einander gegenüber und spielen um 200 Punkte: Der Turm und die rote 2 sind je 20 wert, die 1er je 15, die 14er und 10er je 10 und die 5er je 5. Der Turm ist in jeder Runde der höchste Trumpf und die rote 2, der „Baby Bird“, der zweithöchste; sonst sind die 1er hoch.
game-kentucky-rook-baby-bird-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 100 oder mehr, oder du passt. Wenn alle passen, muss zum Gebot von 100 spielen, wer gegeben hat. Wer am höchsten bietet, nimmt das Nest, das sind die sechs übrigen Karten, drückt sechs Karten verdeckt und sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt.
game-one-high-how-1 = Partner sitzen einander gegenüber und spielen um 180 Punkte: Der Turm ist 20 wert, die 1er je 15, die 14er und 10er je 10 und die 5er je 5. Die 1er sind die höchsten Karten ihrer Farben, aber der Turm ist der niedrigste Trumpf.
game-one-high-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 70 oder mehr, oder du passt. Wer am höchsten bietet, nimmt das Nest, das sind die fünf übrigen Karten, drückt fünf Karten verdeckt und sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt.
game-house-how-1 = Partner sitzen einander gegenüber und spielen um 200 Punkte: Der Turm und der letzte Stich sind je 20 wert, die 1er je 15, die 14er und 10er je 10 und die 5er je 5. Die 1er sind die höchsten Karten ihrer Farben, und der Turm ist ein Trumpf zwischen der 10 und der 11.
game-house-how-3 = Wer das Spiel hat, spielt aus. Dann spielen alle reihum eine Karte, wenn möglich in der ausgespielten Farbe: diese vier Karten sind ein Stich, den der höchste Trumpf macht oder sonst die höchste Karte der ausgespielten Farbe. Wer den letzten Stich macht, bekommt auch das Nest. Eine Seite, die weniger Punkte macht, als sie geboten hat, verliert die Höhe ihres Gebots, und die erste Seite mit 500 Punkten gewinnt.
game-call-partner-how-1 = Vier Personen, alle mit eigenem Punktestand, spielen um 200 Punkte: Der Turm und der letzte Stich sind je 20 wert, die 1er je 15, die 14er und 10er je 10 und die 5er je 5. Die 1er sind die höchsten Karten ihrer Farben, und der Turm ist ein Trumpf zwischen der 10 und der 11.
game-call-partner-how-2 = Zuerst ist dran, wer gibt: Biete die Zahl der Punkte, die du mit einem Partner machen wirst, oder passe. Wer am höchsten bietet, nimmt das Nest, das sind die fünf übrigen Karten, drückt fünf Karten verdeckt, sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt, und ruft eine Karte. Wer diese Karte hat, ist der Partner, was die anderen erfahren, wenn sie gespielt wird.
game-call-partner-how-3 = Alle spielen reihum eine Karte, wenn möglich in der ausgespielten Farbe: diese vier Karten sind ein Stich, den der höchste Trumpf macht oder sonst die höchste Karte der ausgespielten Farbe, und der letzte bringt auch das Nest. Machen die beiden, die das Spiel haben, zusammen weniger Punkte als geboten, verlieren beide die Höhe des Gebots; sonst bekommen sie, was sie gemacht haben, wie die anderen beiden immer, und wer zuerst 500 Punkte hat, gewinnt.
game-call-partner-five-how-1 = Fünf oder sechs Personen, alle mit eigenem Punktestand, spielen um 200 Punkte: Der Turm und der letzte Stich sind je 20 wert, die 1er je 15, die 14er und 10er je 10 und die 5er je 5. Die 1er sind die höchsten Karten ihrer Farben, und der Turm ist ein Trumpf zwischen der 10 und der 11.
game-call-partner-five-how-2 = Biete die Zahl der Punkte, die du mit einem Partner machen wirst, 80 oder mehr, oder passe. Wer am höchsten bietet, nimmt das Nest, das sind die sieben übrigen Karten, zu sechst drei, drückt ebenso viele verdeckt, sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt, und ruft eine Karte. Wer diese Karte hat, ist der Partner, was die anderen erfahren, wenn sie gespielt wird. Zu sechst werden nacheinander zwei Karten gerufen; wer beide hat, ist der einzige Partner.
game-call-partner-five-how-3 = Alle spielen reihum eine Karte, wenn möglich in der ausgespielten Farbe: je eine Karte von allen ist ein Stich, den der höchste Trumpf macht oder sonst die höchste Karte der ausgespielten Farbe, und der letzte bringt auch das Nest. Machen die, die das Spiel haben, zusammen weniger Punkte als geboten, verlieren sie je die Höhe des Gebots; sonst bekommen sie, was sie gemacht haben, wie die anderen immer, und wer zuerst 400 Punkte hat, gewinnt.
game-princeton-how-1 = Partner sitzen einander gegenüber und spielen mit gewöhnlichen Karten und einem Joker, der der Turm heißt, um 200 Punkte. Der Turm und der letzte Stich sind je 20 wert, die Asse je 15, Könige und 10er je 10 und die 5er je 5; der Turm ist der niedrigste Trumpf.
game-princeton-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 70 oder mehr, oder du passt. Wer am höchsten bietet, nimmt die eine Karte, die übrig ist, drückt eine verdeckt und sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt.
game-princeton-how-3 = Dann spielen alle reihum eine Karte, wenn möglich in der ausgespielten Farbe: diese vier Karten sind ein Stich, den der höchste Trumpf macht oder sonst die höchste Karte der ausgespielten Farbe. Der letzte Stich bringt auch die gedrückte Karte. Eine Seite, die weniger Punkte macht, als sie geboten hat, verliert die Höhe ihres Gebots, und die erste Seite mit 500 Punkten gewinnt.
game-two-hundred-how-1 = Partner sitzen einander gegenüber und spielen um 100 Punkte: Die Asse und 10er sind je 10 wert und die 5er je 5.
game-two-hundred-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 50 oder mehr, oder du passt. Wer am höchsten bietet, sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt, und spielt aus.
game-two-hundred-how-3 = Dann spielen alle reihum eine Karte, wenn möglich in der ausgespielten Farbe: diese vier Karten sind ein Stich, den der höchste Trumpf macht oder sonst die höchste Karte der ausgespielten Farbe. Eine Seite, die weniger Punkte macht, als sie geboten hat, verliert die Höhe ihres Gebots, und die erste Seite mit 200 Punkten gewinnt. Eine Seite, die schon 100 Punkte hat und in einer Runde nicht geboten hat, bekommt in dieser Runde nichts.
game-two-hundred-kitty-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 50 oder mehr, oder du passt. Wer am höchsten bietet, nimmt das Nest, das sind die vier übrigen Karten, drückt vier Karten verdeckt und sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt. Wer das Spiel hat, spielt aus, und die Punkte der gedrückten Karten gehen an die andere Seite.
game-shelem-how-1 = Partner sitzen einander gegenüber und spielen mit gewöhnlichen Karten um 165 Punkte: Die Asse und 10er sind je 10 wert, die 5er je 5 und jeder Stich 5.
game-shelem-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 100 oder mehr, oder du passt. Wer am höchsten bietet, nimmt die vier übrigen Karten und drückt vier, die mit ihren Punkten als erster Stich dieser Seite zählen. Dann sagt dieselbe Person eine Farbe als Trumpf an, die alle anderen Farben schlägt, und spielt eine Karte davon aus.
game-shelem-how-3 = Dann spielen alle reihum eine Karte, wenn möglich in der ausgespielten Farbe: diese vier Karten sind ein Stich, den der höchste Trumpf macht oder sonst die höchste Karte der ausgespielten Farbe. Eine Seite, die weniger Punkte macht, als sie geboten hat, verliert die Höhe ihres Gebots oder, wenn die anderen mehr gemacht haben als sie, doppelt so viel. Die erste Seite mit 1165 Punkten gewinnt.
game-shelem-185-how-1 = Partner sitzen einander gegenüber und spielen mit gewöhnlichen Karten um 185 Punkte: Die Asse sind je 15 wert, die 10er je 10, die 5er je 5 und jeder Stich 5.
game-shelem-185-how-2 = Zuerst bietest du die Zahl der Punkte, die deine Seite machen wird, 120 oder mehr, oder du passt. Wer am höchsten bietet, nimmt die vier übrigen Karten und drückt vier, die mit ihren Punkten als erster Stich dieser Seite zählen. Dann sagt dieselbe Person eine Farbe als Trumpf an, die alle anderen Farben schlägt, und spielt eine Karte davon aus.
game-two-how-1 = Zwei spielen, beide für sich, und dazu ein Strohmann: ein drittes Blatt, das verdeckt als Stapel liegt. Die 14er und 10er sind je 10 Punkte wert, die 5er je 5, und jeder Stich ist 2 wert.
game-two-how-2 = Wer gibt, eröffnet von selbst mit 30 Punkten; biete mehr oder passe. Wer höher bietet, sagt eine Farbe als Trumpf an, die alle anderen Farben schlägt, nimmt dann das Nest, das sind die fünf übrigen Karten, und tauscht zwei Karten damit oder keine.
game-two-how-3 = Dann spielen reihum die Person, die gibt, ihr Gegenüber und der Strohmann je eine Karte, wenn möglich in der ausgespielten Farbe; der Strohmann deckt aber nur seine oberste Karte auf, und was er gewinnt, ist für beide verloren. Den Stich macht der höchste Trumpf oder sonst die höchste Karte der ausgespielten Farbe. Wer das Spiel hat und weniger Punkte macht als geboten, verliert die Höhe des Gebots, und wer zuerst 150 Punkte hat, gewinnt.

## Advice on trick games. $suit is what the colours of its pack are called.

advice-usual-bid = Gewonnen wird das Bieten gewöhnlich mit { $usual }, in einer von zehn Runden mit mehr als { $high }. Das höchste Gebot, das starke Bots in { $deals } Runden erfüllt haben, war { $best }.
# $tops is how many of the three highest trumps the bidder has.
advice-long-suit =
    { $tops ->
        [two] Biete mit einer langen Farbe: Wer das Spiel bekommt, hat im Durchschnitt { $dealt } Trümpfe, darunter zwei der drei höchsten.
       *[one] Biete mit einer langen Farbe: Wer das Spiel bekommt, hat im Durchschnitt { $dealt } Trümpfe, darunter einen oder zwei der drei höchsten.
    }
# The same where the bidder has more trumps after taking the nest and burying.
advice-long-suit-grows =
    { $tops ->
        [two] Biete mit einer langen Farbe: Wer das Spiel bekommt, hat im Durchschnitt nach dem Geben { $dealt } Trümpfe und nach dem Tausch { $trumps }, darunter zwei der drei höchsten.
       *[one] Biete mit einer langen Farbe: Wer das Spiel bekommt, hat im Durchschnitt nach dem Geben { $dealt } Trümpfe und nach dem Tausch { $trumps }, darunter einen oder zwei der drei höchsten.
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

## Advice on one game or some games.

advice-tuxedo-1 = Orangen bringen am meisten: zu viert in jeder Runde etwa sieben Punkte pro Kopf, gegenüber fünf für Fünfen und vier für die meisten Karten.
advice-tuxedo-2 = Nimm Rot mit Gelb, wann immer du kannst, und ruf sofort: Deine Orange dürfen alle rufen.
advice-tuxedo-3 = Du musst nicht nehmen, sobald du kannst: In vier von zehn solchen Zügen bauen starke Bots lieber, um später mehr zu nehmen.
advice-tuxedo-4 = Wenn du nichts nehmen kannst, bau: Starke Bots tun es in sieben von zehn solchen Zügen.
advice-tuxedo-5 = Ein Bau ist am sichersten, wenn du die anderen Karten seiner Zahl schon gesehen hast, denn wer eine hat, darf ihn nehmen.
advice-tuxedo-6 = Räum ab, wann immer du kannst; starke Bots tun es fast immer.
advice-tuxedo-7 = Heb dir eine Fünf zum Nehmen auf, und sei es als die Karte, die nimmt: Abgelegt bringt sie jemand anderem fünf Punkte.
advice-tuxedo-8 = Wer ablegt, konnte von dem, was da lag, nichts nehmen: Bis neue Karten gegeben werden, sind diese Karten vor dieser Person sicher.
advice-tuxedo-9 = Zu zweit bringen die meisten Karten jemandem von euch 15 Punkte: Zähl die Stapel mit.
advice-tuxedo-10 = Eine einzelne Karte in der Mitte ist ein Abräumer für alle, die ihre Zahl haben: Leg eine zweite dazu, die mit ihr mehr als 14 ergibt, damit keine Karte beide nimmt.
advice-dixie-1 = Gewöhnlich spielt man Rook mit dem Turm, Dixie ohne. Die 14 ist die beste Karte ihrer Farbe und nichts wert, die 13er sind 10 wert, und die meisten Stiche sind 20 wert.
advice-dixie-2 = Zähl nicht nur Punkte, sondern auch Stiche: Die 20 für die meisten Stiche sind ein Sechstel der Runde, und das Nest ist ein weiterer Stich für die Seite, die den letzten macht.
advice-dixie-3 = Eine 13 ist 10 wert, verliert aber gegen ihre 14: Spiel sie, wenn die 14 weg ist, oder in einen Stich deines Partners.
advice-dixie-4 = Zu sechst sind die Blätter kürzer und die Gebote um eine oder zwei Stufen niedriger: Gewonnen wird das Bieten gewöhnlich mit 75.
advice-three-1 = Jeder Stich ist zu seinen Zählkarten noch 2 Punkte wert: Kleine Stiche machen 26 der 126 aus.
advice-three-2 = Das Nest bekommt niemand, und Zählkarten darfst du nicht drücken: Drück niedrige Karten einer kurzen Farbe.
advice-three-3 = Haltet zu zweit dagegen wie Partner: Fällt das Spiel, habt ihr beide etwas davon.
advice-five-1 = Ohne Trumpf, verkehrt, gewinnen die 2er und 3er, und der Turm schlägt alles: Wer ihn hat, macht sicher einen Stich.
advice-five-2 = Bis die gerufene Karte gespielt ist, kennt den Partner nur, wer sie hat: Bist du es, gib Zählkarten in die Stiche der Person, die das Spiel hat, und mach auch selbst Stiche.
advice-five-3 = Wenn du weder das Spiel hast noch Partner bist, achte darauf, wer der Person mit dem Spiel Zählkarten in die Stiche gibt: Das ist der Partner.
advice-five-4 = Der Turm ist der niedrigste Trumpf und 20 wert: Spiel ihn in einen Stich, den deine Seite macht, oder stich mit ihm, wenn du als Letztes spielst und niemand gestochen hat.
advice-kentucky-1 = Der Turm ist der höchste Trumpf und 20 wert: Seinen Stich macht er immer, also biete mit ihm höher.
advice-kentucky-2 = Der letzte Stich bringt das Nest: Heb dir dafür einen Trumpf auf.
advice-kentucky-original-1 = Ohne den Turm ist Trumpf 14 die beste Karte: Sie macht jeden Stich.
advice-partnership-1 = Es gibt kein Nest: Nach dem Bieten kommt dir keine Karte mehr zu Hilfe, und weglegen kannst du auch keine.
advice-partnership-2 = Zähl nicht nur Punkte, sondern auch Stiche: Die meisten Stiche sind 20 der 120 wert.
advice-thirteens-1 = Fünf Stiche bringen die 20 Punkte für die meisten Stiche: Sind vier gemacht, ist der fünfte einen hohen Trumpf wert.
advice-red-one-1 = Die rote 1 und der Turm bringen 50 der 150 Punkte, und nur die rote 1 kann den Turm schlagen: Biete mit jeder dieser beiden Karten höher.
advice-red-one-2 = Der Turm darf zu jedem Stich gespielt werden: Spiel ihn, sobald die rote 1 weg ist oder auf deiner Seite.
advice-red-one-3 = Trümpfe, die du drückst, liegen offen: Die anderen sehen, welche weg sind.
advice-red-one-western-1 = Die rote 1 ist der höchste Trumpf, ganz gleich, welche Farbe Trumpf ist, und der Turm der zweithöchste: Biete mit jeder dieser beiden Karten höher.
advice-red-one-western-2 = Der letzte Stich ist 20 wert und bringt das Nest: Heb dir dafür einen Trumpf auf.
advice-kentucky-rook-2 = Die 1er sind die besten Karten ihrer Farben und je 15 wert: Biete mit ihnen höher.
advice-kentucky-rook-williams-2 = Die 1er sind die besten Karten ihrer Farben und je 20 wert: Biete mit ihnen höher.
advice-kentucky-rook-baby-bird-1 = Der Turm und die rote 2 sind in jeder Runde die beiden höchsten Trümpfe und je 20 wert: Biete mit jeder dieser beiden Karten höher.
advice-one-high-1 = Der Turm ist der niedrigste Trumpf und 20 wert: Spiel ihn in einen Stich, den deine Seite macht, oder stich mit ihm, wenn du als Letztes spielst und niemand gestochen hat.
advice-house-1 = Der Turm steht zwischen Trumpf 10 und Trumpf 11: Sind von den Trümpfen 11, 12, 13, 14 und 1 weg, kann er nicht mehr verlieren.
advice-call-partner-1 = Ruf den höchsten Trumpf, der dir fehlt; fehlt dir keiner, die beste Karte einer Nebenfarbe.
advice-call-partner-five-2 = Zu fünft hat das Nest sieben Karten: Es kann eine kurze Farbe lang machen.
advice-princeton-1 = Der Joker ist der niedrigste Trumpf und 20 wert: Spiel ihn in einen Stich, den deine Seite macht, oder stich mit ihm, wenn du als Letztes spielst und niemand gestochen hat.
advice-princeton-2 = Das Nest ist eine einzige Karte: Biete auf das Blatt, das du hast.
advice-princeton-3 = Was du drückst, bekommt, wer den letzten Stich macht: Drück eine Zählkarte nur, wenn du damit rechnest, dass du ihn machst.
advice-two-hundred-1 = Sobald deine Seite 100 Punkte hat, gib in jeder Runde ein Gebot ab: Bietet niemand von euch beiden, bekommt ihr nichts.
advice-shelem-1 = Wer das Spiel hat und weniger Punkte macht als die anderen, also 80 oder weniger, verliert das Gebot doppelt: Biete nicht hoch auf eine Farbe allein.
advice-shelem-185-1 = Wer das Spiel hat und weniger Punkte macht als die anderen, also 90 oder weniger, verliert das Gebot doppelt: Biete nicht hoch auf eine Farbe allein.
advice-two-1 = Die Stiche des Strohmanns sind für euch beide verloren: Heb dir Zählkarten für Stiche auf, zu denen er schon gespielt hat.
advice-two-2 = Der Strohmann deckt die Karten oben von seinem Stapel auf und kann nicht wählen: Seine hohen Karten kommen, wann sie kommen.
advice-two-3 = Der Strohmann kann sogar gewinnen, wenn du Trumpf ausspielst: Er deckt eine beliebige Karte auf, aber nur ein höherer Trumpf schlägt deinen.

## Lessons: what they are called, and what they teach.

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
