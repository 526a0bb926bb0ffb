"""Measures a counter in Cairn beside the same in NiceGUI, textual-serve and Python's websockets, one after the other on this
machine. Usage: compare.py PROGRAM CHROMIUM. A peer that is not installed is left out."""

import asyncio
import importlib.util
import json
import os
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

from playwright.async_api import async_playwright
from websockets.asyncio.client import connect

PROGRAM, CHROMIUM = sys.argv[1:3]
HERE = os.path.dirname(os.path.abspath(__file__))
CLICKS, VISITS, SESSIONS, IDLE, EVENTS = 200, 7, 500, 5_000, 300
figures = {}


def note(name, who, value):
    figures.setdefault(name, {})[who] = value
    print(f"{name}; {who}: {value}", flush=True)


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Server:
    def __init__(self, *command):
        self.state = tempfile.mkdtemp(prefix="cairn-")
        environment = {**os.environ, "CAIRN_WEB_STATE": self.state, "HOME": self.state}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment, start_new_session=True)

    def until_it_answers(self):
        for _ in range(600):
            try:
                return urllib.request.urlopen(self.url, timeout=5).read()
            except OSError:
                time.sleep(0.1)
        sys.exit(f"{self.url} does not answer")

    def processes(self):
        """The server's processes: itself and its children."""
        listed = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True).stdout.split()
        parents = dict(zip(map(int, listed[::2]), map(int, listed[1::2])))
        ours = [self.process.pid]
        for pid in ours:
            ours += [child for child, parent in parents.items() if parent == pid]
        return ours

    def cpu(self):
        """The nanoseconds of processor time that all threads have had."""
        total = 0
        for pid in self.processes():
            try:
                for thread in os.listdir(f"/proc/{pid}/task"):
                    with open(f"/proc/{pid}/task/{thread}/schedstat") as file:
                        total += int(file.read().split()[0])
            except OSError:
                pass
        return total

    def stop(self):
        os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
        shutil.rmtree(self.state, ignore_errors=True)


class Cairn(Server):
    def __init__(self, page, *arguments):
        super().__init__(PROGRAM, page, "--web", "127.0.0.1:0", *arguments)
        self.url = self.process.stdout.readline().strip()


class Peer(Server):
    def __init__(self, script, *arguments):
        port = free_port()
        super().__init__(sys.executable, os.path.join(HERE, script), str(port), *arguments)
        self.url = f"http://127.0.0.1:{port}"
        self.until_it_answers()


def memory(pid, *names):
    with open(f"/proc/{pid}/smaps_rollup") as file:
        sizes = {line.split(":")[0]: int(line.split()[1]) for line in file if line.endswith("kB\n")}
    return sum(sizes[name] for name in names)


# In Chromium.

CLICK = """async clicks => {
  const button = [...document.querySelectorAll('button')].find(one => /add/i.test(one.textContent));
  const text = () => document.body.textContent.match(/Count: (\\d+)/)[1];
  const times = [];
  for (let i = 0; i < clicks; i++) {
    const before = text();
    const start = performance.now();
    await new Promise(done => {
      const watch = new MutationObserver(() => { if (text() !== before) { watch.disconnect(); done(); } });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      button.click();
    });
    times.push(performance.now() - start);
    await new Promise(done => setTimeout(done, 5));
  }
  return times;
}"""


async def visit(browser, url):
    """A first visit: its requests and bytes until the network is quiet, and its first paint."""
    context = await browser.new_context()
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    await session.send("Network.enable")
    names, sizes, live = {}, {}, asyncio.Event()
    session.on("Network.requestWillBeSent", lambda event: names.update({event["requestId"]: event["request"]["url"]}))
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    session.on("Network.webSocketFrameReceived", lambda event: live.set())
    await page.goto(url)
    try:
        await asyncio.wait_for(live.wait(), 5)
    except asyncio.TimeoutError:
        pass
    await page.wait_for_load_state("networkidle")
    paint = await page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
    # Cairn's style sheet follows when the page is complete and live.
    first = {one: size for one, size in sizes.items() if not ("/cairn/style-" in names.get(one, ""))}
    return context, page, len(first), sum(first.values()), paint


async def in_chromium(playwright, who, make, pages):
    browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    for kind in pages:
        server = make(kind)
        paints = []
        for _ in range(VISITS):
            context, page, requests, size, paint = await visit(browser, server.url)
            paints.append(paint or float("nan"))
            await context.close()
        note(f"first visit, {kind}", who, f"{requests} requests, {size / 1000:.1f} KB")
        note(f"first paint, {kind}", who, f"{statistics.median(paints):.0f} ms")
        if who != "textual-serve" and kind != "list":
            context, page, *_ = await visit(browser, server.url)
            await page.evaluate(CLICK, 20)
            before = server.cpu()
            times = await page.evaluate(CLICK, CLICKS)
            note(f"click to DOM, {kind}", who, f"{statistics.median(times):.2f} ms")
            note(f"server CPU of a click, {kind}", who, f"{(server.cpu() - before) / CLICKS / 1000:.0f} us")
            await context.close()
        server.stop()
    await browser.close()


# Without a browser.

class Session:
    """A page as the script has it."""

    def __init__(self, server):
        self.server = server

    async def open(self, compression="deflate"):
        answer = await asyncio.to_thread(urllib.request.urlopen, self.server.url)
        html = (await asyncio.to_thread(answer.read)).decode()
        cookie = answer.headers["set-cookie"].split(";")[0]
        self.line = await connect(
            self.server.url.replace("http", "ws") + "/cairn/socket", origin=self.server.url,
            additional_headers={"Cookie": cookie}, compression=compression, ping_interval=None)
        await self.line.send("hello " + re.search(r'data-tab="(\w+)"', html)[1] + " 0")
        await self.line.recv()
        self.sent = self.got = 0
        self.button = int((re.search(r'<button id="e(\d+)"', html) or [0, 0])[1])
        self.link = int((re.search(r'<a id="e(\d+)"', html) or [0, 0])[1])
        await self.tell(["size", 1280, 800], ["media", 0, 0, 0])
        return self

    async def tell(self, *events):
        self.sent += 1
        await self.line.send(json.dumps({"n": self.sent, "a": self.got, "e": events}))
        while True:
            message = json.loads(await self.line.recv())
            self.got = message.get("n", self.got)
            if message.get("a", 0) >= self.sent or "n" in message:
                return


async def sessions(kind):
    server = Cairn(kind, "--shared")
    warm = [await Session(server).open() for _ in range(20)]
    before = memory(server.process.pid, "Private_Dirty", "Private_Clean")
    opened = [await Session(server).open() for _ in range(SESSIONS)]
    after = memory(server.process.pid, "Private_Dirty", "Private_Clean")
    note(f"memory of a session, {kind}, shared", "Cairn", f"{(after - before) / SESSIONS:.1f} KB")
    if kind == "list":
        for one in opened:
            await one.tell(["tap", one.link])
        pushed = memory(server.process.pid, "Private_Dirty", "Private_Clean")
        note("the same with a page pushed", "Cairn", f"{(pushed - before) / SESSIONS:.1f} KB")
    for one in warm + opened:
        await one.line.close()
    server.stop()


async def own_process(kind):
    server = Cairn(kind)
    session = await Session(server).open()
    for _ in range(10):
        await session.tell(["tap", session.button] if session.button else ["seen", 1])
    workers = [pid for pid in server.processes() if pid != server.process.pid]
    used = max(workers, key=lambda pid: memory(pid, "Private_Dirty"))
    note(f"private memory of a person's process, {kind}", "Cairn", f"{memory(used, 'Private_Dirty', 'Private_Clean') / 1024:.1f} MB")
    note(f"of this, written, {kind}", "Cairn", f"{memory(used, 'Private_Dirty') / 1024:.1f} MB")
    server.stop()


async def round_trips(session, count=EVENTS):
    times = []
    for _ in range(count):
        start = time.perf_counter()
        await session.tell(["tap", session.button])
        times.append(time.perf_counter() - start)
        # A person's page may say 200 things a second.
        await asyncio.sleep(0.006)
    return statistics.median(times) * 1e6


async def events():
    server = Cairn("counter", "--shared")
    session = await Session(server).open(compression=None)
    await round_trips(session, 100)
    before = server.cpu()
    alone = await round_trips(session)
    note("server CPU of an event, one after the other", "Cairn", f"{(server.cpu() - before) / EVENTS / 1000:.1f} us")
    idle = []
    while len(idle) < IDLE:
        idle += await asyncio.gather(*[Session(server).open(compression=None) for _ in range(50)])
    await round_trips(session, 100)
    beside = await round_trips(session)
    note("round trip of an event", "Cairn", f"{alone:.0f} us alone, {beside:.0f} us beside {IDLE} idle sockets")
    server.stop()


async def main():
    async with async_playwright() as playwright:
        await in_chromium(playwright, "Cairn", lambda kind: Cairn(kind), ["counter", "rows", "list"])
        rows = {"counter": "0", "rows": "1000"}
        await in_chromium(playwright, "Python's websockets", lambda kind: Peer("bare.py", rows[kind]), ["counter", "rows"])
        if importlib.util.find_spec("nicegui"):
            await in_chromium(playwright, "NiceGUI", lambda kind: Peer("nicegui_app.py", rows[kind]), ["counter", "rows"])
        else:
            print("NiceGUI is not installed: left out")
        if importlib.util.find_spec("textual_serve"):
            await in_chromium(playwright, "textual-serve", lambda kind: Peer("textual_server.py"), ["counter"])
        else:
            print("textual-serve is not installed: left out")
    for kind in ["counter", "list"]:
        await sessions(kind)
        await own_process(kind)
    await events()
    print()
    people = list(dict.fromkeys(who for values in figures.values() for who in values))
    print("| | " + " | ".join(people) + " |\n|" + " --- |" * (len(people) + 1))
    for name, values in figures.items():
        print(f"| {name} | " + " | ".join(values.get(who, "") for who in people) + " |")


asyncio.run(main())
