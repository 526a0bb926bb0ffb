"""The desktop that apps under test find: its fonts, theme, language and settings come from here, not from the machine."""

import os

# What apps need from the machine: where to draw, whom to talk to, and where programs are.
FROM_MACHINE = (
    "PATH", "LD_LIBRARY_PATH", "DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS",
    "GDK_BACKEND", "GSK_RENDERER", "SWIFT_BACKTRACE", "TMPDIR",
)

FONTS = os.path.abspath(os.path.join(os.path.dirname(__file__), os.pardir, "fonts.conf"))


def environment(home):
    """Returns the environment of a desktop with default settings, whose user's files are in `home`."""
    given = {name: os.environ[name] for name in FROM_MACHINE if name in os.environ}
    return given | {
        "HOME": home, "XDG_DATA_HOME": home, "XDG_STATE_HOME": home, "XDG_CONFIG_HOME": home,
        "FONTCONFIG_FILE": FONTS, "GSETTINGS_BACKEND": "memory", "LANG": "C.UTF-8",
    }
