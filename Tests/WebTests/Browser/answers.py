"""Waits until the server has answered what a person did on a page."""

import json

# Waits in the page, as each question from here costs more than what it asks for: until the server knows the window's size and the
# device, until fonts are there, and until all of that is painted.
KNOWN = """async () => {
    const frame = () => new Promise(shown => requestAnimationFrame(shown));
    while (!document.cookie.includes(`size=${innerWidth}x`) || !document.cookie.includes('look=')) await frame();
    await document.fonts.ready;
    await frame();
    await frame();
    await new Promise(shown => setTimeout(shown, 30));
}"""


class Answers:
    """The answers that a page has had."""

    def __init__(self, page):
        self.page = page
        # The last event that was sent, and the last one that the server confirmed.
        self.sent = self.confirmed = 0
        page.on("websocket", self.listen)

    def listen(self, socket):
        def number(frame, key):
            return json.loads(frame).get(key, 0) if frame.startswith("{") else 0

        def sent(frame):
            self.sent = max(self.sent, number(frame, "n"))

        def received(frame):
            self.confirmed = max(self.confirmed, number(frame, "a"))

        self.sent = self.confirmed = 0
        socket.on("framesent", sent)
        socket.on("framereceived", received)

    def settle(self):
        """Waits until the server has answered, and the page shows it."""
        for _ in range(2):
            # Events go out with the next frame.
            self.page.evaluate("new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))")
            while self.confirmed < self.sent:
                self.page.wait_for_timeout(5)
