### Clubs: one's own, the page of one, and the plan of an evening.

club-name-first = Please enter your name first.

club = Club
clubs-told = A club is a link. Anybody who has it finds your table, your house rules and your evenings there. No account, nothing to install.
clubs-yours = Your clubs
club-next = Next evening: { $when }
club-members = { $count ->
    [one] 1 member
   *[other] { $count } members
}
club-make = Make a club
club-name = Name of the club
club-about = About the club
club-example-name = Sunday Rookers
club-example-about = We play every Sunday. Beginners are welcome.
club-plays = Plays { $game }
club-join = Join the club
club-join-told = Members sit down at the club's table and see each other. This browser remembers you; there is no password.
club-table = The club's table
club-table-told = There is always one open. Sit down, and the next person to come finds you there.
club-sit-down = Sit down now
bring-friend = Bring a friend
club-link = Link to the club
club-share = Come and play cards: { $name }.
club-no-host = Remove as host
# The name of a button with three dots.
club-change-member = Change { $name }
club-sure-remove = Remove { $name }? They can come back with the link.
club-leave = Leave the club
club-sure-leave = Leave the club? You can come back with its link.
club-sure-last = You are the last member: if you leave, the club is closed.
club-for-hosts = For hosts
club-change = Change name and rules
club-renew = Renew the link
club-sure-renew = The old link and the address of the calendar stop working for everybody. Members stay.
club-close = Close the club
club-sure-close = The club, its evenings and its season table are deleted for everybody, for good.
club-calendar = Calendar
club-calendar-told = Your calendar program looks here for changes by itself. Anybody who has the address sees the club's evenings.
club-subscribe = Subscribe to all evenings
club-sheets = Our rules

## Its evenings

club-evenings = Evenings
club-evenings-past = Past evenings
club-no-evening = No evening is planned.
club-no-evening-host = No evening is planned. Send your people the link to the club and plan one: you can begin it as soon as they are here.
club-evenings-yours = Your evenings
# What an evening in the list is.
club-evening-stage = { $stage ->
    [cancelled] Cancelled
    [playing] Being played
   *[over] Over
}
club-weekly = Every week
coming-count = { $count ->
    [0] Nobody has said yes yet
   *[other] { $count } coming
}
# The reader's own answer to an evening.
club-you-said = { $answer ->
    [yes] You: yes
    [maybe] You: maybe
   *[no] You: no
}
# Formats of evenings in two or three words.
club-format = { $format ->
    [individual] Duplicate, single players
    [pairs] Duplicate pairs
    [mitchell] Duplicate pairs in two fields
    [teams] Duplicate teams
    [round-robin] Round robin
    [swiss] Swiss
    [knockout] Knockout
   *[other] { $name }
}
# The time where an evening is held: "Tue, 19:30 in New York".
club-hour-there = { $hour } in { $city }

## The season

club-season = Season
club-season-told = Members of the club, over all finished evenings.
club-place = Place
club-how-ranked = How places are decided
# $points is a list of numbers.
club-season-points = The places of an evening bring { $points } points, every later one { $later }. Whoever shares a place gets the average of the places shared. All evenings count.
club-season-ties = If totals are equal, the number of first places decides, then of second ones, and so on; those who are still equal share the place.

## The plan of an evening

plan-title = Plan an evening
plan-change = Change the plan
plan-when = Date and time
plan-clock = In the time of { $city }; everybody sees it in their own.
plan-name = Title (optional)
plan-example-name = Advent tournament
plan-weekly = Every week at this time
plan-format = How it is played
plan-format-told = { $format ->
    [individual] All tables play the same deals. You change tables and partners every round and score for yourself.
    [pairs] All tables play the same deals. You keep your partner and meet another pair every round.
    [mitchell] As duplicate pairs, but half of the pairs keep their seats and the others move. Each half has a ranking of its own.
    [teams] A team sits at two tables, on opposite sides, with the same deals: what one pair wins, the other pair should not lose.
    [round-robin] Every side plays every other once. The side with more points over the deals of a round wins it.
    [swiss] Winners meet winners: every round those with equally many points meet, and nobody meets anybody twice.
    [knockout] Winners stay, losers go home: the side with more points over the deals of a round goes on. With two lives, only the second defeat is the end.
   *[other] { $name }
}
plan-boards = Deals per round
plan-rounds = Rounds
plan-minutes = Minutes per round
plan-no-clock = 0 minutes: no time limit.
plan-deals = { $count ->
    [one] 1 deal for everybody.
   *[other] { $count } deals for everybody.
}
plan-rounds-by-format = 0 rounds: as many as the format needs.
plan-more = More
plan-scoring = What counts
plan-lives = Knocked out by
plan-one-life = One defeat
plan-two-lives = Two defeats
plan-pause = The next round begins
plan-pause-host = When the host says so
plan-pause-seconds = { $seconds } seconds later
plan-pause-minutes = { $minutes ->
    [one] 1 minute later
   *[other] { $minutes } minutes later
}
plan-pace = Bots play
plan-pace-name = { $pace ->
    [slow] Slowly
    [normal] At the usual pace
    [fast] Fast
   *[instant] At once
}
plan-bots-fill = Bots take empty seats
plan-place = Where
plan-example-place = Town library, or online
plan-note = Notes
plan-lasts = Length in the calendar, in minutes
plan-also-later = Also change the later evenings of this series (their dates stay the same)
