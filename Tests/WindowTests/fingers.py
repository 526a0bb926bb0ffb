"""Fingers on a touch screen, and wheels: devices of the display server's own test driver, moved through sockets."""

import functools
import math
import os
import socket
import struct
import time

from person import until

SCREEN = (1280, 960)


class Device:
    """A device of the server's test driver, which reads messages with a length, a kind and a payload."""

    TOUCH, MOTION, WAIT, VERSION = 6, 2, 1, 0

    def __init__(self, name):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.settimeout(10)
        path = os.path.join(os.environ["TOUCH_SOCKETS"], name)
        until(f"there is a device {name}", lambda: self.socket.connect_ex(path) in (0, 106))
        self._send(self.VERSION, struct.pack("<HH", 1, 1))
        self.socket.recv(64)

    def _send(self, kind, rest):
        self.socket.sendall(struct.pack("<II", 8 + len(rest), kind) + rest)

    def _valuators(self, values):
        mask = sum(1 << axis for axis in values)
        numbers = [values.get(axis, 0.0) for axis in range(64)]
        return struct.pack("<IQ4x64d64d", 0, mask, *numbers, *numbers)

    def _valuators_of(self, kind, start, values):
        self._send(kind, start + self._valuators(values))

    def wait(self):
        """Waits until the server has read everything."""
        self._send(self.WAIT, b"")
        self.socket.recv(64)


class TouchScreen(Device):
    BEGIN, UPDATE, END = 18, 19, 20

    def __init__(self):
        super().__init__("touchscreen")

    def touch(self, what, x, y, finger=0):
        scaled = {0: x * 65535 / (SCREEN[0] - 1), 1: y * 65535 / (SCREEN[1] - 1)}
        self._valuators_of(self.TOUCH, struct.pack("<II", finger, what), scaled)
        self.wait()

    def tap(self, x, y):
        self.touch(self.BEGIN, x, y)
        time.sleep(0.05)
        self.touch(self.END, x, y)

    def tap_twice(self, x, y):
        self.tap(x, y)
        time.sleep(0.08)
        self.tap(x, y)

    def hold(self, x, y, seconds):
        self.touch(self.BEGIN, x, y)
        time.sleep(seconds)
        self.touch(self.END, x, y)

    def draw(self, start, end, steps=12, pause=0.016, hold=0.0, rest=0.0, lift=True):
        """Swipes from one place to another. A finger that rests before it is lifted has changed its mind."""
        self.touch(self.BEGIN, *start)
        time.sleep(hold)
        for step in range(1, steps + 1):
            time.sleep(pause)
            way = step / steps
            self.touch(self.UPDATE, *(a + (b - a) * way for a, b in zip(start, end)))
        time.sleep(rest)
        if lift:
            self.touch(self.END, *end)

    def pinch(self, middle, apart, degrees, steps=12):
        """Moves two fingers around a place, given their distance and angle before and after."""
        def places(part):
            distance = apart[0] + (apart[1] - apart[0]) * part
            angle = math.radians(degrees[0] + (degrees[1] - degrees[0]) * part)
            x, y = math.cos(angle) * distance / 2, math.sin(angle) * distance / 2
            return (middle[0] - x, middle[1] - y), (middle[0] + x, middle[1] + y)

        for step in range(steps + 1):
            for finger, place in enumerate(places(step / steps)):
                self.touch(self.UPDATE if step else self.BEGIN, *place, finger)
            time.sleep(0.016)
        for finger, place in enumerate(places(1)):
            self.touch(self.END, *place, finger)


class Wheels(Device):
    """Wheels that scroll at the pointer, vertically and horizontally."""

    def __init__(self):
        super().__init__("wheels")

    def turn(self, x, y, steps=12, pause=0.016):
        """Scrolls by a number of wheel steps."""
        for _ in range(steps):
            self._valuators_of(self.MOTION, struct.pack("<I4x", 0), {2: 120 * x / steps, 3: 120 * y / steps})
            self.wait()
            time.sleep(pause)


# A device accepts one connection at a time.
touch_screen = functools.cache(TouchScreen)
wheels = functools.cache(Wheels)
