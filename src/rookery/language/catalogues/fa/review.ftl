review-points = { $points } امتیاز
review-cost = حدود { review-points } ({ $low } تا { $high })
review-cost-least = دست‌کم { review-points }
review-of-contract = آنچه حرکت‌ها از دست دادند، رسیدن یا نرسیدن به تعهد را هم در بر دارد.
review-of-match = شاید بازی همین‌جا تمام شود، پس احتمال بردنش هم حساب است.

review-mistake = اشتباه { $who }: { $best } از { $played } به اندازهٔ { $cost } بیشتر می‌ارزید.
review-better = { $best } بهتر از { $played } بود، به اندازهٔ { $cost }.
review-unlucky-card = بدشانسی، ولی درست: با آنچه { $who } می‌توانست بداند، هیچ‌چیز بهتر از { $played } نبود، ولی با این ورق‌ها { points-counted } خرج داشت.
review-unlucky-bid = بدشانسی، ولی درست: با آنچه { $who } می‌توانست بداند، { $played } خوب بود، ولی حتی با ورق‌های رو بیش از { points-counted } نمی‌شد گرفت.
review-unlucky-turn = بدشانسی، ولی درست: با آنچه { $who } می‌توانست بداند، هیچ‌چیز بهتر از { $played } نبود، ولی بعد دیگران { review-points } بیشتر از انتظار گرفتند.
review-best = { $played } بهترین کار بود، با آنچه { $who } می‌توانست بداند.
review-sound = { $played } خوب بود: فرق روشنی با { $best } ندارد.
review-little = { $played } خوب بود: { $best } بهتر بود، ولی آن‌قدر کم که حساب نیست.
review-gamble = { $played } خطر کردن بود: به‌طور متوسط می‌ارزد، ولی برای بازیکن محتاط خیلی کم موفق می‌شود.
review-not-judged = { $why ->
    [forced] چاره‌ای نبود.
    [no-kernel] نشد درباره‌اش داوری کرد: جست‌وجوی کامپایل‌شده اینجا نیست.
    [untried] درباره‌اش داوری نمی‌شود: اعلام پخش باطل یا ماندن امتحان نمی‌شود.
    [only-hold] نشد درباره‌اش داوری کرد: اول فقط کسی می‌تواند بگوید که برداشته است.
   *[no-room] نشد درباره‌اش داوری کرد: ورق‌های وسط برای جست‌وجو زیاد بود.
}

review-seat-clean = { $who } { review-decisions } داشت و اشتباه روشنی نکرد.
review-seat = { $who } { review-decisions } داشت: { $marks }، که حدود { review-points } از دست داد.
review-decisions = { $decisions } تصمیم
review-mistakes = { $count } اشتباه
review-betters = { $count } حرکت که بهترش بود
review-was-unlucky = { $who } { $times } بار درست بازی کرد، ولی بد آورد.
review-costliest = گران‌ترین حرکت این بود: { $played }.
review-no-choice = { $who } هیچ‌وقت چاره‌ای نداشت.

review-deal = با ورق‌های رو، برای { $side } از اولین ورق { $worth } از { $stake } امتیاز گرفتنی بود، و { $took } گرفته شد. نتیجهٔ خواندن { bid-named }: { outcome-result }.
review-deal-unknown = برای { $side } { $took } از { $stake } امتیاز گرفته شد. نتیجهٔ خواندن { bid-named }: { outcome-result }.
review-deal-no-time = وقت نشد ببینیم با ورق‌های رو چه ممکن بود.
review-bounds = بین { $low } و { $high }
review-could-be-made = می‌شد به آن رسید.
review-could-be-set = می‌شد جلویش را گرفت.
review-turned = لحظهٔ سرنوشت‌ساز { $card } از { $who } در دست { $trick } بود: { points-counted } برای گروه دیگر.
review-thrown-in = ورق‌ها را انداختند.
review-not-open = آنچه با ورق‌های رو ممکن بود حساب نشد: { $why ->
    [fishing] یک دور کامل با دستهٔ باقی‌مانده‌اش برای حل کردن زیادی طولانی است
    [dummy] ورق‌های بازیکن خیالی را کسی انتخاب نمی‌کند
    [nothing] ورق‌ها را انداختند، پس ورقی بازی نشد
   *[no-kernel] حل‌کنندهٔ کامپایل‌شده اینجا نیست
}.
