#!/usr/bin/env python3
"""Writes Docs/Guide/Support.md: the table of what works from Scripts/site/support.md, and what has no effect from doc comments.

With --check, only says whether the page is up to date. Only reads files, so it takes less than a second.
"""
import collections
import pathlib
import sys

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Scripts/site"))
sys.dont_write_bytecode = True
import effects  # noqa: E402
import topics  # noqa: E402

page = root / "Docs/Guide/Support.md"
TABLE = root / "Scripts/site/support.md"
TABLE_START, TABLE_END = "<!-- Written by Scripts/make-support.py from Scripts/site/support.md. -->", "<!-- The end of the table. -->"
START, END = "<!-- Written by Scripts/make-support.py from doc comments. -->", "<!-- The end of what is written. -->"
WIDTH = 140


def wrapped(text, indent="  "):
    lines, line = [], ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = indent + word
        else:
            line = f"{line} {word}" if line else word
    return "\n".join([*lines, line])


def names(found):
    return ", ".join(f"`{name}`" for name in sorted({one.shown for one in found}, key=lambda name: (name.lower(), name)))


def written():
    found = effects.found()
    types = {one.path for one in found if one.judgement.isWhole and one.kind in effects.TYPES}
    found = [one for one in found if not any(one.path.startswith(f"{type}.") for type in types)]
    lines, listed = [], set()
    for topic in list(topics.TOPICS) + ["More"]:
        here = [one for one in found if one.judgement.isWhole and one.topic == topic and one.shown not in listed]
        listed |= {one.shown for one in here}
        if here:
            lines.append(wrapped(f"- **{topic}:** {names(here)}"))
    lines.append("\nThese have an effect on other hosts:\n")
    for host in effects.HOSTS:
        here = [one for one in found if host in one.judgement.hosts and not one.judgement.isWhole]
        lines.append(wrapped(f"- **Not in {host}:** {names(here)}"))
    lines.append("\nThese have an effect, but for a part:\n")
    part = {one.shown: one.judgement.sentence for one in found if not one.judgement.hosts}
    lines += [wrapped(f"- `{name}`: {sentence}") for name, sentence in sorted(part.items(), key=lambda item: item[0].lower())]
    return "\n".join(lines)


def table():
    """The table without the column of folders, and with links from the page."""
    rows = [line for line in TABLE.read_text().splitlines() if line.startswith("|")]
    rows = [row.rsplit("|", 2)[0] + "|" for row in rows]
    return "\n".join(rows).replace("](../../Docs/Guide/Support.md#", "](#").replace("](../../Docs/", "](../")


def replaced(text, start, end, new):
    before, rest = text.split(start)
    _, after = rest.split(end)
    return f"{before}{start}\n\n{new}\n\n{end}{after}"


text = page.read_text()
new = replaced(replaced(text, TABLE_START, TABLE_END, table()), START, END, written())
if "--check" in sys.argv:
    if new != text:
        print("Docs/Guide/Support.md is not what its sources say. Run Scripts/make-support.py.")
        sys.exit(1)
else:
    page.write_text(new)
print(f"{len(effects.found())} symbols without effect, or without a part of it")
