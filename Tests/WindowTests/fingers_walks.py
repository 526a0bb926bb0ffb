"""Walks with fingers, through the Catalog and the Gallery: the same app on a touch screen, and with a touchpad."""

import functools
import os
import shutil

import pyatspi
from contrast import Picture
from fingers import touch_screen, wheels
from person import App, Problem, until, xdotool
from walks import SCENARIOS, hebrew, libadwaita_is, narrow, scenario, started, take


def in_gallery(page):
    def mark(walk):
        walk.page = page
        return walk

    return mark


def start(walk):
    page = getattr(walk, "page", None)
    if page:
        return App(program=os.environ["GALLERY"], GALLERY_PAGE=page)
    return App(*getattr(walk, "arguments", []), **getattr(walk, "settings", {}))


def tap(app, name, role=None):
    touch_screen().tap(*app._steady_place(app.sees(name, role)))


def place_of(app):
    """Returns the window's frame: left, top, width, height."""
    return app._x_window(app.window)


def draw_aside(app, start=0.1, end=0.9, **how):
    """Swipes a finger across the page, from one fraction of its width to another."""
    left, top, width, height = place_of(app)
    middle = top + height * 0.6
    touch_screen().draw((left + width * start, middle), (left + width * end, middle), **how)


def draw_row(app, name, start, end, **how):
    """Swipes a finger along a row, from one fraction of its width to another."""
    x, y, width, height = app.box(app.sees(name, "list item"))
    middle = y + height / 2
    touch_screen().draw((x + width * start, middle), (x + width * end, middle), **how)


def go_to_colors(app):
    tap(app, "Colors", "list item")
    app.is_at("Colors")


def go_to_mint(app):
    go_to_colors(app)
    tap(app, "Mint", "list item")
    app.is_at("Mint")


@scenario
@narrow
def taps_lead_on_and_back(app):
    go_to_mint(app)
    tap(app, "Back to Colors")
    app.is_at("Colors")
    tap(app, "Back to Catalog")
    app.is_at("Catalog")


@scenario
@narrow
def a_finger_draws_the_page_aside(app):
    go_to_mint(app)
    draw_aside(app)
    app.is_at("Colors")
    app.misses("Contrast")
    app.has_focus("Mint")


@scenario
@narrow
def a_finger_draws_the_first_page_aside(app):
    go_to_colors(app)
    draw_aside(app, 0.1, 0.8, lift=False)
    app.sees("Mint", "list item")
    app.sees("Notes", "list item")
    app.is_at("Colors")
    left, top, width, height = place_of(app)
    touch_screen().touch(touch_screen().END, left + width * 0.8, top + height * 0.6)
    app.is_at("Catalog")
    app.misses("Mint")


@scenario
@narrow
def a_page_let_go_before_half_its_way_stays(app):
    go_to_colors(app)
    draw_aside(app, 0.1, 0.4, rest=0.3)
    app.is_at("Colors")
    app.misses("Notes")
    draw_aside(app, 0.1, 0.8, rest=0.3)
    app.is_at("Catalog")


@scenario
@narrow
def a_flick_goes_back(app):
    go_to_colors(app)
    draw_aside(app, 0.1, 0.4, steps=3, pause=0.012)
    app.is_at("Catalog")


@scenario
@narrow
def while_a_finger_draws_both_pages_are_to_be_seen(app):
    go_to_mint(app)
    draw_aside(app, 0.1, 0.8, lift=False)
    app.sees("Contrast")
    app.sees("Orange", "list item")
    app.is_at("Mint")
    left, top, width, height = place_of(app)
    touch_screen().touch(touch_screen().END, left + width * 0.8, top + height * 0.6)
    app.is_at("Colors")


@scenario
@in_gallery("Transitions")
def a_finger_draws_a_page_as_its_transition_says(app):
    """Looks at the pixels of two pages of one color each, while the finger rests on its way."""
    if not shutil.which("import"):
        print("        skipped: this is missing: imagemagick")
        return
    app.resize(400, 700)
    app.is_at("Transitions")
    left, top, width, height = place_of(app)
    way = 0.6

    def colour(x, y):
        """The color at a place in the window, in fractions of its size."""
        return Picture().colours(left + width * x - 2, top + height * y - 2, 4, 4).most_common(1)[0][0]

    def near(one, other):
        return all(abs(a - b) <= 24 for a, b in zip(one, other))

    middle, left_edge, right, upper, low = (0.5, 0.75), (0.025, 0.75), (0.9, 0.75), (0.5, 0.5), (0.5, 0.9)
    lower = colour(*middle)
    tap(app, "Still")
    app.is_at("Still")
    until("the page above has another color", lambda: not near(colour(*middle), lower))
    above = colour(*middle)
    mixed = tuple(a * (1 - way) + b * way for a, b in zip(above, lower))
    if near(mixed, above) or near(mixed, lower):
        raise Problem(f"the colors {above} and {lower} are too near")
    # What is seen at some places.
    looks = {
        "Still": {middle: above, left_edge: above, right: above, upper: above},
        "Slide": {left_edge: lower, middle: lower, right: above},
        "Fade": {middle: mixed, left_edge: mixed, right: mixed, upper: mixed},
        "Scale": {middle: mixed, right: mixed, upper: mixed, left_edge: lower},
        "Cover": {upper: lower, low: above},
    }
    for name, look in looks.items():
        if name != "Still":
            tap(app, name)
            app.is_at(name)
        until(f"{name} is in its place", lambda: all(near(colour(*place), above) for place in [*look, left_edge]))
        draw_aside(app, 0.1, 0.1 + way, lift=False)
        until(
            lambda: f"{name} looks like {look}, and not like { {place: colour(*place) for place in look} }",
            lambda: all(near(colour(*place), wanted) for place, wanted in look.items()))
        touch_screen().touch(touch_screen().END, left + width * (0.1 + way), top + height * 0.6)
        app.is_at("Transitions")
        until("the page below is in its place", lambda: all(near(colour(*place), lower) for place in [*look, left_edge]))


@scenario
@narrow
def a_finger_against_the_way_goes_nowhere(app):
    go_to_colors(app)
    draw_aside(app, 0.9, 0.1)
    app.is_at("Colors")
    app.misses("Notes")


@scenario
@narrow
def at_the_root_there_is_nothing_to_draw_aside(app):
    draw_aside(app)
    app.is_at("Catalog")
    go_to_colors(app)


@scenario
def where_the_page_forbids_it_a_finger_does_not_lead_back(app):
    app.go_to("Titles")
    app.follow("No back button")
    app.is_at("A one-way street")
    draw_aside(app)
    app.is_at("A one-way street")
    tap(app, "Go back")
    app.is_at("Titles")


@scenario
@started("--open", "catalog://page/longList")
def a_finger_that_goes_down_scrolls(app):
    left, top, width, height = place_of(app)
    before = app.box(app.sees("Row 4", "list item"))[1]
    for _ in range(2):
        touch_screen().draw((left + width / 2, top + height * 0.8), (left + width / 2 + 10, top + height * 0.3), rest=0.3)
    until("the list is further down", lambda: not (node := app.find("Row 4", "list item")) or app.box(node)[1] < before - 100)
    app.is_at("Ten thousand rows")


@scenario
@narrow
def a_long_press_shows_the_history(app):
    go_to_colors(app)
    tap(app, "Mint", "list item")
    app.is_at("Mint")
    touch_screen().hold(*app._steady_place(app.sees("Back to Colors")), 1.2)
    app.sees("Colors", "menu item")
    tap(app, "Catalog", "menu item")
    app.is_at("Catalog")


def point_at_the_page(app):
    left, top, width, height = place_of(app)
    xdotool("mousemove", int(left + width * 0.5), int(top + height * 0.6))


@scenario
@started("--open", "catalog://page/longList")
def a_wheel_scrolls(app):
    point_at_the_page(app)
    before = app.box(app.sees("Row 4", "list item"))[1]
    wheels().turn(0.5, 10)
    until("the list is further down", lambda: not (node := app.find("Row 4", "list item")) or app.box(node)[1] < before - 100)
    app.is_at("Ten thousand rows")


@scenario
@in_gallery("Rows")
def a_row_is_swiped_aside_and_shows_what_can_be_done(app):
    app.is_at("Rows")
    draw_row(app, "Ben", 0.8, 0.6, rest=0.2)
    tap(app, "Delete")
    app.misses("Ben")
    draw_row(app, "Cleo", 0.2, 0.4, rest=0.2)
    tap(app, "Flag")
    app.sees("Flagged", "image")


@scenario
@in_gallery("Rows")
def after_a_row_the_page_can_be_drawn_at_once(app):
    app.is_at("Rows")
    draw_row(app, "Ben", 0.8, 0.6, rest=0.2)
    app.sees("Delete")
    draw_row(app, "Ben", 0.2, 0.6)
    draw_row(app, "A row of its own colour", 0.1, 0.9)
    app.is_at("Gallery")


@scenario
@in_gallery("Rows")
def an_open_row_closes_however_few_motions_arrive(app):
    app.is_at("Rows")
    for steps in (1, 2, 4):
        draw_row(app, "Ben", 0.8, 0.6, rest=0.2)
        app.sees("Delete")
        draw_row(app, "Ben", 0.2, 0.6, steps=steps)
        app.misses("Delete")
        app.is_at("Rows")


@scenario
@in_gallery("Rows")
def a_full_swipe_does_the_first_thing(app):
    app.is_at("Rows")
    draw_row(app, "Ben", 0.9, 0.1)
    app.misses("Ben")


@scenario
@in_gallery("Rows")
def a_wheel_that_goes_aside_shows_what_can_be_done_with_a_row(app):
    app.is_at("Rows")
    app.move_to(app.sees("Ben", "list item"))
    wheels().turn(2, 0, steps=2)
    app.click("Delete")
    app.misses("Ben")


@scenario
@in_gallery("Rows")
def a_row_without_anything_at_its_start_lets_the_page_be_drawn(app):
    app.is_at("Rows")
    draw_row(app, "A row of its own colour", 0.1, 0.9)
    app.is_at("Gallery")


@scenario
@in_gallery("Gestures")
def gestures_are_made_with_fingers(app):
    app.is_at("Gestures")
    tap(app, "Tap me")
    app.sees("Said tapped")
    touch_screen().tap_twice(*app._steady_place(app.sees("Tap me twice")))
    app.sees("Said twice")
    touch_screen().hold(*app._steady_place(app.sees("Hold me")), 1.0)
    app.sees("Said held")
    tap(app, "Shortcut")
    app.sees("Said shortcut")


@scenario
@in_gallery("Gestures")
def two_fingers_pinch_and_turn(app):
    app.resize(800, 800)
    app.is_at("Gestures")
    middle = app._steady_place(app.sees("Pinch me"))
    touch_screen().pinch(middle, (20, 70), (0, 0))
    app.sees("Said larger")
    touch_screen().pinch(middle, (70, 20), (0, 0))
    app.sees("Said smaller")
    middle = app._steady_place(app.sees("Turn me"))
    touch_screen().pinch(middle, (50, 50), (0, 60))
    app.sees("Said right")
    touch_screen().pinch(middle, (50, 50), (0, -60))
    app.sees("Said left")


@scenario
@in_gallery("Rows")
def a_row_is_dragged_by_a_finger(app):
    app.is_at("Rows")
    tap(app, "Edit")
    x, y, width, height = app.box(app.sees("Anna", "list item"))
    _, target, _, _ = app.box(app.sees("Cleo", "list item"))
    touch_screen().draw((x + width - 24, y + height / 2), (x + width - 24, target + height * 0.8), pause=0.04, rest=0.3, hold=0.8)
    app.sees("Order: Ben Cleo Anna Dora Emil Fritz", "label")


@scenario
@in_gallery("Rows")
def who_pulls_at_the_upper_end_gets_what_is_new(app):
    app.is_at("Rows")

    def pull():
        x, y, width, height = app.box(app.sees("Anna", "list item"))
        touch_screen().draw((x + width / 2, y), (x + width / 2, y + 250))

    pull()
    app.sees("Pulled 1 times", "label")
    app.key("F5")
    app.sees("Pulled 2 times", "label")
    # GTK handles pulling content that is longer than the window.
    app.resize(800, 420)
    pull()
    app.resize(800, 640)
    app.sees("Pulled 3 times", "label")


def scroll_from_a_row(app, rest):
    """Scrolls a list with a finger that rests for some seconds before it is lifted."""
    app.is_at("Rows")
    app.resize(800, 420)
    x, y, width, height = app.box(app.sees("Cleo", "list item"))
    touch_screen().draw((x + width / 2, y), (x + width / 2, y - 100), rest=rest)
    until("the list is further down", lambda: not (node := app.find("Cleo", "list item")) or app.box(node)[1] < y - 50)


@scenario
@in_gallery("Rows")
def a_finger_that_scrolls_from_a_row_opens_no_menu(app):
    # The finger rests longer than a long press takes.
    scroll_from_a_row(app, rest=1.2)
    app.misses("Flag")


@scenario
@in_gallery("Rows")
def after_scrolling_the_page_can_be_drawn_at_once(app):
    scroll_from_a_row(app, rest=0.3)
    draw_row(app, "A row of its own colour", 0.1, 0.9)
    app.is_at("Gallery")


def needs_dialogs(walk):
    """Skips a walk where libadwaita has no sheets at the lower edge."""

    @functools.wraps(walk)
    def walk_with_dialogs(app):
        if libadwaita_is("1.5"):
            walk(app)
        else:
            print("        skipped: this is missing: libadwaita 1.5")

    return walk_with_dialogs


def pull_down(app, **how):
    """Pulls the sheet at the lower edge down with a finger."""
    app._steady_place(app.sheet())
    x, y, width, height = app.box(app.sheet())
    touch_screen().draw((x + width / 2, y + 8), (x + width / 2, y + height), **how)


@scenario
@in_gallery("Menus")
@needs_dialogs
def a_sheet_at_the_lower_edge_is_pulled_down(app):
    app.resize(360, 640)
    tap(app, "Popover", "push button")
    app.sees("In a popover")
    pull_down(app)
    app.misses("In a popover")
    app.is_at("Menus")


def open_sheet(app, opener):
    """Opens a sheet at the lower edge and begins to write in it. Returns its frame."""
    app.resize(360, 640)
    tap(app, opener, "push button")
    tap(app, "Name", "text")
    app.has_focus("Name")
    app.type("An")
    app.sees("Called An")
    app._steady_place(app.sheet())
    return app.box(app.sheet())


def stays_at(app, place, opener, name):
    """Checks that a sheet is where it was, that it has the keys and nothing behind it gets them, and closes it."""
    until("the sheet is where it was", lambda: app.box(app.sheet()) == place)
    app._steady_place(app.sheet())
    app.has_focus("Name")
    app.type("na")
    app.sees(f"Called {name}")
    for _ in range(4):
        app.key("Tab")
        until("the focus is in the sheet", lambda: any(
            node.getState().contains(pyatspi.STATE_FOCUSED) for node in app.inside(app.sheet())))
    tap(app, "Done", "push button")
    app.misses("Done")
    app.has_focus(opener)


@scenario
@in_gallery("Sheets")
@needs_dialogs
def a_sheet_that_may_not_be_closed_is_not_pulled_down(app):
    place = open_sheet(app, "Forbidden")
    pull_down(app)
    stays_at(app, place, "Forbidden", "Anna")


@scenario
@in_gallery("Sheets")
@needs_dialogs
def a_sheet_that_is_locked_while_it_is_pulled_down_comes_back(app):
    place = open_sheet(app, "Lockable")
    pull_down(app, lift=False)
    app.key("ctrl+l")
    app.sees("Locked")
    x, y, width, height = place
    touch_screen().touch(touch_screen().END, x + width / 2, y + height)
    stays_at(app, place, "Lockable", "Anna")


@scenario
@in_gallery("Sheets")
@needs_dialogs
def a_sheet_that_the_app_shows_again_comes_back(app):
    place = open_sheet(app, "Shown again")
    for times in range(1, 3):
        pull_down(app)
        app.sees(f"Shown again {times} times")
        app._steady_place(app.sheet())
    # It is another sheet, in which nothing is written.
    stays_at(app, place, "Shown again", "na")


@scenario
@in_gallery("Gestures")
def what_can_be_dragged_is_dragged_and_not_the_page(app):
    app.is_at("Gestures")
    x, y = app._steady_place(app.sees("Drag me"))
    touch_screen().draw((x, y), (x + 120, y), rest=0.2)
    until("it was dragged", lambda: any(text.startswith("Said dragged 1") for text in app.texts()))
    app.is_at("Gestures")


@scenario
@in_gallery("Rows")
def a_long_press_shows_what_can_be_done_with_a_row(app):
    app.is_at("Rows")
    touch_screen().hold(*app._steady_place(app.sees("Ben", "list item")), 1.2)
    app.sees("Flag", "menu item")
    tap(app, "Delete", "menu item")
    app.misses("Ben")


@scenario
@narrow
@started(settings="gtk-enable-animations=0")
def without_animations_a_finger_still_draws_the_page(app):
    go_to_colors(app)
    draw_aside(app, 0.1, 0.4, rest=0.3)
    app.is_at("Colors")
    draw_aside(app)
    app.is_at("Catalog")
    app.misses("Mint")


@scenario
@narrow
@started(**hebrew())
def from_right_to_left_the_page_is_drawn_to_the_left(app):
    if not hebrew():
        print("        skipped: no Hebrew locale is installed")
        return
    go_to_colors(app)
    draw_aside(app, 0.1, 0.9)
    app.is_at("Colors")
    draw_aside(app, 0.9, 0.1)
    app.is_at("Catalog")


@scenario
@started("--open", "catalog://page/choices")
def controls_are_set_with_fingers(app):
    tap(app, "Loud", "check box")
    until("it is loud", lambda: any(text.startswith("Loud, M") for text in app.texts()))
    tap(app, "Increase", "push button")
    app.sees("Copies: 2", "label")
    x, y, width, height = app.box(next(node for node in app.everything() if node.getRoleName() == "slider"))
    touch_screen().draw((x + width * 0.4, y + height / 2), (x + width - 2, y + height / 2), rest=0.2)
    until("the volume is as high as can be", lambda: any(text.endswith("volume 10") for text in app.texts()))
    app.is_at("Choices and numbers")


@scenario
@started("--open", "catalog://page/twoColumns")
def columns_are_walked_with_fingers(app):
    app.resize(1000, 700)
    tap(app, "Open the example", "list item")
    tap(app, "Land", "list item")
    tap(app, "Walden", "list item")
    app.sees("“Walden” has 6 characters in its title.")
    app.resize(360, 640)
    app.sees("“Walden” has 6 characters in its title.")
    draw_aside(app)
    app.sees("My Ántonia", "list item")
    draw_aside(app)
    app.sees("Sea", "list item")


take(SCENARIOS, start)
