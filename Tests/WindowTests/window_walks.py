"""Windows: several windows, restoration, and failures around an app."""

import glob
import os
import shutil
import subprocess
import tempfile
import time

import contrast
from desktop_portal import DesktopPortal
from desktop_settings import DesktopSettings
from person import App, Problem, until, xdotool
from walks import at_its_own_pace, libadwaita_is, narrow, scenario, started


@scenario
def a_second_start_leads_to_the_first(app):
    app.start_again("--open", "catalog://colors/mint")
    app.is_at("Mint")
    app.has_frames("Mint")
    app.start_again()
    app.has_frames("Mint")


@scenario
def a_window_has_pages_of_its_own(app):
    app.go_to("Windows")
    app.follow("A color in a window of its own")
    app.has_frames("Windows", "Mint")
    # Each value has at most one window.
    app.act_in("Windows", "Another color")
    app.has_frames("Windows", "Mint", "Pink")
    app.act_in("Windows", "A color in a window of its own")
    app.has_frames("Windows", "Mint", "Pink")
    app.close_window("Pink")
    app.has_frames("Windows", "Mint")
    app.act_in("Mint", "Close")
    app.has_frames("Windows")
    app.key("Escape")
    app.is_at("Tabs and windows")


@scenario
def two_restored_windows_leave_the_focus_to_one(app):
    app.go_to("Windows")
    app.follow("A color in a window of its own")
    app.has_frames("Windows", "Mint")
    app.stop(keep=True)
    again = App(home=app.home)
    try:
        again.has_frames("Welcome", "Mint")
        # Without a window manager, both ask for it. Each look is a round trip to the display, in which it could change.
        until("one of them keeps the focus", lambda: len({xdotool("getwindowfocus") for _ in range(30)}) == 1)
        again.end(keep=True)
    finally:
        again.stop(keep=True)


@scenario
def the_last_window_ends_the_app_and_its_size_is_kept(app):
    app.resize(640, 480)
    until("the window is small", lambda: app._x_window(app.window)[2:] == (640, 480))
    app.follow("Colors")
    app.is_at("Colors")
    app.click("Close", "push button")
    app.has_ended()
    again = App(home=app.home)
    try:
        until(
            lambda: f"it is as large as it was, not {again._x_window(again.window)}",
            lambda: again._x_window(again.window)[2:] == (640, 480))
        again.end(keep=True)
    finally:
        again.stop(keep=True)


@scenario
def a_window_closed_while_pages_slide_is_no_harm(app):
    app.click("Colors", "list item")
    app.ask_to_close()
    app.has_ended()
    if app.process.returncode != 0:
        raise Problem(f"it ended with {app.process.returncode}")


@scenario
def ten_thousand_sizes_are_no_storm(app):
    for part in range(10):
        words = []
        for step in range(1000 * part, 1000 * (part + 1)):
            words += ["windowsize", app.window, 360 + (step * 37) % 640, 300 + (step * 53) % 500]
        xdotool(*words)
    app.resize(800, 600)
    app.click("Colors", "list item")
    app.is_at("Colors")


@scenario
@at_its_own_pace
def nothing_happens_while_nothing_happens(app):
    app.follow("Colors")
    app.is_at("Colors")
    # The sidebar's scroll bar begins to fade two seconds after the pointer has moved, for another one.
    time.sleep(4)

    def switches():
        with open(f"/proc/{app.process.pid}/status") as file:
            return sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)

    before = switches()
    time.sleep(4)
    woken = switches() - before
    if woken > 4:
        raise Problem(f"the app woke {woken} times in four seconds")


@scenario
@started(GTK_THEME="NoSuchTheme")
def an_unknown_theme_is_no_harm(app):
    app.click("Colors", "list item")
    app.is_at("Colors")


def only_settings():
    """Returns a data folder with the schemas of settings alone, without which libadwaita itself complains."""
    folder = os.path.join(tempfile.gettempdir(), "cairn-schemas")
    os.makedirs(folder, exist_ok=True)
    if not os.path.lexists(os.path.join(folder, "glib-2.0")):
        os.symlink("/usr/share/glib-2.0", os.path.join(folder, "glib-2.0"))
    return folder


@scenario
@narrow
@started(XDG_DATA_DIRS=only_settings())
def without_icons_it_can_be_used(app):
    app.click("Colors", "list item")
    app.is_at("Colors")
    app.click("Back to Catalog")
    app.is_at("Catalog")


@scenario
@started(FONTCONFIG_FILE="/dev/null")
def without_fonts_it_can_be_used(app):
    app.click("Colors", "list item")
    app.is_at("Colors")


@scenario
def larger_texts_and_other_themes_are_followed(app):
    app.stop()
    desktop = DesktopSettings(theme="Default", dots_per_inch=96)
    app = App()
    try:
        app.go_to("Choices and numbers")
        app.sees("Tempo", "label")

        def width(name):
            return app.box(app.sees(name, "label"))[2]

        before = width("Tempo")
        desktop.set(dots_per_inch=144)
        until("texts are larger", lambda: 1.4 < width("Tempo") / before < 1.6)

        def stand_apart():
            left, _, wide, _ = app.box(app.sees("Tempo", "label"))
            return left + wide <= app.box(app.sees("Slow"))[0]

        until("what stands beside a larger text makes room", stand_apart)
        # The content below was measured before.
        app.key("Escape")
        app.is_at("Controls")
        name = "Choices and numbers"
        row = app.box(app.sees(name, "list item"))
        text = app.box(app.sees(name, "label"))
        if text[3] < 20 or row[3] < text[3] + 20:
            raise Problem(f"a row is {row[3]} points high for a text of {text[3]}")
        for theme in ["HighContrast", "Default-dark", "Default"]:
            desktop.set(theme=theme)
            app.sees(name)
        app.end()
    finally:
        app.stop()
        desktop.end()


@scenario
def the_accent_colour_of_the_desktop_is_followed(app):
    if not libadwaita_is("1.6") or not shutil.which("import"):
        print("        skipped: this is missing: libadwaita 1.6, or imagemagick")
        return
    app.stop()
    blue, pink = (0x35 / 255, 0x84 / 255, 0xE4 / 255), (0xD5 / 255, 0x61 / 255, 0x99 / 255)
    portal = DesktopPortal(blue)
    app = App(program=os.environ["GALLERY"], GALLERY_PAGE="Measures")

    def strongest(name, role):
        """Returns the most colourful colour that shows a measure, as red, green, blue."""
        colours = contrast.Picture().colours(*app.box(app.sees(name, role)))
        return max(colours, key=lambda colour: max(colour) - min(colour), default=(0, 0, 0))

    def is_like(accent, name, role):
        red, _, blue = strongest(name, role)
        return (red > blue + 20) == (accent is pink) and abs(red - blue) > 20

    try:
        # GTK draws the one with the style sheet, Cairn the other.
        for accent in [blue, pink, blue]:
            portal.set(accent)
            for name, role in [("Copying", "progress bar"), ("Round", "level bar")]:
                until(
                    lambda: f"“{name}” has the accent colour {accent}, not {strongest(name, role)}",
                    lambda: is_like(accent, name, role))
        app.end()
    finally:
        app.stop()
        portal.end()


@scenario
def a_display_that_goes_away_leaves_what_was_to_be_kept(app):
    app.stop(keep=True)
    usual = os.environ["DISPLAY"]
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1200x900x24", "-nolisten", "tcp"],
        pass_fds=[writing], stderr=subprocess.DEVNULL)
    try:
        os.environ["DISPLAY"] = ":" + os.read(reading, 10).decode().strip()
        short = App(home=app.home)
        short.go_to("Restoration")
        short.follow("Open the example")
        short.click("Step 1", "list item")
        short.sees("Step 2", "list item")
        server.kill()
        short.has_ended()
    finally:
        os.environ["DISPLAY"] = usual
        server.kill()
        server.wait()
    again = App(home=app.home)
    try:
        again.go_to("Restoration")
        again.follow("Open the example")
        again.sees("Step 2", "list item")
        again.end()
    finally:
        again.stop()


@scenario
def without_a_display_it_says_so(app):
    env = dict(app.environment)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        env.pop(name, None)
    env["DISPLAY"] = ":9999"
    ended = subprocess.run([os.environ["CATALOG"]], env=env, capture_output=True, text=True, timeout=20)
    if ended.returncode != 64 or "no display" not in ended.stderr:
        raise Problem(f"it ended with {ended.returncode} and said: {ended.stderr}")


@scenario
def without_a_bus_it_runs(app):
    home = tempfile.mkdtemp()
    env = dict(app.environment, HOME=home, XDG_DATA_HOME=home, XDG_STATE_HOME=home, XDG_CONFIG_HOME=home)
    env.update(DBUS_SESSION_BUS_ADDRESS="unix:path=/nonexistent", GTK_A11Y="none")
    process = subprocess.Popen([os.environ["CATALOG"]], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        until("a window is on the screen without a bus", lambda: xdotool(
            "search", "--onlyvisible", "--pid", process.pid, must=False).split())
    finally:
        process.terminate()
        _, said = process.communicate(timeout=20)
        shutil.rmtree(home, ignore_errors=True)
    if "CRITICAL" in said:
        raise Problem(said)


def wake_ups(app):
    """Returns how often the threads of an app have woken up so far."""
    counts = []
    for status in glob.glob(f"/proc/{app.process.pid}/task/*/status"):
        with open(status) as file:
            counts += [int(line.split()[1]) for line in file if line.startswith("voluntary_ctxt_switches")]
    return sum(counts)


@scenario
@at_its_own_pace
def an_idle_window_wakes_nobody(app):
    def is_quiet():
        before = wake_ups(app)
        # The only thing to wait for is that nothing happens.
        time.sleep(2)
        return wake_ups(app) - before <= 2

    until("an app at rest is not woken", is_quiet)
    app.click("Colors", "list item")
    app.is_at("Colors")
    until("an app at rest on another page is not woken", is_quiet)


@scenario
@started("--open", "catalog://page/buttons")
def a_row_is_pressed_again_once_its_button_is_enabled(app):
    app.is_at("Buttons")
    app.click("Reset", "list item")
    app.click("Bordered", "push button")
    app.sees("Pressed 1 times")
    app.click("Reset", "list item")
    app.sees("Pressed 0 times")
