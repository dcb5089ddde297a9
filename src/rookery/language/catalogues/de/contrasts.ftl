contrast-reason = { $why }; { $better }
contrast-better = besser als { $other }, um etwa { points-counted }
contrast-better-then = { contrast-better }: { $then }
contrast-as-good = etwa ebenso gut: { $moves }
contrast-none-worse = kein anderer Zug ist deutlich schlechter

contrast-move-bid = ein Gebot von { $amount }
contrast-move-sun = die Sonne zu spielen
contrast-move-pass = zu passen
contrast-move-claim = Vergeben anzusagen
contrast-move-play-on = weiterzuspielen
contrast-move-stay = zu halten
contrast-move-trump = die Trumpfansage „{ trump-call }“
contrast-move-call = { $card } zu rufen
contrast-move-bury = { $cards } zu drücken
contrast-move-bury-instead = { $cards } statt { $kept } zu drücken
contrast-move-keep-lead = das Ausspiel zu behalten
contrast-move-give-lead = links ausspielen zu lassen
contrast-move-card = { $card }
contrast-move-take = { $cards } mit { $card } zu nehmen
contrast-move-build = { $card } auf { $cards } zu legen
contrast-move-trail = { $card } abzulegen
contrast-move-orange = die Orange zu rufen
contrast-move-hold = die Orange ziehen zu lassen

contrast-card-rook = der { card-rook }
contrast-card-colour = { card-colour }
contrast-card-poker = { card-poker }

contrast-trick = dann macht die eigene Seite den Stich in { $more } % der gedachten Verteilungen statt in { $less } %
contrast-last-trick = dann macht die eigene Seite den letzten Stich in { $more } % der gedachten Verteilungen statt in { $less } %
contrast-last-with = { $card } macht dann den letzten Stich in { $more } % der gedachten Verteilungen statt in { $less } %
contrast-most-tricks = dann macht die eigene Seite die meisten Stiche in { $more } % der gedachten Verteilungen statt in { $less } %
contrast-bid-made = dann wird das Gebot in { $more } % der gedachten Verteilungen erfüllt statt in { $less } %
contrast-bid-set = dann fällt das Spiel in { $more } % der gedachten Verteilungen statt in { $less } %
contrast-bid-risked = dieses Gebot wird in { $less } % der gedachten Verteilungen erfüllt
contrast-bid-brings = bietet niemand mehr, bringt das Gebot erfüllt { $won } und sonst { $lost }
contrast-gains = etwa { $points } Punkte Vorsprung
contrast-loses = etwa { $points } Punkte Rückstand
contrast-outbid = in { $outbid } % der gedachten Verteilungen bieten andere mehr
contrast-bid-goes-on = { contrast-outbid }, und dann lohnt es sich, bis { $upto } weiterzubieten
contrast-passed = Passen bringt im Mittel { $lead }: in { $played } % der gedachten Verteilungen spielt dann die Gegenseite
contrast-passed-made = { $passed } und erfüllt ihr Gebot in { $made } % davon
contrast-bid-after = mit dem anderen Zug wird das Gebot in { $less } % der gedachten Verteilungen erfüllt
contrast-trumps = das Blatt hat dann { $more } Trümpfe statt { $less }
contrast-other-suits = mit jeder anderen Trumpffarbe hat das Blatt höchstens { $most ->
    [one] einen Trumpf
   *[other] { $most } Trümpfe
}
contrast-points = die eigene Seite macht dann von hier an im Mittel { $more } Punkte statt { $less }
contrast-counter = dann bekommt die eigene Seite { $card } in { $more } % der gedachten Verteilungen statt in { $less } %
contrast-wins = { $card } macht dann einen Stich in { $more } % der gedachten Verteilungen statt in { $less } %
contrast-at-once = jetzt gespielt macht { $card } einen Stich in { $more } % der gedachten Verteilungen, behalten in { $less } %
contrast-kept = behalten macht { $card } einen Stich in { $more } % der gedachten Verteilungen, jetzt gespielt in { $less } %
contrast-kept-beaten = { contrast-kept } (in { $lost } % schlägt dann { $beater })
contrast-highest = { $card } ist die höchste Karte in { reason-suit }
contrast-trick-and-kept = die eigene Seite macht den Stich, und { $card } später noch einen in { $more } % der gedachten Verteilungen; mit vertauschten Karten in { $less } %
contrast-kept-instead = behalten macht { $card } einen Stich in { $more } % der gedachten Verteilungen, { $other } stattdessen in { $less } %
contrast-called = { $card } macht einen Stich in { $more } % der gedachten Verteilungen, { $other } in { $less } %
contrast-tricks = Stiche der eigenen Seite von hier an in 10 gedachten Verteilungen: { $more } statt { $less }
contrast-ruffs = Stiche, die das Blatt dann in 10 gedachten Verteilungen durch Stechen macht: { $more } statt { $less }
contrast-void = das Blatt hat dann kein { reason-suit } mehr: { $then }
contrast-ruffed = Stiche, die die Gegenseite dann in 10 gedachten Verteilungen durch Stechen macht: { $fewer } statt { $more }
contrast-both = { $one }; { $other }

contrast-scores = der bessere Zug bringt sofort { $more } Punkte statt { $less }
contrast-orange = der bessere Zug nimmt Rot und Gelb
contrast-cards = das Blatt kann bis zum nächsten Zug { $more } Karten nehmen, wenn niemand zuvorkommt, statt { $less }
contrast-takes = der bessere Zug nimmt { $more } Karten statt { $less }
contrast-own-five = das Blatt kann dann im nächsten Zug eine Fünf nehmen, wenn niemand sie vorher nimmt
contrast-own-orange = das Blatt kann dann im nächsten Zug Rot und Gelb nehmen, wenn niemand sie vorher nimmt
contrast-leaves-sweep = dann kann links die Mitte in { $fewer } % der gedachten Verteilungen abgeräumt werden statt in { $more } %
contrast-leaves-five = dann kann links in { $fewer } % der gedachten Verteilungen eine Fünf genommen werden statt in { $more } %
contrast-leaves-orange = dann können links in { $fewer } % der gedachten Verteilungen Rot und Gelb genommen werden statt in { $more } %
contrast-leaves-cards = dann kann links in { $fewer } % der gedachten Verteilungen überhaupt etwas genommen werden statt in { $more } %
