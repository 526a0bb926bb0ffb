"""Counts what travels to Chromium: for a first visit, and for each page that a link pushes.

Usage: bytes.py URL CHROMIUM [WHAT]. Prints a line for each figure, and fails beyond the limits, which are for Catalog.
"""

import asyncio
import statistics
import sys
import urllib.parse

from playwright.async_api import async_playwright

URL, CHROMIUM = sys.argv[1:3]
# The names and proofs in a page are random, by which its compressed size varies by 23 bytes. The headers that restrict pages take 270.
# Ordering the script's modules without circles, and showing that a server is slow, took 90 more; an iPhone's rows for fingers 44.
MOST_FIRST, MOST_REQUESTS, MOST_PUSH = 12_720, 2, 1_024


class Relay:
    """Stands between browser and server, and counts what each connection brings to the browser."""

    def __init__(self, url):
        self.url = urllib.parse.urlsplit(url)
        self.down = 0

    async def start(self):
        server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        return f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    async def connect(self, reader, writer):
        up, down = await asyncio.open_connection(self.url.hostname, self.url.port)
        await asyncio.gather(self.pass_on(reader, down, 0), self.pass_on(up, writer, 1), return_exceptions=True)

    async def pass_on(self, reader, writer, counts):
        while data := await reader.read(65_536):
            self.down += counts * len(data)
            writer.write(data)
            await writer.drain()
        writer.close()


class Visit:
    """The requests of a page, as Chromium sees them: their bytes on the wire, with their heads."""

    def __init__(self):
        self.requests = {}
        self.live = asyncio.Event()
        self.first = None

    async def watch(self, page):
        session = await page.context.new_cdp_session(page)
        await session.send("Network.enable")
        session.on("Network.requestWillBeSent", lambda event: self.requests.update(
            {event["requestId"]: [urllib.parse.urlsplit(event["request"]["url"]), None]}))
        session.on("Network.loadingFinished", self.loaded)
        session.on("Network.webSocketFrameReceived", lambda event: self.live.set())
        return session

    def loaded(self, event):
        if event["requestId"] in self.requests:
            self.requests[event["requestId"]][1] = event["encodedDataLength"]

    def sum(self, names):
        return sum(size or 0 for url, size in self.requests.values() if any(part in url.path for part in names))


async def first_visit(browser, url):
    context = await browser.new_context()
    page = await context.new_page()
    visit = Visit()
    await visit.watch(page)
    await page.goto(url)
    await asyncio.wait_for(visit.live.wait(), 20)
    await page.wait_for_load_state("networkidle")
    # What is asked for after the page is complete and its socket is open counts apart.
    later = [request for request, (where, _) in visit.requests.items() if ("/style-" in where.path or "/extras-" in where.path) and request != next(iter(visit.requests))]
    first = {request: entry for request, entry in visit.requests.items() if request not in later and entry[0].scheme.startswith("http")}
    for where, size in first.values():
        print(f"  {where.path[:16]:16} {size:7}")
    total = sum(size for _, size in first.values())
    print(f"first visit: {len(first)} requests, {total} bytes; the style sheet and the extras follow: {sum(visit.requests[r][1] for r in later)} bytes")
    return page, total <= MOST_FIRST and len(first) <= MOST_REQUESTS


async def quiet(page, relay):
    """Waits until nothing has come for a while, and returns how much there was."""
    last = -1
    while last != relay.down:
        last = relay.down
        await page.wait_for_timeout(250)
    return last


async def pushes(page, relay):
    links = page.locator("#root a[href]:not([target])")
    sizes = {}
    for index in range(await links.count()):
        link = links.nth(index)
        name = (await link.inner_text()).strip().split("\n")[0]
        before = await quiet(page, relay)
        title = await page.locator("h1").inner_text()
        await link.click()
        await page.wait_for_function("title => document.querySelector('#root h1')?.innerText !== title", arg=title)
        sizes[name] = await quiet(page, relay) - before
        await page.go_back()
        await page.wait_for_function("title => document.querySelector('#root h1')?.innerText === title", arg=title)
    ordered = sorted(sizes.items(), key=lambda one: one[1])
    for name, size in ordered[-5:]:
        print(f"  {name[:32]:32} {size:6}")
    print(f"{len(sizes)} pushes: median {statistics.median(sizes.values()):.0f} bytes, most {ordered[-1][1]}")
    large = sum(size > MOST_PUSH for size in sizes.values())
    print(f"  {large} of them above {MOST_PUSH} bytes")
    return large * 10 <= len(sizes)


async def main():
    relay = Relay(URL)
    url = await relay.start()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        # The median of three, as tokens are random.
        visits = []
        for _ in range(3):
            if visits:
                await visits[-1][0].context.close()
            visits.append(await first_visit(browser, url))
        page, is_small = visits[-1][0], sum(small for _, small in visits) > 1
        are_small = await pushes(page, relay)
        await browser.close()
    if not (is_small and are_small):
        sys.exit("more than the limits")


asyncio.run(main())
