how-players = { $sides ->
    [alternate] Für { $players } Personen auf zwei Seiten: Partner und Gegner sitzen abwechselnd um den Tisch.
    [called] Für { $players } Personen, alle mit eigenem Punktestand: Wer das Spiel hat, bekommt in jeder Runde durch das Rufen einer Karte einen Partner.
   *[alone] Für { $players } Personen, alle für sich.
}
how-dummy = Der Strohmann ist ein Blatt, das niemand spielt: Es liegt verdeckt als Stapel rechts von der Person, die gibt. Ist er an der Reihe, wird seine oberste Karte gespielt, ganz gleich, was ausgespielt wurde, und gewinnt er einen Stich, spielt er seine nächste Karte aus. Seine Stiche zählen für niemanden.
how-pack = { $suit ->
    [suit] Es gibt { $cards } gewöhnliche Karten: in jeder der Farben Pik, Herz, Karo und Kreuz, von der höchsten an, { $ranks }.
   *[colour] Es gibt { $cards } Karten: in jeder der Farben Schwarz, Grün, Rot und Gelb, von der höchsten an, { $ranks }.
}
how-pack-and = { $suit ->
    [suit] Es gibt { $cards } Karten: in jeder der Farben Pik, Herz, Karo und Kreuz, von der höchsten an, { $ranks }; und einen Joker, der der Turm heißt.
   *[colour] Es gibt { $cards } Karten: in jeder der Farben Schwarz, Grün, Rot und Gelb, von der höchsten an, { $ranks }; und außerdem: { $others }.
}
how-run = { $highest } bis { $lowest }
how-rank = { $rank ->
    [jack] Bube
    [queen] Dame
    [king] König
    [ace] Ass
   *[other] { $rank }
}
how-points = Punkte bringen: { $worth }; zusammen { $points }.
how-worth = { $what } ({ $points })
how-each = { $rank ->
    [jack] jeder Bube
    [queen] jede Dame
    [king] jeder König
    [ace] jedes Ass
   *[other] jede { $rank }
}
how-source = { $source ->
    [each-trick] jeder Stich
    [last-trick] der letzte Stich
   *[most-tricks] die meisten Stiche
}
how-most-tricks = Haben beide Seiten gleich viele Stiche, ziehen alle eine Karte, und die Punkte für die meisten Stiche bekommt die Seite, deren Karten die höhere Summe haben.
how-always-trump = Ganz gleich, was Trumpf ist: Die höchsten Trümpfe sind, von oben an, { $cards }.
how-rook = { $place ->
    [low] Der Turm ist der niedrigste Trumpf.
    [above-10] Der Turm ist ein Trumpf zwischen der 10 und der 11.
    [above-12] Der Turm ist ein Trumpf zwischen der 12 und der 13.
   *[high] Der Turm ist der höchste Trumpf.
}
how-rook-any-time = Der Turm darf zu jedem Stich gespielt werden, auch wenn man bedienen könnte. Zu ausgespieltem Trumpf muss man ihn spielen, wenn er der einzige Trumpf im Blatt ist.
how-rook-follows = Der Turm bedient wie jeder Trumpf: Zu einer anderen Farbe spielt ihn nur, wer sie nicht hat.
how-rook-alone = Ohne Trumpffarbe ist der Turm eine Farbe für sich und gewinnt jeden Stich, zu dem er gespielt wird.

how-dealer = Wer zuerst gibt, wird ausgelost; danach wandert das Geben nach links.
how-dealt = { $nest ->
    [0] Alle Karten werden gegeben, { $hand } an jede Person.
    [one] Jedes Blatt bekommt { $hand } Karten, und eine bleibt übrig: das Nest.
   *[other] Jedes Blatt bekommt { $hand } Karten, und { $nest } bleiben übrig: das Nest.
}
how-dealt-with = Mit { $players } Personen bekommt jedes Blatt { $hand } Karten, und { $nest } bleiben übrig.
how-misdeal = { $claim ->
    [may] { $misdeal ->
        [no-counters] Wer keine Karte hat, die Punkte bringt, darf vor dem Bieten Vergeben ansagen; dann gibt dieselbe Person noch einmal.
       *[low-hand] Wer lauter 6er bis 9er hat, darf vor dem Bieten Vergeben ansagen; dann gibt dieselbe Person noch einmal.
    }
   *[must] { $misdeal ->
        [no-counters] Hat ein Blatt keine Karte, die Punkte bringt, gibt dieselbe Person noch einmal.
       *[low-hand] Hat ein Blatt lauter 6er bis 9er, gibt dieselbe Person noch einmal.
    }
}
how-misdeal-unless = Bringt die offene Karte des Nests Punkte, wird nicht noch einmal gegeben.
how-nest-shown = { $shown ->
    [top] Eine Karte des Nests liegt vom Geben an offen.
   *[taken] Wenn das Nest aufgenommen wird, sehen es alle.
}
how-first-bid = { $first ->
    [dealer] Wer gegeben hat, bietet zuerst.
   *[left-of-dealer] Wer links von der Person sitzt, die gegeben hat, bietet zuerst.
}
how-opening = Wer gegeben hat, hat schon { $bid } geboten, und wer links davon sitzt, macht weiter.
how-turns = Reihum wird geboten oder gepasst; wer passt, darf in dieser Runde nicht mehr bieten.
how-bids = { $jumps ->
    [jump] Ein Gebot verspricht, so viele Punkte zu machen, von { $low } bis { $high } in Schritten von { $step }: mehr als das Gebot davor, um beliebig viele Schritte.
   *[step] Ein Gebot verspricht, so viele Punkte zu machen, von { $low } bis { $high }: genau { $step } mehr als das Gebot davor.
}
how-moon = Wer { $bid } bietet, spielt den Mond, und der bringt, wenn er gelingt, { $points }.
how-lost-moon = Gelingt der Mond nicht, kostet er { $points }.
how-sun = Das höchste Gebot ist die Sonne: alle Punkte und alle Stiche, für { $points }, gewonnen oder verloren.
how-stay = Einmal je Bieten darf man halten: Man bietet und passt nicht, sondern bleibt beim letzten Gebot dabei. Tun das alle anderen, die noch bieten, gilt es.
how-bidding-ends = Das Bieten endet, wenn alle bis auf eine Person gepasst haben.
how-all-pass = { $then ->
    [redeal] Passen alle, werden die Karten zusammengeworfen, und die nächste Person gibt.
    [dealer-minimum] Passen alle, muss für { $bid } spielen, wer gegeben hat.
   *[opening] Bietet niemand mehr, spielt für { $bid }, wer gegeben hat.
}

how-steps = Wer am höchsten geboten hat, tut dies, in dieser Reihenfolge: { $steps }.
how-only-trump = Wer am höchsten geboten hat, sagt Trumpf an.
how-step-nest = das Nest aufnehmen
how-step-bury = { $cards ->
    [one] eine Karte drücken
   *[other] { $cards } Karten drücken
}
how-step-trump = Trumpf ansagen
how-step-call = { $cards ->
    [one] eine Karte rufen
   *[other] { $cards } Karten rufen
}
how-trump = Trumpf ist eine Farbe nach Wahl: Jede ihrer Karten schlägt alle Karten der anderen Farben.
how-no-trump = { $calls ->
    [none] Man darf auch ohne Trumpf spielen.
   *[low] Man darf auch ohne Trumpf spielen, oder ohne Trumpf, verkehrt: mit umgedrehter Reihenfolge, sodass die niedrigste Karte die beste ist.
}
how-bury = { $bury ->
    [any] Gedrückt werden dürfen beliebige Karten, verdeckt.
    [no-counters] Karten, die Punkte bringen, darf man nicht drücken, außer man hat keine anderen.
    [spare] Weder Trümpfe noch Karten, die Punkte bringen, darf man drücken, außer man hat keine anderen.
   *[one-counter] Von den Karten, die Punkte bringen, darf man höchstens eine drücken, eine 5 oder eine 10, außer man hat keine anderen.
}
how-exchange = { $cards ->
    [one] Genau eine Karte wird gegen eine des Nests getauscht oder keine.
   *[other] Genau { $cards } Karten werden gegen Karten des Nests getauscht oder keine.
}
how-buried-trumps = Gedrückte Trümpfe liegen offen.
how-called = { $cards ->
    [one] Gerufen wird eine Karte, die man weder hat noch gedrückt hat. Wer sie hat, ist für diese Runde Partner und sagt nichts: Die anderen merken es, wenn die Karte gespielt wird.
   *[other] Gerufen werden Karten, die man weder hat noch gedrückt hat. Wer eine davon hat, ist für diese Runde Partner und sagt nichts: Die anderen merken es, wenn die Karte gespielt wird. Wer alle hat, ist der einzige Partner.
}
how-called-with = Mit { $players } Personen werden { $cards } Karten gerufen, eine nach der anderen; wer alle hat, ist der einzige Partner.

how-lead = { $lead ->
    [left-of-dealer] Zum ersten Stich spielt eine beliebige Karte aus, wer links von der Person sitzt, die gegeben hat.
    [left-of-bidder] Zum ersten Stich spielt eine beliebige Karte aus, wer links von der Person sitzt, die das Spiel hat.
    [chosen] Zum ersten Stich spielt eine beliebige Karte aus, wer das Spiel hat, oder überlässt es der Person links.
    [trump] Trumpf wird eine Farbe, die man nach dem Drücken noch hat, und wer das Spiel hat, spielt eine Karte davon zum ersten Stich aus.
    [trump-shown] Wer das Spiel hat, spielt zum ersten Stich aus: eine Karte der Farbe, die vor dem Drücken angesagt wurde, oder eine beliebige, wenn keine davon übrig ist.
   *[bidder] Zum ersten Stich spielt eine beliebige Karte aus, wer das Spiel hat.
}
how-follow = Nach links spielen alle reihum eine Karte, wenn möglich in der ausgespielten Farbe, sonst eine beliebige: Diese Karten sind ein Stich. Niemand muss überstechen oder trumpfen.
how-wins = Den Stich macht der höchste Trumpf, und ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt zum nächsten aus.
how-nest-to = { $to ->
    [bidder] Die Punkte der gedrückten Karten bekommt die Seite, die das Spiel hat.
    [opponents] Die Punkte der gedrückten Karten bekommen die Gegner der Seite, die das Spiel hat.
    [last-trick] Die Punkte der gedrückten Karten bekommt, wer den letzten Stich macht.
   *[nobody] Die Punkte der gedrückten Karten sind verloren.
}
how-nest-is-a-trick = Die gedrückten Karten zählen als ein weiterer Stich für die Seite, die ihre Punkte bekommt.

how-score = { $sides ->
    [alternate] Die Seite, die das Spiel hat, schreibt alles, was sie gemacht hat, wenn es mindestens so viel ist wie geboten. Ist es weniger, ist sie gefallen: Sie verliert ihr Gebot und schreibt sonst nichts. Die andere Seite schreibt immer, was sie gemacht hat.
    [called] Die Seite, die das Spiel hat, zählt ihre Punkte zusammen. Sind es mindestens so viele wie geboten, schreiben alle dieser Seite sie ganz; sonst verlieren sie alle das Gebot und schreiben sonst nichts. Die anderen schreiben immer, was sie zusammen gemacht haben, alle das Ganze.
   *[alone] Wer das Spiel hat, schreibt alles Gemachte, wenn es mindestens so viel ist wie geboten. Ist es weniger, ist das Spiel gefallen: Dann geht das Gebot verloren, und sonst zählt nichts. Die anderen schreiben immer, was sie gemacht haben.
}
how-below-zero = Punktestände können unter null fallen.
how-never-below = Kein Punktestand fällt unter null: Macht ein verlorenes Gebot ihn kleiner, ist er null.
how-double-set = Eine Seite, die gefallen ist und weniger Punkte gemacht hat als die andere, verliert das doppelte Gebot.
how-slam = Macht die Seite, die das Spiel hat, alle Stiche, schreibt sie { $points } statt des Gemachten.
how-bonus = Macht die Seite, die das Spiel hat, alle Punkte, schreibt sie { $points } mehr.
how-gate = Eine Seite, die { $points } Punkte oder mehr und nicht das Spiel hat, schreibt nur, wenn jemand von ihr in der Runde geboten hat.
how-target = { $sides ->
    [alternate] Die erste Seite, die am Ende einer Runde { $points } Punkte oder mehr hat, gewinnt.
   *[alone] Wer zuerst am Ende einer Runde { $points } Punkte oder mehr hat, gewinnt.
}
how-tie = { $tie ->
    [bidder] Schaffen es beide in derselben Runde, gewinnt die Seite, die das Spiel hat, auch mit dem niedrigeren Stand.
    [higher] Schaffen es beide in derselben Runde, gewinnt der höhere Stand; bei gleichem Stand wird noch eine Runde gespielt.
    [shared] Schaffen es mehrere in derselben Runde, gewinnt der höchste Stand; bei gleichem Stand gewinnen sie gemeinsam.
   *[alone] Schaffen es mehrere in derselben Runde, gewinnt der höchste Stand; haben ihn mehrere, wird noch eine Runde gespielt.
}
how-must-make = { $sides ->
    [alone] Damit gewinnt aber nur, wer das Spiel hat, und nur, wenn das Gebot in dieser Runde erfüllt ist; sonst geht die Partie weiter, und der Stand bleibt, wie er ist.
   *[side] Damit gewinnt aber nur die Seite, die das Spiel hat, und nur, wenn ihr Gebot in dieser Runde erfüllt ist; sonst geht die Partie weiter, und der Stand bleibt, wie er ist.
}
how-floor = Auch ein Stand von { $points } oder darunter beendet die Partie, und der höchste Stand gewinnt.
how-floor-least = Wer { $points } oder weniger hat, verliert sofort, wenn die andere Seite { $least } oder mehr hat.
how-deals = { $deals ->
    [one] Die Partie endet spätestens nach einer Runde, außer bei Gleichstand an der Spitze; der höchste Stand gewinnt.
   *[other] Die Partie endet spätestens nach { $deals } Runden, außer bei Gleichstand an der Spitze; der höchste Stand gewinnt.
}
how-margin = Auch ein Vorsprung von { $points } Punkten gewinnt.
how-cap = Nur die Seite, die das Spiel hat, kann gewinnen: Jeder andere Stand über { $points } wird auf diese Zahl zurückgesetzt.

how-table = Für { $least } bis { $most } Personen, alle für sich.
how-centre = Jede Person bekommt { $cards } Karten, und { $cards } liegen offen in der Mitte. Wer links von der Person sitzt, die gegeben hat, fängt an, und es geht nach links weiter.
how-again = Haben alle ihre Karten gespielt, bekommt jede Person { $cards } neue, die Mitte keine. Reicht der Talon dafür nicht, bekommen alle gleich viele vom Rest, und die letzten Karten kommen, wenn sie nicht für alle reichen, in die Mitte.
how-turn = In deinem Zug spielst du genau eine Karte, auf eine von drei Arten: Du nimmst, du baust, oder du legst ab, das heißt, du legst die Karte offen in die Mitte.
how-capture = Eine Karte nimmt eine Karte mit ihrer Zahl oder zwei oder mehr Karten, die zusammen ihre Zahl ergeben, oder mehrere solche Gruppen zugleich.
how-takes = { $capture ->
    [maximal] Du wählst die Karte und die Gruppen, musst aber jede weitere Gruppe nehmen, die dieselbe Karte nehmen kann.
    [most] Mit der Karte, die du wählst, musst du so viele Karten wie möglich nehmen.
   *[any] Du wählst die Karte und die Gruppen und musst nicht alles nehmen, was du kannst.
}
how-build = Stattdessen darfst du eine Karte auf eine einzelne Karte der Mitte legen, wenn eine andere Karte in deinem Blatt ihre Summe hat. Die beiden sind dann ein Bau: ein Stapel, den nur eine Karte mit dieser Zahl nimmt, und nehmen dürfen ihn alle. Ebenso dürfen alle einen Bau mit einer weiteren Karte erhöhen. Höher als { $highest } geht kein Bau.
how-build-many = Eine Karte darf auch auf mehrere einzelne Karten zugleich gelegt werden.
how-build-doubled = Wer eine Karte mit der Zahl eines Baus behält, darf ihn verdoppeln: durch eine weitere Karte mit dieser Zahl oder durch eine Karte mit einzelnen Karten, die zusammen die Zahl ergeben. Einen Bau aus mehreren Gruppen kann man nur noch nehmen.
how-build-joined = Wird für einen Bau eine Karte gelegt, so kommen auch alle anderen einzelnen Karten der Mitte dazu, die seine Zahl ergeben.
how-must-take = Wer gebaut hat, muss den Bau im nächsten Zug nehmen oder erhöhen, wenn das Blatt es noch erlaubt.
how-trail = { $trail ->
    [free] Ablegen darfst du in jedem Zug.
   *[forced] Ablegen darfst du nur, wenn keine Karte in deinem Blatt etwas nehmen kann; auch dann darfst du bauen.
}
how-sweep = Wer beim Nehmen die ganze Mitte leert, räumt ab: Ein großer Abräumer, mit { $cards } Karten oder mehr aus der Mitte, bringt { $big } Punkte, jeder andere ist ein kleiner Abräumer und bringt { $little }.
how-orange = { $orange ->
    [race] Werden eine rote und eine gelbe Karte zusammen genommen, ist das eine Orange: Wer sie zuerst ruft, bekommt { $points } Punkte, bis die nächste Person zieht.
    [owner-first] Werden eine rote und eine gelbe Karte zusammen genommen, ist das eine Orange: Zuerst darf sie rufen, wer genommen hat, und wenn diese Person verzichtet, rufen alle um die Wette, bis die nächste Person zieht. Wer ruft, bekommt { $points } Punkte.
   *[auto] Werden eine rote und eine gelbe Karte zusammen genommen, ist das eine Orange: Sie bringt { $points } Punkte.
}
how-orange-played = Auch die Karte, die nimmt, zählt für eine Orange.
how-most-cards = Die meisten genommenen Karten bringen { $most } Punkte oder bei Gleichstand allen Beteiligten je { $tied }; jede genommene 5 bringt { $five }. Die Karte, die nimmt, zählt als genommen.
how-deal-ends = Die Runde endet, wenn alle Karten gespielt sind.
how-leftovers = { $to ->
    [last-capturer] Karten, die in der Mitte übrig bleiben, bekommt, wer zuletzt genommen hat.
   *[nobody] Karten, die in der Mitte übrig bleiben, zählen für niemanden.
}
how-at-once = { $points } Punkte gewinnen sofort, auch mitten in einer Runde.
