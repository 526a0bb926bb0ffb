"""Exchanges things with an app in Chromium, as a user would: the clipboard, files, what is dragged.

Usage: page.py PROGRAM CHROMIUM [NAME...]. The program is served by its gate, with a process for each person.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

from playwright.sync_api import expect

from drive import heading, run, until
from rows import covered

TESTS = []
SHARED = ["clipboard-read", "clipboard-write"]


def test(function):
    TESTS.append(function)
    return function


def says(page, text):
    expect(page.get_by_text(text, exact=True)).to_be_visible()


def clipboard(page):
    return page.evaluate("navigator.clipboard.readText()")


def centre(page, text):
    box = page.get_by_text(text, exact=True).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page, source, target, steps=8, drops=True):
    page.mouse.move(*centre(page, source))
    page.mouse.down()
    x, y = centre(page, target)
    page.mouse.move(x, y, steps=steps)
    # Only a move tells Chromium that a drag is still there.
    page.mouse.move(x + 1, y)
    if drops:
        page.mouse.up()


def bring(page, target, files=(), text=None):
    """Drops something from another program, of which Chromium has none here."""
    page.evaluate("""([label, files, text]) => {
        const node = [...document.querySelectorAll('[data-o]')].find(one => one.textContent.includes(label));
        const data = new DataTransfer(), box = node.getBoundingClientRect();
        for (const [name, content] of files) data.items.add(new File([content], name));
        if (text) data.setData('text/plain', text);
        const where = { dataTransfer: data, bubbles: true, cancelable: true, clientX: box.x + 5, clientY: box.y + 5 };
        for (const name of ['dragenter', 'dragover', 'drop']) node.dispatchEvent(new DragEvent(name, where));
    }""", [target, [list(file) for file in files], text])


# The clipboard

@test
def what_the_app_copies_can_be_pasted_elsewhere(b):
    with b.page("/clipboard", permissions=SHARED) as page:
        page.get_by_role("button", name="Copy").click()
        until(lambda: clipboard(page) == "from the app")


@test
def a_paste_button_takes_what_another_program_has_copied(b):
    with b.page("/clipboard", permissions=SHARED) as page:
        page.evaluate("navigator.clipboard.writeText('from outside')")
        page.get_by_role("button", name="Paste").click()
        says(page, "pasted=from outside;")


@test
def a_browser_that_forbids_reading_still_pastes_what_the_app_copied(b):
    with b.page("/clipboard") as page:
        page.evaluate("void (navigator.clipboard.readText = () => Promise.reject(new Error('no')))")
        page.get_by_role("button", name="Copy").click()
        page.get_by_role("button", name="Paste").click()
        says(page, "pasted=from the app;")
        expect(page.locator("#note")).to_contain_text("does not allow this page to read")


@test
def the_keys_copy_and_paste_where_the_focus_is(b):
    with b.page("/clipboard", permissions=SHARED) as page:
        page.locator("[tabindex]", has_text="Card").last.focus()
        page.keyboard.press("Control+c")
        until(lambda: clipboard(page) == "from the card")
        page.locator("[data-p]", has_text="Place").last.focus()
        page.keyboard.press("Control+v")
        says(page, "placed=from the card;")


@test
def nothing_is_read_without_a_paste(b):
    with b.page("/clipboard", permissions=SHARED) as page:
        page.evaluate("navigator.clipboard.writeText('secret')")
        page.evaluate("reads = 0; void (navigator.clipboard.readText = () => { reads++; return Promise.resolve(''); })")
        page.get_by_role("button", name="Copy").click()
        page.keyboard.press("Control+v")
        says(page, "pasted=nothing;")
        says(page, "placed=nothing;")
        assert page.evaluate("reads") == 0


@test
def what_is_shared_goes_to_the_browser(b):
    with b.page("/clipboard") as page:
        page.evaluate("void (navigator.share = item => { window.shared = item; return Promise.resolve(); })")
        page.get_by_role("button", name="Share").click()
        until(lambda: page.evaluate("window.shared || null") == {"title": "Recipe", "url": "https://example.org/recipe"})


@test
def a_browser_that_cannot_share_copies(b):
    with b.page("/clipboard", permissions=SHARED) as page:
        page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
        page.get_by_role("button", name="Share").click()
        until(lambda: clipboard(page) == "https://example.org/recipe")
        expect(page.locator("#note")).to_contain_text("Copied")


# Files

def choose(page, button, files):
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=button, exact=True).click()
    chooser.value.set_files(files)
    return chooser.value


@test
def a_file_is_opened(b):
    with b.page("/files") as page:
        chooser = choose(page, "Open one", {"name": "list.txt", "mimeType": "text/plain", "buffer": b"milk"})
        assert not chooser.is_multiple()
        assert ".txt" in chooser.element.get_attribute("accept")
        says(page, "opened=list.txt:milk;")


@test
def many_files_are_opened_with_equal_names_and_large_ones(b):
    with b.page("/files") as page:
        choose(page, "Open many", [
            {"name": "a.txt", "mimeType": "text/plain", "buffer": b"one"},
            {"name": "a.txt", "mimeType": "text/plain", "buffer": b""},
            {"name": "big.bin", "mimeType": "application/octet-stream", "buffer": bytes(9_000_000)},
        ])
        says(page, "opened=a.txt:one+a.txt:+big.bin:9000000;")


@test
def a_folder_is_opened(b):
    with tempfile.TemporaryDirectory() as folder:
        inside = pathlib.Path(folder, "trip", "photos")
        inside.mkdir(parents=True)
        (inside / "a.jpg").write_bytes(b"x")
        (inside.parent / "plan.txt").write_text("go")
        with b.page("/files") as page:
            choose(page, "Open folder", str(inside.parent))
            says(page, "opened=trip[photos,photos/a.jpg,plan.txt];")


@test
def a_picker_can_be_cancelled_and_opened_again(b):
    with b.page("/files") as page:
        page.evaluate("""HTMLInputElement.prototype.click = function () { this.dispatchEvent(new Event('cancel')); }""")
        page.get_by_role("button", name="Open one", exact=True).click()
        says(page, "opened=cancelled;")
    with b.page("/files") as page:
        for name in "first.txt", "second.txt":
            choose(page, "Open one", {"name": name, "mimeType": "text/plain", "buffer": b"x"})
            says(page, f"opened={name}:x;")


@test
def a_reload_cancels_the_picker(b):
    with b.page("/files") as page:
        with page.expect_file_chooser():
            page.get_by_role("button", name="Open one", exact=True).click()
        page.reload()
        says(page, "opened=cancelled;")


@test
def a_late_question_asks_before_it_opens_the_picker(b):
    with b.page("/files") as page:
        # Seconds after a press, a browser opens no picker.
        page.evaluate("void Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })")
        page.get_by_role("button", name="Open one", exact=True).click()
        button = page.get_by_role("button", name="Choose a file")
        expect(button).to_be_focused()
        with page.expect_file_chooser() as chooser:
            button.click()
        chooser.value.set_files({"name": "late.txt", "mimeType": "text/plain", "buffer": b"late"})
        says(page, "opened=late.txt:late;")


@test
def what_is_saved_is_downloaded_once(b):
    with b.page("/files") as page:
        with page.expect_download() as download:
            page.get_by_role("button", name="Save").click()
        assert download.value.suggested_filename == "Résumé.txt", download.value.suggested_filename
        assert pathlib.Path(download.value.path()).read_text() == "written by the app"
        says(page, "saved=Résumé.txt;")
        assert page.request.get(download.value.url).status == 404


@test
def shared_data_is_downloaded(b):
    with b.page("/files") as page:
        with page.expect_download() as download:
            page.get_by_role("button", name="Share data").click()
        assert pathlib.Path(download.value.path()).read_text() == "shared"
        assert download.value.suggested_filename == "Letter"


@test
def an_address_takes_a_file_once_and_only_from_its_person(b):
    with b.page("/files") as page:
        with page.expect_request(lambda request: "/cairn/upload/" in request.url) as sent:
            choose(page, "Open one", {"name": "a.txt", "mimeType": "text/plain", "buffer": b"one"})
        says(page, "opened=a.txt:one;")
        headers = {"origin": b.base}
        assert page.request.post(sent.value.url, data="two", headers=headers).status == 403
        with b.page("/files") as other:
            assert other.request.post(sent.value.url, data="two", headers=headers).status == 403


# Dragging

@test
def a_value_of_the_app_is_dropped(b):
    with b.page("/drags") as page:
        drag(page, "Fruit", "Basket", drops=False)
        says(page, "targeted")
        expect(page.locator(".slot.around")).to_be_visible()
        page.mouse.up()
        expect(page.get_by_text("taken=Apple at")).to_be_visible()
        says(page, "not targeted")


@test
def what_takes_nothing_of_its_kind_refuses(b):
    with b.page("/drags") as page:
        drag(page, "Fruit", "Paper")
        drag(page, "Words", "Paper")
        says(page, "taken=some words;")


@test
def what_is_disabled_is_neither_dragged_nor_dropped_on(b):
    with b.page("/drags") as page:
        drag(page, "Locked", "Paper")
        drag(page, "Words", "Shut")
        drag(page, "Words", "Paper")
        says(page, "taken=some words;")
        says(page, "never=nothing;")


@test
def a_dragged_text_leaves_the_page(b):
    with b.page("/drags") as page:
        page.evaluate("""document.addEventListener('dragstart', event => {
            window.offered = event.dataTransfer.getData('text/plain'); })""")
        page.mouse.move(*centre(page, "Words"))
        page.mouse.down()
        x, y = centre(page, "Words")
        page.mouse.move(x + 2, y)
        page.wait_for_timeout(200)
        page.mouse.move(x + 20, y, steps=4)
        until(lambda: page.evaluate("window.offered || null") == "some words")
        page.mouse.up()


@test
def a_text_from_another_program_is_dropped(b):
    with b.page("/drags") as page:
        bring(page, "Paper", text="from outside")
        says(page, "taken=from outside;")
        bring(page, "Tray", text="https://example.org/a")
        says(page, "taken=https://example.org/a;")
        bring(page, "Tray", text="file:///etc/hostname")
        bring(page, "Paper", text="the end")
        says(page, "taken=the end;")


@test
def files_from_another_program_are_sent(b):
    with b.page("/drags") as page:
        bring(page, "Tray", files=[("..note.txt", "dropped")])
        says(page, "taken=..note.txt:dropped;")


@test
def a_text_is_inserted_into_a_list(b):
    with b.page("/drags") as page:
        drag(page, "Words", "Two", drops=False)
        expect(page.locator(".slot:not(.around)")).to_be_visible()
        page.mouse.up()
        expect(page.locator(".slot")).to_have_count(0)
        expect(page.locator("li.row")).to_have_text(["One", "some words", "Two"])


# Rows

def grip(page, name):
    row = page.locator("li.row", has_text=name).filter(has=page.locator(".grip"))
    row.hover()
    box = row.locator(".grip").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def middle(page, name):
    box = page.locator("li.row", has_text=name).filter(has=page.locator(".grip")).bounding_box()
    return box["x"] + 60, box["y"] + box["height"] / 2


@test
def a_row_is_moved_by_its_grip(b):
    with b.page("/rows") as page:
        page.mouse.move(*grip(page, "Bob"))
        page.mouse.down()
        x, y = middle(page, "Dan")
        page.mouse.move(x, y, steps=6)
        expect(page.locator(".slot")).to_be_visible()
        page.mouse.up()
        says(page, "order=Ada Cleo Dan Bob Eve;")
        expect(page.locator(".slot")).to_have_count(0)
        page.mouse.move(*grip(page, "Eve"))
        page.mouse.down()
        page.mouse.move(*middle(page, "Ada"), steps=6)
        page.mouse.up()
        says(page, "order=Eve Ada Cleo Dan Bob;")


@test
def escape_leaves_a_row_where_it_was(b):
    with b.page("/rows") as page:
        page.mouse.move(*grip(page, "Bob"))
        page.mouse.down()
        page.mouse.move(*middle(page, "Dan"), steps=6)
        page.keyboard.press("Escape")
        page.mouse.up()
        heading(page, "Rows")
        says(page, "order=Ada Bob Cleo Dan Eve;")


@test
def a_finger_moves_a_row_after_a_long_press(b):
    with b.page("/rows", width=390, height=800, has_touch=True, is_mobile=True) as page:
        touch = page.context.new_cdp_session(page)

        def send(kind, *points):
            touch.send("Input.dispatchTouchEvent", {
                "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

        (x, y), (_, end) = middle(page, "Bob"), middle(page, "Dan")
        send("touchStart", (x, y))
        expect(page.locator("[open=lifted]")).to_have_count(1)
        for step in range(1, 9):
            send("touchMove", (x, y + (end - y) * step / 8))
        expect(page.locator(".slot")).to_be_visible()
        send("touchEnd")
        says(page, "order=Ada Cleo Dan Bob Eve;")


@test
def a_row_is_still_moved_by_its_menu(b):
    with b.page("/rows") as page:
        page.get_by_role("button", name="Actions: Ada").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("menuitem", name="Move Down")).to_be_focused()
        page.keyboard.press("Enter")
        says(page, "order=Bob Ada Cleo Dan Eve;")


@test
def nothing_covers_what_a_row_of_mail_has(b):
    for width in [320, 390, 820, 1280]:
        with b.page("/mail", width=width) as page:
            problems = covered(page)
            assert not problems, (width, problems)
            page.get_by_role("link", name="Grace Hopper").hover()
            page.get_by_role("link", name="Grace Hopper").click()
            heading(page, "Grace Hopper")
            page.go_back()
            page.get_by_role("button", name="Flag", exact=True).nth(1).click()
            says(page, "done=flag Grace Hopper;")


@test
def each_action_of_a_row_is_reached_by_pointer_and_keys(b):
    with b.page("/mail") as page:
        for name, done in [("Unread", "unread"), ("Archive", "archive"), ("Move to another mailbox", "move"), ("Delete", "delete")]:
            page.locator("li.row").first.locator(":scope > .acts > button").click()
            page.get_by_role("menuitem", name=name, exact=True).click()
            says(page, f"done={done} Ada Lovelace;")
            page.locator("li.row").nth(1).locator(":scope > .acts > button").focus()
            page.keyboard.press("Enter")
            for _ in range(8):
                if page.evaluate("document.activeElement.textContent") == name:
                    break
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            says(page, f"done={done} Grace Hopper;")


# Menus of rows

ITEMS = {"Both": ["Copy", "Flag", "Delete"], "Menu": ["Copy", "Flag"], "Swipe": ["Flag", "Delete"], "Kind": ["Open"]}


def items(page):
    """The items of the open menu, which closes."""
    menu = page.locator(".pop:popover-open")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    names = menu.get_by_role("menuitem").all_inner_texts()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    return names


def row_named(page, name):
    return page.locator("li.row").filter(has=page.get_by_text(name, exact=True))


@test
def a_row_has_one_menu_however_it_is_opened(b):
    with b.page("/menus") as page:
        for name, expected in ITEMS.items():
            row = row_named(page, name)
            box = row.bounding_box()
            for share in [0.02, 0.2, 0.5, 0.9]:
                page.mouse.click(box["x"] + box["width"] * share, box["y"] + box["height"] / 2, button="right")
                assert items(page) == expected, (name, share)
            row.locator(":scope > .pickr").focus()
            page.keyboard.press("Shift+F10")
            assert items(page) == expected, (name, "keys")
            opener = row.locator(":scope > .acts > button")
            if opener.count():
                opener.click()
                assert items(page) == expected, (name, "button")
                expect(opener).to_be_focused()
        # Nothing was pressed, and a row without a menu leaves the button to the browser.
        says(page, "chosen=nothing;")
        assert row_named(page, "None").get_attribute("data-g") is None


@test
def the_items_of_a_rows_menu_do_what_they_say(b):
    with b.page("/menus") as page:
        for name, expected in ITEMS.items():
            for item in expected:
                row_named(page, name).click(button="right")
                page.locator(".pop:popover-open").get_by_role("menuitem", name=item, exact=True).click()
                says(page, f"done={item.lower()} {name};")
        row_named(page, "Both").locator(":scope > .acts > button").click()
        page.locator(".pop:popover-open").get_by_role("menuitem", name="Delete", exact=True).click()
        says(page, "done=delete Both;")


# A server that is slow

HOLD = """() => {
    const send = WebSocket.prototype.send, held = [];
    WebSocket.prototype.send = function (text) { held.push([this, text]); };
    window.release = () => {
        WebSocket.prototype.send = send;
        for (const [socket, text] of held) send.call(socket, text);
    };
}"""
# What a press has marked in the frame of the press.
PRESS = """node => new Promise(done => {
    node.click();
    requestAnimationFrame(() => done(document.querySelector('[data-pressed]')?.className));
})"""


@test
def a_press_is_seen_at_once_and_a_bar_says_that_the_server_is_slow(b):
    for options in [{}, {"reduced_motion": "reduce"}]:
        with b.page("/menus", **options) as page:
            bar, before = page.get_by_role("progressbar", name="Loading"), page.locator("#root").bounding_box()
            page.evaluate(HOLD)
            row = row_named(page, "None")
            assert "row" in row.locator(":scope > .pickr").evaluate(PRESS).split()
            expect(bar).to_be_visible()
            # Nothing moves for it, and nothing is covered.
            assert page.locator("#root").bounding_box() == before
            assert page.evaluate("document.elementFromPoint(innerWidth / 2, 1).closest('#busy')") is None
            assert page.evaluate("document.activeElement.closest('#busy')") is None
            page.evaluate("release()")
            says(page, "chosen=None;")
            expect(bar).to_be_hidden()
            expect(page.locator("[data-pressed]")).to_have_count(0)


# What is in front

@test
def what_is_in_front_is_in_front(b):
    def is_in_front(page, name):
        button = page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_visible()
        button.click(trial=True)
        assert button.evaluate("""node => {
            const box = node.getBoundingClientRect();
            return [.1, .5, .9].every(x => [.2, .5, .8].every(y =>
                node.contains(document.elementFromPoint(box.left + box.width * x, box.top + box.height * y))));
        }"""), name

    for width in [390, 1280]:
        with b.page("/fronts", width=width) as page:
            is_in_front(page, "Front of a layer")
            page.get_by_role("button", name="Show bars").click()
            for place in ["top", "bottom"]:
                is_in_front(page, f"Front at the {place}")
            is_in_front(page, "Front in the middle")
        with b.page("/fronts", width=width) as page:
            page.get_by_role("button", name="Show tabs").click()
            is_in_front(page, "Front at the bottom")


@test
def a_sheet_has_one_way_to_close(b):
    for width in [390, 1280]:
        for kind in ["plain", "bare", "done", "cancel", "both", "tabbed", "far"]:
            with b.page("/sheets", width=width) as page:
                page.get_by_role("button", name=f"Show {kind}").click()
                sheet = page.locator("dialog:modal")
                expect(sheet).to_be_visible()
                close = sheet.get_by_role("button", name="Close", exact=True)
                expect(close).to_have_count(0 if kind in ["done", "cancel", "both"] else 1)
                # Nothing lies on anything else that can be pressed.
                covered = sheet.evaluate("""sheet => [...sheet.querySelectorAll('button,a[href]')].filter(node => {
                    const box = node.getBoundingClientRect();
                    return node.checkVisibility() && [.1, .5, .9].some(x => [.2, .5, .8].some(y => {
                        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
                        return hit && !node.contains(hit) && hit.closest('button,a[href]');
                    }));
                }).map(node => node.outerHTML.slice(0, 90))""")
                assert not covered, (kind, width, covered)
                if kind in ["done", "both"]:
                    # A page without such an item has the button.
                    sheet.get_by_role("link", name="Further").click()
                    expect(close).to_have_count(1)
                    sheet.locator("a.back").click()
                    expect(close).to_have_count(0)
                    sheet.get_by_role("button", name="Done").click()
                elif kind == "cancel":
                    sheet.get_by_role("button", name="Cancel").click()
                else:
                    close.click()
                expect(sheet).to_have_count(0)


@test
def a_growing_field_shows_what_the_app_sets(b):
    with b.page("/growing") as page:
        field = page.get_by_role("textbox", name="Message")
        for name, text in [("Lines", "one\ntwo"), ("Clear", ""), ("Lead", "\n\nlate"), ("Clear", "")]:
            field.fill("typed\nby the user")
            says(page, 'text="typed\\nby the user";')
            page.get_by_role("button", name=name).click()
            expect(field).to_have_value(text)
            assert field.evaluate("node => node.matches(':placeholder-shown')") == (text == "")
        page.reload()
        expect(field).to_have_value("")
        assert field.evaluate("node => node.matches(':placeholder-shown')")


# What a page is told without asking

@test
def a_page_that_only_watches_goes_on(b):
    with b.page("/watching") as page:
        expect(page.get_by_text("count=700;", exact=True)).to_be_visible(timeout=30_000)
        # It has read more than the server keeps for a page that does not answer.
        assert sum(map(len, page.messages)) > 1 << 20


@test
def a_page_that_stops_and_comes_back_shows_the_present(b):
    with b.page("/watching") as page:
        # While a script runs, the page reads nothing.
        page.evaluate("const end = performance.now() + 1500; while (performance.now() < end);")
        expect(page.get_by_text("count=700;", exact=True)).to_be_visible(timeout=30_000)


@test
def a_page_that_misses_a_message_asks_for_it(b):
    with b.page("/watching", waits=False) as page:
        connections = []
        page.on("websocket", lambda socket: connections.append(socket))
        page.add_init_script("""{
            const add = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
            let dropped = 0;
            Object.defineProperty(WebSocket.prototype, 'onmessage', { set(listen) {
                add.set.call(this, event => {
                    if (!dropped && JSON.parse(event.data).n === 9) dropped++;
                    else listen(event);
                });
            }});
        }""")
        page.reload()
        expect(page.get_by_text("count=700;", exact=True)).to_be_visible(timeout=30_000)
        assert len(connections) > 1


@test
def a_text_that_ends_the_app_is_given_up_and_kept(b):
    with b.page("/ending") as page:
        loads = []
        page.on("load", lambda: loads.append(1))
        page.get_by_label("Harmless").fill("kept")
        says(page, "other=kept;")
        page.get_by_label("Dangerous").fill("the end")
        kept = page.locator(".kept textarea")
        expect(kept).to_have_value("the end", timeout=60_000)
        expect(page.locator(".kept")).to_contain_text("Dangerous")
        assert len(loads) <= 5, loads
        # The page is alive.
        page.get_by_label("Harmless").fill("alive")
        says(page, "other=alive;")
        page.locator(".kept").get_by_role("button", name="Close").click()
        expect(page.locator(".kept")).to_have_count(0)


# Fonts

@test
def texts_are_in_the_fonts_of_the_app(b):
    with b.page("/fonts") as page:
        def width(text):
            return page.get_by_text(text, exact=True).evaluate("""n => {
                const range = document.createRange();
                range.selectNodeContents(n);
                return range.getBoundingClientRect().width;
            }""")

        # A letter is as wide as its font is large. Another font stands there until this one is loaded.
        until(lambda: (width("FAMILY"), width("FACE")) == (6 * 20, 4 * 40))
        assert width("OTHER") < 5 * 16


def main():
    program, chromium, names = sys.argv[1], sys.argv[2], sys.argv[3:]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "CAIRN_WEB_STATE": folder + "/state", "TMPDIR": folder}
        server = subprocess.Popen(
            [program, "--web", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True, env=environment)
        try:
            failed = run(TESTS, server.stdout.readline().strip(), chromium, names)
        finally:
            server.terminate()
            server.wait(30)
        left = [name for name in os.listdir(folder) if name.startswith("cairn-files-")]
        if left:
            print("FAILED files are left:", left)
    sys.exit(1 if failed or left else 0)


main()
