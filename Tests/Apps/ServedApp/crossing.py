"""Two people use ServedApp at random, at the same time. Not a byte of one may reach the other.

Usage: crossing.py PROGRAM [STEPS] [SEED]. It takes the steps with a process for each person and with one for everybody.
"""

import json
import random
import sys
import threading

from browser import Page, Person
from server import Server

PROGRAM = sys.argv[1]
STEPS = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 30)


class WatchedPage(Page):
    """Looks at everything that comes."""

    def load(self, again=False):
        super().load(again)
        self.person.look(self.html)

    def take(self, message):
        self.person.look(json.dumps(message))
        super().take(message)


class Watched(Person):
    def __init__(self, url, own, other, seed):
        super().__init__(url)
        self.own, self.other = own, other
        self.chance = random.Random(seed)
        self.received = self.seen = 0
        self.problem = None
        self.page = WatchedPage(self, "/")

    def look(self, text):
        self.received += len(text)
        self.seen += self.own in text
        assert self.other not in text, f"{self.own} got {text}"

    def step(self, number, buttons):
        page = self.page
        what = self.chance.choice(buttons + ["Count", "Deep"] if page.path == "/" else ["back"])
        if what == "back":
            page.send("back")
            page.reload()
        elif what == "Deep":
            page.press("Deep")
            page.reload()
        elif what == "Count":
            page.press("Count")
        else:
            page.write(f"{self.own}{number}")
            page.press(what)
        if self.chance.random() < 0.01:
            page.reload()

    def use(self, steps, buttons):
        try:
            for number in range(steps):
                self.step(number, buttons)
        except BaseException as error:
            self.problem = repr(error)


def cross(name, buttons, *arguments):
    server = Server(PROGRAM, *arguments)
    # No random name has a hyphen.
    names = ["anna-own", "bert-own"]
    people = [Watched(server.url, names[i], names[1 - i], SEED + i) for i in range(2)]
    threads = [threading.Thread(target=person.use, args=(STEPS // 2, buttons)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for person in people:
        if person.problem:
            sys.exit(f"{name}: {person.problem[:2_000]}")
        # Or nothing would have been looked at.
        assert person.seen > STEPS / 20, f"{person.own} has seen little of their own: {person.seen}"
        person.page.close()
    server.stop()
    print(f"{name}: {STEPS} steps, {sum(person.received for person in people)} bytes, none of the other person")


print(f"seed {SEED}")
cross("a process for each person", ["Name", "Draft", "Note"])
# Globals are everybody's there, so this app may not write them.
cross("one process for everybody", ["Name", "Draft"], "--shared")
