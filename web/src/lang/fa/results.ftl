result-of-deal = نتیجهٔ دور { $number }
result-most = بیشترین امتیاز: { $names }، { $points }
result-nest = زمین
points-and-totals = امتیازها و جمع
points-from = امتیازها از کجا آمدند
point-source = { $source ->
    [counters] ورق‌های امتیازی
    [tricks] دست‌ها
    [nest] زمین
    [last-trick] دست آخر
    [most-tricks] بیشترین دست
    [most-cards] بیشترین ورق
    [oranges] نارنجی
    [big-sweeps] سور بزرگ
    [little-sweeps] سور کوچک
    [fives] پنج‌ها
   *[other] { $name }
}
evening-paused = شب‌نشینی ایستاده است: دور بعد منتظر است.
ready = آماده
next-deal = دور بعد
waiting-for-ready = منتظر { $names }.
cards-cut = ورق‌های کشیده
cards-cut-told = دست‌ها برابر شد، پس هر کس ورقی کشید:
result-of-match = نتیجهٔ بازی
you-win = شما بردید!
player-wins = { $name } برد
players-win = { $names } بردند
you-and-others-win = { $names } بردید!
deal-is-over = دور تمام شد
match-ended = بازی پایان داده شد
winner = برنده
winners = برنده
go-to-next-table = رفتن به میز بعد
play-a-match = یک بازی کامل
play-again = دوباره بازی
another-game = بازی دیگر…
another-game-told = بازی دیگری با همین افراد
other-games-not-loaded = بازی‌های دیگر بار نشدند.

sweep-told = { $size ->
    [big] سور بزرگ!
   *[little] سور کوچک!
}
sweep-told-for = { $size ->
    [big] سور بزرگ برای { $name }!
   *[little] سور کوچک برای { $name }!
}
sweep-told-you = { $size ->
    [big] سور بزرگ برای شما!
   *[little] سور کوچک برای شما!
}

about-deal = دربارهٔ این دور
back-to-day = برگشت به دورهای امروز
compared-side-by-side = نتیجه‌ها کنار هم
compared-day = دیگران چه کردند
compared-played = دورهای شما بازی شد
