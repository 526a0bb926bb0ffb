"""Opens every page of the Catalog by its link, and compares what assistive technology finds there with the semantic tree.

Beyond what the scenarios compare, no widget may be called by its class or by the name of an icon, Tab stops at a row as often
as there is something to use in it, headings are headings, and what a sheet covers is not there.
"""

import re
import subprocess
import sys

import pyatspi
from observed import RUNNER, Shown
from person import App, Problem, until
from walks import Tally, within_limit

CLASS_NAME = re.compile(r"^(Gtk|Gdk|Adw|Cairn)[A-Z]\w+$")
# GTK's own parts that scroll take the focus only if nothing inside them does.
SCROLLS = {"scroll pane"}


class Catalog(Shown):
    def __init__(self, *arguments):
        App.__init__(self, "--catalog", *arguments, program=RUNNER, answers=True)

    def open(self, link):
        subprocess.run([RUNNER, "--catalog", "--open", link], env=self.environment, check=True, timeout=20)

    def disagreements(self):
        seen = self.now()
        nodes = [Node(node) for node in self.everything()]
        return (
            super().disagreements() + class_names(nodes) + unnamed(nodes) + twins(nodes) + pictures(nodes, seen) + stops(nodes, seen)
            + headings(nodes, seen) + choices(nodes, seen) + menus(nodes, seen) + layers(self, seen) + focus(nodes))


class Node:
    """What a node was when it was looked at."""

    def __init__(self, node):
        self.node, self.role, self.name, self.state = node, node.getRoleName(), node.name or "", node.getState()

    def has(self, state):
        return self.state.contains(state)

    def __repr__(self):
        return f"{self.role} “{self.name}”"


def class_names(nodes):
    return [f"{node} is called by its class" for node in nodes if CLASS_NAME.match(node.name)]


def unnamed(nodes):
    return [
        f"{node} has no name" for node in nodes
        if not node.name and (
            node.role == "list item" or node.has(pyatspi.STATE_FOCUSABLE) and node.role not in SCROLLS | {"panel", "filler"})]


def pictures(nodes, seen):
    meant = [thing["name"] for thing in seen["things"] if thing["role"] == "image"]
    return [f"{node} is an ornament" for node in nodes if node.role in ("image", "icon") and node.name not in meant]


def twins(nodes):
    """Buttons of rows that would not tell which row they belong to."""
    names = [node.name for node in nodes if re.match("(Delete|Select)", node.name) and node.role in ("push button", "check box")]
    return [f"{names.count(name)} buttons are called “{name}”" for name in {*names} if names.count(name) > 1]


def stops(nodes, seen):
    """Compares row by row how often Tab stops there. Rows are in the same order on both sides."""
    rows = [thing for thing in seen["things"] if thing["role"] == "row"]
    items = [node for node in nodes if node.role == "list item"]
    if len(rows) != len(items):
        return [f"there are {len(rows)} rows, and {len(items)} list items: {items}"]
    found = []
    for row, item in zip(rows, items):
        count = sum(1 for node in inside(item.node) if is_stop(node))
        if count != row["stops"]:
            found.append(f"Tab stops {count} times in {item}, not {row['stops']} times")
    return found


def inside(node):
    yield node
    for child in App.children(node):
        yield from inside(child)


def is_stop(node):
    state = node.getState()
    return (
        state.contains(pyatspi.STATE_FOCUSABLE) and state.contains(pyatspi.STATE_SENSITIVE)
        and node.getRoleName() not in SCROLLS)


def headings(nodes, seen):
    """A title that repeats the name of the chosen tab is left out."""
    names = [node.name for node in nodes if node.role == "heading" or (
        node.role == "page tab" and node.has(pyatspi.STATE_SELECTED))]
    return [
        f"“{thing['name']}” is no heading" for thing in seen["things"]
        if thing["isHeading"] and thing["name"] not in names]


def choices(nodes, seen):
    """The options of a picker that shows all of them are radio buttons, of which one is on."""
    found = []
    for thing in seen["things"]:
        if thing["role"] != "option" or not thing["isSpread"]:
            continue
        same = [node for node in nodes if node.role == "radio button" and node.name == thing["name"]]
        if not same:
            found.append(f"option “{thing['name']}” is no radio button")
        elif not any(node.has(pyatspi.STATE_CHECKED) == thing["isSelected"] for node in same):
            found.append(f"option “{thing['name']}” is in another state than {thing}")
    return found


def menus(nodes, seen):
    return [
        f"menu “{thing['name']}” does not say that it opens" for thing in seen["things"]
        if thing["opensMenu"] and not any(
            node.name == thing["name"] and (node.has(pyatspi.STATE_HAS_POPUP) or node.has(pyatspi.STATE_EXPANDABLE))
            for node in nodes)]


def layers(app, seen):
    """What a modal sheet covers is not there, and the sheet says that it is modal."""
    if not seen["isModal"]:
        return []
    dialogs = [node for node in app.everything() if node.getRoleName() in ("dialog", "alert")]
    if not dialogs:
        return ["there is no dialog"]
    if not dialogs[-1].getState().contains(pyatspi.STATE_MODAL):
        return [f"{Node(dialogs[-1])} is not modal"]
    return [
        f"{Node(node)} is behind {Node(dialogs[-1])}" for node in outside(dialogs[-1], app.root)
        if node.name and node.getRoleName() not in ("application", "frame")]


def outside(dialog, node):
    if node == dialog:
        return
    yield node
    for child in App.children(node):
        yield from outside(dialog, child)


def focus(nodes):
    has = [node for node in nodes if node.has(pyatspi.STATE_FOCUSED)]
    if len(has) != 1:
        return [f"the focus is at {has}"]
    return [] if has[0].name else [f"the focus is at {has[0]}, which has no name"]


# What a page shows only after presses, one after the other.
FURTHER = {
    "editing": ["Edit", "Done"], "manySelected": ["Edit", "Done"], "sheets": ["A sheet", "Done"],
    "alerts": ["An alert", "Keep"],
}


def look_further(app, page):
    for name in FURTHER.get(page, []):
        app.act(name)
        app.agrees_with_assistive_technology()
    if app.find("Open the example", "list item"):
        app.act("Open the example", "list item")
        until("the example is there", lambda: app.find("Open the example", "list item") is None)
        app.agrees_with_assistive_technology()
        app.key("Escape")
        app.sees("Open the example", "list item")


def main():
    wanted = sys.argv[1:]
    pages = subprocess.run([RUNNER, "--pages"], capture_output=True, check=True, text=True, timeout=60).stdout.split()
    tally = Tally()
    app = None
    for link in pages:
        if wanted and link.rsplit("/", 1)[1] not in wanted:
            continue

        def go():
            nonlocal app
            with within_limit():
                if app is None:
                    app = Catalog("--open", link)
                else:
                    app.open(link)
                until("the page is there", lambda: app.now().get("title") == app.title() != "Catalog")
                app.agrees_with_assistive_technology()
                look_further(app, link.rsplit("/", 1)[1])

        tally.take(link, go)
    if app:
        app.end()
    tally.end("pages of the Catalog are what assistive technology finds")


main()
