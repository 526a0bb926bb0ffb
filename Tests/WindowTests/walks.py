"""The walks there are, by name, and how they are taken. A walk may say what the app is started with."""

import contextlib
import itertools
import os
import signal
import subprocess
import sys
import tempfile
import traceback

import pace
from person import Problem, TimeUp

# No walk takes longer, however slow the machine.
LIMIT = 150

SCENARIOS = {}


def scenario(walk):
    SCENARIOS[walk.__name__] = walk
    return walk


def started(*arguments, **settings):
    """Starts the app of a walk with arguments, in an environment, or with settings of GTK's."""

    def mark(walk):
        walk.arguments, walk.settings = arguments, settings
        return walk

    return mark


def at_its_own_pace(walk):
    """A walk that counts how often the app is woken; being stopped and let go would count."""
    walk.only_fast = True
    return walk


def hebrew():
    """The environment of an app in a language from right to left; empty where there is none to be had."""
    folder = os.path.join(tempfile.gettempdir(), "cairn-locales")
    place = os.path.join(folder, "he_IL.UTF-8")
    if not os.path.exists(place):
        os.makedirs(folder, exist_ok=True)
        subprocess.run(["localedef", "-i", "he_IL", "-f", "UTF-8", place], capture_output=True)
    return {"LOCPATH": folder, "LC_ALL": "he_IL.UTF-8"} if os.path.exists(place) else {}


@contextlib.contextmanager
def within_limit():
    def time_is_up(*_):
        raise TimeUp(f"it takes longer than {LIMIT} seconds")

    signal.signal(signal.SIGALRM, time_is_up)
    signal.alarm(LIMIT)
    try:
        yield
    finally:
        signal.alarm(0)


class Tally:
    """Takes walks one after another, says what comes of each, and leaves the counts for the script that sums up."""

    def __init__(self):
        self.total = self.failed = self.again = 0

    def take(self, name, walk):
        """Takes a walk; one that fails, a second time: pointers, keys and displays of a busy machine are not always on time.
        That it took two is said, and counted."""
        self.total += 1
        try:
            walk()
            print(f"ok      {name}", flush=True)
            return
        except Exception as error:
            self._say("AGAIN ", name, error)
        try:
            walk()
            self.again += 1
            print(f"ok      {name}, the second time", flush=True)
        except Exception as error:
            self.failed += 1
            self._say("FAILED", name, error)

    def _say(self, what, name, error):
        print(f"{what}  {name}: {error}", flush=True)
        if not isinstance(error, Problem):
            traceback.print_exception(type(error), error, error.__traceback__)

    def end(self, how):
        print(f"{self.total - self.failed} of {self.total} {how}", flush=True)
        if os.environ.get("TALLY"):
            with open(os.environ["TALLY"], "a") as file:
                file.write(f"{self.total} {self.failed} {self.again}\n")
        sys.exit(1 if self.failed else 0)


def take(walks, start):
    """Takes the walks that were asked for, or all of them, each with an app of its own: once as fast as it can, and once with the
    app slowed down, unless PACE says which."""
    tally = Tally()
    paces = {"fast": [False], "slow": [True]}.get(os.environ.get("PACE"), [False, True])
    for name, pace.is_slow in itertools.product(sys.argv[1:] or walks, paces):
        if pace.is_slow and getattr(walks[name], "only_fast", False):
            continue

        def go():
            app = None
            try:
                with within_limit():
                    app = start(walks[name])
                    walks[name](app)
                    app.end()
            except Exception:
                if app:
                    if os.environ.get("PICTURES"):
                        app.picture(os.path.join(os.environ["PICTURES"], f"{name}.png"))
                    app.stop()
                raise

        tally.take(f"{name}, slowed down" if pace.is_slow else name, go)
    tally.end("walks went as they should")
