"""Kills workers, the gate and connections at random while people use ServedApp. Usage: kills.py PROGRAM [KILLS] [SEED] [nginx]

With `nginx`, people come through one, which is killed as well.

What a page shows afterwards must be what it showed before, or lack what is documented: the view's state and globals go with
their process, and the writes of the last moment may not have reached the disk.
"""

import os
import random
import re
import signal
import sys
import threading
import time
from collections import Counter

from browser import Lost, Person
from proxy import Proxy
from server import Server

PROGRAM = sys.argv[1]
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 50
SEED = int(sys.argv[3]) if len(sys.argv) > 3 and sys.argv[3].isdigit() else random.randrange(1 << 30)
THROUGH_NGINX = "nginx" in sys.argv
# A write is on its way to the disk for no longer.
MOMENT = 1.0
chance = random.Random(SEED)


class User:
    """Somebody who uses a page and knows what it should show."""

    def __init__(self, name, url, authority=None):
        self.name = name
        self.page = Person(url, authority).open()
        self.kept = {"name": [(0, "nobody")], "draft": [(0, "none")], "path": [(0, "/")], "text": [(0, "")]}
        self.count, self.notes = {0}, {""}
        self.steps = 0
        self.begin()

    def begin(self):
        """A round begins, in which something is killed at some time."""
        self.uncertain = False
        self.told = len(self.page.told)
        self.presses, self.added = 0, []

    def note(self, key, value):
        self.kept[key].append((time.monotonic(), value))

    def write(self, text):
        self.note("text", text)
        self.page.write(text)

    def act(self):
        self.steps += 1
        text = f"{self.name}{self.steps}"
        what = chance.choice(["name", "draft", "count", "note", "text", "deep"] if self.page.path == "/" else ["back"])
        try:
            if what == "count":
                before, self.count = self.count, {one + 1 for one in self.count} | self.count
                self.presses += 1
                self.page.press("Count")
                self.count = {one + 1 for one in before}
            elif what == "note":
                self.write(text)
                self.added.append(text)
                before = self.notes
                added = {f"{one}+{text}".lstrip("+") for one in before}
                self.notes = before | added
                self.page.press("Note")
                self.notes = added
            elif what in ("name", "draft"):
                self.write(text)
                self.note(what, text)
                self.page.press(what.capitalize())
            elif what == "text":
                self.write(text)
            elif what == "deep":
                self.note("path", "/deep")
                self.page.press("Deep")
                self.page.reload()
            else:
                self.note("path", "/")
                self.page.send("back")
                self.page.reload()
        except Lost:
            return False
        return True

    def look(self):
        """Comes back, as the script does, and reads what is there."""
        lost = []
        for _ in range(5):
            try:
                self.page.hear(0.02)
                self.page.reload()
                path = self.page.path
                while self.page.path != "/":
                    self.page.send("back")
                    self.page.reload()
                return {"path": path, "text": self.page.text(), **self.page.values()}
            except Lost as error:
                lost.append(str(error))
                self.page.join()
        raise AssertionError(f"the page never settles: {lost}")

    def check(self, mayLose, when):
        found = self.look()
        problems = []
        for key, history in self.kept.items():
            sure = [value for at, value in history if at < when - MOMENT][-1:]
            late = [value for at, value in history if at >= when - MOMENT]
            if not mayLose:
                sure, late = [], [value for _, value in history][-2 if self.uncertain else -1:]
            if found[key] not in sure + late:
                problems.append(f"{key} is {found[key]!r} instead of {(sure + late)!r}")
        lost = False
        # What a new process can have: what was done since the kill, which was at some time in this round.
        counts = {str(one) for one in range(self.presses + 1)}
        notes = {"+".join(self.added[start:end]) for end in range(len(self.added) + 1) for start in range(end + 1)}
        for key, wanted, new in [("count", {str(one) for one in self.count}, counts), ("notes", self.notes, notes)]:
            if found[key] in wanted:
                continue
            if not (mayLose and found[key] in new):
                problems.append(f"{key} is {found[key]!r} instead of {sorted(wanted)!r}")
            lost = True
        if lost and len(self.page.told) == self.told:
            problems.append("state was lost, and nobody was told")
        for other in re.findall(r"(ann|ben)\d", self.page.html):
            if other != self.name:
                problems.append(f"{other}'s text is at {self.name}'s page")
        self.kept = {"name": [(0, found["name"])], "draft": [(0, found["draft"])], "path": [(0, "/")], "text": [(0, found["text"])]}
        self.count, self.notes = {int(found["count"])}, {found["notes"]}
        return problems, lost


def kill(kind, server, user):
    if kind == "worker":
        os.kill(user.worker, signal.SIGKILL)
    elif kind == "gate":
        server.process.kill()
        server.process.wait()
        server.process.stderr.read()
        server.start()
    elif kind == "nginx":
        proxy.kill()
        proxy.start()
    else:
        line = user.page.socket
        if line:
            line.cut()


server = Server(PROGRAM, CAIRN_WEB_TLS="1" if THROUGH_NGINX else "0")
proxy = Proxy(server.url) if THROUGH_NGINX else None
users = [User(name, *((proxy.url, proxy.certificate) if proxy else (server.url,))) for name in ("ann", "ben")]
seen = Counter()
print(f"{KILLS} kills, seed {SEED}")
for number in range(KILLS):
    kind = chance.choices(["worker", "gate", "connection", "nginx"], [5, 2, 3, 3 if proxy else 0])[0]
    hit = chance.choice(users)
    # nginx does not tell whose worker is which.
    hit.worker = chance.choice(server.busy_workers()) if proxy else server.worker_of(hit.page)
    moment = []

    def strike():
        moment.append(time.monotonic())
        kill(kind, server, hit)

    timer = threading.Timer(chance.uniform(0, 0.15), strike)
    timer.start()
    for user in users:
        user.begin()
    for _ in range(chance.randrange(1, 12)):
        user = chance.choice([user for user in users if not user.uncertain] or [None])
        if user and not user.act():
            user.uncertain = True
    timer.join()
    for user in users:
        mayLose = kind == "gate" or kind == "worker" and (user is hit or proxy)
        problems, lost = user.check(mayLose, moment[0])
        seen[f"{kind}: {'state lost as documented' if lost else 'nothing lost'}"] += user is hit or kind in ("gate", "nginx")
        if problems:
            print(f"  kill {number + 1}, {kind} of {hit.name}; {user.name}'s page: " + "; ".join(problems))
            sys.exit(1)
for name, count in sorted(seen.items()):
    print(f"  {name}: {count}")
for user in users:
    user.page.close()
if proxy:
    proxy.stop()
log = server.stop()
others = [line for line in log.splitlines() if "(crashed, signal 9)" not in line]
if others:
    print("  the log says:", *others, sep="\n  ")
    sys.exit(1)
print("  the log names only what was killed")
