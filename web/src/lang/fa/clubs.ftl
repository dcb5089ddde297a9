club-name-first = لطفاً اول نام خود را بنویسید.

club = باشگاه
clubs-told = باشگاه یک پیوند است. هر که آن را دارد میز شما، قانون‌های خانگی شما و شب‌نشینی‌های شما را آنجا پیدا می‌کند. بدون حساب، بدون نصب.
clubs-yours = باشگاه‌های شما
club-next = شب‌نشینی بعدی: { $when }
club-members = { $count } عضو
club-make = ساختن باشگاه
club-name = نام باشگاه
club-about = دربارهٔ باشگاه
club-example-name = Rook جمعه‌ها
club-example-about = هر جمعه بازی می‌کنیم. تازه‌کارها خوش آمدند.
club-plays = اینجا { $game } بازی می‌کنند
club-join = عضو شدن
club-join-told = اعضا سر میز باشگاه می‌نشینند و یکدیگر را می‌بینند. این مرورگر شما را به یاد دارد؛ گذرواژه‌ای نیست.
club-table = میز باشگاه
club-table-told = همیشه یکی باز است. بنشینید، نفر بعدی شما را همان‌جا پیدا می‌کند.
club-sit-down = همین حالا بنشینید
bring-friend = دوستی بیاورید
club-link = پیوند باشگاه
club-share = بیا ورق بازی کنیم: { $name }.
club-no-host = دیگر میزبان نباشد
club-change-member = تغییر { $name }
club-sure-remove = { $name } برداشته شود؟ با پیوند می‌تواند برگردد.
club-leave = ترک باشگاه
club-sure-leave = باشگاه را ترک می‌کنید؟ با پیوندش می‌توانید برگردید.
club-sure-last = شما آخرین عضو هستید: اگر بروید باشگاه بسته می‌شود.
club-for-hosts = برای میزبان‌ها
club-change = تغییر نام و قانون‌ها
club-renew = پیوند تازه
club-sure-renew = پیوند قبلی و نشانی تقویم دیگر برای هیچ‌کس کار نمی‌کند. اعضا می‌مانند.
club-close = بستن باشگاه
club-sure-close = باشگاه، شب‌نشینی‌هایش و جدول فصل آن برای همه و برای همیشه پاک می‌شود.
club-calendar = تقویم
club-calendar-told = برنامهٔ تقویم شما خودش اینجا دنبال تغییرها می‌گردد. هر که نشانی را دارد شب‌نشینی‌های باشگاه را می‌بیند.
club-subscribe = دنبال کردن همهٔ شب‌نشینی‌ها

club-evenings = شب‌نشینی‌ها
club-evenings-past = شب‌نشینی‌های گذشته
club-no-evening = شب‌نشینی‌ای در برنامه نیست.
club-no-evening-host = شب‌نشینی‌ای در برنامه نیست. پیوند باشگاه را برای دوستانتان بفرستید و برای یکی برنامه بریزید: همین که آمدند می‌توانید شروع کنید.
club-evenings-yours = شب‌نشینی‌های شما
club-evening-stage = { $stage ->
    [cancelled] لغوشده
    [playing] در جریان
   *[over] تمام‌شده
}
club-weekly = هر هفته
coming-count = { $count ->
    [0] هنوز کسی نگفته می‌آید
   *[other] { $count } نفر می‌آیند
}
club-you-said = { $answer ->
    [yes] شما: بله
    [maybe] شما: شاید
   *[no] شما: نه
}
club-format = { $format ->
    [individual] ورق‌های یکسان، تک‌نفره
    [pairs] ورق‌های یکسان، دونفره
    [mitchell] ورق‌های یکسان، دونفره در دو دسته
    [teams] ورق‌های یکسان، تیمی
    [round-robin] دوره‌ای
    [swiss] سوئیسی
    [knockout] حذفی
   *[other] { $name }
}
club-hour-there = { $hour } به وقت { $city }

club-season = فصل
club-season-told = اعضای باشگاه، در همهٔ شب‌نشینی‌های تمام‌شده.
club-place = رتبه
club-how-ranked = رتبه‌ها چگونه تعیین می‌شود

plan-title = برنامه‌ریزی شب‌نشینی
plan-change = تغییر برنامه
plan-when = روز و ساعت
plan-clock = به وقت { $city }؛ هر کس آن را به وقت خودش می‌بیند.
plan-name = عنوان (اختیاری)
plan-example-name = مسابقهٔ یلدا
plan-weekly = هر هفته همین ساعت
plan-format = شیوهٔ بازی
plan-boards = دور در هر نوبت
plan-rounds = نوبت‌ها
plan-minutes = دقیقه برای هر نوبت
plan-no-clock = ۰ دقیقه: بدون محدودیت زمان.
plan-deals = { $count } دور برای همه.
plan-rounds-by-format = ۰ نوبت: هر چند که لازم باشد.
plan-more = بیشتر
plan-scoring = چه به حساب می‌آید
plan-lives = حذف پس از
plan-one-life = یک باخت
plan-two-lives = دو باخت
plan-pause = شروع نوبت بعد
plan-pause-host = وقتی میزبان بگوید
plan-pause-seconds = { $seconds } ثانیه بعد
plan-pause-minutes = { $minutes } دقیقه بعد
plan-pace = ربات‌ها بازی می‌کنند
plan-pace-name = { $pace ->
    [slow] آهسته
    [normal] با سرعت معمول
    [fast] تند
   *[instant] بی‌درنگ
}
plan-bots-fill = ربات‌ها جاهای خالی را می‌گیرند
plan-place = کجا
plan-example-place = کتابخانهٔ شهر، یا اینترنتی
plan-note = یادداشت
plan-lasts = مدت در تقویم، به دقیقه
plan-also-later = شب‌نشینی‌های بعدی این رشته هم تغییر کند (روزهایشان می‌ماند)
