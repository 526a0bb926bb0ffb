"""Takes the screenshots of windows in Docs/Pictures. Needs ImageMagick."""

import os
import subprocess
import sys
import time

from person import App, xdotool

FOLDER = sys.argv[1] if len(sys.argv) > 1 else "Docs/Pictures"
DARK = {"CAIRN_APPEARANCE": "dark"}


def take(name, *steps, size=(900, 600), arguments=(), environment={}):
    app = App(*arguments, **environment)
    try:
        app.resize(*size)
        for step in steps:
            step(app)
            time.sleep(0.6)
        # The pointer is outside, and nothing moves any more.
        xdotool("mousemove", "1190", "890")
        time.sleep(1)
        width, height = size
        subprocess.run(
            ["import", "-window", "root", "-crop", f"{width - 10}x{height - 10}+5+5", "+repage", "-strip",
             "+dither", "-colors", "200", f"PNG8:{os.path.join(FOLDER, name)}.png"], check=True)
        app.end()
    finally:
        app.stop()


def follow(name):
    return lambda app: app.follow(name)


def go_to(page):
    return lambda app: app.go_to(page)


take("window")
take("window-narrow", size=(360, 600))
take("window-dark", arguments=("--open", "catalog://colors/mint"), environment=DARK)
take("window-columns", go_to("Two columns"), follow("Open the example"), lambda app: app.click("Sea", "list item"))
take("window-sheet", go_to("Sheets"), follow("A sheet"), environment=DARK)
