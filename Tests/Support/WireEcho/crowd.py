"""Opens more connections than the server has descriptors. Prints whether the last was turned away, and the status of a
request after the crowd has left."""
import socket, sys

port = int(sys.argv[1])
crowd = [socket.create_connection(("127.0.0.1", port)) for _ in range(150)]
crowd[-1].settimeout(20)
try:
    # There was no room for the last one.
    turned_away = crowd[-1].recv(12) in (b"", b"HTTP/1.1 503")
except ConnectionResetError:
    turned_away = True
for client in crowd:
    client.close()
answer = b""
# The server learns at its next turn that the crowd has left.
for _ in range(100):
    try:
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.settimeout(20)
            line.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            answer = line.recv(100)
    except ConnectionError:
        continue
    if answer and not answer.startswith(b"HTTP/1.1 503"):
        break
print(turned_away, answer[9:12].decode())
