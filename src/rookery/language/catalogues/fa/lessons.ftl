### Lessons: what they are called, and what they teach.

# $game is the title of a game.
lesson-first-title = اولین دور شما در { $game }
lesson-tuxedo-first-summary = بردارید، بسازید، زمین بگذارید، و وقتی نارنجی سر می‌رسد زود بجنبید.
lesson-tuxedo-builds-title = Tuxedo: ساخت‌ها
lesson-tuxedo-builds-summary = ساختی را که دیگری ساخته بردارید، و ساختی از خودتان بسازید.
lesson-tuxedo-sweeps-title = Tuxedo: سورها
lesson-tuxedo-sweeps-summary = چیزی نگذارید که دیگران با آن سور بزنند، و خودتان وسط را خالی کنید.
lesson-tuxedo-orange-title = Tuxedo: نارنجی
lesson-tuxedo-orange-summary = قرمز و زرد با هم: ببینید، بردارید، و پیش از همه بگویید.
lesson-dixie-first-summary = بخوانید، زمین را بردارید، حکم کنید و با یارتان دست بگیرید: یک دور کامل، قدم به قدم.
lesson-dixie-bidding-title = Dixie Rook: چقدر بخوانید
lesson-dixie-bidding-summary = کی ورق‌هایتان به خواندن می‌ارزد، و کی بهتر است خواندن را به یارتان بسپارید.
lesson-dixie-points-title = Dixie Rook: دادن و گرفتن امتیاز
lesson-dixie-points-summary = کی ورق امتیازی را به دست یارتان بدهید، و کی نگهش دارید.
lesson-dixie-counting-title = Dixie Rook: حکم‌ها را بکشید و بشمارید
lesson-dixie-counting-summary = چهارده حکم هست. چند تا بیرون است؟ بکشیدشان، و ورق‌های دیگرتان در امان‌اند.
lesson-three-first-summary = شما تنها در برابر دو نفر: بخوانید، حکم کنید، با زمین عوض کنید و حکم‌ها را بکشید.
lesson-three-bidding-title = Rook for Three: تا کجا بالا بروید
lesson-three-bidding-summary = ورق‌هایتان حدی دارند: تا آن حد بخوانید، و همان‌جا بایستید.
lesson-three-points-title = Rook for Three: دادن و گرفتن امتیاز
lesson-three-points-summary = شما و یک نفر دیگر در برابر حاکم: دست‌هایی را بگیرید که امتیاز دارند.
lesson-three-counting-title = Rook for Three: حکم‌ها را بکشید و بشمارید
lesson-three-counting-summary = یازده حکم در دستهٔ ورق است: بشمارید تا وقتی برای دیگران حکمی نماند.
lesson-five-first-summary = بخوانید، حکم کنید، یاری صدا کنید که کسی نمی‌شناسد، و سه نفر در برابر دو نفر بازی کنید.
lesson-five-bidding-title = Rook for five: خواندن با یار ناشناس
lesson-five-bidding-summary = یار صدا خواهید کرد، پس آس‌ها و شاه‌های هر خالی به حساب می‌آیند: تا کجا می‌توانید بالا بروید؟
lesson-five-points-title = Rook for five: دادن و گرفتن امتیاز
lesson-five-points-summary = دو نفر در برابر سه نفر: ورق‌های امتیازی‌تان جایشان کجاست؟
lesson-five-counting-title = Rook for five: حکم‌ها را بکشید و بشمارید
lesson-five-counting-summary = با رخ چهارده حکم هست: تا وقتی بالاترینش را دارید آن‌ها را بکشید.
lesson-kentucky-first-summary = روک مسابقه‌ای که رخ بالاترین حکم آن است: یک دور کامل، قدم به قدم.
lesson-kentucky-original-first-summary = یک دور از اولین ورق: هر مرحله وقتی برسد توضیح داده می‌شود.
