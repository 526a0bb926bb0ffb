"""A person at a window: reads it through assistive technology, acts with pointer and keys."""

import ctypes
import os
import select
import shutil
import subprocess
import tempfile
import time

import desktop
import pace
import pyatspi
from gi.repository import Atspi, GLib

PATIENCE = 10.0
# A busy machine may respond slowly. The callers detect what does not respond at all.
Atspi.set_timeout(5000, 15000)
# Newer versions of AT-SPI give a push button another name.
Atspi.Accessible.getRoleName = lambda node: {"button": "push button"}.get(node.get_role_name(), node.get_role_name())
COMPLAINTS = ("CRITICAL", "WARNING", "Warning", "Fatal")
# GTK attributes a press to the widget under the pointer, and the release to the widget that is there by then. If a menu has
# opened in between, even one of GTK's own, GTK prints this warning. Whether it has opened by then is a matter of time.
NO_COMPLAINT = "Broken accounting of active state"
# The topics of the Catalog's pages.
TOPICS = {
    "Alerts and dialogs": "Presentations", "An item that pushes": "Links", "Choices and numbers": "Controls",
    "Column widths": "Columns", "Fields": "Controls", "Restoration": "Paths", "Search": "Bars", "Sheets": "Presentations",
    "Split view styles": "Columns", "Swipe actions": "Lists", "Tabs": "Tabs and windows", "Ten thousand rows": "Lists",
    "Titles": "Bars", "Toolbars": "Bars", "Two columns": "Columns", "Visible columns": "Columns",
    "Windows": "Tabs and windows",
}


class Problem(Exception):
    pass


class TimeUp(Problem):
    """A walk has exceeded the time limit."""


def xdotool(*words, must=True):
    """Acts with pointer or keys, or queries the position of windows."""
    try:
        done = subprocess.run(["xdotool", *map(str, words)], capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise Problem(f"the display does not answer to {words}") from None
    if must and done.returncode != 0:
        raise Problem(f"{words} cannot be done: {done.stderr}")
    return done.stdout


def until(what, look, patience=PATIENCE):
    """Polls until there is a result. The message of the timeout may describe what is missing."""
    end = time.monotonic() + patience
    while True:
        try:
            found = look()
        except TimeUp:
            raise
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
    def __init__(self, *arguments, program=None, answers=False, home=None, settings="", **environment):
        self.program = program or os.environ["CATALOG"]
        self.home = home or tempfile.mkdtemp()
        if settings:
            os.makedirs(os.path.join(self.home, "gtk-4.0"), exist_ok=True)
            with open(os.path.join(self.home, "gtk-4.0", "settings.ini"), "w") as file:
                file.write(f"[Settings]\n{settings}\n")
        env = desktop.environment(self.home)
        env.update(CAIRN_HOST="window", **environment)
        self.environment = env
        self.errors = tempfile.NamedTemporaryFile("w+", delete=False)
        pipe = subprocess.PIPE if answers else subprocess.DEVNULL
        self.process = subprocess.Popen(
            [self.program, *arguments], env=env, stdin=pipe, stdout=pipe, stderr=self.errors, text=True)
        pace.keep(self.process)
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
        ids = xdotool("search", "--onlyvisible", "--pid", self.process.pid, must=False)
        return ids.split()[0] if ids.split() else None

    def ask(self, question=""):
        """Returns the reply of a program that answers queries."""
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        if not select.select([self.process.stdout], [], [], PATIENCE)[0]:
            raise Problem("the app does not answer")
        return self.process.stdout.readline()

    def complaints(self):
        self.errors.flush()
        with open(self.errors.name) as file:
            said = [line for line in file if NO_COMPLAINT not in line]
        return "".join(line for line in said if any(word in line for word in COMPLAINTS))

    def said(self):
        """What the app has written to standard error."""
        with open(self.errors.name) as file:
            return file.read()

    def stop(self, keep=False):
        """Kills the app, whatever it is doing."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if not keep:
            shutil.rmtree(self.home, ignore_errors=True)

    def end(self, keep=False):
        """Ends the app. Any warning it printed is a failure."""
        self.stop(keep)
        said = self.complaints()
        os.unlink(self.errors.name)
        if said:
            raise Problem(f"complaints on standard error:\n{said}")

    # Queries

    @staticmethod
    def children(node):
        try:
            return [node.getChildAtIndex(index) for index in range(node.childCount)]
        except GLib.GError:  # It has gone meanwhile.
            return []

    def inside(self, node):
        if node is None:
            return
        yield node
        for child in self.children(node):
            yield from self.inside(child)

    def everything(self):
        for node in self.inside(self.root):
            try:
                box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
            except (NotImplementedError, GLib.GError):
                continue
            # Elements with a size are on the screen; GTK 4.8 does not report that for each.
            if box.width > 0 and box.height > 0:
                yield node

    def texts(self):
        return [node.name for node in self.everything() if node.name]

    def focused_node(self):
        for node in self.everything():
            try:
                if node.getState().contains(pyatspi.STATE_FOCUSED):
                    return node
            except GLib.GError:  # It has gone meanwhile.
                continue
        return None

    def find(self, name, role=None):
        for node in self.everything():
            if node.name == name and (role is None or node.getRoleName() == role):
                return node
        return None

    def sees(self, name, role=None):
        return until(lambda: f"“{name}” is to be seen; there is {self.texts()[:60]}", lambda: self.find(name, role))

    def back_button(self):
        """Returns the topmost back button, because other buttons may also have such a name."""
        def look():
            found = [node for node in self.everything() if node.name.startswith("Back") and node.getRoleName() == "push button"]
            return min(found, key=lambda node: node.queryComponent().getExtents(pyatspi.WINDOW_COORDS).y, default=None)

        return until("there is a way back", look)

    def misses(self, name):
        until(f"“{name}” is not to be seen any more", lambda: self.find(name) is None)

    def focus(self):
        """Returns the name of the focused element."""
        node = self.focused_node()
        return node and node.name

    def reach_by_keys(self, name, keys=("Tab", "Down", "Up", "Left")):
        """Moves the focus to an element. A key that comes before the last one has had its effect would lead past it."""
        self.sees(name)
        for key in keys:
            for _ in range(30):
                before = self.focused_node()
                if before and before.name == name:
                    return
                self.key(key)
                try:
                    until("the focus moves", lambda: self.focused_node() not in (before, None), patience=2)
                except Problem:
                    # It may be at something that has no name for assistive technology.
                    if self.focused_node():
                        break
        raise Problem(f"“{name}” cannot be reached by keys; the focus is at “{self.focus()}”")

    def is_in_view(self, node):
        """Returns whether a click on its centre would hit it, which fails if its list has scrolled it away."""
        _, y, _, height = self.box(node)
        _, top, _, room = self.box(self._any_frame())
        return top + 50 < y + height / 2 < top + room - 4

    def reach(self, name, role="list item"):
        """Scrolls down until something can be clicked."""
        for _ in range(80):
            node = self.find(name, role)
            if node and self.is_in_view(node):
                return node
            self.move_to(self._any_frame())
            self.scroll(1)
        raise Problem(f"“{name}” does not come into view")

    def follow(self, name):
        """Clicks a row, wherever down the list it is."""
        for _ in range(5):
            try:
                return self.click_on(self.reach(name))
            except (NotImplementedError, GLib.GError):
                pass  # It was on a page that has slid away.
        raise Problem(f"“{name}” does not stay")

    def go_to(self, page):
        """Follows the links to a page of the Catalog."""
        for name in TOPICS[page], page:
            self.follow(name)
            self.is_at(name)

    def has_focus(self, name):
        until(lambda: f"“{name}” has the focus, not “{self.focus()}”", lambda: self.focus() == name)

    def sheet(self):
        """Returns what a person sees of the dialog in front. A dialog of libadwaita covers the window, with the sheet inside."""
        dialog = [node for node in self.everything() if node.getRoleName() in ("dialog", "alert")][-1]
        _, _, width, height = self.box(self._any_frame())
        return next(
            (node for node in self.inside(dialog) if self.box(node)[2] < width or self.box(node)[3] < height), dialog)

    def title(self):
        for node in self.everything():
            if node.getRoleName() == "frame":
                return node.name
        return None

    def is_at(self, title):
        until(lambda: f"the window is called “{title}”, not “{self.title()}”", lambda: self.title() == title)

    # Actions

    def _x_window(self, number):
        shell = xdotool("getwindowgeometry", "--shell", number, must=False)
        window = dict(line.split("=") for line in shell.split() if "=" in line)
        return int(window["X"]), int(window["Y"]), int(window["WIDTH"]), int(window["HEIGHT"])

    def _popup(self, node):
        """Returns the popup window that contains a node. Popups do not report their position on the screen."""
        ids = xdotool("search", "--onlyvisible", "--pid", self.process.pid, must=False)
        windows = [self._x_window(number) for number in ids.split() if number != self.window]
        while windows and node is not None and node.getRoleName() not in ("frame", "application"):
            try:
                outer = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
            except NotImplementedError:
                outer = None
            for window in windows if outer else []:
                if window[2:] == (outer.width, outer.height):
                    return window[0] - outer.x, window[1] - outer.y
            node = node.parent
        return None

    def box(self, node):
        """Returns the frame of an element on the screen: x, y, width, height."""
        if node.getRoleName() == "frame" and node.childCount:
            node = node.getChildAtIndex(0)
        box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        shift = self._popup(node)
        if shift is None:
            x, y, width, height = self._x_window(self.window)
            frame = node
            while frame.getRoleName() != "frame" and frame.parent is not None:
                frame = frame.parent
            # Windows have shadows, which are part of the surface, and GTK 4.18 counts from another corner than GTK 4.8. The
            # content is in the middle with both.
            inner = (frame.getChildAtIndex(0) or frame).queryComponent().getExtents(pyatspi.WINDOW_COORDS)
            shift = x + (width - inner.width) / 2 - inner.x, y + (height - inner.height) / 2 - inner.y
        return shift[0] + box.x, shift[1] + box.y, box.width, box.height

    def _place(self, node):
        """Returns the centre of an element on the screen."""
        x, y, width, height = self.box(node)
        return int(x + width / 2), int(y + height / 2)

    def _steady_place(self, node):
        """Returns the centre after the element has stopped moving."""
        before, times = None, 0
        for _ in range(200):
            now = self._place(node)
            times = times + 1 if now == before else 0
            if times == 4:
                return now
            before = now
            time.sleep(0.03)
        return before

    def move_to(self, node):
        x, y = self._steady_place(node)
        xdotool("mousemove", x, y)

    def click_on(self, node, button=1):
        self.move_to(node)
        xdotool("click", button)

    def click(self, name, role=None, button=1):
        for _ in range(5):
            try:
                return self.click_on(self.sees(name, role), button)
            except (NotImplementedError, GLib.GError):
                pass  # It was on a page that has slid away.
        raise Problem(f"“{name}” does not stay")

    def picture(self, file):
        """Takes a screenshot for investigating a failure."""
        if shutil.which("import"):
            subprocess.run(["import", "-window", "root", file], timeout=PATIENCE)

    def hold(self, node, seconds):
        self.move_to(node)
        xdotool("mousedown", "1")
        time.sleep(seconds)
        xdotool("mouseup", "1")

    def drag(self, start, end):
        """Drags from the centre of one element to the centre of another."""
        self.move_to(start)
        (x, y), (to_x, to_y) = self._steady_place(start), self._steady_place(end)
        self.drag_between(x, y, to_x, to_y)

    def drag_between(self, x, y, to_x, to_y):
        xdotool("mousemove", int(x), int(y), "mousedown", 1)
        for part in range(1, 11):
            way = part / 10
            xdotool("mousemove", int(x + (to_x - x) * way), int(y + (to_y - y) * way))
            time.sleep(0.02)
        # A person looks at the target before releasing the button.
        time.sleep(0.15)
        xdotool("mouseup", "1")

    def press_button(self, button):
        xdotool("click", button)

    def key(self, *keys):
        xdotool("key", *keys)

    def type(self, text):
        xdotool("type", "--delay", "15", text)

    def act(self, name, role=None):
        """Presses an element like assistive technology."""
        self.sees(name, role).queryAction().doAction(0)

    def _frame(self, title):
        return until(f"there is a window called “{title}”", lambda: next(
            (one for one in self.children(self.root) if one.name == title), None))

    def act_in(self, title, name):
        """Clicks something in one of several windows."""
        frame = self._frame(title)
        node = until(f"“{name}” is in the window “{title}”", lambda: next(
            (one for one in self.inside(frame) if one.name == name and one.getRoleName() != "label"), None))
        ids = xdotool("search", "--onlyvisible", "--name", f"^{title}$", must=False)
        before, self.window = self.window, ids.split()[0]
        xdotool("windowraise", self.window, "windowfocus", self.window)
        try:
            self.click_on(node)
        finally:
            self.window = before

    def close_window(self, title):
        """Closes the window with its own button, the last one with that name."""
        frame = self._frame(title)
        buttons = [one for one in self.inside(frame) if one.name == "Close" and one.getRoleName() == "push button"]
        buttons[-1].queryAction().doAction(0)

    def ask_to_close(self):
        """Closes the window like a window manager."""
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XInternAtom.restype = ctypes.c_ulong
        display = ctypes.c_void_p(x11.XOpenDisplay(None))

        class Message(ctypes.Structure):
            _fields_ = [
                ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong),
                ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 16)]

        message = Message(type=33, window=int(self.window), format=32)
        message.message_type = x11.XInternAtom(display, b"WM_PROTOCOLS", 0)
        message.data[0] = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
        x11.XSendEvent(display, ctypes.c_ulong(int(self.window)), 0, ctypes.c_long(0), ctypes.byref(message))
        x11.XSync(display, 0)
        x11.XCloseDisplay(display)

    def scroll(self, steps):
        for _ in range(abs(steps)):
            xdotool("click", "5" if steps > 0 else "4")

    def x_windows(self):
        ids = xdotool("search", "--onlyvisible", "--pid", self.process.pid, must=False)
        return ids.split()

    def frames(self):
        """Returns the titles of the windows."""
        return [self.root.getChildAtIndex(index).name for index in range(self.root.childCount)]

    def has_frames(self, *names):
        until(lambda: f"the windows are {names}, not {self.frames()}", lambda: sorted(self.frames()) == sorted(names))

    def start_again(self, *arguments):
        """Starts the app a second time, like the desktop, which passes its arguments to the running instance."""
        subprocess.run([self.program, *arguments], env=self.environment, check=True, timeout=PATIENCE)

    def has_ended(self):
        until("the app has ended", lambda: self.process.poll() is not None)

    def resize(self, width, height):
        shadow = self._shadow()

        def has_size():
            if self._x_window(self.window)[2:] == (width, height):
                return True
            # A window that has just been opened may still set its first size.
            xdotool("windowsize", self.window, width, height)
            return False

        until(f"the window is {width} by {height}", has_size)
        try:
            # The display has the new size immediately, but the app only after layout. Until then a click would miss.
            until("", lambda: self._shadow() == shadow, patience=3)
        except Problem:
            pass  # What cannot become that small stays as it is, and is cut off.
        self._steady_place(until("there is a frame", self._any_frame))

    def _shadow(self):
        """Returns how much larger the window on the display is than the app's reported size."""
        _, _, width, height = self._x_window(self.window)
        box = self._any_frame().queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        return width - box.width, height - box.height

    def _any_frame(self):
        return next((node for node in self.everything() if node.getRoleName() == "frame"), None)
