"""Uses ServedApp in Chromium while its processes are killed. Usage: chromium.py PROGRAM CHROMIUM"""

import contextlib
import os
import signal
import sys
import time
import traceback

from playwright.sync_api import expect, sync_playwright
from server import Server

PROGRAM, CHROMIUM = sys.argv[1:3]
expect.set_options(timeout=15_000)
TESTS = []


def test(function):
    TESTS.append(function)
    return function


def until(holds, seconds=15):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never became true"
        time.sleep(0.02)


@contextlib.contextmanager
def person(browser, server):
    context = browser.new_context(viewport={"width": 900, "height": 600}, reduced_motion="reduce")
    context.server = server
    try:
        yield context
    finally:
        context.close()


def open_page(context, path="/"):
    page = context.new_page()
    page.goto(context.server.url + path)
    until(lambda: page.evaluate("document.cookie.includes('size=')"))
    return page


def open_window(context, page):
    """Lets the app open a window of its own, in a tab of the browser."""
    with context.expect_page() as opened:
        page.get_by_role("button", name="Window").click()
    shows(opened.value, "number=7")
    return opened.value


def kill_workers(server):
    for worker in server.workers():
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


def is_written(server, text):
    """Whether a file holds a text."""
    return any(text in open(os.path.join(folder, name), errors="replace").read()
               for folder, _, names in os.walk(server.state) for name in names)


@test
def a_half_filled_form_survives_its_process(browser, server):
    with person(browser, server) as context:
        page = open_page(context)
        page.get_by_label("Text", exact=True).fill("not sent")
        page.get_by_role("link", name="Letter").click()
        expect(page.locator("h1")).to_have_text("Letter")
        page.get_by_label("Receiver").fill("Ben")
        page.get_by_label("Password").fill("hunter2")
        page.get_by_role("switch").click()
        area = page.locator("[data-s]:visible").last
        area.evaluate("n => n.scrollTo(0, 1500)")
        expect(page.get_by_text("Line 45", exact=True)).to_be_visible()
        page.get_by_label("Letter", exact=True).evaluate("n => n.focus({ preventScroll: true })")
        page.keyboard.type("Dear Ben")
        area.evaluate("n => n.scrollTo(0, 1500)")
        # A scroll is stored a moment after it.
        until(lambda: all(is_written(server, text) for text in ["Dear Ben", "focus", " 1500"]))
        kill_workers(server)
        # The last words reach no process before the page begins again.
        page.keyboard.type(", late")
        expect(page.locator("#note")).to_contain_text("This page was restored")
        expect(page.get_by_label("Letter", exact=True)).to_have_value("Dear Ben, late")
        expect(page.get_by_label("Receiver")).to_have_value("Ben")
        expect(page.get_by_label("Password")).to_have_value("")
        expect(page.get_by_role("switch")).to_be_checked()
        expect(page.get_by_label("Letter", exact=True)).to_be_focused()
        until(lambda: abs(page.locator("[data-s]:visible").last.evaluate("n => n.scrollTop") - 1500) < 40)
        page.go_back()
        expect(page.get_by_label("Text", exact=True)).to_have_value("not sent")
        # What was written late has reached the new process.
        page.go_forward()
        expect(page.locator("h1")).to_have_text("Letter")


@test
def a_first_page_goes_on_as_it_is(browser, server):
    """A page that was sent to a guest belongs to a process that renders it again, and nobody sees that."""
    with person(browser, server) as context:
        # Somebody presses a button before the socket is there.
        context.add_init_script("""addEventListener('DOMContentLoaded', () => {
          document.querySelector('h1').kept = true;
          [...document.querySelectorAll('button')].find(button => button.textContent.includes('Count')).click();
        })""")
        for path in ["/", "/?q=1"]:
            page = open_page(context, path)
            shows(page, "count=1")
            assert page.evaluate("document.querySelector('h1').kept"), "the page was written again"
            kind = page.evaluate("performance.getEntriesByType('navigation')[0].type")
            assert kind == "navigate", f"the page was loaded again: {kind}"


def draft(page, text):
    page.get_by_label("Text", exact=True).fill(text)
    page.get_by_role("button", name="Draft").click()
    expect(page.get_by_text(f"draft={text};")).to_be_visible()


@test
def tabs_at_one_address_keep_their_scenes(browser, server):
    with person(browser, server) as context:
        pages = [open_page(context) for _ in range(3)]
        for number, page in enumerate(pages):
            draft(page, f"poem{number}")

        def are_right():
            for number, page in enumerate(pages):
                expect(page.get_by_text(f"draft=poem{number};")).to_be_visible()

        for page in pages:
            page.reload()
        are_right()
        for number in range(3):
            until(lambda: is_written(server, f"poem{number}"))
        kill_workers(server)
        for page in pages:
            expect(page.locator("#note")).to_contain_text("This page was restored")
        are_right()


@test
def a_duplicated_tab_has_a_scene_of_its_own(browser, server):
    with person(browser, server) as context:
        page = open_page(context)
        draft(page, "original")
        # A page that is opened like this gets a copy of what the tab has stored, as one that is duplicated.
        with context.expect_page() as opened:
            page.evaluate("window.open(location.href) && 0")
        copy = opened.value
        expect(copy.get_by_text("draft=none;")).to_be_visible()
        until(lambda: copy.evaluate("sessionStorage.name") != page.evaluate("sessionStorage.name"))
        draft(copy, "copy")
        expect(page.get_by_text("draft=original;")).to_be_visible()
        for one in copy, page:
            one.reload()
        expect(copy.get_by_text("draft=copy;")).to_be_visible()
        expect(page.get_by_text("draft=original;")).to_be_visible()
        assert copy.evaluate("sessionStorage.name") != page.evaluate("sessionStorage.name")


def shows(page, text):
    expect(page.get_by_text(f"{text};", exact=True)).to_be_visible()


@test
def tabs_share_the_state_of_their_app(browser, server):
    with person(browser, server) as context, person(browser, server) as other:
        first, second, stranger = open_page(context), open_page(context), open_page(other)
        first.get_by_role("button", name="Total").click()
        first.get_by_role("button", name="Count").click()
        for page in first, second:
            shows(page, "total=1")
        second.get_by_role("button", name="Total").click()
        for page in first, second:
            shows(page, "total=2")
        shows(first, "count=1")
        shows(second, "count=0")
        shows(stranger, "total=0")


@test
def a_window_of_the_app_is_a_tab_that_closes(browser, server):
    with person(browser, server) as context:
        page = open_page(context)
        window = open_window(context, page)
        assert window.url.rstrip("/") == server.url, window.url
        expect(page).to_have_title("Notes")
        window.get_by_role("button", name="Total").click()
        shows(page, "total=1")
        window.get_by_role("button", name="Mark").click()
        window.get_by_role("button", name="Eight").click()
        # It is there already.
        window.get_by_role("button", name="Eight").click()
        until(lambda: is_written(server, "[8]"))
        kill_workers(server)
        for one in window, page:
            expect(one.locator("#note")).to_contain_text("This page was restored")
        shows(window, "number=8")
        shows(window, "mark=marked")
        window.reload()
        shows(window, "number=8")
        with window.expect_event("close"):
            window.get_by_role("button", name="Close").click()
        shows(page, "total=0")


@test
def a_window_takes_the_place_of_another_where_tabs_are_blocked(browser, server):
    with person(browser, server) as context:
        page = open_page(context)
        page.evaluate("window.open = () => null")
        page.get_by_role("button", name="Count").click()
        page.get_by_role("button", name="Window").click()
        shows(page, "number=7")
        page.get_by_role("button", name="Total").click()
        shows(page, "total=1")
        page.get_by_role("button", name="Close").click()
        shows(page, "count=1")
        shows(page, "total=1")
        assert len(context.pages) == 1


@test
def a_tab_whose_window_is_closed_says_so(browser, server):
    with person(browser, server) as context:
        page = open_page(context)
        window = open_window(context, page)
        # A tab that the person has opened cannot be closed.
        window.evaluate("window.close = () => {}")
        window.get_by_role("button", name="Close").click()
        expect(window.locator("h1")).to_have_text("This window is closed.")
        window.get_by_role("link", name="Open another").click()
        expect(window).to_have_title("Notes")


@test
def without_script_a_window_follows_in_the_same_tab(browser, server):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.url)
    page.get_by_role("button", name="Count").click()
    page.get_by_role("button", name="Window").click()
    shows(page, "number=7")
    page.get_by_role("button", name="Eight").click()
    shows(page, "number=8")
    page.get_by_role("button", name="Close").click()
    shows(page, "count=1")
    context.close()


@test
def the_phases_are_those_of_the_windows(browser, server):
    with person(browser, server) as context:
        first, second = open_page(context), open_page(context)
        shows(first, "phase=active")
        shows(second, "phase=active")
        second.evaluate("Object.defineProperty(document, 'hidden', { value: true }); "
                        "document.dispatchEvent(new Event('visibilitychange'))")
        shows(second, "phase=inactive")
        shows(first, "phase=active")


def main():
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for one in TESTS:
            if len(sys.argv) > 3 and one.__name__ not in sys.argv[3:]:
                continue
            server = Server(PROGRAM)
            try:
                one(browser, server)
                print(f"  {one.__name__}")
            except Exception as error:
                failed += 1
                traceback.print_exc()
                print(f"  {one.__name__} FAILED: {error}")
            server.stop()
        browser.close()
    sys.exit(1 if failed else 0)


main()
