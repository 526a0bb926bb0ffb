"""The settings of an X11 desktop, which running apps observe: the name of its theme, and its text size."""

import ctypes
import struct

REPLACE = 0


class DesktopSettings:
    """The owner of the settings selection, which publishes the settings in a property of its window."""

    def __init__(self, **settings):
        self.x = ctypes.CDLL("libX11.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XCreateSimpleWindow.restype = self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XInternAtom.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        root = ctypes.c_ulong(self.x.XDefaultRootWindow(self.display))
        self.window = ctypes.c_ulong(self.x.XCreateSimpleWindow(self.display, root, 0, 0, 1, 1, 0, 0, 0))
        self.serial = 0
        self.settings = {}
        self.set(**settings)
        self.x.XSetSelectionOwner(self.display, self._atom("_XSETTINGS_S0"), self.window, 0)
        self.x.XSync(self.display, 0)

    def _atom(self, name):
        return ctypes.c_ulong(self.x.XInternAtom(self.display, name.encode(), 0))

    def set(self, theme=None, dots_per_inch=None):
        if theme is not None:
            self.settings["Net/ThemeName"] = theme
        if dots_per_inch is not None:
            self.settings["Xft/DPI"] = dots_per_inch * 1024
        self.serial += 1
        data = struct.pack("<BxxxII", 0, self.serial, len(self.settings))
        for name, value in self.settings.items():
            data += struct.pack("<BxH", 0 if isinstance(value, int) else 1, len(name)) + self._padded(name)
            data += struct.pack("<I", self.serial)
            data += struct.pack("<i", value) if isinstance(value, int) else struct.pack("<I", len(value)) + self._padded(value)
        atom = self._atom("_XSETTINGS_SETTINGS")
        self.x.XChangeProperty(self.display, self.window, atom, atom, 8, REPLACE, data, len(data))
        self.x.XSync(self.display, 0)

    @staticmethod
    def _padded(text):
        return text.encode() + bytes(-len(text) % 4)

    def end(self):
        self.x.XCloseDisplay(self.display)
