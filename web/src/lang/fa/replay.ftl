replay-of = بازپخش { $title }
replay-deals = دورها
replay-loading = بازپخش بار می‌شود…
replay-dealing = ورق‌ها پخش می‌شوند…
replay-failed = بازپخش بار نشد.
replay-no-deal = هنوز هیچ دوری از این بازی تمام نشده است. هر دور همین که تمام شود اینجا بازپخش می‌شود.
replay-copy = کپی پیوند این لحظه
replay-copy-address = لطفاً نشانی این صفحه را کپی کنید: به همین لحظه می‌رسد.
replay-analyse = تحلیل این لحظه
replay-download = دریافت فایل بازی

replay-nest = زمین، همان‌طور که پخش شد
replay-stock = هنوز در دستهٔ باقی‌مانده
replay-dealer = پخش‌کننده
replay-holds = ورق‌های { $name }: { $cards }
replay-holds-nothing = { $name } ورقی ندارد
replay-cards-won = { $count } ورق برده
replay-fives = { $count } پنج
replay-sweeps = { $count } سور
replay-oranges = { $count } نارنجی

replay-step = گام
replay-step-told = { $ply } از { $last }: { $sentence }
replay-place = { $ply } از { $last }
replay-dealt = ورق‌ها پخش شد.
replay-start = اول دور
replay-end = آخر دور
replay-previous-move = حرکت قبلی
replay-next-move = حرکت بعدی
replay-previous-mark = { $kind ->
    [trick] دست قبلی
   *[capture] برداشتن قبلی
}
replay-next-mark = { $kind ->
    [trick] دست بعدی
   *[capture] برداشتن بعدی
}
replay-play = پخش
replay-pause = مکث
replay-pace = سرعت
replay-pace-name = { $pace ->
    [slow] آهسته
    [normal] معمولی
   *[fast] تند
}
replay-keys = { $kind ->
    [trick] کلیدهای جهت حرکت به حرکت می‌روند، با Shift دست به دست؛ Home و End به اول و آخر می‌روند.
   *[capture] کلیدهای جهت حرکت به حرکت می‌روند، با Shift از برداشتن به برداشتن؛ Home و End به اول و آخر می‌روند.
}
replay-moves = { $title }، حرکت به حرکت

proof-title = بُر زدن درست بود؟
proof-told = پیش از اولین ورق، سرور اثر انگشت یک راز را نشان داد. این راز همراه با سهمی از هر بازیکن هر بُر زدنی را تعیین می‌کند. وقتی راز فاش شود، این صفحه می‌تواند هر بُر زدن را دوباره انجام دهد و مقایسه کند.
proof-check = آزمودن بُر زدن
proof-checking = دوباره بُر می‌خورد…
proof-not-yet = راز در پایان بازی فاش می‌شود. آن وقت برگردید.
proof-fair = بله: هر ورق همان جایی بود که راز می‌گذارد.
proof-unfair = نه: همه چیز با راز جور نیست.
proof-failed = فایل بازی خوانده نشد.
proof-insecure = این مرورگر فقط در نشانی امن می‌تواند بیازماید (https، یا روی رایانه‌ای که سرور روی آن است). به جای آن فایل بازی را دریافت کنید و با «rookery verify» بیازمایید.
proof-no-secret = راز بُر زدن در پایان بازی فاش می‌شود. آن وقت می‌توانید بیازمایید.
proof-other-version = این صفحه بُر زدن { $known } را می‌آزماید، نه «{ $found }» را.
proof-unreadable = بُر زدن این فایل بازی خوانا نیست.
proof-finding = { $right ->
    [true] { $what }: درست
   *[false] { $what }: نادرست
}
proof-of-secret = راز، در برابر آنچه پیش از اولین ورق نشان داده شد
proof-of-pack = دستهٔ ورق، به ترتیب ثابت پیش از بُر زدن
proof-of-dealer = اولین پخش‌کننده
proof-of-dealers = پخش‌کننده‌های دورها
proof-of-deck = دور { $number }: دستهٔ ورق
proof-of-cut = دور { $number }: ورق‌هایی که برای دست‌های برابر کشیده شد

review-title = مرور
review-begin = مرور این دور
review-failed = مرور انجام نشد.
review-failed-why = مرور انجام نشد. { $why }
review-waiting = در صف: بازی‌های در جریان جلوترند.
review-thinking = در حال فکر: { $done } گام از { $known }.
review-seat = تصمیم‌های چه کسی
review-mark = { $mark ->
    [mistake] اشتباه
    [better] بهتر از این بود
   *[unlucky] بدشانسی، ولی درست
}
review-counts =
    { $mistakes } اشتباه، { $better } بار بهتر از این بود{ $unlucky ->
        [0] { "" }
       *[other] ، { $unlucky } بار بدشانسی
    }
review-curve-lead = اینکه گروه در این دور چقدر جلو می‌افتد: آن‌طور که از این جا می‌شد حدس زد، و با ورق‌های رو. کلیک کنید یا کلیدهای جهت را بزنید تا لحظه‌ای را ببینید.
review-curve-points = امتیازی که از این جا در این دور می‌شد انتظار داشت؛ این دور می‌تواند بازی را تمام کند. کلیک کنید یا کلیدهای جهت را بزنید تا لحظه‌ای را ببینید.
review-known = با آنچه می‌شد دانست
review-open = با ورق‌های رو
review-ahead = { $is ->
    [behind] { $points } عقب
   *[ahead] { $points } جلو
}
review-told-lead = { $name } اول می‌توانست { $first } انتظار داشته باشد، بعد از { $least } تا { $most }، و آخر { $end } بود.
review-told-points = { $name } اول می‌توانست { $first } امتیاز انتظار داشته باشد، بعد از { $least } تا { $most }، و آخر { $end } امتیاز داشت.
review-told-nothing = معلوم نیست { $name } در این دور چه انتظاری می‌توانست داشته باشد.
review-numbers = عددها در جدول
review-decision = تصمیم
review-expected = مورد انتظار
review-opened = با ورق‌های رو
review-marks = حرکت‌های نشان‌دار
review-no-marks = هیچ حرکتی از این جا نشان ندارد.
review-this-move = این حرکت
review-line = نمایش بهترین ادامه
review-play-on = ادامهٔ بازی از اینجا
review-play-on-told = به جای { $name }، با ربات‌ها.
review-play-again = بازی دوبارهٔ این دور به جای { $name }
review-line-shown = بهترین ادامه با ورق‌های رو
review-line-after = بهترین ادامه با ورق‌های رو پس از { $card }
review-leave-line = برگشت به آنچه بازی شد
review-opening = میزی باز می‌شود…
