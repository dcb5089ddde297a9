you-about = دربارهٔ شما
you-tab = { $tab ->
    [statistics] آمار
    [people] افراد
    [ratings] درجه‌ها
    [profile] نمایه
   *[matches] بازی‌ها
}
you-failed = بار نشد.
you-privacy = چه چیزی و تا کی نگه داشته می‌شود

portrait-choose = چهرهٔ شما
portrait-told = دیگران آن را سر میزها می‌بینند. بار بعد که سر میزی می‌آیید عوض می‌شود.
portrait-of-name = کشیده‌شده از روی نام شما
portrait-numbered = چهرهٔ { $number }

guest-told = مهمان بازی می‌کنید و می‌توانید همین‌طور ادامه دهید: هیچ چیز اینجا نمایه نمی‌خواهد. با نمایه، بازی‌ها، آمار و هم‌بازی‌های شما روی همهٔ دستگاه‌هایتان یکجا می‌ماند.
guest-no-password = گذرواژه‌ای نیست و نشانی‌ای نمی‌دهید: این مرورگر رازی را نگه می‌دارد.
guest-yours-at-once = بازی‌هایی که در این مرورگر کرده‌اید همان لحظه مال شما می‌شود.
guest-other-device = دستگاه دیگر نمایه را با پیوندی که یک بار کار می‌کند یا با کلید عبور می‌گیرد.
guest-forget = «فراموشم کن» آن را پاک می‌کند، و نام شما را از میزهایی که سر آن‌ها نشسته‌اید.
guest-make = ساختن نمایه
guest-have-one = روی دستگاه دیگری نمایه دارید؟
guest-have-one-told = این صفحه را آنجا باز کنید، «نمایه» و بعد «استفاده روی دستگاه دیگر» را بزنید.
guest-use-passkey = ورود با کلید عبور
carry-title = آوردن نمایهٔ شما به این دستگاه
carry-asks = این پیوند نمایه‌ای را به این دستگاه می‌آورد. فقط اگر از خود شماست از آن استفاده کنید: از آن پس هر که آن نمایه را دارد بازی‌های شما را اینجا می‌بیند.
carry-has = این مرورگر نمایهٔ { $name } را دارد؛ نمایهٔ تازه جای آن را می‌گیرد.
carry-take = استفاده از این نمایه اینجا
carry-not = الان نه

history-none = هنوز بازی‌ای نیست
history-none-told = بازی‌ها همین که تمام شوند اینجا می‌آیند. میزهای تمرین، درس‌ها و معماها به حساب نمی‌آیند.
history-play = یک بازی کنید
history-none-fits = هیچ بازی‌ای با این‌ها جور نیست.
history-show-all = نمایش همهٔ بازی‌ها
history-filters = انتخاب بازی‌ها
history-person = با
history-anybody = هر کس
history-outcome = نتیجه
history-any-outcome = هر نتیجه
history-since = از
history-until = تا
history-counted = { $name } ({ $count })
history-more = نمایش بازی‌های قبلی
matches = بازی‌ها
history-replay-of = بازپخش { $title }، { $ago }
history-no-replay = دورها دیگر نگه داشته نمی‌شوند.
history-outcome-of = { $outcome ->
    [won] برد
    [lost] باخت
   *[undecided] بی‌برنده
}
history-kind = { $kind ->
    [day] دور روز
    [duplicate] ورق‌های یکسان
   *[evening] شب‌نشینی
}
history-evening = شب‌نشینی
history-early = زودتر تمام شد
history-deals = { $count } دور
history-player = { $player ->
    [bot] ربات
   *[program] برنامه
}

statistics-none = هنوز چیزی برای شمردن نیست
statistics-matches = { $matches } بازی، { $won } برد.
statistics-point-is = { $unit ->
    [day] هر نقطه یک روز است.
    [week] هر نقطه یک هفته است.
    [month] هر نقطه یک ماه است.
   *[year] هر نقطه یک سال است.
}
statistics-table = در جدول
statistics-period = { $unit ->
    [day] روز
    [week] هفتهٔ
    [month] ماه
   *[year] سال
}
statistics-whole = همه
statistics-in-all = روی هم
statistics-percent = { $percent }٪
statistics-plot = { $title }، { $about }: { $number }
measure-title = { $measure ->
    [won] بازی‌های برده
    [points] امتیاز هر دور
    [made] تعهدهای موفق
    [bid] امتیاز هر تعهد
    [stopped] تعهدهای شکسته
    [partner] موفق در نقش یار
    [nest] امتیاز در زمین
    [kept] ورق‌های نگه‌داشته از زمین
    [oranges] نارنجی هر دور
    [own] نارنجی‌های نگه‌داشته
    [sweeps] سورها
   *[builds] ساخت هر دور
}
measure-about = { $measure ->
    [won] از آن‌هایی که کسی برد
    [points] میانگین
    [made] از دورهایی که حاکم بودید
    [bid] میانگین، با تعهدهای منفی
    [stopped] از آن‌هایی که در برابرشان بودید
    [partner] از دورهایی که یار حاکم بودید
    [nest] میانگین
    [kept] میانگین
    [oranges] میانگین
    [own] از آن‌هایی که خودتان برداشتید
    [sweeps] از همهٔ برداشتن‌های شما
   *[builds] میانگین
}
fact-name = { $fact ->
    [deals] دور
    [thrown_in] از آن‌ها ورق‌ها انداخته شد
    [bidder] حاکم
    [made] تعهد موفق
    [was_set] تعهد منفی
    [suns] زدن به خورشید
    [suns_made] خورشید موفق
    [moons] خواندن ماه
    [moons_made] ماه موفق
    [slams] دور با همهٔ دست‌ها
    [no_trump] سرس
    [lo_no] نرس
    [partner] یار حاکم
    [lone] حاکم بدون یار
    [nests_won] زمین گرفته از حاکم
    [tricks] دست
    [last_tricks] دست آخر
    [counters] امتیاز در دست‌ها
    [cards] ورق برداشته
    [fives] پنج
    [most_cards] بار بیشترین ورق
    [oranges_caught] نارنجی
    [big_sweeps] سور بزرگ
   *[little_sweeps] سور کوچک
}

people-none = هنوز کسی نیست
people-none-told = هر که با شما سر میزی بنشیند اینجا می‌آید، جز ربات‌ها.
people-told = با هم‌بازی‌هایتان چه می‌کنید: در یک گروه، بازی‌های برده از همه؛ در برابر هم، آن‌هایی که شما بردید و آن‌هایی که آن‌ها بردند.
people-together = با هم
people-together-hint = برده / همه
people-against = در برابر هم
people-against-hint = شما : آن‌ها
people-last = آخرین
people-matches-with = { $count } بازی با { $name }

profile-saved = ذخیره شد.
profile-name-hint = سر میزها نامی به کار می‌رود که با آن می‌نشینید.
profile-devices = دستگاه‌ها
profile-devices-told = هر مرورگری که نمایهٔ شما را دارد. آن‌هایی را که دیگر به کار نمی‌برید بردارید.
profile-this-device = همین
profile-seen = آخرین استفاده: { $ago }
profile-today = امروز
profile-carry = استفاده روی دستگاه دیگر
profile-carry-told = پیوندی که یک بار و تا ده دقیقه کار می‌کند. هر که بازش کند نمایهٔ شما را دارد، پس به کسی نشان ندهید.
profile-carry-make = ساختن پیوند
profile-carry-qr = کد QR پیوند
profile-carry-link = پیوند برای دستگاه دیگر شما
profile-carry-left = { $minutes ->
    [0] مهلتش تمام شد.
   *[other] { $minutes } دقیقهٔ دیگر کار می‌کند.
}
profile-passkeys = کلیدهای عبور
profile-passkeys-told = کلید عبور نمایهٔ شما را روی دستگاه‌های دیگر باز می‌کند، یا روی همین اگر مرورگر آن را گم کرده باشد.
profile-passkey-add = افزودن کلید عبور
profile-no-passkeys = کلید عبور نشانی https با نام می‌خواهد؛ این سرور با نشانی دیگری باز شده است. پیوند بالا همه جا کار می‌کند.
profile-passkey-failed = کلید عبوری ساخته نشد.
profile-passkey-by = { $ago }، افزودهٔ { $device }
profile-passkey-by-gone = { $ago }، افزودهٔ { $device } که برداشته شده است
profile-passkey-unknown = { $ago }، دستگاه افزاینده معلوم نیست
profile-remove-asks = { $name } برداشته شود؟
profile-remove-told = دیگر نمایهٔ شما را باز نمی‌کند و از آن خبری نمی‌گیرد، و پیوند به‌کارنرفته‌اش بی‌اعتبار می‌شود. دستگاه‌هایی که افزوده است می‌مانند: فهرست را نگاه کنید.
profile-remove-passkeys = این کلیدهای عبور را افزوده است:
profile-remove-them-too = این‌ها هم برداشته شوند
profile-remove-them-why = هر که دستگاه را داشته شاید کلیدی افزوده باشد و با آن برگردد.
profile-remove-no = دستگاه بماند
profile-remove-yes = برداشتن دستگاه
profile-removed = دستگاه برداشته شد.
profile-removed-too = دستگاه برداشته شد، با کلیدهای عبوری که افزوده بود: { $names }.
profile-export = همه را با خود ببرید
profile-export-told = فایل همهٔ بازی‌های شما، و هر چه دربارهٔ نمایهٔ شما نگه داشته شده است.
profile-export-records = فایل همهٔ بازی‌ها
profile-export-stored = هر چه نگه داشته شده
profile-forget = فراموشم کن
profile-forget-told = نمایهٔ شما را با دستگاه‌ها و کلیدهای عبورش پاک می‌کند و نام شما را از میزهایی که سر آن‌ها نشسته‌اید برمی‌دارد: آنجا «Player 1» هستید. خود دورها می‌ماند، برای کسانی که با شما بازی کرده‌اند.
profile-forget-asks = برای همیشه فراموش شوید؟
profile-forget-warns = این کار برگشت ندارد. سر میزهایی که هنوز در بازی‌اند، حداکثر تا یک دقیقه دیگر «Player 1» هستید؛ ثبت آن‌ها با پایانشان عوض می‌شود.
profile-forget-yes = برای همیشه فراموشم کن
profile-forget-no = نمایه‌ام بماند
profile-forgotten = فراموش شدید. این مرورگر دیگر نمایه ندارد.
