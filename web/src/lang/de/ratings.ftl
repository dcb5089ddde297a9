ratings-title = Wertungen
ratings-told = Wie stark du spielst, eine Zahl je Spiel. Niemand sieht sie, wenn du es nicht willst, nicht einmal du.
ratings-show = Zeig mir meine Wertungen
ratings-hide = Wertungen in diesem Browser verbergen
ratings-failed = Deine Wertungen konnten nicht geladen werden.
ratings-none = Noch ist nichts gewertet. Eine Partie zählt ein paar Minuten, nachdem jemand sie gewonnen hat; gleiche Karten an mehreren Tischen zählen ein paar Stunden später.
ratings-wishes = Was du möchtest
ratings-rate = Meine Partien werten
ratings-rate-hint = Aus: Partien, die ab jetzt enden, werden für dich nicht gewertet.
ratings-others = Meine Wertungen denen zeigen, die ihre zeigen
ratings-others-hint = An dem Tisch, an dem du sitzt: vor der Partie, danach im Menü des Tisches.
ratings-number = { $rating } ± { $margin }
ratings-results-provisional = { $count ->
    [one] vorläufig, 1 Ergebnis
   *[other] vorläufig, { $count } Ergebnisse
}
ratings-steady = { $rating }, der Bot steady
ratings-latest = Die letzten Änderungen
ratings-change = { $kind ->
    [match] [{ $day }]: eine Partie, { $rating }
    [set] [{ $day }]: gleiche Karten an mehreren Tischen, { $rating }
   *[day] [{ $day }]: die Runde des Tages, { $rating }
}
ratings-course = { $title }: von { $first } bis { $last } in { $count } Ergebnissen.
ratings-how = Wie es geht
ratings-how-numbers = Der Bot steady hat in jedem Spiel 1500. Mit 400 Punkten Vorsprung gewinnt man zehn von elf Partien der üblichen Länge; die Punkte von Partnern werden zusammengezählt.
ratings-how-margin = Deine wahre Stärke liegt 19 von 20 Mal innerhalb des ±. Das ± schrumpft mit jedem Ergebnis und wächst, solange du nicht spielst; eine Wertung ist vorläufig, solange es über 150 liegt.
ratings-how-counted = Bei Partien zählt, wer gewinnt, bei langen mehr als bei kurzen. Gleiche Karten an mehreren Tischen und die Runde des Tages zählen am meisten, weil niemand bessere Karten hatte.
ratings-how-not = Vorzeitig beendete Partien, Übungen und Plätze, an denen mehr als ein Viertel lang ein Bot gespielt hat, zählen nicht; ebenso Partien, in denen auf einer Seite niemand ein Profil hat.

ratings-of = { $name }: { $rating }
ratings-of-provisional = { $name }: { $rating }, vorläufig

ratings-changed = Deine Wertung: { $before } → [{ $after }]
ratings-changed-told = Deine Wertung: vorher { $before }, jetzt { $after }.
ratings-first = Deine erste Wertung: [{ $rating }]
ratings-follows = Deine Wertung folgt in ein paar Minuten, falls diese Partie zählt.
