"""Colors code: the words of Swift, and comments and strings of everything else."""
import html
import re

KEYWORDS = (
    "actor associatedtype async await break case catch class continue default defer deinit do each else enum extension false "
    "fileprivate final for func get guard if import in indirect init inout internal is isolated lazy let mutating nil nonisolated "
    "open operator override package private protocol public repeat rethrows return self Self set some any static struct "
    "subscript super switch throw throws true try typealias unowned var weak where while").split()

SWIFT = re.compile(
    r'(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<string>"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*")'
    r"|(?P<keyword>(?<![.\w#@])(?:" + "|".join(KEYWORDS) + r")\b)|(?P<attribute>[@#][A-Za-z_]\w*)"
    r"|(?P<number>\b\d[\d_]*(?:\.\d+)?\b)|(?P<type>\b[A-Z]\w*)", re.S)
SHELL = re.compile(r"(?P<comment>(?:^|(?<=\s))#[^\n]*)|(?P<string>'[^'\n]*'|\"[^\"\n]*\")", re.M)


def code(text, language):
    rules = SWIFT if language == "swift" else SHELL if language in ("", "sh", "bash") else None
    if rules is None:
        return html.escape(text)
    out = []
    end = 0
    for match in rules.finditer(text):
        out.append(html.escape(text[end:match.start()]))
        out.append(f'<span class="{match.lastgroup}">{html.escape(match[0])}</span>')
        end = match.end()
    return "".join(out) + html.escape(text[end:])
