"""Runs every shared scenario in a real window as a person would, by pointer and by keys alone.

After each step, the semantic tree must equal that of the headless host, and assistive technology must find everything in
the tree in the window, with its role, name and state.
"""

import json
import os
import subprocess
import sys

import pyatspi
from person import App, Problem, until
from walks import Tally, within_limit

RUNNER = os.environ["SCENARIO_WINDOW"]

# The accessibility role for each role. GTK has its own names for some.
ROLES = {
    "text": {"label", "heading"},
    "button": {"push button", "toggle button", "list item"},
    "link": {"push button", "link", "list item"},
    "backButton": {"push button"},
    "toggle": {"toggle button", "switch", "check box"},
    "field": {"text", "entry"},
    "secureField": {"password text", "text"},
    "picker": {"combo box", "list item"},
    "stepper": {"spin button", "panel", "grouping"},
    "slider": {"slider"},
    "menu": {"push button", "toggle button"},
    "disclosure": {"toggle button", "push button"},
    "tab": {"page tab", "radio button", "toggle button"},
    "row": {"list item", "table row", "tree item"},
    "sheet": {"dialog"},
    "alert": {"alert", "dialog"},
    "dialog": {"alert", "dialog"},
}

ACTIONABLE = set().union(*(names for role, names in ROLES.items() if role != "text")) | {
    "menu item", "check menu item", "radio menu item"}


class Shown(App):
    """A scenario in its window."""

    def __init__(self, number):
        self.number = number
        super().__init__(str(number), program=RUNNER, answers=True)

    def now(self):
        return json.loads(self.ask())

    def has_tree(self, tree):
        seen = [""]

        def look():
            seen[0] = self.now().get("tree", "")
            return seen[0] == tree

        try:
            until("", look)
        except Problem:
            raise Problem(f"the tree should be\n{tree}\nand is\n{seen[0]}") from None

    def usable(self, name):
        """Returns the usable element with a name, or else a readable one."""
        found = None
        for node in self.everything():
            if node.name == name:
                if node.getRoleName() in ACTIONABLE:
                    return node
                found = found or node
        return found

    def finds(self, name):
        return until(lambda: f"“{name}” is there; there is {self.texts()[:40]}", lambda: self.usable(name))

    def step_button(self, isUp):
        names = ("Increase", "+") if isUp else ("Decrease", "-")

        def look():
            return next((node for node in self.everything() if node.name in names), None)
        return until(f"there is a button called {names[0]}", look)

    def close_button(self):
        def look():
            for node in self.everything():
                if node.name == "Close" and node.getRoleName() == "push button":
                    outer = node
                    while outer is not None and outer.getRoleName() != "frame":
                        if outer.getRoleName() == "dialog":
                            return node
                        outer = outer.parent
            return None
        return until("there is a button that closes what is in front", look)

    def open(self, link):
        """Opens a link like the desktop: starts the app with it, which passes it to the running instance."""
        subprocess.run([RUNNER, str(self.number), "--open", link], env=self.environment, check=True, timeout=20)

    def agrees_with_assistive_technology(self):
        """Waits until everything in the semantic tree is found in the window with its role."""
        problems = [None]

        def look():
            problems[0] = self.disagreements()
            return not problems[0]

        try:
            until("", look, patience=4)
        except Problem:
            raise Problem("assistive technology finds something else:\n  " + "\n  ".join(problems[0])) from None

    def disagreements(self):
        there = []
        for node in self.everything():
            there.append((node.getRoleName(), node.name, node.getState(), node))
        problems = []
        for thing in self.now().get("things", []):
            role, name = thing["role"], thing["name"]
            allowed = ROLES.get(role)
            if allowed is None or not name:
                continue
            called = name if role != "backButton" or name == "Back" else f"Back to {name}"
            same = [one for one in there if one[1] == called]
            fitting = [one for one in same if one[0] in allowed]
            if not fitting:
                problems.append(f"{role} “{called}” is {[one[0] for one in same] or 'not there'}")
                continue
            if not any(self.is_in_state(thing, *one) for one in fitting):
                problems.append(f"{role} “{called}” is in another state than {thing}: {self.states(fitting[0][2])}")
        return problems

    @staticmethod
    def states(state):
        return [pyatspi.stateToString(one) for one in state.getStates()]

    def is_in_state(self, thing, role, name, state, node):
        if thing["isEnabled"] != state.contains(pyatspi.STATE_SENSITIVE):
            return False
        if thing.get("isOn") is not None:
            if thing["isOn"] != (state.contains(pyatspi.STATE_CHECKED) or state.contains(pyatspi.STATE_PRESSED)):
                return False
        if thing["isSelected"] and thing["role"] in ("row", "tab"):
            if not (state.contains(pyatspi.STATE_SELECTED) or state.contains(pyatspi.STATE_CHECKED)):
                return False
        if thing["role"] == "disclosure" and thing["isExpanded"] != state.contains(pyatspi.STATE_EXPANDED):
            return False
        if thing.get("text") is not None and thing["role"] == "field":
            text = node.queryText()
            if text.getText(0, text.characterCount) != thing["text"]:
                return False
        return True


class Pointer:
    """A person who uses the mouse, and the keyboard for typing."""

    def __init__(self, app):
        self.app = app

    def press(self, name):
        self.app.click_on(self.app.finds(name))

    def back(self):
        self.app.click_on(self.app.back_button())

    def write(self, text, field):
        self.press(field)
        self.app.has_focus(field)
        self.app.key("ctrl+a")
        self.app.type(text)

    def submit(self, field):
        self.press(field)
        self.app.key("Return")

    def pick(self, option, picker):
        self.press(picker)
        self.press(option)

    def choose(self, item, menu):
        self.press(menu)
        self.press(item)

    def step(self, name, steps):
        for _ in range(abs(int(steps))):
            self.app.click_on(self.app.step_button(int(steps) > 0))

    def select(self, row):
        self.press(row)

    def delete(self, row):
        self.act("Delete", row)

    def act(self, action, row):
        self.app.click_on(self.app.finds(row), button=3)
        self.press(action)

    def move(self, row, places):
        places = int(places)
        rows = [node for node in self.app.everything() if node.getRoleName() == "list item"]
        start = next(index for index, node in enumerate(rows) if node.name == row)
        self.app.drag(rows[start], rows[start + places])

    def close(self):
        self.app.click_on(self.app.close_button())

    def open(self, link):
        self.app.open(link)


class Keys:
    """A person who only uses the keyboard."""

    def __init__(self, app):
        self.app = app

    def reach(self, name, keys=("Tab", "Down")):
        self.app.finds(name)
        for key in keys:
            for _ in range(25):
                if self.app.focus() == name:
                    return
                self.app.key(key)
        raise Problem(f"“{name}” cannot be reached by keys; the focus is at “{self.app.focus()}”")

    def press(self, name):
        self.reach(name)
        # Rows and buttons are triggered by Return, switches by the space bar.
        self.app.key("space" if self.app.usable(name).getRoleName() in ROLES["toggle"] else "Return")

    def back(self):
        self.app.back_button()
        self.app.key("alt+Left")

    def write(self, text, field):
        self.reach(field)
        self.app.key("ctrl+a")
        self.app.type(text)

    def submit(self, field):
        self.reach(field)
        self.app.key("Return")

    def pick(self, option, picker):
        self.choose(option, picker)

    def choose(self, item, menu):
        self.reach(menu)
        self.app.key("space")
        self.reach(item, ("Down",))
        self.app.key("Return")

    def step(self, name, steps):
        self.app.step_button(True)
        self.reach("Increase" if int(steps) > 0 else "Decrease")
        for _ in range(abs(int(steps))):
            self.app.key("space")

    def select(self, row):
        self.reach(row)
        self.app.key("space")

    def delete(self, row):
        self.reach(row)
        self.app.key("Delete")

    def act(self, action, row):
        self.reach(row)
        self.app.key("shift+F10")
        self.reach(action, ("Down",))
        self.app.key("Return")

    def move(self, row, places):
        self.reach(row)
        for _ in range(abs(int(places))):
            self.app.key("alt+Down" if int(places) > 0 else "alt+Up")

    def close(self):
        self.app.key("Escape")

    def open(self, link):
        self.app.open(link)


def take(number, scenario, way):
    app = Shown(number)
    try:
        app.has_tree(scenario["trees"][0])
        app.agrees_with_assistive_technology()
        person = way(app)
        for step, tree in zip(scenario["steps"], scenario["trees"][1:]):
            try:
                getattr(person, step[0])(*step[1:])
                app.has_tree(tree)
                app.agrees_with_assistive_technology()
            except Problem as problem:
                raise Problem(f"at {step}: {problem}") from None
        app.end()
    finally:
        app.stop()


def main():
    wanted = [int(one) for one in sys.argv[1:]]
    scenarios = json.loads(subprocess.run([RUNNER, "--list"], capture_output=True, check=True, text=True, timeout=60).stdout)
    tally = Tally()
    for number, scenario in enumerate(scenarios):
        if wanted and number not in wanted:
            continue
        for way in (Pointer, Keys):

            def go():
                with within_limit():
                    take(number, scenario, way)

            tally.take(f"{number:2} {scenario['name']}, by {'pointer' if way is Pointer else 'keys'}", go)
    tally.end("scenarios end in a window as they do without a screen")


main()
