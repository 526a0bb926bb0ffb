"""Floods ServedApp with requests without a cookie, beside people who use it.
Usage: flood.py PROGRAM [REQUESTS] [CONNECTIONS] [SECONDS-AWAY]"""

import http.client
import os
import sys
import threading
import time

from browser import Person
from server import Server, expect

PROGRAM = sys.argv[1]
REQUESTS, CONNECTIONS, AWAY = (int(text) for text in (sys.argv[2:] + ["3000", "16", "20"][len(sys.argv) - 2:]))
PATHS = ["/", "/wp-login.php", "/deep", "/.env", "/?q=1", "/robots.txt", "/cairn/picture/x.png", "/cairn/window/x"]


def megabytes(process):
    """The private memory of a process."""
    try:
        with open(f"/proc/{process}/statm") as file:
            pages = file.read().split()
        return (int(pages[1]) - int(pages[2])) * os.sysconf("SC_PAGESIZE") >> 20
    except OSError:
        return 0


def flood(server, statuses, lock):
    """Asks with several connections at a time, none of which has ever been here."""
    host, port = server.url[7:].split(":")
    left = iter(range(REQUESTS))

    def ask():
        line = http.client.HTTPConnection(host, int(port), timeout=60)
        while True:
            with lock:
                number = next(left, None)
            if number is None:
                return line.close()
            try:
                line.request("GET", PATHS[number % len(PATHS)], headers={"User-Agent": "scanner"})
                answer = line.getresponse()
                answer.read()
                status = answer.status
            except (OSError, http.client.HTTPException):
                line.close()
                status = 0
            with lock:
                statuses[status] = statuses.get(status, 0) + 1

    threads = [threading.Thread(target=ask) for _ in range(CONNECTIONS)]
    for thread in threads:
        thread.start()
    return threads


def run(people_count, *arguments, **environment):
    print(f"{REQUESTS} requests without a cookie" + (" to one process for everybody" if arguments else ""))
    server = Server(PROGRAM, *arguments, **environment)
    people = [Person(server.url) for _ in range(people_count)]
    pages = [person.open() for person in people]
    for number, page in enumerate(pages):
        page.write(f"draft {number}")
        page.press("Draft")
        page.press("Count")
    # One of them has been away for a while before it begins.
    away = pages[0]
    away.close()
    time.sleep(AWAY)
    before = {process: megabytes(process) for process in server.workers()}
    statuses, lock, slowest, most, presses = {}, threading.Lock(), 0.0, 0, 0
    began = time.monotonic()
    threads = flood(server, statuses, lock)
    while any(thread.is_alive() for thread in threads):
        for page in pages[1:]:
            start = time.monotonic()
            page.press("Count")
            slowest = max(slowest, time.monotonic() - start)
            presses += 1
        most = max(most, len(server.workers()))
    seconds = time.monotonic() - began
    print(f"  {REQUESTS / seconds:.0f} requests a second, answers {statuses}, "
          f"{presses} clicks beside them, the slowest after {slowest * 1000:.0f} ms")
    after = {process: megabytes(process) for process in server.workers()}
    print(f"  {most} processes at most, megabytes {sorted(before.values())} before and {sorted(after.values())} after, "
          f"{megabytes(server.process.pid)} in the first")
    expect("nobody is answered with anything but pages, a place that is not there, or to come back later",
           set(), set(statuses) - {200, 303, 404, 503})
    loads = away.loads
    away.join()
    expect("who was away finds the page as it was", loads, away.loads)
    values = away.reload().values()
    expect("  with all that was in it", ("1", "draft 0"), (values["count"], values["draft"]))
    counts = [int(page.reload().values()["count"].replace(",", "")) for page in pages[1:]]
    # Each has pressed once before.
    expect("nobody's click was lost", presses + len(counts), sum(counts))
    expect("nobody's page was loaded again by itself", [2] * len(counts), [page.loads for page in pages[1:]])
    if not arguments:
        # People, two warm ones, those of guests now and before.
        expect("no request made a process", True, most <= people_count + 5)
        expect("a first page does not stay", True, max(after.values()) < 200)
        expect("nothing is in the log", "", server.stop()[:500])
    else:
        expect("memory has a bound", True, megabytes(server.process.pid) < 400)
        server.stop()


run(3)
# There is no room for anybody else, and nobody has to go.
run(3, CAIRN_WEB_PEOPLE="3", CAIRN_WEB_WARM="1")
run(3, "--shared")
