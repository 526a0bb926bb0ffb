#!/usr/bin/env python3
"""Uses `cairn dev` as a user does: an app in a terminal, edited again and again, with errors among the edits.

After each edit the screen shows it, on the same page and with the same state. Needs tmux, and an installed SDK.

    Scripts/test-dev.py CAIRN [EDITS]     CAIRN is the tool's program; without a number, it edits fifty times
"""
import os
import pathlib
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

CAIRN = os.path.abspath(sys.argv[1])
EDITS = int(sys.argv[2]) if len(sys.argv) > 2 else 50
folder = pathlib.Path(tempfile.mkdtemp())
socket = f"cairn-dev-{os.getpid()}"


def tmux(*words):
    return subprocess.run(["tmux", "-L", socket, *words], capture_output=True, text=True).stdout


def screen():
    return tmux("capture-pane", "-p")


def wait(*texts, without=()):
    """Waits until the screen shows texts, and others not. A build may take long on a busy machine."""
    for _ in range(1200):
        now = screen()
        if all(text in now for text in texts) and not any(text in now for text in without):
            return
        time.sleep(0.05)
    log = folder / "Journal/.build/cairn/dev.log"
    sys.exit(f"The screen does not show {texts} without {without}:\n{screen()}\n{log.read_text() if log.exists() else ''}")


def source(label=0, number=0, states=0, constants=0, mistake=""):
    """The app, after some edits."""
    more = "".join(f"  @State private var more{index} = {index}\n" for index in range(states))
    sum = "".join(f"    sum += {part}\n" for part in [number] + [f"new{index} - {index}" for index in range(constants)])
    return f"""import SwiftUI

struct Note: Identifiable, Hashable {{
  let id: Int
  var title: String
}}

@Observable final class Model {{ var name = "" }}

struct Page: View {{
  let note: Note
{more}  @State private var count = 0
  @State private var model = Model()

  private var number: Int {{
    var sum = 1
{sum}    return sum
  }}

  var body: some View {{
    Form {{
      {mistake}
      Text("Label {label}")
      Text("Number \\(number)")
      Button("Count \\(count)") {{ count += 1 }}
      TextField("Name", text: $model.name)
    }}
    .navigationTitle(note.title)
  }}
}}

struct ContentView: View {{
  @State private var notes = [Note(id: 1, title: "Welcome"), Note(id: 2, title: "Shopping")]

  var body: some View {{
    NavigationStack {{
      List(notes) {{ note in NavigationLink(note.title, value: note) }}
        .navigationTitle("Notes")
        .navigationDestination(for: Note.self) {{ Page(note: $0) }}
        .toolbar {{ Button("Add") {{ notes.append(Note(id: notes.count + 1, title: "Note \\(notes.count + 1)")) }} }}
    }}
  }}
}}
"""


def filler(lines):
    """A source as large as those of a real app."""
    view = "\nstruct Filler{0}: View {{\n  @State private var isOn = false\n  var body: some View {{\n    VStack {{\n      Text(\"Filler {0}\")\n      Toggle(\"On\", isOn: $isOn)\n      ForEach(0..<3, id: \\.self) {{ Text(\"Row \\($0)\") }}\n    }}\n  }}\n}}\n"
    return "import SwiftUI\n" + "".join(view.format(index) for index in range(lines // 11))


try:
    subprocess.run([CAIRN, "new", "Journal"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    sources = folder / "Journal/Sources/Journal"
    file = sources / "ContentView.swift"
    for index in range(6):
        (sources / f"Filler{index}.swift").write_text(filler(320).replace("Filler", f"Filler{index}x"))
    edits = dict(label=0, number=0, states=0, constants=0)
    file.write_text(source())
    tmux("new-session", "-d", "-x", "80", "-y", "30", "-c", str(folder / "Journal"), f"{CAIRN} dev --terminal; sleep 5")
    wait("Notes", "Shopping")
    # Where the user is: a page deep, with a counter, an entered name, and a note that was added.
    tmux("send-keys", "Up")
    tmux("send-keys", "Enter")
    wait("Note 3")
    tmux("send-keys", ":")
    wait("Search pages")
    tmux("send-keys", "-l", "Note 3")
    wait(": Note 3", "Page › Note 3")
    tmux("send-keys", "Enter")
    wait("Count 0", "Label 0")
    tmux("send-keys", "Enter")
    wait("Count 1")
    tmux("send-keys", "Enter")
    wait("Count 2")
    tmux("send-keys", "Down")
    tmux("send-keys", "-l", "Ada")
    wait("Ada")
    place = ("Note 3", "Count 2", "Ada")

    dice = random.Random(9)
    kinds = {}
    for step in range(EDITS):
        kind = dice.choice(["text", "text", "body", "body", "body", "mistake", "declaration", "file"])
        kinds[kind] = kinds.get(kind, 0) + 1
        if kind == "mistake":
            file.write_text(source(**edits, mistake="nothing()"))
            wait("Build failed", "nothing")
        if kind == "text":
            edits["label"] += 1
        if kind == "declaration":
            edits["states"] += 1
        if kind == "file":
            (sources / f"New{edits['constants']}.swift").write_text(f"let new{edits['constants']} = {edits['constants']}\n")
            edits["constants"] += 1
        if kind != "text":
            edits["number"] += 1
        file.write_text(source(**edits))
        wait(f"Label {edits['label']}", f"Number {edits['number'] + 1}", *place, without=["Build failed"])
    log = (folder / "Journal/.build/cairn/dev.log").read_text()
    texts = [float(match) for match in re.findall(r"^Text shown: ([\d.]+) s", log, re.M)]
    alone = [float(match) for match in re.findall(r"alone: [\d.]+ s\nShown: ([\d.]+) s", log)]
    others = [float(match) for match in re.findall(r"SwiftPM: [\d.]+ s\nShown: ([\d.]+) s", log)]
    median = lambda list: f"{statistics.median(list):.2f} s ({len(list)})" if list else "none"
    print(f"{EDITS} edits, nothing lost: {kinds}. Until shown, by the median: texts {median(texts)}, bodies {median(alone)}, others {median(others)}.")
finally:
    tmux("kill-server")
    shutil.rmtree(folder, ignore_errors=True)
