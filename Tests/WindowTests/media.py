"""What tests of films and sounds need."""

import ctypes.util
import http.server
import pathlib
import re
import base64
import threading


def has_gstreamer():
    """Whether GStreamer is there, with what reads usual files."""
    plugins = list(pathlib.Path("/usr/lib").glob("*/gstreamer-1.0")) + [pathlib.Path("/usr/lib64/gstreamer-1.0")]
    names = ("libgstmatroska.so", "libgstvpx.so", "libgstplayback.so")
    return ctypes.util.find_library("gstreamer-1.0") is not None and any(
        all((folder / name).exists() for name in names) for folder in plugins)


def film():
    """The film of the Gallery."""
    source = (pathlib.Path(__file__).resolve().parent / "Gallery" / "Films.swift").read_text()
    return base64.b64decode(re.search(r'film = """\n(.*?)"""', source, re.S).group(1))


class Handler(http.server.BaseHTTPRequestHandler):
    """Serves the film, whole or from a place."""

    def do_GET(self):
        whole = film()
        asked = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("range", ""))
        first = int(asked[1]) if asked else 0
        last = min(int(asked[2]), len(whole) - 1) if asked and asked[2] else len(whole) - 1
        part = whole[first:last + 1]
        self.send_response(206 if asked else 200)
        self.send_header("content-type", "video/webm")
        self.send_header("accept-ranges", "bytes")
        if asked:
            self.send_header("content-range", f"bytes {first}-{last}/{len(whole)}")
        self.send_header("content-length", str(len(part)))
        self.end_headers()
        self.wfile.write(part)

    def log_message(self, *arguments):
        pass


def serve():
    """Starts a server of the film, and returns its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/film.webm"
