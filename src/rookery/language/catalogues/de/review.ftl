review-points = { $one ->
    [yes] { $points } Punkt
   *[no] { $points } Punkte
}
review-cost = etwa { review-points } ({ $low } bis { $high })
review-cost-least = mindestens { review-points }
review-of-contract = In dem, was Züge verschenkten, zählt, ob das Gebot erfüllt wird.
review-of-match = Die Partie kann hier enden, darum zählt auch die Chance, sie zu gewinnen.

review-mistake = Ein Fehler ({ $who }): { $best } war { $cost } mehr wert als { $played }.
review-better = { $best } wäre besser gewesen als { $played }, um { $cost }.
review-unlucky-card = Pech, aber richtig: Nach dem, was { $who } wissen konnte, war nichts besser als { $played }, aber wie die Karten lagen, kostete es { points-counted }.
review-unlucky-bid = Pech, aber richtig: Nach dem, was { $who } wissen konnte, war { $played } gut, aber selbst mit offenen Karten waren nicht mehr als { points-counted } zu machen.
review-unlucky-turn = Pech, aber richtig: Nach dem, was { $who } wissen konnte, war nichts besser als { $played }, aber dann machten die anderen { review-points } mehr als erwartet.
review-best = { $played } war am besten nach dem, was { $who } wissen konnte.
review-sound = { $played } war gut: { $best } war weder klar besser noch klar schlechter.
review-little = { $played } war gut: { $best } war besser, aber um so wenig, dass es nicht zählt.
review-gamble = { $played } war gewagt: Im Schnitt lohnt es sich, gelingt aber zu selten, wenn man vorsichtig spielt.
review-not-judged = { $why ->
    [forced] Es gab keine Wahl.
    [no-kernel] Das ließ sich nicht beurteilen: Die kompilierte Suche fehlt hier.
    [untried] Das wird nicht beurteilt: Ob man Vergeben ansagt oder hält, wird nicht durchgespielt.
    [only-hold] Das ließ sich nicht beurteilen: Zuerst darf nur rufen, wer genommen hat.
   *[no-room] Das ließ sich nicht beurteilen: In der Mitte lagen zu viele Karten für die Suche.
}

review-seat-clean = { $who } hatte { review-decisions } zu treffen und machte keinen klaren Fehler.
review-seat = { $who } hatte { review-decisions } zu treffen: { $marks }; das verschenkte etwa { review-points }.
review-decisions = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}
review-mistakes = { $count } Fehler
review-betters = { $count } Mal ging es besser
review-was-unlucky = { $who } spielte { $times ->
    [1] einmal
   *[other] { $times } Mal
} richtig, aber mit Pech.
review-costliest = Am teuersten war { $played }.
review-no-choice = { $who } hatte nie eine Wahl.

review-deal = Mit offenen Karten waren für { $side } von der ersten Karte an { $worth } von { $stake } Punkten zu machen, gemacht wurden { $took }: Das Gebot ({ bid-named }) ist { outcome-result }.
review-deal-unknown = Für { $side } wurden es { $took } von { $stake } Punkten: Das Gebot ({ bid-named }) ist { outcome-result }.
review-deal-no-time = Die Zeit reichte nicht, um herauszufinden, was mit offenen Karten möglich war.
review-bounds = zwischen { $low } und { $high }
review-could-be-made = Es war zu erfüllen.
review-could-be-set = Es war zu Fall zu bringen.
review-turned = Der Wendepunkt war { $card } von { $who } im { $trick }. Stich: { points-counted } für die andere Seite.
review-thrown-in = Es wurde zusammengeworfen.
review-not-open = Was mit offenen Karten möglich war, wurde nicht berechnet: { $why ->
    [fishing] Eine ganze Runde mit ihrem Talon ist zum Durchrechnen zu lang
    [dummy] Die Karten des Strohmanns wählt niemand
    [nothing] Es wurde zusammengeworfen, also keine Karte gespielt
   *[no-kernel] Der kompilierte Löser fehlt hier
}.
