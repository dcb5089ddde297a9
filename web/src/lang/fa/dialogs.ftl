say-something = چیزی بگویید
phrases = جمله‌ها
phrases-not-loaded = جمله‌ها بار نشدند.
phrases-seat = برای گفتن چیزی بنشینید.
phrases-hide = پنهان کردن حرف دیگران
no-scores = هنوز امتیازی نیست.
words = واژه‌ها
log-told = آنچه پیش آمده
log-empty = هنوز چیزی پیش نیامده.
texts-told = نوشته‌ها
texts-empty = هنوز چیزی برای خواندن نیست.
texts-label = نوشتن برای همهٔ میز
texts-placeholder = نوشتن برای همه
send = فرستادن
texts-too-many = { $count } نویسه زیاد است
texts-left = { $count } نویسه مانده
texts-kept = همهٔ کسانی که اینجا هستند این را می‌خوانند، تماشاگرها هم. فقط در حافظهٔ سرور می‌ماند، تا بازی تمام شود و همه بروند.
no-trick-yet = هنوز دستی بازی نشده.
took-it = گرفت
took-it-points = گرفت، { $count } امتیاز
took-it-lost = گرفت، { $count } امتیاز سوخت
keys-off = حرف‌ها و رقم‌ها را می‌شود در تنظیمات خاموش کرد.
key-arrows = رفتن میان ورق‌ها (Home و End: ورق اول و آخر)
key-enter = بازی یا انتخاب ورق، یا فشردن دکمه
key-name-enter = Enter، فاصله
key-name-escape = Esc
key-up = رفتن از ورق‌ها به دکمه‌های بالای آن
key-escape = پس گذاشتن ورق انتخاب‌شده، یا بستن پنجره
key-g = رفتن به ورق‌های شما
key-digits = رفتن به آن دکمه، یا به آن ورق از ورق‌های مجاز
key-p = پاس
key-r = آماده برای دور بعد
key-w = نشان دادن این‌که چرا این ورق مجاز نیست
key-i = راهنمایی: بازیکن قوی چه می‌کرد
key-t = دست آخر
key-l = گزارش
key-s = برگهٔ امتیاز
key-c = گفتگو
key-d = واژه‌های بازی و معنی آن‌ها
key-o = گفتن نارنجی (در Tuxedo)
key-h = گذشتن از نارنجی (در Tuxedo)
key-u = پس گرفتن آخرین حرکت شما، اگر دیگران بپذیرند
key-question = همین فهرست

a-question = یک پرسش
agree = موافقم
withdraw = پس گرفتن
asked-for = { $what ->
    [undo] { $name } می‌خواهد آخرین حرکت را پس بگیرد.
    [claim] { $name } بقیهٔ دست‌ها را می‌خواهد.
    [end] { $name } می‌خواهد بازی را تمام کند.
   *[restart] { $name } می‌خواهد بازی تازه‌ای شروع کند.
}
you-ask-for = { $what ->
    [undo] می‌خواهید آخرین حرکت را پس بگیرید.
    [claim] بقیهٔ دست‌ها را می‌خواهید.
    [end] می‌خواهید بازی را تمام کنید.
   *[restart] می‌خواهید بازی تازه‌ای شروع کنید.
}
asked-swap = { $name } می‌خواهد جایش را با { $other } عوض کند.
asked-swap-you = { $name } می‌خواهد جایش را با شما عوض کند.
you-ask-swap = می‌خواهید جای خود را با { $other } عوض کنید.
waiting-for = منتظر { $names }.
claim-hand = ورق‌های { $name }
claim-rest = خواستن بقیهٔ دست‌ها
start-over-ask = شروع دوباره…
end-match-ask = پایان بازی…
end-match-sure = بازی همین‌جا بی‌برنده تمام شود؟ { $asked }
start-over-sure = این بازی تمام شود و بازی تازه‌ای شروع شود؟ { $asked }
everybody-asked = از همه می‌پرسیم.
bots-agree = ربات‌ها مخالفتی ندارند.
end-match = پایان بازی
start-over = شروع دوباره
play-on = ادامهٔ بازی

bot-plays-told = رباتی به جای شما بازی می‌کند.
seat-back = جای من را پس بدهید
still-there = هنوز هستید؟
still-there-told = دیگران منتظر شما هستند. رباتی به جای شما بازی می‌کند تا [0:42].
i-am-here = هستم
watch = تماشا
home = صفحهٔ نخست
bye-replaced = جای شما جای دیگری باز است
bye-replaced-told = پنجره یا دستگاه دیگری جای شما را دارد. هر جا فقط در یک پنجره باز می‌شود.
play-here = بازی در اینجا
bye-released = جای شما داده شد
bye-released-told = میزبان جای شما را به رباتی داد. هنوز می‌توانید تماشا کنید.
bye-left = از میز رفتید
bye-left-told = رباتی به جای شما بازی را ادامه می‌دهد. میز را تماشا کنید تا وقتی جا با ربات است، دوباره بنشینید.
bye-expired = این میز بسته است
bye-expired-told = مدت‌هاست کسی اینجا نبوده. می‌توانید دوباره بازش کنید و ادامه دهید، یا بازی را دوباره ببینید.
open-again = باز کردن دوباره
bye-no-table = چنین میزی نیست
bye-no-table-told = شاید کد اشتباه باشد، یا میز مدت‌ها پیش بسته شده باشد.
bye-closed = این میز بسته شد
bye-closed-told = گردانندهٔ این سرور آن را بسته است. دیگر اینجا نمی‌شود بازی کرد.
bye-barred = روی این سرور نمی‌توانید بازی کنید
bye-barred-told = گردانندهٔ آن از نشانی شما ارتباط نمی‌پذیرد.
bye-unreadable = این میز باز نمی‌شود
bye-unreadable-told = سرور نمی‌تواند آنچه را از این میز نگه داشته بخواند. لطفاً به گردانندهٔ سرور بگویید. میزهای دیگر سالم‌اند.
bye-full = میز پر است
bye-full-told = الان تماشاگر زیاد است.
bye-bad-secret-told = حالا کس دیگری جای شما را دارد.
bye-bad-hello = میز شما را نشناخت
bye-bad-hello-told = شاید جای شما داده شده، یا این صفحه از سرور قدیمی‌تر است.
bye-other = ارتباط بسته شد

lesson = درس
coach-step = گام { $step } از { $steps }
hide = پنهان
coach-says = حرف درس
coach-watch = ببینید دیگران چه می‌کنند.

hint-told = پیشنهاد بازیکن قوی: [{ $move }]. { $reason }
hint-why = چرا؟
expected-points-told = امتیاز مورد انتظار: { $moves }.
close-message = بستن این پیام
