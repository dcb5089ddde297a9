bid-title = چند می‌خوانید؟
bid-title-after = { $you ->
    [true] چند می‌خوانید؟ شما { $bid } خوانده‌اید
   *[false] چند می‌خوانید؟ { $name } { $bid } خوانده است
}
pass = پاس
stay-in = می‌مانم
claim-title = پخش شما باطل است
claim-title-none = پخش شما باطل نیست
claim-misdeal = اعلام پخش باطل
claim-play-on = بازی می‌کنم
bid-button = خواندن { $bid }
bid-choose = بخوانید یا پاس بدهید
bid-fewer = کمتر
bid-more = بیشتر…
bid-sun = زدن به خورشید: همهٔ دست‌ها
trump-name = حکم: { $suit }
trump-play = بازی: { $call }
trump-held = { $count } تا دارید
trump-low-told = ۲ بهترین است و آس بدترین
trump-none-told = فقط رخ حکم است
call-title = ورق یار خود را صدا کنید
call-title-second = ورق یار دوم را صدا کنید
call-button = صدا کردن { $card }
suit = خال
cards-of-suit = { $suit ->
    [rook] رخ
    [black] ورق‌های سیاه
    [green] ورق‌های سبز
    [red] ورق‌های قرمز
    [yellow] ورق‌های زرد
    [spades] ورق‌های پیک
    [hearts] ورق‌های دل
    [diamonds] ورق‌های خشت
   *[clubs] ورق‌های گشنیز
}
bury-title = { $count } ورق از ورق‌های خود بخوابانید
burying = می‌خوابد…
bury-choose = { $count } ورق دیگر انتخاب کنید
bury-exchange = { $count } ورق عوض کنید، یا هیچ
bury-these = { $count ->
    [1] خواباندن این ورق
   *[other] خواباندن این { $count } ورق
}
bury-these-first = { $count ->
    [1] اول خواباندن این ورق
   *[other] اول خواباندن این { $count } ورق
}
bury-exchange-told = نقطه‌ها ورق‌های زمین را نشان می‌دهند: همه را بخوابانید، یا همه به‌جز { $count } تا.
bury-one-of = از { $cards } فقط یکی را می‌توانید بخوابانید.
bury-back = پس گرفتن { $card }
lead-title = دست اول را که شروع می‌کند؟
lead-self = من شروع می‌کنم
lead-left = { $name } شروع کند، سمت چپ من

nest-and-bidding = زمین و خواندن‌ها
nest-face-down = زمین: { $count } ورق پوشیده
nest-face-up = زمین: { $count } ورق پوشیده، و رو { $cards }
nest-of = زمینِ { $count } ورقی
buried = خوابیده
buried-face-up = رو خوابیده
the-trick = دست: { $cards }
trick-winning = { $you ->
    [true] فعلاً مال شماست
   *[false] فعلاً مال { $name } است
}
card-of = { $name } { $card }
points-lost = { $points } سوخت
last-trick = دست آخر
play-card = بازی { $card }
