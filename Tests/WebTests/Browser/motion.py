"""Looks at what moves in Chromium, in the middle of it. Usage: motion.py MOVING-APP CHROMIUM [NAME...]

Nothing here waits for an animation: they are stopped at a time, and looked at."""

import base64
import re
import subprocess
import sys

from playwright.sync_api import expect

from drive import run, until

TESTS = []


def test(function):
    TESTS.append(function)
    return function


def press(page, name, role="button"):
    """Presses, and waits until what it changes is on the page."""
    before = answers(page)
    page.get_by_role(role, name=name, exact=True).click()
    until(lambda: answers(page) > before)
    page.evaluate("new Promise(done => setTimeout(done))")


def answers(page):
    page.evaluate("0")
    return len([text for text in page.messages if '"o":' in text])


# What the script and the style sheet move; not what changes its colour under the pointer.
MOVING = "document.getAnimations().filter(one => !(one instanceof CSSTransition))"


def moving(page):
    return page.evaluate(MOVING + ".length")


def stop_at(page, milliseconds):
    """Stops everything that moves at a time after its start."""
    until(lambda: moving(page))
    page.evaluate(f"time => {MOVING}.forEach(one => {{ one.pause(); one.currentTime = time; }})", milliseconds)


def finish(page):
    page.evaluate(MOVING + ".forEach(one => one.finish())")
    until(lambda: not moving(page))


def box(page, name):
    """Where the element with an accessibility identifier is: left, top, width, height."""
    return page.evaluate(
        "name => { const box = document.querySelector(`#root [id][data-id=${name}]`).getBoundingClientRect();"
        " return [box.left, box.top, box.width, box.height].map(Math.round); }", name)


def style(page, name, property):
    return page.evaluate(
        "([name, property]) => getComputedStyle(document.querySelector(`#root [id][data-id=${name}]`))[property]", [name, property])


def ghosts(page):
    """What has gone and is still seen."""
    return page.locator("#root [inert]").count()


def near(one, other, room=3):
    return all(abs(a - b) <= room for a, b in zip(one, other))


@test
def a_push_moves_both_pages_and_a_second_one_ends_it(b):
    with b.page() as page:
        press(page, "Long", "link")
        stop_at(page, 60)
        assert ghosts(page) == 1
        moved = page.evaluate("document.querySelector('#root h1').getBoundingClientRect().left")
        # It can be used while it moves, and nothing waits for it.
        assert page.evaluate("document.activeElement.textContent") == "Long"
        assert page.url.endswith("/long")
        page.evaluate("[...document.querySelectorAll('#root a')].find(one => one.textContent === 'Line 1').click()")
        expect(page.locator("h1")).to_have_text("Line 1")
        assert ghosts(page) <= 1, "the first one has not ended"
        finish(page)
        assert ghosts(page) == 0
        page.go_back()
        expect(page.locator("h1")).to_have_text("Long")
        finish(page)
        assert page.evaluate("document.querySelector('#root h1').getBoundingClientRect().left") < moved


@test
def a_pop_comes_back_to_where_it_was_scrolled(b):
    with b.page("/long", width=390) as page:
        page.locator("[data-s]").first.evaluate("area => area.scrollTo(0, 600)")
        page.get_by_role("link", name="Line 20", exact=True).click()
        stop_at(page, 100)
        old = page.evaluate("Math.max(...[...document.querySelectorAll('#root [inert] *')].map(one => one.scrollTop))")
        assert old == 600, "the page that goes has jumped to its beginning"
        finish(page)
        page.go_back()
        expect(page.locator("h1")).to_have_text("Long")
        assert page.locator("[data-s]").first.evaluate("area => area.scrollTop") == 600
        expect(page.get_by_role("link", name="Line 20", exact=True)).to_be_focused()


def finger(page):
    """A finger in the middle of the height, which is at a distance from the left edge."""
    device = page.context.new_cdp_session(page)

    def touch(kind, *x):
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": one, "y": 400} for one in x]})

    return touch


def rest(page):
    """A finger that has rested has no speed."""
    page.evaluate("new Promise(done => setTimeout(done, 150))")


@test
def a_finger_from_the_edge_pulls_the_page_aside(b):
    with b.page("/", width=390, has_touch=True) as page:
        page.get_by_role("link", name="Long", exact=True).click()
        expect(page.locator("h1")).to_have_text("Long")
        finish(page)
        touch = finger(page)

        def left():
            return page.evaluate("Math.round([...document.querySelectorAll('#root .page')].at(-1).getBoundingClientRect().left)")

        # Too short: the page comes back.
        touch("touchStart", 5)
        touch("touchMove", 60)
        touch("touchMove", 105)
        until(lambda: left() == 100)
        rest(page)
        touch("touchEnd")
        until(lambda: left() == 0)
        # The page below is seen until the page is back in its place.
        finish(page)
        expect(page.locator("h1")).to_have_text("Long")
        # Over the middle: it goes, and what is below is seen before.
        touch("touchStart", 5)
        touch("touchMove", 100)
        touch("touchMove", 305)
        until(lambda: left() == 300)
        assert page.get_by_text("chosen=nothing").is_visible()
        touch("touchEnd")
        until(lambda: page.locator("#root h1").all_text_contents() == ["Start"])
        finish(page)
        assert ghosts(page) == 0 and page.locator("#root .page").count() == 1
        expect(page).not_to_have_url(re.compile("long"))


# A page, in its place or on its way out: left, top, width, and opacity in percent.
LOOK = """name => {
  const page = [...document.querySelectorAll('#root .page')].find(one => one.textContent.includes(name));
  const { left, top, width } = page.getBoundingClientRect();
  return [left, top, width, 100 * getComputedStyle(page).opacity].map(Math.round);
}"""

# How a page looks that a finger has pulled, by its way as a share.
PULLED = {
    "Fade": lambda share: [0, 0, 390, 100 - 100 * share],
    "Scale": lambda share: [19.5 * share, 40 * share, 390 - 39 * share, 100 - 100 * share],
    "Cover": lambda share: [0, 800 * share, 390, 100],
    "Still": lambda share: [0, 0, 390, 100],
}


def pulls(page, name, look):
    """Pulls a page a little way and lets it go, then pulls it over the middle."""
    touch, there = finger(page), look(0)

    def is_at(share):
        until(lambda: near(page.evaluate(LOOK, name), look(share), 1))

    finish(page)
    is_at(0)
    touch("touchStart", 5)
    touch("touchMove", 60)
    touch("touchMove", 105)
    is_at(100 / 390)
    rest(page)
    touch("touchEnd")
    if look(1) != there:
        until(lambda: moving(page))
    finish(page)
    is_at(0)
    assert ghosts(page) == 0
    touch("touchStart", 5)
    touch("touchMove", 100)
    touch("touchMove", 305)
    is_at(300 / 390)
    rest(page)
    touch("touchEnd")


@test
def a_finger_pulls_a_page_as_its_transition_says(b):
    for name, look in PULLED.items():
        with b.page("/", width=390, has_touch=True) as page:
            page.get_by_role("link", name=name, exact=True).click()
            expect(page.locator("h1")).to_have_text(name)
            pulls(page, "It turns", look)
            if name == "Still":
                until(lambda: page.locator("#root h1").all_text_contents() == ["Start"])
                assert moving(page) == 0
            else:
                # The page goes on from where the finger has left it, and the page below is in its place.
                until(lambda: page.locator("#root h1").all_text_contents() == ["Start"])
                stop_at(page, 0)
                assert near(page.evaluate(LOOK, "It turns"), look(300 / 390), 1), (name, page.evaluate(LOOK, "It turns"))
                assert page.evaluate(LOOK, "chosen=") == [0, 0, 390, 100], (name, page.evaluate(LOOK, "chosen="))
                finish(page)
            assert ghosts(page) == 0 and page.locator("#root .page").count() == 1, name


@test
def a_page_below_is_seen_through_the_one_that_a_finger_pulls(b):
    with b.page("/", width=390, has_touch=True) as page:
        touch = finger(page)
        for name in ("Fade", "Scale", "Cover"):
            page.get_by_role("link", name=name, exact=True).click()
            expect(page.locator("h1")).to_have_text(name)
            finish(page)
            touch("touchStart", 5)
            touch("touchMove", 60)
            touch("touchMove", 105)
            until(lambda: page.evaluate(LOOK, "chosen=") == [0, 0, 390, 100])
            touch("touchCancel")
            finish(page)
            page.go_back()
            expect(page.locator("#root h1")).to_have_text("Start")
            finish(page)


@test
def with_less_motion_a_page_follows_the_finger_and_then_is_there_at_once(b):
    with b.page("/", width=390, has_touch=True, reduced_motion="reduce") as page:
        touch = finger(page)
        page.get_by_role("link", name="Scale", exact=True).click()
        expect(page.locator("h1")).to_have_text("Scale")
        touch("touchStart", 5)
        touch("touchMove", 60)
        touch("touchMove", 105)
        until(lambda: near(page.evaluate(LOOK, "It turns"), PULLED["Scale"](100 / 390), 1))
        rest(page)
        touch("touchEnd")
        until(lambda: page.evaluate(LOOK, "It turns") == [0, 0, 390, 100])
        assert moving(page) == 0 and ghosts(page) == 0
        touch("touchStart", 5)
        touch("touchMove", 100)
        touch("touchMove", 305)
        touch("touchEnd")
        until(lambda: page.locator("#root h1").all_text_contents() == ["Start"])
        assert moving(page) == 0 and ghosts(page) == 0


@test
def a_finger_pulls_a_column_aside(b):
    with b.page("/columns", width=390, has_touch=True) as page:
        page.get_by_role("button", name="Open", exact=True).click()
        page.get_by_role("link", name="Anna", exact=True).click()
        expect(page.locator("dialog h2[id]")).to_have_text("Anna")
        finish(page)
        touch = finger(page)

        def lefts():
            """Where the columns are: the one in front, and the one below."""
            return page.evaluate("[...document.querySelectorAll('#root .col')].reverse().map(one => Math.round(one.getBoundingClientRect().left))")

        touch("touchStart", 5)
        touch("touchMove", 100)
        touch("touchMove", 305)
        until(lambda: len(lefts()) == 2 and near(lefts(), [300, -117 * 90 / 390], 1))
        touch("touchEnd")
        expect(page.locator("dialog h2[id]", has_text="People")).to_be_visible()
        finish(page)
        until(lambda: lefts() == [0] and ghosts(page) == 0)


@test
def a_pair_of_pages_has_its_own_transition(b):
    with b.page("/", width=390) as page:
        press(page, "Cover", "link")
        stop_at(page, 0)
        box = page.evaluate("(() => { const { left, top } = document.querySelector('#root .page').getBoundingClientRect(); return [left, top]; })()")
        assert box[0] == 0 and box[1] > 100, box
        finish(page)
        page.go_back()
        expect(page.locator("#root h1")).to_have_text("Start")
        finish(page)
        assert ghosts(page) == 0


@test
def columns_that_share_the_room_turn_like_pages(b):
    with b.page("/columns", width=390) as page:
        press(page, "Open")
        page.get_by_role("link", name="Anna").click()
        stop_at(page, 60)
        assert ghosts(page) == 1, "the sidebar has gone at once"
        left = page.evaluate("document.querySelector('#root .col').getBoundingClientRect().left")
        assert 5 < left < 390, f"the detail begins at {left}"
        finish(page)
        assert ghosts(page) == 0
        page.get_by_role("button", name="People").or_(page.get_by_role("link", name="People")).first.click()
        stop_at(page, 60)
        assert ghosts(page) == 1
        finish(page)
        expect(page.get_by_role("link", name="Anna")).to_be_visible()
        assert ghosts(page) == 0


@test
def nothing_moves_for_those_who_want_it_still(b):
    with b.page(reduced_motion="reduce") as page:
        press(page, "Moves", "link")
        expect(page.locator("h1")).to_have_text("Moves")
        assert ghosts(page) == 0 and moving(page) == 0
        until(lambda: any('"h","push"' in text for text in page.messages))
        press(page, "Linear")
        until(lambda: box(page, "box")[0] > 1000)
        assert moving(page) == 0
        assert not any('"A"' in text for text in page.messages), "the server has sent motion"


@test
def with_animation_moves_what_changed_and_what_it_pushes_aside(b):
    with b.page("/moves") as page:
        start = box(page, "box")
        press(page, "Linear")
        stop_at(page, 1000)
        middle = box(page, "box")
        assert style(page, "box", "backgroundColor") not in ("rgb(255, 56, 60)", "rgb(0, 136, 255)")
        stop_at(page, 1999)
        end = box(page, "box")
        assert near(middle, [(a + b) / 2 for a, b in zip(start, end)], 6), (start, middle, end)
        finish(page)
        assert near(box(page, "box"), end)
        press(page, "Widen")
        stop_at(page, 1000)
        assert near(box(page, "bar")[2:3], [200]), box(page, "bar")
        assert near(box(page, "beside")[:1], [box(page, "bar")[0] + 208]), (box(page, "bar"), box(page, "beside"))


@test
def one_message_describes_the_whole_motion(b):
    with b.page("/moves") as page:
        page.messages.clear()
        press(page, "Spring")
        finish(page)
        motion = [text for text in page.messages if '"A"' in text]
        assert len(motion) == 1 and "linear(0" in motion[0] and len(motion[0]) < 900, motion
        assert len([text for text in page.messages if '"o"' in text]) == 1, page.messages


@test
def an_interrupted_motion_goes_on_from_where_it_is(b):
    with b.page("/moves") as page:
        start = box(page, "box")
        press(page, "Linear")
        stop_at(page, 1000)
        middle = box(page, "box")
        press(page, "Linear")
        stop_at(page, 0)
        assert near(box(page, "box"), middle), (middle, box(page, "box"))
        stop_at(page, 1000)
        assert near(box(page, "box"), [(a + b) / 2 for a, b in zip(start, middle)], 6)
        finish(page)
        assert near(box(page, "box"), start)
        press(page, "Linear")
        stop_at(page, 500)
        press(page, "At once")
        finish(page)
        assert near(box(page, "box"), start)


@test
def the_animation_of_one_value_moves_only_its_views(b):
    with b.page("/moves") as page:
        press(page, "Spin")
        stop_at(page, 500)
        assert abs(float(style(page, "star", "opacity")) - 0.7) < 0.02
        turn = page.evaluate("() => { const m = new DOMMatrix(getComputedStyle(document.querySelector('[data-id=star]')).transform);"
                             " return Math.round(Math.atan2(m.b, m.a) * 180 / Math.PI); }")
        assert turn == 90, turn


@test
def views_come_and_go_by_their_transitions(b):
    with b.page("/comings") as page:
        looks = {
            "Fade": ("opacity", lambda value: abs(float(value) - 0.5) < 0.02),
            "Move": ("translate", lambda value: value.startswith("-50%")),
            "Scale": ("scale", lambda value: abs(float(value) - 0.6) < 0.02),
            "Uneven": ("translate", lambda value: value.startswith("-50%")),
        }
        for name, (property, is_right) in looks.items():
            press(page, name)
            stop_at(page, 1000)
            shown = page.get_by_text(name + " is here").evaluate("(one, name) => getComputedStyle(one)[name]", property)
            assert is_right(shown), (name, shown)
            finish(page)
        looks["Uneven"] = ("scale", lambda value: abs(float(value) - 0.5) < 0.02)
        for name, (property, is_right) in looks.items():
            press(page, name)
            stop_at(page, 1000)
            assert ghosts(page) == 1
            shown = page.locator("#root [inert] > *").evaluate("(one, name) => getComputedStyle(one)[name]", property)
            assert is_right(shown), (name, shown)
            # Pressed again, it comes back from where it is.
            press(page, name)
            until(lambda: ghosts(page) == 0)
            finish(page)
            press(page, name)
            finish(page)
            assert ghosts(page) == 0


@test
def rows_make_room_and_change_places(b):
    with b.page("/comings") as page:
        def top(name):
            return page.get_by_text(name, exact=True).evaluate("one => one.getBoundingClientRect().top")
        first, last = top("Item 1"), top("Item 3")
        press(page, "Reverse")
        stop_at(page, 1000)
        assert abs(top("Item 1") - (first + last) / 2) < 3
        finish(page)
        assert abs(top("Item 1") - last) < 3


@test
def matched_views_are_one_that_changes_its_frame(b):
    with b.page("/comings") as page:
        press(page, "Match")
        stop_at(page, 1000)
        new, old = page.evaluate(
            "() => ['#root [id][data-m]', '#root [inert] [data-m]'].map(name => { const box = document.querySelector(name).getBoundingClientRect();"
            " return [box.left, box.top, box.width, box.height]; })")
        assert near(new, old, 4), (new, old)
        assert near(new[2:], [140, 60], 4), new


@test
def what_moves_without_end_runs_in_the_browser(b):
    for path in ["/", "/endless"]:
        with b.page(path) as page:
            if path == "/":
                press(page, "Endless", "link")
            until(lambda: moving(page))
            for _ in range(2):
                stop_at(page, 500)
                assert near(box(page, "pulse")[2:], [90, 90]), box(page, "pulse")
                stop_at(page, 1500)
                assert near(box(page, "pulse")[2:], [90, 90]), box(page, "pulse")
                # Also after a reload.
                page.reload()
                until(lambda: moving(page))


@test
def what_appears_begins_where_the_app_says(b):
    with b.page() as page:
        press(page, "Late", "link")
        stop_at(page, 1000)
        assert abs(float(style(page, "late", "opacity")) - 0.5) < 0.02


@test
def sheets_go_and_still_ones_do_not_move(b):
    with b.page("/panels") as page:
        press(page, "Sheet")
        stop_at(page, 50)
        finish(page)
        press(page, "Close")
        stop_at(page, 90)
        assert ghosts(page) == 1
        # What is behind can be used at once.
        assert page.evaluate("!document.querySelector('dialog:modal')")
        finish(page)
        assert ghosts(page) == 0
        press(page, "Still sheet")
        expect(page.get_by_role("dialog")).to_be_visible()
        assert moving(page) == 0


def edges(page, selector):
    return page.evaluate("selector => { const box = document.querySelector(selector).getBoundingClientRect();"
                         " return [box.left, box.top, box.right, box.bottom]; }", selector)


@test
def popovers_stand_at_what_they_point_at(b):
    with b.page("/panels") as page:
        for name, side in [("Below", "below"), ("Above", "above"), ("Leading", "right"), ("Corner", "above")]:
            press(page, name)
            finish(page)
            left, top, right, bottom = edges(page, "dialog.popover")
            source = page.get_by_role("button", name=name, exact=True, include_hidden=True).bounding_box()
            middle = (source["x"] + source["width"] / 2, source["y"] + source["height"] / 2)
            assert 0 <= left and 0 <= top and right <= 1280 and bottom <= 800, (name, left, top, right, bottom)
            if side == "right":
                assert 0 < left - source["x"] - source["width"] < 20 and top < middle[1] < bottom, name
            else:
                gap = top - source["y"] - source["height"] if side == "below" else source["y"] - bottom
                assert 0 < gap < 20 and left < middle[0] < right, (name, gap)
            # A press beside it closes it, and nothing of its place is left on the page.
            page.mouse.click(640, 600)
            expect(page.get_by_role("dialog")).to_have_count(0)


@test
def popovers_follow_the_window_and_are_sheets_in_narrow_ones(b):
    with b.page("/panels") as page:
        press(page, "Corner")
        finish(page)
        page.set_viewport_size({"width": 900, "height": 700})
        until(lambda: edges(page, "dialog.popover")[2] <= 900)
        until(lambda: edges(page, "dialog.popover")[3] <= 700 - 50)
    with b.page("/panels", width=390) as page:
        press(page, "Below")
        assert page.locator("dialog.sheet").count() == 1


@test
def the_apps_menus_open_and_do_what_they_say(b):
    for width in [1280, 390]:
        with b.page(width=width) as page:
            button = page.get_by_role("button", name="Menu", exact=True)
            press(page, "Menu")
            menu = page.get_by_role("menu", name="Menu")
            expect(menu).to_be_visible()
            expect(button).to_have_attribute("aria-expanded", "true")
            expect(menu.get_by_role("menuitem", name="New Window", exact=True)).to_be_focused()
            expect(menu.get_by_role("menuitem", name="Circle", exact=True)).to_have_attribute("data-k", "Ctrl+9")
            expect(menu.get_by_role("menuitem", name="Never", exact=True)).to_be_disabled()
            expect(menu.get_by_role("menuitemcheckbox", name="Loud")).to_be_checked()
            left, top, right, bottom = edges(page, "#app")
            assert 0 <= left and 0 <= top and right <= width and bottom <= 800
            menu.get_by_role("menuitem", name="Square", exact=True).click()
            expect(page.get_by_text("chosen=square")).to_be_visible()
            expect(menu).to_have_count(0)
            expect(button).not_to_have_attribute("aria-expanded", "true")


@test
def the_apps_menus_are_used_by_keys(b):
    with b.page() as page:
        keys = page.keyboard
        focused = lambda: page.evaluate("document.activeElement.textContent")
        page.get_by_role("link", name="Moves", exact=True).focus()
        keys.press("F10")
        until(lambda: focused() == "New Window")
        keys.press("ArrowUp")
        assert focused() == "Loud", focused()
        keys.press("ArrowUp")
        assert focused() == "More", "what is disabled is passed over"
        keys.press("ArrowRight")
        until(lambda: focused() == "Star")
        keys.press("ArrowLeft")
        assert focused() == "More"
        keys.press("ArrowRight")
        until(lambda: focused() == "Star")
        keys.press("Enter")
        expect(page.get_by_text("chosen=star")).to_be_visible()
        assert page.locator(":popover-open").count() == 0
        expect(page.get_by_role("link", name="Moves", exact=True)).to_be_focused()
        keys.press("F10")
        until(lambda: focused() == "New Window")
        keys.press("s")
        assert focused() == "Square"
        keys.press("Home")
        assert focused() == "New Window"
        keys.press("Escape")
        expect(page.get_by_role("link", name="Moves", exact=True)).to_be_focused()
        keys.press("Control+9")
        expect(page.get_by_text("chosen=circle")).to_be_visible()


@test
def two_fingers_magnify_and_rotate(b):
    with b.page("/fingers", width=390, has_touch=True) as page:
        field = page.locator("[data-id=field]").bounding_box()
        x, y = field["x"] + 150, field["y"] + 150
        client = page.context.new_cdp_session(page)

        def touch(kind, *points):
            client.send("Input.dispatchTouchEvent", {
                "type": kind, "touchPoints": [{"x": x + a, "y": y + b, "id": index} for index, (a, b) in enumerate(points)]})
        touch("touchStart", (-40, 0), (40, 0))
        touch("touchMove", (-80, 0), (80, 0))
        expect(page.get_by_text("size=2.00")).to_be_visible()
        touch("touchMove", (0, -80), (0, 80))
        expect(page.get_by_text("turn=90")).to_be_visible()
        expect(page.get_by_text("size=2.00")).to_be_visible()
        touch("touchEnd")


@test
def a_wheel_with_control_magnifies(b):
    with b.page("/fingers") as page:
        field = page.locator("[data-id=field]").bounding_box()
        page.mouse.move(field["x"] + 100, field["y"] + 100)
        page.keyboard.down("Control")
        page.mouse.wheel(0, -69.315)
        expect(page.get_by_text("size=2.00")).to_be_visible()
        page.keyboard.up("Control")


@test
def masks_cut_and_canvases_draw_everything(b):
    with b.page("/paints") as page:
        places = {name: box(page, name) for name in ["round", "words", "starred", "canvas"]}
        picture = base64.b64encode(page.screenshot()).decode()
    # Another page reads the picture, as the app's permits no such thing.
    reader = b.browser.new_page()
    reader.evaluate(
        "async data => { const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob());"
        " window.context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d'); context.drawImage(bitmap, 0, 0); }", picture)

    def colour(name, x, y):
        left, top = places[name][:2]
        return reader.evaluate("([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3)", [left + x, top + y])
    ground = colour("round", -100, 0)
    for name in ["round", "words", "starred"]:
        assert near(colour(name, 3, 3), ground, 4), (name, "is not masked")
    assert not near(colour("round", 100, 40), ground, 40)
    assert not near(colour("starred", 40, 40), ground, 40)
    # A symbol, a blurred disc, a multiplied rectangle, and a view.
    assert sum(colour("canvas", 112, 36)) < 150, colour("canvas", 112, 36)
    assert near(colour("canvas", 6, 40), [255, 190, 20], 60) and not near(colour("canvas", 8, 40), [255, 204, 0], 4)
    assert colour("canvas", 170, 10)[2] < 20 and colour("canvas", 170, 10)[0] < 20, colour("canvas", 170, 10)
    assert near(colour("canvas", 206, 40), [255, 149, 0], 20), colour("canvas", 206, 40)
    reader.close()


def main():
    app, chromium, names = sys.argv[1], sys.argv[2], sys.argv[3:]
    server = subprocess.Popen([app, "--web", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True)
    try:
        failed = run(TESTS, server.stdout.readline().strip(), chromium, names)
    finally:
        server.kill()
        server.wait()
    sys.exit(1 if failed else 0)


main()
