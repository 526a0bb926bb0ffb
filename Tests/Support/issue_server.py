"""A server for the example Issues, on this machine, with an answer that can be changed."""

import http.server
import json
import threading


class IssueServer:
    GOOD = json.dumps({
        "people": ["Ada"],
        "projects": [{"id": "bridge", "name": "Bridge", "summary": "Over the river.", "symbol": "leaf"}],
        "issues": [{
            "project": "bridge", "number": 1, "title": "It sways", "body": "In the wind.", "author": "Ada",
            "date": "2026-01-14T14:13:00Z", "isOpen": True, "labels": ["bug"], "comments": []}]})

    def __init__(self, text=GOOD):
        self.status, self.text = 200, text

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(handler):
                handler.send_response(self.status)
                handler.end_headers()
                handler.wfile.write(self.text.encode())

            def log_message(*_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/issues.json"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
