"""Uses ServedApp through nginx and two gates. Usage: sticky.py URL CERTIFICATE NGINX-PID ADMIN-A ADMIN-B"""

import os
import re
import signal
import sys
import time
import urllib.request

from browser import Person

URL, CERTIFICATE, NGINX, ADMINS = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:6]


def expect(name, wanted, found):
    if wanted != found:
        print(f"  {name}: {found!r} instead of {wanted!r}")
        sys.exit(1)
    print(f"  {name}")


def taken():
    texts = [urllib.request.urlopen(admin + "/metrics").read().decode() for admin in ADMINS]
    return [int(re.search(r'cairn_workers{state="taken"} (\d+)', text)[1]) for text in texts]


before = sum(taken())
people = [Person(URL, CERTIFICATE) for _ in range(8)]
pages = [person.open() for person in people]
for round in range(10):
    for page in pages:
        page.press("Count")
        if round % 2:
            page.reload()
counts = [page.values()["count"] for page in pages]
expect("10 presses of 8 people, each with 5 new loads, stay in one process", ["10"] * 8, counts)
expect("each person has one process", 8, sum(taken()) - before)
expect("the cookie is of this host and secure", True,
       all(person.own.startswith("__Host-") and "Secure" in person.attributes[person.own] for person in people))
expect("so is that of the gate", True, all("Secure" in person.attributes["cairn_gate"] for person in people))
more = []
while min(taken()) == 0 and len(more) < 50:
    more.append(Person(URL, CERTIFICATE).open())
expect("people are on both gates", True, min(taken()) > 0)

page = pages[0]
page.write("draft")
page.press("Draft")
os.kill(NGINX, signal.SIGHUP)
time.sleep(1)
loads = page.loads
page.press("Count")
expect("a socket stays open while nginx reads its configuration again", loads, page.loads)
page.reload()
expect("and a new load finds the same process", ("11", "draft"), (page.values()["count"], page.values()["draft"]))
# A process that crashes while it answers is no fault of its gate's, so its person stays there.
hit = people[1]
gate = hit.cookies["cairn_gate"]
before = taken()
for _ in range(3):
    pages[1].close()
    pages[1] = hit.open()
    fields = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', pages[1].html))
    fields["tap"] = f"e{pages[1].find('Crash')}"
    expect("a form that crashes its process gets 502", 502, hit.post("/", fields))
    pages[1].load(again=True)
expect("and its person stays at their gate", (gate, before), (hit.cookies["cairn_gate"], taken()))
expect("as all others do", "11", page.reload().values()["count"])
for one in pages:
    one.close()
print(f"gate {people[0].cookies['cairn_gate']}", flush=True)

# The script ends this gate now.
sys.stdin.readline()
page.join()
expect("when its gate is killed, the other one takes over", "draft", page.values()["draft"])
page.press("Count")
page.reload()
expect("and keeps the page", "1", page.values()["count"])
page.close()
