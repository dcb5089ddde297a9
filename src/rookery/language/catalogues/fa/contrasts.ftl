contrast-reason = { $why }؛ { $better }
contrast-better = بهتر از { $other }، حدود { points-counted }
contrast-better-then = { contrast-better }: { $then }
contrast-as-good = تقریباً به همین خوبی: { $moves }
contrast-none-worse = هیچ حرکت دیگری آشکارا بدتر نیست

## کاری که کسی می‌کند، درون جمله.

contrast-move-bid = خواندن { $amount }
contrast-move-sun = زدن به خورشید
contrast-move-pass = پاس دادن
contrast-move-trump = حکم کردن { trump-call }
contrast-move-call = صدا کردن { $card }
contrast-move-bury = خواباندن { $cards }
contrast-move-bury-instead = خواباندن { $cards } به جای { $kept }
contrast-move-keep-lead = نگه داشتن شروع
contrast-move-give-lead = دادن شروع به نفر سمت چپ
contrast-move-card = { $card }
contrast-move-take = برداشتن { $cards } با { $card }
contrast-move-build = گذاشتن { $card } روی { $cards }
contrast-move-trail = زمین گذاشتن { $card }
contrast-move-orange = نارنجی گفتن
contrast-move-hold = گذشتن از نارنجی

contrast-card-rook = { card-rook }
contrast-card-colour = { card-colour }
contrast-card-poker = { card-poker }

contrast-trick = آن‌گاه گروه خودی این دست را در { $more }٪ پخش‌های فرضی می‌برد، نه { $less }٪
contrast-last-trick = آن‌گاه گروه خودی دست آخر را در { $more }٪ پخش‌های فرضی می‌برد، نه { $less }٪
contrast-last-with = آن‌گاه { $card } دست آخر را در { $more }٪ پخش‌های فرضی می‌برد، نه { $less }٪
contrast-most-tricks = آن‌گاه گروه خودی بیشترِ دست‌ها را در { $more }٪ پخش‌های فرضی می‌برد، نه { $less }٪
contrast-bid-made = آن‌گاه خواندن در { $more }٪ پخش‌های فرضی موفق است، نه { $less }٪
contrast-bid-set = آن‌گاه حاکم در { $more }٪ پخش‌های فرضی منفی می‌شود، نه { $less }٪
contrast-bid-risked = این خواندن در { $less }٪ پخش‌های فرضی موفق است
contrast-bid-brings = اگر کسی بیشتر نخواند، خواندن در صورت موفقیت { $won } و در غیر این صورت { $lost }
contrast-gains = حدود { $points } امتیاز از دیگران جلو می‌افتد
contrast-loses = حدود { $points } امتیاز از دیگران عقب می‌افتد
contrast-passed = پاس دادن به‌طور میانگین { $lead }: حریف‌ها آن‌گاه در { $played }٪ پخش‌های فرضی بازی می‌کنند
contrast-passed-made = { $passed } و در { $made }٪ آن‌ها به خواندن خود می‌رسند
contrast-bid-after = با حرکت دیگر، خواندن در { $less }٪ پخش‌های فرضی موفق است
contrast-trumps = آن‌گاه { $more } حکم در ورق‌ها هست، نه { $less }
contrast-points = آن‌گاه گروه خودی از اینجا به بعد به‌طور میانگین { $more } امتیاز می‌گیرد، نه { $less }
contrast-counter = آن‌گاه گروه خودی { $card } را در { $more }٪ پخش‌های فرضی می‌برد، نه { $less }٪
contrast-wins = آن‌گاه { $card } در { $more }٪ پخش‌های فرضی دستش را می‌برد، نه { $less }٪
contrast-at-once = { $card } اگر اکنون بازی شود در { $more }٪ پخش‌های فرضی دستش را می‌برد و اگر نگه داشته شود در { $less }٪
contrast-kept = { $card } اگر نگه داشته شود در { $more }٪ پخش‌های فرضی دستش را می‌برد و اگر اکنون بازی شود در { $less }٪
contrast-kept-beaten = { contrast-kept } (آن‌گاه { $beater } در { $lost }٪ آن را می‌گیرد)
contrast-highest = { $card } بالاترین ورق { reason-suit } است
contrast-trick-and-kept = گروه خودی این دست را می‌برد و { $card } اگر نگه داشته شود دستی دیگر را در { $more }٪ پخش‌های فرضی؛ با جابه‌جا کردن دو ورق در { $less }٪
contrast-kept-instead = { $card } که می‌ماند در { $more }٪ پخش‌های فرضی دستش را می‌برد؛ { $other } به جای آن در { $less }٪
contrast-called = { $card } در { $more }٪ پخش‌های فرضی دستش را می‌برد، { $other } در { $less }٪
contrast-tricks = دست‌های گروه خودی از اینجا به بعد در ۱۰ پخش فرضی: { $more }، نه { $less }
contrast-ruffs = دست‌هایی که آن‌گاه در ۱۰ پخش فرضی با بریدن گرفته می‌شود: { $more }، نه { $less }
contrast-void = آن‌گاه دیگر { reason-suit } نمی‌ماند: { $then }
contrast-ruffed = دست‌هایی که حریف‌ها آن‌گاه در ۱۰ پخش فرضی با بریدن می‌برند: { $fewer }، نه { $more }
contrast-both = { $one }؛ { $other }

contrast-scores = حرکت بهتر فوراً { $more } امتیاز می‌آورد، نه { $less }
contrast-orange = حرکت بهتر قرمز و زرد برمی‌دارد
contrast-cards = تا نوبت بعد می‌شود { $more } ورق برداشت، اگر کسی زودتر برندارد، نه { $less }
contrast-takes = حرکت بهتر { $more } ورق برمی‌دارد، نه { $less }
contrast-own-five = آن‌گاه در نوبت بعد می‌شود یک ۵ برداشت، اگر کسی زودتر برندارد
contrast-own-orange = آن‌گاه در نوبت بعد می‌شود قرمز و زرد را برداشت، اگر کسی زودتر برندارد
contrast-leaves-sweep = آن‌گاه نفر بعدی در { $fewer }٪ پخش‌های فرضی می‌تواند سور بزند، نه { $more }٪
contrast-leaves-five = آن‌گاه نفر بعدی در { $fewer }٪ پخش‌های فرضی می‌تواند یک ۵ بردارد، نه { $more }٪
contrast-leaves-orange = آن‌گاه نفر بعدی در { $fewer }٪ پخش‌های فرضی می‌تواند قرمز و زرد بردارد، نه { $more }٪
contrast-leaves-cards = آن‌گاه نفر بعدی در { $fewer }٪ پخش‌های فرضی می‌تواند چیزی بردارد، نه { $more }٪
