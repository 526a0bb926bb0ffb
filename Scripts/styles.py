"""Reads and shortens style sheets."""
import re

COMMENT = re.compile(r"/\*.*?\*/", re.S)


def shorten(sheet):
    """The rules without comments and spaces, several on a line."""
    lines = [""]
    for head, body in blocks(COMMENT.sub("", sheet)):
        if len(lines[-1]) > 500:
            lines.append("")
        lines[-1] += rule_text(head, body)
    return "\n".join(lines)


def rule_text(head, body):
    if head.startswith("@") and "{" in body:
        inner = "".join(rule_text(*block) for block in blocks(body))
        return f"{re.sub(r' ?([(:]) ?', lambda found: found[1], head) if head.startswith(('@media', '@container')) else head}{{{inner}}}"
    return f"{','.join(parts(head, ','))}{{{';'.join(map(declaration, parts(body, ';')))}}}"


def declaration(text):
    name, _, value = text.partition(":")
    return f"{name.strip()}:{value.strip()}"


def blocks(text):
    """The heads before braces and the bodies between them."""
    start = 0
    while (begin := text.find("{", start)) >= 0:
        depth = 0
        for end in range(begin, len(text)):
            depth += (text[end] in "{([") - (text[end] in "})]")
            if depth == 0:
                break
        else:
            raise SystemExit(f"a rule without an end: {text[start:begin].strip()}")
        yield " ".join(text[start:begin].split()), text[begin + 1 : end]
        start = end + 1
    if text[start:].strip():
        raise SystemExit(f"not a rule: {text[start:].strip()[:60]}")


def parts(text, mark):
    """Splits a text at a mark that is not in parentheses, brackets or quotes."""
    found, depth, quote, start = [], 0, None, 0
    for index, character in enumerate(text):
        if quote:
            quote = None if character == quote else quote
        elif character in "\"'":
            quote = character
        elif character in "([)]":
            depth += 1 if character in "([" else -1
        elif character == mark and depth == 0:
            found.append(text[start:index])
            start = index + 1
    return [" ".join(part.split()) for part in [*found, text[start:]] if part.strip()]
