day-title-of = Die Runden von
day-loading = Es wird gegeben …
day-intro = Eine Runde am Tag, für alle dieselbe: Du spielst auf einem Platz, und starke Bots antworten auf dieselben Karten auf dieselbe Weise. Dann siehst du, wie es allen anderen ging.
day-next = Die nächsten Runden kommen in { $span }, um { $hour }.
day-sealed = Die letzten Runden dieses Tages werden noch zu Ende gespielt. Ergebnisse und Karten sind innerhalb einer Stunde für alle zu sehen.
day-archive = Dieser Tag ist vorbei. Seine Runden lassen sich noch spielen, zählen aber nicht mehr.
day-as-guest = Ergebnisse von Gästen zählen nicht.
day-make-profile = Mit einem Profil zählt dein erster Versuch an jeder Runde, auch einer, den du heute als Gast anfängst.
day-proves = Ein Platz sagt, wie jemand am einen gezählten Tisch abgeschnitten hat, nicht, dass die Karten vorher unbekannt waren: Ein zweites Gerät bemerkt niemand. Wer mit einem Profil anfängt und nicht zu Ende spielt, steht ganz hinten.
day-play = Spielen
day-go-on = Weiter
day-others = Die anderen Spiele
day-earlier = Frühere Tage
day-given-up = Du hast diese Runde aufgegeben.
day-see = Wie es den anderen ging
day-hide = Weniger
day-not-counted = Dein Ergebnis zählt nicht.
day-no-mark = Der starke Bot spielt noch auf deinem Platz; komm in einer Minute wieder.
day-plot = Wie viele wie viele Punkte gemacht haben
day-yours = dein Ergebnis ist hier
day-none = Noch zählt kein Ergebnis.
day-failed = Das lässt sich gerade nicht zeigen.
day-promises = Wie man die Runden prüft
day-promised = Jede Runde kommt aus einem Geheimnis. Sein Fingerabdruck ist drei Tage vorher zu sehen, damit es niemand mehr ändern kann; das Geheimnis wird eine Stunde nach dem Ende des Tages veröffentlicht.
day-fingerprint = Fingerabdruck
day-secret = Geheimnis
day-board = Runde { $number }
day-table-of = { $title }, { $day }

link-title = Eine Runde { $title }
link-given = { $player } hat diese Runde gespielt. Spiel dieselben Karten auf demselben Platz; dann seht ihr beide Ergebnisse nebeneinander.
link-both = Du und { $player } habt dieselben Karten auf demselben Platz gespielt.
link-yours = Du hast diese Runde gespielt. Wer ihrem Link folgt, spielt sie auf demselben Platz.
link-usual = Die üblichen
link-others = Die anderen
link-bots = Starke Bots, die auf dieselben Karten auf dieselbe Weise antworten
link-plays = Seither gespielt
link-nothing-told = Vor dem Spielen siehst du keine Karten, und die Punkte von { $player } erst danach. Tipps gibt es nicht.
link-play = Diese Runde spielen
link-go-on = Weiterspielen
link-results = Dieselben Karten nebeneinander
link-who = Wer
link-first = zuerst
link-level = Du hast so viele Punkte wie { $player }.
link-none = Seither hat sie niemand gespielt. Ergebnisse erscheinen hier, sobald sie da sind.
link-own-replay = Deine Wiederholung mit Rückblick
link-replay-of = Wiederholung: { $player }
link-give = Diese Runde an Freunde geben
link-give-told = Wer sie bekommt, spielt dieselben Karten auf demselben Platz mit starken Bots. Dann seht ihr beide Ergebnisse nebeneinander.
link-give-day = Das ist eine Runde des Tages: Dort ist sie für alle zu finden, und ihr seht beide, wie es allen ging.
link-whose = Wessen Karten gespielt werden
link-link = Link zu dieser Runde
link-share-words = Ich habe gerade diese Runde gespielt. Was machst du aus denselben Karten?
link-not-whole = Das ist kein Link zu einer Runde. Bitte um einen neuen: „Diese Runde an Freunde geben“ macht ihn, sobald die Partie vorbei ist.
link-making = Der Link wird gemacht …
link-loading = Die Runde wird gesucht …
link-table-of = { $title }, eine Runde aus einem Link
link-seat-told = der von { $player }, Nummer { $seat } von { $seats }
link-plays-told = { $count }-mal
link-not-yet = noch nicht
link-better = { $points ->
    [one] Du hast 1 Punkt mehr als { $player }.
   *[other] Du hast { $points } Punkte mehr als { $player }.
}
link-worse = { $points ->
    [one] Du hast 1 Punkt weniger als { $player }.
   *[other] Du hast { $points } Punkte weniger als { $player }.
}

day-state = { $state ->
    [new] Nicht gespielt
    [running] Läuft noch
    [given-up] Aufgegeben
   *[played] Gespielt
}
day-results = { $count ->
    [one] Bisher 1 Ergebnis
   *[other] Bisher { $count } Ergebnisse
}
day-unfinished = { $count ->
    [one] 1 Person hat nicht zu Ende gespielt und zählt als letzte.
   *[other] { $count } haben nicht zu Ende gespielt und zählen als letzte.
}
day-no-result = Noch kein Ergebnis
day-points = { $one ->
    [true] Punkt
   *[false] Punkte
}
day-place = Platz { $place } von { $of }
day-would-be = wäre Platz { $place } von { $of }
day-own = Du: { $points }
day-strong = Starker Bot: { $points }
day-best = Niemand sonst war so gut.
day-worst = Alle anderen waren besser.
day-beaten = Du warst besser als { $percent } % der anderen.
day-mark = Der starke Bot macht auf deinem Platz { $points }.
day-mark-same = Der starke Bot macht auf deinem Platz { $points }, genauso viel wie du.
day-mark-less = Der starke Bot macht auf deinem Platz { $points }, { $by } weniger als du.
day-mark-more = Der starke Bot macht auf deinem Platz { $points }, { $by } mehr als du.
day-bar = { $points }: { $results }
day-bar-points = { $one ->
    [true] { $points } Punkt
   *[false] { $points } Punkte
}
day-bar-span = { $from } bis { $to } Punkte
day-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
day-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
day-moment = einem Augenblick
day-runs = { $people ->
    [0] Noch zählt kein Ergebnis eines Menschen; Bots haben diesen Platz { $runs }-mal gespielt.
    [one] 1 Person hat diesen Platz gespielt, und Bots { $runs }-mal.
   *[other] { $people } Personen haben diesen Platz gespielt, und Bots { $runs }-mal.
}
day-runs-beaten = { $same ->
    [0] Du warst besser als { $lower } der { $runs } Bots.
   *[other] Du warst besser als { $lower } der { $runs } Bots und so gut wie { $same }.
}
day-runs-of = { $level }: { $runs }-mal gespielt
day-runs-plot = Ergebnisse der Bots
