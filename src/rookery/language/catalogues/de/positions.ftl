### Warum ein Zug in einer Stellung der Sammlung richtig ist, erklärt von jemandem, der nicht mehr weiß als der Platz.
### Der letzte Satz hat keinen Punkt; der kommt danach.

## dixie

position-dixie-4-strong-hand = Sieben schwarze Karten von oben und fünf Stiche daneben: der letzte Stich und das Nest sind sicher, und wenn du passt, wird zusammengeworfen
position-dixie-4-bust = Keine Karte über einer 9, keine lange Farbe, keine Zählkarte, und der Partner hat gepasst: ein Gebot von 100 ginge verloren
position-dixie-4-partner-has-it = Der Partner hat 90 geboten, und dieses Blatt kann nur bedienen: die eigene Seite zu überbieten bringt nichts
position-dixie-6-strong-hand = Sechs schwarze Karten von oben, zwei 14er und Rot 13: fast neun Stiche bei neun Karten, und wenn du passt, wird zusammengeworfen
position-dixie-6-bust = Beide Partner haben gepasst, und hier macht nichts einen Stich: ein Gebot von 105 ginge verloren
position-dixie-4-trump-longest = Sieben grüne Karten, davon sechs von oben, ziehen die Trümpfe; die anderen Farben haben je eine Karte, die gewinnt
position-dixie-4-bury-lone-ten = Acht schwarze Karten von oben sichern den letzten Stich und mit ihm das Nest: die einzelne gelbe 10 ginge verloren, sobald Gelb ausgespielt wird, im Nest ist sie sicher
position-dixie-6-trump-longest = Sechs gelbe Karten von oben gegen acht, die auf fünf Blätter verteilt sind: sie ziehen fast alle, und die beiden 14er gewinnen außerdem
position-dixie-6-bury-the-lone-thirteen = Sieben grüne Karten von oben sichern den letzten Stich und das Nest: die einzelne rote 13 würde unter die 14 fallen, im Nest sind ihre 10 Punkte sicher
position-dixie-4-keep-the-ten = Ein Trumpf der anderen Seite hat den Stich gewonnen: bediene mit irgendeiner gelben Karte außer der 10
position-dixie-4-cover-the-thirteen = Die 14 schlägt die ausgespielte 13 und nimmt ihre 10 Punkte mit; die niedrige Karte lässt sie laufen
position-dixie-4-win-with-the-counter = Als Letztes gewinnen 10 und 12 beide: die 10 ist in diesem Stich sicher und sonst nirgends
position-dixie-4-smear-on-the-fourteen = Die 14 des Partners ist die höchste rote Karte, und Rot wird zum ersten Mal ausgespielt, also wird kaum gestochen: die 10 kommt dazu
position-dixie-4-no-higher-than-partner = Zwischen der 11 des Partners und der 12 ist keine Karte: die 12 gewinnt nichts, was die 11 nicht gewinnt, und kostet eine hohe Karte
position-dixie-4-beat-the-ten-of-trumps = Wer das Spiel hat, spielt eine 10 in den höchsten Trumpf: nimm sie, mehr wird die 14 kaum fangen
position-dixie-4-win-with-the-thirteen = Als Letztes: die 13 reicht, um die 12 zu schlagen, und ist selbst 10 wert; sonst gewinnt nichts
position-dixie-4-all-trumps-with-one = Der Partner und ein Gegner haben kein Schwarz mehr, also hat der andere Gegner die 12, die 9 und die 5: wer mehr als die 5 ausspielt, zieht die 9 oder die 12, während eine 3 oder 4 die 5 gewinnen lässt und diesem Gegner den letzten Stich mit dem Nest überlässt
position-dixie-4-second-hand-high = Nur die 13 ist jetzt höher als die 12, und die 9 ist genauso gut: als Zweites hoch zu spielen kostet die andere Seite die 13, während eine 3 eine 8 gewinnen lässt
position-dixie-4-draw-the-last-trump = Ein Trumpf ist draußen, die 9: zieh ihn mit der 11 oder der 10, dann kann Schwarz 12 nicht gestochen werden
position-dixie-4-keep-the-counters = Die schwarzen Karten sind alle hoch, und die 10 und die 13 sind Zählkarten, die der ausgespielte Trumpf mitnehmen würde: die 13 ist durch die 12 noch gedeckt, also kann eine schwarze Karte ohne Punkte gehen
position-dixie-4-thirteen-while-it-wins = Die 14 ist weg, und die 13 ist die höchste schwarze Karte: Schwarz lief schon zweimal und kommt kaum noch einmal
position-dixie-4-last-trump-for-the-nest = Im Nest liegen zwanzig Punkte, und es geht mit dem letzten Stich: heb dir dafür den letzten kleinen Trumpf auf und spiel erst die schwarzen Karten
position-dixie-4-force-out-the-fourteen = Die 14 ist der einzige Trumpf, der noch draußen ist: die 6 zieht sie, und die 13 und die 10 machen die Stiche danach; die anderen würden 10 Punkte an sie verlieren, und mit Grün bleibt sie im Spiel
position-dixie-4-smear-on-the-ruff = Der Partner hat gestochen, und danach spielt niemand: die 13, die verloren gehen könnte, wenn Gelb ausgespielt wird, ist hier sicher
position-dixie-4-ruff-then-master = Die 7 ist der letzte Trumpf und die 9 die letzte rote Karte: stich jetzt, dann gewinnt Rot den letzten Stich und das Nest
position-dixie-4-all-my-cards-are-high = Alle anderen Trümpfe und alle anderen roten Karten sind weg: stich jetzt, dann gewinnt jede Karte, die bleibt
position-dixie-4-bidder-is-out-of-green = Wer das Spiel hat, spielt die letzte Karte aus und ist erkennbar blank in Grün: Grün 14 kann sie nicht gewinnen, Gelb 11 vielleicht
position-dixie-6-keep-the-thirteen = Die 14 spielt die andere Seite aus: die 13 gäbe ihr 10 Punkte und kann später noch einen Stich machen
position-dixie-6-take-the-thirteen = Als Letztes: die 14 nimmt die 13 in Trumpf, und jede andere rote Karte verschenkt den Stich
position-dixie-6-small-trump-first = Die 14 und die 11 sind die einzigen anderen Trümpfe: ein kleiner holt einen davon heraus, während die 13 ihre 10 Punkte an die 14 verlöre
position-dixie-6-partner-has-ruffed = Die 8 des Partners, ein Trumpf, schlagen nur noch die eigenen Trümpfe: behalt sie alle und wirf Grün ab
position-dixie-6-draw-the-last-two = Zwei Trümpfe sind draußen, beide niedriger: zieh sie, bevor Rot 14 gestochen werden kann
position-dixie-6-hold-the-last-trump = Der letzte Trumpf gewinnt den letzten Stich und das Nest, wann immer er aufgehoben wird: spiel erst eine kleine rote Karte, und die 13 bleibt dahinter
position-dixie-4-thirteen-on-the-bidders-trump = Kein Trumpf, der draußen ist, schlägt die 10 des Partners, also ist die 13 darauf sicher. Behältst du sie, macht sie ihren Stich nur, wenn kein Gegner sticht und jemand Schwarz ausspielt

## five

position-five-sun = Acht Pik mit allen höchsten an der Spitze und zwei Asse: wer zuerst Trumpf ausspielt, macht mit diesem Blatt allein alle zehn Stiche, also spielt es die Sonne
position-five-bust = Kein Ass, kein König, keine lange Farbe und kein Turm: kein Partner und kein Nest macht daraus 155
position-five-spades-and-aces = Sechs Pik mit Ass, König, Dame und Bube an der Spitze, dazu zwei Asse und ein König: mit einem Partner bringt das weit mehr als 80
position-five-trump-lo-no = Alle vier 2er und die Karten daneben: in verkehrter Reihenfolge gewinnen sie, und nur der Turm könnte sie schlagen, und den kann man rufen
position-five-trump-spades = Sieben Pik mit den fünf höchsten: sie ziehen die anderen Trümpfe, und keine andere Farbe ist lang
position-five-call-missing-king = Der Pik-König ist der einzige Trumpf, der die Dame schlagen kann, und ist 10 wert: steht er auf der eigenen Seite, geht kein Trumpfstich verloren
position-five-call-rook-in-no-trump = Ohne Trumpf ist der Turm die einzige Karte, die die Asse und Könige dieses Blatts schlagen kann: liegt er beim Partner, tut er es nicht
position-five-call-rook-in-lo-no = Ohne Trumpf, verkehrt, schlägt nur der Turm eine 2: wird er gerufen, gehören seine 20 Punkte und der Stich der eigenen Seite
position-five-lead-self-for-the-sun = Sieben Pik von oben ziehen alle Trümpfe, und jede andere Karte gewinnt: mit eigenem Ausspiel kann die Sonne nicht scheitern, während Herz oder Karo, von links ausgespielt, gestochen werden könnte
position-five-sun-draw-trumps-first = Erst Pik: jedes Pik dieses Blatts schlägt die sechs Trümpfe, die draußen sind, und ein Ass, das vorher ausgespielt wird, könnte gestochen werden, und damit ist die Sonne verloren
position-five-lo-no-low-card-wins = Niedrige Karten gewinnen: als Letztes nimmt die 3 den König, das Ass und die 10, die 5 könnte es auch und spart die 3 für später; die Dame lässt der Seite, die das Spiel hat, 35 Punkte
position-five-lead-self-for-the-moon = Der Mond braucht jeden Punkt: acht Herz von oben ziehen alle Trümpfe, und dann gewinnen die Asse; Pik oder Kreuz, von links ausgespielt, könnte gestochen werden
position-five-trump-no-trump = Gewinner in jeder Farbe und keine lange Farbe: mit einer Trumpffarbe würden sie gestochen, ohne Trumpf kann nur der Turm sie schlagen, und den kann man rufen
position-five-bury-no-trump = Sieben Pik von oben sichern den letzten Stich, der die gedrückten Karten bringt: Karo 10 ist dort sicher oder unter dem gerufenen Ass; ein Trumpf darf nicht ins Nest
position-five-moon-draw-trumps-first = Der Mond braucht jeden Punkt: die Herz schlagen alle, die draußen sind, und ziehen sie, während ein Ass vorher gestochen werden könnte
position-five-sun-one-more-round = Ein Trumpf ist draußen, die 6: jetzt gezogen kann sie nicht stechen, und jede Karte des Blatts gewinnt; ein Ass davor kann die Sonne kosten
position-five-break-the-sun = Ein Stich bricht die Sonne, und wer als Letztes spielt, hat ihn: das Ass nimmt den König
position-five-bank-the-ace = Als Letztes gewinnen Ass und König beide, aber die Karte, die bleibt, kann später gestochen werden: bring die 15 nach Hause
position-five-lo-no-no-five-for-them = Ohne Trumpf, verkehrt, hat die 4 von der Seite gewonnen, die das Spiel hat: die 5 gäbe 5 Punkte mehr, die 9 keinen
position-five-lo-no-rook-then-low-cards = Der Turm gewinnt, und dann sind Karo 3 und die niedrigen Herz die niedrigsten ihrer Farben: alles, was bleibt, ist gewonnen
position-five-ruff-low = Da liegen Ass und König, und niemand spielt mehr: jeder Trumpf nimmt sie, der kleine oder der Turm am billigsten; ein Pik oder ein Karo lässt sie liegen
position-five-overtrump-the-rook = Als Letztes: der Bube schlägt die 9 und nimmt den Turm und alles mit
position-five-draw-with-the-king = Zwei Trümpfe sind draußen, Bube und 9: der König zieht einen oder beide, während die 10 und die 6 geschlagen und das Karo-Ass gestochen werden können
position-five-smear-on-a-fellow-defender = Man weiß schon, wer der gerufene Partner ist, also kommt der König von der eigenen Seite, und er hat gewonnen: die 10 kommt dazu
position-five-ruff-the-ace = Blank in Pik mit einem kleinen Trumpf: er nimmt ein Ass und eine 5, und Besseres tut er nicht mehr
position-five-ace-takes-the-king = Nur das Ass schlägt den Herz-König, und es ist selbst 15 wert
position-five-partner-takes-the-king = Dieses Blatt hat die gerufene Karte, du bist also der Partner: das Ass nimmt den König und bringt 25 Punkte für das Spiel, und ein niedriges Kreuz überlässt sie dem Zufall
position-five-the-rook-is-the-last-trump = Alle Herz sind gespielt oder auf der Hand, also ist der Turm der letzte Trumpf, und er ist niedriger als die 6: spiel zuerst die 6 aus. Sie gewinnt 20 Punkte, wenn ein Gegner den Turm hat, der sonst das Kreuz-Ass stechen würde
position-five-draw-the-last-small-trump = Ein Trumpf ist draußen, die 4. Jeder Trumpf zieht ihn, und dann kann niemand damit das Herz-Ass stechen
position-five-ruff-twenty-points = Die 10 und der König sind 20 Punkte, ein Gegner gewinnt sie gerade, und nach dir spielt niemand: nimm sie mit irgendeinem Trumpf
position-five-no-king-while-the-ace-is-out = Das Kreuz-Ass ist noch draußen, und ein König oder eine 10, die man hineinspielt, kann verloren gehen. Jedes der beiden roten Asse macht wahrscheinlich seinen Stich, und eine kleine Karte riskiert keine Punkte
position-five-no-five-under-the-ace = Eine 5, die unter dem eigenen Ass weg ausgespielt wird, geht wahrscheinlich an einen Gegner. Mach einen Stich mit einem Ass, zieh Trümpfe oder spiel eine Karte aus, die nichts zählt
position-five-called-partner-leads-trump = Neun Trümpfe sind draußen und ein Pik: ein Pik würde gestochen und danach noch höher überstochen. Ein Trumpf zieht aus jedem Blatt einen, und wer das Spiel hat und bisher erst einen gespielt hat, kann den Stich noch gewinnen

## kentucky

position-kentucky-strong-hand = Der Turm, fünf rote Karten von oben und die drei anderen 14er: jede Karte ist ein Stich, und wenn du passt, wird zusammengeworfen
position-kentucky-bust = Keine Karte, die einen Stich macht: soll die andere Seite versuchen, ihre 95 zu erfüllen
position-kentucky-trump-longest = Mit Gelb als Trumpf hat das Blatt sechs der sieben höchsten Trümpfe, den Turm an der Spitze; jede andere Farbe gibt das auf
position-kentucky-bury-the-lone-ten = Der Turm und sechs hohe gelbe Karten sichern den letzten Stich und das Nest mit ihm: Rot 10 ist dort sicher und ginge verloren, sobald Rot ausgespielt wird
position-kentucky-lose-the-five = Dieses Blatt kann die ausgespielte 12 nicht schlagen: von zwei Zählkarten in Trumpf ist die 5 die billigere
position-kentucky-ruff-low = Die 10 ist der einzige andere Trumpf: behalt die 13 darüber und stich mit der 6
position-kentucky-the-fourteen-is-partners = Beide Gegner sind erkennbar blank in Rot, also hat der Partner die 14: zieh die 11 in Trumpf, dann spiel Rot aus
position-kentucky-third-hand-high = Da liegt die 10 der Gegner: die 12 schlägt sie, die 9 lässt sie ihnen
position-kentucky-win-cheaply = Als Letztes gewinnt die 12 so gut wie die 14, und die 14 wird später gebraucht
position-kentucky-ruff-and-cash = Kein anderer Trumpf ist mehr draußen, und die schwarzen Karten sind hoch: stich, dann gewinnt jede Karte, die bleibt
position-kentucky-smear-a-ten = Die 10 des Partners hat den Stich gewonnen, und danach spielt niemand: eine 10 kommt dazu, am besten die einzelne, während Rot 14 von selbst gewinnt
position-kentucky-bidder-is-out-of-green = Wer das Spiel hat, hat Grün gestochen und spielt die letzte Karte aus: Grün 14 kann sie nicht gewinnen, Rot 11 vielleicht
position-kentucky-fourteen-while-it-wins = Die 13 wird in die 14 hinein ausgespielt, und fast alle schwarzen Karten sind weg: die 14 kann diesen Stich gewinnen und kaum noch einen anderen, und die 10 fiele unter die 13
position-kentucky-ten-under-the-rook = Der Partner hat den Turm ausgespielt, den nichts schlägt: von zwei Trümpfen bringt die 10 Punkte mit
position-kentucky-ruff-twenty-points = Die 10 und die 14 sind 20 Punkte, ein Gegner gewinnt sie gerade, und nach dir spielt niemand: nimm sie mit irgendeinem Trumpf

## three

position-three-strong-hand = Sieben schwarze Karten von oben und fünf Stiche daneben: weit mehr als 55
position-three-bust = Nirgends ein Stich: was auch Trumpf wird, die anderen nehmen alles
position-three-trump-six-to-the-top = Sechs rote Karten von oben ziehen alle anderen roten; in jeder anderen Farbe gehen Stiche verloren
position-three-bury-no-winner = Trümpfe und die 13 hinter ihrer 14 machen Stiche; Gelb und die kleinen grünen Karten verlieren sie nur, und davon gibt es mehr als fünf zum Drücken
position-three-catch-the-five = Ein anderer Trumpf ist draußen, die 5: die 13 holt sie heraus und nimmt sie
position-three-bidder-is-out-of-green = Wer das Spiel hat, hat Grün gestochen und spielt die letzte Karte aus, also kann Grün 14 sie nicht nehmen; Rot 14 nimmt jede rote
position-three-no-ten-for-the-bidder = Die 14 der Gegenseite gewinnt: die 10 bleibt, bediene mit der 9 oder der 12
position-three-fourteen-takes-thirteen = Die 14 nimmt die ausgespielte 13; sich zu ducken verschenkt den Stich für nichts
position-three-ruff-with-the-last-trumps = Beide Trümpfe, die übrig sind, hat dieses Blatt: einer davon nimmt den Stich, und jede rote Karte, die abgeworfen wird, ist ein verlorener Stich oder eine verlorene Zählkarte
position-three-draw-the-last-trump = Ein Trumpf ist draußen, die 11: die 13 zieht ihn, und die kleinen Trümpfe machen die Stiche danach
position-three-knock-out-the-thirteen = Nur die 13 ist höher als die rote 10: die 9 holt sie heraus, der letzte Trumpf kommt wieder an den Stich, und dann gewinnt die 10
position-three-give-up-the-thirteen = Von Gelb ist nur die 13 draußen: eine kleine gelbe Karte gibt ihr den Stich, dann gewinnen alle anderen, und der letzte Trumpf hält alles Übrige unter Kontrolle
position-three-ruff-with-a-small-trump = Als Letztes nimmt jede schwarze Karte die 14 und die 5: eine kleine genügt, und 14, 13 und 12 bleiben, um die 11 zu ziehen
position-three-bidder-covers = Die 14 nimmt die 13 und 10 Punkte für das Spiel; die 12 kann nicht gewinnen und gibt das Ausspiel her

## tuxedo

position-tuxedo-3-call-orange = Rot und Gelb wurden zusammen genommen: 10 Punkte für ein Wort, und wer sie ziehen lässt, verschenkt sie
position-tuxedo-4-call-their-orange = Jemand anders hat Rot und Gelb genommen und nicht gerufen: wer zuerst ruft, bekommt die 10 Punkte, und mit einem Zug wäre es damit vorbei
position-tuxedo-5-owner-held = Wer sie genommen hat, hat die Orange ziehen lassen: jetzt können alle sie rufen, und sie ist 10 wert
position-tuxedo-6-all-four = 4 und 5, 2 und 7: die 9 nimmt alle vier Karten, ein großer Abräumer mit einer Orange und einer Fünf
position-tuxedo-2-build-out-of-reach = Gegenüber sind noch Schwarz 11 und Gelb 8, die einzigen nicht gesehenen Karten: auf 14 gebaut ist Rot 11 außer Reichweite, und bei je 25 Karten entscheiden diese, wer die meisten hat
position-tuxedo-2-five-for-the-last-card = Die 11 und die 7 sind draußen: liegt die 5 auf der 9 oder daneben, nimmt die 14 beide mit der letzten Karte
position-tuxedo-2-no-five-for-them = Gegenüber sind noch die 3 und die 5: Rot 4 neben Rot 1 würde von der 5 genommen, für 5 Punkte
position-tuxedo-2-orange-and-five = Die 8 nimmt die andere 8 und Gelb 3 mit Rot 5: eine Orange, eine Fünf und eine Karte mehr, als die 7 nimmt
position-tuxedo-2-the-sum-with-the-five = Beide Summen von 12 sind zu haben, aber nicht zusammen: drei Karten mit einer Fünf sind besser als zwei
position-tuxedo-2-orange-next-turn = Die 11 ist die einzige Karte draußen: Gelb 12 und Rot 1 sind sicher, bis die 13 beide nimmt, eine Orange
position-tuxedo-2-no-orange-for-them = Gegenüber ist die 8: Gelb 7 neben Rot 1 verschenkt eine Orange, Rot 6 nicht
position-tuxedo-2-no-build-to-raise = Gegenüber sind noch die 12 und die 4: ein Bau von 8 würde auf 12 erhöht und ginge mit der Fünf verloren; die 8 nimmt die andere 8
position-tuxedo-2-raise-their-build = Den Bau von 8 würde man gegenüber nehmen: auf 12 erhöht ist er außer Reichweite, und die letzte 12 nimmt ihn mit der Fünf
position-tuxedo-2-sweep-the-rest = Die 13 nimmt die 4 und die 9 und leert die Mitte: ein kleiner Abräumer
position-tuxedo-2-the-five-before-them = Gegenüber sind noch die 10 und eine 5, und die nähme Grün 5: nimm sie zuerst, 10 Punkte für zwei Fünfen, und die 12 nimmt danach immer noch vier und acht
position-tuxedo-2-raise-to-fourteen = Mit der 2 erhöht ist der Bau 14 wert: im nächsten Zug nimmt eine 14 ihn mit der anderen 14, mitsamt der Fünf, während eine 14, die jetzt ausgegeben wird, den Bau von 12 dem Gegenüber überlässt
position-tuxedo-3-match-and-build = Die 11 nimmt Gelb 11 und den Bau mit Rot 9 auf einmal: drei Karten und eine Orange
position-tuxedo-3-big-sweep = 7 und 2, 1 und 8: die 9 nimmt alle vier Karten, ein großer Abräumer
position-tuxedo-3-fourteen-twice = Die 14 nimmt die 14 und die beiden 7er: drei Karten, und Gelb mit Rot ergibt eine Orange
position-tuxedo-4-four-elevens = Vier Gruppen von 11, die 11 selbst, 6 und 5, 9 und 2, 7 und 4: sieben Karten, die Fünf und eine Orange
position-tuxedo-4-raise-what-nobody-holds = Alle drei anderen haben erkennbar keine 13, und wer als Nächstes spielt, braucht eine 11: mit der 2 erhöht ist der Bau sicher, und eine 13 nimmt ihn mit der anderen 13
position-tuxedo-4-last-card-best-group = Alle haben noch eine Karte: 5, 1 und 8 sind eine mehr als 5 und 9 und bringen Rot und Gelb zusammen
position-tuxedo-4-only-seven-left = Alle anderen 7er sind weg: ein Bau von 7 wartet auf die in dieser Hand
position-tuxedo-4-which-thirteen = Mit dem Bau gehen 7, 5 und 1 statt 12 und 1: eine Karte mehr, eine Fünf und dieselbe Orange
position-tuxedo-5-keep-the-nine = Die 8er, die 4 und die 13 sind draußen: wer die 4 hat, kann sie nur ablegen, und dann nimmt die 9 sie mit der 5
position-tuxedo-5-two-fives-in-one = 6, 5 und 1, und 7 und 5: beide Fünfen, fünf Karten und eine Orange für eine 12
position-tuxedo-5-six-six-and-one = 13 ist 6, 6 und 1: eine Karte mehr als 12 und 1, und die rote mit der gelben 6 ist eine Orange
position-tuxedo-5-three-nines = 9, 7 und 2, 6 und 3: fünf Karten mit Rot und Gelb darunter
position-tuxedo-2-level-the-cards = Beide kommen auf 105, wenn das Gegenüber die meisten Karten hat, und niemand gewinnt; aber dessen letzte Karte ist Rot 2, und die 2 nimmt sie, das macht je 26 Karten und gewinnt die Partie
position-tuxedo-2-just-out = 85 Punkte sind da. Gegenüber sind noch die 3 und die 4, also ist ein Bau von 8 außer Reichweite und bringt eine Fünf und eine Orange: 100, und die Partie
