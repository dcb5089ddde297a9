### The deals of the days, and links to deals.

day-title-of = The deals of
day-loading = Dealing…
day-intro = One deal a day, the same for everybody: you play one seat, and strong bots answer the same cards in the same way. Then you see how everybody else did.
day-next = The next deals come in { $span }, at { $hour }.
day-sealed = The last deals of this day are still being finished. Its results and cards can be seen by everybody within the hour.
day-archive = This day is over. Its deals can still be played, but no longer count.
day-as-guest = Results of guests are not counted.
day-make-profile = With a profile, your first try at each deal counts, also one that you begin today as a guest.
day-proves = A place says how somebody did at their one counted table, not that they had never seen the cards: nobody notices a second device. Whoever begins with a profile and does not finish is counted last.
day-play = Play
day-go-on = Go on
day-others = The other games
day-earlier = Earlier days
day-given-up = You gave this deal up.
day-see = How others fared
day-hide = Less
day-not-counted = Your result is not counted.
day-no-mark = The strong bot is still playing your seat; come back in a minute.
day-plot = How many people scored how many points
day-yours = your result is here
day-none = No result has been counted yet.
day-failed = This cannot be shown just now.
day-promises = How to check the deals
day-promised = Each deal comes from a secret. Its fingerprint is shown three days ahead, so that nobody can change it later; the secret is published an hour after the day ends.
day-fingerprint = Fingerprint
day-secret = Secret
day-board = Board { $number }
day-table-of = { $title } of { $day }

link-title = A deal of { $title }
link-given = { $player } played this deal. Play the same cards in the same seat; then you see both results side by side.
link-both = You and { $player } have played the same cards in the same seat.
link-yours = You played this deal. Anybody who follows its link plays it in the same seat.
link-usual = The usual ones
link-others = The others
link-bots = Strong bots, which answer the same cards in the same way
link-plays = Played since
link-nothing-told = You see no cards before you play, and { $player }'s score only afterwards. There are no hints.
link-play = Play this deal
link-go-on = Go on playing
link-results = The same cards, side by side
link-who = Who
link-first = first
link-level = You scored as many points as { $player }.
link-none = Nobody has played it since. Results appear here as they come in.
link-own-replay = Replay and review yours
link-replay-of = Replay of { $player }
link-give = Give this deal to a friend
link-give-told = Your friend plays the same cards in the same seat with strong bots. Then you both see the results side by side.
link-give-day = This is a deal of the day: your friend finds it there, and both of you see how everybody fared.
link-whose = Whose cards your friend gets
link-link = Link to this deal
link-share-words = I have just played this deal. What do you make of the same cards?
link-not-whole = This is no link to a deal. Ask for a new one: “Give this deal to a friend” makes it, once the match is over.
link-making = Making the link…
link-loading = Looking for the deal…
link-table-of = { $title }, a deal from a link
link-seat-told = the one { $player } had, number { $seat } of { $seats }
link-plays-told = { $count ->
    [one] 1 time
   *[other] { $count } times
}
link-not-yet = not yet
link-better = { $points ->
    [one] You scored 1 point more than { $player }.
   *[other] You scored { $points } points more than { $player }.
}
link-worse = { $points ->
    [one] You scored 1 point fewer than { $player }.
   *[other] You scored { $points } points fewer than { $player }.
}

## Results of the day

day-state = { $state ->
    [new] Not played
    [running] Still running
    [given-up] Given up
   *[played] Played
}
day-results = { $count ->
    [one] 1 result so far
   *[other] { $count } results so far
}
day-unfinished = { $count ->
    [one] 1 person did not finish and is counted last.
   *[other] { $count } people did not finish and are counted last.
}
day-no-result = No result yet
# Beside a score.
day-points = { $one ->
    [true] point
   *[false] points
}
# $place is an ordinal number in English.
day-place = { $place } of { $of }
day-would-be = would be { $place } of { $of }
day-own = You: { $points }
day-strong = Strong bot: { $points }
day-best = Nobody else did as well.
day-worst = Everybody else did better.
day-beaten = You did better than { $percent }% of the others.
day-mark = The strong bot scores { $points } in your seat.
day-mark-same = The strong bot scores { $points } in your seat, the same as you.
day-mark-less = The strong bot scores { $points } in your seat, { $by } less than you.
day-mark-more = The strong bot scores { $points } in your seat, { $by } more than you.
# A column of a chart: "40 to 60 points: 3 results".
day-bar = { $points }: { $results }
day-bar-points = { $one ->
    [true] { $points } point
   *[false] { $points } points
}
day-bar-span = { $from } to { $to } points
day-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
day-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
day-moment = a moment
day-runs = { $people ->
    [0] No person's result has been counted yet; bots have played this seat { $runs } times.
    [one] 1 person has played this seat, and bots { $runs } times.
   *[other] { $people } people have played this seat, and bots { $runs } times.
}
day-runs-beaten = { $same ->
    [0] You did better than { $lower } of the { $runs } bots.
   *[other] You did better than { $lower } of the { $runs } bots, and as well as { $same }.
}
# Beside the mark of a bot's level in a plot.
day-runs-of = { $level }: played { $runs } times
day-runs-plot = Scores of the bots
