"""Finds in the doc comments of the sources which public symbols have no effect on any host, or not all of it.

A comment says `Has no effect`, or `Stored without effect`, for the whole symbol on every host, and `Has no effect in a terminal` for one
host. Any other sentence with `no effect` or `without effect` is about a part of the symbol.
"""
import pathlib
import re

import topics

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources"
HOSTS = ["a terminal", "a window", "a browser"]
ON_HOSTS = re.compile(r"^Has no effect in ((?:a \w+)(?: and a \w+)*)\.")
WHOLE = re.compile(r"^(It has no|Has no|Stored without|Accepted without) effect\b|\bso (it|this|they) (has|is|are) [\w ]*effect\b")
PART = re.compile(r"\b(no|without) effect\b")
DECLARATION = re.compile(
    r"^( *)(?:@[\w.]+(?:\([^)]*\))? )*((?:[a-z]+(?:\(\w+\))? )*?)"
    r"(func|var|let|struct|class|enum|protocol|extension|actor|case|init|subscript) ?`?([\w.]*)")
TYPES = {"struct", "class", "enum", "protocol", "extension", "actor"}


class Judgement:
    """What a comment says: the hosts on which nothing happens, and otherwise the sentence about a part."""

    def __init__(self, hosts, sentence):
        self.hosts, self.sentence = hosts, sentence

    @property
    def isWhole(self):
        return self.hosts == HOSTS


class Found:
    def __init__(self, file, path, kind, comment, judgement):
        self.path, self.kind, self.comment, self.judgement = path, kind, comment, judgement
        self.topic = topics.topic(file) or "More"

    @property
    def shown(self):
        """The name by which apps call it: modifiers stand for themselves, members follow their type."""
        return self.path.removeprefix("View.").removeprefix("Scene.").removesuffix(".")


def sentences(comment):
    # Without code: between fences, or indented.
    text = re.sub(r"```.*?(```|$)", "", comment, flags=re.S)
    text = " ".join(line.strip() for line in text.split("\n") if not line.startswith("    "))
    return [sentence.strip() for sentence in re.split(r"(?<=[.!?:]) +", text)]


def judged(comment):
    """What a comment says about effects, or `None`."""
    for sentence in sentences(comment):
        if match := ON_HOSTS.match(sentence):
            return Judgement([host for host in HOSTS if host in match[1]], sentence)
        if WHOLE.search(sentence):
            return Judgement(HOSTS, sentence)
    for sentence in sentences(comment):
        if PART.search(sentence):
            return Judgement([], sentence)
    return None


def declarations(file):
    """The declarations of a file with their paths and comments."""
    comment, scopes = [], []
    for line in (ROOT / file).read_text().split("\n"):
        text = line.strip()
        if text.startswith("///"):
            comment.append(text[3:].removeprefix(" "))
            continue
        match = DECLARATION.match(line)
        if match:
            indent, words, kind, name = len(match[1]), match[2].split(), match[3], match[4]
            while scopes and scopes[-1][0] >= indent:
                scopes.pop()
            isPublic = "public" in words or "open" in words or kind == "case"
            yield ".".join([scope for _, scope in scopes] + [name]), kind, isPublic, "\n".join(comment)
            if kind in TYPES:
                scopes.append((indent, name))
        # An attribute or a remark on a line of its own belongs to the declaration after it.
        if match or text and not text.startswith(("@", "//")):
            comment = []


def found():
    """All public symbols that have no effect, or not all of it, or not everywhere."""
    result, working = [], set()
    for parts in topics.MODULES.values():
        for module in parts:
            for path in sorted((ROOT / module).rglob("*.swift")):
                file = str(path.relative_to(ROOT))
                for name, kind, isPublic, comment in declarations(file):
                    if not isPublic:
                        continue
                    judgement = judged(comment)
                    if judgement:
                        result.append(Found(file, name, kind, comment, judgement))
                    else:
                        working.add(name)
    for one in result:
        # A function may work in its other forms.
        if one.judgement.isWhole and one.kind == "func" and one.path in working:
            one.judgement = Judgement([], f"Not where it does this: {sentences(one.comment)[0]}")
    return result
