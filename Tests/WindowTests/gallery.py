"""Walks through the Gallery: features of pages, and actions in them, without a page in the Catalog. Each scenario restarts
the app at its page; a GTK warning on standard error is a failure."""

import base64
import contextlib
import functools
import os
import shlex
import shutil
import signal
import subprocess
import tempfile
import time

import contrast
import media
import pyatspi

import map_tiles
import web_pages
from desktop_notices import DesktopNotices
from location_portal import LocationPortal
from desktop_settings import DesktopSettings
from person import App, Problem, until, xdotool
from walks import take

SCENARIOS = {}


def gallery(page=None, settings="", **environment):
    """Starts the Gallery at one of its pages or the first."""
    if page:
        environment["GALLERY_PAGE"] = page
    return App(program=os.environ["GALLERY"], settings=settings, **environment)


def on(page):
    def note(walk):
        @functools.wraps(walk)
        def there(app):
            app.is_at(page)
            walk(app)

        there.page = page
        SCENARIOS[walk.__name__] = there
        return there

    return note


# Actions of a person


def menu_key(app):
    app.key("Menu")


def choose(app, name):
    """Presses an item of a menu or a popover, whose coordinates are those of its own window."""
    def press():
        for node in app.everything():
            if node.name == name and node.queryAction().nActions > 0:
                return node.queryAction().doAction(0)
        return False

    until(f"“{name}” can be pressed", press)


def click_in_popover(app, name):
    """Clicks an item in a popover, whose coordinates are those of the popover's own window."""
    def windows():
        return [window for window in app.x_windows() if window != app.window]

    popover = until("a popover has a window", windows)[-1]
    place, whole = box(app.sees(name)), box(app.sees("Calendar"))
    x, y = place.x + place.width // 2 - whole.x, place.y + place.height // 2 - whole.y
    xdotool("mousemove", "--window", popover, x, y)
    xdotool("click", "1")


def box(node):
    return node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)


def held(app, node, to):
    """Presses the button on something, moves to a place, and releases it."""
    app.drag_between(*app._steady_place(node), *to)


def pointed_at(app, name, role=None):
    x, y = app._steady_place(app.sees(name, role))
    xdotool("mousemove", x, y)


def rows(app):
    return [node for node in app.everything() if node.getRoleName() == "list item"]


def row_order(app):
    return [node.name for node in sorted(rows(app), key=lambda node: box(node).y)]


# Menus and popovers


@on("Menus")
def the_other_button_shows_what_can_be_done(app):
    app.click("Something with a menu", button=3)
    choose(app, "Second")
    app.sees("Said second")
    app.click("Something with a menu", button=3)
    app.sees("First")
    app.key("Escape")
    app.misses("First")
    app.is_at("Menus")


@on("Menus")
def a_popover_stands_at_what_it_comes_from(app):
    app.click("Popover")
    content = app.sees("In a popover")
    anchor = app.find("Popover")
    middle = lambda node: box(node).x + box(node).width / 2
    if abs(middle(content) - middle(anchor)) > 150:
        raise Problem(f"the popover is at {middle(content)}, what it comes from at {middle(anchor)}")
    app.key("Escape")
    app.misses("In a popover")
    app.is_at("Menus")
    app.click("Popover", "push button")
    choose(app, "Close")
    app.misses("In a popover")


@on("Menus")
def a_popover_in_a_narrow_window_is_a_sheet_as_tall_as_its_content(app):
    app.resize(360, 640)
    app.click("Popover", "push button")
    app.sees("In a popover")
    sheet = app.sheet()
    content = [box(app.sees(name)) for name in ("In a popover", "Bold")]
    if box(sheet).height > 250 or any(part.y < box(sheet).y + 40 for part in content):
        raise Problem(f"the sheet is {box(sheet).height} tall, its content starts {content[0].y - box(sheet).y} below its top")
    app.key("Escape")
    app.misses("In a popover")
    app.is_at("Menus")


# Rows


@on("Rows")
def rows_have_a_menu_of_what_a_swipe_does(app):
    app.click("Ben", "list item", button=3)
    choose(app, "Delete")
    app.misses("Ben")
    app.sees("Order: Anna Cleo Dora Emil Fritz")
    app.click("Dora", "list item", button=3)
    choose(app, "Move Up")
    app.sees("Order: Anna Dora Cleo Emil Fritz")


@on("Rows")
def a_swipe_shows_what_can_be_done(app):
    pointed_at(app, "Cleo", "list item")
    xdotool("click", "7")
    app.click("Delete")
    app.sees("Order: Anna Ben Dora Emil Fritz")


@on("Rows")
def rows_are_dragged_to_another_place(app):
    target = app.sees("Dora", "list item")
    x, y = app._place(target)
    held(app, app.sees("Anna", "list item"), (x, y + box(target).height // 3))
    app.sees("Order: Ben Cleo Dora Anna Emil Fritz")


@on("Rows")
def arrows_take_the_selection_along(app):
    app.click("Anna", "list item")
    app.sees("Selected: Anna")
    app.key("Down")
    app.sees("Selected: Ben")
    app.key("shift+Down")
    app.sees("Selected: Ben Cleo")
    app.key("ctrl+a")
    app.sees("Selected: Anna Ben Cleo Dora Emil Fritz")


def is_selected(app, name):
    return app.sees(name, "list item").getState().contains(pyatspi.STATE_SELECTED)


@on("Rows")
def keys_select_as_they_do_in_lists_of_the_desktop(app):
    app.click("Anna", "list item")
    app.key("End")
    app.sees("Selected: Fritz")
    app.key("Home")
    app.sees("Selected: Anna")
    # Control moves the focus without the selection, and toggles the focused row.
    app.key("ctrl+Down")
    app.key("ctrl+Down")
    app.has_focus("Cleo")
    app.sees("Selected: Anna")
    app.key("ctrl+space")
    app.sees("Selected: Anna Cleo")
    until("assistive technology is told what is selected", lambda: is_selected(app, "Cleo") and not is_selected(app, "Ben"))
    app.key("ctrl+space")
    app.sees("Selected: Anna")
    until("and what is no longer", lambda: not is_selected(app, "Cleo"))


@on("A million rows")
def rows_are_list_items_of_a_list(app):
    row = app.sees("Row 4", "list item")
    if row.parent.getRoleName() != "list":
        raise Problem(f"a row is in a {row.parent.getRoleName()}")


@on("Rows")
def a_list_is_edited_in_its_place(app):
    app.click("Edit")
    marks = until("rows have marks", lambda: [n for n in app.everything() if n.getRoleName() == "check box"])
    x, y = app._place(marks[0])
    xdotool("mousemove", x, y, "click", "1")
    app.sees("Selected: Anna")
    app.click("Done")


# Lists


def living_rows(app):
    for node in app.everything():
        if node.getRoleName() == "list":
            return sum(1 for index in range(node.childCount) if node.getChildAtIndex(index) is not None)
    return 0


@on("A million rows")
def of_a_million_rows_only_those_in_view_are_alive(app):
    app.sees("Row 0")

    def seen():
        frame = next(node for node in app.everything() if node.getRoleName() == "list")
        return sum(1 for row in rows(app) if box(row).y < box(frame).y + box(frame).height)

    def few(where):
        alive, shown = living_rows(app), seen()
        if alive > 3 * max(shown, 1):
            raise Problem(f"{alive} rows are alive for {shown} in view {where}")

    few("at the top")
    app.click("Middle")
    app.sees("Row 500,000")
    few("in the middle")
    app.click("End")
    app.sees("Row 999,999")
    few("at the end")
    for _ in range(40):
        app.scroll(-3)
    few("after scrolling")


@on("A million rows")
def one_row_changes_by_itself(app):
    before = {row.name: row for row in rows(app)}
    app.click("Change")
    app.sees("Row 3, changed 1 times")
    after = {row.name: row for row in rows(app)}
    for name in ["Row 0", "Row 4", "Row 5"]:
        if before[name] != after[name]:
            raise Problem(f"{name} is another thing than before")


@on("A million rows")
def keys_scroll_to_rows_that_were_not_there(app):
    def has_the_keys():
        app.key("Tab")
        node = app.focused_node()
        return node and node.getRoleName() == "scroll pane"

    until("the list can be reached by keys", has_the_keys)
    near = {f"Row {number}" for number in range(40)}

    def is_far():
        # Rows may have disappeared meanwhile; the next press continues from the current position.
        app.key("Page_Down")
        return any(row.name.startswith("Row ") and row.name not in near and app.is_in_view(row) for row in rows(app))

    until("rows far down come into view", is_far)


# Controls


@on("Choosing")
def a_day_is_chosen_in_a_calendar(app):
    app.click("Nov 14, 2023")
    click_in_popover(app, "20")
    app.sees("Chosen 2023-11-20")


@on("Choosing")
def one_of_several_is_chosen_in_every_style(app):
    app.click("L")
    until("the other picker follows", lambda: sum(1 for text in app.texts() if text == "L") > 1)


@on("Searching")
def suggestions_stand_below_the_field_and_can_be_chosen(app):
    app.click("Names", "entry")
    places = [box(app.sees(name, "push button")) for name in ("Anna", "Ben")]
    if places[0].x != places[1].x:
        raise Problem(f"suggestions begin at {places[0].x} and {places[1].x}")
    app.click("Ben", "push button")
    until("what is searched follows", lambda: "Cleo" not in app.texts())


@on("Texts")
def a_link_in_a_text_is_followed(app):
    app.sees("Followed nothing")
    node = next(n for n in app.everything() if "another site" in n.name)
    x, y = app._steady_place(node)
    xdotool("mousemove", x, y, "click", "1")
    app.sees("Followed other")


@on("Measures")
def a_slider_moves_by_pointer_and_keys(app):
    app.sees("40%")
    slider = until("a slider is there", lambda: next((n for n in app.everything() if n.getRoleName() == "slider"), None))
    x, y = app._place(slider)
    xdotool("mousemove", x, y, "click", "1")
    app.misses("40%")
    # The pressed element has the focus.
    app.has_focus("Amount")
    before = next(text for text in app.texts() if text.endswith("%") and "," not in text)
    app.key("Right")
    app.misses(before)


# Gestures


@on("Gestures")
def presses_of_every_kind_are_told(app):
    app.click("Tap me")
    app.sees("Said tapped")
    node = app.sees("Tap me twice")
    x, y = app._steady_place(node)
    xdotool("mousemove", x, y, "click", "--repeat", "2", "--delay", "60", "1")
    app.sees("Said twice")
    x, y = app._steady_place(app.sees("Hold me"))
    xdotool("mousemove", x, y, "mousedown", "1")
    app.sees("Said held")
    xdotool("mouseup", "1")
    pointed_at(app, "Hover me")
    app.sees("Hovered")
    app.key("ctrl+k")
    app.sees("Said shortcut")


@on("Gestures")
def taps_count_anew_once_the_page_was_covered(app):
    app.sees("0 double taps")
    x, y = app._steady_place(app.sees("Tap me twice"))
    xdotool("mousemove", x, y, "click", "1")
    app.key("ctrl+o")
    app.is_at("Cover")
    app.key("Escape")
    app.is_at("Gestures")
    xdotool("mousemove", *app._steady_place(app.sees("Tap me twice")), "click", "1")
    # The consequences of the click have been reported.
    app.key("ctrl+k")
    app.sees("Said shortcut")
    app.sees("0 double taps")
    xdotool("mousemove", *app._steady_place(app.sees("Tap me twice")), "click", "--repeat", "2", "--delay", "60", "1")
    app.sees("1 double taps")


# However long going there and back takes, it happens between two clicks that GTK counts together.
taps_count_anew_once_the_page_was_covered.settings = "gtk-enable-animations=0\ngtk-double-click-time=20000"


@on("Gestures")
def a_drag_follows_the_pointer(app):
    node = app.sees("Drag me")
    x, y = app._place(node)
    held(app, node, (x + 60, y))
    until("the drag was told", lambda: any(text.startswith("Said dragged") for text in app.texts()))


@on("Gestures")
def keys_reach_what_has_the_focus(app):
    app.click("Focus")
    app.key("x")
    app.sees("Keys x")


@on("Dragging")
def things_are_dragged_and_dropped(app):
    target = app.sees("Drop here")
    held(app, app.sees("Pear"), app._place(target))
    app.sees("Took Pear")
    held(app, app.sees("Plum"), app._place(app.sees("Took Pear")))
    app.sees("Took Pear Plum")


# Motion


@on("Motion")
def changes_are_seen_on_their_way(app):
    node = app.sees("By value")
    thing = lambda: box(node).x
    start = thing()
    app.click("Move")
    seen = set()
    end = time.monotonic() + 3
    while time.monotonic() < end:
        seen.add(thing())
    app.sees("It is still")
    if thing() - start < 90:
        raise Problem(f"it has moved by {thing() - start}")
    if len(seen) < 4:
        raise Problem(f"it was seen in {len(seen)} places only")


@on("Motion")
def nothing_moves_for_those_who_want_no_animations(app):
    start = box(app.sees("By value")).x
    app.click("Move")
    until("it is there at once", lambda: box(app.sees("By value")).x - start > 90)


nothing_moves_for_those_who_want_no_animations.settings = "gtk-enable-animations=0"


@on("Motion")
def views_come_and_go(app):
    app.click("Show")
    app.sees("Slides in")
    app.sees("Fades in")
    app.click("Show")
    app.misses("Slides in")
    app.misses("Fades in")
    app.click("Add")
    app.sees("New 3")


# Fonts


@on("Texts")
def texts_are_in_the_fonts_of_the_app(app):
    other = App(program=os.environ["PAGE_APP"])
    try:
        other.act("Fonts", "list item")
        # A letter is as wide as its font is large.
        for text, width in [("FAMILY", 6 * 20), ("FACE", 4 * 40)]:
            found = other.box(other.sees(text, "label"))[2]
            if found != width:
                raise Problem(f"“{text}” is {found} wide, not {width}")
    finally:
        other.end()


# Exchange with other apps


@on("Handing on")
def what_is_copied_can_be_pasted(app):
    app.click("Copy me")
    app.key("ctrl+c")
    app.click("Paste")
    app.sees("Chosen copied")


@on("Handing on")
def sharing_asks_where_to(app):
    app.click("Share…")
    choose(app, "Copy")
    app.misses("Send by Mail")
    app.click("Paste")
    app.sees("Chosen https://example.org")


def press_in_dialog(app, word):
    """Presses a button of a GTK dialog by its label, with or without the mnemonic's underscore."""
    def press():
        for node in app.everything():
            if node.name.endswith(word) and node.getRoleName() == "push button":
                return node.queryAction().doAction(0)
        return False

    until(f"“{word}” can be pressed", press)


def dialog(app):
    others = until("a dialog has a window", lambda: [window for window in app.x_windows() if window != app.window])
    return others[-1]


def open_by_path(app, path):
    """Opens a file with the dialog that is there."""
    xdotool("windowfocus", dialog(app))
    # The key of the dialog for a path. While a person types one, the dialog completes it, which takes its time.
    app.key("ctrl+l")
    field = until("there is a field for a path", lambda: next(
        node for node in app.everything() if node.getRoleName() in ("text", "entry")))
    field.queryEditableText().setTextContents(path)
    press_in_dialog(app, "Open")


@on("Handing on")
def files_are_asked_for_by_the_dialogs_of_the_desktop(app):
    app.click("Open a file")
    dialog(app)
    press_in_dialog(app, "Cancel")
    until("the dialog has gone", lambda: app.x_windows() == [app.window])
    app.sees("Chosen nothing")
    note = os.path.join(app.home, "Kept.txt")
    app.click("Save a file")
    dialog(app)
    app.sees("Name:", "text").queryEditableText().setTextContents(note)
    press_in_dialog(app, "Save")
    app.sees("Chosen Kept.txt")
    with open(note) as file:
        if file.read() != "Saved by the gallery":
            raise Problem("something else was saved")
    app.click("Open a file")
    letter = os.path.join(app.home, "Letter.txt")
    os.rename(note, letter)
    open_by_path(app, letter)
    app.sees("Chosen Letter.txt")


@on("Photos")
def photos_are_asked_for_by_the_dialog_of_the_desktop(app):
    photo = os.path.join(app.home, "pixel.png")
    with open(photo, "wb") as file:
        file.write(base64.b64decode(PIXEL))
    app.click("Two photos")
    open_by_path(app, photo)
    app.sees("Photos: 1 by 1")
    app.click("UIKit's picker")
    dialog(app)
    press_in_dialog(app, "Cancel")
    app.sees("Photos: none")
    app.click("UIKit's picker")
    open_by_path(app, photo)
    app.sees("Photos: 1 by 1")


PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


# Bad input


@on("Bad input")
def nothing_an_app_says_is_too_much(app):
    for name in ["A title of 4,000 characters", "A title of flags and families", "A title with control characters"]:
        app.click(name, "list item")
        until("its page is there", lambda: app.title() != "Bad input")
        app.key("Escape")
        app.is_at("Bad input")
    for width, height in [(360, 300), (1100, 700)]:
        app.resize(width, height)


def control_and_comma_open_the_settings(app):
    app.key("ctrl+comma")
    until("there is a second window", lambda: len(app.frames()) == 2)
    app.sees("What can be set")
    # Like libadwaita's preferences, it has neither a menu nor a button that maximizes it.
    window = app._frame("Preferences")
    buttons = [node.name for node in app.inside(window) if node.getRoleName() == "push button" and node.name]
    if buttons != ["Close"]:
        raise Problem(f"the settings have the buttons {buttons}")


@on("Form rows")
def a_field_alone_in_its_row_is_an_entry_row(app):
    def halves(name):
        """Whether there is something to read in the upper and in the lower part of a row."""
        x, y, _, height = app.box(app.sees(name, "list item"))
        picture = contrast.Picture()
        return [picture.contrast((x + 14, top, 40, height / 4)) > 2 for top in (y + 4, y + height * 2 / 3 - 6)]

    until("the title of a filled field is above its text", lambda: halves("City") == [True, True])
    until("the title of an empty field is in the middle", lambda: halves("Password") == [False, True])
    rows_there = [box(node) for node in rows(app)]
    if any(row.height != 55 for row in rows_there):
        raise Problem(f"rows are as tall as libadwaita's: {[row.height for row in rows_there]}")
    # A click anywhere in the row leads into the field.
    app.resize(700, 850)
    app.click("City", "text")
    app.has_focus("City")
    x, y, width, height = app.box(app.sees("Name", "list item"))
    xdotool("mousemove", int(x + width * 0.7), int(y + 4), "click", 1)
    app.has_focus("Name")
    app.type("Ada")
    app.sees("Hello, Ada", "label")


@on("Growing fields")
def a_growing_field_shows_all_its_lines(app):
    def height(name):
        return app.box(app.sees(name, "text"))[3]

    app.resize(500, 700)
    line = until("the field is there", lambda: height("Remark"))
    app.click("Remark", "text")
    app.type("one")
    app.key("Return")
    app.type("two words and many more that do not all have room on this line of the field")
    app.sees("Lines: 2", "label")
    until("there is a third line", lambda: height("Remark") > 2 * line)
    # Lines of the text are inked bands; each is there, below the title.
    def bands():
        x, y, width, tall = app.box(app.sees("Remark", "text"))
        picture = contrast.Picture()
        return [(picture.contrast((x + 14, y + tall * part / 3, 60, tall / 3)) or 0) > 3 for part in range(3)]

    until(lambda: f"all lines are seen: {bands()}", lambda: all(bands()))


@on("Growing fields")
def a_growing_field_scrolls_beyond_its_limit(app):
    app.resize(500, 700)
    app.click("Reply", "text")
    line = app.box(app.sees("Reply", "text"))[3]
    for number in range(6):
        app.type(str(number))
        app.key("Return")
    until("three lines are seen", lambda: 2 * line < app.box(app.sees("Reply", "text"))[3] < 4 * line)
    app.click("Send")
    until("one line is left", lambda: app.box(app.sees("Reply", "text"))[3] < 2 * line)


@on("Texts")
def paragraphs_share_the_limit_of_their_text(app):
    def height(start):
        return min(app.box(node)[3] for node in app.everything() if node.name.startswith(start))

    if height("One\ntwo") > 1.5 * height("Caption") or height("One\ntwo three") > 3 * height("Caption"):
        raise Problem(f"too tall: {height('One')}")


@on("Form rows")
def a_disclosure_in_a_card_is_an_expander_row(app):
    app.resize(700, 850)

    def grounds():
        picture = contrast.Picture()
        return [picture.colours(*app.box(app.sees(name, "list item"))).most_common(1)[0][0] for name in ("Inner 1", "After")]

    until("rows of a group have another ground", lambda: len(set(grounds())) == 2)
    app.click("Open", "list item")
    app.misses("Inner 1")


@on("Form rows")
def what_a_bottom_bar_contains_is_in_its_middle(app):
    def middle(node):
        _, y, _, height = app.box(node)
        return y + height / 2

    # In a wide window its items are at the top.
    app.resize(500, 760)
    _, top, _, room = app.box(app._any_frame())
    # The bar is as tall as the one at the top, below a line.
    bar = top + room - 47 / 2
    for node in (app.sees("Four entries", "label"), app.sees("Clear", "push button")):
        if abs(middle(node) - bar) > 1.5:
            raise Problem(f"“{node.name}” is {middle(node) - bar} too low")


@on("Texts")
def a_link_in_a_text_is_legible(app):
    def seen():
        # The first word of the text is not the link.
        x, y, width, height = app.box(app.sees("Read the site first"))
        return contrast.Picture().contrast((x + width * 0.35, y, width * 0.35, height)) or 0

    until(lambda: f"links have 4.5 to 1, not {seen():.2f}", lambda: seen() >= 4.5)


@on("List looks")
def the_selection_of_a_sidebar_is_seen_in_the_dark(app):
    app.click("sidebar")
    app.click("Row 1", "list item")

    def seen():
        picture = contrast.Picture()
        grounds = [picture.colours(*app.box(app.sees(name, "list item"))).most_common(1)[0][0] for name in ("Row 1", "Row 3")]
        if max(grounds[0]) - min(grounds[0]) > 6:
            raise Problem(f"the selection is no grey: {grounds[0]}")
        return contrast.ratio(*grounds)

    # libadwaita's own has 1.37 to 1.
    until(lambda: f"the selected row differs by 1.5 to 1, not {seen():.2f}", lambda: seen() >= 1.5)


the_selection_of_a_sidebar_is_seen_in_the_dark.environment = {"CAIRN_APPEARANCE": "dark"}


@on("List looks")
def the_selection_is_seen_below_the_pointer(app):
    def ground(name):
        return contrast.Picture().colours(*app.box(app.sees(name, "list item"))).most_common(1)[0][0]

    for style in ("grouped", "inset", "plain"):
        app.click(style)
        app.click("Row 1", "list item")
        xdotool("mousemove_relative", 1, 1)
        pointed = lambda: contrast.ratio(ground("Row 1"), ground("Row 3"))
        until(lambda: f"the selected row differs by 1.15 to 1, not {pointed():.2f}", lambda: pointed() >= 1.15)


@on("Long page")
def a_page_opens_at_its_top_and_scrolls_by_keys(app):
    first = app.sees("Line 1")
    until("the first line is in view", lambda: app.is_in_view(first))
    if app.focus() == "At the end":
        raise Problem("the button below the window has the focus")
    app.key("Page_Down")
    until("the page scrolls", lambda: not app.is_in_view(first))


@on("Summary")
def tabs_without_room_in_the_bar_are_at_the_bottom(app):
    def is_at_bottom():
        _, top, _, height = app.box(app._any_frame())
        place = box(app.sees("Calendar"))
        return place.y > top + height / 2

    for width, bottom in (1190, False), (900, True), (500, True), (1190, False), (700, True):
        app.resize(width, 600)
        until(f"tabs in a window {width} wide are {'below' if bottom else 'above'}", lambda: is_at_bottom() == bottom)


@on("Styles")
def a_picker_in_a_bar_shows_its_choice(app):
    choice, frame = box(app.sees("Order, Name")), app.box(app._any_frame())
    if not (choice.y >= frame[1] - 6 and choice.x + choice.width <= frame[0] + frame[2] and choice.height < 50):
        raise Problem(f"the picker is at {choice}")


@on("Empty")
def an_empty_page_has_a_large_icon_above_its_title(app):
    app.resize(800, 600)
    _, top, _, height = app.box(app._any_frame())
    title, button = box(app.sees("No Mail", "label")), box(app.sees("Fetch it", "push button"))
    # The icon, the title, the description and the button stand in the middle of the page together.
    middle = (title.y - 128 + button.y + button.height) / 2
    if abs(middle - (height + 47) / 2) > 24 or button.y < title.y + title.height:
        raise Problem(f"the title is at {title.y}, the button at {button.y}")
    # The button has the padding of a pill of libadwaita's, which is no part of its box, and stands in the middle like the title.
    text = box(app.sees("New mail appears here.", "label"))
    centres = [part.x + part.width / 2 for part in (title, button)]
    if button.y - text.y - text.height < 14 or abs(centres[0] - centres[1]) > 1.5:
        raise Problem(f"the button is {button.y - text.y - text.height} below the text, the centres are {centres}")


@on("Texts")
def a_text_of_two_lines_draws_no_third(app):
    if not shutil.which("import"):
        print("        skipped: this is missing: imagemagick")
        return
    app.resize(500, 760)
    texts = [app.box(node) for node in app.everything() if node.name.endswith("nine ten")]
    x, y, width, height = max(texts, key=lambda place: place[3])

    def is_blank():
        """Whether the gap below the text has one colour."""
        shot = subprocess.run(
            ["import", "-window", "root", "-crop", f"{int(width)}x4+{int(x)}+{int(y + height) + 2}", "-depth", "8", "rgb:-"],
            capture_output=True, check=True).stdout
        return len(set(zip(shot[0::3], shot[1::3], shot[2::3]))) == 1

    until("there is nothing in the gap below the text", is_blank)


@on("Empty list")
def an_empty_list_is_no_card(app):
    app.sees("No Mail", "label")
    app.sees("Fetch it", "push button")


# Parts that a window shows by its own means


def slider(app):
    return until("there is a slider", lambda: next((node for node in app.everything() if node.getRoleName() == "slider"), None))


def switch(app):
    return next(node for node in app.everything() if node.getRoleName() in ("toggle button", "switch", "check box"))


def has_level(app, value):
    until(f"the widget says {value}", lambda: abs(slider(app).queryValue().currentValue - value) < 0.01)


@on("Own parts")
def a_widget_of_the_app_follows_its_state_and_changes_it(app):
    has_level(app, 0.25)
    app.click("Raise")
    app.sees("Level 50%")
    has_level(app, 0.5)
    app.click_on(slider(app))
    app.key("End")
    app.sees("Level 100%")
    app.key("Left")
    app.sees("Level 75%")
    app.click("Next")
    app.sees("Behind it")
    app.key("Escape")
    has_level(app, 0.75)


@on("Own parts")
def a_widget_of_the_app_leaves_and_comes_back(app):
    slider(app)
    app.click("Raise")
    app.sees("Level 50%")
    app.click_on(switch(app))
    until("the widget has gone", lambda: not any(node.getRoleName() == "slider" for node in app.everything()))
    app.click_on(switch(app))
    has_level(app, 0.5)


def web(page, **more):
    """A walk that needs pages of the web. Without a namespace of its own, as in a container, WebKit cannot fence its processes."""
    def note(walk):
        if not web_pages.has_webkit():
            print("        skipped: this is missing: libwebkitgtk-6.0-4")
            return walk
        there = on(page)(walk)
        there.environment = {
            "GALLERY_WEB": web_pages.serve() + "/first", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1", **more}
        return there

    return note


def follow_link(app, number):
    """Clicks one of the links of a page, each of which has a line of its own."""
    x, y, _, _ = app.box(until("there is a page", lambda: app.find("WebKitWebView")))
    xdotool("mousemove", int(x + 60), int(y + 30 + 60 * number))
    xdotool("click", "1")


@web("Pages of the web")
def a_page_of_the_web_is_shown_and_asked(app):
    app.click("Load")
    app.sees("Title: First page; still; finished")
    app.sees("At first")
    app.click("Ask")
    app.sees("It is First page")
    app.click("Text")
    app.sees("Title: Written; still; finished")
    app.click("Ask")
    app.sees("It is Written")


@web("Pages of the web")
def links_in_a_page_of_the_web_lead_on(app):
    app.click("Load")
    app.sees("Title: First page; still; finished")
    follow_link(app, 0)
    app.sees("Title: Second page; still; finished")
    app.sees("At second")


@web("UIKit's page")
def a_delegate_follows_a_page_of_the_web(app):
    # WebKit's processes tell these in any order.
    told = {"app: First page", "finished", "two is 2"}
    has_said = lambda *what: any(set(node.name.split(", ")) == told.union(what) for node in app.everything())
    until(lambda: f"the page has told everything, not {[node.name for node in app.everything()]}", has_said)
    follow_link(app, 1)
    until("the delegate has refused", lambda: has_said("refused"))


def film(walk):
    """A walk that needs GStreamer."""
    if not media.has_gstreamer():
        print("        skipped: this is missing: gstreamer1.0-plugins-good")
        return walk
    return on("Films and sounds")(walk)


def has_color(app, red, green, blue):
    """Whether most of the film has nearly a color. VP8 keeps none exactly."""
    x, y, width, height = app.box(app.sees("cairn-gallery-film.webm"))
    (found, _), = contrast.Picture().colours(x + width // 2 - 20, y + height // 2 - 20, 40, 40).most_common(1)
    return all(abs(a - b) < 40 for a, b in zip(found[:3], (red, green, blue)))


@film
def a_film_plays_to_its_end(app):
    app.sees("Film ready, paused, 3 seconds")
    until("the film is red", lambda: has_color(app, 255, 0, 0))
    app.sees("In front")
    app.click("Start")
    app.sees("Film ready, playing, 3 seconds")
    until("the film is green", lambda: has_color(app, 0, 192, 0))
    app.sees("Film ready, paused, 3 seconds")
    app.sees("Ended 1, failed 0, seconds 0 to 3")


@film
def places_in_a_film_are_found(app):
    app.sees("Film ready, paused, 3 seconds")
    app.click("To the green")
    app.sees("Sought 2.5")
    until("the film is green", lambda: has_color(app, 0, 192, 0))
    app.sees("0:02 / 0:03")
    app.click("To the start")
    until("the film is red", lambda: has_color(app, 255, 0, 0))
    app.click("Twice as fast")
    app.sees("Ended 1, failed 0, seconds 2 to 3")
    app.click("Play")
    app.sees("Film ready, playing, 3 seconds")
    app.click("Pause")
    app.sees("Film ready, paused, 3 seconds")


@film
def a_missing_film_says_so(app):
    app.sees("Film ready, paused, 3 seconds")
    app.click("Missing film")
    app.sees("Film failed, paused, no seconds")
    app.sees("no-such-film.webm")
    app.click("Start")
    app.sees("Ended 0, failed 1, no seconds")


@film
def a_sound_is_played_without_a_view(app):
    app.click("Sound")
    app.sees("Sound has ended")


def mapped(page):
    """A walk that needs maps."""
    def note(walk):
        if not map_tiles.has_libshumate():
            print("        skipped: this is missing: libshumate-1.0-1")
            return walk
        there = on(page)(walk)
        there.tiles = map_tiles.Tiles()
        there.environment = {**there.tiles.environment, "XDG_CACHE_HOME": tempfile.mkdtemp()}
        return there

    return note


def tip_of(app, name):
    x, y, width, height = app.box(app.sees(name, "push button"))
    return x + width / 2, y + height


@mapped("Maps")
def a_map_follows_the_pointer_and_takes_its_signs_along(app):
    tiles = SCENARIOS["a_map_follows_the_pointer_and_takes_its_signs_along"].tiles
    until("tiles are asked for", lambda: tiles.asked)
    # Its first versions name only themselves.
    if not all("Cairn" in agent or "libshumate" in agent for agent in tiles.agents):
        raise Problem(f"the server of tiles does not learn who asks: {tiles.agents}")
    app.sees("© Testers")
    before = tip_of(app, "Museum")
    x, y = int(before[0]), int(before[1] + 90)
    xdotool("mousemove", x, y)
    xdotool("mousedown", "1")
    for step in range(1, 7):
        xdotool("mousemove", x + 10 * step, y + 5 * step)
    until("the sign has moved along", lambda: tip_of(app, "Museum")[0] > before[0] + 30)
    xdotool("mouseup", "1")
    app.sees("Chosen: none, moved")
    app.click("All", "push button")
    until("the sign is back", lambda: abs(tip_of(app, "Museum")[0] - before[0]) < 3)


@mapped("Maps")
def a_sign_of_a_map_is_chosen_and_the_ground_ends_it(app):
    app.click("Museum", "push button")
    app.sees("Chosen: Museum")
    app.click("Tower", "push button")
    app.sees("Chosen: Tower")
    x, y = tip_of(app, "Tower")
    xdotool("mousemove", int(x), int(y + 60))
    xdotool("click", "1")
    app.sees("Chosen: none")


@mapped("Maps")
def a_map_is_moved_by_its_buttons_and_the_app(app):
    before = tip_of(app, "Museum"), tip_of(app, "Tower")
    app.click("Zoom out", "push button")
    app.sees("Chosen: none, moved")
    until("the signs are nearer to each other", lambda: (
        tip_of(app, "Tower")[0] - tip_of(app, "Museum")[0] < 0.9 * (before[1][0] - before[0][0])))
    app.click("Fiji", "push button")
    app.sees("Around -17.50, 179.50")


@mapped("Maps in rows")
def maps_in_rows_and_in_a_sheet_are_apart(app):
    app.click("Show in a sheet", "list item")
    app.sees("Around the same place")
    until("the map in front has tiles", lambda: app.find("In the sheet") or app.find("Map"))


def follows(portal, *sessions):
    """Waits until the portal has these sessions, each with its accuracy and its distance."""
    until(lambda: f"the portal has {portal.sessions()}", lambda: portal.sessions() == [list(each) for each in sessions])


@on("Location")
def the_portal_tells_the_location(app):
    # Every button fits.
    app.resize(700, 850)
    app.sees("Status: not asked")
    with LocationPortal() as portal:
        portal.move(52.52, 13.4)
        app.click("Permission")
        app.sees("Status: allowed")
        follows(portal)
        app.sees("Told: 0")
        app.click("Once")
        app.sees("Place: 52.52, 13.40")
        follows(portal)
        app.click("Follow")
        follows(portal, (5, 0))
        app.sees("Told: 2")
        portal.move(48.14, 11.58)
        app.sees("Place: 48.14, 11.58")
        app.click("Every kilometer")
        follows(portal, (3, 1000))
        portal.move(48.141, 11.58)
        portal.move(48.2, 11.58)
        app.sees("Place: 48.20, 11.58")
        app.click("Stop")
        follows(portal)
        app.click("Live")
        app.sees("Live: 48.20, 11.58")
        follows(portal)


@on("Location")
def the_border_of_a_region_is_told(app):
    # Every button fits.
    app.resize(700, 850)
    with LocationPortal() as portal:
        portal.move(52.52, 13.405)
        app.click("Watch a region")
        app.sees("Region: watched")
        app.sees("Status: allowed")
        portal.move(48.14, 11.58)
        app.sees("Region: left")
        portal.move(52.52, 13.405)
        app.sees("Region: entered")
        # The user has taken the permission back, or the portal has restarted.
        portal.close_all()
        app.sees("Problem: The location is not known.")
        follows(portal, (5, 0))
    app.sees("Status: denied")
    # The portal has ended, and nothing starts another.
    until("a report says what to install", lambda: "geoclue-2.0" in app.said())


@on("Location")
def a_refused_location_is_denied(app):
    with LocationPortal(answer=1) as portal:
        portal.move(52.52, 13.405)
        app.click("Follow")
        app.sees("Status: denied")
        app.sees("Place: unknown")
        follows(portal)


@on("Location")
def without_a_portal_the_location_is_denied(app):
    app.click("Follow")
    app.sees("Status: denied")
    until("a report says what to install", lambda: "geoclue-2.0" in app.said())


def middle_of(app, name, role=None):
    x, y, width, height = app.box(app.sees(name, role))
    return x + width / 2, y + height / 2


def ground_of(app, name, role=None):
    """The background colour of an element."""
    return contrast.Picture().colours(*app.box(app.sees(name, role))).most_common(1)[0][0]


@on("Form rows")
def the_items_of_a_bottom_bar_are_at_the_top_of_a_wide_window(app):
    def is_at_top(name):
        _, top, _, _ = app.box(app._any_frame())
        return middle_of(app, name, "push button")[1] < top + 60

    for width, wanted in (1000, True), (400, False), (1000, True):
        app.resize(width, 760)
        until(f"Clear is {'above' if wanted else 'below'} in a window {width} wide", lambda: is_at_top("Clear") == wanted)
    # What stands above the keyboard of a phone is there while a field has the focus.
    app.click("Name", "text")
    until("London is in the bar", lambda: is_at_top("London"))
    app.click("Loud", "list item")
    app.misses("London")


@on("Emphasis")
def a_prominent_button_fills_its_row(app):
    plain, grounds = ground_of(app, "Bordered", "list item"), {}

    def are_filled():
        grounds.update({name: ground_of(app, name, "list item") for name in ("Buy", "Erase", "Orange")})
        return len({plain, *grounds.values()}) == 4

    until(lambda: f"prominent rows are filled: {grounds}, not {plain}", are_filled)
    red, _, blue = grounds["Erase"]
    if red < 2 * blue:
        raise Problem(f"a row that erases has the ground {grounds['Erase']}")
    for name in grounds:
        label = contrast.Picture().contrast(app.box(app.sees(name, "label")))
        if label < 4.5:
            raise Problem(f"the label of {name} has {label:.2f} to 1")
    app.click("Buy", "list item")
    app.sees("Said buy")


@on("Emphasis")
def buttons_have_their_sizes(app):
    def heights():
        found = []
        for name in ("Mini", "Small", "Regular", "Large", "Huge"):
            x, y, width, height = app.box(app.sees(name, "push button"))
            # What is reported may leave out the room around the label. The ground of a button is seen.
            picture, line = contrast.Picture(), int(x) + 1
            inside = picture.colours(line, y + height / 2, 1, 1).most_common(1)[0][0]
            top = next(step for step in range(60) if picture.colours(line, y + height / 2 - step, 1, 1).most_common(1)[0][0] != inside)
            found.append(2 * top)
        return found

    found = heights()
    mini, small, regular, large, huge = found
    if not (mini <= small < regular < large <= huge):
        raise Problem(f"buttons from mini to extra large are {found} high")


@on("Emphasis")
def a_tint_colours_every_control(app):
    def is_orange(colour):
        red, green, blue = colour
        return red > 140 and red > green + 25 > blue + 50

    for name, role in (
        ("Switch", "check box"), ("On", "push button"), ("Filled", "push button"), ("Volume", "slider"),
        ("Copying", "progress bar"), ("Level", "level bar")):
        app.reach(name, role)
        shown = lambda: contrast.Picture().colours(*app.box(app.sees(name, role)))
        until(
            lambda: f"{name} is orange, not {shown().most_common(4)}",
            lambda: sum(count for colour, count in shown().items() if is_orange(colour)) >= 20)


@on("Emphasis")
def a_text_in_a_bar_is_on_the_line_of_its_title(app):
    title, number = middle_of(app, "Emphasis", "heading"), middle_of(app, "0", "label")
    if abs(title[1] - number[1]) > 1.5:
        raise Problem(f"the text is {number[1] - title[1]} below the title")


@on("Emphasis")
def a_button_in_a_bar_has_room_around_its_label(app):
    x, y, width, height = app.box(app.sees("Done", "push button"))
    label = app.box(app.sees("Done", "label"))
    picture = contrast.Picture()
    ground = picture.colours(label[0] - 8, label[1], 4, label[3]).most_common(1)[0][0]
    bar = picture.colours(label[0] - 40, y + height / 2, 2, 2).most_common(1)[0][0]
    if contrast.ratio(ground, bar) < 2:
        raise Problem("eight points before the label is no button any more")


def with_large_text(walk, page):
    """Makes a walk through a page with texts twice as large. The walk sets them, too."""
    @on(page)
    @functools.wraps(walk)
    def there(app):
        # Two concurrent apps would be one.
        app.process.terminate()
        app.process.wait()
        desktop = DesktopSettings(theme="Default", dots_per_inch=96)
        large = None
        try:
            large = gallery(page)
            large.is_at(page)
            large.resize(700, 880)
            walk(large, lambda: desktop.set(dots_per_inch=192))
            large.end()
        finally:
            if large:
                large.stop()
            desktop.end()


def symbols_are_as_large_as_the_text_beside_them(app, enlarge):
    heights = lambda: [box(app.sees(name, role)).height for name, role in (("Star", "image"), ("Beside a star", "label"))]
    before = heights()
    enlarge()
    until("texts are twice as large", lambda: heights()[1] > 1.8 * before[1])
    until(lambda: f"symbols grow with texts: {before}, then {heights()}", lambda: heights()[0] == 2 * before[0])


with_large_text(symbols_are_as_large_as_the_text_beside_them, "Emphasis")


def the_title_of_an_entry_is_above_its_large_text(app, enlarge):
    enlarge()

    def runs_with_ink():
        """How often something is written, from the upper edge to the lower one: a title, and a text."""
        x, y, width, height = app.box(app.sees("City", "list item"))
        picture = contrast.Picture()
        lines = [len(picture.colours(x + 4, y + line, width * 0.5, 1)) > 1 for line in range(4, int(height) - 4)]
        return sum(1 for above, line in zip([False, *lines], lines) if line and not above)

    until(lambda: f"there are a title and a text, not {runs_with_ink()}", lambda: runs_with_ink() == 2)


with_large_text(the_title_of_an_entry_is_above_its_large_text, "Form rows")


@on("Undoing")
def a_deletion_can_be_undone(app):
    def delete(name):
        app.click(name, "list item", button=3)
        app.click("Delete", "menu item")
        app.misses(name)

    delete("Ben & Cleo")
    app.sees("Delete Ben & Cleo", "label")
    app.click("Undo")
    app.sees("Ben & Cleo", "list item")
    app.misses("Delete Ben & Cleo")
    # Only the last action is offered.
    delete("Anna")
    delete("Dora")
    app.misses("Delete Anna")
    app.sees("Delete Dora", "label")
    app.click("Undo")
    app.sees("Dora", "list item")
    app.misses("Anna")


@contextlib.contextmanager
def notices():
    service = DesktopNotices()
    try:
        yield service
    finally:
        service.end()


def with_notices(walk):
    """A walk on a desktop that shows notifications."""
    @on("Notifications")
    @functools.wraps(walk)
    def there(app):
        with notices() as desktop:
            app.click("Allow")
            app.sees("Allowed: yes")
            walk(app, desktop)

    return there


def shows(desktop, *wanted):
    until(f"{wanted} is shown, not {desktop.shown()}", lambda: desktop.shown() == list(wanted))


FERN = ["Water the fern", "It is dry", ["Done"]]


@with_notices
def a_notification_is_shown_by_the_desktop(app, desktop):
    app.click("Notify soon")
    shows(desktop, FERN)
    desktop.press("Water the fern", "Done")
    app.sees("Answered: done")


@with_notices
def a_notification_that_is_opened_answers(app, desktop):
    app.click("Notify")
    shows(desktop, FERN)
    desktop.press("Water the fern")
    app.sees("Answered: opened")
    shows(desktop)


@with_notices
def a_second_notification_replaces_the_first(app, desktop):
    app.click("Notify")
    app.click("Notify")
    shows(desktop, FERN)
    app.click("Remove")
    shows(desktop)


@with_notices
def an_answer_starts_an_app_that_has_ended(app, desktop):
    app.click("Notify")
    shows(desktop, FERN)
    app.stop(keep=True)
    # As a package of the app installs it.
    services = os.path.join(os.environ["XDG_RUNTIME_DIR"], "dbus-1", "services")
    os.makedirs(services, exist_ok=True)
    program = os.path.join(app.home, "start")
    with open(program, "w") as file:
        variables = [f"export {name}={shlex.quote(value)}\n" for name, value in app.environment.items() if name.isidentifier()]
        file.write("#!/bin/sh\n" + "".join(variables) + f"exec {shlex.quote(app.program)}\n")
    os.chmod(program, 0o755)
    with open(os.path.join(services, "app.cairn.Gallery.service"), "w") as file:
        file.write(f"[D-BUS Service]\nName=app.cairn.Gallery\nExec={program}\n")
    bus = ["gdbus", "call", "--session", "--dest"]
    subprocess.run(
        [*bus, "org.freedesktop.DBus", "--object-path", "/", "--method", "org.freedesktop.DBus.ReloadConfig"], check=True,
        stdout=subprocess.DEVNULL)
    subprocess.run(
        [*bus, "app.cairn.Gallery", "--object-path", "/app/cairn/Gallery", "--method",
         "org.freedesktop.Application.ActivateAction", "cairn-notice", "[<('fern', 'done')>]", "{}"],
        check=True, stdout=subprocess.DEVNULL)
    os.unlink(os.path.join(services, "app.cairn.Gallery.service"))
    desktop_of_apps = pyatspi.Registry.getDesktop(0)

    def started():
        for index in range(desktop_of_apps.childCount):
            one = desktop_of_apps.getChildAtIndex(index)
            if any(node.name == "Answered: done" for node in app.inside(one)):
                return one
        return None

    os.kill(until("the app has been started with the answer", started).get_process_id(), signal.SIGTERM)


def every_page_opens(app):
    """Opens each page of the Gallery in a new app, wide and narrow."""
    names = row_order(app)
    # Two concurrent apps would be one: a later start passes its URLs to the first.
    app.process.terminate()
    app.process.wait()
    for name in names:
        page = gallery(name)
        page.is_at(name)
        for width, height in [(360, 500), (900, 700)]:
            page.resize(width, height)
        page.key("Escape")
        page.is_at("Gallery")
        page.end()


for walk in (every_page_opens, control_and_comma_open_the_settings):
    walk.page = None
    SCENARIOS[walk.__name__] = walk


take(
    SCENARIOS,
    lambda walk: gallery(walk.page, getattr(walk, "settings", ""), **getattr(walk, "environment", {})))
