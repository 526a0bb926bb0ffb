#!/usr/bin/env python3
"""Counts the comment lines of each module that contain a construction from `Scripts/prose.txt`.

Fails if they are more than 1 % of a module's comment lines.

    Scripts/check-prose.py --list MODULE…    prints the lines of modules, and what to write instead
    Scripts/check-prose.py --all             prints the counts of all modules
    Scripts/check-prose.py --count           prints how many lines of comments, documents and messages are marked, for Scripts/check-gates.py
    Scripts/check-prose.py --list-documents, --list-messages
                                             prints the marked lines of documents and of diagnostics
"""
import pathlib
import re
import sys

LIMIT = 0.01
# So many lines are always allowed, for small modules.
FEW = 2

scripts = pathlib.Path(__file__).resolve().parent
sources = scripts.parent / "Sources"
comment = re.compile(r"^\s*(?://|/\*|\*(?:\s|$))")
example = re.compile(r"^\s*///?     |^\s*// MARK:")
quoted = re.compile(r"`[^`]*`|\"[^\"]*\"")


def patterns():
    """The regular expressions, and the advice for each."""
    for line in (scripts / "prose.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            pattern, _, advice = line.partition("\t")
            yield re.compile(pattern, re.I), advice


def comments(module):
    """The comment lines without examples: the file, the line number, and the text without code and quotations."""
    for path in sorted(module.rglob("*")):
        if path.suffix in {".swift", ".c", ".h", ".js", ".css"}:
            is_code = False
            for number, line in enumerate(path.read_text().splitlines(), 1):
                if not comment.match(line):
                    continue
                if "```" in line:
                    is_code = not is_code
                elif not is_code and not example.match(line):
                    yield path, number, quoted.sub("``", line.strip().lstrip("/* "))


def marked(module, rules):
    """The number of comment lines, and the lines that match a rule, with its advice."""
    count, found = 0, []
    for path, number, text in comments(module):
        count += 1
        advice = next((f"{match.group(0)!r}: {advice}" for rule, advice in rules if (match := rule.search(text))), None)
        if advice:
            found.append((path, number, text, advice))
    return count, found


def documents():
    """The lines of the documents without code."""
    for path in [*sorted(scripts.parent.glob("*.md")), *sorted((scripts.parent / "Docs").rglob("*.md"))]:
        is_code = False
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if line.startswith("```"):
                is_code = not is_code
            elif not is_code:
                yield path, number, quoted.sub("``", line)


def messages():
    """Lines with string literals that are sentences: diagnostics, and what `cairn` prints."""
    sentence = re.compile(r'"((?:[^"\\]|\\.)*)"')
    for path in sorted(sources.rglob("*.swift")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if comment.match(line):
                continue
            for text in sentence.findall(line):
                if len(text.split()) > 4:
                    yield path, number, text


def matches(lines, rules):
    for path, number, text in lines:
        if advice := next((f"{match.group(0)!r}: {advice}" for rule, advice in rules if (match := rule.search(text))), None):
            yield path, number, text, advice


def main(listed):
    rules = list(patterns())
    if "--count" in listed:
        modules = [path for path in sources.iterdir() if path.is_dir()]
        print("comments", sum(len(marked(module, rules)[1]) for module in modules))
        print("documents", sum(1 for _ in matches(documents(), rules)))
        print("messages", sum(1 for _ in matches(messages(), rules)))
        return 0
    for option, lines in (("--list-documents", documents), ("--list-messages", messages)):
        if option in listed:
            for path, number, text, advice in matches(lines(), rules):
                print(f"{path.relative_to(sources.parent)}:{number}: {text.strip()}\n    {advice}")
            return 0
    status = 0
    for module in sorted(path for path in sources.iterdir() if path.is_dir()):
        count, found = marked(module, rules)
        if module.name in listed:
            for path, number, text, advice in found:
                print(f"{path.relative_to(sources.parent)}:{number}: {text}\n    {advice}")
        if "--all" in listed:
            print(f"{module.name}: {len(found)} of {count} ({len(found) / max(count, 1):.1%})")
        if len(found) > max(FEW, LIMIT * count):
            print(f"{module.name}: {len(found)} of {count} comment lines are marked. The limit is {LIMIT:.0%}.")
            print(f"  List them with: Scripts/check-prose.py --list {module.name}")
            status = 1
    return status


sys.exit(main(sys.argv[1:]))
