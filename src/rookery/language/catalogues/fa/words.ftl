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
card-colour = { $rank } { reason-suit }
card-poker = { how-rank } { reason-suit }

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
suit-word = { $suit ->
    [suit] خال
   *[colour] رنگ
}
suit-word-any = { $suit ->
    [suit] خالی
   *[colour] رنگی
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

find-differs-players = { $kind ->
    [one] برای { $least } بازیکن است
    [two] برای { $least } یا { $most } بازیکن است
    *[more] برای { $least } تا { $most } بازیکن است
  }
find-differs-ones = { $place ->
    [high] ۱ها بالاترین ورق‌ها هستند
    [low] ۱ها پایین‌ترین ورق‌ها هستند
    *[out] ۱ها در دسته نیستند
  }
find-differs-calls = { $calls ->
    [yes] حاکم یار صدا می‌کند
    *[no] کسی یار صدا نمی‌کند
  }
find-differs-rook = { $place ->
    [high] رخ بالاترین حکم است
    [upper] رخ میان ۱۲ و ۱۳ حکم است
    [middle] رخ میان ۱۰ و ۱۱ حکم است
    [low] رخ پایین‌ترین حکم است
    *[out] رخ در دسته نیست
  }
find-differs-no-bids = خواندن ندارد
find-differs-no-nest = زمین ندارد
find-differs-bid = کمترین خواندن { $bid } است
find-differs-target = تا { $target } بازی می‌شود
