"""What a browser shows by its own means: the app's markup, pages of the web, films, maps and notifications.

Usage: parts.py PROGRAM CHROMIUM [NAME...]. The program is the Gallery.
"""

import base64
import contextlib
import os
import pathlib
import subprocess
import sys
import tempfile

from playwright.sync_api import expect

from drive import run, until

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "WindowTests"))
import map_tiles  # noqa: E402
import media  # noqa: E402
import web_pages  # noqa: E402

TESTS = []


def test(function):
    TESTS.append(function)
    return function


def parts(page):
    """How many scripts of parts run."""
    return page.evaluate("Number(document.body.dataset.parts || 0)")


def bar(page):
    return page.evaluate("document.querySelector('cairn-part').shadowRoot.querySelector('i').style.width")


@test
def markup_is_there_before_any_script(b):
    context = b.browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(b.base + "/own-parts")
    expect(page.get_by_role("button", name="More")).to_be_visible()
    context.close()


@test
def markup_follows_the_state_and_changes_it(b):
    with b.page("/own-parts") as page:
        until(lambda: bar(page) == "25%")
        page.get_by_role("button", name="More").click()
        expect(page.get_by_text("Level 50%")).to_be_visible()
        until(lambda: bar(page) == "50%")
        page.get_by_role("button", name="Raise").click()
        until(lambda: bar(page) == "75%")
        assert parts(page) == 1


@test
def markup_that_arrives_later_is_connected_and_ends_when_it_leaves(b):
    with b.page("/") as page:
        page.get_by_role("link", name="Own parts").click()
        until(lambda: parts(page) == 1)
        page.get_by_label("Shown").click()
        until(lambda: parts(page) == 0)
        page.get_by_label("Shown").click()
        until(lambda: parts(page) == 1 and bar(page) == "25%")


@test
def markup_on_a_covered_page_keeps_its_state(b):
    with b.page("/own-parts") as page:
        until(lambda: parts(page) == 1)
        page.evaluate("document.querySelector('cairn-part').shadowRoot.querySelector('i').mark = 7")
        page.get_by_role("link", name="Next").click()
        expect(page.get_by_text("Behind it")).to_be_visible()
        assert parts(page) == 1
        page.go_back()
        expect(page.get_by_role("button", name="More")).to_be_visible()
        assert page.evaluate("document.querySelector('cairn-part').shadowRoot.querySelector('i').mark") == 7
        page.get_by_role("button", name="More").click()
        expect(page.get_by_text("Level 50%")).to_be_visible()


@test
def a_page_of_the_web_is_in_a_frame(b):
    with b.page("/pages-of-the-web") as page:
        page.get_by_role("button", name="Load").click()
        frame = page.frame_locator("cairn-part iframe").frame_locator("iframe")
        expect(frame.get_by_role("heading", name="First page")).to_be_visible()
        expect(page.get_by_text("still; finished")).to_be_visible()
        frame.get_by_role("link", name="Go on").click()
        expect(frame.get_by_role("heading", name="Second page")).to_be_visible()


@test
def a_text_as_a_page_cannot_reach_the_app(b):
    with b.page("/pages-of-the-web") as page:
        page.get_by_role("button", name="Text").click()
        frame = page.frame_locator("cairn-part iframe")
        expect(frame.get_by_text("Written by the app")).to_be_visible()
        inner = [one for one in page.frames if one.url.endswith("/cairn/frame?scripts=1")][0]
        reached = inner.evaluate("(() => { try { return parent.document.title } catch { return 'nothing' } })()")
        assert reached == "nothing", reached


@test
def nobody_is_led_to_a_frame(b):
    context = b.browser.new_context()
    page = context.new_page()
    answer = page.goto(b.base + "/cairn/frame?scripts=1&address=" + ADDRESS)
    assert answer.status == 404, answer.status
    context.close()


# Headless browsers show no notifications, so what the page asks for is kept where a test can press it.
KEPT = """
  globalThis.shown = [];
  globalThis.Notification = class {
    static permission = 'default';
    static async requestPermission() { return this.permission = 'granted'; }
    constructor(title, { body, tag, silent }) {
      Object.assign(this, { title, body, tag, silent });
      globalThis.shown = globalThis.shown.filter(one => one.tag !== tag).concat(this);
    }
    close() { globalThis.shown = globalThis.shown.filter(one => one !== this); this.onclose?.(); }
  };
  0;
"""


def notices(page):
    return page.evaluate("shown.map(one => [one.title, one.body, one.silent])")


@test
def notifications_are_the_browsers(b):
    with b.page("/notifications") as page:
        page.evaluate(KEPT)
        page.get_by_role("button", name="Notify", exact=True).click()
        expect(page.get_by_text("Allowed: no")).to_be_visible()
        page.get_by_role("button", name="Allow").click()
        expect(page.get_by_text("Allowed: yes")).to_be_visible()
        for name in ["Notify", "Notify soon"]:
            page.get_by_role("button", name=name, exact=True).click()
            until(lambda: notices(page) == [["Water the fern", "It is dry", False]])
            page.get_by_role("button", name="Remove").click()
            until(lambda: notices(page) == [])
        page.get_by_role("button", name="Notify", exact=True).click()
        until(lambda: len(notices(page)) == 1)
        page.evaluate("shown[0].onclick()")
        expect(page.get_by_text("Answered: opened")).to_be_visible()
        page.get_by_role("button", name="Notify", exact=True).click()
        until(lambda: len(notices(page)) == 1)
        page.evaluate("shown[0].close()")
        expect(page.get_by_text("Answered: dismissed")).to_be_visible()


@test
def a_page_that_is_loaded_again_shows_no_notification_twice(b):
    with b.page("/notifications") as page:
        page.evaluate(KEPT)
        page.get_by_role("button", name="Allow").click()
        page.get_by_role("button", name="Notify", exact=True).click()
        until(lambda: len(notices(page)) == 1)
        page.add_init_script(KEPT.replace("'default'", "'granted'"))
        page.reload()
        # The script answers after it has looked at everything that there is to show.
        page.get_by_role("button", name="Allow").click()
        expect(page.get_by_text("Allowed: yes")).to_be_visible()
        assert notices(page) == [], notices(page)


@test
def a_browser_that_refuses_is_asked_once(b):
    with b.page("/notifications") as page:
        page.evaluate(KEPT.replace("'granted'", "'denied'"))
        page.get_by_role("button", name="Allow").click()
        expect(page.get_by_text("Allowed: no")).to_be_visible()
        page.get_by_role("button", name="Notify", exact=True).click()
        expect(page.get_by_text("Allowed: no")).to_be_visible()
        assert notices(page) == []


def film(page):
    """The element of the film, in the part that shows it."""
    return page.locator("cairn-part video")


@test
def a_film_plays_to_its_end(b):
    with b.page("/films-and-sounds") as page:
        expect(page.get_by_text("Film ready, paused, 3 seconds")).to_be_visible()
        expect(page.get_by_text("In front")).to_be_visible()
        assert film(page).evaluate("it => it.controls && it.videoWidth === 64 && it.getBoundingClientRect().height > 200")
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.get_by_text("Film ready, playing, 3 seconds")).to_be_visible()
        expect(page.get_by_text("Ended 1, failed 0, seconds 0 to")).to_be_visible(timeout=15_000)
        expect(page.get_by_text("Film ready, paused, 3 seconds")).to_be_visible()
        assert film(page).evaluate("it => it.ended")


@test
def places_in_a_film_are_found(b):
    with b.page("/films-and-sounds") as page:
        expect(page.get_by_text("Film ready, paused, 3 seconds")).to_be_visible()
        page.get_by_role("button", name="To the green").click()
        expect(page.get_by_text("Sought 2.5")).to_be_visible()
        assert film(page).evaluate("it => it.currentTime") == 2.5
        page.get_by_role("button", name="To the start").click()
        until(lambda: film(page).evaluate("it => it.currentTime") == 0)
        page.get_by_role("button", name="Twice as fast").click()
        until(lambda: film(page).evaluate("it => it.playbackRate") == 2)
        expect(page.get_by_text("Ended 1, failed 0")).to_be_visible(timeout=15_000)


@test
def the_browsers_own_controls_tell_the_app(b):
    with b.page("/films-and-sounds") as page:
        expect(page.get_by_text("Film ready, paused, 3 seconds")).to_be_visible()
        page.get_by_role("button", name="To the start").click()
        film(page).evaluate("it => it.play()")
        expect(page.get_by_text("Film ready, playing, 3 seconds")).to_be_visible()
        film(page).evaluate("it => it.pause()")
        expect(page.get_by_text("Film ready, paused, 3 seconds")).to_be_visible()


@test
def a_film_goes_on_where_it_was_after_a_reload(b):
    with b.page("/films-and-sounds") as page:
        expect(page.get_by_text("Film ready, paused, 3 seconds")).to_be_visible()
        page.get_by_role("button", name="To the green").click()
        expect(page.get_by_text("Sought 2.5")).to_be_visible()
        page.reload()
        until(lambda: film(page).evaluate("it => it.currentTime") == 2.5)


@test
def a_missing_film_says_so(b):
    with b.page("/films-and-sounds") as page:
        expect(page.get_by_text("Film ready, paused, 3 seconds")).to_be_visible()
        page.get_by_role("button", name="Missing film").click()
        expect(page.get_by_text("Film failed, paused, no seconds")).to_be_visible()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.get_by_text("Ended 0, failed 1")).to_be_visible()


@test
def a_film_of_another_server_is_in_a_frame(b):
    with b.page("/films-and-sounds") as page:
        expect(page.get_by_text("Film ready, paused, 3 seconds")).to_be_visible()
        page.get_by_role("button", name="Other server").click()
        inner = page.frame_locator("cairn-part iframe").locator("video")
        until(lambda: inner.evaluate("it => it.videoWidth") == 64)
        expect(page.get_by_text("Film ready, paused, 3 seconds")).to_be_visible()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.get_by_text("Film ready, playing, 3 seconds")).to_be_visible()
        expect(page.get_by_text("Ended 1, failed 0")).to_be_visible(timeout=15_000)
        policy = page.evaluate("document.querySelector('iframe') === null")
        assert policy, "the frame is in the part, out of reach of the page"


@test
def a_film_that_leaves_the_page_is_heard_on(b):
    with b.page("/films-and-sounds") as page:
        expect(page.get_by_text("Film ready, paused, 3 seconds")).to_be_visible()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.get_by_text("Film ready, playing, 3 seconds")).to_be_visible()
        page.get_by_label("Shown").click()
        until(lambda: film(page).evaluate("it => !it.controls && !it.paused && it.currentTime > 0"))
        page.get_by_label("Shown").click()
        until(lambda: film(page).evaluate("it => it.controls"))
        expect(page.get_by_text("Ended 1, failed 0")).to_be_visible(timeout=15_000)


@test
def a_sound_is_played_without_a_view(b):
    with b.page("/films-and-sounds") as page:
        page.get_by_role("button", name="Sound", exact=True).click()
        expect(page.get_by_text("Sound has ended")).to_be_visible()


def tiles(page, root="cairn-part"):
    """The addresses of the tiles that a map shows, and that have arrived."""
    return page.evaluate(
        "root => [...document.querySelector(root).shadowRoot?.querySelectorAll('img') || []]"
        ".filter(one => one.complete && one.naturalWidth).map(one => one.getAttribute('src'))", root)


def map_box(page):
    box = page.locator("cairn-part").first.bounding_box()
    return box["x"], box["y"], box["width"], box["height"]


def place_of(page, name):
    box = page.get_by_role("button", name=name, exact=True).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"]


@test
def a_map_shows_tiles_of_the_apps_own_server(b):
    with b.page("/maps") as page:
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        until(lambda: len(tiles(page)) >= 4)
        assert all(one.startswith("/cairn/offered/map/0/") for one in tiles(page)), tiles(page)
        assert all(one.startswith((b.base, "ws", "data:")) for one in asked), asked
        assert all("Cairn" in agent for agent in TILES.agents), TILES.agents
        expect(page.get_by_role("link", name="© Testers")).to_be_visible()


@test
def a_map_follows_the_pointer_and_takes_its_signs_along(b):
    with b.page("/maps") as page:
        until(lambda: tiles(page))
        x, y, width, height = map_box(page)
        before = place_of(page, "Museum")
        page.mouse.move(x + 30, y + height / 2)
        page.mouse.down()
        page.mouse.move(x + 60, y + height / 2 + 10)
        page.mouse.move(x + 90, y + height / 2 + 20)
        until(lambda: abs(place_of(page, "Museum")[0] - before[0] - 60) < 3 and abs(place_of(page, "Museum")[1] - before[1] - 20) < 3)
        during = place_of(page, "Museum")
        page.mouse.up()
        expect(page.get_by_text("Chosen: none, moved")).to_be_visible()
        after = place_of(page, "Museum")
        assert abs(after[0] - during[0]) < 3 and abs(after[1] - during[1]) < 3, (during, after)
        # A drag is no tap.
        assert page.get_by_text("Tapped").count() == 0


@test
def a_map_is_moved_by_keys_and_by_its_buttons(b):
    with b.page("/maps") as page:
        until(lambda: tiles(page))
        seen = page.get_by_text("Around ").text_content()
        page.get_by_role("application", name="Map").focus()
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text("Chosen: none, moved")).to_be_visible()
        until(lambda: page.get_by_text("Around ").text_content() != seen)
        level = lambda: max(int(one.split("/")[5]) for one in tiles(page))
        first = level()
        page.keyboard.press("+")
        until(lambda: level() > first)
        page.get_by_role("button", name="All", exact=True).click()
        expect(page.get_by_text("Chosen: none", exact=True)).to_be_visible()
        expect(page.get_by_text(seen)).to_be_visible()
        page.get_by_role("button", name="Zoom in", exact=True).click()
        until(lambda: level() > first)


@test
def a_sign_of_a_map_is_chosen_and_the_ground_ends_it(b):
    with b.page("/maps") as page:
        until(lambda: tiles(page))
        page.get_by_role("button", name="Museum", exact=True).click()
        expect(page.get_by_text("Chosen: Museum")).to_be_visible()
        page.get_by_role("button", name="Tower", exact=True).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_text("Chosen: Tower")).to_be_visible()
        x, y, width, height = map_box(page)
        page.mouse.click(x + 12, y + 12)
        expect(page.get_by_text("Chosen: none")).to_be_visible()


@test
def a_map_crosses_the_date_line(b):
    with b.page("/maps") as page:
        page.get_by_role("button", name="Fiji").click()
        expect(page.get_by_text("Around -17.50, 179.50")).to_be_visible()
        until(lambda: len({one.split("/")[6] for one in tiles(page)}) > 1)
        assert "0" in {one.split("/")[6] for one in tiles(page)}, tiles(page)


@test
def maps_in_rows_and_in_a_sheet_are_apart(b):
    with b.page("/maps-in-rows") as page:
        maps = page.locator("cairn-part")
        expect(maps).to_have_count(2)
        page.get_by_role("button", name="Show in a sheet").click()
        expect(maps).to_have_count(3)
        expect(page.get_by_text("In the sheet", exact=True)).to_be_visible()


@test
def a_page_has_loaded_before_its_map(b):
    silent = map_tiles.Tiles()
    silent.answers.clear()
    with served(sys.argv[1], silent) as base, b.browser.new_context() as context:
        page = context.new_page()
        page.goto(base + "/maps", wait_until="load")
        until(lambda: silent.asked)
        assert not tiles(page)
        silent.answers.set()
        until(lambda: tiles(page))


@test
def a_source_that_hangs_up_is_left_alone(b):
    broken = map_tiles.Tiles(hangs_up=True)
    with served(sys.argv[1], broken) as base, b.browser.new_context() as context:
        page, refused = context.new_page(), []
        page.on("response", lambda answer: refused.append(answer.url) if answer.status == 404 else None)
        page.goto(base + "/maps")
        until(lambda: page.evaluate("true") and len(refused) >= 4)
        # Two are asked for at once.
        assert len(broken.asked) <= 2, broken.asked


@test
def a_stranger_gets_no_tiles(b):
    context = b.browser.new_context()
    with b.page("/maps") as page:
        until(lambda: tiles(page))
        address = tiles(page)[0]
        asked = len(TILES.asked)
        for wrong in ("/99/0/0", "/3/8/0", "/3/-1/0", "/3/1/1/../../x", "/1/1", "/1/1/1?x=http://localhost/"):
            answer = page.request.get(b.base + address.rsplit("/", 3)[0] + wrong)
            assert answer.status in (200, 404), answer.status
        assert all(one.count("/") == 3 and "x" not in one for one in TILES.asked[asked:]), TILES.asked[asked:]
    answer = context.request.get(b.base + address)
    assert answer.status == 404, answer.status
    context.close()


HERE = {"latitude": 52.52, "longitude": 13.405, "accuracy": 10}


def says(page, text):
    expect(page.get_by_text(text, exact=True)).to_be_visible()


@test
def the_browser_tells_the_location(b):
    with b.page("/location", permissions=["geolocation"], geolocation=HERE) as page:
        says(page, "Status: not asked")
        page.get_by_role("button", name="Permission").click()
        says(page, "Status: allowed")
        says(page, "Told: 0")
        page.get_by_role("button", name="Once").click()
        says(page, "Place: 52.52, 13.40")
        says(page, "Told: 1")
        page.get_by_role("button", name="Follow").click()
        says(page, "Told: 2")
        page.context.set_geolocation({"latitude": 48.14, "longitude": 11.58, "accuracy": 10})
        says(page, "Place: 48.14, 11.58")
        # After a reload, the page goes on.
        page.reload()
        page.context.set_geolocation({"latitude": 48.2, "longitude": 11.58, "accuracy": 10})
        says(page, "Place: 48.20, 11.58")
        page.get_by_role("button", name="Stop").click()
        page.get_by_role("button", name="Live").click()
        says(page, "Live: 48.20, 11.58")


@test
def the_border_of_a_region_is_told(b):
    with b.page("/location", permissions=["geolocation"], geolocation=HERE) as page:
        page.get_by_role("button", name="Watch a region").click()
        says(page, "Region: watched")
        says(page, "Status: allowed")
        page.context.set_geolocation({"latitude": 48.14, "longitude": 11.58, "accuracy": 10})
        says(page, "Region: left")
        page.context.set_geolocation(HERE)
        says(page, "Region: entered")


@test
def a_refused_location_is_denied(b):
    with b.page("/location", geolocation=HERE) as page:
        page.get_by_role("button", name="Follow").click()
        says(page, "Status: denied")
        says(page, "Place: unknown")
        # The user allows it after all.
        page.context.grant_permissions(["geolocation"])
        says(page, "Place: 52.52, 13.40")


@test
def users_have_their_own_locations(b):
    munich = {"latitude": 48.14, "longitude": 11.58, "accuracy": 10}
    with b.page("/location", permissions=["geolocation"], geolocation=HERE) as page:
        with b.page("/location", permissions=["geolocation"], geolocation=munich) as other:
            for each in (page, other):
                each.get_by_role("button", name="Once").click()
            says(other, "Place: 48.14, 11.58")
            says(page, "Place: 52.52, 13.40")


PIXEL = {
    "name": "pixel.png", "mimeType": "image/png", "buffer": base64.b64decode(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")}


@test
def photos_come_from_files(b):
    with b.page("/photos") as page:
        with page.expect_file_chooser() as asked:
            page.get_by_role("button", name="Two photos").click()
        chooser = asked.value
        assert chooser.is_multiple() and "image/" in chooser.element.get_attribute("accept")
        chooser.set_files([PIXEL, {**PIXEL, "name": "other.png"}, {**PIXEL, "name": "third.png"}])
        # The limit is two.
        says(page, "Photos: 1 by 1, 1 by 1")


@test
def photos_come_by_uikits_picker(b):
    with b.page("/photos") as page:
        page.get_by_role("button", name="UIKit's picker").click()
        with page.expect_file_chooser() as asked:
            page.get_by_role("button", name="Choose File").click()
        assert not asked.value.is_multiple()
        asked.value.set_files([PIXEL])
        says(page, "Photos: 1 by 1")


@contextlib.contextmanager
def served(program, tiles):
    """The address of a Gallery that has its own files and source of maps."""
    home = tempfile.mkdtemp()
    environment = {
        **os.environ, "HOME": home, "XDG_DATA_HOME": home, "XDG_CACHE_HOME": home, "GALLERY_WEB": ADDRESS,
        "GALLERY_FILM": FILM, **tiles.environment}
    with subprocess.Popen([program, "--web", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()


def main(program, chromium, names):
    with served(program, TILES) as base:
        return 1 if run(TESTS, base, chromium, names, reduced_motion="reduce") else 0


FILM = media.serve()
ADDRESS = web_pages.serve() + "/first"
TILES = map_tiles.Tiles()
if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
