"""Puts the pictures of all hosts into frames, beside each other: compose.py CHROMIUM FOLDER OUT."""

import base64
import html
import json
import pathlib
import subprocess
import sys

from playwright.sync_api import sync_playwright

import steps

CHROMIUM, FOLDER, OUT = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
STYLE = (pathlib.Path(__file__).parent / "frames.css").read_text()
HOSTS = ["terminal", "window", "browser"]
# What the moving picture shows, with the time of each picture in milliseconds. The last shows for longer.
FILM = [
    ("shelves", 900), ("shelves-choose", 600), ("list", 900), ("list-choose", 600), ("book", 1800), ("alert", 1800),
    ("list", 600), ("sheet", 1300), ("sheet-save", 600), ("added", 1300), ("search", 2600),
]
# The pictures of all hosts beside each other, and of one host.
STILLS = ["list", "book", "alert", "sheet", "search"]
SINGLES = ["columns"]
POINTER = (
    '<svg class="pointer" style="left:{}px;top:{}px" viewBox="0 0 12 19"><path d="M.7.9v14.4l3.4-3.2 2.2 5.3 2.2-1-2.2-5.1h4.7z" '
    'fill="#000" stroke="#fff"/></svg>')


def data(file, kind):
    return f"data:{kind};base64,{base64.b64encode(file.read_bytes()).decode()}"


def known(host, appearance, name):
    file = FOLDER / f"{host}-{appearance}-{name}.json"
    found = json.loads(file.read_text()) if file.exists() else {}
    return found if isinstance(found, dict) else {"pointer": found}


def panel(host, appearance, name, size):
    """The picture of a host in its frame."""
    width, height = size
    if host == "terminal":
        bar = '<div class="bar"><b>Books</b><span class="close">×</span></div>'
        content = (FOLDER / f"terminal-{appearance}-{name}.html").read_text()
    else:
        facts = known(host, appearance, name)
        picture = data(FOLDER / f"{host}-{appearance}-{name}.png", "image/png")
        isWindow = host == "window"
        bar = "" if isWindow else (
            '<div class="bar"><span>‹</span><span>›</span><span>⟳</span>'
            f'<div class="address">{html.escape(facts["address"])}</div></div>')
        content = f'<img src="{picture}" style="width:{width}px;height:{height + (steps.BAR if isWindow else 0)}px">'
        if facts.get("pointer"):
            content += POINTER.format(*facts["pointer"])
    return (
        f'<div class="panel {host}" style="width:{width}px;height:{height + steps.BAR}px">{bar}'
        f'<div class="page">{content}</div></div>')


class Table:
    """Where panels are photographed."""

    def __init__(self, browser):
        self.page = browser.new_context(viewport=dict(width=1400, height=900), device_scale_factor=steps.DENSITY).new_page()

    def take(self, panels, appearance, file):
        self.page.set_content(
            f'<html class="{appearance}"><style>{STYLE}</style><body><div class="row">{"".join(panels)}</div></body></html>')
        self.page.wait_for_function("[...document.images].every(image => image.complete)")
        self.page.locator(".row").screenshot(path=file, omit_background=True)


def convert(source, target):
    subprocess.run(["convert", str(source), "-define", "webp:lossless=true", "-define", "webp:method=6", str(target)], check=True)


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        table = Table(browser)
        for appearance in steps.APPEARANCES:
            def side_by_side(name, file):
                table.take([panel(host, appearance, name, steps.NARROW) for host in HOSTS], appearance, file)
                return file

            frames = {name: side_by_side(name, FOLDER / f"frame-{appearance}-{name}.png") for name, _ in FILM}
            words = ["img2webp", "-loop", "0", "-lossless", "-m", "6"]
            for name, time in FILM:
                words += ["-d", str(time), str(frames[name])]
            subprocess.run([*words, "-o", str(OUT / f"hosts-{appearance}.webp")], check=True, stdout=subprocess.DEVNULL)
            for name in STILLS:
                convert(frames[name], OUT / f"{name}-{appearance}.webp")
            for name in SINGLES:
                for host in HOSTS:
                    file = FOLDER / f"single-{host}-{appearance}-{name}.png"
                    table.take([panel(host, appearance, name, steps.WIDE)], appearance, file)
                    convert(file, OUT / f"{host}-{appearance}.webp")
        browser.close()


if __name__ == "__main__":
    main()
