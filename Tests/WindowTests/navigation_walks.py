"""Pages: going back, the history, the focus, slides, columns."""

import time

from person import Problem, until, xdotool
from walks import hebrew, narrow, scenario, started

SWITCHES = ("toggle button", "switch", "check box")
MINT = ["--open", "catalog://colors/mint"]


def go_to_mint(app):
    app.follow("Colors")
    app.is_at("Colors")
    app.follow("Mint")
    app.is_at("Mint")


@scenario
@narrow
def the_back_button_shows_the_history_and_jumps(app):
    ways = {
        "held": lambda button: app.hold(button, 1.0),
        "the secondary button": lambda button: app.click_on(button, 3),
        "its menu key": lambda _: (app.reach_by_keys("Back to Colors"), app.key("shift+F10")),
    }
    for way in ways.values():
        go_to_mint(app)
        way(app.sees("Back to Colors"))
        app.sees("Colors", "menu item")
        app.click("Catalog", "menu item")
        app.is_at("Catalog")
        app.misses("Back to Colors")


@scenario
@narrow
def a_look_at_the_history_leads_nowhere(app):
    go_to_mint(app)
    app.click_on(app.sees("Back to Colors"), 3)
    app.sees("Catalog", "menu item")
    app.key("Escape")
    app.misses("Catalog")
    app.is_at("Mint")


@scenario
def where_the_page_forbids_it_there_is_no_way_back(app):
    app.go_to("Titles")
    app.follow("No back button")
    app.is_at("A one-way street")
    app.key("Escape", "alt+Left")
    app.press_button(8)
    app.sees("Go back")
    app.is_at("A one-way street")
    if any(name.startswith("Back") for name in app.texts()):
        raise Problem("there is a back button")
    # Use keys: after a press of an extra mouse button without effect, GTK 4.8 sends the next click to where that one
    # was.
    app.reach_by_keys("Go back")
    app.key("Return")
    app.is_at("Titles")


@scenario
def a_page_without_a_bar_leaves_the_window_its_buttons(app):
    app.go_to("Titles")
    app.follow("No bar at all")
    app.sees("Go back")
    app.misses("A large title")
    app.sees("Minimize", "push button")
    app.reach_by_keys("Go back")
    app.key("Return")
    app.is_at("Titles")


@scenario
@narrow
def the_focus_goes_along_from_the_sidebar_and_comes_back(app):
    app.reach_by_keys("Colors")
    app.key("Return")
    app.is_at("Colors")
    until(lambda: f"a row of the page has the focus, not “{app.focus()}”", lambda: app.focus() == "Red")
    app.key("alt+Left")
    app.is_at("Catalog")
    app.has_focus("Colors")


@scenario
@narrow
@started("--open", "catalog://colors")
def the_focus_goes_along_and_comes_back(app):
    app.reach_by_keys("Mint")
    app.key("Return")
    app.is_at("Mint")
    until(lambda: f"the first row to use has the focus, not “{app.focus()}”", lambda: app.focus() == "Copy")
    app.key("alt+Left")
    app.is_at("Colors")
    app.has_focus("Mint")


@scenario
@narrow
@started("--open", "catalog://colors")
def a_list_is_one_stop_of_tab(app):
    app.reach_by_keys("Red")
    app.key("Down", "Down")
    app.has_focus("Yellow")
    app.key("Tab")
    until("the focus leaves the list", lambda: app.focus() not in (None, "Yellow"))
    if app.focus() in ("Red", "Orange", "Green", "Mint"):
        raise Problem(f"Tab goes on to the row “{app.focus()}”")
    app.key("shift+Tab")
    app.has_focus("Yellow")


@scenario
@started("--open", "catalog://page/alerts")
def who_presses_return_at_once_destroys_nothing(app):
    app.reach_by_keys("An alert")
    app.key("Return")
    app.has_focus("Keep")
    app.key("Tab")
    app.has_focus("Delete")
    app.key("Tab", "Return")
    app.sees("kept")


@scenario
@narrow
def nothing_of_a_covered_page_can_be_reached(app):
    app.follow("Colors")
    app.is_at("Colors")
    app.misses("Paths")
    seen = []
    for _ in range(25):
        app.key("Tab")
        seen.append(app.focus())
    if "Notes" in seen or "Paths" in seen:
        raise Problem(f"the focus went to a covered page: {seen}")


@scenario
def tab_goes_in_reading_order(app):
    app.go_to("Choices and numbers")
    # While the page slides in, positions are not final.
    app._steady_place(app.sees("Loud", "list item"))
    places = []
    first = None
    for _ in range(30):
        app.key("Tab")
        node = app.focused_node()
        if node is None:
            continue
        x, y, _, height = app.box(node)
        if first == (x, y):
            break
        first = first or (x, y)
        places.append((y + height / 2, x, node.name or node.getRoleName()))
    # Each column begins at its top, and the first one of the circle may begin anywhere.
    turns = sum(1 for one, next in zip(places, places[1:]) if next[0] < one[0] - 12)
    if turns > 2:
        raise Problem(f"the order is {[name for _, _, name in places]}")


@scenario
@narrow
def a_slide_can_be_turned_round(app):
    for _ in range(5):
        app.click("Colors", "list item")
        app.key("Escape")
        app.key("Escape")
        app.is_at("Catalog")
        app.misses("Mint")
    app.click("Colors", "list item")
    app.is_at("Colors")
    app.sees("Mint", "list item")
    app.misses("Notes")


@scenario
@narrow
@started(settings="gtk-enable-animations=0")
def without_animations_nothing_slides(app):
    for _ in range(3):
        row = app.sees("Colors", "list item")
        app.click_on(row)
        app.is_at("Colors")
        # The leaving page would still exist during a slide.
        if "Notes" in app.texts():
            raise Problem("both pages are there")
        app.key("Escape")
        app.is_at("Catalog")
        if "Yellow" in app.texts():
            raise Problem("both pages are there")


@scenario
@started("--open", "catalog://page/alerts", settings="gtk-enable-animations=0")
def what_was_behind_a_panel_is_clicked_for_the_first_time(app):
    for _ in range(3):
        app.click_on(app.sees("An alert", "list item"))
        app.has_focus("Keep")
        app.key("Escape")
        app.misses("Keep")


@scenario
@started(*MINT, **hebrew())
def from_right_to_left_all_is_mirrored(app):
    if not hebrew():
        print("        skipped: no Hebrew locale is installed")
        return
    app.is_at("Mint")
    x, _, _, _ = app.box(app.back_button())
    left, _, width, _ = app._x_window(app.window)
    if x < left + width / 2:
        raise Problem("the back button is at the left")
    # Their names are in Hebrew if GTK has its translations.
    mirrored = app.sees("Toggle Sidebar")
    if app.box(mirrored)[0] < left + width / 2:
        raise Problem("the sidebar's button is at the left")
    others = [node for node in app.everything() if node.getRoleName() == "push button" and app.box(node)[1] < app.box(mirrored)[1] + 40]
    outermost = min(others, key=lambda node: app.box(node)[0])
    if app.box(outermost)[0] > left + 60 or outermost.name in ("Code", "Mix"):
        raise Problem(f"the window's buttons are not at the left, but “{outermost.name}”")
    app.key("alt+Left")
    app.is_at("Mint")
    app.key("alt+Right")
    app.is_at("Colors")
    row = app.sees("Red", "list item")
    name = app.sees("Red", "label")
    if app.box(name)[0] < app.box(row)[0] + app.box(row)[2] / 2:
        raise Problem("what leads is at the left")


@scenario
def columns_begin_side_by_side(app):
    def stand_beside(title):
        buttons = app._place(app.sees("Minimize", "push button"))[1]
        return abs(app._place(app.sees(title, "heading"))[1] - buttons) < 6

    app.resize(1000, 700)
    app.go_to("Two columns")
    app.follow("Open the example")
    app.sees("Choose a shelf")
    app.sees("Close", "label")
    until("the title stands beside the window's buttons, though their column has none", lambda: stand_beside("Shelves"))
    app.click("Sea", "list item")
    app.sees("Moby-Dick")

    def shelf_is_in_the_bar():
        buttons = app._place(app.sees("Minimize", "push button"))[1]
        return any(abs(app._place(node)[1] - buttons) < 6 for node in app.everything() if node.name == "Sea" and node.getRoleName() == "heading")

    until("so does the title of a column that has one", shelf_is_in_the_bar)
    detail = app.box(app.sees("Moby-Dick", "list item"))[1] - app._x_window(app.window)[1]
    if detail > 80:
        raise Problem(f"the detail begins {detail} points below the top")


@scenario
def rows_after_a_section_stand_apart(app):
    app.go_to("An item that pushes")
    above, below = app.box(app.sees("Blue", "list item")), app.box(app.sees("The item is, nil", "list item"))
    if below[1] - above[1] - above[3] < 12:
        raise Problem(f"there are {below[1] - above[1] - above[3]} points between them")


@scenario
@narrow
def keys_lead_through_a_list_that_selects_nothing(app):
    app.reach_by_keys("Notes")
    app.key("Page_Down")
    until("another row has the keys", lambda: app.focus() != "Notes" and app.focused_node().getRoleName() == "list item")
    app.key("Page_Up")
    app.has_focus("Notes")
    app.key("End")
    until("the last row has the keys", lambda: app.focus() not in ("Notes", None))
    last = app.focus()
    app.key("Down")
    app.key("End")
    app.has_focus(last)
    app.key("Home")
    app.has_focus("Notes")


@scenario
def columns_are_shown_hidden_and_dragged(app):
    app.resize(1000, 700)
    app.go_to("Column widths")
    app.follow("Open the example")
    app.sees("3 tenths")
    app.click_on(next(node for node in app.everything() if node.name == "Fixed" and node.getRoleName() in SWITCHES))
    line = until("the columns have a line between them", lambda: separator(app))
    left, top, width, height = app._x_window(app.window)
    for target, allowed in [(0.40, (0.36, 0.44)), (0.9, (0.4, 0.51)), (0.05, (0.18, 0.31))]:
        line = separator(app)
        app.drag_between(line, top + height / 2, left + width * target, top + height / 2)
        now = until(
            lambda: f"the line is within {allowed} of the window, not at {(separator(app) - left) / width}",
            lambda: allowed[0] < (separator(app) - left) / width < allowed[1] and separator(app))
    app.key("F9")
    app.misses("Narrower")
    app.key("F9")
    app.sees("Narrower")


def separator(app):
    """Returns where the detail begins. Its text is centred in it."""
    rest = app.find("The rest")
    if rest is None:
        return None
    x, _, width, _ = app.box(rest)
    left, _, whole, _ = app._x_window(app.window)
    return 2 * (x + width / 2) - (left + whole)


@scenario
def the_sidebar_button_writes_what_is_visible(app):
    app.resize(1000, 700)
    app.go_to("Visible columns")
    app.follow("Open the example")
    app.sees("Shelves")
    app.click("Toggle Sidebar", "push button")
    app.misses("Shelves")
    app.sees("detailOnly", "label")
    app.click("Toggle Sidebar", "push button")
    app.sees("Shelves")
    app.key("F9")
    app.misses("Shelves")
    app.click("all", "list item")
    app.sees("Shelves")


@scenario
def a_click_beside_columns_that_lie_over_the_detail_closes_them(app):
    app.resize(1000, 700)
    app.go_to("Split view styles")
    app.follow("prominentDetail")
    app.sees("No book is chosen")
    app.misses("Lord Jim")
    app.click("Toggle Sidebar", "push button")
    app.sees("Lord Jim")
    left, top, width, height = app._x_window(app.window)
    xdotool("mousemove", left + width - 60, top + height - 80, "click", "1")
    app.misses("Lord Jim")


@scenario
def columns_that_become_one_lose_nothing(app):
    app.resize(1000, 700)
    app.go_to("Two columns")
    app.follow("Open the example")
    app.click("Land", "list item")
    app.click("Walden", "list item")
    said = "“Walden” has 6 characters in its title."
    app.sees(said)
    app.resize(360, 640)
    app.sees(said)
    app.misses("Sea")
    app.key("alt+Left")
    app.sees("My Ántonia")
    app.click("Walden", "list item")
    app.sees(said)
    app.resize(1000, 700)
    app.sees("Sea")
    app.sees(said)
