### درس‌ها: صفحهٔ انتخاب درس.

learn-told = سر یک میز واقعی با مربی بازی می‌کنید. او هر مرحله را به وقت خودش توضیح می‌دهد، و اگر حرکت شما بهترین نباشد می‌گوید چرا.
learn-begin = شروع
learn-begin-of = شروع: { $lesson }
learn-again = دوباره بازی
learn-played = بازی شده
learn-lessons = درس‌ها
learn-shared = درس‌های بازی‌های دیگر که اینجا هم به کار می‌آید
learn-shared-told = این بازی‌ها در موضوع درس همین قانون‌ها را دارند.
learn-words = همهٔ واژه‌ها
learn-not-loaded = درس‌ها بار نشدند.
learn-not-opened = درس باز نشد.
puzzles-title = معماها
analysis-title = تختهٔ تحلیل
learn-of = بازی
learn-more = درس‌های بازی‌های دیگر در صفحهٔ خودشان است: [همهٔ بازی‌ها].
learn-puzzles-told = موقعیتی با یک حرکت که روشن است درست است. هر روز یکی تازه.
learn-analysis-told = موقعیتی بچینید یا بچسبانید، و بپرسید هر حرکت چقدر می‌ارزد.
learn-review = آخرین بازی شما
learn-review-told = دور به دور دوباره ببینید، و اینکه هر حرکت چقدر می‌ارزید.
