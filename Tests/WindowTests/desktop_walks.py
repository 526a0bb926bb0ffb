"""What every app of the desktop has: its menu, its keys, and the form of its dialogs."""

from person import until, xdotool
from walks import scenario


@scenario
def the_menu_has_the_commands_of_the_app(app):
    app.key("F10")
    app.click("Colors", "menu item")
    app.is_at("Colors")
    app.key("Escape")
    app.is_at("Welcome")
    app.click("Main Menu")
    app.sees("Keyboard Shortcuts", "menu item")
    app.click("About Catalog", "menu item")
    # A window of its own, or a dialog in the window since libadwaita 1.5.
    until("there is the name of the app", lambda: len(app.frames()) == 2 or app.find("Catalog", "dialog") or app.find("About", "dialog"))
    app.key("Escape")
    app.has_frames("Welcome")
    until("nothing is in front of the window", lambda: not [
        node for node in app.everything() if node.getRoleName() == "dialog"])


@scenario
def a_narrow_page_has_the_menu_without_its_button(app):
    app.resize(360, 600)
    app.follow("Colors")
    app.is_at("Colors")
    app.misses("Main Menu")
    app.key("F10")
    app.click("Notes", "menu item")
    app.is_at("Notes")


@scenario
def keys_do_what_they_do_in_other_apps(app):
    app.key("ctrl+question")
    until("there is a second window", lambda: len(app.frames()) == 2)
    app.key("Escape")
    app.has_frames("Welcome")
    # Without a window manager, nobody else does that.
    xdotool("windowfocus", app.window)
    app.go_to("Search")
    app.key("ctrl+f")
    until("the search field has the focus", lambda: app.focused_node() and app.focused_node().getRoleName() in ("text", "entry"))
    app.key("ctrl+q")
    app.has_ended()


@scenario
def closing_by_keys_closes_the_sheet_first(app):
    app.go_to("Sheets")
    app.follow("A sheet")
    app.sees("A page in the sheet")
    app.key("ctrl+w")
    app.misses("A page in the sheet")
    app.key("ctrl+w")
    app.has_ended()


@scenario
def a_sheet_stands_in_the_middle_and_has_one_way_to_close(app):
    app.go_to("Sheets")
    app.follow("A sheet")
    app.sees("A sheet", "dialog")
    app._steady_place(app.sheet())
    _, top, _, height = app.box(app.sheet())
    _, start, _, whole = app.box(app._any_frame())
    above, below = top - start, start + whole - top - height
    until(f"there is as much room above ({above}) as below ({below})", lambda: abs(above - below) <= 2, patience=0)
    app.sees("Done", "push button")
    until("there is no other button that closes", lambda: app.find("Close") is None)


@scenario
def options_are_one_stop_and_arrows_choose_among_them(app):
    app.go_to("Choices and numbers")
    app.sees("Quiet, M, Slow, volume 4")
    for _ in range(10):
        if app.focus() == "Slow":
            break
        app.key("Tab")
    app.has_focus("Slow")
    app.key("Right")
    app.has_focus("Fast")
    app.sees("Quiet, M, Fast, volume 4")
    app.key("shift+Tab", "Tab")
    app.has_focus("Fast")
    app.key("Up")
    app.sees("Quiet, M, Slow, volume 4")


@scenario
def a_menu_opens_at_its_arrow(app):
    app.resize(1000, 700)
    app.go_to("Choices and numbers")
    row = app.sees("More", "list item")
    app.click_on(row)
    x, _, width, _ = app.box(row)
    item = app.sees("Loudest", "menu item")
    until("the menu is at the end of the row", lambda: app.box(item)[0] > x + width * 0.75)
    app.click_on(item)
    app.sees("Quiet, M, Slow, volume 10")


@scenario
def a_step_of_a_tilting_wheel_opens_a_row(app):
    app.go_to("Swipe actions")
    app.move_to(app.sees("Anna", "list item"))
    app.press_button(7)
    app.sees("Flag", "push button")
    app.press_button(6)
    app.misses("Flag")


@scenario
def a_context_menu_leaves_the_focus_on_its_row(app):
    app.resize(1000, 700)
    app.go_to("Swipe actions")
    row = app.sees("Anna", "list item")
    app.click_on(row, button=3)
    app.sees("Flag", "menu item")
    app.key("Escape")
    until("the menu is closed", lambda: app.find("Flag", "menu item") is None)
    app.has_focus("Anna")
    app.key("shift+F10")
    app.sees("Flag", "menu item")


@scenario
def a_narrow_title_is_whole(app):
    app.resize(360, 500)
    app.go_to("Swipe actions")
    # As wide as in a window with room for it.
    narrow = app.box(app.sees("Swipe actions", "heading"))[2]
    app.resize(800, 500)
    until("the title was not cut", lambda: app.box(app.sees("Swipe actions", "heading"))[2] == narrow)


@scenario
def an_alert_has_its_buttons_in_a_row(app):
    app.go_to("Alerts and dialogs")
    app.follow("An alert")
    # A dialog grows while it appears.
    app.move_to(app.sees("Delete", "push button"))
    keep, delete = app.box(app.sees("Keep", "push button")), app.box(app.sees("Delete", "push button"))
    until(f"{keep} is left of {delete}", lambda: keep[1] == delete[1] and keep[0] + keep[2] <= delete[0], patience=0)
    app.click("Keep", "push button")
    app.sees("kept")


@scenario
def tabs_stand_in_the_title_and_at_the_bottom_when_narrow(app):
    app.go_to("Tabs")
    app.follow("Open the example")
    app.sees("Shelves", "page tab")
    buttons = [node for node in app.everything() if node.name == "Maximize"]
    until("there is one header bar", lambda: len(buttons) == 1, patience=0)

    def middle(node):
        _, y, _, height = app.box(node)
        return y + height / 2

    until("the tabs are on the line of the window's buttons", lambda: abs(
        middle(app.sees("Shelves", "page tab")) - middle(app.sees("Maximize"))) < 6)
    app.click("Shelves", "page tab")
    app.follow("Sea")
    app.is_at("Sea")
    app.sees("Sea", "heading")
    until("the tabs stay", lambda: abs(
        middle(app.sees("Shelves", "page tab")) - middle(app.sees("Maximize"))) < 6)
    app.key("Escape")
    app.resize(400, 600)

    def is_at_the_bottom():
        x, y, width, height = app.box(app.sees("Shelves", "page tab"))
        start, top, whole, room = app.box(app._any_frame())
        # What GTK reports is without the padding.
        return abs(y + height - top - room) < 10 and abs(width - whole / 3) < 30

    until("the tabs share the lower edge", is_at_the_bottom)
    app.click("About", "page tab")
    app.sees("Three tabs, three stacks.")


@scenario
def rows_keep_a_readable_width(app):
    app.go_to("Choices and numbers")
    app.resize(1150, 600)
    app.click("Toggle Sidebar", "push button")
    app.misses("Catalog")
    x, _, width, _ = app.box(app.sees("Loud", "list item"))
    # As in a page of libadwaita's preferences: a clamp of 600, with margins of 12.
    until(f"the row is 576 points wide, not {width}", lambda: width == 576, patience=0)
    start, _, whole, _ = app.box(app._any_frame())
    until("the row stands in the middle", lambda: abs((x - start) - (start + whole - x - width)) <= 1, patience=0)


@scenario
def labels_in_header_bars_are_icons(app):
    app.resize(600, 600)
    app.follow("Notes")
    app.click("Soup", "label")
    # The name is there for those who cannot see the icon, and there is room for the title.
    button = app.sees("Favourite", "push button")
    until("the button is an icon", lambda: app.box(button)[2] <= 40)
    app.box(app.sees("Soup", "heading"))
    app.click("Favourite", "push button")
    app.sees("No favourite", "push button")
