say-something = Etwas sagen
phrases = Sprüche
phrases-not-loaded = Die Sprüche konnten nicht geladen werden.
phrases-seat = Setz dich, um etwas zu sagen.
phrases-hide = Nicht zeigen, was andere sagen
no-scores = Noch keine Punkte.
words = Wörter
log-told = Was geschehen ist
log-empty = Noch ist nichts geschehen.
texts-told = Was geschrieben wurde
texts-empty = Noch nichts zu lesen.
texts-label = Allen am Tisch schreiben
texts-placeholder = Allen schreiben
send = Senden
texts-too-many = { $count } zu viel
texts-left = noch { $count }
texts-kept = Alle hier können das lesen, auch wer zuschaut. Es bleibt nur im Arbeitsspeicher des Servers, bis die Partie aus ist und alle gegangen sind.
no-trick-yet = Noch ist kein Stich gespielt.
took-it = hat ihn gemacht
took-it-points = { $count ->
    [one] hat ihn gemacht, 1 Punkt
   *[other] hat ihn gemacht, { $count } Punkte
}
took-it-lost = { $count ->
    [one] hat ihn gemacht, 1 Punkt verloren
   *[other] hat ihn gemacht, { $count } Punkte verloren
}
keys-off = Buchstaben und Ziffern lassen sich in den Einstellungen abschalten.
key-arrows = durch dein Blatt gehen (Pos1, Ende: erste und letzte Karte)
key-enter = die Karte spielen oder wählen, den Knopf drücken
key-name-enter = Eingabe, Leertaste
key-name-escape = Esc
key-up = vom Blatt zu den Knöpfen darüber
key-escape = die gewählte Karte zurückstecken oder ein Fenster schließen
key-g = zu deinem Blatt
key-digits = zu diesem Knopf oder zu dieser unter den erlaubten Karten
key-p = passen
key-r = bereit für die nächste Runde
key-w = zeigen, warum diese Karte nicht erlaubt ist
key-i = Tipp: was ein starker Spieler täte
key-t = der letzte Stich
key-l = der Verlauf
key-s = der Zettel
key-c = Chat
key-d = die Wörter der Spiele und was sie bedeuten
key-o = Orange rufen (in Tuxedo)
key-h = eine Orange ziehen lassen (in Tuxedo)
key-u = deinen letzten Zug zurücknehmen, wenn die anderen einverstanden sind
key-question = diese Liste

a-question = Eine Frage
agree = Einverstanden
withdraw = Zurückziehen
asked-for = { $what ->
    [undo] { $name } möchte den letzten Zug zurücknehmen.
    [claim] { $name } beansprucht den Rest der Stiche.
    [end] { $name } möchte die Partie beenden.
   *[restart] { $name } möchte eine neue Partie beginnen.
}
you-ask-for = { $what ->
    [undo] Du möchtest den letzten Zug zurücknehmen.
    [claim] Du beanspruchst den Rest der Stiche.
    [end] Du möchtest die Partie beenden.
   *[restart] Du möchtest eine neue Partie beginnen.
}
asked-swap = { $name } möchte mit { $other } den Platz tauschen.
asked-swap-you = { $name } möchte mit dir den Platz tauschen.
you-ask-swap = Du möchtest mit { $other } den Platz tauschen.
waiting-for = Es fehlt noch die Antwort von { $names }.
claim-hand = Die Karten von { $name }
claim-rest = Den Rest der Stiche beanspruchen
start-over-ask = Neu beginnen …
end-match-ask = Partie beenden …
end-match-sure = Die Partie hier beenden, ohne Sieger? { $asked }
start-over-sure = Diese Partie beenden und eine neue beginnen? { $asked }
everybody-asked = Alle werden gefragt.
bots-agree = Bots haben nichts dagegen.
end-match = Partie beenden
start-over = Neu beginnen
play-on = Weiterspielen

bot-plays-told = Ein Bot spielt für dich.
seat-back = Meinen Platz zurück
still-there = Bist du noch da?
still-there-told = Die anderen warten auf dich. Ein Bot spielt für dich in [0:42].
i-am-here = Ich bin da
watch = Zuschauen
home = Startseite
bye-replaced = Dein Platz ist anderswo offen
bye-replaced-told = Ein anderes Fenster oder Gerät benutzt jetzt deinen Platz. Ein Platz kann nur an einer Stelle offen sein.
play-here = Hier spielen
bye-released = Dein Platz wurde vergeben
bye-released-told = Der Gastgeber hat deinen Platz einem Bot gegeben. Zuschauen kannst du weiterhin.
bye-left = Du hast den Tisch verlassen
bye-left-told = Ein Bot spielt auf deinem Platz weiter. Schau zu, um dich wieder zu setzen, solange der Bot dort sitzt.
bye-expired = Dieser Tisch ist geschlossen
bye-expired-told = Lange war niemand hier. Du kannst ihn wieder öffnen und weiterspielen oder die Partie noch einmal ansehen.
open-again = Wieder öffnen
bye-no-table = Diesen Tisch gibt es nicht
bye-no-table-told = Vielleicht ist der Code vertippt, oder der Tisch wurde vor langer Zeit geschlossen.
bye-closed = Dieser Tisch wurde geschlossen
bye-closed-told = Wer diesen Server betreibt, hat ihn geschlossen. Niemand kann hier mehr spielen.
bye-barred = Auf diesem Server kannst du nicht spielen
bye-barred-told = Wer ihn betreibt, nimmt von deiner Adresse keine Verbindungen an.
bye-unreadable = Dieser Tisch lässt sich nicht öffnen
bye-unreadable-told = Der Server kann nicht lesen, was er von diesem Tisch behalten hat. Bitte sag es dem, der den Server betreibt. Andere Tische sind nicht betroffen.
bye-full = Der Tisch ist voll
bye-full-told = Gerade schauen zu viele zu.
bye-bad-secret-told = Jemand anders hat jetzt deinen Platz.
bye-bad-hello = Der Tisch hat dich nicht erkannt
bye-bad-hello-told = Vielleicht wurde dein Platz vergeben, oder diese Seite ist älter als der Server.
bye-other = Die Verbindung wurde beendet

lesson = Lektion
coach-step = Schritt { $step } von { $steps }
hide = Verbergen
coach-says = Was zur Lektion gesagt wird
coach-watch = Schau, was die anderen tun.

hint-told = Ein starker Spieler würde [{ $move }]: { $reason }
hint-why = Warum?
expected-points-told = Erwartete Punkte: { $moves }.
close-message = Diese Meldung schließen
