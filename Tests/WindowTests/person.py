"""A person at a window: looks at it through assistive technology, acts with pointer and keys."""

import os
import shutil
import subprocess
import tempfile
import time

import pyatspi
from gi.repository import GLib

PATIENCE = 10.0
COMPLAINTS = ("CRITICAL", "WARNING", "Warning", "Fatal")


class Problem(Exception):
    pass


def until(what, look, patience=PATIENCE):
    """Looks again and again until there is something to see. What is missed may be said when the time is up."""
    end = time.monotonic() + patience
    while True:
        try:
            found = look()
        except Exception as error:  # What is looked at may go away meanwhile.
            found, last = None, error
        else:
            last = None
        if found:
            return found
        if time.monotonic() > end:
            try:
                missed = what() if callable(what) else what
            except Exception as error:
                missed = f"what is on the screen cannot be read: {error}"
            raise Problem(missed + (f" ({last})" if last else ""))
        time.sleep(0.02)


class App:
    def __init__(self, *arguments, program=None, answers=False, **environment):
        self.home = tempfile.mkdtemp()
        env = dict(os.environ, HOME=self.home, XDG_DATA_HOME=self.home, XDG_STATE_HOME=self.home, XDG_CONFIG_HOME=self.home)
        env.update(CAIRN_HOST="window", **environment)
        self.environment = env
        self.errors = tempfile.NamedTemporaryFile("w+", delete=False)
        pipe = subprocess.PIPE if answers else subprocess.DEVNULL
        self.process = subprocess.Popen(
            [program or os.environ["CATALOG"], *arguments], env=env, stdin=pipe, stdout=pipe, stderr=self.errors, text=True)
        try:
            self.root = until("the app is there for assistive technology", self._find)
            self.window = until("a window is on the screen", self._window)
        except Problem:
            self.stop()
            raise

    def _find(self):
        if self.process.poll() is not None:
            raise Problem(f"the app has ended with {self.process.returncode}: {self.complaints()}")
        desktop = pyatspi.Registry.getDesktop(0)
        for index in range(desktop.childCount):
            app = desktop.getChildAtIndex(index)
            if app is not None and app.get_process_id() == self.process.pid:
                return app
        return None

    def _window(self):
        ids = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True, text=True)
        return ids.stdout.split()[0] if ids.stdout.split() else None

    def ask(self, question=""):
        """For programs that answer: what they say of themselves."""
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def complaints(self):
        self.errors.flush()
        with open(self.errors.name) as file:
            return "".join(line for line in file if any(word in line for word in COMPLAINTS))

    def stop(self):
        """Ends the app whatever it is doing."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.home, ignore_errors=True)

    def end(self):
        """Ends the app; whatever it complained of is a failure."""
        self.stop()
        said = self.complaints()
        os.unlink(self.errors.name)
        if said:
            raise Problem(f"complaints on standard error:\n{said}")

    # What can be seen

    def everything(self):
        def children(node):
            try:
                return [node.getChildAtIndex(index) for index in range(node.childCount)]
            except GLib.GError:  # It has gone meanwhile.
                return []

        def walk(node):
            if node is None:
                return
            yield node
            for child in children(node):
                yield from walk(child)

        for node in walk(self.root):
            try:
                box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
            except (NotImplementedError, GLib.GError):
                continue
            # Things are on the screen if they have a size: GTK 4.8 does not say so of each.
            if box.width > 0 and box.height > 0:
                yield node

    def texts(self):
        return [node.name for node in self.everything() if node.name]

    def find(self, name, role=None):
        for node in self.everything():
            if node.name == name and (role is None or node.getRoleName() == role):
                return node
        return None

    def sees(self, name, role=None):
        return until(lambda: f"“{name}” is to be seen; there is {self.texts()[:60]}", lambda: self.find(name, role))

    def misses(self, name):
        until(f"“{name}” is not to be seen any more", lambda: self.find(name) is None)

    def focus(self):
        """What the thing is called that has the keys."""
        for node in self.everything():
            if node.getState().contains(pyatspi.STATE_FOCUSED):
                return node.name
        return None

    def has_focus(self, name):
        until(lambda: f"“{name}” has the focus, not “{self.focus()}”", lambda: self.focus() == name)

    def title(self):
        for node in self.everything():
            if node.getRoleName() == "frame":
                return node.name
        return None

    def is_at(self, title):
        until(lambda: f"the window is called “{title}”, not “{self.title()}”", lambda: self.title() == title)

    # What can be done

    def box(self, node):
        """Where something is on the screen: x, y, width, height."""
        shell = subprocess.run(["xdotool", "getwindowgeometry", "--shell", self.window], capture_output=True, text=True)
        window = dict(line.split("=") for line in shell.stdout.split() if "=" in line)
        frame = next(one for one in self.everything() if one.getRoleName() == "frame")
        outer = frame.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        # Windows have shadows around them, which count.
        margin_x = (int(window["WIDTH"]) - outer.width) / 2
        margin_y = (int(window["HEIGHT"]) - outer.height) / 2
        return int(window["X"]) + margin_x + box.x, int(window["Y"]) + margin_y + box.y, box.width, box.height

    def _place(self, node):
        """The middle of something, on the screen."""
        x, y, width, height = self.box(node)
        return int(x + width / 2), int(y + height / 2)

    def _steady_place(self, node):
        """The same, once it does not move any more."""
        before = None
        for _ in range(200):
            now = self._place(node)
            if now == before:
                return now
            before = now
            time.sleep(0.03)
        return before

    def move_to(self, node):
        x, y = self._steady_place(node)
        subprocess.run(["xdotool", "mousemove", str(x), str(y)], check=True)

    def click_on(self, node, button=1):
        self.move_to(node)
        subprocess.run(["xdotool", "click", str(button)], check=True)

    def click(self, name, role=None, button=1):
        self.click_on(self.sees(name, role), button)

    def hold(self, node, seconds):
        self.move_to(node)
        subprocess.run(["xdotool", "mousedown", "1"], check=True)
        time.sleep(seconds)
        subprocess.run(["xdotool", "mouseup", "1"], check=True)

    def drag(self, start, end):
        """From the middle of one thing to the middle of another."""
        self.move_to(start)
        (x, y), (to_x, to_y) = self._steady_place(start), self._steady_place(end)
        self.drag_between(x, y, to_x, to_y)

    def drag_between(self, x, y, to_x, to_y):
        subprocess.run(["xdotool", "mousemove", str(int(x)), str(int(y)), "mousedown", "1"], check=True)
        for part in range(1, 11):
            way = part / 10
            subprocess.run(
                ["xdotool", "mousemove", str(int(x + (to_x - x) * way)), str(int(y + (to_y - y) * way))], check=True)
            time.sleep(0.02)
        subprocess.run(["xdotool", "mouseup", "1"], check=True)

    def press_button(self, button):
        subprocess.run(["xdotool", "click", str(button)], check=True)

    def key(self, *keys):
        subprocess.run(["xdotool", "key", *keys], check=True)

    def type(self, text):
        subprocess.run(["xdotool", "type", "--delay", "15", text], check=True)

    def act(self, name, role=None):
        """Presses as assistive technology does."""
        self.sees(name, role).queryAction().doAction(0)

    def scroll(self, steps):
        for _ in range(abs(steps)):
            subprocess.run(["xdotool", "click", "5" if steps > 0 else "4"], check=True)

    def resize(self, width, height):
        subprocess.run(["xdotool", "windowsize", self.window, str(width), str(height)], check=True)
