### چرا رباتی حرکتی را انتخاب می‌کند: راهنمایی‌ها و معماها. جمله‌ها نهاد ندارند.

reason-shows-partner = { $why }؛ نشان می‌دهد یار کیست
reason-keeps-secret = { $why }؛ یار را پنهان نگه می‌دارد

## پاره‌های جمله.

reason-suit = { $suit ->
    [trumps] حکم
    [black] سیاه
    [green] سبز
    [red] قرمز
    [yellow] زرد
    [spades] پیک
    [hearts] دل
    [diamonds] خشت
   *[clubs] گشنیز
}
reason-trump-suit = { $suit ->
    [black] سیاه
    [green] سبز
    [red] قرمز
    [yellow] زرد
    [spade] پیک
    [heart] دل
    [diamond] خشت
   *[club] گشنیز
}
reason-trump = { $trump ->
    [none] با سرس
    [low] با نرس
    [black] با حکم سیاه
    [green] با حکم سبز
    [red] با حکم قرمز
    [yellow] با حکم زرد
    [spades] با حکم پیک
    [hearts] با حکم دل
    [diamonds] با حکم خشت
   *[clubs] با حکم گشنیز
}
reason-trick = { $points ->
    [0] دست را
   *[other] دستی با { $points } امتیاز را
}
reason-number = { $number ->
    [two] دو
    [three] سه
    [four] چهار
    [five] پنج
    [six] شش
    [seven] هفت
   *[eight] هشت
}
reason-points = { points-counted }
reason-holding = { $trumps } حکم { reason-trump-suit }{ $best ->
    [yes] {" "}با بالاترینش
   *[no] {""}
}، { $side ->
    [0] هیچ ورق سر در خال‌های دیگر
   *[other] { $side } ورق سر در خال‌های دیگر
}
reason-holding-none = { $trump ->
    [none] سرس
   *[low] نرس
}، ورق سر در { $suits } خال

## هر حرکتی.

reason-only-legal = تنها حرکت مجاز

## خواندن.

reason-bids = { $held }: حدود { $points } امتیاز؛ خواندن { $amount } در { $percent } درصد موارد موفق است
reason-passes-to-partner = حدود { $points } امتیاز { reason-trump }: خواندن را به یار می‌سپارد
reason-passes-less = حدود { $points } امتیاز { reason-trump }: خواندن { $amount } کمتر از دفاع می‌ارزد
reason-passes-hardly-more = حدود { $points } امتیاز { reason-trump }: خواندن { $amount } چندان بیشتر از دفاع نمی‌ارزد
reason-passes-seldom = حدود { $points } امتیاز { reason-trump }: خواندن { $amount } فقط در { $percent } درصد موارد موفق است
reason-shoots-sun = { reason-trump } در { $percent } درصد موارد همهٔ دست‌ها را می‌گیرد: به خورشید می‌زند
reason-should-take-all = { reason-trump } باید همهٔ دست‌ها را بگیرد
reason-not-enough = حدود { $points } امتیاز دارد: { $more ->
    [higher] برای بالاتر خواندن کافی نیست
   *[all] برای خواندن کافی نیست
}
reason-leaves-bid = خواندن را به یار می‌سپارد
reason-good-for = حدود { $points } امتیاز دارد { reason-trump }

## زمین، حکم و یار.

reason-bid-is-made = { $why }: خواندن { $amount } در { $percent } درصد موارد موفق است
reason-sun-is-made = { $why }: خورشید در { $percent } درصد موارد موفق است
reason-play-last = در دست اول بهتر است آخر بازی کند
reason-keeps-lead = شروع را نگه می‌دارد
reason-keeps-lead-trump = بالاترین حکم را دارد: شروع را نگه می‌دارد
reason-keeps-lead-tops = ورق سر دارد: شروع را نگه می‌دارد
reason-gives-lead = ورق سری برای شروع ندارد: بهتر است آخر بازی کند
reason-names-none = { $which ->
    [lowest] ورق‌های پایین‌تر
   *[highest] ورق‌های بالاتر
} می‌برند، و ورق سر در { $suits } خال دارد
reason-names-trump = بهترین حکم: { $trumps } حکم، روی هم { $tops } ورق سر
reason-call-rook = رخ هر دستی را که در آن بازی شود می‌گیرد
reason-calls-trump = { $which ->
    [highest] بالاترین حکمی را که ندارد صدا می‌کند
   *[high] حکم بالایی را که ندارد صدا می‌کند
}
reason-calls-card = { $which ->
    [highest] بالاترین ورقی را که در { reason-suit } ندارد صدا می‌کند
   *[high] ورق بالایی را که در { reason-suit } ندارد صدا می‌کند
}؛ از این خال { $held } ورق دارد
reason-buries-trumps = باید حکم بخواباند: هر ورق دیگری بیشتر می‌ارزد
reason-void-saves-last = بی‌{ $suits } می‌شود و { $saved } امتیاز را برای دست آخر نگه می‌دارد: حدود { $points } امتیاز انتظار دارد
reason-void-saves-side = بی‌{ $suits } می‌شود و { $saved } امتیاز را برای گروه حاکم نگه می‌دارد: حدود { $points } امتیاز انتظار دارد
reason-void = بی‌{ $suits } می‌شود: حدود { $points } امتیاز انتظار دارد
reason-saves-last = { $saved } امتیاز را برای دست آخر نگه می‌دارد: حدود { $points } امتیاز انتظار دارد
reason-saves-side = { $saved } امتیاز را برای گروه حاکم نگه می‌دارد: حدود { $points } امتیاز انتظار دارد
reason-shortens = { $suits } را کم می‌کند: حدود { $points } امتیاز انتظار دارد
reason-makes-void = بی‌{ reason-suit } می‌شود
reason-shortens-to-keep = { reason-suit } را کم می‌کند: حکم‌ها و ورق‌های برنده را نگه می‌دارد
reason-only-trumps-left = جز حکم چیزی برای خواباندن ندارد
reason-counter-safe = ورق امتیازی { reason-suit } در زمین امن است، که برای حاکم حساب می‌شود
reason-counter-safer = ورق امتیازی { reason-suit } در زمین امن‌تر است، که با دست آخر می‌رود

## شروع کردن.

reason-draws-trumps = حکم‌ها را می‌کشد: { $out } حکم بیرون است
reason-cashes = با ورقی که حتماً می‌برد در { reason-suit } دست می‌گیرد
reason-leads-highest = با بالاترین ورق ماندهٔ { reason-suit } شروع می‌کند، هرچند شاید بریده شود
reason-leads-to-mate = با { reason-suit } شروع می‌کند، که { $mate ->
    [partner] یار به احتمال زیاد می‌گیرد
   *[likely] به احتمال زیاد کسی از گروه خودش می‌گیرد
}
reason-leads-cheapest = با { reason-suit } شروع می‌کند: هیچ ورقی کمتر خرج ندارد
reason-leads-little = با { reason-suit } شروع می‌کند: چیز کمی از دست می‌دهد

## بازی در دست.

reason-ruffs-last = نفر آخر { reason-trick } می‌بُرد
reason-takes-last = نفر آخر { reason-trick } می‌گیرد
reason-ruffs = { reason-trick } می‌بُرد
reason-takes-sure = { reason-trick } با ورق مطمئن می‌گیرد
reason-takes-likely = { reason-trick } می‌گیرد: بعید است کسی بالاتر بزند
reason-must-be-beaten = ورقی بازی می‌کند که دیگران باید از آن بالاتر بزنند
reason-leaves-trick = دست را { $mate ->
    [partner] به یار
   *[likely] به کسی که شاید از گروه خودش است
} می‌سپارد
reason-gives-counter = ورق امتیازی را به دست { $sure ->
    [sure] مطمئن
   *[likely] محتمل
} { $mate ->
    [partner] یار
   *[likely] کسی که شاید از گروه خودش است
} می‌دهد
reason-counter-may-go = ورق امتیازی بازی می‌کند: شاید دست به گروه خودش برسد
reason-counter-hoped = ورق امتیازی بازی می‌کند: { $mate ->
    [partner] یار
   *[likely] کسی که شاید از گروه خودش است
} هنوز بازی نکرده و { $hope ->
    [likely] به احتمال زیاد دست را می‌گیرد
   *[maybe] هنوز شاید دست را بگیرد
}
reason-counter-worth-later = ورق امتیازی را رها می‌کند: ورق‌های دیگر بعداً بیشتر می‌ارزند
reason-counter-to-dummy = باید ورق امتیازی بدهد: به بازیکن خیالی می‌رود، نه به بازیکن دیگر
reason-counter-to-defender = باید ورق امتیازی بدهد، به مدافع دیگر بهتر از حاکم
reason-counter-must = باید ورق امتیازی بدهد: هر ورق دیگری بیشتر می‌ارزد
reason-discards = { reason-suit } ندارد: ورقی کم‌فایده رد می‌دهد
reason-ducks = دست را نمی‌گیرد: ورق‌های بهتر را برای دست بهتر نگه می‌دارد
reason-plays-low = نمی‌تواند دست را بگیرد: ورق پایین بازی می‌کند

## آنچه باید شمرد.

reason-no-trump-out = دیگر هیچ حکمی بیرون نیست
reason-trumps-out = هنوز { $out } حکم بیرون است
reason-higher-gone = همهٔ ورق‌های بالاتر { reason-suit } رفته‌اند
reason-costs-more = گرفتن این دست بیشتر از آنچه می‌آورد خرج دارد

## Tuxedo.

reason-takes-groups = { $cards } را برمی‌دارد: { $gains }
reason-builds = با { $card } روی { $on }، { $number } می‌سازد: یک { $number } دیگر دارد
reason-raises = ساخت { $under } را به { $number } بالا می‌برد: یک { $number } دیگر دارد
reason-trails-only = { $rank } را زمین می‌گذارد: حرکت دیگری نیست
reason-trails-untaken = { $rank } را زمین می‌گذارد: هیچ‌کس نمی‌تواند چیزی بردارد
reason-trails-to-take = { $rank } را زمین می‌گذارد: یک { $rank } دیگر دارد که آن را بردارد
reason-trails-unswept = { $rank } را زمین می‌گذارد: هیچ‌کس نمی‌تواند سور بزند
reason-trails-others-cost = { $rank } را زمین می‌گذارد: بقیه بیشتر خرج دارند
reason-trails-cheapest = { $rank } را زمین می‌گذارد: کمترین خرج را دارد
reason-calls-orange = نارنجی می‌گوید: قرمز و زرد برداشته شد
reason-calls-orange-late = دیر نارنجی می‌گوید: قرمز و زرد برداشته شد
reason-leaves-orange = نارنجی را به کسی که برداشته وامی‌گذارد
reason-build-raised = ساختی را به { $number } بالا می‌برد و یک { $number } دیگر دارد
reason-build-made = { $number } می‌سازد و یک { $number } دیگر دارد
reason-trails-least = { $rank } را زمین می‌گذارد، که کمترین خرج را دارد
reason-trails-the-only = { $rank } را زمین می‌گذارد، تنها حرکت ممکن
reason-wins-match = بازی را می‌برد
reason-sweeps = سور می‌زند
reason-takes-five = یک پنج برمی‌دارد
reason-takes-fives = { reason-number } پنج برمی‌دارد
reason-takes-orange = قرمز و زرد برمی‌دارد
reason-takes-build = ساخت { $value } را برمی‌دارد
reason-takes-card = یک ورق برمی‌دارد
reason-takes-cards = { reason-number } ورق برمی‌دارد
reason-takes-many = { cards-counted } برمی‌دارد

reason-gain-match = بازی
reason-gain-big-sweep = سور بزرگ
reason-gain-little-sweep = سور کوچک
reason-gain-orange = قرمز و زرد برای نارنجی
reason-gain-five = یک پنج
reason-gain-unswept = هیچ‌کس نمی‌تواند با بقیه سور بزند
reason-gain-fives = { reason-number } پنج
reason-gain-cards = { reason-number } ورق
reason-gain-cards-many = { cards-counted }
reason-gain-build = ساخت { $value }

## Bots that play less well, for study or for fun.

reason-leads-top = بالاترین برگ خالش را می‌آید
reason-leads-low = با برگی پایین می‌آید
reason-takes-lowest = دست را با پایین‌ترین برگی که می‌بَرد می‌گیرد
reason-plays-low-card = برگی پایین بازی می‌کند
reason-overlooks-orange = متوجه نارنجی نمی‌شود
reason-any-legal = هر حرکت مجازی
reason-tried-most = در { $layouts } چینش برگ‌های پنهان بیش از همه آزموده شد
reason-best-solved = به طور میانگین در { $layouts } چینش برگ‌های پنهان بهترین است، با حل کامل
reason-best-played-out = به طور میانگین در { $layouts } چینش برگ‌های پنهان بهترین است، با بازی تصادفی تا پایان
reason-best-tried = در { $layouts } چینش برگ‌های پنهان بهترین شد
reason-open-hands = با دست‌های باز بیشترین امتیاز را می‌آورد

## فهرست‌ها.

reason-list-last = { $items }، و { $item }
reason-list-further = { $item }، { $items }
