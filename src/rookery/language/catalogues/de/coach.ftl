coach-move-pass = passe
coach-move-claim = sag Vergeben an
coach-move-play-on = spiel weiter
coach-move-stay = halte
coach-move-sun = spiel die Sonne
coach-move-bid = biete { $amount }
coach-move-bury-any = drück eine Karte
coach-move-bury-all = drück { $cards }, in beliebiger Reihenfolge
coach-move-bury = drück { $card }
coach-move-name = { $trump ->
    [none] sag „{ trump-call }“ an
    [low] sag „{ trump-call }“ an
   *[suit] sag { trump-call } als Trumpf an
}
coach-move-orange = ruf Orange
coach-move-call = ruf { $card }
coach-move-left-leads = lass links von dir ausspielen
coach-move-lead = spiel selbst aus
coach-move-play = spiel { $card }
coach-move-take = nimm { $cards } mit { $card }
coach-move-build = leg { $card } auf { $cards }
coach-move-trail = leg { $card } ab
coach-move-hold = lass die Orange ziehen

coach-card-rook = den { card-rook }
coach-card-colour = { card-colour }
coach-card-poker = { card-poker }
coach-card-further = { card-colour }
coach-trump = { $trump ->
    [none] „{ trump-call }“
    [low] „{ trump-call }“
   *[suit] { trump-call }
}

coach-answer-then = { $said } { $then }
coach-answer-as-good = Das ist etwa genauso gut. Aber bitte { $move }, damit die Lektion weitergehen kann.
coach-answer-better = Besser: { $why }.
coach-answer-costs = Das kostet etwa { points-counted }.
coach-answer-allowed = Die Regeln erlauben das, aber es gibt etwas Besseres.
coach-answer-not-this-orange = Eine Orange dürfen alle rufen, sei also an einem echten Tisch schnell! In dieser Lektion überlass diese hier bitte den anderen.
coach-answer-passes = Wer passt, darf in dieser Runde nicht mehr bieten. Dein Blatt ist ein Gebot wert.
coach-answer-bids = Bietest du { bid-named }, versprichst du so viele Punkte für deine Seite, und die sind mit diesem Blatt nicht zu erwarten.
coach-answer-higher = Bietest du { bid-named }, versprichst du mit denselben Karten mehr. Wenn { $best } für das höchste Gebot genügt, biete nicht mehr als das.
coach-answer-lower = { $amount } ist auch ein Gebot, aber { $best } ist hier das richtige.
coach-answer-buries-long = Du hast { $held } { $suit ->
    [black] schwarze Karten
    [green] grüne Karten
    [red] rote Karten
    [yellow] gelbe Karten
    [spades] Pik-Karten
    [hearts] Herz-Karten
    [diamonds] Karo-Karten
   *[clubs] Kreuz-Karten
}, und das könnten gut deine Trümpfe werden: Lass sie beisammen.
coach-answer-buries-counter = Für { $card } gibt es { $points } Punkte, und die bekommt dann, wer die gedrückten Karten bekommt.
coach-answer-buries-trump = Behalte { $card }: Das ist ein Trumpf, und Trümpfe machen Stiche.
coach-answer-buries-top = Behalte { $card }: Das ist die höchste Karte in { reason-suit }, und sie macht einen Stich.
coach-answer-names-shorter = Sagst du { $best } an, hast du { $most ->
    [one] einen Trumpf
   *[other] { $most } Trümpfe
}; sagst du { $trump } an, { $held ->
    [0] gar keinen
   *[other] nur { $held }
}. Je mehr Trümpfe du hast, desto mehr Stiche machen sie.
coach-answer-gives = Der Stich gehört gerade der anderen Seite, und für { $card } bekäme sie { $points } Punkte.
coach-answer-overtakes = Der Stich gehört schon deinem Partner: Spielst du { $card }, nimmst du ihn nur der eigenen Seite weg.
coach-answer-keeps = Der Stich gehört gerade deinem Partner: Gib { $best } hinein, und die { $points } Punkte gehören deiner Seite.
coach-answer-loses = Spielst du { $card }, bleibt der Stich bei der anderen Seite; spielst du { $best }, kannst du ihn machen.
coach-answer-spends = Spielst du { $card }, gewinnst du nicht mehr, als wenn du { $best } spielst. Heb die höhere Karte für später auf.
coach-answer-wastes = Keine der beiden Karten macht den Stich, also heb die höhere für später auf.
coach-answer-leads-counter = Spielst du { $card } aus, stehen { $points } Punkte auf dem Spiel, denn die Karte kann geschlagen werden.
coach-answer-misses-orange = Jetzt kann jemand anders sie rufen und bekommt die { $points } Punkte.
coach-answer-misses-sweep = Du kannst die ganze Mitte auf einmal nehmen: Das ist ein Abräumer, und der ist { $points } Punkte wert.
coach-answer-misses-red-and-yellow = Du kannst Rot und Gelb zusammen nehmen: Das ist eine Orange, und wer sie ruft, bekommt { $points } Punkte.
coach-answer-takes-less = Damit nimmst du { $taken ->
    [one] eine Karte
   *[other] { $taken } Karten
} aus der Mitte, und du könntest { $most } nehmen.
coach-answer-trails = Legst du { $card } ab, liegt die Karte für alle da. Deine Karten können hier mehr.
coach-answer-trails-five = Eine Fünf ist { $points } Punkte wert, egal, wer sie nimmt: Leg keine ab, wenn eine andere Karte es auch tut.
coach-answer-builds = Einen Bau können andere nehmen, bevor du wieder dran bist. Hier gibt es etwas Besseres.

coach-auction-sides = Zuerst wird geboten. Du und dein Partner, ihr sitzt einander gegenüber, und eure Punkte zählen zusammen. Ein Gebot sagt, wie viele der { $stake } Punkte der Runde deine Seite machen wird; das erste ist { $minimum } oder mehr, und jedes muss höher sein als das letzte. Wer passt, ist raus.
coach-auction-alone = Zuerst wird geboten. Ein Gebot sagt, wie viele der { $stake } Punkte der Runde du machen wirst, allein gegen die anderen; das nächste Gebot ist { $minimum } oder mehr, und jedes muss höher sein als das letzte. Wer passt, ist raus.
coach-auction-called = Zuerst wird geboten. Ein Gebot sagt, wie viele der { $stake } Punkte man zusammen mit einem Partner machen wird, den noch niemand kennt; das erste ist { $minimum } oder mehr, und jedes muss höher sein als das letzte. Wer passt, ist raus.
coach-auction-opening = Wer gibt, muss mit { $opening } eröffnen.
coach-counters-5-13 = Die Karten, die zählen, heißen Zählkarten: Die 5er sind je 5 wert, die 10er und 13er je 10.
coach-counters-5-14 = Die Karten, die zählen, heißen Zählkarten: Die 5er sind je 5 wert, die 10er und 14er je 10.
coach-counters-5-k-a-rook = Die Karten, die zählen, heißen Zählkarten: Die 5er sind je 5 wert, die 10er und Könige je 10, die Asse je 15 und der Turm 20.
coach-counters-5-14-rook = Die Karten, die zählen, heißen Zählkarten: Die 5er sind je 5 wert, die 10er und 14er je 10 und der Turm 20.
coach-counters-5-14-rook-red-1 = Die Karten, die zählen, heißen Zählkarten: Die 5er sind je 5 wert, die 10er und 14er je 10, der Turm 20 und die rote 1 sogar 30.
coach-counters-5-14-1-rook = Die Karten, die zählen, heißen Zählkarten: Die 5er sind je 5 wert, die 10er und 14er je 10, die 1er je 15 und der Turm 20.
coach-counters-5-14-rook-1 = Die Karten, die zählen, heißen Zählkarten: Die 5er sind je 5 wert, die 10er und 14er je 10, der Turm und die 1er je 20.
coach-counters-5-14-1-rook-red-2 = Die Karten, die zählen, heißen Zählkarten: Die 5er sind je 5 wert, die 10er und 14er je 10, die 1er je 15, der Turm und die rote 2 je 20.
coach-counters-5-a = Die Karten, die zählen, heißen Zählkarten: Die 5er sind je 5 wert, die 10er und Asse je 10.
coach-counters-5-10-a = Die Karten, die zählen, heißen Zählkarten: Die 5er sind je 5 wert, die 10er je 10 und die Asse je 15.
coach-auction-each-trick = Dazu bringt jeder Stich { points-counted }.
coach-auction-last-trick = Dazu bringt der letzte Stich { points-counted }.
coach-auction-more-tricks = Dazu bekommt die Seite mit mehr Stichen { points-counted }.
coach-trump-usual = Du hast das Bieten gewonnen, also sagst du die Trumpffarbe an. Ein Trumpf schlägt jede Karte, die kein Trumpf ist. Sag die Farbe an, von der du am meisten hast, am besten mit hohen Karten darin.
coach-bury-usual = Das Nest, { $nest ->
    [one] die eine übrige Karte
   *[other] die { $nest } übrigen Karten
} der Runde, gehört jetzt dir. Drück verdeckt so viele Karten, wie du aufgenommen hast.
coach-bury-last-trick = Ihre Punkte bekommt, wer den letzten Stich macht.
coach-bury-bidder = Ihre Punkte gehören dir.
coach-bury-opponents = Ihre Punkte gehen an die andere Seite.
coach-bury-nobody = Sie sind aus dem Spiel und zählen für niemanden.
coach-bury-low = Drück niedrige Karten, wenn möglich alles, was du von einer kurzen Farbe hast: Dann kannst du in dieser Farbe stechen.
coach-bury-no-counters = Zählkarten dürfen hier nicht gedrückt werden.
coach-bury-spare = Weder Zählkarten noch Trümpfe dürfen hier gedrückt werden.
coach-bury-one-counter = Höchstens eine Zählkarte darf hier gedrückt werden, eine 5 oder eine 10.
coach-bury-exchange = Die { $nest } Karten des Nests hast du jetzt auf der Hand, und du drückst ebenso viele: wieder das ganze Nest, oder alle Nestkarten bis auf { $exchange } und dafür { $exchange } von deinen eigenen.
coach-call-usual = Ruf jetzt eine Karte, die du nicht hast: Wer sie hat, ist dein Partner und sagt nichts, bis sie gespielt ist. Ruf eine Karte, die einen Stich machen wird.
coach-lead-usual = Zum ersten Stich kannst du selbst ausspielen oder links von dir ausspielen lassen.
coach-play-lead = Jetzt die Stiche. Du spielst aus: Du darfst jede Karte spielen. Die anderen müssen deine Farbe bedienen, wenn sie können.
coach-play-follow = Jetzt die Stiche. Bediene die ausgespielte Farbe, wenn du sie hast; wenn nicht, darfst du jede Karte spielen, auch einen Trumpf. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe; wer ihn macht, spielt als Nächstes aus.
coach-play-rook = Der Turm ist ein Trumpf: { $rook ->
    [lowest] der niedrigste
    [below-11] zwischen der 10 und der 11
    [below-13] zwischen der 12 und der 13
   *[highest] der höchste von allen
}.
coach-play-rook-any-time = Er darf zu jedem Stich gespielt werden, auch wenn du bedienen könntest.
coach-play-dummy = Das dritte Blatt ist ein Strohmann: Er deckt jedes Mal seine oberste Karte auf, und was er gewinnt, ist für euch beide verloren.
coach-play-last = Wer den letzten Stich macht, bekommt auch die Punkte der gedrückten Karten: Heb dir dafür eine starke Karte auf.
coach-play-most = Die Seite mit mehr Stichen bekommt { $most } Punkte.
coach-play-bidder = { $bidder-name } { $bid ->
    [sun] spielt { bid-named }
   *[points] hat das Spiel für { bid-named }
}, { $trump ->
    [none] { trump-call }
    [low] { trump-call }
   *[suit] mit { trump-call } als Trumpf
}.
coach-turn-usual = In deinem Zug spielst du eine Karte. Sie nimmt eine Karte mit derselben Zahl oder Karten, die zusammen ihre Zahl ergeben, oder beides zugleich.
coach-turn-build = Oder leg sie auf eine Karte in der Mitte, sodass die Summe die Zahl einer Karte ist, die du auf der Hand behältst: Das ist ein Bau, und nur eine Karte mit dieser Zahl nimmt ihn.
coach-turn-trail = Wenn keine deiner Karten etwas nehmen kann, leg eine in die Mitte: Das heißt ablegen.
coach-turn-score = Die meisten Karten bringen { $most } Punkte, jede Fünf { $five }, ein Abräumer (du leerst die ganze Mitte) { $little } oder { $big } und eine Orange { $orange }.
coach-orange-usual = Rot und Gelb wurden zusammen genommen: eine Orange! Wer sie zuerst ruft, bekommt { $orange } Punkte, egal, wer genommen hat.
coach-ask-move = Was spielst du?
coach-ask-bid = Was sagst du?
coach-free-left = Die Runde läuft jetzt anders als in der Lektion, und das ist völlig in Ordnung. Spiel allein weiter, und hol dir einen Tipp, wenn du magst.
coach-free-over = Damit ist diese Runde zu Ende.

coach-build = den Bau aus { $cards }
coach-group = { $cards }

coach-ask-named = { $move }: { $why }.
