"""Checks where things stand on every page of the Catalog, and on pages of the Gallery, in narrow and wide windows, with large
text, with texts twice as long and from right to left.

No two texts overlap, texts and controls keep clear of the window's sides, cards have equal margins, labels of buttons stay on
one line, and the distances are those of libadwaita.
"""

import os
import subprocess
import sys

import pyatspi
from desktop_settings import DesktopSettings
from observed import RUNNER
from person import App, Problem, until, xdotool
from walks import Tally, hebrew, library_is, within_limit

WIDTHS = [360, 600, 1400]
# Where large and long texts are looked at: a narrow window, and one with columns side by side.
TEXT_WIDTHS = [360, 900]
LARGE_TEXT = 192
# Pages of the Gallery that do not scroll, or have four buttons and more side by side, have no room for large text.
WITHOUT_ROOM = ["Measures", "List looks"]
GALLERY = ["Choosing", "Measures", "List looks", "Form rows", "Empty", "Styles", "Emphasis", "Summary"]
TEXTS = {"label", "heading"}
BUTTONS = {"push button", "radio button", "toggle button", "check box"}
CONTROLS = BUTTONS | {"entry", "text", "password text", "combo box", "slider", "switch"}
# What cuts off what does not fit inside.
HOLDERS = ["list item", "dialog", "alert", "frame", *sorted(BUTTONS)]
PADDING = 10
# The least distance of texts and controls from the sides of a window.
SIDE = 6
# The greatest height of a button, and what it may add to that of its label.
BUTTON, BUTTON_PADDING = 48, 24
# The greatest height of a header bar.
BAR = 50
# GTK 4.18 reports places without the padding of what is around, and a header bar has 7 points of it at each side. On the
# screen its buttons are where GTK 4.8 reports them. What tells assistive technology about places was new in 4.10.
LOSES_PADDING = library_is("gtk4", "4.10")
# The space above the first row of a page of cards, and the height of a section's title.
TOP, TITLE = 24, 34


class Box:
    """What is visible of a node."""

    def __init__(self, app, node, around):
        self.node, self.around = node, around
        self.role, self.name = node.getRoleName(), node.name or ""
        self.whole = app.box(node)
        left, top, width, height = self.whole
        right, bottom = left + width, top + height
        # Only what scrolls is cut off.
        pane = self.outer("scroll pane")
        if pane:
            left, top, right, bottom = (
                max(left, pane.left), max(top, pane.top), min(right, pane.right), min(bottom, pane.bottom))
        self.left, self.top, self.right, self.bottom = left, top, right, bottom

    def outer(self, role):
        box = self.around
        while box and box.role != role:
            box = box.around
        return box

    def is_inside(self, other):
        box = self.around
        while box and box is not other:
            box = box.around
        return box is other

    def is_in_header_bar(self, frame):
        """Bars at the upper edge, which are as high as libadwaita makes them."""
        box = self.around
        while box and not (box.top <= frame.top + 1 and box.whole[3] <= BAR):
            box = box.around
        return box is not None

    def overlaps(self, other):
        return (
            min(self.right, other.right) - max(self.left, other.left) > 1
            and min(self.bottom, other.bottom) - max(self.top, other.top) > 1)

    def __repr__(self):
        return f"{self.role} “{self.name}”"


def boxes(app):
    found = []

    def visit(node, around):
        try:
            box = Box(app, node, around)
        except Exception:  # It has no place on the screen, or has gone.
            box = around
        else:
            if box.whole[2] > 0 and box.whole[3] > 0:
                found.append(box)
        for child in app.children(node):
            visit(child, box)

    frame = app._any_frame()
    # All boxes have the frame's origin, which is looked up once.
    origin = app.box(frame)
    outer = (frame.getChildAtIndex(0) or frame).queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    plain = app.box

    def quick(node):
        box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        return origin[0] + box.x - outer.x, origin[1] + box.y - outer.y, box.width, box.height

    app.box = quick
    try:
        visit(frame, None)
    finally:
        app.box = plain
    return found


def faults(seen):
    frame = seen[0]
    visible = [box for box in seen if box.right > box.left and box.bottom > box.top]
    return (
        overlapping([box for box in visible if box.role in TEXTS])
        + cut_off([box for box in visible if box.role in TEXTS])
        + at_sides([box for box in visible if box.role in TEXTS | CONTROLS], frame)
        + tall([box for box in seen if box.role in BUTTONS], [box for box in seen if box.role in TEXTS])
        + uneven([box for box in visible if box.role == "list item"])
        + segments(visible))


def overlapping(texts):
    return [
        f"{one} overlaps {other}" for index, one in enumerate(texts) for other in texts[index + 1:] if one.overlaps(other)]


def cut_off(texts):
    """GTK makes a text that may not be truncated as large as it has to be, even where what is around it cuts it off."""
    found = []
    for text in texts:
        left, top, width, height = text.whole
        for role in HOLDERS:
            holder = text.outer(role)
            if not holder or role == "frame" and text.outer("scroll pane"):
                continue
            x, y, room, tallness = holder.whole
            out = max(x - left, left + width - x - room, y - top, top + height - y - tallness)
            # The room around the label of a button is not part of its box.
            if out > (PADDING if role in BUTTONS else 1):
                found.append(f"{text} sticks out of {holder} by {out}")
    return found


def at_sides(things, frame):
    """Bars at the lower edge are as wide as the window, and so are tabs there."""
    return [
        f"{thing} is {min(thing.left - frame.left, frame.right - thing.right)} from the side of the window" for thing in things
        if not thing.outer("page tab list") and not (LOSES_PADDING and thing.is_in_header_bar(frame))
        and (thing.left - frame.left < SIDE or frame.right - thing.right < SIDE)]


def tall(buttons, texts):
    """Buttons that are higher than their label needs, which may have several lines."""
    found = []
    for button in buttons:
        label = max((text.whole[3] for text in texts if text.outer(button.role) is button), default=0)
        if button.whole[3] > max(BUTTON, label + BUTTON_PADDING) and not button.outer("list item"):
            found.append(f"{button} is {button.whole[3]} high")
    return found


def uneven(rows):
    found = []
    for row in rows:
        pane = row.outer("scroll pane")
        if pane and abs((row.left - pane.left) - (pane.right - row.right)) > 1:
            found.append(f"{row} has {row.left - pane.left} on its left and {pane.right - row.right} on its right")
    return found


def segments(seen):
    """Options side by side have the same width, or the same room around their labels."""
    found, groups = [], {}
    for box in seen:
        if box.role == "radio button" and box.outer("radio button") is None and box.outer("page tab list") is None:
            groups.setdefault(id(box.around), []).append(box)
    for group in groups.values():
        labels = [next((box for box in seen if box.role in TEXTS and box.is_inside(one)), None) for one in group]
        if len(group) < 2 or len({box.top for box in group}) > 1 or None in labels:
            continue
        widths = [box.whole[2] for box in group]
        rooms = [box.whole[2] - label.whole[2] for box, label in zip(group, labels)]
        if max(widths) - min(widths) > 2 and max(rooms) - min(rooms) > 6:
            found.append(f"{group} have the widths {widths}")
    return found


def distances(seen):
    """The first row or title of each list of cards."""
    found = []
    for pane in (box for box in seen if box.role == "scroll pane"):
        inside = [box for box in seen if box.outer("scroll pane") is pane]
        rows = [box for box in inside if box.role == "list item"]
        if not rows or rows[0].left - pane.left < 12:
            continue
        first = min((box for box in inside if box.role in ("list item", "heading")), key=lambda box: box.top)
        if first.role == "list item" and abs(first.top - pane.top - TOP) > 1:
            found.append(f"{first} is {first.top - pane.top} below the bar, not {TOP}")
        middle = (first.top + first.bottom) / 2 - pane.top
        if first.role == "heading" and abs(middle - TOP - TITLE / 2) > 2:
            found.append(f"{first} has its middle {middle} below the bar, not {TOP + TITLE / 2}")
    return found


# Rows with one control, and whether its title stands in the middle, as that of a button does.
TITLES = {"alerts": ("An alert", True), "buttons": ("Reset", True), "choices": ("More", False)}


def title_of_row(seen, page):
    if page not in TITLES:
        return []
    name, is_centred = TITLES[page]
    title = next((box for box in seen if box.role in TEXTS and box.name == name), None)
    row = title and title.outer("list item")
    if not row:
        return [f"there is no row with {name}"]
    middle = (title.left + title.right - row.left - row.right) / 2
    return [] if (abs(middle) <= 2) == is_centred else [f"{title} has its middle {middle} from that of its row"]


def status_page(app):
    """The distances of libadwaita's status page: 12 below the title, 36 above the actions. A button's box is its content."""
    title, text = app.sees("No Mail"), app.sees("New mail appears here.")
    button = app.sees("Fetch it", "push button")
    (_, y, _, height), (_, text_y, _, text_height), (_, button_y, _, _) = map(app.box, (title, text, button))
    gaps = text_y - y - height, button_y - text_y - text_height
    return [] if gaps[0] == 12 and gaps[1] >= 36 else [f"the gaps of the status page are {gaps}, not 12 and 36 or more"]


def alert(app):
    """The distances of libadwaita's alerts: 24 or, since libadwaita 1.5, 32 above the title, and 10 below it."""
    app.act("An alert", "list item")
    title, text = app.sees("Delete the draft?", "label"), app.sees("It cannot be brought back.")
    (_, top, _, _), (_, y, _, height), (_, text_y, _, _) = map(app.box, (app.sheet(), title, text))
    above, below = y - top, text_y - y - height
    app.key("Escape")
    app.misses("It cannot be brought back.")
    if above not in (24, 32) or below != 10:
        raise Problem(f"the title of an alert is {above} below its edge and {below} above its text")


def look(app, page, widths=WIDTHS, measures=True):
    """Looks again for a while, because a page may be on its way. Distances are measured for texts of the usual size."""
    problems = []
    for width in widths:
        xdotool("windowsize", app.window, width, 720)
        found = [["the window does not get that wide"]]

        def is_right():
            seen = boxes(app)
            # Around the window is its shadow.
            if not width - 60 < seen[0].whole[2] <= width:
                return False
            found[0] = faults(seen)
            if measures:
                found[0] += title_of_row(seen, page)
                found[0] += status_page(app) if page == "Empty" else [] if page in ("List looks", "Styles", "Emphasis") else distances(seen)
            return not found[0]

        try:
            until("", is_right, patience=2)
        except Problem:
            problems += [f"{width} wide: {fault}" for fault in found[0]]
    if problems:
        raise Problem("\n  ".join(["things stand in wrong places:", *problems]))


def pages_of_catalog(tally, links, name, widths, measures, **environment):
    app = App(settings="gtk-enable-animations=false", **environment)
    for link in links:

        def go():
            with within_limit():
                app.start_again("--open", link)
                until("the page is there", lambda: app.title() not in (None, "Catalog", "Welcome"))
                look(app, link.rsplit("/", 1)[1], widths, measures)
                if measures and link.endswith("/alerts"):
                    alert(app)

        tally.take(link + name, go)
    app.end()


def pages_of_gallery(tally, pages, name, widths, measures, **environment):
    for page in pages:

        def go():
            app = App(
                program=os.environ["GALLERY"], settings="gtk-enable-animations=false", GALLERY_PAGE=page, **environment)
            try:
                with within_limit():
                    app.is_at(page)
                    look(app, page, widths, measures)
                    app.end()
            finally:
                app.stop()

        tally.take(page + name, go)


def main():
    wanted = sys.argv[1:]
    tally = Tally()
    links = subprocess.run([RUNNER, "--pages"], capture_output=True, check=True, text=True, timeout=60).stdout.split()
    links = [link for link in links if not wanted or link.rsplit("/", 1)[1] in wanted]
    pages = [page for page in GALLERY if not wanted or page in wanted]

    def look_everywhere(name, widths, measures, pages=pages, **environment):
        if links:
            pages_of_catalog(tally, links, name, widths, measures, **environment)
        pages_of_gallery(tally, pages, name, widths, measures, **environment)

    look_everywhere("", WIDTHS, measures=True)
    # Without a language from right to left, the long texts are looked at all the same.
    look_everywhere(" in long texts", TEXT_WIDTHS, measures=False, CAIRN_LONG_TEXTS="1", **hebrew())
    desktop = DesktopSettings(theme="Default", dots_per_inch=LARGE_TEXT)
    roomy = [page for page in pages if page not in WITHOUT_ROOM]
    look_everywhere(" in large text", TEXT_WIDTHS, measures=False, pages=roomy)
    desktop.end()
    tally.end("pages have everything in its place")


if __name__ == "__main__":
    main()
