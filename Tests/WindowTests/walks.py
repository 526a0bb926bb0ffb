"""The walks there are, by name, and how they are taken. A walk may say what the app is started with."""

import contextlib
import os
import signal
import sys
import traceback

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


def tell(total, failed):
    """Leaves what came of it all for the script that sums up."""
    if os.environ.get("TALLY"):
        with open(os.environ["TALLY"], "a") as file:
            file.write(f"{total} {failed}\n")


def take(walks, start):
    """Takes the walks that were asked for, or all of them, each with an app of its own, and says what came of them."""
    names = sys.argv[1:] or list(walks)
    failed = 0
    for name in names:
        walk = walks[name]
        app = None
        try:
            with within_limit():
                app = start(walk)
                walk(app)
                app.end()
            print(f"ok      {name}", flush=True)
        except Exception as error:
            failed += 1
            print(f"FAILED  {name}: {error}", flush=True)
            if not isinstance(error, Problem):
                traceback.print_exc()
            if app:
                if os.environ.get("PICTURES"):
                    app.picture(os.path.join(os.environ["PICTURES"], f"{name}.png"))
                app.stop()
    print(f"{len(names) - failed} of {len(names)} walks went as they should", flush=True)
    tell(len(names), failed)
    sys.exit(1 if failed else 0)
