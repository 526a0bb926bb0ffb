"""The available walks by name, and the code that runs them. A walk may declare how the app is started."""

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

# The time limit of a walk, even on a slow machine.
LIMIT = 150

SCENARIOS = {}


def scenario(walk):
    SCENARIOS[walk.__name__] = walk
    return walk


def started(*arguments, **settings):
    """Starts the app of a walk with arguments, an environment, or GTK settings."""

    def mark(walk):
        walk.arguments, walk.settings = arguments, settings
        return walk

    return mark


def narrow(walk):
    """Makes the window so narrow that the Catalog has one stack of pages, beginning with its topics."""
    walk.is_narrow = True
    return walk


def begin(walk, app):
    if getattr(walk, "is_narrow", False):
        app.resize(400, 700)
    return app


def at_its_own_pace(walk):
    """Marks a walk that counts how often the app wakes up, which pausing it would affect."""
    walk.only_fast = True
    return walk


def library_is(name, version):
    """Returns whether a library has a version or a later one."""
    return subprocess.run(["pkg-config", f"--atleast-version={version}", name]).returncode == 0


def libadwaita_is(version):
    return library_is("libadwaita-1", version)


def language(name):
    """Returns the environment of an app in a language, such as de_DE, or an empty one if its locale cannot be made."""
    folder = os.path.join(tempfile.gettempdir(), "cairn-locales")
    place = os.path.join(folder, f"{name}.UTF-8")
    if not os.path.exists(place):
        os.makedirs(folder, exist_ok=True)
        subprocess.run(["localedef", "-i", name, "-f", "UTF-8", place], capture_output=True)
    return {"LOCPATH": folder, "LC_ALL": f"{name}.UTF-8"} if os.path.exists(place) else {}


def hebrew():
    """Returns the environment of an app in a right-to-left language."""
    return language("he_IL")


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


def begin_part():
    """Restarts the limit. A walk through many pages calls it for each."""
    signal.alarm(LIMIT)


class Tally:
    """Runs walks one by one, reports each result, and records the counts for the calling script."""

    def __init__(self):
        self.total = self.failed = self.again = 0

    def take(self, name, walk):
        """Runs a walk, and repeats it once if it fails, because pointers, keys and displays of a busy machine may be late.
        The repetition is reported and counted."""
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
    """Runs the requested walks, or all of them, each in a new app: once at full speed, and once with the app slowed down,
    unless PACE selects one."""
    tally = Tally()
    paces = {"fast": [False], "slow": [True]}.get(os.environ.get("PACE"), [False, True])
    for name, pace.is_slow in itertools.product(sys.argv[1:] or walks, paces):
        if pace.is_slow and getattr(walks[name], "only_fast", False):
            continue

        def go():
            app = None
            try:
                with within_limit():
                    app = begin(walks[name], start(walks[name]))
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
