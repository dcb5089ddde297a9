### Turn notices, and slow tables.

notices = Notices
notices-wanted = Tell me when it is my turn
notices-what = You get a notice on this device, for all your slow tables, even while this page is closed. It says who has moved, and never shows a card.
notices-plain = Notices need https, and this page came over plain http; the title of this tab still says when it is your turn.
notices-no-push = This browser cannot receive notices.
notices-home-screen = On an iPhone or iPad, notices come once Rookery is on the home screen: choose “Share”, then “Add to Home Screen”, and open it from there.
notices-denied = This browser does not allow notices from this page. You can allow them in its settings for this site.
notices-dismissed = You did not give the browser permission, so no notices will come.
notices-no-service = This browser's push service does not answer. It may be switched off in the browser's settings.
slow-table = A slow table: you have { $time } for each move, and nobody has to be here all the time.
slow-one-day = a day
slow-one-week = a week
slow-days = { $days } days
slow-one-move = When the time is up, a bot makes the move.
slow-plays-on = When the time is up, a bot plays on until you are back.
slow-orange = Whoever captures an orange has it at once, since nobody could call it in time.
slow-next-deal = The next deal comes within a minute.
slow-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
slow-turn = Your turn.
slow-others-turn = { $names }.
slow-turn-up = Your turn. The time is up, and a bot moves for you.
slow-others-up = { $names }: the time for the move is up.
slow-turn-until = Your turn until { $time }.
slow-others-until = { $count ->
    [one] { $names } has until { $time }.
   *[other] { $names } have until { $time }.
}
