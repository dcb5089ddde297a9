sheet-empty = Noch ist keine Runde abgerechnet.
sheet-deal = Runde
sheet-dealer = Gibt
sheet-total = Summe
race-line = { $total } von { $target }
ending-boards = { $boards ->
    [one] { $boards } Runde, für sich gewertet
   *[other] { $boards } Runden, jede für sich gewertet
}
ending-target = Wer zuerst { $target }{ $made ->
    [yes] {" "}mit erfülltem Gebot
   *[no] {""}
} hat{ $margin ->
    [0] {""}
   *[other] {" "}oder mit { $margin } führt
}, gewinnt{ $deals ->
    [0] {""}
    [one] , sonst die höchste Summe nach { $deals } Runde
   *[other] , sonst die höchste Summe nach { $deals } Runden
}
outcome-thrown-in = alle haben gepasst; die Karten wurden zusammengeworfen
outcome = { $people }: { bid-on-trump }, { $took } gemacht: { outcome-result }
outcome-result = { $result ->
    [made] erfüllt
    [exactly] genau erfüllt
    [over] erfüllt, { $by } darüber
    [under] gefallen, { $by } zu wenig
   *[set] gefallen
}
outcome-won = { person }: { $won }
outcome-at-once = { $who ->
    [you] Du hast { $target } erreicht und auf der Stelle gewonnen
   *[other] { $who-name } hat { $target } erreicht und auf der Stelle gewonnen
}
points-of-all = Punkte: { $points }.

moment-lead = Die Wende, in Runde { $deal }: { $people }, erst { $behind ->
    [0] gleichauf
   *[other] { $behind } zurück
}, dann { $ahead } vorn
moment-bid = Das kühnste erfüllte Gebot, in Runde { $deal }: { $people }, { bid-on-trump }
moment-trick = Der reichste Stich, in Runde { $deal }: { person-inside }, { $points } Punkte
moment-capture = Der größte Fang, in Runde { $deal }: { person-inside }, { cards-counted }
