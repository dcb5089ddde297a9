### پیدا کردن بازی‌ای که به بازی خانواده نزدیک‌تر است.

find-title = بازی خود را پیدا کنید
find-all = همهٔ بازی‌ها
find-told = هر خانواده‌ای Rook خودش را دارد. به هر چه می‌دانید پاسخ بدهید تا نزدیک‌ترین بازی، با قانون‌های خودتان، اول بیاید.
find-players = چند نفرید؟
find-ones = جای 1 یا آس کجاست؟
find-ones-high = بالاترین
find-ones-low = پایین‌ترین
find-out = در بازی نیست
find-rook = جای رخ کجاست؟
find-rook-high = بالاترین حکم
find-rook-upper = میان 12 و 13
find-rook-middle = میان 10 و 11
find-rook-low = پایین‌ترین حکم
find-calls = حاکم یار صدا می‌کند؟
find-calls-yes = بله، با نام بردن یک ورق
find-calls-no = نه
find-target = تا چند بازی می‌کنید؟
find-unknown = نمی‌دانم
find-nearest = نزدیک‌ترین بازی‌ها
find-decide = پاسخ‌های شما تعیین می‌کند
find-begin = با هر پرسشی شروع کنید؛ یک پاسخ برای فهرست اول بس است.
find-differs = تفاوت‌ها: { $differences }.
find-differs-and = { $one }؛ { $other }
find-fits = با همهٔ پاسخ‌های شما جور است.
find-set = برای شما تنظیم شده: { $options }.
find-set-players = { $count } بازیکن
find-set-target = { $count } امتیاز برای برد
find-set-rook = { $place ->
    [high] رخ بالاترین حکم است
    [upper] رخ میان 12 و 13 است
    [middle] رخ میان 10 و 11 است
   *[low] رخ پایین‌ترین حکم است
}
find-rules-of = قانون‌های خانگی { $game }
find-how = روش بازی { $game }
find-copy = رونوشت پیوند برای خانواده
find-copied = پیوند رونوشت شد.
find-copy-this = این پیوند را رونوشت کنید: { $link }
find-failed = نزدیک‌ترین بازی‌ها پیدا نشدند.
