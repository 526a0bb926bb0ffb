"""Uses ServedApp as several people. Usage: serving.py PROGRAM"""

import http.client
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

from browser import Lost, Page, Person
from server import Server, expect, until

PROGRAM = sys.argv[1]


def note(page, text):
    page.write(text)
    page.press("Note")


def two_people():
    print("two people, a process each")
    server = Server(PROGRAM)
    ann, ben = Person(server.url), Person(server.url)
    a, b = ann.open(), ben.open()
    for round in range(5):
        # Tokens have no capitals, so none of them contains a name by chance.
        for page, name in [(a, "Ann"), (b, "Ben")]:
            note(page, f"{name}{round}")
            page.press("Name")
            page.press("Visit")
            page.press("Count")
    b.press("Visit")
    a.reload(), b.reload()
    expect("globals are one person's", ("Ann0+Ann1+Ann2+Ann3+Ann4", "Ben0+Ben1+Ben2+Ben3+Ben4"),
           (a.values()["notes"], b.values()["notes"]))
    expect("so are settings and user defaults", (("Ann4", "5"), ("Ben4", "6")),
           tuple((page.values()["name"], page.values()["visits"]) for page in (a, b)))
    expect("not a byte crosses", False, "Ben" in a.html or "Ann" in b.html)
    expect("the cookie is out of reach", {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"},
           set(ann.attributes[ann.own]))
    third = Person(server.url)
    c = third.open()
    expect("somebody new finds none of them", ("nobody", "0"), tuple(c.values()[key] for key in ("name", "visits")))
    own = third.own
    third.cookies[own] = "0" * 32 + "." + "0" * 32
    c.reload()
    expect("a name that nobody was given gets a new one", False, third.cookies[own].startswith("0" * 32))
    # Ben's page with Ann's cookie, and the other way round.
    stolen = Page.__new__(Page)
    stolen.__dict__.update(b.__dict__, person=ann, socket=None, told=[])
    stolen.join()
    expect("a page's name without its person's cookie is worth nothing", False, "Ben" in stolen.html)
    for page in (a, b, c, stolen):
        page.close()
    files = [path for path in subprocess.run(
        ["grep", "-rl", ann.cookies[ann.own].split(".")[0], server.state], capture_output=True, text=True).stdout.split()]
    expect("no file holds a cookie", [], files)
    path = re.search(r'src="(/cairn/script[^"]*)"', a.html)[1]
    before = re.search(r"cairn_gate_answers_total (\d+)", server.metrics())[1]
    expect("the gate answers for the script", 200, Person(server.url).ask(path)[0])
    expect("without a worker", int(before) + 1, int(re.search(r"cairn_gate_answers_total (\d+)", server.metrics())[1]))
    expect("health", b"200 OK", urllib.request.urlopen(server.admin + "/health").read().strip())
    expect("somebody looks", 200, Person(server.url).ask("/")[0])
    workers = server.workers()
    expect("SIGTERM leaves nothing in the log", "", server.stop())
    expect("and no process", [], [pid for pid in workers if os.path.exists(f"/proc/{pid}")])
    server.start()
    expect("a restart mixes no user defaults", ("5", "6"),
           tuple(one.open().values()["visits"] for one in (ann, ben)))
    server.stop()
    links = os.listdir(os.path.join(server.state, "workers"))
    expect("workers leave no links behind", [], links)
    people = os.listdir(os.path.join(server.state, "people"))
    expect("whoever only looks leaves no folder", 4, len(people))


def restarts(*arguments):
    print("restarts" + (" of one process for everybody" if arguments else ""))
    server = Server(PROGRAM, *arguments)
    ann = Person(server.url)
    page, second = ann.open(), ann.open()
    page.write("poem")
    page.press("Name")
    page.press("Draft")
    page.press("Visit")
    page.press("Count")
    second.reload().write("letter")
    second.press("Draft")
    page.reload()
    expect("settings are the person's, drafts the page's", ("poem", "poem", "1"),
           tuple(page.values()[key] for key in ("name", "draft", "count")))
    page.press("Deep")
    page.reload()
    page.press("Deeper")
    expect("the page is deep inside", "/deep/deeper", page.path)
    code = {}
    server.stop()
    try:
        page.socket.recv(timeout=5)
    except Exception:
        code = page.socket.close_code
    expect("the socket closes with 1001", 1001, code)
    server.start()
    token, cookie = page.token, ann.cookies[ann.own]
    page.join()
    page.hear()
    expect("the page comes back as a new one", (True, "/deep/deeper", "Deeper"),
           (token != page.token, page.path, page.title()))
    expect("to the same person", cookie, ann.cookies[ann.own])
    expect("who is told", True, len(page.told) > 0)
    second.join()
    expect("the other page has its own draft", ("letter", "poem", "0"),
           tuple(second.values()[key] for key in ("draft", "name", "count")))
    page.send("back")
    page.reload()
    page.send("back")
    page.reload()
    expect("the first page has its draft", ("poem", "poem", "0", "1"),
           tuple(page.values()[key] for key in ("draft", "name", "count", "visits")))
    page.close(), second.close()
    server.stop()


def killed_workers():
    print("killed, hung and greedy workers")
    server = Server(PROGRAM, CAIRN_WEB_MEMORY="250")
    ann, ben = Person(server.url), Person(server.url)
    page, other = ann.open(), ben.open()
    other.press("Count")
    page.write("kept")
    page.press("Draft")
    page.press("Count")
    time.sleep(0.3)
    os.kill(server.worker_of(page), signal.SIGKILL)
    page.join()
    page.hear()
    expect("kill -9: the scene is back, the view's state is not", ("kept", "0", True),
           (page.values()["draft"], page.values()["count"], len(page.told) > 0))
    worker = server.worker_of(page)
    os.kill(worker, signal.SIGTERM)
    page.join()
    expect("SIGTERM to a worker: the same", "kept", page.values()["draft"])
    worker = server.worker_of(page)
    page.press("Threads")
    until("it starts 200 threads", lambda: len(os.listdir(f"/proc/{worker}/task")) >= 200)
    page.press("Count")
    values = page.reload().values()
    expect("and answers meanwhile", ("1", "started", worker), (values["count"], values["threads"], server.worker_of(page)))
    page.press("End threads")
    until("they end", lambda: page.reload().values()["threads"] == "ended")
    page.socket.send('{"n":1,"a":0,"e":[["tap",%d]]}' % page.find("Hang"))
    until("a hung worker is ended", lambda: not os.path.exists(f"/proc/{worker}"), 120)
    page.join()
    expect("its page comes back", "kept", page.values()["draft"])
    worker = server.worker_of(page)
    try:
        for _ in range(4):
            page.press("Eat")
            time.sleep(0.1)
    except Lost:
        pass
    until("a greedy worker is ended", lambda: not os.path.exists(f"/proc/{worker}"), 120)
    page.join()
    expect("its page comes back", "kept", page.values()["draft"])
    expect("the neighbour has noticed nothing", "1", other.reload().values()["count"])
    expect("metrics tell", True, all(text in server.metrics() for text in [
        'cairn_worker_exits_total{reason="hung"} 1', 'cairn_worker_exits_total{reason="memory"} 1',
        'cairn_worker_exits_total{reason="crashed"} 1']))
    page.close(), other.close()
    server.stop()


def same_address():
    print("tabs at one address")
    server = Server(PROGRAM)
    ann = Person(server.url)
    pages = [ann.open() for _ in range(4)]
    for number, page in enumerate(pages):
        page.write(f"poem{number}")
        page.press("Draft")
    server.stop()
    server.start()
    # The last one first, as if it were asked for most recently.
    for page in [pages[2], pages[0], pages[3], pages[1]]:
        page.join()
    expect("after a restart, each has its own scene", [f"poem{number}" for number in range(4)],
           [page.values()["draft"] for page in pages])
    for page in reversed(pages):
        page.reload()
    expect("after a reload, too", [f"poem{number}" for number in range(4)],
           [page.values()["draft"] for page in pages])
    for page in pages:
        page.close()
    server.stop()


def half_filled():
    print("a form that is half filled")
    server = Server(PROGRAM)
    ann, ben = Person(server.url), Person(server.url)
    page, other = ann.open(), ben.open()
    page.write("not sent")
    page.press("Letter")
    page.reload()
    page.write("Ben", "Receiver")
    page.write("hunter2", "Password")
    page.write("Dear Ben, ", "Letter")
    toggle = int(re.search(r'type="checkbox"[^>]* name="e(\d+)"', page.html)[1])
    page.send("tap", toggle)
    page.send("focus", page.field("Letter"), 1)
    area = int(re.search(r'id="e(\d+)"[^>]* data-s', page.html)[1])
    page.send("scroll", area, 0, 1200)

    def is_back(what):
        page.join()
        page.hear()
        expect(f"{what}: the texts are back, but no password", ("Ben", "", "Dear Ben, "),
               tuple(page.text(label) for label in ("Receiver", "Password", "Letter")))
        expect("  so is the switch", True, re.search(r'type="checkbox"[^>]* checked', page.html) is not None)
        expect("  so are the place in the list and the focus", ([1200], [f'e{page.field("Letter")}']),
               ([one[3] for one in page.heard if one[0] == "s"], [one[1] for one in page.heard if one[0] == "f"]))
        expect("  the user is notified", True, any("with your input" in str(one) for one in page.told))
        page.told = []

    def written():
        return subprocess.run(["grep", "-rl", "Dear Ben", server.state], capture_output=True).returncode == 0

    until("what is written is in a file", written)
    time.sleep(0.5)
    os.kill(server.worker_of(page), signal.SIGKILL)
    is_back("kill -9")
    server.stop()
    server.start()
    is_back("a restart")
    expect("no file holds the password", "",
           subprocess.run(["grep", "-rl", "hunter2", server.state], capture_output=True, text=True).stdout)
    page.send("back")
    page.reload()
    expect("the page below has its text, too", "not sent", page.text())
    other.join()
    expect("nobody else has", "", other.reload().text())
    page.close(), other.close()
    server.stop()


def full():
    print("no room for more people")
    server = Server(PROGRAM, CAIRN_WEB_PEOPLE="2", CAIRN_WEB_WARM="1")
    people = [Person(server.url) for _ in range(3)]
    first, second = people[0].open(), people[1].open()
    first.write("one")
    first.press("Draft")
    status = people[2].ask("/")[0]
    expect("while two are there, a third is told to wait", 503, status)
    first.close()
    time.sleep(6)
    third = people[2].open()
    expect("when one has left, the third has their place", "Notes", third.title())
    second.close()
    time.sleep(6)
    first.join()
    expect("and the first finds their draft again", "one", first.values()["draft"])
    first.close(), third.close()
    server.stop()


def identities(*arguments):
    print("people whom a proxy names" + (", in one process for everybody" if arguments else ""))
    server = Server(PROGRAM, *arguments, CAIRN_WEB_IDENTITY="X-Remote-User", CAIRN_WEB_PROXIES="127.0.0.1")
    named = lambda name: Person(server.url, headers={"X-Remote-User": name})
    phone, desk, ben = named("ann"), named("ann"), named("ben")
    a, b, c = phone.open(), desk.open(), ben.open()
    a.write("from the phone")
    a.press("Name")
    c.write("of ben")
    c.press("Name")
    expect("two devices are one person", "from the phone", b.reload().values()["name"])
    expect("another name is somebody else", "of ben", c.reload().values()["name"])
    expect("there is no cookie", {}, {**phone.cookies, **desk.cookies, **ben.cookies})
    a.press("Deep")
    server.stop()
    server.start()
    again = named("ann").open()
    expect("and are the same after a restart", "from the phone", again.values()["name"])
    expect("without a name, nobody comes in", 403, Person(server.url).ask("/")[0])
    line = http.client.HTTPConnection(again.person.url.hostname, again.person.url.port)
    line.putrequest("GET", "/")
    for name in ["ann", "ben"]:
        line.putheader("X-Remote-User", name)
    line.endheaders()
    expect("nor with two", 400, line.getresponse().status)
    expect("no folder has a name of a user", [], [name for folder in ("people", "names")
                                                     for name in os.listdir(os.path.join(server.state, folder))
                                                     if "ann" in name or "ben" in name])
    for page in (a, b, c, again):
        page.close()
    server.stop()
    server = Server(PROGRAM, *arguments)
    ann, ben = (Person(server.url, headers={"X-Remote-User": "ann"}) for _ in range(2))
    a, b = ann.open(), ben.open()
    a.write("ann")
    a.press("Name")
    expect("unless configured, the header means nothing", "nobody", b.reload().values()["name"])
    a.close(), b.close()
    server.stop()


def system_limits():
    print("limits of the system")
    server = Server(PROGRAM, CAIRN_WEB_MEMORY="300")
    page = Person(server.url).open()
    with open(f"/proc/{server.worker_of(page)}/limits") as file:
        limits = {line[:25].strip(): line[25:].split()[:2] for line in file}
    expect("a worker writes no core file", ["0", "0"], limits["Max core file size"])
    expect("has few descriptors", ["1024", "1024"], limits["Max open files"])
    # Twice its memory, a gigabyte, and the stacks of 320 threads.
    most = (2 * 300 << 20) + (1 << 30) + 320 * (8 << 20)
    expect("and its memory ends somewhere", [str(most)] * 2, limits["Max data size"])
    page.close()
    server.stop()


def inherited():
    print("a socket of systemd")
    state = tempfile.mkdtemp(prefix="cairn-")
    inherit = os.path.join(os.path.dirname(__file__), "../../Support/WireGate/inherit.py")
    server = subprocess.Popen(
        [sys.executable, inherit, PROGRAM, "--web"],
        env={**os.environ, "CAIRN_WEB_STATE": state, "HOME": state},
        stdout=subprocess.PIPE,
        text=True,
    )
    page = Person(f"http://127.0.0.1:{server.stdout.readline().strip()}").open()
    expect("serves where it was told to", "Notes", page.title())
    page.close()
    server.terminate()
    expect("and ends", 0, server.wait(timeout=20))


for check in [two_people, restarts, lambda: restarts("--shared"), killed_workers, same_address, half_filled, full, identities,
              lambda: identities("--shared"), system_limits, inherited]:
    check()
