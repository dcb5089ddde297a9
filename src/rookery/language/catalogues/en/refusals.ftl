### Refusals: why a move, a command or a request is not carried out.

refusal-deal-over-already = the deal is over
refusal-no-such-move = this game has no such move
refusal-not-now = you cannot { $do ->
    [bid] bid
    [sun] shoot the sun
    [pass] pass
    [stay] hold a bid
    [claim] claim a misdeal
    [play-on] say that you play on
    [bury] bury a card
    [trump] name trump
    [call] call a partner
    [lead] choose who leads
   *[play] play a card
} now: { $now ->
    [claim] misdeals can be claimed first
    [auction] the bidding is not over
    [trump] the bidder must name trump
    [call] the bidder must call a partner
    [bury] the bidder must bury cards
    [lead] the bidder must choose who leads
   *[play] the tricks are being played
}
refusal-not-in-this-game = you cannot { $do ->
    [bid] bid
    [sun] shoot the sun
    [pass] pass
    [stay] hold a bid
    [claim] claim a misdeal
    [play-on] say that you play on
    [bury] bury a card
    [trump] name trump
    [call] call a partner
    [lead] choose who leads
   *[play] play a card
} in this game
refusal-turn-of-seat = it is the turn of seat { $seat }
refusal-not-held = you do not hold that card
refusal-rules-forbid = the rules do not allow it
refusal-rules-forbid-lead = the rules do not allow that lead
refusal-lead-trump = you must lead trump
refusal-follow-rook = the rook must be followed
refusal-follow-suit = you must follow { reason-suit }
refusal-sun-already = the sun has been bid already
refusal-sun-not-here = this game has no sun
refusal-sun-not-outbid = nothing outbids the sun
refusal-bid-multiple = a bid must be a multiple of { $step }
refusal-bid-highest-allowed = the highest bid is { $amount }
refusal-bid-lowest-allowed = the lowest bid is { $amount }
refusal-bid-higher = a bid must be higher than { $amount }
refusal-bid-next = bids do not jump here: the next bid is { $amount }
refusal-claim-good-hand = your hand is no misdeal
refusal-stay-no-bid = you can hold only once there is a bid
refusal-stay-again = you can hold only once in an auction
refusal-call-buried = you cannot call a card you have buried
refusal-call-again = you have called that card already
refusal-call-held = you cannot call a card you hold
refusal-not-in-pack = that card is not in the pack
refusal-bury-no-counter = you cannot bury a counter
refusal-bury-spare = you can bury neither counters nor trumps while you hold another card
refusal-bury-one-counter = you can bury only one counter, and it must be a 5 or a 10
refusal-exchange-size = you can exchange exactly { $cards } cards with the nest, or none
refusal-turn-is-one-of = a turn must be a capture, a build or a trail
refusal-trail-only-if = a card may be trailed only when no card of yours can capture
refusal-build-on-one = a build must be laid on one card or one build
refusal-build-value-most = the value of a build is at most { $most }, not { $value }
refusal-build-needs = a build of { $value } needs a { $needed } to stay in your hand
refusal-build-joined = these house rules do not let { $what ->
    [build] a build be doubled
   *[cards] other cards of the centre join a build
}
refusal-build-one-only = a turn can raise or double only one build
refusal-build-final = a build of several groups can only be captured
refusal-build-value-each = each group that joins the build must make { $value }
refusal-build-further = all other single cards that make { $value } must join the build
refusal-moved-on = the table has moved on since then
refusal-watching = you are watching; sit down to play
refusal-table-locked = the host has locked this table
refusal-host-only = only { $host } may do that
refusal-not-certain-claim = it is not certain that you win every trick left: play on
refusal-nothing-to-claim = there are no tricks for you to claim now
refusal-undo-shown = a card was shown since then
refusal-undo-over = a deal that is over stays as it is
refusal-undo-none = you have not made a move in this deal
refusal-undo-not-here = at this table a move stays as it is
refusal-match-is-over = this match is over
refusal-too-many-at-once = that is a lot at once; wait a few seconds
refusal-no-table = there is no table with this code
refusal-seat-gone = this seat has somebody else now
refusal-nothing-to-decide = there is nothing for you to decide now
refusal-no-hint-now = there is no hint just now; please ask again
refusal-nobody-offline = without a network nobody else can come to a table
refusal-nobody-else-here = there is nobody else at this table

## Turns in Tuxedo.

refusal-capture-something = a capture must take at least one card from the centre
refusal-capture-once = a card can be in only one group
refusal-capture-groups = each group must be single cards of the centre, or one whole build
refusal-capture-sum = each group must be a { $number } or add up to { $number }
refusal-capture-further = the capture must also take every further group that the card can take
refusal-capture-most = that card must take as many cards as it can, which is { $cards }
refusal-turn-no-card-left = no card is left to play in this deal
refusal-turn-match-won = seat { $seat } has won the match
refusal-turn-take-your-build = you built on your last turn, so now you must capture that build of { $value }, or raise it if you can
refusal-build-on-single = a build must be laid on single cards of the centre, or on one whole build
refusal-orange-none-open = no orange is open
refusal-orange-held = you have already held on this orange, and cannot change that
refusal-orange-capturer-first = seat { $seat } captured this orange: others may call only after it holds
refusal-orange-no-such = there is no orange to call
refusal-orange-too-late = somebody was quicker
refusal-orange-disarmed = the button rests for a moment after a wrong press
refusal-orange-again-soon = the race begins again in a moment: the table has just been moved
refusal-orange-unseen = you called before you could see the capture
refusal-seat-none-such = there is no such seat; the seats are 0 to { $last }

## Tricks.

refusal-trump-one-of-held = trump must be one of { $trumps } that you hold, because you must lead it
refusal-trump-one-of = trump must be one of { $trumps }
refusal-phase-no-move = no move is made in this phase
# A suit or a call that may be trump.
refusal-trump = { $trump ->
    [low] low
   *[suit] { trump-call }
}
refusal-deal-cut-next = all tricks are played, and the cut comes next
refusal-bot-no-contract = a bot makes no contract in a person's name

## The table.

refusal-table-closed = this table is closed; open its link to play on
refusal-table-closed-for-good = whoever runs this server has closed this table
refusal-table-unreadable = this server cannot read what it has kept of this table; whoever runs the server can find out more in its log, and other tables are not affected
refusal-match-goes-on = this match is still being played
refusal-match-none-played = no match is being played
refusal-match-has-next = the next match has a table already
refusal-match-has-begun = the match has begun
refusal-match-begun-bots = the match has begun: bots keep the seats warm
refusal-match-begun-chosen = the match has begun: this is chosen before the start
refusal-match-begun-seats = the match has begun: seats are changed before the start
refusal-shuffled-already = the cards are shuffled already
refusal-has-moved-on = the table has moved on
refusal-not-come-that-far = the table had not come that far when you sent this
refusal-seated-already = you have a seat at this table
refusal-practice-alone = a practice table is for one person, and is never listed
refusal-listed-phrases-only = a listed table has phrases only: free text is for private tables
refusal-rules-already = these are the rules of this table already
refusal-host-another = only another person who plays here can be the host
refusal-host-game = only { $host } may choose another game
refusal-own-seat = this is your own seat
refusal-asked-already = you have asked that already
refusal-question-closed = this question is not open any more
refusal-answer-not-asked = your answer is not asked for
refusal-question-other-open = { $name } has asked something that is not answered yet
refusal-yet-to-say-ready = { $name } has yet to say ready to the changed rules
refusal-sits-there = { $name } sits there
refusal-part-given = this seat has given its part already
refusal-release-another = only another person's seat can be released
refusal-met-rules = you have met to play by these rules; open a table for others
refusal-chat-off = free text is off at this table; the host may turn it on
refusal-chat-length = a text has 1 to { $most } visible characters
refusal-name-length = a name has 1 to { $most } visible characters
refusal-name-not-bot = a name has visible characters, and does not begin with bot:
refusal-people-too-many = { $people } people are here, and the game has { $seats } seats
refusal-barred-by-host = the host does not want you to sit down at this table
refusal-bar-unknown = it is not known from where { $name } connects
refusal-bar-same-place = { $name } connects from the same place as { $other }; release the seat and lock the table instead
refusal-orange-open-wait = an orange is open; wait until it is called or gone
refusal-orange-not-slow = oranges are called in this match: at a slow table nobody can call in time
refusal-calls-like-people = bots call like people until this match ends, because it counts for ratings
refusal-practice-begins-here = this practice begins here
refusal-hints-not-compared = there are no hints where deals are compared
refusal-compared-stay = these deals are compared with other tables: seats, bots, clock and deals stay
refusal-table-asks-rated = this table asks for players who are { $asked }
refusal-table-asks-you-show = this table asks for players who are { $asked }; you show { $shown }
refusal-table-asks-you-show-none = this table asks for players who are { $asked }; you show no rating in this game
refusal-asked-any = of any rating
refusal-asked-at-most = rated at most { $high }
refusal-asked-at-least = rated at least { $low }
refusal-asked-between = rated { $low } to { $high }
refusal-asked-or-unrated = { $asked }, or who show no rating
refusal-rating-range = no rating is both at least { $low } and at most { $high }

## The end of a connection.

refusal-bye-left = you have left the table
refusal-bye-released = the host has given your seat to a bot
refusal-bye-other-phone = your seat is played on another phone now
refusal-bye-replaced = this seat is shown in another window now
refusal-bye-silent = nothing was heard from you, not even an answer to a ping
refusal-bye-other-server = this table goes on at another server; one moment
refusal-bye-from-log = this table goes on from its log; one moment
refusal-bye-restarted = the server is being restarted; your seat is kept
refusal-bye-expired = nobody was here any more
refusal-bye-barred = this server takes no connections from your address
refusal-connect-later = the table cannot be shown now; please try again
refusal-connect-moving = this table is being moved; please try again
refusal-connect-too-many = too many connections at once; please wait a little
refusal-connect-address-full = your address has too many connections
refusal-connect-spectators = this table has all the spectators that it can have
refusal-connect-table-full = this table has all the connections that it can have
refusal-messages-too-many = too many messages at once; please try again in a minute

## Requests.

refusal-requests-too-many = too many requests; please wait a little
refusal-tables-too-many = your address has opened many tables; please wait a little
refusal-server-full-tables = this server has all the tables that it can carry
refusal-server-full-profiles = this server has all the profiles that it can keep
refusal-profile-gone = this browser's profile is not on this server any more
refusal-profile-needed = this needs a profile; POST /api/profiles makes one
refusal-other-site = this request comes from another site
refusal-nothing-here = there is nothing at this address
refusal-no-game = there is no game of this name; /api/overview lists all
refusal-no-deal-number = there is no finished deal with this number
refusal-body-late = the body did not come
refusal-broken = something went wrong on this server
refusal-kept-unsure = this may have been kept; look at the table before you go on
refusal-kept-not = this could not be kept, and so it has not happened
refusal-kept-not-again = this could not be kept, and so it has not happened; please try again

## Clubs and evenings.

refusal-club-most-of-one = one person belongs to at most { $most } clubs
refusal-club-none = there is no such club; its link may have been renewed
refusal-club-full-server = this server has all the clubs that it can keep
refusal-club-host-only = only a host of the club may do this
refusal-club-members-only = only members of the club may do this; join it first
refusal-club-own-names = everybody has the name that they give themselves
refusal-club-no-member = the club has no such member
refusal-club-members-full = a club has at most { $most } members
refusal-club-needs-host = a club needs a host: make somebody else one first
refusal-club-own-profile = a member signs in on another phone with their own profile
refusal-link-used-or-old = this link was used already, or is too old
refusal-link-ten-minutes = this link was used already, or is older than ten minutes
refusal-evening-none = there is no such evening; the club may have been closed
refusal-evening-none-such = there is no such evening
refusal-evening-past = this date is past
refusal-evening-two-years = an evening begins within two years
refusal-evening-most-ahead = a club has at most { $most } evenings ahead
refusal-evening-cancelled-many = this club has cancelled very many evenings ahead
refusal-evening-most-weekly = a club has at most { $most } evenings that come every week
refusal-evening-no-answer = nobody of this id has answered for this evening
refusal-evening-no-partner = the partner is not among those who have answered
refusal-evening-places = an evening has places for at most { $most } people
refusal-evening-come-and-left = very many people have come to this evening and left it
refusal-evening-phone-away = the host has taken this phone away
refusal-evening-not-coming = this person does not come any more
refusal-evening-not-begun = this evening has not begun
refusal-evening-begun = this evening has begun; its plan stays as it is
refusal-evening-cancelled = this evening was cancelled
refusal-evening-over = this evening is over
refusal-evening-ended = the evening is over
refusal-evening-round-open = round { $round } is still played
refusal-evening-rounds-done = all rounds of this evening are played
refusal-evening-no-round = no round is being played
refusal-evening-too-few = there are too few people here for a table
refusal-evening-not-complete = { $unit } are not complete
refusal-evening-no-place = { $unit } have no free place
refusal-evening-unit-size = { $unit } are { $size } already
refusal-evening-here-already = { $name } is here already
refusal-evening-not-here = { $name } is not here
refusal-evening-paused-now = the evening is paused; let it go on first
refusal-evening-not-paused = the evening is not paused
refusal-evening-no-pause-yet = an evening that has not begun cannot be paused
refusal-evening-result-known = table { $table } has its result already
refusal-evening-partners-alike = partners have the same points
refusal-evening-points-between = a seat scores { $least } to { $most } points on a deal
refusal-evening-points-together = the two sides together score at most { $most } points on a deal
refusal-evening-still-playing = table { $table } is still playing
refusal-evening-door-closed = the host has closed the door; ask them to add you
refusal-evening-guests = { $most } guests have come from your network, which is the most; ask the host to add you
refusal-evening-full = this evening has all the people that it can have
refusal-evening-server-full = this server has all the evenings that it can carry
refusal-evening-many-sitting = many are sitting down at once; please try again
refusal-time-too-far = this is too far from now
refusal-time-no-zone = there is no time zone { $zone }
refusal-time-none = there is no time { $time }

## Profiles, ratings and people.

refusal-profile-no-device = this profile has no such device
refusal-profile-devices-most = a profile has at most { $most } devices; remove one that is not used
refusal-sheets-most = at most { $most } rule sheets are kept here; remove one first
refusal-sheets-taken = a rule sheet of this name is kept here already; rename or remove that one first, or choose another name
refusal-sheets-none = no rule sheet of this name is kept here
refusal-profile-no-passkey = this profile has no such passkey
refusal-passkey-unknown = this passkey does not open a profile on this server
refusal-passkey-most = a profile has at most { $most } passkeys
refusal-passkey-busy = too many passkeys are being used; please wait a little
refusal-passkey-slow = this took too long; please try again
refusal-passkey-no-place = passkeys need a name and https, which this address of the server has not
refusal-rating-changed-often = this has been changed too often to be changed again
refusal-rating-show-own = show your own ratings first; others' are shown to you then
refusal-rating-show-to-ask = you show no rating in { $game }: who asks for ratings shows one too
refusal-secret-of-other = this secret is somebody else's
refusal-block-most = you have blocked { $most } people; unblock some
refusal-block-another = block another person who sits at this table
refusal-block-none = you have blocked nobody by this id
refusal-seat-none-here = you have no seat at this table
refusal-report-watching = you are watching; only who plays here can report somebody
refusal-report-another = report another person who sits, or sat last, in a seat here
refusal-report-many = that are many reports at once; please wait a while
refusal-report-full = too many reports are waiting; write to the operator
refusal-report-again = you have reported this person at this table already
refusal-kept-from-until-looked = after several reports you are kept from the waiting room and from listed tables until whoever runs this server has looked at them
refusal-kept-from-until = you are kept from the waiting room and from listed tables until { $until }: { $reason }
refusal-kept-from-for-good = you are kept from the waiting room and from listed tables for good: { $reason }
refusal-muted-until = you are muted at tables of strangers until { $until }: { $reason }
refusal-muted-for-good = you are muted at tables of strangers for good: { $reason }
refusal-history-busy = others are taking their records now; try again in a minute
refusal-notices-need-name = notices need a server that is reached by a name
refusal-notices-full = this server sends notices to as many browsers as it can
refusal-notices-off = This server sends no notices: whoever runs it has switched them off.
refusal-notices-plain = Notices need https, and this page came over plain http; the title of this tab still says when it is your turn.

## The deals of the day, and deals by a link.

refusal-day-none = this day has no deals
refusal-day-none-of-game = this day has no deal of this game, or none yet
refusal-day-being-finished = this deal is still being finished; it opens to all in an hour
refusal-day-table-gone = this table has been removed from the server
refusal-day-results-played = the results are shown to those who have played the deal
refusal-day-results-once = the results are shown once you have played the deal
refusal-day-others-play = others still play these deals; this is open to all once they have
refusal-day-secret-none = this secret opens no seat at this table
refusal-day-other-deal = this table plays another deal
refusal-share-practice = the deal of a practice table is not given away
refusal-share-once-over = a deal can be given away once its match is over
refusal-share-none = there is no deal at this link, or its table is gone
refusal-share-most-links = this table has { $most } links to its deals; that is the most
refusal-share-most-plays = this deal was played { $most } times by its link; that is the most

## Waiting for others.

refusal-waiting-full = more people wait than this server can seat
refusal-waiting-guests = { $guests } guests wait at your address already
refusal-waiting-no-more = you are not waiting any more; ask for a seat again
refusal-waiting-table-gone = your table is not there any more; ask for a seat again

## Analyses, reviews and puzzles.

refusal-analysis-bots-first = the bots at the tables need this server; please try again
refusal-analysis-wait-other = please wait for your other analyses
refusal-analysis-many = many analyses are being made; please try again in a moment
refusal-analysis-too-long = this position takes too long to analyse here
refusal-review-many = many reviews are being made; please ask again in a minute
refusal-review-address = your address waits for several reviews; please let them end
refusal-puzzle-none = there is no puzzle with this id; /api/puzzles lists all
refusal-puzzle-not-legal = { $move } is not a legal move here

# A pack and hands that do not go together (FO-29), with the sizes of hands that would.
refusal-hands = { $nest ->
    [none] { $hands } hands of { $cards } cards do not fit a pack of { $pack }: { $sizes } cards each would fit
   *[taken] { $hands } hands of { $cards } from a pack of { $pack } do not leave a nest of 2 to 7 cards: { $sizes } cards each would fit
}
