### صفحهٔ قانون‌های خانگی یک بازی.

house-rules-of-game = قانون‌های خانگی { $game }
house-how = روش بازی { $game }
house-told = همان‌طور بازی کنید که در خانوادهٔ شما رسم است. هر که میز را باز کند قانون‌هایش را می‌گذارد.
house-games = بازی‌ها
house-faults = همهٔ این پیوند به کار نیامد
house-doing = با این قانون‌ها چه می‌شود کرد
house-changed = { $count ->
    [0] همان قانون‌های معمول است.
    [1] یک قانون عوض شده است.
   *[other] { $count } قانون عوض شده است.
}
house-copy = رونوشت پیوند این قانون‌ها
house-copied = رونوشت شد.
house-copy-address = نشانی این صفحه را رونوشت کنید: قانون‌ها در آن است.
house-back = برگشت به قانون‌های معمول
house-saved = ذخیره‌شده در این مرورگر
house-usual = قانون‌های معمول
house-remove = برداشتن
house-remove-of = برداشتن { $name }
house-none = هنوز چیزی نیست. نامی به قانون‌هایتان بدهید تا دفعهٔ بعد اینجا باشند.
house-name = نام این قانون‌ها
house-example = قانون‌های مادربزرگ
house-save = ذخیره
house-not-loaded = قانون‌ها بار نشدند.
