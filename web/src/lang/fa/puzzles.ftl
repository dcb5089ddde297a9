puzzles-intro = وضعیتی از یک دور واقعی، همان‌طور که یکی از بازیکن‌ها می‌بیند، با حرکتی که آشکارا از همه بهتر است. آن را بازی کنید و بخوانید چرا.
puzzles-today-told = برای همه یکی است، و هر روز تازه.
puzzles-today-is = معمای امروز: { $title }
puzzles-choose = انتخاب معما
puzzles-theme = موضوع
puzzles-difficulty = سختی
puzzles-any = هر کدام
puzzles-level = { $difficulty ->
    [easy] آسان
    [medium] متوسط
   *[hard] سخت
}
puzzles-themes = موضوع‌ها
puzzles-start = حل یک معما
puzzles-none = چنین معمایی نیست. یکی از انتخاب‌ها را «هر کدام» کنید.
puzzles-counted = { $count } معما.
puzzles-counted-solved = { $count } معما، { $solved } تا حل شده.
puzzles-all = همهٔ معماها
puzzles-next = معمای بعدی
puzzles-show = نمایش پاسخ
puzzles-question = بهترین حرکت کدام است؟
puzzles-right = درست است!
puzzles-wrong = بهترین نیست.
puzzles-best = بهترین
puzzles-your-move = حرکت شما: { $move }.
puzzles-worth = ارزش حرکت‌ها
puzzles-loss = از دست می‌رود
puzzles-no-values = این وضعیت را خبره‌ها یا حل‌کننده آزموده‌اند، پس عددی ندارد.
puzzles-values-told = امتیازی که گروه شما در این دور می‌تواند چشم داشته باشد، منهای امتیاز دیگران، در پخش‌های بسیاری که با دانستهٔ شما جور است؛ ± دو برابر خطای معیار است.
puzzles-tuxedo-told = امتیازی که در این دور می‌توانید چشم داشته باشید؛ ± دو برابر خطای معیار است.
puzzles-so-far = آنچه بازی شده
puzzles-solved-before = این یکی را حل کرده‌اید.
puzzles-hint = موضوع: { $themes }.
puzzles-no-hint = این یکی راهنمایی ندارد: خوب فکر کنید.
