"""Runs axe on every page of Catalog and on everything that opens there, in light and dark, wide and narrow.

Needs axe-playwright-python for axe itself. Usage: axe.py URL CHROMIUM [PATH...]
"""

import importlib.util
import os
import sys

from playwright.sync_api import sync_playwright

from answers import KNOWN, Answers

package = importlib.util.find_spec("axe_playwright_python")
if package is None:
    print("Skipped: the accessibility checks need axe-playwright-python.")
    sys.exit(0)
with open(os.path.join(package.submodule_search_locations[0], "axe.min.js")) as file:
    AXE = file.read()

# Everything that axe knows, its advice on good practice included. Pages that are modal have no landmarks of their own.
# Buttons of Catalog that stand in the bars of all pages.
EVERYWHERE = {"Menu", "Code", "Hide sidebar", "Show sidebar", "Toggle sidebar"}
RUN = """async dialogs => {
  const rules = { region: { enabled: !dialogs }, 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
  const found = await axe.run(document, { rules, resultTypes: ['violations'] });
  return found.violations.flatMap(one => one.nodes.map(node =>
    `${one.id}: ${node.html.slice(0, 160)} ${(node.any[0] || node.all[0] || node.none[0] || {}).message || ''}`));
}"""

class Walk:
    def __init__(self, context, base, how):
        self.page, self.base, self.how = context.new_page(), base, how
        self.found, self.count = [], 0
        self.pressed = set()
        self.answers = Answers(self.page)

    def open(self, path):
        self.page.goto(self.base + path)
        self.page.evaluate(KNOWN)

    def check(self, where):
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
        self.count += 1
        found = self.run_axe()
        if found:
            # The page may have changed while axe looked at it.
            self.answers.settle()
            found = self.run_axe()
        self.found += [f"{self.how} {where}: {one}" for one in found]

    def run_axe(self):
        return self.page.evaluate(RUN, self.page.locator("dialog").count() > 0)

    def links(self):
        """The links of the page and the columns beside it."""
        return self.page.locator("#root a:not(.back)[href^='/']").evaluate_all("all => all.map(a => a.getAttribute('href'))")

    def names(self):
        return self.page.locator("#root button:enabled:visible").evaluate_all("all => all.slice(0, 24).map(n => n.ariaLabel || n.innerText)")

    def everything_on(self, path):
        self.open(path)
        self.check(path)
        # What a press opens: sheets, alerts, popovers, menus.
        names = self.names()
        for index, name in enumerate(names):
            button = self.page.locator("#root button:enabled:visible").nth(index)
            if not button.count():
                break
            # The bars of all pages have these, and they open the same.
            if name in EVERYWHERE and name in self.pressed:
                continue
            self.pressed.add(name)
            button.evaluate("n => n.click()")
            self.answers.settle()
            # A press that leads to another page leads away from the buttons that are still to be pressed.
            if self.page.locator("dialog:modal, :popover-open").count() or self.names() != names:
                self.check(f"{path} after “{name}”")
                self.open(path)
                if not self.page.locator("#root").count():
                    break
                for _ in range(6):
                    if not self.page.locator("dialog:modal").count():
                        break
                    self.page.keyboard.press("Escape")
                    self.answers.settle()
                else:
                    self.found.append(f"{self.how} {path} after “{name}”: Escape does not lead out of it")
                    return


def main():
    base, chromium, wanted = sys.argv[1], sys.argv[2], sys.argv[3:]
    found, count = [], 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for scheme, width in ("light", 1280), ("dark", 390):
            context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 900}, reduced_motion="reduce")
            walk = Walk(context, base, f"{scheme} {width}")
            walk.open("/")
            paths = wanted or ["/"] + walk.links()
            if not wanted:
                # All pages of the topics, and two pages deeper.
                topics, pages = paths[1:], []
                for path in topics:
                    walk.open(path)
                    pages += [page for page in walk.links() if page not in paths + pages]
                paths += pages
                for path in pages:
                    walk.open(path)
                    paths += [deeper for deeper in walk.links() if deeper not in paths][:2]
            for path in paths:
                walk.everything_on(path)
            found += walk.found
            count += walk.count
            context.close()
        browser.close()
    print("\n".join(found))
    print(f"axe finds {len(found)} problems on {count} screens")
    sys.exit(1 if found else 0)


main()
