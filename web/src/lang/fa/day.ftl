### دورهای امروز، و پیوندهای دورها.

day-title = دور امروز
day-title-of = دورهای
day-loading = ورق پخش می‌شود…
day-intro = هر روز یک دور، برای همه همان: شما در یک جا بازی می‌کنید، و ربات‌های قوی به همان ورق‌ها همان‌طور پاسخ می‌دهند. بعد می‌بینید دیگران چه کردند.
day-next = دورهای بعدی تا { $span } دیگر می‌آیند، ساعت { $hour }.
day-sealed = آخرین دورهای این روز در حال تمام شدن است. نتیجه‌ها و ورق‌ها تا یک ساعت دیگر برای همه پیداست.
day-archive = این روز گذشته است. دورهایش هنوز بازی می‌شود، ولی دیگر به حساب نمی‌آید.
day-guest = مهمان
day-as-guest = نتیجهٔ مهمان‌ها به حساب نمی‌آید.
day-make-profile = با نمایه، اولین تلاش شما در هر دور به حساب می‌آید، حتی اگر امروز به‌عنوان مهمان شروع کنید.
day-proves = رتبه می‌گوید کسی سر تنها میزِ به‌حساب‌آمده‌اش چه کرد، نه این‌که ورق‌ها را هرگز ندیده بود: دستگاه دوم را کسی نمی‌فهمد. هر که با نمایه شروع کند و تمام نکند، آخر به حساب می‌آید.
day-play = بازی
day-go-on = ادامه
day-others = بازی‌های دیگر
day-earlier = روزهای پیش
day-today = امروز
day-given-up = این دور را رها کردید.
day-see = دیگران چه کردند
day-hide = کمتر
day-replay = بازپخش و مرور
day-not-counted = نتیجهٔ شما به حساب نمی‌آید.
day-no-mark = ربات قوی هنوز در جای شما بازی می‌کند؛ یک دقیقهٔ دیگر برگردید.
day-plot = چند نفر چقدر امتیاز گرفتند
day-yours = نتیجهٔ شما اینجاست
day-none = هنوز نتیجه‌ای به حساب نیامده.
day-failed = الان نمی‌شود نشانش داد.
day-again = دوباره
day-promises = چگونه دورها را بیازمایید
day-promised = هر دور از رازی می‌آید. اثر انگشت آن سه روز پیش‌تر نشان داده می‌شود تا کسی نتواند عوضش کند؛ راز یک ساعت پس از پایان روز منتشر می‌شود.
day-fingerprint = اثر انگشت
day-secret = راز
day-board = دور { $number }
day-table-of = { $title }، { $day }

link-title = یک دور { $title }
link-given = { $player } این دور را بازی کرده است. همان ورق‌ها را در همان جا بازی کنید؛ بعد هر دو نتیجه را کنار هم می‌بینید.
link-both = شما و { $player } همان ورق‌ها را در همان جا بازی کرده‌اید.
link-yours = شما این دور را بازی کردید. هر که از پیوندش بیاید در همان جا بازی می‌کند.
link-game = بازی
link-rules = قانون‌ها
link-usual = معمول
link-seat = جای شما
link-others = دیگران
link-bots = ربات‌های قوی، که به همان ورق‌ها همان‌طور پاسخ می‌دهند
link-plays = از آن پس بازی شده
link-nothing-told = پیش از بازی ورقی نمی‌بینید، و امتیاز { $player } را فقط پس از آن. راهنمایی نیست.
link-how = روش بازی
link-name = نام شما
link-guest = مهمان
link-play = بازی این دور
link-go-on = ادامهٔ بازی
link-results = همان ورق‌ها، کنار هم
link-who = که
link-points = امتیاز
link-difference = تفاوت
link-you = شما
link-first = اولین
link-level = به اندازهٔ { $player } امتیاز گرفتید.
link-none = از آن پس کسی بازی‌اش نکرده. نتیجه‌ها همین‌جا پیدا می‌شوند.
link-own-replay = بازپخش و مرور مال شما
link-replay-of = بازپخش { $player }
link-give = دادن این دور به دوست
link-give-told = دوست شما همان ورق‌ها را در همان جا با ربات‌های قوی بازی می‌کند. بعد هر دو نتیجه‌ها را کنار هم می‌بینید.
link-give-day = این دور امروز است: دوست شما آنجا پیدایش می‌کند، و هر دو می‌بینید همه چه کردند.
link-whose = ورق‌های چه کسی به دوست شما برسد
link-link = پیوند این دور
link-share-words = همین الان این دور را بازی کردم. تو با همان ورق‌ها چه می‌کنی؟
link-not-whole = این پیوند دور نیست. پیوند تازه‌ای بخواهید: «دادن این دور به دوست» پس از پایان بازی آن را می‌سازد.
link-making = پیوند ساخته می‌شود…
link-loading = دور را پیدا می‌کنیم…
link-failed = الان نمی‌شود نشانش داد.
link-again = دوباره
link-table-of = { $title }، دوری از یک پیوند
link-seat-told = همان جای { $player }، شمارهٔ { $seat } از { $seats }
link-plays-told = { $count } بار
link-not-yet = هنوز نه
link-better = { $points } امتیاز بیشتر از { $player } گرفتید.
link-worse = { $points } امتیاز کمتر از { $player } گرفتید.

## نتیجه‌های روز

day-state = { $state ->
    [new] بازی نشده
    [running] در جریان
    [given-up] رهاشده
   *[played] بازی‌شده
}
day-results = تا اینجا { $count } نتیجه
day-unfinished = { $count } نفر تمام نکرده‌اند و آخر به حساب می‌آیند.
day-no-result = هنوز نتیجه‌ای نیست
day-points = امتیاز
day-place = رتبهٔ { $place } از { $of }
day-would-be = رتبهٔ { $place } از { $of } می‌شد
day-own = شما: { $points }
day-strong = ربات قوی: { $points }
day-best = هیچ‌کس به این خوبی نبود.
day-worst = همه بهتر بودند.
day-beaten = از { $percent }٪ دیگران بهتر بودید.
day-mark = ربات قوی در جای شما { $points } می‌گیرد.
day-mark-same = ربات قوی در جای شما { $points } می‌گیرد، مثل شما.
day-mark-less = ربات قوی در جای شما { $points } می‌گیرد، { $by } کمتر از شما.
day-mark-more = ربات قوی در جای شما { $points } می‌گیرد، { $by } بیشتر از شما.
day-bar = { $points }: { $results }
day-bar-points = { $points } امتیاز
day-bar-span = { $from } تا { $to } امتیاز
day-bar-results = { $count } نتیجه
day-hours = { $count } ساعت
day-minutes = { $count } دقیقه
day-moment = یک لحظه
