contrast-reason = { $why }; { $better }
contrast-better = besser als { $other }, um etwa { points-counted }
contrast-better-then = { contrast-better }: { $then }

## Was jemand tut, im Satz.

contrast-move-bid = ein Gebot von { $amount }
contrast-move-sun = die Sonne zu spielen
contrast-move-pass = zu passen
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

contrast-trick = dann gewinnt die eigene Seite den Stich in { $more } % der gedachten Verteilungen statt in { $less } %
contrast-last-trick = dann gewinnt die eigene Seite den letzten Stich in { $more } % der gedachten Verteilungen statt in { $less } %
contrast-most-tricks = dann gewinnt die eigene Seite die meisten Stiche in { $more } % der gedachten Verteilungen statt in { $less } %
contrast-bid-made = dann wird das Gebot in { $more } % der gedachten Verteilungen erfüllt statt in { $less } %
contrast-bid-set = dann wird das Gebot in { $more } % der gedachten Verteilungen verfehlt statt in { $less } %
contrast-bid-risked = dieses Gebot wird in { $less } % der gedachten Verteilungen erfüllt
contrast-bid-after = danach wird das Gebot in { $less } % der gedachten Verteilungen erfüllt
contrast-trumps = das Blatt hat dann { $more } Trümpfe statt { $less }
contrast-points = die eigene Seite nimmt dann von hier an im Mittel { $more } Punkte statt { $less }
contrast-counter = dann gewinnt die eigene Seite { $card } in { $more } % der gedachten Verteilungen statt in { $less } %
contrast-pair = { $card } und { $other } gewinnen dann in 10 gedachten Verteilungen { $more } Stiche statt { $less }
contrast-both = { $one }; { $other }

contrast-scores = der bessere Zug bringt sofort { $more } Punkte statt { $less }
contrast-orange = der bessere Zug nimmt Rot und Gelb
contrast-cards = das Blatt kann bis zum nächsten Zug { $more } Karten nehmen, wenn niemand zuvorkommt, statt { $less }
contrast-leaves-sweep = dann können { $fewer } der ungesehenen Karten die Mitte abräumen statt { $more }
contrast-leaves-five = dann können { $fewer } der ungesehenen Karten eine Fünf nehmen statt { $more }
contrast-leaves-orange = dann können { $fewer } der ungesehenen Karten Rot und Gelb nehmen statt { $more }
contrast-leaves-cards = dann können { $fewer } der ungesehenen Karten überhaupt etwas nehmen statt { $more }
