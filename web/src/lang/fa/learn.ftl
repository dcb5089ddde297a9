### درس‌ها: صفحهٔ انتخاب درس.

learn-title = یاد گرفتن با بازی
learn-title-of = یاد گرفتن { $game }
learn-told = سر یک میز واقعی با مربی بازی می‌کنید. او هر مرحله را به وقت خودش توضیح می‌دهد، و اگر حرکت شما بهترین نباشد می‌گوید چرا.
learn-begin = شروع
learn-begin-of = شروع: { $lesson }
learn-again = دوباره بازی
learn-played = بازی شده
learn-lessons = درس‌ها
learn-first = برای شروع
learn-shared = درس‌های بازی‌های دیگر که اینجا هم به کار می‌آید
learn-shared-told = این بازی‌ها در موضوع درس همین قانون‌ها را دارند.
learn-how = روش بازی { $game }
learn-all = درس‌های همهٔ بازی‌ها
learn-family = بقیهٔ خانواده
learn-words = همهٔ واژه‌ها
learn-not-loaded = درس‌ها بار نشدند.
learn-not-opened = درس باز نشد.
