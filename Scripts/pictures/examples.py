"""Takes the pictures of the apps in Examples, in a browser: examples.py CHROMIUM FOLDER OUT SHOP ISSUES."""

import json
import os
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

import steps
from compose import CHROMIUM, FOLDER, OUT, Table, convert, panel

# Pages are shown smaller than by default, so that as much fits as in a window.
ZOOM = 0.9
SHOP, ISSUES = sys.argv[4:6]


def shop(page):
    page.get_by_role("link", name="Green Tea").first.click()
    page.get_by_role("link", name="Sencha").first.click()
    page.get_by_role("button", name="Add to Cart").click()


def issues(page):
    page.get_by_role("button", name="Edit").first.click()
    page.get_by_role("textbox", name="Title").first.fill("Watering reminders come twice")
    page.wait_for_timeout(500)
    page.go_back()


def take(browser, program, name, path, use, appearance):
    with tempfile.TemporaryDirectory() as home:
        process = subprocess.Popen(
            [program, "--web", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True,
            env=dict(os.environ, HOME=home, CAIRN_WEB_STATE=home, LANG="en_US.UTF-8"))
        address = process.stdout.readline().strip()
        width, height = steps.WIDE
        page = browser.new_context(
            viewport=dict(width=round(width / ZOOM), height=round(height / ZOOM)), device_scale_factor=steps.DENSITY * ZOOM,
            color_scheme=appearance, reduced_motion="reduce").new_page()
        page.goto(address + path)
        page.wait_for_timeout(1500)
        use(page)
        page.wait_for_timeout(1500)
        page.mouse.move(1, 1)
        file = FOLDER / f"browser-{appearance}-{name}.png"
        page.screenshot(path=file)
        file.with_suffix(".json").write_text(json.dumps({"address": page.url.replace(address, "localhost:8080")}))
        page.context.close()
        process.terminate()
        process.wait()


OUT.mkdir(parents=True, exist_ok=True)
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    table = Table(browser)
    for appearance in steps.APPEARANCES:
        for name, program, path, use in [
            ("shop", SHOP, "/", shop), ("issues", ISSUES, "/projects/garden/issues/1", issues)
        ]:
            take(browser, program, name, path, use, appearance)
            file = FOLDER / f"example-{appearance}-{name}.png"
            table.take([panel("browser", appearance, name, steps.WIDE)], appearance, file)
            convert(file, OUT / f"{name}-{appearance}.webp")
    browser.close()
