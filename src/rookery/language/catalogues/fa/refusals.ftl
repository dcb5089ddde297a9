### نپذیرفتن‌ها.

refusal-deal-over-already = این دور تمام شده است
refusal-no-such-move = این بازی چنین حرکتی ندارد
refusal-not-now = حالا وقتش نیست
refusal-not-in-this-game = این بازی چنین چیزی ندارد
refusal-turn-of-seat = نوبت شما نیست
refusal-not-held = این ورق دست شما نیست
refusal-rules-forbid = قانون اجازه نمی‌دهد
refusal-rules-forbid-lead = قانون اجازهٔ این شروع را نمی‌دهد
refusal-lead-trump = باید با حکم شروع کنید
refusal-follow-rook = باید از رخ پیروی کنید
refusal-follow-suit = باید از همان خال بازی کنید: { $suit ->
    [black] سیاه
    [green] سبز
    [red] قرمز
    [yellow] زرد
    [spades] پیک
    [hearts] دل
    [diamonds] خشت
   *[clubs] گشنیز
}
refusal-sun-already = خورشید را پیش‌تر خوانده‌اند
refusal-sun-not-here = این بازی خورشید ندارد
refusal-sun-not-outbid = هیچ خواندنی از خورشید بالاتر نیست
refusal-bid-multiple = خواندن باید مضربی از { $step } باشد
refusal-bid-highest-allowed = بالاترین خواندن { $amount } است
refusal-bid-lowest-allowed = پایین‌ترین خواندن { $amount } است
refusal-bid-higher = باید بیش از { $amount } بخوانید
refusal-bid-next = اینجا نمی‌شود پرید: خواندن بعدی { $amount } است
refusal-call-buried = ورقی را که خوابانده‌اید نمی‌توانید صدا کنید
refusal-call-again = این ورق را پیش‌تر صدا کرده‌اید
refusal-call-held = ورقی را که دارید نمی‌توانید صدا کنید
refusal-not-in-pack = این ورق در دسته نیست
refusal-bury-no-counter = ورق امتیازی را نمی‌توانید بخوابانید
refusal-bury-spare = تا ورق دیگری دارید نه ورق امتیازی را می‌توانید بخوابانید و نه حکم را
refusal-bury-one-counter = فقط یک ورق امتیازی را می‌توانید بخوابانید: ۵ یا ۱۰
refusal-exchange-size = یا درست { $cards } ورق با زمین عوض کنید، یا هیچ
refusal-turn-is-one-of = نوبت شما یا برداشتن است، یا ساختن، یا زمین گذاشتن
refusal-trail-only-if = فقط وقتی می‌توانید زمین بگذارید که هیچ ورقتان چیزی برندارد
refusal-build-on-one = ساختن روی یک ورق یا یک ساخت است
refusal-build-value-most = ساخت بیش از { $most } نمی‌شود، نه { $value }
refusal-build-needs = برای ساختن { $value } باید یک { $needed } در دستتان بماند
refusal-moved-on = میز از آن وقت جلوتر رفته است
refusal-watching = شما تماشا می‌کنید؛ برای بازی بنشینید
refusal-table-locked = میزبان این میز را بسته است
refusal-host-only = فقط { $host } می‌تواند
refusal-not-certain-claim = قطعی نیست که همهٔ دست‌ها را بگیرید: بازی کنید
refusal-nothing-to-claim = حالا دستی نیست که بخواهید
refusal-undo-shown = از آن وقت ورقی دیده شده است
refusal-undo-over = دور تمام‌شده همان‌طور می‌ماند
refusal-undo-none = شما در این دور هنوز بازی نکرده‌اید
refusal-undo-not-here = سر این میز حرکت پس گرفته نمی‌شود
refusal-match-is-over = این بازی تمام شده است
refusal-too-many-at-once = یک‌باره زیاد است؛ چند ثانیه صبر کنید
refusal-no-table = میزی با این کد نیست
refusal-seat-gone = این جا حالا مال کس دیگری است
refusal-nothing-to-decide = حالا چیزی برای تصمیم شما نیست
refusal-no-hint-now = الان راهنمایی نیست؛ دوباره بخواهید
refusal-nobody-offline = بدون اینترنت کس دیگری نمی‌تواند سر میز بیاید
