### The story of a deal with tricks.

## The deal

# $pile cards go to the dummy, $nest to the nest; both may be none.
dealt = { $who ->
    [you] You deal { cards-counted } each{ dealt-besides }.
   *[other] { $who-name } deals { cards-counted } each{ dealt-besides }.
}
dealt-besides = { $pile ->
    [0] {""}
   *[other] , { $pile } to the dummy
}{ $nest ->
    [0] {""}
   *[other] , and { $nest } to the nest
}
opened-as-dealer = { $who ->
    [you] You open at { $amount }, as dealer.
   *[other] { $who-name } opens at { $amount }, as dealer.
}
misdealt = A misdeal: { $why ->
    [no_counters] somebody has no card that counts
   *[low_hand] somebody has nothing but 6s to 9s
}. The same dealer deals again.
nest-face-up = One card of the nest lies face up: { $cards }.
partners-yours = You play with { $partners }.

## The bidding

bid-made = { $who ->
    [you] You bid { $amount }.
   *[other] { $who-name } bids { $amount }.
}
bid-sun = { $who ->
    [you] You bid to shoot the sun: every trick and every point.
   *[other] { $who-name } bids to shoot the sun: every trick and every point.
}
misdeal-claimed = { $who ->
    [you] You claim a misdeal: you have { $why ->
        [no_counters] no card that counts
       *[low_hand] nothing but 6s to 9s
    }. The same dealer deals again.
   *[other] { $who-name } claims a misdeal: a hand with { $why ->
        [no_counters] no card that counts
       *[low_hand] nothing but 6s to 9s
    }. The same dealer deals again.
}
plays-on = { $who ->
    [you] You play on.
   *[other] { $who-name } plays on.
}
stays = { $who ->
    [you] You hold.
   *[other] { $who-name } holds.
}
passed = { $who ->
    [you] You pass.
   *[other] { $who-name } passes.
}
passed-by-all = Everybody has passed, and the hands are thrown in.
bid-won = { $who ->
    [you] You have the bid at { $amount }.
   *[other] { $who-name } has the bid at { $amount }.
}
bid-won-sun = { $who ->
    [you] You shoot the sun.
   *[other] { $who-name } shoots the sun.
}

## Before the first trick

nest-taken = { $who ->
    [you] You take the nest.
   *[other] { $who-name } takes the nest.
}
nest-taken-open = { $who ->
    [you] You take the nest: { $cards }.
   *[other] { $who-name } takes the nest: { $cards }.
}
trump-named = { $who ->
    [you] You name { trump-call } as trump.
   *[other] { $who-name } names { trump-call } as trump.
}
partner-called = { $who ->
    [you] You call { $card } as the partner card.
   *[other] { $who-name } calls { $card } as the partner card.
}
# $calls cards are called.
partner-is-you = You hold it, so you are { $calls ->
    [1] the partner
   *[other] a partner
}; nobody else knows yet.
buried-card = { $who ->
    [you] You bury { $card }.
   *[other] { $who-name } buries { $card }.
}
buried-cards = { $who ->
    [you] You bury { cards-counted }.
   *[other] { $who-name } buries { cards-counted }.
}
buried-face-up = Buried face up: { $cards }.
lead-kept = { $who ->
    [you] You keep the lead.
   *[other] { $who-name } keeps the lead.
}
lead-given = { $who ->
    [you] You have { $other-name } lead.
   *[other] { $other ->
        [you] { $who-name } has you lead.
       *[other] { $who-name } has { $other-name } lead.
    }
}

## The tricks

card-led = { $who ->
    [you] You lead { $card }.
   *[other] { $who-name } leads { $card }.
}
card-played = { $who ->
    [you] You play { $card }.
   *[other] { $who-name } plays { $card }.
}
# $who played the called card and is the partner of $other; $calls cards are called.
partner-shown = That is { $calls ->
    [1] the called card
   *[other] a called card
}, so { person-inside } and { $other ->
    [you] you
   *[other] { $other-name }
} are partners!
trick-taken = { $who ->
    [you] You take the trick: { $cards }{ points-besides }.
   *[other] { $who-name } takes the trick: { $cards }{ points-besides }.
}
points-besides = { $points ->
    [0] {""}
   *[other] , { points-counted }
}
# The dummy takes it, and the points are nobody's.
trick-lost = The dummy takes the trick: { $cards }, { points-counted } lost to both.
# Whose the points of the buried cards are.
nest-counts = { $to ->
    [last_trick] The last trick takes the nest: { $cards }, { points-counted }.
    [bidder] The nest counts for the bidding side: { $cards }, { points-counted }.
   *[opponents] The nest counts for the bidder's opponents: { $cards }, { points-counted }.
}
tricks-level = The tricks are level, and everybody cuts a card: { $cards }.

## Asked for, and the state of the deal

trick-none-yet = No trick has been taken yet.
trick-last = The last trick: { $cards }.
dealer-was = { $who ->
    [you] You dealt.
   *[other] { $who-name } dealt.
}
bid-highest = { $who ->
    [you] You hold the highest bid, { bid-named }.
   *[other] { $who-name } holds the highest bid, { bid-named }.
}
bid-highest-trump = { $who ->
    [you] You hold the highest bid, { bid-on-trump }.
   *[other] { $who-name } holds the highest bid, { bid-on-trump }.
}
side-so-far = { $side }: { tricks-counted }, { points-counted }.
dummy-so-far = The dummy: { tricks-counted }, { cards-counted } left in its pile.
called-card = The called card is { $cards }. The partner is { $partner }.
called-card-secret = The called card is { $cards }. The partner is not known yet.
called-cards-one = The called cards are { $cards }. The only partner is { $partner }.
called-cards-both = The called cards are { $cards }. The partners are { $partners }.
called-cards-half = The called cards are { $cards }. One partner is { $partner }; who has { $hidden } is not known yet.
called-cards-secret = The called cards are { $cards }. The partners are not known yet.
trick-so-far = On the table: { $cards }.
trick-so-far-led = { $who ->
    [you] On the table: { $cards }. You are winning it.
   *[other] On the table: { $cards }. { $who-name } is winning it.
}
contract-so-far = { $who ->
    [you] You have bid { bid-on-trump }. Points so far: { $points }.
   *[other] { $who-name } has bid { bid-on-trump }. Points so far: { $points }.
}
# A side with its points so far.
side-points = { $side } { $score }

## Questions to the player. What is to be typed is an argument, or stands in { "" }: it stays as it is.

hand-yours = Your hand: { $cards }
claim-question = { $may ->
    [claim] Your hand is a misdeal: { "claim" } it, or { "play" } on?
   *[play] Your hand is no misdeal: { "play" } on.
}
bid-question = Your bid: { $choices }.
bid-choice-range = { $bid } to { $most } in steps of 5
trump-question = Name trump: { $choices }.
call-question = { $called ->
    [0] Call a partner: name any card that you do not hold.
   *[other] Call another partner: name any card that you do not hold.
}
bury-question = { $cards ->
    [one] Bury { cards-counted }.
   *[other] Bury { cards-counted }; you may name several at once.
}
# The cards of the nest, of which all or all but $size are buried.
bury-question-exchange = { bury-question } All of the nest's cards, or all but { $size }.
lead-question = Who leads: { "self" } (you) or { "left" } ({ $other-name })?
play-question-any = Your card: any of them.
play-question-lead = Your lead: any card.
play-question = Your card: { $cards }.
