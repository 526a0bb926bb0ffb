"""A person at a window: looks at it through assistive technology, acts with pointer and keys."""

import os
import shutil
import subprocess
import tempfile
import time

import pyatspi

PATIENCE = 10.0


class Problem(Exception):
    pass


def until(what, look):
    """Looks again and again until there is something to see."""
    end = time.monotonic() + PATIENCE
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
            raise Problem(f"{what}" + (f" ({last})" if last else ""))
        time.sleep(0.02)


class App:
    def __init__(self, *arguments, **environment):
        self.home = tempfile.mkdtemp()
        env = dict(os.environ, HOME=self.home, XDG_DATA_HOME=self.home, XDG_STATE_HOME=self.home, XDG_CONFIG_HOME=self.home)
        env.update(CAIRN_HOST="window", **environment)
        self.errors = tempfile.NamedTemporaryFile("w+", delete=False)
        self.process = subprocess.Popen(
            [os.environ["CATALOG"], *arguments], env=env, stdout=subprocess.DEVNULL, stderr=self.errors)
        self.root = until("the app is there for assistive technology", self._find)
        self.window = until("a window is on the screen", self._window)

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

    def complaints(self):
        self.errors.flush()
        with open(self.errors.name) as file:
            return "".join(line for line in file if "CRITICAL" in line or "WARNING" in line or "Fatal" in line)

    def end(self):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        said = self.complaints()
        os.unlink(self.errors.name)
        shutil.rmtree(self.home, ignore_errors=True)
        if said:
            raise Problem(f"complaints on standard error:\n{said}")

    # What can be seen

    def everything(self):
        def walk(node):
            if node is None:
                return
            yield node
            for index in range(node.childCount):
                yield from walk(node.getChildAtIndex(index))

        for node in walk(self.root):
            try:
                box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
            except NotImplementedError:
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
        return until(f"“{name}” is to be seen; there is {self.texts()[:60]}", lambda: self.find(name, role))

    def misses(self, name):
        until(f"“{name}” is not to be seen any more", lambda: self.find(name) is None)

    def title(self):
        for node in self.everything():
            if node.getRoleName() == "frame":
                return node.name
        return None

    def is_at(self, title):
        until(f"the window is called “{title}”, not “{self.title()}”", lambda: self.title() == title)

    # What can be done

    def _place(self, node):
        """The middle of something, on the screen."""
        shell = subprocess.run(["xdotool", "getwindowgeometry", "--shell", self.window], capture_output=True, text=True)
        window = dict(line.split("=") for line in shell.stdout.split() if "=" in line)
        frame = next(one for one in self.everything() if one.getRoleName() == "frame")
        outer = frame.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        # Windows have shadows around them, which count.
        margin_x = (int(window["WIDTH"]) - outer.width) / 2
        margin_y = (int(window["HEIGHT"]) - outer.height) / 2
        return (
            int(int(window["X"]) + margin_x + box.x + box.width / 2),
            int(int(window["Y"]) + margin_y + box.y + box.height / 2))

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

    def click(self, name, role=None, button=1):
        node = self.sees(name, role)
        x, y = self._steady_place(node)
        subprocess.run(["xdotool", "mousemove", str(x), str(y)], check=True)
        subprocess.run(["xdotool", "click", str(button)], check=True)

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
