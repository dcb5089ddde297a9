card-colour = { $rank } { $colour }
card-poker = { $rank } { $suit }
card-rook = رخ
card-hidden = یک ورق پوشیده
court-name = { $rank ->
    [J] سرباز
    [Q] بی‌بی
    [K] شاه
   *[A] آس
}
suit-name = { $suit ->
    [black] سیاه
    [green] سبز
    [red] قرمز
    [yellow] زرد
    [spades] پیک
    [hearts] دل
    [diamonds] خشت
    [clubs] گشنیز
    [low] نرس
    [rook] رخ
   *[none] سرس
}
cards-counted = { $count } ورق
tricks-counted = { $count } دست
points-counted = { $count } امتیاز
games-counted = { $count } بازی

you = شما
close = بستن
try-again = دوباره
page-not-loaded = این صفحه بار نشد. [دوباره]
part-not-loaded = بخشی از این صفحه بار نشد.
updated = Rookery به‌روز شد.
load-update = بارگیری
no-answer = سرور پاسخ نمی‌دهد. به اینترنت وصل هستید؟
home-offline = بدون سرور همین‌جا روی این دستگاه با ربات‌هایش بازی می‌کنید؛ دوستان، باشگاه‌ها و دور امروز به سرور نیاز دارند. [دوباره]
server-cannot = سرور الان نمی‌تواند این کار را بکند.
no-storage = این مرورگر چیزی نگه نمی‌دارد، پس نمایه‌ای هم نگه نمی‌دارد.
device-on = { $browser } روی { $system }
device-browser = یک مرورگر
just-now = همین الان
name-shown-as = این‌طور دیده می‌شود: «{ $name }». نام حداکثر { $most } نویسه دارد.
preferences = تنظیمات
table-of-lesson = { $title } (درس)
all-games = همهٔ بازی‌ها
back-to-evening = برگشت به شب‌نشینی
cancel = لغو
dealer = پخش‌کننده
expected-points = امتیاز مورد انتظار
game = بازی
keyboard-shortcuts = میان‌برهای صفحه‌کلید
lessons = درس‌ها
more-lessons = درس‌های دیگر
name = نام
no = نه
loading = یک لحظه…
points = امتیاز
print = چاپ
remove-named = برداشتن { $name }
remove = برداشتن
replay-and-review = بازپخش و مرور
replay-title = بازپخش
replay = بازپخش
save = ذخیره
show = نمایش
failed = نشد. لطفاً دوباره امتحان کنید.
day-title = دور امروز
lesson-not-opened = درس باز نشد.
total = جمع
undo = واگرد
your-move = حرکت شما
your-seat = جای شما
your-turn = نوبت شماست
is-host = میزبان
nobody = هیچ‌کس
seat-number = جای { $number }
you-inside = شما
span = { $low } تا { $high }
result-count = { $count } نتیجه
copied = کپی شد.
to-the-table = به میز
make-host = میزبان کردن
difference = تفاوت

home-title = Rookery: ورق‌بازی با خانواده و دوستان
home-intro = ورق‌بازی‌های خانوادهٔ Rook، با دوستان، خانواده و ربات‌های خوب. بدون حساب و بدون هزینه.
games = بازی‌ها
games-loading = بازی‌ها را از قفسه برمی‌داریم…
games-not-loaded = بازی‌ها بار نشدند.
your-name = نام شما
guest = مهمان
bots-to-play-with = ربات‌ها برای بازی
levels-differ = سطح‌های متفاوت
level-choose = برای همهٔ ربات‌ها یک سطح انتخاب کنید.
home-day = دور امروز
language = زبان

players-of = { $seats } بازیکن
players-from-to = { $least } تا { $most } بازیکن
minutes-about = حدود { $minutes } دقیقه
players = بازیکن‌ها
how-to-play = روش بازی
house-rules = قانون‌های خانگی

play-now = همین حالا بازی
play-now-rules = بازی با همین قانون‌ها
play-now-name = { $words }: { $game } با ربات‌ها
opening = باز می‌شود…
invite-friends = دعوت دوستان
invite-friends-name = دعوت دوستان: { $game }
invite-friends-rules-name = دعوت دوستان با همین قانون‌ها: { $game }
name-for-friends = نام شما، تا دوستان بدانند که هستید
open-table = باز کردن میز
table-not-opened = میز باز نشد.

join-table = نشستن سر یک میز
join-placeholder = کد یا پیوند
join = برو
join-wrong = این نه کد است و نه پیوند. کد میز را بپرسید، مثل [k3vq9xw2ab]، یا همهٔ پیوند را بچسبانید.

more-games = { $count } بازی دیگر

opening-table = میز باز می‌شود…
server-silent = سرور پاسخ نمی‌دهد. دوباره تلاش می‌کنیم…
fair-shuffle = بُر زدن پیش از اولین ورق مُهر می‌شود؛ پس از بازی هر کسی می‌تواند آن را بیازماید.
doors = Rookery
door-play = بازی
door-learn = یادگیری
clubs = باشگاه‌ها
door-meet = دیدار
puzzle-of-day = معمای امروز
home-puzzle-told = تنها حرکت درست را پیدا کنید
today = امروز
home-deal-pause = توقف دور نمایشی
home-deal-play = ادامهٔ دور نمایشی
