"""Delayed imports in several threads at once."""

import subprocess
import sys

TWO_THREADS = """
import sys, time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from rookery.bots import registry
from rookery.server import late

class Slow:
    "Lets the other thread run before each module is found."
    def find_spec(self, name, path=None, target=None):
        time.sleep(0.001)

sys.meta_path.insert(0, Slow())
with ThreadPoolExecutor(2) as threads:
    bot = threads.submit(registry.bot, "strong", Random(0))
    views = threads.submit(lambda: late.puzzle_views)
    bot.result(), views.result()
"""


def test_threads_that_import_modules_of_one_cycle_do_not_wait_for_each_other() -> None:
    run = [sys.executable, "-c", TWO_THREADS]
    ran = subprocess.run(run, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
