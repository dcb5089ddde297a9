reason-shows-partner = { $why }؛ نشان می‌دهد که یار حاکم است
reason-keeps-secret = { $why }؛ ورق صداشده را نگه می‌دارد

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
    [spade] پیک
    [heart] دل
    [diamond] خشت
    [club] گشنیز
   *[suit] { reason-suit }
}
reason-trump = { $trump ->
    [none] با سرس
    [low] با نرس
   *[suit] با حکم { trump-call }
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
reason-holding-none = { trump-call }، ورق سر در { $suits } خال

reason-only-legal = تنها حرکت مجاز

reason-bids = { $held }: حدود { $points } امتیاز؛ خواندن { $amount } در { $percent } درصد موارد موفق است
reason-passes-to-partner = حدود { $points } امتیاز { reason-trump }: خواندن را به یار می‌سپارد
reason-passes-less = حدود { $points } امتیاز { reason-trump }: خواندن { $amount } در { $percent } درصد موارد موفق است و در پخش‌های آزموده بیشتر از پاس دادن نیاورد
reason-passes-hardly-more = حدود { $points } امتیاز { reason-trump }: خواندن { $amount } در { $percent } درصد موارد موفق است و در پخش‌های آزموده فقط حدود { $more } بیشتر از پاس دادن آورد: برای خطرش کم است
reason-passes-seldom = حدود { $points } امتیاز { reason-trump }: خواندن { $amount } فقط در { $percent } درصد موارد موفق است
reason-shoots-sun = { reason-trump } در { $percent } درصد موارد همهٔ دست‌ها را می‌گیرد: به خورشید می‌زند
reason-not-enough = حدود { $points } امتیاز دارد: { $more ->
    [higher] برای بالاتر خواندن کافی نیست
   *[all] برای خواندن کافی نیست
}
reason-claims-misdeal = پخش باطل است و فقط حدود { $points } امتیاز دارد
reason-leaves-bid = خواندن را به یار می‌سپارد
reason-good-for = { reason-trump } حدود { $points } امتیاز دارد

reason-bid-is-made = { $why }: خواندن { $amount } در { $percent } درصد موارد موفق است
reason-sun-is-made = { $why }: خورشید در { $percent } درصد موارد موفق است
reason-play-last = در دست اول آخر بازی می‌کند
reason-keeps-lead = شروع را نگه می‌دارد
reason-keeps-lead-trump = بالاترین حکم را دارد: شروع را نگه می‌دارد
reason-keeps-lead-tops = ورق سر دارد: شروع را نگه می‌دارد
reason-gives-lead = ورق سری برای شروع ندارد: در دست اول آخر بازی می‌کند
reason-names-none = { $which ->
    [lowest] پایین‌ترین ورق‌ها
   *[highest] بالاترین ورق‌ها
} می‌برند، و ورق سر در { $suits } خال دارد
reason-names-trump = { $trumps } حکم، روی هم { $tops } ورق سر
reason-call-rook = رخ هر دستی را که در آن بازی شود می‌گیرد
reason-calls-trump = { $which ->
    [highest] بالاترین حکمی را که ندارد صدا می‌کند
   *[high] حکمی را که ندارد صدا می‌کند
}
reason-calls-card = { $which ->
    [highest] بالاترین ورقی را که در { reason-suit } ندارد صدا می‌کند
   *[high] ورقی را که در { reason-suit } ندارد صدا می‌کند
}؛ از این خال { $held } ورق دارد
reason-buries-trumps = می‌خواهد حکم بخواباند: حدود { $points } امتیاز انتظار دارد
reason-suit-but-trumps = { reason-suit } جز حکم
reason-void-saves-last = می‌خواهد بی‌{ $suits } شود و { $saved } امتیاز را برای دست آخر نگه دارد: حدود { $points } امتیاز انتظار دارد
reason-void-saves-side = می‌خواهد بی‌{ $suits } شود و { $saved } امتیاز را برای گروه حاکم نگه دارد: حدود { $points } امتیاز انتظار دارد
reason-void = می‌خواهد بی‌{ $suits } شود: حدود { $points } امتیاز انتظار دارد
reason-saves-last = می‌خواهد { $saved } امتیاز را برای دست آخر نگه دارد: حدود { $points } امتیاز انتظار دارد
reason-saves-side = می‌خواهد { $saved } امتیاز را برای گروه حاکم نگه دارد: حدود { $points } امتیاز انتظار دارد
reason-shortens = می‌خواهد { $suits } را کم کند: حدود { $points } امتیاز انتظار دارد
reason-makes-void = بی‌{ reason-suit } می‌شود
reason-shortens-plain = { reason-suit } را کم می‌کند: ورقی بی‌امتیاز می‌خواباند
reason-only-trumps-left = جز حکم چیزی برای خواباندن ندارد
reason-buries-counter = ورق امتیازی { reason-suit } را می‌خواباند: زمین { $to ->
    [bidder] برای حاکم حساب می‌شود
    [last_trick] با دست آخر می‌رود
    [opponents] برای حریف‌ها حساب می‌شود
   *[nobody] برای هیچ‌کس حساب نمی‌شود
}

reason-draws-trumps = حکم‌ها را می‌کشد: { $out ->
    [1] { $out } حکم بیرون است، شاید نزد حریف
   *[other] { $out } حکم بیرون است، شاید بعضی نزد حریف
}
reason-cashes = با ورقی که حتماً می‌برد در { reason-suit } دست می‌گیرد
reason-leads-ours = با { reason-suit } شروع می‌کند: حریف نمی‌تواند بالاتر بزند
reason-leads-highest = با { reason-suit } شروع می‌کند: ورق بالاتری بیرون نیست، هرچند شاید بریده شود
reason-leads-likely = با { reason-suit } شروع می‌کند: بعید است حریف دست را بگیرد
reason-leads-counter = با ورق { $points } امتیازی { reason-suit } شروع می‌کند
reason-leads-counter-must = با { reason-suit } شروع می‌کند: فقط ورق امتیازی دارد
reason-leads-plain = با { reason-suit } شروع می‌کند: ورقی بی‌امتیاز

reason-ruffs-last = نفر آخر { reason-trick } می‌بُرد
reason-takes-last = نفر آخر { reason-trick } می‌گیرد
reason-ruffs = { reason-trick } می‌بُرد
reason-ruffs-sure = { reason-trick } می‌بُرد: کسی نمی‌تواند بالاتر ببُرد
reason-takes-sure = { reason-trick } با ورق مطمئن می‌گیرد
reason-takes-ours = { reason-trick } می‌گیرد: حریف نمی‌تواند بالاتر بزند
reason-takes-likely = بهترین ورق تا اینجا را بازی می‌کند: بعید است حریف { reason-trick } بگیرد
reason-must-be-beaten = بهترین ورق تا اینجا را بازی می‌کند
reason-leaves-trick = دست را به { $mate ->
    [partner] یار
    [teammate] هم‌گروه
   *[likely] کسی که به احتمال زیاد از گروه خودش است
} می‌سپارد، که ورقش تا اینجا بهترین است
reason-gives-counter = ورق امتیازی را به { $mate ->
    [partner] یار
    [teammate] هم‌گروه
   *[likely] کسی که به احتمال زیاد از گروه خودش است
} می‌دهد{ $sure ->
    [sure] : حریف نمی‌تواند دست را بگیرد
    [likely] : بعید است حریف دست را بگیرد
   *[best] ، که ورقش تا اینجا بهترین است
}
reason-counter-hoped = ورق امتیازی بازی می‌کند: گروه خودش { $hope ->
    [likely] به احتمال زیاد دست را می‌گیرد
   *[maybe] شاید دست را بگیرد
}
reason-gives-up = { $points } امتیاز می‌دهد
reason-counter-not-trump = به جای حکم، { $points } امتیاز می‌دهد
reason-counter-to-dummy = باید ورق امتیازی بدهد: ورق بازیکن خیالی تا اینجا بهترین است
reason-counter-to-defender = باید ورق امتیازی بدهد: دست به مدافع دیگر می‌رسد، نه به حاکم
reason-counter-must = باید ورق امتیازی بدهد: چیز دیگری برای بازی ندارد
reason-discards = { reason-suit } ندارد: ورقی بی‌امتیاز رد می‌دهد
reason-discards-but-trumps = از { reason-suit } فقط حکم دارد: ورقی بی‌امتیاز رد می‌دهد
reason-ducks = { reason-trick } نمی‌گیرد: ورقی را که تا اینجا بهترین می‌بود نگه می‌دارد
reason-plays-low = نمی‌تواند دست را بگیرد: امتیاز نمی‌دهد

reason-no-trump-out = دیگر هیچ حکمی بیرون نیست
reason-trumps-out = هنوز { $out } حکم بیرون است
reason-higher-gone = همهٔ ورق‌های بالاتر { reason-suit } رفته‌اند

reason-takes-groups = { $cards } را برمی‌دارد: { $gains }
reason-builds = با { $card } روی { $on }، { $number } می‌سازد: یک { $number } دیگر دارد
reason-raises = ساخت { $under } را به { $number } بالا می‌برد: یک { $number } دیگر دارد
reason-doubles = ساخت { $number } را دوبرابر می‌کند: یک { $number } دیگر دارد
reason-trails-only = { $rank } را زمین می‌گذارد: حرکت دیگری نیست
reason-trails-untaken = { $rank } را زمین می‌گذارد: هیچ‌کس دیگر نمی‌تواند چیزی بردارد
reason-trails-to-take = { $rank } را زمین می‌گذارد: یک { $rank } دیگر دارد که آن را بردارد
reason-trails-unswept = { $rank } را زمین می‌گذارد: هیچ‌کس دیگر نمی‌تواند سور بزند
reason-trails-nothing = { $rank } را زمین می‌گذارد: ورق‌هایش چیزی برنمی‌دارند
reason-trails-rather = { $rank } را زمین می‌گذارد و چیزی برنمی‌دارد
reason-calls-orange = نارنجی می‌گوید که { $points } امتیاز دارد: قرمز و زرد برداشته شد
reason-leaves-orange = نارنجی را به کسی که برداشته وامی‌گذارد

reason-gain-match = بازی
reason-gain-big-sweep = سور بزرگ
reason-gain-little-sweep = سور کوچک
reason-gain-orange = قرمز و زرد برای نارنجی
reason-gain-five = یک پنج
reason-gain-unswept = هیچ‌کس دیگر نمی‌تواند با بقیه سور بزند
reason-gain-fives = { reason-number } پنج
reason-gain-cards = { reason-number } ورق
reason-gain-cards-many = { cards-counted }
reason-gain-build = ساخت { $value }

reason-overlooks-orange = متوجه نارنجی نمی‌شود
reason-any-legal = هر حرکت مجازی
reason-tried-most = در { $layouts } چینش ورق‌های پنهان بیش از همه آزموده شد
reason-best-solved = به‌طور متوسط در { $layouts } چینش ورق‌های پنهان بهترین است، با حل کامل
reason-best-played-out = به‌طور متوسط در { $layouts } چینش ورق‌های پنهان بهترین است، با بازی تصادفی تا پایان
reason-best-tried = در { $layouts } چینش ورق‌های پنهان بهترین شد
reason-open-hands = با ورق‌های رو بیشترین امتیاز را می‌آورد

reason-list-last = { $items }، و { $item }
reason-list-further = { $item }، { $items }
reason-sum = { $first }+{ $others }
