"""Serves pages for tests of views that show pages of the web, as long as the test runs."""

import ctypes.util
import http.server
import threading

PAGES = {
    "/first": "<title>First page</title><style>*{margin:0}a{display:block;height:60px}</style>"
    "<a href='/second'>Go on</a><a href='/forbidden'>Forbidden</a><h1>First page</h1>",
    "/second": "<title>Second page</title><h1>Second page</h1>",
    "/forbidden": "<title>Forbidden page</title>",
}


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        text = PAGES.get(self.path, "")
        self.send_response(200 if text else 404)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *arguments):
        pass


def serve():
    """Starts a server, and returns its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def has_webkit():
    return ctypes.util.find_library("webkitgtk-6.0") is not None
