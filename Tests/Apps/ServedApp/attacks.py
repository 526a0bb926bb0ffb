"""Attacks ServedApp where its processes could take others along. Usage: attacks.py PROGRAM [ROUNDS]"""

import os
import re
import resource
import socket
import subprocess
import sys
import time

from browser import Lost, Person
from server import Server, expect, until

PROGRAM = sys.argv[1]
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 3
# Many reports, each a line of the log.
NONSENSE = b"GET / HTTP/1.1\r\nHost: x y\r\n\r\n"


def raw(server, data, host="127.0.0.1"):
    """Sends bytes, and returns what comes back until the end."""
    with socket.create_connection((host, int(server.url.rsplit(":", 1)[1])), timeout=20) as line:
        line.sendall(data)
        answer = b""
        while True:
            try:
                part = line.recv(65536)
            except ConnectionResetError:
                return answer
            if not part:
                return answer
            answer += part


def logs():
    """A log that cannot be written, or that nobody reads, ends nobody."""
    print("a log that cannot be written")

    def closed_pipe():
        read, write = os.pipe()
        os.close(read)
        return write

    def full_pipe():
        read, write = os.pipe()
        os.set_blocking(write, False)
        try:
            while True:
                os.write(write, b"x" * 4096)
        except BlockingIOError:
            os.set_blocking(write, True)
        full_pipe.kept = read
        return write

    kinds = {"a full disk": lambda: os.open("/dev/full", os.O_WRONLY), "a pipe that is closed": closed_pipe,
             "a pipe that nobody reads": full_pipe, "no standard error": None}
    for arguments in [(), ("--shared",)]:
        for name, make in kinds.items():
            server = Server(PROGRAM, *arguments, log=make or "closed")
            person = Person(server.url)
            page = person.open()
            page.press("Count")
            for _ in range(20):
                answer = raw(server, NONSENSE)
            expect(f"{name}{' '.join(('',) + arguments)}: a bad request is answered", True, answer.startswith(b"HTTP/1.1 400"))
            page.press("Count")
            expect("  and the next click too", ("2", None), (page.reload().values()["count"], server.process.poll()))
            page.close()
            server.stop()


def crashes():
    """A crash while a request is answered is the worker's fault, and says so."""
    print("crashes while a request is answered")
    server = Server(PROGRAM)
    ann, ben = Person(server.url), Person(server.url)
    other = ben.open()
    other.press("Count")
    for _ in range(ROUNDS):
        page = ann.open()
        crash = page.find("Crash")
        page.close()
        fields = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', page.html))
        began = time.monotonic()
        expect("the form that crashes its worker is answered with 502", 502, ann.post("/", {**fields, "tap": f"e{crash}"}))
        expect("  in less time than a backtrace takes", True, time.monotonic() - began < 15)
    expect("metrics tell", str(ROUNDS), re.search(r"cairn_failed_total (\d+)", server.metrics())[1])
    for _ in range(ROUNDS):
        # A request that finds the worker dying fails, too.
        page = ann.open()
        try:
            page.press("Crash")
        except Lost:
            pass
        page.join()
    expect("the neighbor has noticed nothing", "1", other.reload().values()["count"])
    other.close(), page.close()
    server.stop()


def away():
    """What an app began goes on without its person, and is watched."""
    print("workers whose person has left")
    server = Server(PROGRAM, CAIRN_WEB_MEMORY="250")
    for label, reason in [("Hang later", "hung"), ("Eat later", "memory")]:
        page = Person(server.url).open()
        worker = server.worker_of(page)
        page.press(label)
        page.close()
        until(f"{label}: the worker is ended", lambda: not os.path.exists(f"/proc/{worker}"), 60)
        expect("  for that", True, f'cairn_worker_exits_total{{reason="{reason}"}} 1' in server.metrics())
    server.stop()


def descriptors(*arguments):
    """Without descriptors, new connections are refused, and those that are there stay."""
    print("few descriptors" + (", one process for everybody" if arguments else ""))
    server = Server(PROGRAM, *arguments, limits=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (120, 120)))
    port = int(server.url.rsplit(":", 1)[1])
    people = [Person(server.url) for _ in range(3)]
    pages = [person.open() for person in people]
    for page in pages:
        page.press("Count")
    workers = [server.worker_of(page) for page in pages]
    for round in range(ROUNDS):
        crowd = [socket.create_connection(("127.0.0.1", port), timeout=20) for _ in range(400)]
        for line in crowd[::3]:
            try:
                line.sendall(b"GET / HTTP/1.1\r\nHost: a")
            except OSError:
                pass
        for page in pages:
            page.press("Count")
        for line in crowd:
            line.close()
    expect("everybody's clicks count", [str(ROUNDS + 1)] * 3, [page.reload().values()["count"] for page in pages])
    expect("in the processes in which they began", workers, [server.worker_of(page) for page in pages])
    # One cookie with more connections than its worker may have.
    crowd = []
    for _ in range(60):
        line = socket.create_connection(("127.0.0.1", port), timeout=20)
        line.sendall((
            f"GET /cairn/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {server.url}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: {people[0].cookie()['Cookie']}\r\n\r\n").encode())
        crowd.append(line)
    pages[1].press("Count")
    for line in crowd:
        line.close()
    expect("so they do beside somebody with many sockets", str(ROUNDS + 2), pages[1].reload().values()["count"])
    for page in pages:
        page.close()
    expect("no process was ended", [], re.findall(r"worker \d+ ended", server.stop()))


def rebinding(*arguments):
    """A name of somebody else that leads here is answered with nothing."""
    print("names of others" + (", one process for everybody" if arguments else ""))
    server = Server(PROGRAM, *arguments, "--web-host", "app.example.org", CAIRN_WEB_HOSTS="other.example.org, .example.net")
    port = server.url.rsplit(":", 1)[1]
    ann = Person(server.url)
    page = ann.open()
    for host, status in [("app.example.org", 200), ("APP.example.org:1", 200), ("other.example.org", 200),
                         ("a.example.net", 200), (f"localhost:{port}", 200), ("10.0.0.9", 200), ("[::1]:5", 200),
                         ("evil.example.com", 421), ("app.example.org.evil.com", 421), ("127.0.0.1.evil.com", 421)]:
        for cookie in ["", f"Cookie: {ann.cookie()['Cookie']}\r\n"]:
            for path in ["/", "/health", page.html.split('script src="')[1].split('"')[0]]:
                answer = raw(server, f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{cookie}\r\n".encode())
                if not answer.startswith(b"HTTP/1.1 %d" % status):
                    expect(f"{host}{path}", status, answer[:40])
            answer = raw(server, (
                f"GET /cairn/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n{cookie}"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            ).encode()) if status == 421 else b"HTTP/1.1 421"
            if not answer.startswith(b"HTTP/1.1 421"):
                expect(f"the socket of {host}", 421, answer[:40])
        print(f"  {host}: {status}, with and without a cookie")
    page.close()
    server.stop()
    for name in ["https://a", "a:80", "a b", ""]:
        result = subprocess.run([PROGRAM, "--web", "--web-host", name], capture_output=True, text=True, timeout=20)
        expect(f"\"{name}\" is no name", (64, True), (result.returncode, "--web-host" in result.stderr))


def two_apps():
    """Browsers send cookies to all ports of a host."""
    print("two servers on one machine")
    servers = [Server(PROGRAM), Server(PROGRAM)]
    people = [Person(server.url) for server in servers]
    people[1].cookies = people[0].cookies
    for round in range(3):
        pages = [person.open() for person in people]
        for page in pages:
            page.press("Count")
            page.write(f"name {round}")
            page.press("Name")
            page.close()
    expect("a browser has a cookie for each", 2, len(people[0].cookies))
    names = [person.open() for person in people]
    expect("and is somebody to both", ["name 2"] * 2, [page.values()["name"] for page in names])
    for page in names:
        page.close()
    for server in servers:
        server.stop()


for check in [logs, crashes, away, descriptors, lambda: descriptors("--shared"), rebinding, lambda: rebinding("--shared"), two_apps]:
    check()
