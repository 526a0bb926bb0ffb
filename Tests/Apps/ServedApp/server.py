"""The processes of ServedApp, for tests."""

import atexit
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request


class Server:
    """The app's processes, and the folder with what people have stored."""

    def __init__(self, program, *arguments, state=None, log=None, limits=None, **environment):
        """`log` makes what takes the place of standard error, or is "closed". `limits` runs in the new process."""
        self.log, self.limits = log, limits
        self.state = state or tempfile.mkdtemp(prefix="cairn-")
        self.program = program
        self.arguments, self.environment = arguments, environment
        self.url = "http://127.0.0.1:0"
        self.start()
        atexit.register(self.remove)

    def start(self):
        environment = {"CAIRN_WEB_STATE": self.state, "HOME": self.state, **self.environment}
        log = self.log() if callable(self.log) else subprocess.DEVNULL if self.log else subprocess.PIPE

        def prepare():
            if self.limits:
                self.limits()
            if self.log == "closed":
                os.close(2)

        self.process = subprocess.Popen(
            [self.program, "--web", self.url[7:], "--web-admin", "127.0.0.1:0", *self.arguments],
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            preexec_fn=prepare,
        )
        if callable(self.log):
            os.close(log)
        self.url = self.process.stdout.readline().strip()
        self.admin = self.process.stdout.readline().strip().removeprefix("admin ")
        assert self.admin, self.process.stderr and self.process.stderr.read()

    def remove(self):
        """Leaves nothing behind, whatever has failed."""
        if self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.state, ignore_errors=True)

    def workers(self):
        return [int(pid) for pid in subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True).stdout.split()]

    def worker_of(self, page):
        """The process that holds the page's socket: the one with a connection to its port."""
        port = page.socket.local_address[1]
        lines = subprocess.run(["ss", "-Htnp"], capture_output=True, text=True).stdout.splitlines()
        return next(int(re.search(r"pid=(\d+)", line)[1]) for line in lines
                    if line.split()[4].endswith(f":{port}") and "pid=" in line)

    def busy_workers(self):
        """The processes that hold connections."""
        lines = subprocess.run(["ss", "-Htnp"], capture_output=True, text=True).stdout
        return [pid for pid in self.workers() if f"pid={pid}," in lines] or self.workers()

    def metrics(self):
        return urllib.request.urlopen(self.admin + "/metrics").read().decode()

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(timeout=20)
        return self.process.stderr.read() if self.process.stderr else ""


def expect(name, wanted, found):
    if wanted != found:
        print(f"  {name}: {found!r} instead of {wanted!r}")
        sys.exit(1)
    print(f"  {name}")


def until(name, holds, seconds=20):
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            print(f"  {name}: it never happened")
            sys.exit(1)
        time.sleep(0.05)
    print(f"  {name}")
