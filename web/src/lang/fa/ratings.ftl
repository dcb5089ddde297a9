ratings-title = درجه‌ها
ratings-told = قدرت بازی شما، برای هر بازی یک عدد. تا نخواهید کسی آن را نمی‌بیند، حتی خودتان.
ratings-show = درجه‌هایم را نشانم بده
ratings-hide = پنهان کردن درجه‌ها در این مرورگر
ratings-failed = درجه‌های شما بار نشد.
ratings-none = هنوز چیزی درجه نگرفته است. بازی چند دقیقه پس از آنکه کسی آن را ببرد به حساب می‌آید؛ دورهای یکسان سر چند میز چند ساعت بعد.
ratings-wishes = خواست شما
ratings-rate = به بازی‌های من درجه بده
ratings-rate-hint = خاموش: بازی‌هایی که از حالا تمام شوند برای شما درجه ندارند.
ratings-others = درجه‌هایم را به کسانی نشان بده که مال خودشان را نشان می‌دهند
ratings-others-hint = سر میزی که نشسته‌اید: پیش از بازی، و بعد در فهرست میز.
ratings-number = ⁦{ $rating } ± { $margin }⁩
ratings-results-provisional = موقت، { $count } نتیجه
ratings-steady = { $rating }، ربات steady
ratings-latest = آخرین تغییرها
ratings-change = { $kind ->
    [match] [{ $day }]: یک بازی، { $rating }
    [set] [{ $day }]: دورهای یکسان سر چند میز، { $rating }
   *[day] [{ $day }]: دور روز، { $rating }
}
ratings-course = { $title }: از { $first } تا { $last } در { $count } نتیجه.
ratings-how = چگونه کار می‌کند
ratings-how-numbers = ربات steady در هر بازی ۱۵۰۰ دارد. ۴۰۰ امتیاز جلوتر بودن یعنی بردن ده بازی از یازده بازی با طول معمول؛ امتیاز یارها با هم جمع می‌شود.
ratings-how-margin = قدرت واقعی شما ۱۹ بار از ۲۰ بار درون ± است. ± با هر نتیجه کوچک و وقتی بازی نمی‌کنید بزرگ می‌شود؛ درجه تا وقتی ± بیش از ۱۵۰ است موقت است.
ratings-how-counted = در بازی‌ها مهم این است که چه کسی برد، بازی‌های بلند بیشتر از کوتاه. دورهای یکسان سر چند میز و دور روز از همه بیشتر به حساب می‌آید، چون کسی ورق بهتری نداشت.
ratings-how-not = بازی‌هایی که زودتر تمام شوند، تمرین، و جاهایی که ربات بیش از یک‌چهارم بازی کرده به حساب نمی‌آید؛ بازی‌هایی هم که در یک گروه هیچ‌کس نمایه ندارد.

ratings-of = { $name }: { $rating }
ratings-of-provisional = { $name }: { $rating }، موقت

ratings-changed = درجهٔ شما: { $before } ← [{ $after }]
ratings-changed-told = درجهٔ شما: پیش از این { $before }، حالا { $after }.
ratings-first = اولین درجهٔ شما: [{ $rating }]
ratings-follows = درجهٔ شما چند دقیقهٔ دیگر می‌آید، اگر این بازی به حساب بیاید.
