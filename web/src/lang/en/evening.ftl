### An evening: before it, while it is played, and after it. A table of an evening says the same.

evening = Evening
evening-is-over = The evening is over.
evening-begun = Round { $round } has begun.
evening-bye = You sit out this round.
evening-waits-for = { $count ->
    [0] All tables are done.
    [one] 1 table still playing.
   *[other] { $count } tables still playing.
}
evening-last-round = That was the last round. The final ranking follows at once.
evening-in-pause = The evening is paused
evening-waits-for-host = The host begins the next round.
evening-next-in = Next round in
evening-any-moment = a moment
evening-time-is-up = Time is up
evening-to-next-table = To your next table: { $table }
evening-to-ranking = To the ranking

## Before it

# What is played: rounds of some deals, with a limit of minutes or none.
-minutes-each = { $minutes ->
    [0] { "" }
   *[other] , { $minutes } minutes each
}
-deals = { $boards ->
    [one] 1 deal
   *[other] { $boards } deals
}
evening-plan-rounds =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } of { -deals }{ -minutes-each }
evening-plan-boards = { -deals } per round{ -minutes-each }
evening-was-cancelled = This evening was cancelled.
evening-link = Link to this evening
evening-to-calendar = Add to my calendar
evening-cancel = Cancel this evening
evening-sure-cancel = Cancel this evening? It stays in the list as cancelled.
evening-cancel-series = Cancel this and all later ones
evening-sure-cancel-series = Cancel this evening and all later ones of its series?
evening-begin = Begin the evening
evening-begin-told = { $count ->
    [one] 1 person has said yes. Latecomers can still join.
   *[other] { $count } people have said yes. Latecomers can still join.
}
evening-open-screen = Open the screen for the room

## Who comes

evening-answer = { $answer ->
    [yes] Yes
    [maybe] Maybe
   *[no] No
}
evening-will-you-come = Will you come?
evening-change-answer = Your answer
# A name stands in place of the brackets.
evening-listed-as = You are on the list as [Ann]
evening-partner = Your partner
evening-teammate = Somebody for your team
evening-any-partner = Anybody: you will be paired
evening-waits-for-partner = Settled as soon as they choose you as well.
evening-wants-you = { $name } would like to play with you.
evening-play-together = Play together
evening-with = with { $name }
evening-guest = guest
evening-guest-told = You come as a guest: only this browser knows you, so use it all evening.
evening-nobody-yet = Nobody has answered yet.
evening-find-name = Find a name
evening-nobody-such = Nobody.
evening-add-guest = Add somebody without a phone
evening-guest-name = Name of the guest
evening-add = Add
evening-no-phone = no phone

## A phone for a guest

phone-of = A phone for { $name }
phone-told = Scan this with the phone that { $name } will use. It works once, within a quarter of an hour.
phone-ready = { $name } has a phone now.
phone-link = Link that works once
phone-new = Give another phone
phone-take-away = Take the phone away
phone-sure-take-away = The phone that { $name } uses will no longer work for them.
phone-hand-over = Play on this phone
phone-hand-over-told = The host has a place for you. Press the button, and this phone is yours for the evening.
phone-lent = This phone plays for { $name }.
phone-give-back = Give the phone back
phone-sure-give-back = { $name } can then play on only with another phone from the host.

## While it is played

evening-round = Round { $round } of { $rounds }
evening-between = Round { $round } of { $rounds } is over
evening-paused-told = { $pause ->
    [hold] Tables finish the deal in play, and wait. Keep your seat; the game goes on from there.
   *[finish] Tables still playing finish their round. No new round begins.
}
evening-not-here = You have not joined this evening yet. Say yes, and you play from the next round on.
evening-to-table = To your table: { $table }
evening-table-done = Your table is done.
evening-from-next-round = You play from the next round on.
evening-soon = The next round begins automatically.
# $names is a list, such as "Ann and Ben".
evening-you-play-with = You play with { $names }.
evening-left = Time left
evening-left-stands = Time left (clock stopped)
evening-tables = Tables
evening-tables-play = { $open } of { $all } tables still playing
evening-table-number = Table { $number }
evening-table-is-done = done
evening-table-plays = playing
evening-byes = Sitting out: { $names }
evening-so-far = The ranking so far
evening-scan = Scan this with a phone, enter your name, and you are in.

## The ranking

evening-ranking = Ranking
evening-boards-played = Deals
# Headings of columns with numbers: \u00AD is where a long word may break on a phone. Files of the server have the same
# words (evening-column).
evening-figure = { $figure ->
    [difference] Difference
    [share] Match points %
    [boards-won] Deals won
    [points] Points
    [tied] Among the tied
    [opponents] Opponents
    [net] Net points
    [survived] Rounds survived
   *[other] { $name }
}
# The measures by which places go, one after the other. $measure is an evening-measure.
evening-ranked-first = Places go by { $measure }.
evening-ranked-next = If that is equal: { $measure }.
evening-ranked-shared = Those who are still equal share the place.
evening-measure = { $measure ->
    [difference] the total difference: on each deal the points of your side less those of the others, compared with the average of the same seats at the other tables
    [share] match points: on each deal one for every other table where the same seats did worse, one half where they did as well, as a percentage of the tables compared; the average over the deals played
    [boards-won] the number of deals on which you did better than the average table
    [points] two points for a round won, one for a drawn one
    [tied] the same points, from the rounds among those who are tied only
    [opponents] the points of all opponents met, added up
    [net] the points of your side less those of the others, over all rounds
    [survived] the round in which you went out; the later the better, and the winner first
   *[other] { $name }
}
# Half of the pairs keep their seats in a Mitchell movement.
evening-field = { $field ->
    [stay] Those who keep their seats
   *[move] Those who move
}
evening-ranking-file = Ranking as CSV
evening-boards-file = All deals as CSV

## Deal by deal

board-by-board = Deal by deal
board-which = Which deal
board-of = Round { $round }, deal { $board }
board-at = Round { $round }, deal { $board }, table { $table }
board-table = Table
board-share = Match points %
board-table-leads = Choose a table's number to open its replay.
board-correct = Correct a result
board-corrected = Corrected.
board-no-results = Results can be corrected once their round is over.
board-points-of = Points of { $names }
board-average = Let it count as average

## The desk of a host

desk-next-round = Begin round { $round } now
desk-close-round = End this round now
desk-sure-close = Tables still playing are ended; unfinished deals count as average.
desk-end = End the evening
desk-sure-end = No further round is played, and the ranking stays as it is. A round in progress is ended.
desk-pause-hold = Pause after the deals in play
desk-pause-finish = Pause after this round
desk-pause = Pause the evening
desk-hold-too = Make the tables wait after their deal
desk-finish-too = Let the tables finish their round
desk-go-on = Go on
desk-people = People
# What people the list shows; their number follows.
desk-filter = { $filter ->
    [everybody] Everybody
    [absent] Not here
    [no-phone] No phone
    [waiting] Waiting
   *[playing] Playing
}
desk-has-left = Has left
desk-sure-left = Has { $name } left? A bot plays on at their table.
desk-is-here = Is here
# Where somebody is.
desk-at-table = table { $table }
desk-waits-at = done at table { $table }
desk-sits-out = sits out
desk-next = next round
desk-absent = not here
desk-away = table { $table }: away, a bot plays
desk-lost = table { $table }: not connected
desk-bots-play = Away from their table, a bot plays: { $names }
door = The door
door-open-told = Whoever has the link can come.
door-close = Close the door
door-closed-told = The door is closed: only members, and people whom you add, can come.
door-open = Open the door
door-within = Remove guests who answered in
door-time = { $time ->
    [600] the last ten minutes
    [3600] the last hour
   *[other] any time
}
door-remove = Remove unknown guests
door-sure-remove = Members, and people whom you added, stay. The door is closed.
desk-latecomers = Latecomers and guests
desk-latecomers-told = Scan this or open the link, enter a name and say “yes”: you play from the next round on.
