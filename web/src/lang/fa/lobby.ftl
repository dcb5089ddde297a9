watching = شما تماشا می‌کنید. الان جایی خالی نیست.
watching-sit = شما تماشا می‌کنید. برای بازی، با «اینجا بنشینید» جای رباتی را بگیرید.
name-at-table = نام شما سر میز
sit-down = نشستن
name-taken = اینجا کسی { $taken } نام دارد، پس نام شما { $name } است.
name-cut = نام شما این‌طور دیده می‌شود: { $name }. نام حداکثر { $most } نویسهٔ پیدا دارد.

host = میزبان
table-locked-told = میزبان این میز را قفل کرده است: می‌توانید تماشا کنید.
take-a-seat = بنشینید، یا تماشا کنید.
seats-waiting = { $count } جا منتظر دوستان است.
seats-taken = همهٔ جاها پر است.
stay-here = همین‌جا بماند
sits-here = { $name } اینجا بنشیند
in-seat = در جای { $number }
move = جابه‌جایی
move-whom = { $name } به جای دیگر
swap-seats = عوض کردن جا
swap-with = با { $name }
move-here = آمدن به اینجا
stand-up = بلند شدن
seconds-for-each-move = { $seconds } ثانیه برای هر حرکت. بعد رباتی آن را می‌کند، و در خواندن پاس می‌دهد.
draw-partners = قرعه برای یارها
draw-seats = قرعه برای جاها
yet-to-see-rules = { $names } هنوز قانون‌های تازه را ندیده‌اند.
start-with-bots = شروع، با ربات در جاهای خالی
start = شروع
host-will-start = { $name } بازی را شروع می‌کند.
starts-by-itself = وقتی همه بیایند، یا پس از یک دقیقه، بازی شروع می‌شود.
table-settings = تنظیمات میز
game-and-rules = بازی و قانون‌های خانگی
name-and-devices = نام شما و دستگاه‌های دیگر
change = تغییر
shuffle-checked = بُر زدنی که می‌توانید بیازمایید
shuffle-told = سرور رازی انتخاب کرده است. این راز با سهمی از هر بازیکن (تا اینجا { $count }) هر بُر زدن را تعیین می‌کند. این اثر انگشت راز است. وقتی بازی تمام شود راز آشکار می‌شود، و بازپخش می‌تواند هر بُر زدن را بیازماید.

seat-waiting = منتظر یک دوست
seat-bot = ربات
seat-bot-level = ربات، { $level }
seat-guests-bot = ربات یک مهمان
seat-stood-in = رباتی به جایش
seat-must-ready = هنوز قانون‌های تازه را ندیده
open-seat = جای خالی
seat-you = (شما)
seat-side-a = گروه A
seat-side-b = گروه B
not-again = { $name } دیگر اینجا ننشیند
free-seat = بله، جای { $name } خالی شود
give-seat-to-bot = بله، جای { $name } به ربات برسد
make-host-whom = میزبان کردن: { $name }
release = خالی کردن
release-whom = جای { $name }
who-sits-in = چه کسی در جای { $number } می‌نشیند
seat-open = خالی
bot-of-level = ربات: { $level }
bots-not-loaded = ربات‌ها بار نشدند.

play-by-rules = بازی با همین قانون‌ها
everybody-told = به همه گفته می‌شود چه عوض شده، و باید دوباره «آماده» بگویند.
rules-changed = قانون‌ها عوض شد
rules-changed-by-host = میزبان قانون‌ها را عوض کرد.
i-am-ready = آماده‌ام
rules-not-loaded = قانون‌های خانگی هست، ولی بار نشد.
by-usual-rules = { $game } با قانون‌های معمول.

locked = قفل: کس دیگری ننشیند
listed = در فهرست: هر کس بتواند این میز را پیدا کند
free-text = متن آزاد: افراد اینجا برای هم بنویسند
free-text-not-listed = متن آزاد: افراد اینجا برای هم بنویسند (نه سر میز فهرست‌شده)
level-of-all = سطح همهٔ ربات‌ها
levels-not-loaded = سطح ربات‌ها بار نشد.
pace-of-bots = سرعت ربات‌ها
pace = { $pace ->
    [slow] آهسته
    [normal] معمولی
    [fast] تند
   *[instant] فوری
}
calls-of-bots = ربات‌ها نارنجی می‌گویند
calls = { $calls ->
    [calmly] آرام
   *[people] مثل آدم‌ها
    [quickly] تند
}
calls-rated = تنها بازی‌ای که در آن مثل آدم‌ها نارنجی می‌گویند برای درجه حساب می‌شود.
time-per-move = زمان هر حرکت
no-clock = بی‌ساعت
seconds-short = { $seconds } ثانیه
slow-clock = هر حرکت در: برای میز آهسته، که هر وقت فرصت شد سر می‌زنند
a-day = یک روز
a-week = یک هفته
days = { $days } روز
one-move = وقتی زمان تمام شود، ربات فقط همان یک حرکت را می‌کند. وگرنه تا برگشتن آن شخص بازی می‌کند.

invite-link = دعوت: پیوند، کد و QR
leave-sure = برای همیشه می‌روید؟ رباتی جای شما را می‌گیرد.
leave = رفتن از میز
leave-ask = رفتن از میز…
stay = ماندن
people-watching = { $count } نفر تماشا می‌کنند.
