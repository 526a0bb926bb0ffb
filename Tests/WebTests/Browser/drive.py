"""Drives Catalog in Chromium as a user would. Usage: drive.py URL CHROMIUM [NAME...]"""

import contextlib
import sys
import time
import traceback
from random import Random

from playwright.sync_api import expect, sync_playwright

from rows import COVERED

expect.set_options(timeout=5_000)
TESTS = []


def test(function):
    TESTS.append(function)
    return function


class Browser:
    """One Chromium, and pages that fail when something on them does."""

    def __init__(self, browser, base, reduced_motion):
        self.browser, self.base, self.reduced_motion = browser, base, reduced_motion

    @contextlib.contextmanager
    def page(self, path="/", width=1280, height=800, waits=True, **options):
        options = {"viewport": {"width": width, "height": height}, "reduced_motion": self.reduced_motion, **options}
        context = self.browser.new_context(**options)
        page = context.new_page()
        problems = page.problems = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
        # What the server has sent.
        page.messages = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda text: page.messages.append(text)))
        page.goto(self.base + path)
        if waits:
            live(page)
        try:
            yield page
        finally:
            context.close()
        assert not problems, problems


def live(page):
    """Waits until the page is connected: it has told the server its size."""
    until(lambda: any(cookie["name"] == "size" for cookie in page.context.cookies()))


def until(holds, seconds=5):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never became true"
        time.sleep(0.02)


def heading(page, text):
    expect(page.locator("h1")).to_have_text(text)
    expect(page).to_have_title(text)


@test
def opens_and_pushes(b):
    with b.page() as page:
        heading(page, "Welcome")
        page.get_by_role("link", name="Controls").click()
        heading(page, "Controls")
        assert page.url.endswith("/controls"), page.url
        page.get_by_role("link", name="Fields").click()
        heading(page, "Fields")
        assert page.url.endswith("/controls/fields"), page.url
        assert page.evaluate("document.activeElement.tagName") == "H1"


@test
def a_small_window_begins_with_the_topics(b):
    with b.page(width=390) as page:
        heading(page, "Catalog")
        page.get_by_role("link", name="Controls").click()
        heading(page, "Controls")
        page.get_by_role("link", name="Fields").click()
        heading(page, "Fields")
        assert page.url.endswith("/controls/fields"), page.url
        page.go_back()
        heading(page, "Controls")
        page.go_back()
        heading(page, "Catalog")
        assert page.url.rstrip("/") == b.base, page.url


@test
def topics_are_pages_of_the_history(b):
    with b.page() as page:
        for name in ["Controls", "Lists", "Notes"]:
            page.get_by_role("link", name=name, exact=True).click()
            heading(page, name)
            page.wait_for_url(b.base + "/" + name.lower())
            expect(page.get_by_role("link", name=name, exact=True)).to_have_attribute("aria-current", "page")
        for name in ["Lists", "Controls"]:
            page.go_back()
            heading(page, name)
            page.wait_for_url(b.base + "/" + name.lower())
        page.go_forward()
        heading(page, "Lists")
        page.reload()
        live(page)
        heading(page, "Lists")


@test
def a_window_may_become_small_and_large(b):
    with b.page("/controls/fields") as page:
        heading(page, "Fields")
        page.set_viewport_size({"width": 390, "height": 800})
        expect(page.get_by_role("link", name="Notes")).to_have_count(0)
        heading(page, "Fields")
        page.get_by_role("link", name="Back to Controls").click()
        heading(page, "Controls")
        page.set_viewport_size({"width": 1280, "height": 800})
        expect(page.get_by_role("link", name="Notes")).to_be_visible()
        page.wait_for_url(b.base + "/controls")


@test
def a_page_has_a_short_url(b):
    for width in 390, 1280:
        for path, title in [("/fields", "Fields"), ("/notes/2", "Soup"), ("/colors/mint", "Mint")]:
            with b.page(path, width=width) as page:
                heading(page, title)
                assert page.url.endswith(path), page.url
                page.reload()
                live(page)
                heading(page, title)


@test
def back_and_forward_follow_the_browser(b):
    with b.page("/controls") as page:
        page.get_by_role("link", name="Fields").click()
        heading(page, "Fields")
        page.go_back()
        heading(page, "Controls")
        assert page.url == b.base + "/controls", page.url
        expect(page.get_by_role("link", name="Fields")).to_be_focused()
        page.go_forward()
        heading(page, "Fields")
        assert page.url.endswith("/controls/fields"), page.url
        page.go_back()
        heading(page, "Controls")


@test
def the_back_link_goes_back_in_history(b):
    with b.page("/bars") as page:
        page.get_by_role("link", name="Titles").click()
        heading(page, "Titles")
        length = page.evaluate("history.length")
        page.get_by_role("link", name="Back to Bars").click()
        heading(page, "Bars")
        page.wait_for_url(b.base + "/bars")
        assert page.evaluate("history.length") == length
        page.go_forward()
        heading(page, "Titles")


@test
def two_backs_at_once_end_at_the_start(b):
    with b.page() as page:
        page.get_by_role("link", name="Colors", exact=True).click()
        heading(page, "Colors")
        page.get_by_role("link", name="Mint").click()
        heading(page, "Mint")
        page.evaluate("history.back(); history.back()")
        heading(page, "Welcome")
        page.wait_for_url(b.base + "/")


@test
def another_link_after_back_drops_forward(b):
    with b.page("/controls") as page:
        page.get_by_role("link", name="Fields").click()
        heading(page, "Fields")
        page.go_back()
        heading(page, "Controls")
        page.get_by_role("link", name="Buttons").click()
        heading(page, "Buttons")
        page.evaluate("history.forward()")
        page.wait_for_timeout(200)
        heading(page, "Buttons")
        page.go_back()
        heading(page, "Controls")


@test
def the_keyboard_skips_to_the_content(b):
    with b.page("/fields") as page:
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.tagName") == "MAIN"
        page.keyboard.press("Tab")
        expect(page.get_by_role("textbox", name="Name")).to_be_focused()


@test
def a_row_is_selected_by_its_button(b):
    with b.page("/selecting-many") as page:
        page.get_by_role("button", name="Edit").click()
        page.get_by_role("button", name="Orange").click()
        expect(page.get_by_role("button", name="Orange")).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name="Mint").click()
        expect(page.get_by_text("2 selected")).to_be_visible()


@test
def two_people_see_nothing_of_each_other(b):
    with b.page("/fields") as one, b.page("/fields") as other:
        one.get_by_role("textbox", name="Name").fill("Ada")
        one.get_by_role("textbox", name="Name").press("Enter")
        expect(one.get_by_text("Hello, Ada")).to_be_visible()
        other.get_by_role("textbox", name="Name").fill("Bob")
        other.get_by_role("textbox", name="Name").press("Enter")
        expect(other.get_by_text("Hello, Bob")).to_be_visible()
        expect(one.get_by_role("textbox", name="Name")).to_have_value("Ada")


@test
def a_url_opens_its_page(b):
    with b.page("/colors/mint") as page:
        heading(page, "Mint")
        page.get_by_role("link", name="Back to Colors").click()
        heading(page, "Colors")


@test
def a_link_opens_in_another_tab(b):
    with b.page("/controls") as page:
        address = page.get_by_role("link", name="Fields").get_attribute("href")
        other = page.context.new_page()
        other.goto(b.base + address)
        heading(other, "Fields")
        heading(page, "Controls")


@test
def a_reload_keeps_the_state(b):
    with b.page("/fields") as page:
        page.get_by_role("textbox", name="Name").fill("Ada")
        page.get_by_role("textbox", name="Name").press("Enter")
        expect(page.get_by_text("Hello, Ada")).to_be_visible()
        page.reload()
        live(page)
        heading(page, "Fields")
        expect(page.get_by_role("textbox", name="Name")).to_have_value("Ada")
        expect(page.get_by_text("Hello, Ada")).to_be_visible()


@test
def fields_keep_what_is_typed(b):
    with b.page("/fields") as page:
        field = page.get_by_role("textbox", name="Name")
        field.click()
        page.keyboard.type("The quick brown fox jumps over the lazy dog", delay=5)
        expect(field).to_have_value("The quick brown fox jumps over the lazy dog")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Hello, The quick brown fox jumps over the lazy dog")).to_be_visible()
        page.get_by_label("Password").fill("secret")
        expect(page.get_by_text("6", exact=True)).to_be_visible()
        page.get_by_role("button", name="Go to the name").click()
        expect(field).to_be_focused()


@test
def a_composition_is_not_disturbed(b):
    with b.page("/fields") as page:
        field = page.get_by_role("textbox", name="Name")
        field.click()
        session = page.context.new_cdp_session(page)
        for text in ["n", "ni", "に"]:
            session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
            page.wait_for_timeout(60)
        session.send("Input.insertText", {"text": "日"})
        expect(field).to_have_value("日")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Hello, 日")).to_be_visible()


@test
def controls_change_the_app(b):
    with b.page("/choices-and-numbers") as page:
        page.get_by_role("switch", name="Loud").click()
        expect(page.get_by_text("Loud, M, Slow, volume 4")).to_be_visible()
        page.get_by_label("Size").select_option(label="L")
        expect(page.get_by_text("Loud, L, Slow, volume 4")).to_be_visible()
        page.get_by_text("Fast").click()
        expect(page.get_by_text("Loud, L, Fast, volume 4")).to_be_visible()
        page.get_by_role("button", name="Increase").click()
        expect(page.get_by_text("Copies: 2")).to_be_visible()
        slider = page.get_by_role("slider")
        slider.fill("7")
        expect(page.get_by_text("Loud, L, Fast, volume 7")).to_be_visible()
        page.get_by_role("button", name="More").click()
        page.get_by_role("menuitem", name="Reset").click()
        expect(page.get_by_text("Quiet, L, Fast, volume 4")).to_be_visible()
        expect(page.get_by_role("switch", name="Loud")).not_to_be_checked()
        expect(slider).to_have_value("4")


@test
def a_sheet_is_modal_and_closes(b):
    with b.page("/sheets") as page:
        opener = page.get_by_role("button", name="A sheet", exact=True)
        opener.click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        assert page.evaluate("document.querySelector('dialog').matches(':modal')")
        dialog.get_by_role("link", name="A page in the sheet").click()
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        heading(page, "Sheets")
        opener.click()
        page.get_by_role("button", name="Done").click()
        expect(dialog).to_have_count(0)


@test
def an_alert_is_answered(b):
    with b.page("/alerts-and-dialogs") as page:
        page.get_by_role("button", name="An alert").click()
        alert = page.get_by_role("alertdialog")
        expect(alert).to_be_visible()
        alert.get_by_role("button").last.click()
        expect(alert).to_have_count(0)
        expect(page.get_by_text("none yet")).to_have_count(0)


@test
def tabs_keep_their_places(b):
    with b.page("/tabs", width=390) as page:
        page.get_by_role("button", name="Open the example").click()
        page.get_by_role("link", name="Mint").click()
        expect(page.get_by_role("tab", name="Colors")).to_have_attribute("aria-selected", "true")
        page.get_by_role("tab", name="About").click()
        expect(page.get_by_role("tab", name="About")).to_have_attribute("aria-selected", "true")
        page.get_by_role("tab", name="Colors").click()
        expect(page.locator(".title").last).to_have_text("Mint")


@test
def a_long_list_scrolls_anywhere(b):
    with b.page("/ten-thousand-rows") as page:
        area = page.locator("[data-s]").first
        area.evaluate("node => node.scrollTo(0, node.scrollHeight / 2)")
        until(lambda: page.evaluate(
            """() => { const area = document.querySelector('[data-s]').getBoundingClientRect();
            return [...document.querySelectorAll('.row')].some(row => { const box = row.getBoundingClientRect();
            return box.top >= area.top && box.bottom <= area.bottom }) }"""))
        assert page.locator(".row").count() < 400


@test
def without_script_links_and_forms_work(b):
    with b.page(waits=False, java_script_enabled=False) as page:
        heading(page, "Welcome")
        page.get_by_role("link", name="Controls").click()
        heading(page, "Controls")
        page.get_by_role("link", name="Choices and numbers").click()
        heading(page, "Choices and numbers")
        page.get_by_role("switch", name="Loud").check()
        page.get_by_label("Size").select_option(label="S")
        page.get_by_role("button", name="Increase").click()
        expect(page.get_by_text("Copies: 2")).to_be_visible()
        expect(page.get_by_text("Loud, S, Slow, volume 4")).to_be_visible()
        page.get_by_role("link", name="Back to Controls").click()
        heading(page, "Controls")
        page.get_by_role("link", name="Fields").click()
        page.get_by_role("textbox", name="Name").fill("<Ada & \"Co\">")
        page.get_by_role("button", name="Go to the name").click()
        expect(page.get_by_role("textbox", name="Name")).to_have_value("<Ada & \"Co\">")


@test
def without_script_a_sheet_opens_and_closes(b):
    with b.page("/sheets", waits=False, java_script_enabled=False) as page:
        page.get_by_role("button", name="A sheet", exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.get_by_role("button", name="Done").click()
        expect(page.get_by_role("dialog")).to_have_count(0)


@test
def offline_and_back_keeps_what_was_typed(b):
    with b.page("/fields") as page:
        field = page.get_by_role("textbox", name="Name")
        field.fill("before")
        page.context.set_offline(True)
        field.fill("while away")
        page.context.set_offline(False)
        field.press("Enter")
        expect(page.get_by_text("Hello, while away")).to_be_visible()
        expect(field).to_have_value("while away")


@test
def the_page_without_a_server_speaks_the_users_language(b):
    with b.page(locale="de-AT") as page:
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        page.context.set_offline(True)
        page.goto(page.url)
        expect(page.get_by_role("heading", name="Sie sind offline")).to_be_visible()
        expect(page.get_by_role("link", name="Erneut versuchen")).to_be_visible()
        page.context.set_offline(False)
        expect(page.get_by_role("heading", name="Sie sind offline")).to_have_count(0)
        # Of requests while offline.
        page.problems.clear()


@test
def nothing_is_wider_than_a_small_window(b):
    for path in ["/", "/controls", "/fields", "/choices-and-numbers", "/buttons", "/titles", "/toolbars", "/notes", "/colors/mint", "/search"]:
        with b.page(path, width=320, height=600) as page:
            width = lambda: page.evaluate("""Math.max(...[...document.querySelectorAll('#root *')]
              .filter(n => !n.closest('.sh,.one,.acts,svg,.pickr') && getComputedStyle(n).position !== 'absolute')
              .map(n => n.getBoundingClientRect().right))""")
            # The first page was made for a wide window, until the script has told how wide this one is.
            until(lambda: width() <= 321)


@test
def every_control_has_a_name_and_every_page_its_landmarks(b):
    with b.page() as page:
        topics = [link.get_attribute("href") for link in page.locator("nav a").all()]
    paths = list(topics)
    for topic in topics:
        with b.page(topic) as page:
            paths += [link.get_attribute("href") for link in page.locator("main li a").all()]
    assert len(topics) > 10 and len(paths) > 40, paths
    for path in ["/", *paths]:
        with b.page(path) as page:
            expect(page.locator("h1")).to_have_count(1)
            problems = page.evaluate(CHECK)
            assert not problems, (path, problems)


@test
def the_actions_of_a_row_are_a_menu_and_a_line_after_a_swipe(b):
    with b.page("/swipe-actions") as page:
        row = page.locator("li.row:has(.acts)").first
        opener = row.locator(":scope > .acts > button")
        opener.click()
        menu = page.locator(".pop:popover-open")
        expect(menu.get_by_role("menuitem").first).to_be_focused()
        count = menu.get_by_role("menuitem").count()
        assert count > 0
        page.keyboard.press("Escape")
        expect(opener).to_be_focused()
    with b.page("/swipe-actions", width=390, has_touch=True, is_mobile=True) as page:
        row = page.locator("li.row:has(.acts)").first
        box = row.bounding_box()
        touch, y = page.context.new_cdp_session(page), box["y"] + box["height"] / 2
        for kind, x in [("touchStart", 200), ("touchMove", 150), ("touchMove", 100), ("touchEnd", None)]:
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}] if x else []})
        expect(row.locator(".acts .item")).to_have_count(count)
        for item in row.locator(".acts .item").all():
            expect(item).to_be_visible()
        # The buttons are below the content, once the row has grown.
        until(lambda: not row.evaluate(COVERED))

        def are_below():
            content = row.locator(":scope > :not(.acts)").first.bounding_box()
            return row.locator(".acts .item").first.bounding_box()["y"] >= content["y"] + content["height"] - 1

        until(are_below)


@test
def patches_lead_to_the_page_that_a_reload_shows(b):
    """Presses at random, and compares what the patches made with what the server writes anew."""
    random = Random(7)
    paths = ["/fields", "/choices-and-numbers", "/buttons", "/titles", "/toolbars", "/notes", "/colors", "/swipe-actions",
             "/editing-a-list", "/selecting-many", "/selecting-one", "/sections-and-badges", "/sheets", "/alerts-and-dialogs",
             "/tabs", "/two-columns", "/three-columns", "/search", "/a-path-as-an-array", "/back-to-the-root", "/titles"]
    for path in paths:
        for width in [390, 1280]:
            with b.page(path, width=width, reduced_motion="no-preference" if width == 390 else "reduce") as page:
                done = []
                for _ in range(6):
                    scope = "dialog:last-of-type " if page.locator("dialog").count() else ""
                    # What has gone may still be seen.
                    until(lambda: page.locator("#root [inert]").count() == 0)
                    # Elements, as on a busy machine a late patch may change what the same words find.
                    controls = page.query_selector_all(scope + "button:enabled, " + scope + "main a, " + scope + "label")
                    found = [control for control in controls if control.is_visible()]
                    if not found:
                        break
                    control = random.choice(found)
                    done.append(control.evaluate("n => n.outerHTML.slice(0, 80)"))
                    control.evaluate("n => n.click()")
                    rest(page, 120)
                rest(page, 300)
                # A press may have opened another page in front, and a page behind it has no frames.
                page.bring_to_front()
                until(lambda: page.locator("#busy:popover-open, [data-pressed]").count() == 0)
                # A reload closes menus, and ends what moves.
                page.evaluate("for (const menu of document.querySelectorAll('.pop:popover-open')) menu.hidePopover()")
                until(lambda: page.evaluate("!document.querySelector('#root [inert], [aria-expanded=true].appm')"))
                patched = page.evaluate(SHAPE)
                page.reload()
                live(page)
                page.wait_for_timeout(150)
                fresh = page.evaluate(SHAPE)
                for old, new in zip(patched.split("\n"), fresh.split("\n")):
                    assert old == new, (path, width, done, old, new)


def rest(page, milliseconds):
    """Waits until nothing has changed for a while."""
    page.evaluate("""milliseconds => new Promise(done => {
        let timer;
        const wait = () => { clearTimeout(timer); timer = setTimeout(() => { changes.disconnect(); done(); }, milliseconds); };
        const changes = new MutationObserver(wait);
        changes.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
        wait();
        setTimeout(() => { clearTimeout(timer); changes.disconnect(); done(); }, 5000);
    })""", milliseconds)


# The page without what the browser changes by itself.
SHAPE = """() => {
  const lines = [], skip = /^(value|checked|open|selected|href)$/;
  const visit = (n, depth) => {
    const attributes = [...n.attributes].filter(a => !skip.test(a.name) && !((n.type === 'range' || n.popover) && a.name === 'style')).map(a => a.name + '=' + a.value).sort();
    const words = [...n.childNodes].filter(c => c.nodeType === 3).map(c => c.data).join('');
    const state = n.checked !== undefined ? n.checked : n.value !== undefined && n.tagName !== 'LI' ? n.value : '';
    lines.push(' '.repeat(depth) + n.tagName + ' ' + attributes.join(' ') + ' ' + state + ' ' + (n.tagName === 'TEXTAREA' ? '' : words));
    for (const child of n.children) visit(child, depth + 1);
  };
  visit(document.getElementById('root'), 0);
  return lines.join('\\n');
}"""


# Names, roles and structure, for which axe is not at hand.
CHECK = """() => {
  const found = [], all = s => [...document.querySelectorAll('#root ' + s)].filter(n => n.checkVisibility());
  const name = n => n.getAttribute('aria-label') || (n.labels && [...n.labels].map(l => l.textContent).join('')) || n.textContent;
  for (const n of all('button,a,input,select,textarea,[role=button],[role=tab],[role=radiogroup],dialog'))
    if (!name(n).trim()) found.push('no name: ' + n.outerHTML.slice(0, 120));
  for (const n of all('a a, button button, a button, button a, label label, label button')) found.push('nested: ' + n.outerHTML.slice(0, 120));
  if (all('h1').length !== 1) found.push('h1: ' + all('h1').length);
  if (all('main').length !== 1) found.push('main: ' + all('main').length);
  for (const n of all('ul > :not(li)')) found.push('in ul: ' + n.outerHTML.slice(0, 120));
  for (const n of all('li')) if (n.parentNode.tagName !== 'UL') found.push('li in ' + n.parentNode.tagName);
  for (const n of all('button > div, a > div, span > div, p > div, label > div')) found.push('div in ' + n.parentNode.tagName + ': ' + n.outerHTML.slice(0, 120));
  const ids = [...document.querySelectorAll('[id]')].map(n => n.id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) found.push('twice: ' + id);
  for (const n of all('[aria-labelledby]')) if (!document.getElementById(n.getAttribute('aria-labelledby'))) found.push('labelledby');
  return [...new Set(found)].slice(0, 10);
}"""


@test
def the_apps_shortcuts_work(b):
    with b.page("/") as page:
        page.keyboard.press("Control+1")
        heading(page, "Notes")
        page.keyboard.press("Control+2")
        heading(page, "Colors")


@test
def the_palette_leads_to_pages_and_back(b):
    with b.page() as page:
        scripts = []
        page.on("request", lambda request: scripts.append(request.url) if "/palette-" in request.url else None)
        page.get_by_role("link", name="Controls").first.focus()
        page.keyboard.press("Control+k")
        palette = page.get_by_role("dialog", name="Commands")
        expect(palette.get_by_role("combobox")).to_be_focused()
        page.keyboard.type("tabs wind")
        expect(palette.get_by_role("option").first).to_contain_text("Tabs and windows")
        page.keyboard.press("Enter")
        heading(page, "Tabs and windows")
        expect(palette).to_have_count(0)
        page.keyboard.press("Control+k")
        expect(palette).to_be_visible()
        page.keyboard.press("Escape")
        expect(palette).to_have_count(0)
        page.go_back()
        heading(page, "Welcome")
        # Its script came once, with the first use.
        assert len(scripts) == 1, scripts


@test
def the_keys_are_listed(b):
    with b.page() as page:
        page.keyboard.press("?")
        keys = page.get_by_role("dialog", name="Keys")
        expect(keys.get_by_role("option").filter(has_text="Show all commands")).to_contain_text("Ctrl+K")
        page.keyboard.press("Escape")
        expect(keys).to_have_count(0)


def run(tests, base, chromium, names, reduced_motion="no-preference"):
    """Runs tests, or those with these names, and returns how many failed."""
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for function in tests:
            if names and function.__name__ not in names:
                continue
            # A busy machine may be too slow once. What needs a second try is told.
            for attempt in 1, 2:
                try:
                    function(Browser(browser, base, reduced_motion))
                    print("passed", function.__name__, "" if attempt == 1 else "at the second try", flush=True)
                    break
                except Exception:
                    traceback.print_exc(limit=-3)
            else:
                failed += 1
                print("FAILED", function.__name__, flush=True)
        browser.close()
    print(f"{failed} failed" if failed else "all passed")
    return failed


if __name__ == "__main__":
    # Every frame of a motion takes a processor's time, and no test here looks at one.
    sys.exit(1 if run(TESTS, sys.argv[1], sys.argv[2], sys.argv[3:], reduced_motion="reduce") else 0)
