"""Menus: of every row of the Catalog, and without tooltips over them."""

import os
import subprocess

import contrast
from person import Problem, until, xdotool
from walks import at_its_own_pace, begin_part, scenario

ITEMS = {"menu item", "check menu item", "radio menu item"}


def items_of_menu(app):
    return [node for node in app.everything() if node.getRoleName() in ITEMS]


def opens(look, patience):
    try:
        return until("", look, patience=patience)
    except Problem:
        return None


def is_red(app, node):
    colours = contrast.Picture().colours(*app.box(node))
    return any(red > 150 and red > 1.6 * max(green, blue) for red, green, blue in colours)


def look_at_menu(app, row):
    items = items_of_menu(app)
    names = [node.name for node in items]
    if len({*names}) < len(names):
        raise Problem(f"the menu of “{row}” has {names}")
    popups = [app._x_window(number) for number in app.x_windows() if number != app.window]
    for node in items:
        x, y, width, height = app.box(node)
        if not any(x >= left and y >= top and x + width <= left + room and y + height <= top + tall for left, top, room, tall in popups):
            raise Problem(f"“{node.name}” in the menu of “{row}” is cut off: {(x, y, width, height)} in {popups}")
    for node in items:
        if node.name == "Delete":
            until(f"Delete in the menu of “{row}” is red", lambda: is_red(app, node))


@scenario
@at_its_own_pace
def every_row_gets_the_focus_back_from_its_menu(app):
    """Opens the menu of the first row of each page, if it has one."""
    app.resize(1000, 760)
    links = subprocess.run(
        [os.environ["SCENARIO_WINDOW"], "--pages"], capture_output=True, check=True, text=True, timeout=60).stdout.split()
    count = 0
    for link in links:
        begin_part()
        before = app.title()
        app.start_again("--open", link)
        opens(lambda: app.title() != before, 2)
        left, _, width, _ = app.box(app._any_frame())
        rows = [node for node in app.everything() if node.getRoleName() == "list item" and app.box(node)[0] > left + width * 0.26]
        rows = [node for node in rows if app.is_in_view(node)]
        if not rows:
            continue
        row = rows[-1]
        name = row.name
        app.click_on(row, button=3)
        if not opens(lambda: items_of_menu(app), 0.5):
            continue
        count += 1
        look_at_menu(app, name)
        app.key("Escape")
        until("the menu is closed", lambda: not items_of_menu(app))
        until(lambda: f"“{name}” at {link} has the focus, not “{app.focus()}”", lambda: app.focus() == name)
    if count < 2:
        raise Problem(f"only {count} pages have rows with a menu")


@scenario
def no_tooltip_covers_a_menu(app):
    app.resize(1000, 760)
    app.start_again("--open", "catalog://notes")
    for name, role in ("Main Menu", "push button"), ("Show", "push button"):
        button = app.sees(name, role)
        app.move_to(button)
        until(f"{name} has a tooltip", lambda: len(app.x_windows()) == 2)
        x, y = app._steady_place(button)
        app.press_button(1)
        until(f"{name} opens a menu", lambda: items_of_menu(app))
        until("only the menu is there", lambda: len(app.x_windows()) == 2)
        for step in range(30):
            xdotool("mousemove", x + step % 2, y + step % 3)
            if len(app.x_windows()) > 2:
                raise Problem(f"a tooltip covers the menu of {name}")
        app.key("Escape")
        until("the menu is closed", lambda: not items_of_menu(app))
