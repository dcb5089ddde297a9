### Finding others to play with, muting and reporting people.

meet-title = Find others to play with
meet-intro = Wait for people who want the same game, or sit down at an open table. No account needed.
meet-loading = Looking who is there…
meet-wait = Wait for others
meet-wait-hint = As soon as enough people want the same, a table opens with all of you. Leave this page open.
meet-games = Which games? All that you would like
meet-more = More games
meet-players = players
meet-players-of = Number of players, { $title }
meet-pace = At which pace?
meet-company = With whom?
meet-rules = Offer me open tables with house rules, too
meet-ratings = Only with people who show a rating
meet-from = from
meet-to = to
meet-begin = Start waiting
meet-choose = Choose at least one game.
meet-waiting = Waiting for others
meet-stop = Stop waiting
meet-ended = You are not waiting any more, as nothing was heard from this page for a while.
meet-nobody = Nobody else waits for { $title } yet
meet-play = { $seats } play
meet-bots-now = Bots may take the free seats now.
meet-offers = These open tables would suit you
meet-open = Open tables
meet-open-hint = Their hosts have listed them. A bot's seat counts as free.
meet-plain = Default rules only
meet-none = No open table just now.
meet-none-fits = No open table is like that just now.
meet-playing = already playing
meet-now = Waiting now: { $games }.
meet-nobody-waits = Nobody waits just now. Be the first!
meet-blocked = People you have blocked
meet-blocked-hint = You read nothing of them, and the waiting room does not seat you with them.
meet-unblock = Unblock
meet-read = I have read it
meet-from-operator = From whoever runs this server
meet-failed = This did not work.
meet-people = People at this table
meet-mute = Mute
meet-mute-hint = You read nothing more of somebody you mute.
meet-kept = With your profile this is kept, and the waiting room does not seat you with them.
meet-report = Report
meet-report-of = Report { $name } to whoever runs this server
meet-why = What is it about?
meet-note = What happened? (optional)
meet-goes-with = The texts that people have written at this table go with the report and are stored. The person is not told.
meet-send = Send the report
meet-reported = You have reported { $name }. Thank you.
meet-asks = Ask for ratings
meet-unrated = People without a rating are welcome, too
meet-others = { $count ->
    [one] 1 other waits for { $title }
   *[other] { $count } others wait for { $title }
}
# $time is minutes and seconds, such as 1:05.
meet-bots-in = Bots may take the free seats in { $time }.
meet-waited = You have waited for { $time }.
meet-free = { $seats ->
    [one] 1 free seat
   *[other] { $seats } free seats
}
meet-count = { $count ->
    [one] 1 person for { $title }
   *[other] { $count } people for { $title }
}
meet-pace-any = Any pace
meet-pace-slow = Slow: 90 seconds a move
meet-pace-normal = Normal: 45 seconds a move
meet-pace-fast = Fast: 20 seconds a move
meet-people-only = People only
meet-bots-after-half-minute = Bots after 30 seconds
meet-bots-after-minutes = Bots after 2 minutes
meet-insults = Insults
meet-cheating = Cheating
meet-stalling = Lets others wait
meet-bad-name = An offensive name
meet-something-else = Something else
