"""A counter with nothing but Python's websockets: the least that a click can cost there. Usage: bare.py PORT ROWS"""

import asyncio
import http
import sys

from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.http11 import Response

PORT, ROWS = int(sys.argv[1]), int(sys.argv[2])
PAGE = f"""<!doctype html><title>Counter</title><p id=count>Count: 0</p><button>Add</button>
{"".join(f"<p>Row {row}</p>" for row in range(ROWS))}
<script>const socket = new WebSocket(`ws://${{location.host}}/socket`), count = document.getElementById('count');
socket.onmessage = event => {{ count.textContent = event.data; }};
document.querySelector('button').onclick = () => socket.send('add');</script>""".encode()


def page(connection, request):
    if request.path != "/socket":
        headers = Headers({"Content-Type": "text/html", "Content-Length": str(len(PAGE)), "Connection": "close"})
        return Response(http.HTTPStatus.OK, "OK", headers, PAGE)


async def count(line):
    number = 0
    async for _ in line:
        number += 1
        await line.send(f"Count: {number}")


async def main():
    async with serve(count, "127.0.0.1", PORT, process_request=page):
        await asyncio.get_running_loop().create_future()


asyncio.run(main())
