"""Turns the Markdown of the documents and of doc comments into HTML."""
import html
import re
import textwrap


def anchor(heading, taken=None):
    """The anchor that GitHub gives a heading."""
    text = re.sub(r"\]\([^)]*\)", "", heading).lower()
    name = re.sub(r"[^\w -]", "", text).replace(" ", "-")
    if taken is None:
        return name
    number = taken.get(name, 0)
    taken[name] = number + 1
    return name if number == 0 else f"{name}-{number}"


def plain(text):
    """The text of a line without its marks."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"[`*]", "", text)


class Renderer:
    """Renders one document.

    `link` turns the target of a link into an address, or `None` to show the text alone; `symbol` does it for a name in two
    backquotes.
    """

    def __init__(self, link, symbol=lambda name: None, code=lambda text, language: html.escape(text)):
        self.link, self.symbol, self.code = link, symbol, code
        self.headings = []
        self.anchors = {}

    def render(self, text):
        return self.blocks(text.rstrip().split("\n"))

    def blocks(self, lines):
        out = []
        index = 0
        while index < len(lines):
            line = lines[index]
            if not line.strip() or line.startswith("<!--"):
                index += 1
            elif match := re.match(r"( *)(```+)(.*)$", line):
                index = self.fence(lines, index, match, out)
            elif match := re.match(r"(#+) (.*)$", line):
                out.append(self.heading(len(match[1]), match[2].strip()))
                index += 1
            elif re.match(r" *([-*]|\d+\.) ", line):
                index = self.list(lines, index, out)
            elif line.lstrip().startswith("|"):
                index = self.table(lines, index, out)
            elif line.startswith("<picture>"):
                # The only HTML of the documents: a picture with a variant for dark pages.
                out.append(re.sub(r'(src|srcset)="([^"]+)"', lambda match: f'{match[1]}="{self.link(match[2])}"', line))
                index += 1
            elif line.startswith(">"):
                quoted = []
                while index < len(lines) and lines[index].startswith(">"):
                    quoted.append(re.sub(r"^> ?", "", lines[index]))
                    index += 1
                out.append(f"<blockquote>{self.blocks(quoted)}</blockquote>")
            else:
                words = []
                while index < len(lines) and lines[index].strip() and not self.begins(lines[index], words):
                    words.append(lines[index].strip())
                    index += 1
                out.append(f"<p>{self.inline(' '.join(words))}</p>")
        return "\n".join(out)

    @staticmethod
    def begins(line, words):
        """Whether a line ends the paragraph above it."""
        return bool(words) and bool(re.match(r"(#+ |\||```| *[-*] | *\d+\. )", line))

    def heading(self, level, text):
        name = anchor(text, self.anchors)
        self.headings.append((level, plain(text), name))
        return f'<h{level} id="{name}">{self.inline(text)}</h{level}>'

    def fence(self, lines, index, match, out):
        indent, mark, language = len(match[1]), match[2], match[3].strip()
        index += 1
        code = []
        while index < len(lines) and lines[index].strip() != mark:
            code.append(lines[index][indent:] if not lines[index][:indent].strip() else lines[index])
            index += 1
        out.append(f'<pre><code>{self.code(textwrap.dedent(chr(10).join(code)), language)}</code></pre>')
        return index + 1

    def list(self, lines, index, out):
        indent = len(lines[index]) - len(lines[index].lstrip())
        isNumbered = lines[index].lstrip()[0].isdigit()
        items = []
        while index < len(lines):
            line = lines[index]
            here = len(line) - len(line.lstrip())
            match = re.match(r" *([-*]|\d+\.) (.*)$", line)
            if match and here == indent:
                items.append([match[2]])
                hang = here + len(match[1]) + 1
            elif not line.strip() and index + 1 < len(lines) and lines[index + 1].startswith(" " * (indent + 2)):
                items[-1].append("")
            elif line.strip() and here > indent:
                items[-1].append(line[min(here, hang):])
            else:
                break
            index += 1
        tag = "ol" if isNumbered else "ul"
        out.append(f"<{tag}>" + "".join(f"<li>{self.item(item)}</li>" for item in items) + f"</{tag}>")
        return index

    def item(self, lines):
        text = self.blocks(lines)
        # An item of one paragraph needs no distance of its own.
        return re.sub(r"^<p>(.*?)</p>", r"\1", text, count=1, flags=re.S)

    def table(self, lines, index, out):
        rows = []
        while index < len(lines) and lines[index].lstrip().startswith("|"):
            rows.append([cell.strip() for cell in re.split(r"(?<!\\)\|", lines[index].strip().strip("|"))])
            index += 1
        isHeaded = len(rows) > 1 and all(re.fullmatch(r":?-+:?", cell) for cell in rows[1])
        head, body = (rows[0], rows[2:]) if isHeaded else ([], rows)
        parts = ["<div class=\"table\"><table>"]
        if any(head):
            parts.append("<tr>" + "".join(f"<th>{self.inline(cell)}</th>" for cell in head) + "</tr>")
        for row in body:
            parts.append("<tr>" + "".join(f"<td>{self.inline(cell)}</td>" for cell in row) + "</tr>")
        out.append("".join(parts) + "</table></div>")
        return index

    def inline(self, text):
        kept = []

        def keep(value):
            kept.append(value)
            return f"\0{len(kept) - 1}\0"

        def symbol(match):
            name = match[1]
            address = self.symbol(name)
            shown = f"<code>{html.escape(name)}</code>"
            return keep(f'<a href="{html.escape(address)}">{shown}</a>' if address else shown)

        text = re.sub(r"``([^`]+)``", symbol, text)
        text = re.sub(r"`([^`]+)`", lambda match: keep(f"<code>{html.escape(match[1])}</code>"), text)
        text = text.replace("\\|", "|").replace("\\*", keep("*"))
        text = html.escape(text, quote=False)
        text = re.sub(r"!\[([^\]]*)\]\(([^)\s]+)\)", lambda match: keep(self.image(match[1], match[2])), text)
        text = re.sub(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)", lambda match: self.anchored(match, keep), text)
        text = re.sub(r"&lt;(https?://[^ &]+)&gt;", lambda match: keep(f'<a href="{match[1]}">{match[1]}</a>'), text)
        text = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", text)
        text = re.sub(r"(?<![\w*])\*([^*\s][^*]*)\*(?!\w)", r"<em>\1</em>", text)
        while "\0" in text:
            text = re.sub(r"\0(\d+)\0", lambda match: kept[int(match[1])], text)
        return text

    def anchored(self, match, keep):
        address = self.link(html.unescape(match[2]))
        shown = match[1]
        return keep(f'<a href="{html.escape(address)}">') + shown + keep("</a>") if address else shown

    def image(self, text, target):
        address = self.link(target)
        return f'<img src="{html.escape(address or target)}" alt="{html.escape(text)}" loading="lazy">'
