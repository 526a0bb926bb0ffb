"""An app that answers with its semantic tree, which is compared with what assistive technology finds in its window."""

import json
import os
import subprocess

import pyatspi
from person import App, Problem, until

RUNNER = os.environ["SCENARIO_WINDOW"]

# The accessibility role for each role. GTK has its own names for some.
ROLES = {
    "text": {"label", "heading", "page tab"},
    "button": {"push button", "toggle button", "list item"},
    "link": {"push button", "link", "list item"},
    "backButton": {"push button"},
    "toggle": {"toggle button", "switch", "check box"},
    "field": {"text", "entry"},
    "secureField": {"password text", "text"},
    "picker": {"combo box", "list item", "grouping"},
    "stepper": {"spin button", "panel", "grouping"},
    "slider": {"slider"},
    "menu": {"push button", "toggle button", "list item"},
    "disclosure": {"toggle button", "push button"},
    "tab": {"page tab"},
    "row": {"list item", "table row", "tree item"},
    "sheet": {"dialog"},
    "alert": {"alert", "dialog"},
    "dialog": {"alert", "dialog"},
}

MENU_ITEMS = {"menu item", "check menu item", "radio menu item"}
ACTIONABLE = set().union(*(names for role, names in ROLES.items() if role != "text")) | MENU_ITEMS


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

    def has_whole_menu(self):
        """The open menu offers everything once, and all of it is visible."""
        items = [node for node in self.everything() if node.getRoleName() in MENU_ITEMS]
        names = [node.name for node in items]
        if len(set(names)) < len(names):
            raise Problem(f"something is offered twice: {names}")
        area = items[-1]
        while area is not None and area.getRoleName() != "scroll pane":
            area = area.parent

        def height(node):
            return node.queryComponent().getExtents(pyatspi.WINDOW_COORDS).height
        until("the menu is as high as its items", lambda: area is None or height(area) >= height(area[0]))

    def has_drawn(self, words):
        """Waits until labels show words. Their names are whole even if what they show is cut off."""
        def labels():
            texts = [node.queryText() for node in self.everything() if node.getRoleName() in ("label", "heading")]
            return "\n".join(text.getText(0, text.characterCount) for text in texts)
        for word in words:
            until(lambda: f"“{word}” is drawn; there is {labels()!r}", lambda: word in labels())

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
        # A row that is nothing but a button is disabled with it. The button is found there, and compared itself.
        if thing["role"] != "row" and thing["isEnabled"] != state.contains(pyatspi.STATE_SENSITIVE):
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
