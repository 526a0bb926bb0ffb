"""A browser without a screen, for ServedApp: cookies, pages, presses, and the script's socket with its reconnects."""

import http.client
import json
import re
import ssl
import time
import urllib.parse

from line import Line
from websockets.exceptions import WebSocketException

PATIENCE = 20


def unmasked(text):
    """The token that a page names: the second half of the digits, less the first, which are random."""
    mask, sums = ([int(digit, 36) for digit in half] for half in (text[:26], text[26:]))
    return "".join("0123456789abcdefghijklmnopqrstuvwxyz"[(b - a) % 36] for a, b in zip(mask, sums))


class Person:
    """Somebody with a browser, and so with cookies."""

    def __init__(self, url, authority=None, headers=None):
        self.url = urllib.parse.urlsplit(url)
        self.tls = ssl.create_default_context(cafile=authority) if authority else None
        self.cookies = {}
        # What a proxy in front would add.
        self.headers = headers or {}
        self.attributes = {}

    @property
    def own(self):
        """The name of the app's cookie, which differs for each server."""
        return next(name for name in self.cookies if name.startswith(("cairn-", "__Host-cairn-")))

    def ask(self, path, headers=None):
        """Returns the status, the headers and the text of an answer."""
        kind, options = (http.client.HTTPSConnection, {"context": self.tls}) if self.tls else (http.client.HTTPConnection, {})
        line = kind(self.url.hostname, self.url.port, timeout=PATIENCE, **options)
        try:
            line.request("GET", path, headers={**self.cookie(), **self.headers, **(headers or {})})
            answer = line.getresponse()
            for name, value in answer.getheaders():
                if name.lower() == "set-cookie":
                    pair, *attributes = [part.strip() for part in value.split(";")]
                    self.cookies.__setitem__(*pair.split("=", 1))
                    self.attributes[pair.split("=", 1)[0]] = attributes
            return answer.status, dict(answer.getheaders()), answer.read().decode()
        finally:
            line.close()

    def post(self, path, fields):
        """Sends a form, as a browser without the script does, and returns the status."""
        kind, options = (http.client.HTTPSConnection, {"context": self.tls}) if self.tls else (http.client.HTTPConnection, {})
        line = kind(self.url.hostname, self.url.port, timeout=PATIENCE, **options)
        try:
            headers = {"Content-Type": "application/x-www-form-urlencoded", **self.cookie(), **self.headers}
            line.request("POST", path, urllib.parse.urlencode(fields), headers)
            return line.getresponse().status
        finally:
            line.close()

    def cookie(self):
        text = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": text} if text else {}

    def open(self, path="/"):
        return Page(self, path)


class Lost(Exception):
    """The connection ended before the server had confirmed an event."""


class Page:
    """A page in a browser's tab, which connects and loads itself again as the script does."""

    def __init__(self, person, path="/"):
        self.person, self.path, self.socket = person, path, None
        self.told = []
        self.loads = 0
        # That of the browser's tab.
        self.name = None
        self.load()

    def load(self, again=False):
        """Loads the page, however long the server is away, and connects."""
        self.close()
        end = time.monotonic() + PATIENCE
        while True:
            try:
                status, _, self.html = self.person.ask(self.path, {"Cache-Control": "max-age=0"} if again else {})
                if status == 200:
                    break
                problem = f"status {status}"
            except (OSError, http.client.HTTPException) as error:
                problem = repr(error)
            assert time.monotonic() < end, f"{self.path} cannot be loaded: {problem}"
            time.sleep(0.05)
        self.loads += 1
        self.masked = re.search(r'data-tab="(\w+)"', self.html)[1]
        self.token = unmasked(self.masked)
        self.name = self.name or self.masked
        self.path = re.search(r'data-path="([^"]*)"', self.html)[1]
        self.mark = re.search(r'data-mark="([^"]*)"', self.html)[1]
        self.sent = self.got = 0
        self.waiting = []
        # What the server has told since then.
        self.heard = []
        self.join()

    def join(self):
        """Connects with the page that was loaded. A page that is gone is loaded again."""
        self.close()
        end = time.monotonic() + PATIENCE
        host = f"{self.person.url.hostname}:{self.person.url.port}"
        while True:
            try:
                tls = self.person.tls
                self.socket = Line(
                    f"{'wss' if tls else 'ws'}://{host}/cairn/socket",
                    ssl=tls,
                    origin=f"{'https' if tls else 'http'}://{host}",
                    additional_headers={**self.person.cookie(), **self.person.headers},
                    open_timeout=5,
                )
                # A page that was never connected says how it can be rendered again.
                mark = f" page {self.mark} {self.path}" if self.mark else ""
                self.socket.send(f"hello {self.masked} {self.got} {self.name}{mark}")
                first = json.loads(self.socket.recv(timeout=5))
                if "gone" in first or "moved" in first:
                    return self.load(again="gone" in first)
                self.mark = None
                if "tab" in first:
                    self.become(first)
                    first = json.loads(self.socket.recv(timeout=5))
                self.take(first)
                for number, event in self.waiting:
                    self.transmit(number, event)
                return None
            except (OSError, WebSocketException, EOFError) as error:
                assert time.monotonic() < end, f"the socket cannot be opened: {error!r}"
                time.sleep(0.05)

    def become(self, page):
        """Takes over the page that this tab had left."""
        self.masked, self.path = page["tab"], page["path"]
        self.token = unmasked(self.masked)
        self.html = f"<title>{page['title']}</title>{page['html']}"
        self.sent = self.got = 0
        self.waiting, self.heard = [], []

    def transmit(self, number, event):
        self.socket.send(json.dumps({"n": number, "a": self.got, "e": [event]}))

    def take(self, message):
        self.waiting = [one for one in self.waiting if one[0] > message.get("a", 0)]
        # What came before a reconnect may come again.
        if message.get("n", 0) != self.got + 1:
            return
        self.got = message["n"]
        self.heard += message["o"]
        for operation in message["o"]:
            if operation[0] == "h":
                self.path = operation[3]
            if operation[0] in "nt" and "restored" in str(operation):
                self.told.append(operation)

    def send(self, *event):
        """Sends an event, and waits until the server has confirmed it."""
        self.sent += 1
        try:
            self.waiting.append((self.sent, event))
            self.transmit(self.sent, event)
            while self.waiting:
                self.take(json.loads(self.socket.recv(timeout=PATIENCE)))
        except (OSError, WebSocketException, EOFError) as error:
            raise Lost(repr(error)) from error

    def hear(self, seconds=0.3):
        """Takes what comes."""
        try:
            while True:
                self.take(json.loads(self.socket.recv(timeout=seconds)))
        except (OSError, WebSocketException, EOFError):
            pass

    def close(self):
        if self.socket:
            self.socket.close()
        self.socket = None

    def find(self, label):
        found = re.search(rf'<(?:button|a) id="e(\d+)"[^>]*>(?:<[^>]*>)*{label}<', self.html)
        assert found, f"there is no {label} at {self.path}"
        return int(found[1])

    def press(self, label):
        self.send("tap", self.find(label))

    def field(self, label="Text"):
        return int(re.search(rf'<input id="e(\d+)"[^>]* aria-label="{label}"', self.html)[1])

    def write(self, text, label="Text"):
        self.send("edit", self.field(label), text, 1)

    def text(self, label="Text"):
        """What is in a field."""
        return re.search(rf'<input [^>]*aria-label="{label}"[^>]* value="([^"]*)"', self.html)[1]

    def reload(self):
        # Whoever reloads a page has come to it, which the script tells.
        self.send("seen", 1)
        self.load(again=True)
        return self

    def values(self):
        """What the page shows. Long words have places to break at."""
        return dict(re.findall(r">(\w+)=([^;<]*);<", self.html.replace("<wbr>", "")))

    def title(self):
        return re.search(r"<title>([^<]*)</title>", self.html)[1]
