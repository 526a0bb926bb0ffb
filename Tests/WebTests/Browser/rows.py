"""Looks in Chromium for what covers the things that can be pressed in rows, on every page of an app and at several widths.

Usage: rows.py PROGRAM CHROMIUM. Follows the links from the first page, two steps far.
"""

import os
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

WIDTHS = [390, 820, 1280]
MOST_LINKS = 16
SCHEMES = {390: "light", 820: "dark", 1280: "light"}

# For each row in view, what can be pressed in it and is covered there by something else.
COVERED = """row => {
    const pressable = 'a[href],button,input,select,textarea,[role=button],label,.grip', problems = [];
    const isShown = node => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest('.sr');
    for (const node of row.querySelectorAll(pressable)) {
        const box = node.getBoundingClientRect();
        if (!isShown(node) || box.width < 4 || box.height < 4) continue;
        for (const [x, y] of [[.5, .5], [.1, .5], [.9, .5], [.25, .25], [.75, .75]]) {
            const left = box.left + box.width * x, top = box.top + box.height * y, hit = document.elementFromPoint(left, top);
            // Outside the window, or under the bars between which the page scrolls.
            if (!hit || !row.contains(hit) && hit.closest('.bar,.toolbar,.tabbar,#note')) continue;
            const other = hit.closest(pressable), label = other && other.closest('label');
            if (node.contains(hit) || label && label.contains(node) || node.closest('label') === label && label) continue;
            // A row that is pressed as a whole leaves the places of its controls to them.
            if (node.matches('.pickr') && other && row.contains(other)) continue;
            problems.push(node.outerHTML.slice(0, 90) + ' at ' + x + ' is under ' + hit.outerHTML.slice(0, 90));
        }
    }
    return problems;
}"""


def covered(page, most=6):
    """What is covered in the rows in view while the mouse is over them."""
    problems = []
    for row in [row for row in page.locator("#root .row").all() if row.is_visible()][:most]:
        box = row.bounding_box()
        if not box or box["y"] < 60 or box["y"] + box["height"] > page.viewport_size["height"] - 60:
            continue
        for share in [0.3, 0.9]:
            page.mouse.move(box["x"] + box["width"] * share, box["y"] + box["height"] / 2)
            problems += row.evaluate(COVERED)
    return problems


def links(page, url):
    page.goto(url)
    page.wait_for_selector("#root h1", state="attached")
    return [link.get_attribute("href") for link in page.locator("#root a[href^='/']:not(.back)").all()]


def look(browser, base):
    """What is covered, by page and width, and how many pages there are."""
    problems, context = [], browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    paths = links(page, base + "/")
    for path in list(paths):
        # The links of a long list lead to pages that are alike.
        paths += links(page, base + path)[:MOST_LINKS]
    paths = ["/", *dict.fromkeys(path for path in paths if path != "/")]
    context.close()
    for width in WIDTHS:
        context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=SCHEMES[width])
        page = context.new_page()
        for path in paths:
            page.goto(base + path)
            page.wait_for_selector("#root h1", state="attached")
            problems += [(path, width, one) for one in covered(page)]
        context.close()
    return problems, len(paths)


def main():
    program, chromium = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "CAIRN_WEB_STATE": folder + "/state", "TMPDIR": folder}
        server = subprocess.Popen([program, "--web", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True, env=environment)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                problems, count = look(browser, server.stdout.readline().strip())
                browser.close()
        finally:
            server.terminate()
            server.wait(30)
    for problem in problems[:40]:
        print("FAILED", *problem)
    print(f"{count} pages of {os.path.basename(program)} at {len(WIDTHS)} widths, {len(problems)} things are covered")
    sys.exit(1 if problems or count < 10 else 0)


if __name__ == "__main__":
    main()
