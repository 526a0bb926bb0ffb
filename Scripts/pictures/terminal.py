"""Takes the pictures of a terminal, as HTML in the cells of tmux: terminal.py PROGRAM FOLDER."""

import html
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import steps

PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
# The background and the text of a terminal, which the app keeps.
PAPER = {"light": ("#ffffff", "#1a1a1a"), "dark": ("#0d0f12", "#e6e6e6")}


class Style:
    def __init__(self):
        self.front = self.back = None
        self.isBold = self.isFaint = self.isItalic = self.isUnderlined = self.isReversed = False

    def apply(self, codes):
        numbers = [int(code or 0) for code in codes.split(";")]
        while numbers:
            code = numbers.pop(0)
            if code == 0:
                self.__init__()
            elif code in (38, 48):
                kind = numbers.pop(0)
                if kind != 2:
                    raise ValueError(f"a color of kind {kind}")
                color = "#%02x%02x%02x" % tuple(numbers[:3])
                del numbers[:3]
                if code == 38:
                    self.front = color
                else:
                    self.back = color
            elif code == 39:
                self.front = None
            elif code == 49:
                self.back = None
            elif code in (1, 22):
                self.isBold = code == 1
                self.isFaint = self.isFaint and code == 1
            elif code == 2:
                self.isFaint = True
            elif code in (3, 23):
                self.isItalic = code == 3
            elif code in (4, 24):
                self.isUnderlined = code == 4
            elif code in (7, 27):
                self.isReversed = code == 7
            else:
                raise ValueError(f"the attribute {code}")

    def css(self, paper):
        front, back = self.front or paper[1], self.back or "transparent"
        if self.isReversed:
            front, back = self.back or paper[0], self.front or paper[1]
        css = f"color:{front};background:{back}"
        if self.isBold:
            css += ";font-weight:700"
        if self.isFaint:
            css += ";opacity:.6"
        if self.isItalic:
            css += ";font-style:italic"
        if self.isUnderlined:
            css += ";text-decoration:underline"
        return css


def page(screen, paper):
    """The screen as HTML. Each cell has its place, whatever the font makes of its character."""
    width, height = steps.CELL
    parts = []
    style = Style()
    for row, line in enumerate(screen.split("\n")):
        column = 0
        for escape, character in re.findall(r"\x1b\[([\d;]*)m|([^\x1b])", line):
            if not character:
                style.apply(escape)
                continue
            place = f"left:{column * width}px;top:{row * height}px"
            parts.append(f'<i style="{place};{style.css(paper)}">{html.escape(character)}</i>')
            column += 1
    return f'<div class="cells" style="background:{paper[0]}">' + "".join(parts) + "</div>"


class User:
    def __init__(self, size, appearance):
        self.columns, self.lines = size[0] // steps.CELL[0], size[1] // steps.CELL[1]
        self.name, self.paper = appearance, PAPER[appearance]
        self.home = tempfile.TemporaryDirectory()
        data = pathlib.Path(self.home.name, "Books")
        data.mkdir()
        (data / "settings.json").write_text(steps.settings())
        self.socket = f"pictures-{os.getpid()}"
        home = self.home.name
        self.tmux(
            "new-session", "-d", "-x", str(self.columns), "-y", str(self.lines), "-s", "a",
            f"env -u NO_COLOR COLORTERM=truecolor CAIRN_APPEARANCE={appearance} CAIRN_REDUCE_MOTION=1 LANG=C.UTF-8 HOME={home} "
            f"XDG_DATA_HOME={home} XDG_STATE_HOME={home} {PROGRAM} --terminal")
        self.tmux("set", "-t", "a", "escape-time", "0")
        self.settle()

    def tmux(self, *words):
        return subprocess.run(["tmux", "-L", self.socket, "-f", "/dev/null", *words], check=True, capture_output=True, text=True).stdout

    def settle(self):
        before, same = "", 0
        for _ in range(200):
            now = self.text()
            same = same + 1 if now == before and now.strip() else 0
            if same == 6:
                return
            before = now
            time.sleep(0.05)

    def text(self):
        return self.tmux("capture-pane", "-p", "-t", "a")

    def key(self, *keys):
        for key in keys:
            self.tmux("send-keys", "-t", "a", key)
            self.settle()

    def focused(self):
        """The focused line has a mark at its left."""
        return next((line for line in self.text().splitlines() if "❯" in line), "")

    def choose(self, row, name=None):
        for _ in range(30):
            if row in self.focused():
                break
            self.key("Down")
        else:
            raise SystemExit(f"no row {row}: {self.text()}")
        if name:
            self.take(name)
        self.key("Enter")

    def press(self, button, name=None):
        """Clicks a button. Of several with one name, the last one is in front."""
        lines = self.text().splitlines()
        row = max((number for number, line in enumerate(lines) if button in line), default=None)
        if row is None:
            raise SystemExit(f"no button {button}:\n{self.text()}")
        if name:
            self.take(name)
        place = f"{lines[row].rindex(button) + 2};{row + 1}"
        self.tmux("send-keys", "-l", "-t", "a", f"\x1b[<0;{place}M\x1b[<0;{place}m")
        self.settle()

    def go_back(self):
        self.key("Escape")

    def next_field(self):
        self.key("Tab")

    def type(self, text):
        self.tmux("send-keys", "-l", "-t", "a", text)
        self.settle()

    def search(self, words):
        self.key("/")
        self.type(words)

    def take(self, name):
        screen = self.tmux("capture-pane", "-e", "-N", "-p", "-t", "a").rstrip("\n")
        (FOLDER / f"terminal-{self.name}-{name}.html").write_text(page(screen, self.paper))

    def end(self):
        self.tmux("kill-server")
        self.home.cleanup()


for size, use in steps.WALKS:
    for appearance in steps.APPEARANCES:
        user = User(size, appearance)
        try:
            use(user)
        finally:
            user.end()
