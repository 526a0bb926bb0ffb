"""Limits the speed of an app. What a person sees must not depend on it, so walks run at more than one pace."""

import os
import signal
import threading
import time

# How long a slow app runs and then pauses, in seconds.
RUNS, STANDS = 0.04, 0.06

is_slow = False


def keep(process):
    """Makes a newly started process run at the pace of the walk until it exits."""
    if is_slow:
        threading.Thread(target=_hold_back, args=(process.pid,), daemon=True).start()


def _hold_back(number):
    # The process may exit at any time, and its id may be reused.
    process = os.pidfd_open(number)
    try:
        while True:
            signal.pidfd_send_signal(process, signal.SIGSTOP)
            time.sleep(STANDS)
            signal.pidfd_send_signal(process, signal.SIGCONT)
            time.sleep(RUNS)
    except ProcessLookupError:
        pass
    finally:
        os.close(process)
