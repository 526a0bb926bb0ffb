"""Makes a script shorter: removes comments, spaces and the parentheses of casts, and shortens names.

Renames only names that the script declares and never uses for a property.
"""
from collections import Counter
from string import ascii_letters

from javascript.names import KEYWORDS, declared, in_templates, properties
from javascript.tokens import closing, read

# Names that the browser defines: a variable with one of these names is never renamed.
KNOWN = KEYWORDS - {"default", "export", "import"} | {
    "close", "document", "focus", "history", "length", "location", "name", "navigator", "open", "origin", "parent",
    "print", "screen", "self", "status", "stop", "top", "window",
}
SHORT = [*ascii_letters, *(a + b for a in ascii_letters for b in ascii_letters)]


def shorten(script):
    tokens = without_casts(read(script))
    rename(tokens)
    return written(tokens)


def without_casts(tokens):
    """Removes the parentheses of casts that mean the same without them."""
    removed = set()
    for start, token in enumerate(tokens):
        end = closing(tokens, start) if token.is_cast else None
        if end and (is_operand(tokens[start + 1 : end]) or is_whole(tokens, start, end)):
            removed |= {start, end}
            tokens[start + 1].is_first |= token.is_first
    return [token for index, token in enumerate(tokens) if index not in removed]


def is_operand(inside):
    """Whether operators around some tokens leave them together: `a.b(c)[d]`."""
    outer = at_depth_zero(inside)
    return inside[0].text != "{" and all(
        token.text in (".", "?.", "(", ")", "[", "]") or token.kind in ("word", "text") and token.text not in KEYWORDS for token in outer
    )


def is_whole(tokens, start, end):
    """Whether parentheses hold all of an initial value, an argument or an element."""
    before, after = tokens[start - 1], tokens[end + 1].text
    is_assigned = before.text == "=" and tokens[start - 2].kind == "word"
    begins = is_assigned or before.text in ("(", ",", "[", "of", "...") or before.text == "return"
    return begins and after in (";", ",", ")", "]") and not any(token.text == "," for token in at_depth_zero(tokens[start + 1 : end]))


def at_depth_zero(tokens):
    """The tokens outside brackets, and the outermost brackets."""
    found, depth = [], 0
    for token in tokens:
        depth -= token.kind == "mark" and token.text in ")]}"
        if depth == 0:
            found.append(token)
        depth += token.kind == "mark" and token.text in "([{"
    return found


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
