#!/usr/bin/env python3
"""Uses `cairn dev --web` as a user does: an app in two tabs of a browser, edited while both are open, and its previews.

After each edit both tabs show it, on the same page and with the same state. Needs Chromium, playwright, and an installed SDK.

    Scripts/test-dev-web.py CAIRN     CAIRN is the tool's program
"""
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import Error, expect, sync_playwright

# A build may take long on a busy machine.
expect.set_options(timeout=120_000)
CAIRN = os.path.abspath(sys.argv[1])
CHROMIUM = subprocess.run([pathlib.Path(__file__).with_name("chromium.sh")], capture_output=True, text=True).stdout.strip()

SOURCE = """import SwiftUI

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      Form {
        Text("Version ONE")
        Text("Twice \\(count * TWO)")
        Button("Count \\(count)") { count += 1 }
        NavigationLink("Details") { Details() }
      }
      .navigationTitle("Counter")
    }
  }
}

struct Details: View {
  @State private var name = ""
  @State private var marks = 0

  var body: some View {
    Form {
      MISTAKE
      Text("Marks \\(marks), version ONE")
      Button("Mark") { marks += 1 }
      TextField("Name", text: $name)
    }
    .navigationTitle("Details")
  }
}

#Preview("Counter") { ContentView() }
#Preview("Details") { NavigationStack { Details() } }
"""


def source(one="1", two="2", mistake=""):
    return SOURCE.replace("ONE", one).replace("TWO", two).replace("MISTAKE", mistake)


class Development:
    """A running `cairn dev --web`."""

    def __init__(self, folder, *options):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"127.0.0.1:{free.getsockname()[1]}"
        self.output = (folder / "output").open("w+")
        self.process = subprocess.Popen(
            [CAIRN, "dev", "--web", self.address, *options], cwd=folder / "Counter", stdin=subprocess.DEVNULL,
            stdout=self.output, stderr=subprocess.STDOUT, env={**os.environ, "XDG_STATE_HOME": str(folder / "state")})

    def open(self, context, path="/"):
        """A tab, as soon as the app serves."""
        for _ in range(2400):
            page = context.new_page()
            try:
                page.goto(f"http://{self.address}{path}")
                return page
            except Error:
                page.close()
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        sys.exit(f"It does not serve:\n{self.text()}")

    def text(self):
        self.output.seek(0)
        return self.output.read()

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


def sees(page, *texts):
    for text in texts:
        expect(page.locator("body")).to_contain_text(text)


folder = pathlib.Path(tempfile.mkdtemp())
subprocess.run([CAIRN, "new", "Counter"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
file = folder / "Counter/Sources/Counter/ContentView.swift"
file.write_text(source())
development = Development(folder)
try:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context()
        context.set_default_timeout(120_000)
        first = development.open(context)
        for count in range(3):
            first.get_by_role("button", name=f"Count {count}").click()
        sees(first, "Count 3", "Twice 6")
        second = development.open(context)
        second.get_by_role("button", name="Count 0").click()
        second.get_by_role("link", name="Details").click()
        for _ in range(2):
            second.get_by_role("button", name="Mark").click()
        second.get_by_label("Name").fill("Ada")
        sees(second, "Marks 2, version 1")

        # A text, which shows before anything is built, a body, and a new property.
        file.write_text(source("2"))
        sees(first, "Version 2", "Count 3")
        sees(second, "Marks 2, version 2")
        file.write_text(source("2", "10"))
        sees(first, "Twice 30")
        sees(second, "Marks 2")
        expect(second.get_by_label("Name")).to_have_value("Ada")
        file.write_text(source("2", "10").replace("  @State private var marks", "  @State private var more = 5\n  @State private var marks"))
        file.write_text(file.read_text().replace("version 2", "version \\(more)"))
        sees(second, "Marks 2, version 5")
        expect(second.get_by_label("Name")).to_have_value("Ada")
        sees(first, "Count 3")
        assert "This page was restored" not in first.locator("body").inner_text()

        # A mistake shows on both pages, and the app stays behind it.
        file.write_text(source("3", "10", mistake="nothing()"))
        for page in (first, second):
            sees(page, "Build failed", "cannot find 'nothing'", "ContentView.swift:")
        sees(second, "Marks 2")
        file.write_text(source("3", "10"))
        sees(second, "Marks 2, version 3")
        for page in (first, second):
            expect(page.get_by_text("Build failed")).to_have_count(0)
        sees(first, "Version 3", "Count 3", "Twice 30")
        development.end()

        # The previews, with the chosen one and its state.
        development = Development(folder, "--preview", "Details")
        page = development.open(context)
        page.get_by_role("button", name="Mark").click()
        sees(page, "Marks 1, version 3")
        file.write_text(source("4", "10", mistake="Text(\"More\")"))
        sees(page, "Marks 1, version 4", "More")
        file.write_text(file.read_text() + "#Preview(\"Third\") { Text(\"a third one\") }\n")
        page.get_by_role("button", name="Third").click()
        sees(page, "a third one")
        file.write_text(file.read_text().replace("a third one", "the \\([Int]()[0])"))
        sees(page, "This Preview Ended the Program")
        file.write_text(file.read_text().replace("the \\([Int]()[0])", "fine again"))
        sees(page, "fine again")
        browser.close()
    print("Edits in two tabs and in previews: nothing lost.")
except AssertionError:
    print(development.text(), file=sys.stderr)
    raise
finally:
    development.end()
    shutil.rmtree(folder, ignore_errors=True)
