"""Serves tiles for tests of maps, as long as the test runs: each has the color of its place."""

import ctypes.util
import http.server
import re
import struct
import threading
import zlib


def picture(red, green, blue, side=256):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes((red, green, blue)) * side) * side
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Tiles:
    """A server of tiles, and what it was asked for. It can say nothing for as long as it is silent, or hang up."""

    def __init__(self, hangs_up=False):
        self.asked, self.agents, tiles = [], set(), self
        self.answers = threading.Event()
        self.answers.set()

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                tiles.asked.append(self.path)
                tiles.agents.add(self.headers.get("user-agent", ""))
                tiles.answers.wait()
                if hangs_up:
                    return
                place = re.fullmatch(r"/(\d+)/(\d+)/(\d+)\.png", self.path)
                self.send_response(200 if place else 404)
                self.send_header("content-type", "image/png")
                self.end_headers()
                if place:
                    z, x, y = map(int, place.groups())
                    self.wfile.write(picture(150 + 50 * (x % 2), 190 + 40 * (y % 2), 180 + z))

            def log_message(self, *arguments):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def environment(self):
        address = f"http://127.0.0.1:{self.server.server_port}"
        return {
            "CAIRN_MAP_TILES": address + "/{z}/{x}/{y}.png", "CAIRN_MAP_ATTRIBUTION": "© Testers",
            "CAIRN_MAP_ATTRIBUTION_URL": address + "/about"}


def has_libshumate():
    return ctypes.util.find_library("shumate-1.0") is not None
