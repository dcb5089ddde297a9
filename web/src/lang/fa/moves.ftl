move-card = { $verb ->
    [bury] خواباندن { $cards }
    [call] صدا کردن { $cards }
    [trail] زمین گذاشتن { $cards }
    [cut] کشیدن { $cards }
   *[play] بازی کردن { $cards }
}
move-bid = خواندن { $amount }
move-sun = زدن به خورشید
move-pass = پاس دادن
move-stay = ماندن
move-claim = اعلام پخش باطل
move-play-on = بازی کردن
move-trump = حکم کردن { $suit }
move-no-trump = اعلام { $call }
is-trump = حکم { $suit } است
move-lead = شروع کردن
move-lead-left = دادن شروع به چپ
move-take = برداشتن { $groups } با { $card }
move-lay = گذاشتن { $card } روی { $groups }
move-orange = گفتن نارنجی
move-hold = گذشتن از نارنجی
column-move = حرکت
