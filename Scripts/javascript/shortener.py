"""Makes a script shorter: removes comments and spaces, and shortens names.

Renames only names that the script declares and never uses for a property.
"""
from collections import Counter
from string import ascii_letters

from javascript.names import KEYWORDS, declared, in_templates, properties
from javascript.tokens import read

# Names that the browser defines: a variable with one of these names is never renamed.
KNOWN = KEYWORDS - {"default", "export", "import"} | {
    "close", "document", "focus", "history", "length", "location", "name", "navigator", "open", "origin", "parent",
    "print", "screen", "self", "status", "stop", "top", "window",
}
SHORT = [*ascii_letters, *(a + b for a in ascii_letters for b in ascii_letters)]


def shorten(script):
    tokens = read(script)
    rename(tokens)
    return written(tokens)


def rename(tokens):
    used = Counter(token.text for token in tokens if token.kind == "word")
    texts = lambda indices: {tokens[index].text for index in indices}
    # Short names stay, and no other name is shortened to one of them.
    names = texts(declared(tokens)) - texts(properties(tokens)) - in_templates(tokens) - KNOWN
    names = {name for name in names if len(name) > 2}
    taken = set(used) - names | KNOWN
    free = (name for name in SHORT if name not in taken)
    # The most frequent name gets the shortest.
    short = dict(zip(sorted(names, key=lambda name: (-used[name], name)), free))
    for token in tokens:
        if token.kind == "word":
            token.text = short.get(token.text, token.text)


def written(tokens):
    parts, last = [], None
    for token in tokens:
        if last:
            if token.is_first and may_end(last):
                parts.append("\n")
            elif needs_space(last, token):
                parts.append(" ")
        parts.append(token.text)
        last = token
    return "".join(parts)


def may_end(token):
    """Whether a statement may end with a token and the line."""
    return token.kind != "mark" or token.text in (")", "]", "}", "++", "--")


def needs_space(first, second):
    if first.kind in ("word", "number", "pattern") and second.kind in ("word", "number"):
        return True
    # `a + +b` is not `a ++b`.
    return any(first.text.endswith(sign) and second.text.startswith(sign) for sign in "+-")
