"""Takes the pictures of a browser: browser.py PROGRAM CHROMIUM FOLDER."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

import steps

PROGRAM, CHROMIUM, FOLDER = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])

# Pages are shown smaller than by default, so that as much fits as in a window.
ZOOM = 0.9


class Server:
    """Serves the app to a user who has the library of the pictures."""

    def __init__(self):
        self.home = tempfile.TemporaryDirectory()
        self.start("127.0.0.1:0")

    def start(self, address):
        self.process = subprocess.Popen(
            [PROGRAM, "--web", address], stdout=subprocess.PIPE, text=True,
            env=dict(os.environ, HOME=self.home.name, CAIRN_WEB_STATE=self.home.name))
        self.address = self.process.stdout.readline().strip()

    def stop(self):
        self.process.terminate()
        self.process.wait()

    def fill(self):
        """Replaces what the users have stored. A user's folder is there once something is stored for the first time."""
        self.stop()
        for file in pathlib.Path(self.home.name).rglob("settings.json"):
            file.write_text(steps.settings())
        self.start(self.address.removeprefix("http://"))


class User:
    def __init__(self, server, browser, size, appearance):
        self.name, self.server = appearance, server
        self.context = browser.new_context(
            viewport=dict(width=round(size[0] / ZOOM), height=round(size[1] / ZOOM)), device_scale_factor=steps.DENSITY * ZOOM,
            color_scheme=appearance, reduced_motion="reduce")
        self.page = self.context.new_page()
        self.open(server.address)
        self.choose("To Read")
        self.press("Add")
        self.type("Walden")
        self.press("Save")
        server.fill()
        self.open(server.address)

    def open(self, address):
        self.page.goto(address)
        self.page.wait_for_timeout(1500)

    def find(self, name):
        return self.page.locator(
            f"a[aria-label^='{name}'], button[aria-label^='{name}'], a:has-text('{name}'), button:has-text('{name}')"
        ).locator("visible=true").last

    def choose(self, row, name=None):
        self.click(self.find(row), name)

    def press(self, button, name=None):
        self.click(self.find(button), name)

    def click(self, element, name=None):
        if name:
            element.hover()
            box = element.bounding_box()
            self.take(name, ((box["x"] + box["width"] / 2) * ZOOM, (box["y"] + box["height"] / 2) * ZOOM))
        element.click()
        self.page.wait_for_timeout(900)

    def go_back(self):
        self.page.go_back()
        self.page.wait_for_timeout(900)

    def next_field(self):
        self.page.keyboard.press("Tab")

    def type(self, text):
        self.page.keyboard.type(text)
        self.page.wait_for_timeout(500)

    def search(self, words):
        self.page.locator("input[type=search]").locator("visible=true").last.click()
        self.type(words)

    def take(self, name, pointer=None):
        if not pointer:
            self.page.mouse.move(1, 1)
        self.page.wait_for_timeout(500)
        file = FOLDER / f"browser-{self.name}-{name}.png"
        self.page.screenshot(path=file)
        file.with_suffix(".json").write_text(json.dumps({"pointer": pointer, "address": self.page.url.replace(self.server.address, "localhost:8080")}))

    def end(self):
        self.context.close()


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    for size, use in steps.WALKS:
        for appearance in steps.APPEARANCES:
            server = Server()
            user = User(server, browser, size, appearance)
            try:
                use(user)
            except BaseException:
                user.page.screenshot(path=FOLDER / "failure.png")
                raise
            finally:
                user.end()
                server.stop()
    browser.close()
