notices = Benachrichtigungen
notices-wanted = Sag mir, wenn ich dran bin
notices-what = Dieses Gerät meldet dir den Zug an allen deinen langsamen Tischen, auch wenn diese Seite geschlossen ist. Die Meldung sagt, wer gezogen hat, und zeigt nie eine Karte.
notices-plain = Benachrichtigungen brauchen https, und diese Seite kam über http; der Titel dieses Tabs sagt trotzdem, wenn du dran bist.
notices-no-push = Dieser Browser kann keine Benachrichtigungen empfangen.
notices-home-screen = Auf iPhone oder iPad kommen Benachrichtigungen, sobald Rookery auf dem Home-Bildschirm liegt: Wähle „Teilen“, dann „Zum Home-Bildschirm“, und öffne es von dort.
notices-denied = Dieser Browser erlaubt keine Benachrichtigungen von dieser Seite. Du kannst sie in seinen Einstellungen für diese Seite erlauben.
notices-dismissed = Du hast es dem Browser nicht erlaubt, also kommen keine Benachrichtigungen.
notices-no-service = Der Push-Dienst dieses Browsers antwortet nicht. Vielleicht ist er in den Einstellungen abgeschaltet.
slow-table = Ein langsamer Tisch: Du hast { $time } für jeden Zug, und niemand muss die ganze Zeit da sein.
slow-one-day = einen Tag
slow-one-week = eine Woche
slow-days = { $days } Tage
slow-one-move = Ist die Zeit um, macht ein Bot den Zug.
slow-plays-on = Ist die Zeit um, spielt ein Bot weiter, bis du zurück bist.
slow-orange = Wer eine Orange nimmt, hat sie sofort, denn rechtzeitig rufen könnte sie niemand.
slow-next-deal = Die nächste Runde kommt innerhalb einer Minute.
slow-thinking = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
}
slow-turn = Du bist dran.
slow-others-turn = Dran: { $names }.
slow-turn-up = Du bist dran. Die Zeit ist um, und ein Bot zieht für dich.
slow-others-up = { $names }: Die Zeit für den Zug ist um.
slow-turn-until = Du bist dran, bis { $time }.
slow-others-until = { $count ->
    [one] { $names } hat Zeit bis { $time }.
   *[other] { $names } haben Zeit bis { $time }.
}
