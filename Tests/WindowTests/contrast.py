"""Measures the contrast of what is on pages over their pixels, light, dark and in high contrast: texts 4.5 to 1, marks 3 to 1."""

import collections
import os
import shutil
import subprocess
import sys

import pyatspi
from desktop_settings import DesktopSettings
from person import App, Problem, until
from walks import Tally, within_limit

# Pages of the Gallery with texts and controls.
GALLERY = ["Choosing", "Texts", "Rows", "Form rows", "Growing fields", "List looks", "Table", "Styles", "Emphasis", "Empty"]
EXAMPLES = ["SHOP", "ISSUES"]
MODES = [(theme, scheme) for theme in ("Default", "HighContrast") for scheme in ("light", "dark")]
TEXTS = {"label", "heading"}
# A switch is seen by its knob, a slider by its filled part and its knob, a progress bar by its filled part.
MARKS = {"slider", "check box", "toggle button", "switch", "progress bar", "page tab"}


def luminance(colour):
    parts = [part / 255 for part in colour]
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def ratio(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


class Picture:
    """The screen at one moment."""

    def __init__(self):
        shot = subprocess.run(["import", "-window", "root", "-depth", "8", "ppm:-"], capture_output=True, check=True).stdout
        _, size, _, self.pixels = shot.split(b"\n", 3)
        self.width, self.height = map(int, size.split())

    def colours(self, x, y, width, height):
        found = collections.Counter()
        for line in range(max(int(y), 0), min(int(y + height), self.height)):
            start = 3 * (line * self.width + max(int(x), 0))
            row = self.pixels[start:start + 3 * int(width)]
            found.update(zip(row[0::3], row[1::3], row[2::3]))
        return found

    def contrast(self, box):
        """Returns how much the strongest colour in a box, of which there are a few pixels, differs from its background."""
        found = self.colours(*box)
        if not found:
            return None
        ground = found.most_common(1)[0][0]
        return max((ratio(ground, one) for one, count in found.items() if count >= 2), default=1)


def measure(app):
    picture = Picture()
    _, top, _, room = app.box(app._any_frame())
    found = []
    for node in app.everything():
        role, state = node.getRoleName(), node.getState()
        if role not in TEXTS | MARKS or not state.contains(pyatspi.STATE_SENSITIVE):
            continue
        box = app.box(node)
        # What scrolls may be cut off at the lower edge.
        if box[1] < top or box[1] + box[3] > top + room - 4 or not within_sensitive(node):
            continue
        least, is_there = (4.5 if role in TEXTS else 3), picture.contrast(box)
        if is_there is not None and is_there < least:
            found.append(f"{role} “{node.name}” has {is_there:.2f} to 1")
    return found


def settle(app):
    """Measures until a page, which may be on its way, has enough contrast."""
    problems = [None]

    def look():
        problems[0] = measure(app)
        return not problems[0]

    try:
        until("", look, patience=3)
    except Problem:
        raise Problem("too little contrast:\n  " + "\n  ".join(problems[0])) from None


def alert(app):
    """An alert is as light as the page in light, and lighter in dark."""
    ground = lambda node: Picture().colours(*app.box(node)).most_common(1)[0][0]
    page = ground(app._any_frame())
    app.act("An alert", "list item")
    title = app.sees("Delete the draft?", "label")
    # It may be on its way.
    until("the alert has its own ground", lambda: (luminance(ground(title)) > luminance(page)) == (luminance(page) < 0.5))
    found = [
        f"{node.name} has {found:.2f} to 1" for node in app.inside(app.sheet())
        if node.getRoleName() in TEXTS and (found := Picture().contrast(app.box(node)) or 21) < 4.5]
    if found:
        raise Problem("too little contrast in an alert:\n  " + "\n  ".join(found))


def within_sensitive(node):
    """A label inside a disabled control is disabled too."""
    while node is not None and node.getRoleName() not in ("frame", "application"):
        if not node.getState().contains(pyatspi.STATE_SENSITIVE):
            return False
        node = node.parent
    return True


def look(tally, name, start, then=None):
    """Measures a page in its own app."""

    def go():
        app = start()
        try:
            with within_limit():
                until("the page is there", lambda: app.title() not in (None, "Catalog", "Gallery", "Welcome"))
                settle(app)
                if then:
                    then(app)
                app.end()
        finally:
            app.stop()

    tally.take(name, go)


def look_at_catalog(tally, links, mode, **environment):
    """Measures the pages of the Catalog one by one in the same app."""
    app = App("--open", "catalog://notes", settings="gtk-enable-animations=false", **environment)
    try:
        app.is_at("Notes")
        for link in links:

            def go():
                with within_limit():
                    app.start_again("--open", link)
                    settle(app)

            tally.take(f"{link}, {mode}", go)
        app.end()
    finally:
        app.stop()


def main():
    if not shutil.which("import"):
        print("Contrast is not measured, because this is missing: imagemagick")
        return
    tally, wanted = Tally(), sys.argv[1:]
    links = subprocess.run(
        [os.environ["SCENARIO_WINDOW"], "--pages"], capture_output=True, check=True, text=True, timeout=60).stdout.split()
    links = [link for link in links if not wanted or link.rsplit("/", 1)[1] in wanted]
    desktop = DesktopSettings(theme="Default")
    for theme, scheme in MODES:
        desktop.set(theme=theme)
        mode, settings = f"{scheme}, {theme}", {"CAIRN_APPEARANCE": scheme}
        if links:
            look_at_catalog(tally, links, mode, **settings)
        if not wanted or "alerts" in wanted:
            look(tally, f"an alert, {mode}", lambda: App("--open", "catalog://page/alerts", **settings), alert)
        for page in GALLERY:
            if not wanted or page in wanted:
                look(tally, f"{page}, {mode}", lambda: App(program=os.environ["GALLERY"], GALLERY_PAGE=page, **settings))
        for name in EXAMPLES:
            if not wanted or name in wanted:
                look(tally, f"{name}, {mode}", lambda: App(program=os.environ[name], **settings))
    desktop.end()
    tally.end("pages have enough contrast")


if __name__ == "__main__":
    main()
