"""Splits JavaScript into tokens: the subset of the language that the browser host's script uses."""
import re
from dataclasses import dataclass

TOKEN = re.compile(
    r"(?P<space>\s+|//[^\n]*|/\*.*?\*/)"
    r"|(?P<text>'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\"|`(?:\\.|[^`\\])*`)"
    r"|(?P<word>[A-Za-z_$][\w$]*)|(?P<number>\d[\w$]*)"
    # Marks of several characters that mean something else in parts.
    r"|(?P<mark>\.\.\.|=>|\?\.|\+\+|--|.)",
    re.S | re.A,
)
PATTERN = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\[])*/[A-Za-z]*")


@dataclass
class Token:
    kind: str
    text: str
    # Whether it is the first token of its line, which may end a statement.
    is_first: bool
    line: int
    # Whether it opens the parentheses of a JSDoc cast: `/** @type {Node} */ (value)`.
    is_cast: bool = False


def read(script):
    tokens, place, is_first, line, is_typed = [], 0, False, 1, False
    while place < len(script):
        found = None
        if script[place] == "/" and script[place + 1] not in "/*" and begins_pattern(tokens):
            found, kind = PATTERN.match(script, place), "pattern"
        if not found:
            found = TOKEN.match(script, place)
            kind = found.lastgroup
        place = found.end()
        if kind == "space":
            is_first = is_first or "\n" in found.group()
            is_typed = "@type " in found.group() or is_typed and not found.group().strip()
        else:
            tokens.append(Token(kind, found.group(), is_first, line, is_typed and found.group() == "("))
            is_first = is_typed = False
        line += found.group().count("\n")
    return tokens


def begins_pattern(tokens):
    """Whether a slash begins a regular expression: the token before it is no operand of a division."""
    if not tokens:
        return True
    last = tokens[-1]
    if last.kind == "mark":
        return last.text not in (")", "]", "}")
    return last.kind == "word" and last.text in ("return", "typeof")


def closing(tokens, start):
    """The index of the bracket that closes the one at an index."""
    depth = 0
    for index in range(start, len(tokens)):
        if tokens[index].kind == "mark":
            depth += (tokens[index].text in "([{") - (tokens[index].text in ")]}")
            if depth == 0:
                return index
    return len(tokens) - 1


def opening(tokens, end):
    """The index of the bracket that the one at an index closes."""
    depth = 0
    for index in range(end, -1, -1):
        if tokens[index].kind == "mark":
            depth += (tokens[index].text in ")]}") - (tokens[index].text in "([{")
            if depth == 0:
                return index
    return 0
