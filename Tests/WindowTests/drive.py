"""Walks through the Catalog. Each scenario restarts the app; a GTK warning on standard error is a failure."""

import pyatspi
from person import App
from walks import SCENARIOS, narrow, scenario, take


@scenario
@narrow
def a_click_leads_on_and_every_way_back_leads_back(app):
    ways = {
        "the button": lambda: app.click("Back to Catalog"),
        "assistive technology": lambda: app.act("Back to Catalog"),
        "Escape": lambda: app.key("Escape"),
        "Alt+Left": lambda: app.key("alt+Left"),
        "the mouse": lambda: app.press_button(8),
    }
    for way in ways.values():
        app.click("Colors", "list item")
        app.is_at("Colors")
        app.sees("Back to Catalog")
        way()
        app.is_at("Catalog")
        app.misses("Back to Catalog")


@scenario
def assistive_technology_presses_a_row(app):
    app.act("Colors", "list item")
    app.is_at("Colors")


@scenario
@narrow
def back_does_nothing_at_the_root(app):
    app.key("Escape", "alt+Left")
    app.is_at("Catalog")
    app.sees("Notes", "list item")


@scenario
@narrow
def keys_alone_lead_on(app):
    app.key("Tab")
    for _ in range(12):
        focused = [node for node in app.everything() if node.getState().contains(pyatspi.STATE_FOCUSED)]
        if any(node.name == "Colors" for node in focused):
            break
        app.key("Down")
    app.key("Return")
    app.is_at("Colors")


@scenario
def texts_are_typed(app):
    app.go_to("Fields")
    app.click("Name")
    app.type("Ada")
    app.key("Return")
    app.sees("Hello, Ada")


@scenario
def a_link_opens_a_page_deep_down(app):
    app.is_at("mint") if app.title() == "mint" else app.is_at("Mint")
    app.key("Escape")
    app.is_at("Colors")


a_link_opens_a_page_deep_down.arguments = ["--open", "catalog://colors/mint"]


@scenario
def a_window_can_be_made_small_and_large(app):
    for width, height in [(360, 400), (1000, 700), (400, 800), (800, 600)]:
        app.resize(width, height)
    app.click("Colors", "list item")
    app.is_at("Colors")


import desktop_walks  # noqa: E402,F401
import menu_walks  # noqa: E402,F401
import navigation_walks  # noqa: E402,F401
import window_walks  # noqa: E402,F401


take(SCENARIOS, lambda walk: App(*getattr(walk, "arguments", []), **getattr(walk, "settings", {})))
