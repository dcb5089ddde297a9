### فهرست‌ها، شمارش‌ها، آدم‌ها، ورق‌ها.

list-separator = ،{ " " }
list-and = { $items } و { $item }
list-or = { $items } یا { $item }

cards-counted = { $cards } ورق
points-counted = { $points } امتیاز
tricks-counted = { $tricks } دست

dummy-name = بازیکن خیالی
person = { $who ->
    [you] شما
   *[other] { $who-name }
}
person-inside = { $who ->
    [you] شما
    [dummy] بازیکن خیالی
   *[other] { $who-name }
}
person-card = { person } { $card }
person-points = { person } { $score }

card-rook = رخ
card-colour = { $suit ->
    [black] { $rank } سیاه
    [green] { $rank } سبز
    [red] { $rank } قرمز
   *[yellow] { $rank } زرد
}
card-poker = { $rank ->
    [jack] سرباز
    [queen] بی‌بی
    [king] شاه
    [ace] آس
   *[other] { $rank }
} { $suit ->
    [spades] پیک
    [hearts] دل
    [diamonds] خشت
   *[clubs] گشنیز
}

trump-call = { $trump ->
    [black] سیاه
    [green] سبز
    [red] قرمز
    [yellow] زرد
    [spades] پیک
    [hearts] دل
    [diamonds] خشت
    [clubs] گشنیز
    [none] سرس
   *[low] نرس
}
bid-named = { $bid ->
    [sun] خورشید
   *[points] { $amount }
}
bid-on-trump = { $trump ->
    [none] { bid-named } { trump-call }
    [low] { bid-named } { trump-call }
   *[suit] { bid-named } با حکم { trump-call }
}
