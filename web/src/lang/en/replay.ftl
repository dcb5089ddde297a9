### The replay of a match, one deal at a time; the check of its shuffle; and the review of a deal.

replay-of = Replay of { $title }
replay-deals = Deals
replay-loading = Loading the replay…
replay-dealing = Dealing…
replay-failed = The replay could not be loaded.
replay-no-deal = No deal of this match is over yet. Each deal can be replayed here once it is.
replay-copy = Copy a link to this moment
replay-copy-address = Please copy the address of this page: it leads to this moment.
replay-analyse = Analyse this moment
replay-download = Download the record

## The board and its seats

replay-nest = The nest as dealt
replay-stock = Still in the stock
# On the seat of the player who deals.
replay-dealer = dealer
# $cards is a list, such as "red 5 and the rook".
replay-holds = { $name } holds { $cards }
replay-holds-nothing = { $name } holds no cards
replay-cards-won = { $count ->
    [one] 1 card won
   *[other] { $count } cards won
}
replay-fives = { $count ->
    [one] 1 five
   *[other] { $count } fives
}
replay-sweeps = { $count ->
    [one] 1 sweep
   *[other] { $count } sweeps
}
replay-oranges = { $count ->
    [one] 1 orange
   *[other] { $count } oranges
}

## The controls

replay-step = Step
# What is shown: the number of the step, and its sentence. Read out.
replay-step-told = { $ply } of { $last }: { $sentence }
replay-place = { $ply } / { $last }
replay-dealt = The cards are dealt.
replay-start = Start of the deal
replay-end = End of the deal
replay-previous-move = Previous move
replay-next-move = Next move
replay-previous-mark = { $kind ->
    [trick] Previous trick
   *[capture] Previous capture
}
replay-next-mark = { $kind ->
    [trick] Next trick
   *[capture] Next capture
}
replay-play = Play
replay-pause = Pause
replay-pace = Pace
replay-pace-name = { $pace ->
    [slow] Slow
    [normal] Normal
   *[fast] Fast
}
replay-keys = { $kind ->
    [trick] Arrow keys step by move, with Shift by trick; Home and End go to the start and the end.
   *[capture] Arrow keys step by move, with Shift by capture; Home and End go to the start and the end.
}
# The name of the list of moves. $title is such as "Deal 2".
replay-moves = { $title }, move by move

## The check of the shuffle

proof-title = Was the shuffle fair?
proof-told = Before the first card, the server showed the fingerprint of a secret. Together with a contribution from each player, the secret decides every shuffle. Once it is revealed, this page can repeat every shuffle and compare.
proof-check = Check the shuffle
proof-checking = Shuffling again…
proof-not-yet = The secret is revealed when the match is over. Come back then.
proof-fair = Yes: every card was where the secret puts it.
proof-unfair = No: not everything matches the secret.
proof-failed = The record could not be read.
proof-insecure = This browser can check only at a secure address (https, or on the computer that runs the server). Download the record and run “rookery verify” on it instead.
proof-no-secret = The secret of the shuffle is revealed when the match is over. Then you can check.
proof-other-version = This page can check the shuffle { $known }, not “{ $found }”.
proof-unreadable = This record's shuffle cannot be read.
# $what is one of the following.
proof-finding = { $right ->
    [true] { $what }: right
   *[false] { $what }: NOT as it should be
}
proof-of-secret = The secret, against what was shown before the first card
proof-of-pack = The pack, in its fixed order before the shuffle
proof-of-dealer = The first dealer
proof-of-dealers = The dealers of the boards
proof-of-deck = Deal { $number }: the deck
proof-of-cut = Deal { $number }: the cards cut for level tricks

## The review

review-title = Review
review-begin = Review this deal
review-failed = The review could not be made.
review-failed-why = The review could not be made. { $why }
review-waiting = Waiting: games in play come first.
review-thinking = Thinking: { $done } of { $known } steps.
review-seat = Whose decisions
# What a mark on a move says; some have a capital letter given to them.
review-mark = { $mark ->
    [mistake] a mistake
    [better] a better move
   *[unlucky] unlucky, but right
}
# Marks of a player, in numbers.
review-counts =
    { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }, { $better ->
        [one] 1 better move
       *[other] { $better } better moves
    }{ $unlucky ->
        [0] { "" }
        [one] , 1 unlucky
       *[other] , { $unlucky } unlucky
    }
review-curve-lead = How far the side would be ahead in this deal: as the player could judge it, and with all hands open. Click, or use the arrow keys, to show a moment.
review-curve-points = The points that the player could expect in this deal, which may end the match. Click, or use the arrow keys, to show a moment.
# The two lines of the curve.
review-known = by what could be known
review-open = with all hands open
# The curve in words, for screen readers. Of a lead, the numbers are said as by `review-ahead`.
review-ahead = { $is ->
    [behind] { $points } behind
   *[ahead] { $points } ahead
}
review-told-lead = { $name } could expect to be { $first } at first, between { $least } and { $most } later, and was { $end } in the end.
review-told-points = { $name } could expect { $first } points at first, between { $least } and { $most } later, and had { $end } points in the end.
review-told-nothing = It is not known what { $name } could expect in this deal.
review-numbers = The numbers as a table
review-decision = Decision
review-expected = Expected
review-opened = All hands open
review-marks = Moves with a mark
review-no-marks = No move of this seat has a mark.
review-this-move = This move
review-line = Show the best line
review-play-on = Play on from here
review-play-on-told = In { $name }'s seat, against bots.
review-play-again = Play the deal again as { $name }
review-line-shown = The best line with all hands open
review-line-after = The best line with all hands open after { $card }
review-leave-line = Back to what was played
review-opening = Opening a table…
