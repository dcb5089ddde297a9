find-title = پیدا کردن از روی روش بازی شما
find-told = هر خانواده‌ای Rook خودش را دارد. به هر چه می‌دانید پاسخ بدهید تا نزدیک‌ترین بازی، با قانون‌های خودتان، اول بیاید.
find-players = چند نفرید؟
find-ones = جای ۱ یا آس کجاست؟
find-ones-high = بالاترین
find-ones-low = پایین‌ترین
find-out = در بازی نیست
find-rook = جای رخ کجاست؟
find-rook-high = بالاترین حکم
find-rook-upper = میان ۱۲ و ۱۳
find-rook-middle = میان ۱۰ و ۱۱
find-rook-low = پایین‌ترین حکم
find-calls = حاکم یار صدا می‌کند؟
find-calls-yes = بله، با نام بردن یک ورق
find-minimum = کمترین خواندن چند است؟
find-target = تا چند بازی می‌کنید؟
find-unknown = نمی‌دانم
find-differs = تفاوت‌ها: { $differences }.
find-differs-and = { $one }؛ { $other }
find-fits = با همهٔ پاسخ‌های شما جور است.
find-set = برای شما تنظیم شده: { $options }.
find-set-minimum = خواندن از { $count }
find-set-target = { $count } امتیاز برای برد
find-set-rook = { $place ->
    [high] رخ بالاترین حکم است
    [upper] رخ میان ۱۲ و ۱۳ است
    [middle] رخ میان ۱۰ و ۱۱ است
   *[low] رخ پایین‌ترین حکم است
}
any-number = هر تعداد
cards = ورق‌ها
how-form-of = گونه‌ای از [{ $game }] است.
how-has-form = گونهٔ دیگری از آن [{ $game }] است: [{ $differs }]
how-also-called = با این نام‌ها هم دنبالش می‌گردند: [{ $names }].
how-source = منبع: [{ $source }].
how-no-house-rules = این بازی همین‌طور که هست بازی می‌شود: قانون خانگی ندارد.
players-and-minutes = { $players }، حدود { $minutes } دقیقه
house-rules-of-game = قانون‌های خانگی { $game }
house-changed = { $count ->
    [0] همان قانون‌های معمول است.
    [1] یک قانون عوض شده است.
   *[other] { $count } قانون عوض شده است.
}
learn-title-of = یاد گرفتن { $game }
games-rules = هر قانون در [کتاب قانون‌ها] شماره‌ای دارد.
no-game-of-name = هنوز چنین بازی‌ای اینجا نیست. نام کوتاه‌تری بنویسید، یا به پرسش‌ها پاسخ دهید.
game-about = بازی
game-match = یک بازی کامل
game-target = امتیاز برد
game-points = امتیازهای یک دور
