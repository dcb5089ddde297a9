evening = شب‌نشینی
evening-is-over = شب‌نشینی تمام شد.
evening-begun = نوبت { $round } شروع شد.
evening-bye = این نوبت استراحت دارید.
evening-waits-for = { $count ->
    [0] همهٔ میزها تمام کردند.
   *[other] { $count } میز هنوز بازی می‌کند.
}
evening-last-round = این آخرین نوبت بود. رده‌بندی نهایی همین حالا می‌آید.
evening-in-pause = شب‌نشینی ایستاده است
evening-waits-for-host = میزبان نوبت بعد را شروع می‌کند.
evening-next-in = نوبت بعد تا
evening-any-moment = یک لحظهٔ دیگر
evening-time-is-up = وقت تمام شد
evening-to-next-table = به میز بعدی شما: { $table }
evening-to-ranking = به رده‌بندی

-minutes-each = { $minutes ->
    [0] { "" }
   *[other] ، هر کدام { $minutes } دقیقه
}
evening-plan-rounds = { $rounds } نوبت { $boards } دوری{ -minutes-each }
evening-plan-boards = { $boards } دور در هر نوبت{ -minutes-each }
evening-was-cancelled = این شب‌نشینی لغو شد.
evening-link = پیوند این شب‌نشینی
evening-to-calendar = افزودن به تقویم من
evening-cancel = لغو این شب‌نشینی
evening-sure-cancel = این شب‌نشینی لغو شود؟ در فهرست به نام لغوشده می‌ماند.
evening-cancel-series = لغو این و همهٔ بعدی‌ها
evening-sure-cancel-series = این شب‌نشینی و همهٔ بعدی‌های این رشته لغو شود؟
evening-begin = شروع شب‌نشینی
evening-begin-told = { $count } نفر گفته‌اند می‌آیند. دیرآمده‌ها هم می‌توانند بپیوندند.
evening-open-screen = باز کردن صفحهٔ نمایش سالن

evening-answer = { $answer ->
    [yes] بله
    [maybe] شاید
   *[no] نه
}
evening-will-you-come = می‌آیید؟
evening-change-answer = پاسخ شما
evening-listed-as = در فهرست به این نام هستید: [Ann]
evening-partner = یار شما
evening-teammate = کسی برای تیم شما
evening-any-partner = فرقی نمی‌کند: یاری برایتان پیدا می‌شود
evening-waits-for-partner = همین که او هم شما را انتخاب کند قطعی می‌شود.
evening-wants-you = { $name } دوست دارد با شما بازی کند.
evening-play-together = با هم بازی کنیم
evening-with = با { $name }
evening-guest = مهمان
evening-guest-told = مهمان هستید: فقط این مرورگر شما را می‌شناسد، پس همهٔ شب از همین استفاده کنید.
evening-nobody-yet = هنوز کسی پاسخ نداده است.
evening-find-name = جستن نام
evening-nobody-such = هیچ‌کس.
evening-add-guest = افزودن کسی بدون گوشی
evening-guest-name = نام مهمان
evening-add = افزودن
evening-no-phone = بدون گوشی

phone-of = گوشی برای { $name }
phone-told = این را با گوشی‌ای که { $name } با آن بازی می‌کند اسکن کنید. یک بار و تا یک ربع ساعت کار می‌کند.
phone-ready = { $name } حالا گوشی دارد.
phone-link = پیوندی که یک بار کار می‌کند
phone-new = دادن گوشی دیگر
phone-take-away = پس گرفتن گوشی
phone-sure-take-away = گوشی‌ای که { $name } دارد دیگر برایش کار نمی‌کند.
phone-hand-over = بازی با این گوشی
phone-hand-over-told = میزبان برای شما جایی دارد. دکمه را بزنید تا این گوشی امشب مال شما باشد.
phone-lent = این گوشی برای { $name } بازی می‌کند.
phone-give-back = پس دادن گوشی
phone-sure-give-back = { $name } آن وقت فقط با گوشی دیگری از میزبان می‌تواند ادامه دهد.

evening-round = نوبت { $round } از { $rounds }
evening-between = نوبت { $round } از { $rounds } تمام شد
evening-paused-told = { $pause ->
    [hold] میزها دور جاری را تمام می‌کنند و می‌ایستند. سر جایتان بمانید؛ بازی از همان‌جا ادامه می‌یابد.
   *[finish] میزهایی که هنوز بازی می‌کنند نوبتشان را تمام می‌کنند. نوبت تازه‌ای شروع نمی‌شود.
}
evening-not-here = هنوز در این شب‌نشینی نیستید. بله بگویید تا از نوبت بعد بازی کنید.
evening-to-table = به میز شما: { $table }
evening-table-done = میز شما تمام کرد.
evening-from-next-round = از نوبت بعد بازی می‌کنید.
evening-soon = نوبت بعد خودش شروع می‌شود.
evening-you-play-with = با { $names } بازی می‌کنید.
evening-left = وقت باقی‌مانده
evening-left-stands = وقت باقی‌مانده (ساعت ایستاده)
evening-tables = میزها
evening-tables-play = { $open } میز از { $all } هنوز بازی می‌کند
evening-table-number = میز { $number }
evening-table-is-done = تمام
evening-table-plays = در بازی
evening-byes = در استراحت: { $names }
evening-so-far = رده‌بندی تا اینجا
evening-scan = این را با گوشی اسکن کنید، نامتان را بنویسید، و وارد شوید.

evening-ranking = رده‌بندی
evening-boards-played = دورها
evening-figure = { $figure ->
    [difference] تفاوت
    [share] امتیاز مقایسه ٪
    [boards-won] دورهای برده
    [points] امتیاز
    [tied] میان برابرها
    [opponents] حریف‌ها
    [net] امتیاز خالص
    [survived] نوبت‌های گذرانده
   *[other] { $name }
}
evening-ranked-first = نخست: { $measure }.
evening-ranked-next = اگر برابر باشند: { $measure }.
evening-ranked-shared = کسانی که باز برابر باشند رتبه‌شان مشترک است.
evening-measure = { $measure ->
    [difference] تفاوت کل: در هر دور، امتیاز گروه شما منهای امتیاز گروه دیگر، در مقایسه با میانگین همان جاها سر میزهای دیگر
    [share] امتیاز مقایسه: در هر دور، یکی برای هر میز دیگری که همان جاها در آن بدتر کردند و نصف اگر برابر کردند، به درصد میزهای مقایسه‌شده؛ میانگین دورهای بازی‌شده
    [boards-won] شمار دورهایی که از میانگین میزها بهتر کردید
    [points] دو امتیاز برای هر نوبت برده، یکی برای مساوی
    [tied] همان امتیازها، فقط از نوبت‌های میان کسانی که برابرند
    [opponents] جمع امتیازهای همهٔ حریف‌هایی که داشتید
    [net] امتیاز گروه شما منهای امتیاز گروه دیگر، در همهٔ نوبت‌ها
    [survived] نوبتی که حذف شدید: هر چه دیرتر بهتر، و برنده اول است
   *[other] { $name }
}
evening-field = { $field ->
    [stay] آن‌ها که سر جایشان می‌مانند
   *[move] آن‌ها که جا عوض می‌کنند
}
evening-ranking-file = رده‌بندی به CSV
evening-boards-file = همهٔ دورها به CSV

board-by-board = دور به دور
board-which = کدام دور
board-of = نوبت { $round }، دور { $board }
board-at = نوبت { $round }، دور { $board }، میز { $table }
board-table = میز
board-share = امتیاز مقایسه ٪
board-table-leads = شمارهٔ میز بازپخش آن را باز می‌کند.
board-correct = اصلاح نتیجه
board-corrected = اصلاح شد.
board-no-results = نتیجه‌ها پس از پایان نوبتشان اصلاح می‌شوند.
board-points-of = امتیاز { $names }
board-average = میانگین به حساب آید

desk-next-round = شروع نوبت { $round } همین حالا
desk-close-round = پایان این نوبت همین حالا
desk-sure-close = میزهایی که هنوز بازی می‌کنند پایان می‌یابند؛ دورهای ناتمام میانگین به حساب می‌آیند.
desk-end = پایان شب‌نشینی
desk-sure-end = نوبت دیگری بازی نمی‌شود و رده‌بندی همین می‌ماند. نوبت جاری پایان می‌یابد.
desk-pause-hold = استراحت پس از دورهای جاری
desk-pause-finish = استراحت پس از این نوبت
desk-pause = استراحت
desk-hold-too = میزها پس از دورشان بایستند
desk-finish-too = میزها نوبتشان را تمام کنند
desk-go-on = ادامه
desk-people = افراد
desk-filter = { $filter ->
    [everybody] همه
    [absent] نیامده
    [no-phone] بدون گوشی
    [waiting] در انتظار
   *[playing] در بازی
}
desk-has-left = رفته است
desk-sure-left = { $name } رفته است؟ رباتی سر میزش ادامه می‌دهد.
desk-is-here = اینجاست
desk-at-table = میز { $table }
desk-waits-at = میز { $table }، تمام
desk-sits-out = در استراحت
desk-next = نوبت بعد
desk-absent = نیست
desk-away = میز { $table }: سر میز نیست، ربات بازی می‌کند
desk-lost = میز { $table }: ارتباط قطع است
desk-bots-play = سر میز نیستند، ربات بازی می‌کند: { $names }
door = در
door-open-told = هر کس پیوند را دارد می‌تواند بیاید.
door-close = بستن در
door-closed-told = در بسته است: فقط عضوها و کسانی که شما اضافه می‌کنید می‌توانند بیایند.
door-open = باز کردن در
door-within = حذف مهمان‌هایی که پاسخ داده‌اند در
door-time = { $time ->
    [600] ده دقیقهٔ گذشته
    [3600] یک ساعت گذشته
   *[other] هر زمان
}
door-remove = حذف مهمان‌های ناشناس
door-sure-remove = عضوها و کسانی که اضافه کرده‌اید می‌مانند. در بسته می‌شود.
desk-latecomers = دیرآمده‌ها و مهمان‌ها
desk-latecomers-told = این را اسکن کنید یا پیوند را باز کنید، نامی بنویسید و «بله» بگویید: از نوبت بعد بازی می‌کنید.
