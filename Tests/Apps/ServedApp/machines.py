"""Serves ServedApp on two machines with folders of their own and one Redis. Usage: machines.py PROGRAM REDIS-SERVER [ROUNDS] [SEED]

A machine that is put away, killed or merely left must leave its people to the other one.
"""

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import urllib.parse

from browser import Lost, Person
from server import Server, expect, until

PROGRAM, REDIS = sys.argv[1], sys.argv[2]
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else 12
SEED = int(sys.argv[4]) if len(sys.argv) > 4 else random.randrange(1 << 30)
chance = random.Random(SEED)


class Redis:
    """A Redis that writes down each command before it answers."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="cairn-redis-")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [REDIS, "--port", str(self.port), "--dir", self.folder, "--appendonly", "yes", "--appendfsync", "always",
             "--save", "", "--requirepass", "s3cret"], stdout=subprocess.DEVNULL)
        until("Redis answers", lambda: b"PONG" in self.ask("PING"))

    def ask(self, *words):
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as line:
                for command in [("AUTH", "s3cret"), words]:
                    line.sendall(b"*%d\r\n" % len(command))
                    for word in command:
                        line.sendall(b"$%d\r\n%s\r\n" % (len(word.encode()), word.encode()))
                line.shutdown(socket.SHUT_WR)
                answer = b""
                while part := line.recv(1 << 16):
                    answer += part
                return answer
        except OSError:
            return b""

    def has(self, text, visits=None):
        """Whether one person's files have a text everywhere `do` puts it, and that many visits."""
        texts = [f'"value /\\nfield Text": "{text}"', f'"name": "{text}"', f'"draft": "{text}"']
        if visits is not None:
            texts.append(f"<integer>{visits}</integer>")
        keys = [key for key in self.ask("KEYS", "cairn:*:person:*").decode().split("\r\n") if key.startswith("cairn:")]
        files = [self.ask("HGETALL", key) for key in keys]
        return any(all(one.encode() in person for one in texts) for person in files)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def lose(self):
        """It is killed, and comes back without anything."""
        self.kill()
        shutil.rmtree(self.folder)
        os.mkdir(self.folder)
        self.start()


def go(page, machine):
    """The person's next request reaches another machine."""
    page.close()
    page.person.url = urllib.parse.urlsplit(machine.url)
    page.load(again=True)


def kill(machine):
    """The machine loses its power."""
    for process in [machine.process.pid, *machine.workers()]:
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            pass
    machine.process.wait()


def shown(page):
    return {key: value for key, value in page.values().items() if key in ("name", "draft", "visits")}


def do(page, text):
    """Changes something of each kind."""
    page.write(text)
    for button in ["Name", "Draft", "Visit"]:
        page.press(button)
    page.hear()


redis = Redis()
machines = [Server(PROGRAM, CAIRN_WEB_REDIS=f"redis://:s3cret@127.0.0.1:{redis.port}/0") for _ in range(2)]
a, b = machines
try:
    person = Person(a.url)
    page = person.open()
    do(page, "Ann")
    page.press("Deep")
    page.hear()
    a.stop()
    go(page, b)
    expect("what was put away on one machine goes on at the other", "/deep", page.path)
    page.send("back")
    page.reload()
    expect("with all that it stored", {"name": "Ann", "draft": "Ann", "visits": "1"}, shown(page))
    a.start()

    # The same page stays open at one machine while its person is sent to the other one.
    old = page
    elsewhere = Person(a.url)
    elsewhere.cookies = dict(person.cookies)
    page = elsewhere.open()
    do(page, "Bea")
    until("the other machines know", lambda: redis.has("Bea"))
    try:
        do(old, "Cid")
        # The write is refused, and the pages there end.
        old.hear(3)
    except Lost:
        pass
    go(page, a)
    expect("a machine that somebody else has taken over for changes nothing", "Bea", shown(page)["name"])
    old.close()

    # What they share is lost. Nobody is put away, and it is shared again.
    for how, lose in [("emptied", lambda: redis.ask("FLUSHALL")), ("restarted empty", redis.lose)]:
        lose()
        do(page, how)
        until(f"{how}: it is shared again", lambda: redis.has(how) or page.send("seen", 1))
        expect(f"{how}: the page stays", how, shown(page.reload())["name"])
        go(page, b)
        expect(f"{how}: the other machine goes on", how, shown(page)["name"])
        go(page, a)

    # A machine that has only read the key serves newcomers while nobody answers.
    late = Server(PROGRAM, CAIRN_WEB_REDIS=f"redis://:s3cret@127.0.0.1:{redis.port}/0")
    machines.append(late)
    redis.kill()
    newcomer = Person(late.url)
    do(newcomer.open(), "Dot")
    expect("without Redis, a machine that has only read the key serves newcomers", True, True)
    # The other machine finds that nobody answers.
    do(Person(b.url).open(), "Eve")
    redis.start()
    do(page, "Fay")
    until("what happens at one machine is shared", lambda: redis.has("Fay") or page.send("seen", 1))
    go(page, b)
    expect("a machine that found nobody asks again before it shows what it knew", "Fay", shown(page)["name"])
    go(page, a)
    late.stop()
    machines.pop()

    print(f"{ROUNDS} moves, seed {SEED}")
    here, visits = 0, int(page.reload().values()["visits"])
    for step in range(ROUNDS):
        text = f"text{step}"
        do(page, text)
        visits += 1
        how = chance.choice(["put away", "killed", "left", "without Redis"])
        if how == "without Redis":
            redis.kill()
            text = f"alone{step}"
            do(page, text)
            visits += 1
            redis.start()
            # The connection is tried again a moment later.
            until("the machine has told", lambda: redis.has(text, visits) or page.send("seen", 1))
        else:
            until("it is shared", lambda: redis.has(text, visits))
        if how == "put away":
            machines[here].stop()
        elif how == "killed":
            kill(machines[here])
        there = 1 - here
        go(page, machines[there])
        if how in ("put away", "killed"):
            machines[here].start()
        expect(f"{how}: it goes on", {"name": text, "draft": text, "visits": str(visits)}, shown(page))
        here = there
    page.close()
finally:
    for machine in machines:
        if machine.process.poll() is None:
            kill(machine)
    redis.kill()
print("passed")
