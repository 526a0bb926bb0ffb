"""A real nginx with the configuration in Deploy/nginx, in front of one server."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.parse

CONFIGURATION = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../Deploy/nginx/cairn.conf")


class Proxy:
    def __init__(self, url):
        self.folder = tempfile.mkdtemp(prefix="cairn-nginx-")
        os.chmod(self.folder, 0o755)
        found = [socket.socket() for _ in range(2)]
        for one in found:
            one.bind(("127.0.0.1", 0))
        port, plain = (one.getsockname()[1] for one in found)
        for one in found:
            one.close()
        self.certificate = f"{self.folder}/cert.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
             "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", f"{self.folder}/key.pem",
             "-out", self.certificate], check=True, capture_output=True)
        with open(CONFIGURATION) as file:
            site = file.read()
        for old, new in [
            ("unix:/run/cairn/a.sock", urllib.parse.urlsplit(url).netloc), ("unix:/run/cairn/b.sock", urllib.parse.urlsplit(url).netloc),
            ("/etc/ssl/certs/app.example.org.pem", self.certificate),
            ("/etc/ssl/private/app.example.org.key", f"{self.folder}/key.pem"), ("app.example.org", "localhost"),
            ("listen 443", f"listen {port}"), ("listen 80", f"listen {plain}"),
            # One machine plays everybody.
            ("rate=20r/s", "rate=10000r/s"),
        ]:
            assert old in site, old
            site = site.replace(old, new)
        site = "\n".join(line for line in site.splitlines() if "listen [::]" not in line)
        places = "".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in ["proxy", "fastcgi", "uwsgi", "scgi"])
        with open(f"{self.folder}/nginx.conf", "w") as file:
            file.write(f"pid {self.folder}/pid; error_log {self.folder}/error.log warn; events {{}}\n"
                       f"http {{ access_log off; client_body_temp_path {self.folder}/body; {places}\n{site}\n}}")
        self.url = f"https://localhost:{port}"
        self.port = port
        self.start()

    def start(self):
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        self.process = subprocess.Popen(
            [program, "-e", f"{self.folder}/error.log", "-c", f"{self.folder}/nginx.conf", "-g", "daemon off;"],
            start_new_session=True, stderr=subprocess.DEVNULL)
        for _ in range(200):
            try:
                return socket.create_connection(("localhost", self.port)).close()
            except OSError:
                time.sleep(0.02)
        raise AssertionError("nginx does not start")

    def kill(self):
        """Ends all its processes at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
