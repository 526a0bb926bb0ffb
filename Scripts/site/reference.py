"""The pages of the reference, from the symbol graphs of the compiler."""
import collections
import html
import json
import pathlib
import re
import urllib.parse

import effects
import highlight
import markdown
import topics

KINDS = {
    "enum.case": "Cases", "init": "Initializers", "property": "Properties", "method": "Methods", "subscript": "Subscripts",
    "type.property": "Static properties", "type.method": "Static methods", "type.subscript": "Static subscripts",
    "func.op": "Operators", "associatedtype": "Associated types", "typealias": "Type aliases", "macro": "Macros",
    "func": "Functions", "var": "Variables",
}
# The columns of the page on what works, in the order of the hosts.
SUPPORT_COLUMNS = ["terminal", "window", "browser"]
TYPES = {"struct": "structure", "class": "class", "enum": "enumeration", "protocol": "protocol", "actor": "actor"}


class Symbol:
    def __init__(self, json, module):
        self.id = json["identifier"]["precise"]
        self.kind = json["kind"]["identifier"].removeprefix("swift.")
        self.path = json["pathComponents"]
        # The place of a call, which apps do not pass.
        self.title = json["names"]["title"].replace("_file:_line:", "")
        declaration = "".join(part["spelling"] for part in json["declarationFragments"]).strip()
        self.declaration = re.sub(r",? ?_(file|line): \w+ = #\w+", "", declaration)
        self.comment = "\n".join(line["text"] for line in json.get("docComment", {}).get("lines", []))
        uri = urllib.parse.unquote(json.get("location", {}).get("uri", ""))
        self.file = uri.rpartition("/Sources/")[2] if "/Sources/" in uri else ""
        self.topic = topics.topic(self.file) if self.file else None
        self.module = module
        self.isPrivate = any(part.startswith("_") for part in self.path)
        self.isDeprecated = any(
            item.get("isUnconditionallyDeprecated") or "deprecated" in item for item in json.get("availability", []))
        self.members = []

    @property
    def name(self):
        return re.split(r"[(<]", self.title.rpartition(".")[2])[0] or self.title

    @property
    def isType(self):
        return self.kind in TYPES

    @property
    def summary(self):
        return self.comment.strip().split("\n\n")[0].replace("\n", " ")


class Reference:
    def __init__(self, folder, support):
        self.symbols = {}
        self.unplaced = set()
        self.rows = support_rows(support)
        for module, parts in topics.MODULES.items():
            for part in parts:
                for file in sorted(pathlib.Path(folder).glob(f"{part}.symbols.json")) + sorted(
                        pathlib.Path(folder).glob(f"{part}@*.symbols.json")):
                    self.read(file, module)
        # Pages by address: the module, then the path of the type, or the topic of modifiers.
        self.pages = collections.OrderedDict()
        self.addresses = {}
        self.place()

    def read(self, file, module):
        entries = json.loads(file.read_text())["symbols"]
        isPublic = lambda entry: entry["accessLevel"] in ("public", "open")
        hidden = {tuple(entry["pathComponents"]) for entry in entries if not isPublic(entry)}
        for entry in filter(isPublic, entries):
            path = tuple(entry["pathComponents"])
            if any(path[:length] in hidden for length in range(1, len(path))):
                continue
            symbol = Symbol(entry, module)
            if symbol.isPrivate or not symbol.file:
                continue
            if symbol.topic is None:
                self.unplaced.add("/".join(symbol.file.split("/")[:2]))
            self.symbols.setdefault(symbol.id, symbol)

    def place(self):
        """Decides on which page each symbol is, and under which anchor."""
        for symbol in sorted(self.symbols.values(), key=lambda one: (one.path, one.title)):
            if symbol.isType:
                page = f"{symbol.module}/{'.'.join(symbol.path)}"
                self.page(page, symbol.module, ".".join(symbol.path), symbol)
                self.addresses[symbol.id] = f"{page}.html"
        for symbol in sorted(self.symbols.values(), key=lambda one: (one.path, one.title, one.declaration)):
            if symbol.isType:
                continue
            owner = ".".join(symbol.path[:-1])
            if owner == "View" and symbol.kind == "method":
                page = f"{symbol.module}/View modifiers, {symbol.topic}"
                self.page(page, symbol.module, f"View modifiers: {symbol.topic}", None, symbol.topic)
            elif owner:
                page = f"{symbol.module}/{owner}"
                self.page(page, symbol.module, owner, None, symbol.topic)
            else:
                page = f"{symbol.module}/Functions and aliases, {symbol.topic}"
                self.page(page, symbol.module, f"Functions and aliases: {symbol.topic}", None, symbol.topic)
            self.pages[page].members.append(symbol)
            self.addresses[symbol.id] = f"{page}.html#{self.pages[page].anchor(symbol)}"

    def page(self, address, module, title, symbol, topic=None):
        if address not in self.pages:
            self.pages[address] = Page(module, title, symbol, symbol.topic if symbol else topic)

    def address(self, name):
        """The address of what a comment names, such as `NavigationPath` or `NavigationPath/append(_:)`."""
        wanted = name.replace("/", ".").split("(")[0]
        for symbol in self.named().get(wanted.rpartition(".")[2], []):
            if ".".join(symbol.path).split("(")[0].endswith(wanted):
                return self.addresses[symbol.id]
        return None

    def named(self):
        if not hasattr(self, "names"):
            self.names = collections.defaultdict(list)
            for symbol in self.symbols.values():
                self.names[symbol.name].append(symbol)
            for symbols in self.names.values():
                symbols.sort(key=lambda one: (not one.isType, len(one.path), one.title))
        return self.names

    def hosts(self, symbol):
        """Where a symbol has an effect: what its comment says, or else the row of its area in the page on what works."""
        judgement = effects.judged(symbol.comment)
        if judgement and judgement.isWhole:
            return "Has no effect on any host."
        if judgement and judgement.hosts:
            return ", ".join(f"in {host}: {'no' if host in judgement.hosts else 'yes'}" for host in effects.HOSTS) + "."
        row = self.row(symbol)
        if not row:
            return ""
        _, cells = row
        answers = []
        for host, name in zip(effects.HOSTS, SUPPORT_COLUMNS):
            answers.append(f"in {host}: {cells[name]}")
        return f"{', '.join(answers)}."

    def row(self, symbol):
        """The row that names the symbol or its type, or else that of the closest folder."""
        matching = [(len(place), row) for row in self.rows for place in row[2]
                    if symbol.file == place or symbol.file.startswith(place + "/")]
        longest = max((length for length, _ in matching), default=0)
        closest = [row for length, row in matching if length == longest]
        named = [row for row in closest if any(f"`{part}`" in row[0] for part in [symbol.name, *symbol.path])]
        # A row that consists of names is about these alone, if the folder has others.
        areas = [row for row in closest if re.sub(r"`[^`]+`|[, ]", "", row[0])]
        found = named or areas or (closest if len(closest) == 1 else [])
        return found[0][:2] if found else None

    def entries(self):
        """What the search finds: each name once, with its address and what it is."""
        seen = set()
        for symbol in self.symbols.values():
            address = self.addresses[symbol.id]
            key = (symbol.name, address.split("#")[0])
            if key in seen:
                continue
            seen.add(key)
            owner = ".".join(symbol.path[:-1])
            what = TYPES.get(symbol.kind) or (f"{owner}, {symbol.module}" if owner else symbol.module)
            # Of the same name, types come first, then modifiers, and SwiftUI before other modules.
            rank = list(topics.MODULES).index(symbol.module) * 3 + (0 if symbol.isType else 1 if owner == "View" else 2)
            yield symbol.name, f"reference/{address}", what, rank


class Page:
    def __init__(self, module, title, symbol, topic):
        self.module, self.title, self.symbol, self.topic = module, title, symbol, topic
        self.members = []
        self.anchors = {}

    def anchor(self, symbol):
        name = re.sub(r"[^\w]+", "-", symbol.title).strip("-") or f"operator-{len(self.anchors)}"
        number = self.anchors.get(name, 0)
        self.anchors[name] = number + 1
        symbol.anchor = name if number == 0 else f"{name}-{number}"
        return symbol.anchor

    def body(self, reference):
        parts = [f"<p class=\"place\">{self.module} · {html.escape(self.topic or '')}</p><h1>{html.escape(self.title)}</h1>"]
        if self.symbol:
            parts.append(entry(self.symbol, reference, self.module))
        groups = collections.defaultdict(list)
        for member in self.members:
            groups[KINDS.get(member.kind, "More")].append(member)
        for kind in list(KINDS.values()) + ["More"]:
            if kind not in groups:
                continue
            if len(groups) > 1 or self.symbol:
                parts.append(f"<h2 id=\"{markdown.anchor(kind)}\">{kind}</h2>")
            for member in groups[kind]:
                parts.append(f'<section class="symbol" id="{member.anchor}"><h3>{html.escape(member.title)}</h3>')
                parts.append(entry(member, reference, self.module) + "</section>")
        return "\n".join(parts)


def entry(symbol, reference, module):
    """The declaration and the comment of a symbol."""
    prefix = "../" * (module.count("/") + 1)
    renderer = markdown.Renderer(
        lambda target: target if target.startswith("http") else None,
        lambda name: (lambda address: address and f"../{address}")(reference.address(name)), highlight.code)
    marks = []
    if symbol.isDeprecated:
        marks.append("<p class=\"mark\">Deprecated</p>")
    if hosts := reference.hosts(symbol):
        marks.append(f'<p class="mark"><a href="{prefix}Guide/Support.html#by-host">Hosts</a>: {markdown.Renderer(lambda _: None).inline(hosts)}</p>')
    comment = re.sub(r"^- (Parameters?|Returns|Throws)( \w+)?:", r"- **\1\2:**", symbol.comment, flags=re.M)
    return (f"<pre class=\"declaration\"><code>{highlight.code(symbol.declaration, 'swift')}</code></pre>"
            + "".join(marks) + renderer.render(comment))


def support_rows(support):
    """The rows of the table by host: the feature, the cells by the title of their column, and the folders and files."""
    lines = [line for line in support.split("\n") if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    titles = cells[0]
    return [
        (row[0], dict(zip(titles, row)), re.findall(r"`([^`]+)`", row[-1]))
        for row in cells[2:]
    ]


def index(module, reference):
    """The start page of a module: everything in it, by topic."""
    byTopic = collections.defaultdict(list)
    for address, page in reference.pages.items():
        if page.module == module:
            byTopic[page.topic or "More"].append((address, page))
    parts = [f"<h1>{module}</h1>"]
    for topic in list(topics.TOPICS) + ["More"]:
        if topic not in byTopic:
            continue
        parts.append(f'<h2 id="{markdown.anchor(topic)}">{html.escape(topic)}</h2><ul class="symbols">')
        for address, page in sorted(byTopic[topic], key=lambda item: item[1].title.lower()):
            name = urllib.parse.quote(address.partition("/")[2])
            summary = ""
            if page.symbol and page.symbol.summary:
                summary = " " + html.escape(markdown.plain(page.symbol.summary))
            elif not page.symbol and page.title.startswith(("View modifiers", "Functions")):
                names = sorted({member.name for member in page.members}, key=str.lower)
                summary = " " + html.escape(", ".join(names))
            parts.append(f'<li><a href="{name}.html"><code>{html.escape(page.title)}</code></a>{summary}</li>')
        parts.append("</ul>")
    return "\n".join(parts)
