analysis-told = وضعیتی بچینید یا بچسبانید، بپرسید هر حرکت چقدر می‌ارزد، حرکت‌ها و پاسخ‌ها را بیازمایید، یادداشت بنویسید و همه را با یک پیوند بفرستید.
analysis-loading = وضعیت بار می‌شود…
analysis-failed = نشد.
analysis-change = تغییر وضعیت
analysis-another = وضعیت دیگر
analysis-which-move = کدام حرکت؟
analysis-shown = وضعیت نشان داده شد.
analysis-no-record = از این بازی چیزی ثبت نشده است.

analysis-go-on = ادامهٔ آخرین تحلیل شما
analysis-set-up = چیدن وضعیت
analysis-set-up-told = بازی را انتخاب کنید و ورق‌ها را سر جایشان بگذارید.
analysis-lay-out = چیدن ورق‌ها
analysis-paste = چسباندن وضعیت
analysis-paste-told = JSON از «rookery solve»، فایل یک بازی، وضعیتی در یک خط، یا متن تحلیلی ذخیره‌شده.
analysis-position = وضعیت
analysis-deal-of = { $number } از { $deals }
analysis-moves-played = حرکت‌های بازی‌شده
analysis-begin = تحلیل کن
analysis-open-file = باز کردن فایل
analysis-no-json = این تحلیل نیست: JSON نیست.
analysis-is-none = این تحلیل نیست.
analysis-is-newer = این تحلیل شکلی تازه‌تر از آن دارد که این صفحه می‌شناسد.
analysis-no-position = این تحلیل وضعیتی ندارد.
analysis-too-many = این تحلیل بیش از آن حرکت دارد که این صفحه نشان دهد.
analysis-moves-unreadable = حرکت‌های این تحلیل خوانا نیست.
analysis-link-damaged = این پیوند خراب یا بریده است: لطفاً همهٔ آن را کپی کنید.
analysis-link-old = این مرورگر برای باز کردن تحلیل فرستاده‌شده خیلی قدیمی است.

analysis-select-first = ورق‌ها را انتخاب کنید، بعد جایی را که به آن می‌روند.
analysis-redo = انجام دوباره
analysis-deal-rest = پخش بقیه
analysis-fill-to = پر کردن همه تا { $count } ورق
analysis-clear = خالی کردن
analysis-no-card-played = هنوز ورقی بازی نشده است.
analysis-trick-from = به ترتیب بازی، شروع با { $name }
analysis-make-build = ساختن از این { $count } ورق
analysis-analyse = تحلیل این وضعیت
analysis-set-up-keys = با صفحه‌کلید: فاصله ورق را انتخاب می‌کند، کلیدهای جهت به بعدی می‌روند. ۱ تا { $places } ورق‌های انتخاب‌شده را به یک جا می‌برند، T به دست، N به زمین، ۰ پس می‌گیرد.
analysis-set-up-keys-tuxedo = با صفحه‌کلید: فاصله ورق را انتخاب می‌کند، کلیدهای جهت به بعدی می‌روند. ۱ تا { $places } ورق‌های انتخاب‌شده را به یک جا می‌برند، C به وسط، ۰ پس می‌گیرد.
analysis-moved = { $count } ورق جابه‌جا شد: { $place }.
analysis-room = { $count } از { $room }
analysis-put-here = { $count ->
    [1] این ورق به اینجا
   *[other] این { $count } ورق به اینجا
}
analysis-put-where = : { $place }
analysis-place-dummy = کپهٔ بازیکن خیالی
analysis-place-won = بردهٔ { $name }
analysis-place = { $place ->
    [nest] زمین
    [buried] خوابیده
    [trick] دست
    [centre] وسط
   *[build] یک ساخت
}
analysis-rest = { $rest ->
    [stock] دستهٔ باقی‌مانده: ورق‌هایی که جای دیگری نیستند
    [deal] ورق‌های هنوز پخش‌نشده
   *[play] بازی‌شده، یا بیرون از این پایان
}

analysis-stage = چه چیده شده
analysis-stage-deal = دوری که تازه پخش شده
analysis-stage-play = ورق‌ها در بازی
analysis-leader = شروع‌کنندهٔ دست
analysis-bidder = بالاترین خواندن از
analysis-bid = خوانده
analysis-bid-lowest = کمترین
analysis-partners = یارهای حاکم
analysis-tricks-of = دست‌های گروه { $name }
analysis-tricks-of-bidder = دست‌های گروه حاکم
analysis-tricks-of-others = دست‌های دیگران
analysis-turn = نوبت کیست

analysis-hand-of = ورق‌های { $name }
analysis-holds-hidden = { $name } { $count } ورق پوشیده دارد
analysis-hidden-cards = { $count } ورق پوشیده
analysis-beside = { $place }: { $count } ورق

analysis-beginning = وضعیت در آغاز.
analysis-to-beginning = برگشت به آغاز
analysis-one-back = یک حرکت به عقب
analysis-one-on = یک حرکت به جلو
analysis-keys = کلیدهای جهت میان حرکت‌ها می‌روند؛ بالا و پایین شاخه را عوض می‌کنند.
analysis-tried = حرکت‌های آزموده
analysis-make-main = شاخهٔ اصلی شود
analysis-remove = برداشتن این حرکت و آنچه پس از آن است
analysis-start = آغاز
analysis-notes = یادداشت برای این لحظه
analysis-step = { $name }: { $move }
analysis-and-then = { $move }، { $then }

analysis-values = هر حرکت چقدر می‌ارزد
analysis-known = چه چیزی معلوم است
analysis-hands = { $hands ->
    [open] ورق‌های رو
   *[hidden] ورق‌های پوشیده
}
analysis-value-all = ارزیابی هر وضعیت
analysis-ask = { $hands ->
    [open] از حل‌کننده بپرس
   *[hidden] از ربات قوی بپرس
}
analysis-asking = { $hands ->
    [open] حل‌کننده می‌گردد…
   *[hidden] ربات قوی پخش‌های ممکن را می‌آزماید…
}
analysis-ask-again = دوباره بپرس
analysis-not-asked = هنوز پرسیده نشده.
analysis-over = دور تمام شد.
analysis-open-only-tricks = با ورق‌های رو فقط بازی ورق ارزیابی می‌شود. ورق‌های پوشیده را انتخاب کنید، یا تا اولین ورق جلو بروید.
analysis-dummy = ورق‌های بازیکن خیالی را کسی انتخاب نمی‌کند، پس چیزی برای حل کردن نیست. ورق‌های پوشیده را انتخاب کنید.
analysis-best-line = یکی از بهترین ادامه‌ها:
analysis-play-step = بازی { $step }
analysis-legal = حرکت‌های مجاز
analysis-points = { $points } امتیاز
analysis-behind = { $points } نسبت به بهترین
analysis-give-or-take = ⁦{ $middle } ± { $half }⁩

verdict-forced = فقط یک حرکت هست، یا همه یک اثر دارند.
verdict-not-judged = این حرکت‌ها اینجا ارزیابی نمی‌شوند.
verdict-no-worlds = ورق‌های زیادی مانده: حتی یک پخش ممکن به موقع حل نشد.
verdict-behind-only = { $who }: هر حرکت چقدر از بهترین عقب است.
verdict-expects = { $count ->
    [1] { $who } در این دور { $points } امتیاز انتظار دارد.
   *[other] { $who } در این دور { $points } امتیاز انتظار دارند.
}
verdict-expects-more = { $count ->
    [1] { $who } در این دور { $points } امتیاز بیشتر از دیگران انتظار دارد.
   *[other] { $who } در این دور { $points } امتیاز بیشتر از دیگران انتظار دارند.
}
verdict-expects-fewer = { $count ->
    [1] { $who } در این دور { $points } امتیاز کمتر از دیگران انتظار دارد.
   *[other] { $who } در این دور { $points } امتیاز کمتر از دیگران انتظار دارند.
}
verdict-between = { $count ->
    [1] { $who } از { $left } امتیاز باقی‌مانده میان { $low } و { $high } می‌گیرد: هنوز حل نشده.
   *[other] { $who } از { $left } امتیاز باقی‌مانده میان { $low } و { $high } می‌گیرند: هنوز حل نشده.
}
verdict-exact = { $count ->
    [1] اگر همه بهترین بازی را بکنند، { $who } از { $left } امتیاز باقی‌مانده { $low } می‌گیرد.
   *[other] اگر همه بهترین بازی را بکنند، { $who } از { $left } امتیاز باقی‌مانده { $low } می‌گیرند.
}
verdict-exact-deal = { $count ->
    [1] اگر همه بهترین بازی را بکنند، { $who } در این دور { $low } می‌گیرد.
   *[other] اگر همه بهترین بازی را بکنند، { $who } در این دور { $low } می‌گیرند.
}
verdict-about =
    { $who } از { $left } امتیاز باقی‌مانده حدود { $about } { $count ->
        [1] می‌گیرد
       *[other] می‌گیرند
    }، در { $worlds } پخش ممکن.
verdict-about-deal =
    { $who } در این دور حدود { $about } { $count ->
        [1] می‌گیرد
       *[other] می‌گیرند
    }، در { $worlds } پخش ممکن.

analysis-name = نام این تحلیل
analysis-copy = کپی پیوند
analysis-save = ذخیره در فایل
analysis-copy-solve = کپی برای rookery solve
analysis-copied = پیوند کپی شد. همهٔ تحلیل در آن است.
analysis-copy-yourself = لطفاً این پیوند را کپی کنید: { $link }
analysis-saved = فایل ذخیره شد.
analysis-solve-copied = JSON برای rookery solve کپی شد.
analysis-too-long = این تحلیل برای پیوند زیادی بلند است: { $length } نویسه، و { $most } جا می‌شود. آن را در فایل ذخیره کنید.
