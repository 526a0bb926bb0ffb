"""Takes every shared scenario in Chromium as a user would, by pointer and by keys alone.

After each step, the semantic tree on the server must equal that of the headless host, and the browser must offer everything
in the tree to assistive technology, with its role, name and state.

Usage: conformance.py PROGRAM CHROMIUM [NUMBER...]
"""

import json
import select
import subprocess
import sys
import time

from playwright.sync_api import Error, sync_playwright

PATIENCE = 6

# The browser's roles for each role of the tree.
ROLES = {
    "text": {"StaticText", "heading", "LabelText"},
    "button": {"button", "menuitem"},
    "link": {"link"},
    "backButton": {"link"},
    "toggle": {"switch", "checkbox", "button"},
    "field": {"textbox", "searchbox"},
    "secureField": {"textbox"},
    "picker": {"combobox", "radiogroup", "button"},
    "stepper": {"group"},
    "slider": {"slider"},
    "menu": {"button"},
    "disclosure": {"button", "DisclosureTriangle"},
    "tab": {"tab"},
    # A row without a purpose of its own is known by its text.
    "row": {"listitem", "button", "radio", "link", "StaticText"},
    "sheet": {"dialog"},
    "alert": {"alertdialog", "dialog"},
    "dialog": {"alertdialog", "dialog"},
}
USABLE = ["button", "link", "switch", "checkbox", "tab", "radio", "menuitem", "menuitemradio", "textbox", "searchbox",
          "combobox", "slider", "radiogroup", "group"]


class Problem(Exception):
    pass


def until(what, look, patience=PATIENCE):
    """Polls until there is a result."""
    end = time.monotonic() + patience
    while True:
        try:
            found, error = look(), None
        except Error as one:  # What is looked at may go away meanwhile.
            found, error = None, one
        if found:
            return found
        if time.monotonic() > end:
            raise Problem((what() if callable(what) else what) + (f" ({error})" if error else ""))
        time.sleep(0.01)


class Served:
    """A scenario that is served, and a page that shows it."""

    def __init__(self, browser, program, number, width):
        self.process = subprocess.Popen([program, str(number)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        address = self.line()
        self.context = browser.new_context(viewport={"width": width, "height": 800}, reduced_motion="reduce")
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        # The first page compresses its style sheet, which takes a debug build seconds.
        self.page.set_default_navigation_timeout(10 * PATIENCE * 1000)
        self.complaints = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda one: self.complaints.append(one.text) if one.type == "error" else None)
        self.page.goto(address)
        until("the page is connected", lambda: any(one["name"] == "size" for one in self.context.cookies()))
        self.devtools = self.context.new_cdp_session(self.page)

    def line(self):
        if not select.select([self.process.stdout], [], [], 20)[0]:
            raise Problem("the server does not answer")
        return self.process.stdout.readline().strip()

    def ask(self, link=""):
        self.process.stdin.write(link + "\n")
        self.process.stdin.flush()
        return json.loads(self.line())

    def stop(self):
        self.context.close()
        self.process.kill()
        self.process.wait()

    def has_tree(self, tree):
        seen = [""]

        def look():
            seen[0] = self.ask().get("tree", "")
            return seen[0] == tree

        until(lambda: f"the tree should be\n{tree}\nand is\n{seen[0]}", look)

    # What assistive technology finds.

    def everything(self):
        found = []
        for node in self.devtools.send("Accessibility.getFullAXTree")["nodes"]:
            if node.get("ignored"):
                continue
            states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            found.append((node["role"].get("value", ""), node.get("name", {}).get("value", ""), states, node.get("value", {}).get("value")))
        return found

    def disagreements(self):
        there, problems = self.everything(), []
        for thing in self.ask().get("things", []):
            role, name = thing["role"], thing["name"]
            if role not in ROLES or not name:
                continue
            called = name if role != "backButton" or name == "Back" else f"Back to {name}"
            same = [one for one in there if self.plain(one[1]) == self.plain(called)]
            fitting = [one for one in same if one[0] in ROLES[role]]
            if not fitting:
                problems.append(f"{role} “{called}” is {[one[0] for one in same] or 'not there'}")
            elif not any(self.is_in_state(thing, *one) for one in fitting):
                problems.append(f"{role} “{called}” is in another state than {thing}: {fitting}")
        return problems

    @staticmethod
    def plain(name):
        """A name without the marks that only separate its parts."""
        return "".join(one for one in name if one.isalnum())

    def is_in_state(self, thing, role, name, states, value):
        if thing["isEnabled"] == bool(states.get("disabled")):
            return False
        if thing.get("isOn") is not None and thing["isOn"] != (states.get("checked", states.get("pressed")) == "true"):
            return False
        if thing["isSelected"] and thing["role"] == "tab" and not states.get("selected"):
            return False
        if thing["isSelected"] and role in ("button", "radio") and thing["role"] == "row":
            return states.get("checked", states.get("pressed")) == "true"
        if thing["role"] == "disclosure" and thing["isExpanded"] != states.get("expanded"):
            return False
        return thing.get("text") is None or thing["role"] != "field" or (value or "") == thing["text"]

    def agrees_with_assistive_technology(self):
        problems = [None]

        def look():
            problems[0] = self.disagreements()
            return not problems[0]

        until(lambda: "assistive technology finds something else:\n  " + "\n  ".join(problems[0]), look, 4)

    # What a user finds.

    @property
    def front(self):
        dialogs = self.page.locator("dialog:modal")
        return dialogs.last if dialogs.count() else self.page.locator("#root")

    def usable(self, name, roles=USABLE):
        """Returns the first usable thing with a name that is on the screen."""

        def look():
            for where in self.page.locator(":popover-open"), self.front:
                for role in roles:
                    for one in where.get_by_role(role, name=name, exact=True).all():
                        if one.is_visible() or role in ("switch", "checkbox", "radio"):
                            return one
            return None

        return until(lambda: f"“{name}” is there, as one of {roles}; there is {self.front.inner_text()[:400]!r}", look)

    def row(self, name):
        def look():
            for one in self.front.locator("li.row, .row").all():
                if name in one.evaluate("n => [n.querySelector(':scope > .pickr')?.ariaLabel, ...n.innerText.split('\\n')]"):
                    return one
            return None

        return until(lambda: f"there is a row “{name}”", look)


class Pointer:
    """A user who uses the mouse, and the keyboard for typing."""

    def __init__(self, app):
        self.app, self.page = app, app.page

    def press(self, name):
        target = self.app.usable(name)
        # Radio buttons of segments and lists are behind their labels.
        if target.evaluate("n => n.matches('input[type=radio],input[type=checkbox]')"):
            target = target.locator("xpath=ancestor-or-self::label[1]")
        target.click()

    def press_below_start(self, places, name):
        # A browser has no focus until its user asks for one, and no arrow keys between rows.
        self.press(name)

    def back(self):
        self.app.front.locator("a.back").last.click()

    def write(self, text, field):
        self.app.usable(field, ["textbox", "searchbox"]).click()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def submit(self, field):
        self.app.usable(field, ["textbox", "searchbox"]).click()
        self.page.keyboard.press("Enter")

    def pick(self, option, picker):
        control = self.app.usable(picker, ["combobox", "radiogroup", "button"])
        if control.evaluate("n => n.tagName") == "SELECT":
            control.select_option(label=option)
        else:
            if control.get_attribute("role") != "radiogroup":
                control.click()
            self.press(option)

    def choose(self, item, menu):
        self.app.usable(menu, ["button", "menuitem"]).click()
        self.app.usable(item, ["menuitem", "menuitemradio", "menuitemcheckbox"]).click()

    def step(self, name, steps):
        control = self.app.usable(name, ["slider", "group"])
        for _ in range(abs(int(steps))):
            if control.get_attribute("type") == "range":
                control.press("ArrowRight" if int(steps) > 0 else "ArrowLeft")
            else:
                control.get_by_role("button", name="Increase" if int(steps) > 0 else "Decrease").click()

    def select(self, row):
        self.app.row(row).locator(":scope > .pickr").click()

    def delete(self, row):
        self.act("Delete", row)

    def act(self, action, row):
        self.app.row(row).locator(":scope > .acts > button").click()
        self.app.usable(action, ["menuitem"]).click()

    def context(self, item, row):
        self.app.row(row).click(button="right")
        self.app.usable(item, ["menuitem"]).click()

    def move(self, row, places):
        for _ in range(abs(int(places))):
            before = self.app.ask()["tree"]
            self.act("Move Down" if int(places) > 0 else "Move Up", row)
            until(f"“{row}” moves", lambda: self.app.ask()["tree"] != before)

    def close(self):
        close = self.app.front.get_by_role("button", name="Close", exact=True)
        if close.count():
            close.last.click()
        else:
            self.page.mouse.click(4, 4)

    def open(self, link):
        self.app.ask(link)


class Keys(Pointer):
    """A user who only uses the keyboard."""

    def reach(self, target, keys="Tab"):
        element = target.element_handle()
        # A list is one stop. With Control, the arrow keys select nothing on their way.
        if keys == "Tab" and element.evaluate("n => n.matches('.pickr,.row>a.lk,.acts>.b') && !!n.closest('.list')"):
            self.reach_row(element)
            if element.evaluate("n => n === document.activeElement"):
                return
        for _ in range(80):
            if element.evaluate("n => n === document.activeElement"):
                return
            self.page.keyboard.press(keys)
        raise Problem(f"{target} cannot be reached by keys; the focus is at " + self.page.evaluate("document.activeElement.outerHTML.slice(0, 120)"))

    def reach_row(self, element):
        is_there = "n => n.closest('.row') === document.activeElement.closest('.row')"
        for _ in range(80):
            if element.evaluate("n => document.activeElement.matches('.pickr,.row>a.lk,.acts>.b') && n.closest('.list').contains(document.activeElement)"):
                break
            self.page.keyboard.press("Tab")
        for key in "Control+Home", *["Control+ArrowDown"] * 80:
            if element.evaluate(is_there):
                return
            self.page.keyboard.press(key)
        raise Problem("the row cannot be reached by keys")

    def press(self, name):
        target = self.app.usable(name)
        kind = target.evaluate("n => n.type === 'radio' ? 'radio' : n.type === 'checkbox' ? 'box' : n.getAttribute('role')")
        if kind == "radio":
            # The group is one stop, and arrows go through it.
            for _ in range(80):
                if self.page.evaluate("n => document.activeElement.name === n", target.get_attribute("name")):
                    break
                self.page.keyboard.press("Tab")
            if not target.evaluate("n => n === document.activeElement"):
                self.reach(target, "ArrowDown")
            else:
                self.page.keyboard.press("Space")
        elif kind == "tab":
            group = target.locator("xpath=ancestor::*[@role='tablist']").get_by_role("tab")
            for _ in range(80):
                if group.evaluate_all("all => all.includes(document.activeElement)"):
                    break
                self.page.keyboard.press("Tab")
            self.reach(target, "ArrowRight")
            self.page.keyboard.press("Enter")
        else:
            self.reach(target)
            self.page.keyboard.press("Space" if kind == "box" else "Enter")

    def back(self):
        self.reach(self.app.front.locator("a.back").last)
        self.page.keyboard.press("Enter")

    def write(self, text, field):
        self.reach(self.app.usable(field, ["textbox", "searchbox"]))
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def submit(self, field):
        self.reach(self.app.usable(field, ["textbox", "searchbox"]))
        self.page.keyboard.press("Enter")

    def pick(self, option, picker):
        control = self.app.usable(picker, ["combobox", "radiogroup", "button"])
        if control.evaluate("n => n.tagName") == "SELECT":
            self.reach(control)
            self.page.keyboard.type(option)
        elif control.get_attribute("role") == "radiogroup":
            self.press(option)
        else:
            self.reach(control)
            self.page.keyboard.press("Enter")
            self.press(option)

    def choose(self, item, menu):
        self.reach(self.app.usable(menu, ["button", "menuitem"]))
        self.page.keyboard.press("Enter")
        self.reach(self.app.usable(item, ["menuitem", "menuitemradio", "menuitemcheckbox"]), "ArrowDown")
        self.page.keyboard.press("Enter")

    def step(self, name, steps):
        control = self.app.usable(name, ["slider", "group"])
        isUp = int(steps) > 0
        if control.get_attribute("type") == "range":
            self.reach(control)
        else:
            self.reach(control.get_by_role("button", name="Increase" if isUp else "Decrease"))
        for _ in range(abs(int(steps))):
            self.page.keyboard.press(("ArrowRight" if isUp else "ArrowLeft") if control.get_attribute("type") == "range" else "Space")

    def select(self, row):
        self.reach(self.app.row(row).locator(":scope > .pickr"))
        self.page.keyboard.press("Space")

    def act(self, action, row):
        self.reach_row(self.app.row(row).locator(":scope > .acts > button").element_handle())
        self.page.keyboard.press("Shift+F10")
        self.reach(self.app.usable(action, ["menuitem"]), "ArrowDown")
        self.page.keyboard.press("Enter")

    def context(self, item, row):
        self.reach(self.app.row(row).locator(":scope > .pickr"))
        self.page.keyboard.press("Shift+F10")
        self.reach(self.app.usable(item, ["menuitem"]), "ArrowDown")
        self.page.keyboard.press("Enter")

    def close(self):
        self.page.keyboard.press("Escape")


def take(browser, program, number, scenario, way):
    app = Served(browser, program, number, int(scenario["width"]))
    try:
        app.has_tree(scenario["trees"][0])
        app.agrees_with_assistive_technology()
        person = way(app)
        for step, tree in zip(scenario["steps"], scenario["trees"][1:]):
            try:
                getattr(person, step[0])(*step[1:])
                app.has_tree(tree)
                app.agrees_with_assistive_technology()
            except (Problem, Error) as problem:
                raise Problem(f"at {step}: {problem}") from None
        for words in scenario["draws"]:
            until(f"“{words}” is drawn", lambda: words in app.page.inner_text("body"))
        if app.complaints:
            raise Problem(f"the page complains: {app.complaints}")
    finally:
        app.stop()


def main():
    program, chromium, wanted = sys.argv[1], sys.argv[2], [int(one) for one in sys.argv[3:]]
    listed = subprocess.run([program, "--list"], capture_output=True, check=True, text=True, timeout=60).stdout
    scenarios, failed, count = json.loads(listed), 0, 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for number, scenario in enumerate(scenarios):
            if wanted and number not in wanted:
                continue
            for way in Pointer, Keys:
                name, count = f"{number:2} {scenario['name']}, by {'pointer' if way is Pointer else 'keys'}", count + 1
                # A busy machine may be too slow once. What needs a second try is told.
                for attempt in 1, 2:
                    try:
                        take(browser, program, number, scenario, way)
                        if attempt == 2:
                            print("passed at the second try", name, flush=True)
                        break
                    except (Problem, Error) as problem:
                        if attempt == 2:
                            failed += 1
                            print(f"FAILED {name}: {problem}", flush=True)
        browser.close()
    print(f"{count - failed} of {count} scenarios end in a browser as they do without a screen")
    sys.exit(1 if failed else 0)


main()
