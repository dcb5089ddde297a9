dealt-each = { $who ->
    [you] شما به هر نفر { cards-counted } می‌دهید.
   *[other] { $who-name } به هر نفر { cards-counted } می‌دهد.
}

taken = { $who ->
    [you] شما { $cards } را با { $card } برمی‌دارید.
   *[other] { $who-name } { $cards } را با { $card } برمی‌دارد.
}
built = { $who ->
    [you] شما { $card } را روی { $cards } می‌گذارید و { $value } می‌سازید.
   *[other] { $who-name } { $card } را روی { $cards } می‌گذارد و { $value } می‌سازد.
}
trailed = { $who ->
    [you] شما { $card } را زمین می‌گذارید.
   *[other] { $who-name } { $card } را زمین می‌گذارد.
}
orange-called = { $who ->
    [you] شما می‌گویید «نارنجی»! ده امتیاز.
   *[other] { $who-name } می‌گوید «نارنجی»! ده امتیاز.
}
orange-let-go = { $who ->
    [you] شما از نارنجی می‌گذرید.
   *[other] { $who-name } از نارنجی می‌گذرد.
}
swept-big = سور بزرگ: { $points } امتیاز.
swept-little = سور کوچک: { $points } امتیاز.
orange-given = قرمز و زرد با هم: یک نارنجی، { $points } امتیاز.
orange-open = قرمز و زرد با هم: یک نارنجی در میان است!
won-at-once = { $who ->
    [you] شما حالا { points-counted } دارید و همین‌جا بازی را می‌برید.
   *[other] { $who-name } حالا { points-counted } دارد و همین‌جا بازی را می‌برد.
}
dealt-round = به هر نفر { cards-counted } داده می‌شود{ $extra ->
    [0] {""}
   *[other] ، و { $extra } ورق دیگر به وسط
}. { $stock ->
    [0] دستهٔ باقی‌مانده خالی است.
   *[other] { $stock } ورق در دستهٔ باقی‌مانده است.
}

centre-cards = وسط: { $cards }
centre-empty = وسط خالی است.
build-named = ساخت { $cards }
build-valued = ساخت { $value } ({ $cards })
captured-none-yet = هنوز کسی چیزی برنداشته است.
dealer-and-stock = { $who ->
    [you] شما ورق دادید و { cards-counted } در دستهٔ باقی‌مانده است.
   *[other] { $who-name } ورق داد و { cards-counted } در دستهٔ باقی‌مانده است.
}
won-so-far = { $who ->
    [you] شما { cards-counted } در دست دارید و برده‌اید: { $won }.
   *[other] { $who-name } { cards-counted } در دست دارد و برده است: { $won }.
}
won-so-far-points = { $who ->
    [you] شما { cards-counted } در دست دارید و برده‌اید: { $won }؛ تا اینجا { points-counted } در بازی.
   *[other] { $who-name } { cards-counted } در دست دارد و برده است: { $won }؛ تا اینجا { points-counted } در بازی.
}
build-owed = نوبت بعد اگر بشود باید { $cards } را بردارند یا بالا ببرند: { $people }.
build-due = نوبت پیش ساختید: { $cards } را بردارید یا اگر می‌شود بالا ببرید.

won-cards-most = { cards-counted } (بیشترین)
won-fives = { $number } پنج
won-big-sweeps = { $number } سور بزرگ
won-little-sweeps = { $number } سور کوچک
won-oranges = { $number } نارنجی
brings-big-sweep = سور بزرگ
brings-little-sweep = سور کوچک
brings-orange = یک نارنجی
brings-match = بازی

moves-more = و { $number } تای دیگر: حرکتی را که می‌خواهید بنویسید.
note-build = (ساخت { $value })
note-orange = (بگویید!)
note-hold = (از نارنجی بگذرید)
