"""Drives the example server with clients of other makers. Prints a line for each check; fails at the first wrong one."""
import asyncio, gzip, os, random, socket, sys, threading

host, port, pid = "127.0.0.1", int(sys.argv[1]), int(sys.argv[2])


def check(name, value=True, wanted=True):
    if value != wanted:
        sys.exit(f"  {name}: {value!r} instead of {wanted!r}")
    print(f"  {name}")


def texts():
    """Bytes with and without patterns, around the sizes where compression changes."""
    source = random.Random(26)
    words = [bytes(source.choices(range(256), k=source.randint(1, 12))) for _ in range(300)]
    for size in [199, 200, 1000, 33_000, 66_000, 300_000, 1 << 20]:
        yield b"".join(source.choice(words) for _ in range(size))[:size]
    yield bytes(300_000)
    yield source.randbytes(70_000)


def with_h11():
    try:
        import h11
    except ImportError:
        return print("h11 is not installed: skipped")
    print("h11")
    connection = h11.Connection(h11.CLIENT)
    line = socket.create_connection((host, port))

    def exchange(method, target, body=b"", headers=(), chunks=False):
        length = [("Transfer-Encoding", "chunked")] if chunks else [("Content-Length", str(len(body)))] if body else []
        request = h11.Request(method=method, target=target, headers=[("Host", f"{host}:{port}"), *headers, *length])
        line.sendall(connection.send(request))
        for piece in [body[:3], body[3:]] if chunks else [body]:
            if piece:
                line.sendall(connection.send(h11.Data(data=piece)))
        line.sendall(connection.send(h11.EndOfMessage()))
        status, data = None, b""
        while True:
            event = connection.next_event()
            if event is h11.NEED_DATA:
                connection.receive_data(line.recv(65536))
            elif isinstance(event, h11.Response):
                status = event.status_code
            elif isinstance(event, h11.Data):
                data += event.data
            elif isinstance(event, h11.EndOfMessage):
                break
        if connection.our_state is h11.DONE and connection.their_state is h11.DONE:
            connection.start_next_cycle()
        return status, data

    check("GET", exchange("GET", "/later"), (200, b"later\n"))
    check("POST with a length", exchange("POST", "/echo", b"hello"), (200, b"hello"))
    check("POST in chunks", exchange("POST", "/echo", b"hello", chunks=True), (200, b"hello"))
    check("a response in chunks", len(exchange("GET", "/chunks")[1]), 1288890)
    check("404", exchange("GET", "/missing")[0], 404)
    check("the connection is kept", connection.our_state is h11.IDLE)
    accepts = [("Accept-Encoding", "gzip")]
    for body in texts():
        name = f"{len(body)} bytes, compressed"
        status, data = exchange("POST", "/text", body, headers=accepts)
        check(name, gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data, body)
    line.close()


def with_websockets():
    try:
        import websockets
        from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
    except ImportError:
        return print("websockets is not installed: skipped")
    print("websockets")
    url = f"ws://{host}:{port}/socket"

    def connect(url, **options):
        """Connects without pings that give up on a busy machine."""
        return websockets.connect(url, ping_interval=None, **options)

    async def talk():
        async with connect(url, max_size=None, compression="deflate") as line:
            for text in ["", "hi", "grüße 👩‍👩‍👧", "x" * 125, "x" * 126, "é" * 50_000]:
                await line.send(text)
                check(f"text of {len(text)}", await line.recv() == text)
            data = os.urandom(100_000)
            await line.send(data)
            check("bytes", await line.recv() == data)
            agreed = [type(extension).__name__ for extension in line.protocol.extensions]
            check("messages are compressed", agreed, ["PerMessageDeflate"])
            for text in texts():
                await line.send(text)
                check(f"{len(text)} bytes, compressed", await line.recv() == text)
            await line.send(["in ", "three ", "parts"])
            check("fragments", await line.recv(), "in three parts")
            await asyncio.wait_for(await line.ping(), 10)
            check("a ping")
            await line.send("close")
            try:
                await line.recv()
            except websockets.ConnectionClosed as end:
                check("the server closes", (end.rcvd.code, end.rcvd.reason), (4000, "as asked"))
        for size, code in [((1 << 20) + 1, 1009)]:
            async with connect(url, max_size=None) as line:
                await line.send("x" * size)
                try:
                    await line.recv()
                except websockets.ConnectionClosed as end:
                    check("a message too large", end.rcvd.code, code)
        try:
            await connect(f"ws://{host}:{port}/missing")
        except websockets.InvalidStatus as refusal:
            check("refused", refusal.response.status_code, 404)
        for factory in [
            ClientPerMessageDeflateFactory(server_max_window_bits=9, client_max_window_bits=9),
            ClientPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True),
        ]:
            async with connect(url, extensions=[factory]) as line:
                for text in texts():
                    await line.send(text)
                    check(f"{len(text)} bytes, compressed as asked", await line.recv() == text)
        async with connect(url, compression=None) as line:
            await line.send("x" * 1000)
            check("nothing compressed for others", (line.protocol.extensions, await line.recv()), ([], "x" * 1000))
        lines = await asyncio.gather(*[connect(url) for _ in range(200)])
        for number, line in enumerate(lines):
            await line.send(str(number))
        check("200 at once", [await line.recv() for line in lines] == [str(number) for number in range(200)])
        await asyncio.gather(*[line.close() for line in lines])

    asyncio.run(talk())


def raw():
    print("raw sockets")

    def answer(data, wait=True):
        line = socket.create_connection((host, port))
        line.settimeout(20)
        line.sendall(data)
        got = b""
        try:
            while wait and (part := line.recv(65536)):
                got += part
        except ConnectionResetError:
            pass
        line.close()
        return got[9:12]

    check("bare line feeds", answer(b"GET / HTTP/1.1\nHost: a\n\n"), b"400")
    check("two lengths", answer(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"), b"400")
    check("a target of a megabyte", answer(b"GET /" + b"a" * (1 << 20)), b"414")
    check("a bomb of headers", answer(b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: y\r\n" * 100_000), b"431")
    check("a body too large", answer(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999\r\n\r\n" + b"x" * 9999999), b"413")
    for _ in range(500):
        answer(os.urandom(50), wait=False)
    check("500 of random bytes")
    lines = [socket.create_connection((host, port)) for _ in range(5000)]
    for line in lines[::2]:
        line.sendall(b"GET / HT")
    check("5,000 connections, and one more is served", answer(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"), b"200")
    for line in lines:
        line.close()


def descriptors():
    return len(os.listdir(f"/proc/{pid}/fd"))


def settled(wanted):
    """The server closes what we closed at its next turn; ask until it has, for a while."""
    for _ in range(2000):
        if descriptors() <= wanted:
            return True
        with socket.create_connection((host, port)) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            while line.recv(65536):
                pass
    return False


import resource

resource.setrlimit(resource.RLIMIT_NOFILE, (min(20000, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
before = descriptors()
with_h11()
with_websockets()
raw()
check(f"no descriptor is left over, of {before}", settled(before + 1))
