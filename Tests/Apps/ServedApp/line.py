"""A WebSocket that waits. All sockets live in one thread: TLS of two threads at one socket loses what they write."""

import asyncio
import socket
import threading

from websockets.asyncio.client import connect

LOOP = asyncio.new_event_loop()
threading.Thread(target=LOOP.run_forever, daemon=True).start()


def wait(work, seconds=None):
    async def limited():
        return await asyncio.wait_for(work, seconds)

    return asyncio.run_coroutine_threadsafe(limited(), LOOP).result()


class Line:
    """An open connection. It raises OSError (of which a timeout is one) or WebSocketException."""

    def __init__(self, url, **options):
        async def opened():
            return await connect(url, proxy=None, **options)

        self.socket = wait(opened())

    def send(self, text):
        wait(self.socket.send(text))

    def recv(self, timeout):
        return wait(self.socket.recv(), timeout)

    def close(self):
        wait(self.socket.close())

    def cut(self):
        """Ends the connection without a word."""
        transport = self.socket.transport.get_extra_info("socket")
        try:
            transport.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    @property
    def local_address(self):
        return self.socket.local_address

    @property
    def close_code(self):
        return self.socket.close_code
