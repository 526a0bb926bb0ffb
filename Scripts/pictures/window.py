"""Takes the pictures of windows: window.py PROGRAM FOLDER. Needs a display, a bus and the system's Python, as tests of windows do."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import steps

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "Tests/WindowTests"))
import person  # noqa: E402

EDGE = 5
PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])


class Window(person.App):
    """An app at twice the density: what assistive technology counts in points, the display counts in pixels."""

    def _x_window(self, number):
        return tuple(value // steps.DENSITY for value in super()._x_window(number))

    def place(self, node):
        return tuple(value * steps.DENSITY for value in self._steady_place(node))

    def move_to(self, node):
        person.xdotool("mousemove", *self.place(node))

    def resize(self, width, height):
        person.xdotool("windowsize", self.window, width * steps.DENSITY, height * steps.DENSITY)
        person.until("the window has its size", lambda: self._x_window(self.window)[2:] == (width, height))
        time.sleep(1)


class User:
    def __init__(self, size, appearance):
        self.name, self.size = appearance, size
        self.home = tempfile.mkdtemp()
        data = pathlib.Path(self.home, "Books")
        data.mkdir()
        (data / "settings.json").write_text(steps.settings())
        person.desktop.FONTS = os.environ["FONTCONFIG_FILE"]
        self.app = Window(
            program=PROGRAM, home=self.home, settings="gtk-font-name=Cantarell 11", CAIRN_APPEARANCE=appearance,
            GDK_SCALE=str(steps.DENSITY), CAIRN_REDUCE_MOTION="1")
        # The bar of a window is a part of it. Around it is an edge, which a desktop would draw as a shadow.
        self.app.resize(size[0] + 2 * EDGE, size[1] + steps.BAR + 2 * EDGE)

    def choose(self, row, name=None):
        self.click(self.find(row), name)

    def press(self, button, name=None):
        self.click(self.find(button, "push button"), name)

    def find(self, name, role=None):
        def look():
            found = [node for node in self.app.everything() if node.name.startswith(name)]
            if role:
                found = [node for node in found if node.getRoleName() == role] or found
            return found[-1] if found else None

        return person.until(lambda: f"there is no {name}: {self.app.texts()}", look)

    def click(self, node, name):
        place = self.app.place(node)
        if name:
            person.xdotool("mousemove", *place)
            self.take(name, place)
        self.app.click_on(node)
        time.sleep(0.7)

    def go_back(self):
        self.app.key("Escape")
        time.sleep(0.7)

    def next_field(self):
        self.app.key("Tab")

    def type(self, text):
        self.app.type(text)

    def search(self, words):
        self.app.key("ctrl+f")
        time.sleep(0.7)
        self.app.type(words)

    def take(self, name, pointer=None):
        if not pointer:
            person.xdotool("mousemove", 2390, 1590)
        time.sleep(0.8)
        left, top, width, height = self.app._x_window(self.app.window)
        x, y = (left + EDGE) * steps.DENSITY, (top + EDGE) * steps.DENSITY
        width, height = (width - 2 * EDGE) * steps.DENSITY, (height - 2 * EDGE) * steps.DENSITY
        file = FOLDER / f"window-{self.name}-{name}.png"
        subprocess.run(
            ["import", "-window", "root", "-crop", f"{width}x{height}+{x}+{y}", "+repage", "-strip", str(file)], check=True)
        if pointer:
            place = [(pointer[0] - x) / steps.DENSITY, (pointer[1] - y) / steps.DENSITY]
            file.with_suffix(".json").write_text(json.dumps(place))

    def end(self):
        self.app.stop()


for size, use in steps.WALKS:
    for appearance in steps.APPEARANCES:
        user = User(size, appearance)
        try:
            use(user)
        except BaseException:
            subprocess.run(["import", "-window", "root", str(FOLDER / "failure.png")])
            raise
        finally:
            user.end()
