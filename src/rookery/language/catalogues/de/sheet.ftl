### Der Zettel, und Zeilen über gespielte Runden.

sheet-empty = Noch ist keine Runde abgerechnet.
sheet-deal = Runde
sheet-dealer = Gibt
sheet-total = Summe
race-line = { $total } von { $target }
ending-boards = { $boards ->
    [one] { $boards } Runde, für sich gewertet
   *[other] { $boards } Runden, jede für sich gewertet
}
ending-target = Wer zuerst { $target } hat{ $margin ->
    [0] {""}
   *[other] {" "}oder mit { $margin } führt
}, gewinnt{ $deals ->
    [0] {""}
    [one] , sonst die höchste Summe nach { $deals } Runde
   *[other] , sonst die höchste Summe nach { $deals } Runden
}
outcome-thrown-in = alle haben gepasst; die Karten wurden zusammengeworfen
outcome-alone = { person }: { bid-on-trump }, { $took } gemacht: { outcome-result }
outcome-with = { person } und { $partners }: { bid-on-trump }, { $took } gemacht: { outcome-result }
outcome-result = { $result ->
    [made] erfüllt
   *[set] gefallen
}
outcome-won = { person }: { $won }
outcome-at-once = { $who ->
    [you] Du hast { $target } erreicht und auf der Stelle gewonnen
   *[other] { $who-name } hat { $target } erreicht und auf der Stelle gewonnen
}
points-of-all = Punkte: { $points }.
