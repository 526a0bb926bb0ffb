"""Runs every shared scenario in a real window as a person would, by pointer and by keys alone.

After each step, the semantic tree must equal that of the headless host, and assistive technology must find everything in
the tree in the window, with its role, name and state.
"""

import json
import subprocess
import sys

from observed import ROLES, RUNNER, Shown
from person import Problem
from walks import Tally, within_limit


class Pointer:
    """A person who uses the mouse, and the keyboard for typing."""

    def __init__(self, app):
        self.app = app

    def press(self, name):
        self.app.click_on(self.app.finds(name))

    def press_below_start(self, places, name):
        self.press(name)

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
        self.app.finds(action)
        self.app.has_whole_menu()
        self.press(action)

    def context(self, item, row):
        self.act(item, row)

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

    def press(self, name):
        self.app.reach_by_keys(name)
        # Rows and buttons are triggered by Return, switches by the space bar.
        self.app.key("space" if self.app.usable(name).getRoleName() in ROLES["toggle"] else "Return")

    def press_below_start(self, places, name):
        for _ in range(int(places)):
            self.app.key("Down")
        self.app.has_focus(name)
        self.app.key("Return")

    def back(self):
        self.app.back_button()
        self.app.key("alt+Left")

    def write(self, text, field):
        self.app.reach_by_keys(field)
        self.app.key("ctrl+a")
        self.app.type(text)

    def submit(self, field):
        self.app.reach_by_keys(field)
        self.app.key("Return")

    def pick(self, option, picker):
        self.choose(option, picker)

    def choose(self, item, menu):
        self.app.reach_by_keys(menu)
        self.app.key("space")
        self.app.reach_by_keys(item, ("Down",))
        self.app.key("Return")

    def step(self, name, steps):
        self.app.step_button(True)
        self.app.reach_by_keys("Increase" if int(steps) > 0 else "Decrease")
        for _ in range(abs(int(steps))):
            self.app.key("space")

    def select(self, row):
        self.app.reach_by_keys(row)
        self.app.key("space")

    def delete(self, row):
        self.app.reach_by_keys(row)
        self.app.key("Delete")

    def act(self, action, row):
        self.app.reach_by_keys(row)
        self.app.key("shift+F10")
        self.app.finds(action)
        self.app.has_whole_menu()
        self.app.reach_by_keys(action, ("Down",))
        self.app.key("Return")

    def context(self, item, row):
        self.act(item, row)

    def move(self, row, places):
        self.app.reach_by_keys(row)
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
        app.has_drawn(scenario["draws"])
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
