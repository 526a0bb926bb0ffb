"""How fast an app may run. What a person sees of an app must not depend on it, so walks are taken at more than one pace."""

import os
import signal
import threading
import time

# Of a slow app: how long it runs, and how long it then stands still, in seconds.
RUNS, STANDS = 0.04, 0.06

is_slow = False


def keep(process):
    """Has a process that was just started run at the pace of the walk, until it ends."""
    if is_slow:
        threading.Thread(target=_hold_back, args=(process.pid,), daemon=True).start()


def _hold_back(number):
    # The process may end at any time, and its number be another's.
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
