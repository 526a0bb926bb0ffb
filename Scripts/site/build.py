#!/usr/bin/env python3
"""Builds the site: build.py SYMBOLS OUT. Use Scripts/make-site.sh, which makes the symbols first.

Fails if a link or an anchor leads nowhere, or if a folder of the sources has no topic.
"""
import html
import json
import pathlib
import re
import shutil
import sys
import urllib.parse

import highlight
import markdown
import reference
import topics

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = pathlib.Path(__file__).resolve().parent
# The shelves, in the order of the menu, with their start pages.
SHELVES = [("Guide", "Guide/README.md"), ("Reference", None), ("Internals", "Internals/README.md")]

problems = []


class Site:
    def __init__(self, symbols, out):
        self.out = pathlib.Path(out)
        self.pages = {}
        self.anchors = {}
        self.links = []
        self.entries = []
        self.reference = reference.Reference(symbols, (HERE / "support.md").read_text())
        # Each document has a page of the same name below the site.
        self.documents = {file.relative_to(ROOT / "Docs"): file for file in sorted((ROOT / "Docs").rglob("*.md"))}
        for name in ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]:
            self.documents[pathlib.Path("..") / name] = ROOT / name

    def address(self, document):
        """The page of a document."""
        path = self.name(document)
        return path.with_name("index.html" if path.name == "README.md" else path.stem + ".html")

    @staticmethod
    def name(document):
        # The start page of the repository is that of the site; that of the documents only lists the shelves.
        if document == pathlib.Path("README.md"):
            return pathlib.Path("Documents.md")
        return pathlib.Path(*[part for part in document.parts if part != ".."])

    def build(self):
        for document, file in self.documents.items():
            self.add_document(document, file)
        self.add_reference()
        for problem in sorted(self.reference.unplaced):
            problems.append(f"Sources/{problem} has public symbols and no topic in Scripts/site/topics.py")
        self.check_links()
        if problems:
            sys.exit("\n".join(problems))
        self.write()

    def add_document(self, document, file):
        address = self.address(document)

        def link(target):
            if re.match(r"[a-z]+:", target):
                return target
            path, _, fragment = target.partition("#")
            goal = (file.parent / urllib.parse.unquote(path)).resolve() if path else file
            for other, known in self.documents.items():
                if known == goal or goal.is_dir() and known == goal / "README.md":
                    return self.linked(address, self.address(other), fragment)
            if goal.suffix == ".webp" and goal.exists():
                return self.relative(address, goal.relative_to(ROOT / "Docs"))
            # A source of the repository, which the site does not have.
            if not goal.exists():
                problems.append(f"{file.relative_to(ROOT)}: {target} leads nowhere")
            return None

        def symbol(name):
            found = self.reference.address(name)
            return found and self.relative(address, pathlib.Path("reference") / found)

        renderer = markdown.Renderer(link, symbol, highlight.code)
        body = renderer.render(file.read_text())
        self.anchors[address] = {anchor for _, _, anchor in renderer.headings}
        title = renderer.headings[0][1] if renderer.headings else file.stem
        shelf = address.parts[0] if len(address.parts) > 1 else ""
        self.pages[address] = (title, shelf, body, [one for one in renderer.headings if one[0] == 2])
        for level, text, anchor in renderer.headings:
            where = str(address) + (f"#{anchor}" if level > 1 else "")
            # Pages and headings come before symbols of the same name.
            self.entries.append((text, where, title if level > 1 else shelf or "Cairn", -1))

    def linked(self, page, goal, fragment):
        if fragment:
            self.links.append((page, goal, fragment))
        return self.relative(page, goal) + (f"#{fragment}" if fragment else "")

    @staticmethod
    def relative(page, goal):
        up = "../" * (len(page.parts) - 1)
        return up + urllib.parse.quote(str(goal))

    def add_reference(self):
        for address, page in self.reference.pages.items():
            place = pathlib.Path("reference") / f"{address}.html"
            self.pages[place] = (page.title, "Reference", page.body(self.reference), [])
        for module in topics.MODULES:
            body = reference.index(module, self.reference)
            headings = [(2, html.unescape(text), anchor) for anchor, text in re.findall(r'<h2 id="([^"]+)">(.*?)</h2>', body)]
            self.pages[pathlib.Path(f"reference/{module}/index.html")] = (module, "Reference", body, headings)
        counts = {module: sum(one.module == module for one in self.reference.symbols.values()) for module in topics.MODULES}
        rows = "".join(f'<tr><td><a href="{module}/index.html">{module}</a></td><td>{count}</td></tr>' for module, count in counts.items())
        self.pages[pathlib.Path("reference/index.html")] = (
            "Reference", "Reference",
            f'<h1>Reference</h1><div class="table"><table><tr><th>Module</th><th>Public symbols</th></tr>{rows}</table></div>', [])
        self.entries += self.reference.entries()

    def check_links(self):
        for page, goal, fragment in self.links:
            # Headings may change after a release.
            if page.name != "CHANGELOG.html" and fragment not in self.anchors.get(goal, set()):
                problems.append(f"{page}: {goal} has no heading {fragment}")
        for name, where, _, _ in self.entries:
            path = pathlib.Path(where.partition("#")[0])
            if path not in self.pages:
                problems.append(f"The search leads from {name} to {path}, which is no page")

    def write(self):
        if self.out.exists():
            shutil.rmtree(self.out)
        self.out.mkdir(parents=True)
        template = (HERE / "page.html").read_text()
        for address, (title, shelf, body, headings) in self.pages.items():
            up = "../" * (len(address.parts) - 1)
            menu = "".join(self.menu_item(up, name, shelf) for name, _ in SHELVES)
            contents = "".join(f'<li><a href="#{anchor}">{html.escape(text)}</a></li>' for _, text, anchor in headings)
            text = template
            for key, value in {
                "title": html.escape(title), "up": up, "menu": menu, "body": body,
                "contents": f"<nav class=\"contents\"><ul>{contents}</ul></nav>" if len(headings) > 1 else "",
            }.items():
                text = text.replace("{{" + key + "}}", value)
            file = self.out / address
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        shutil.copytree(ROOT / "Docs/Pictures", self.out / "Pictures", ignore=shutil.ignore_patterns("*.md"))
        for name in ["site.css", "search.js"]:
            shutil.copy(HERE / name, self.out / name)
        entries = sorted(self.entries, key=lambda one: (one[0].lower(), one[3], one[1]))
        index = json.dumps([one[:3] for one in entries], separators=(",", ":"), ensure_ascii=False)
        # A script instead of JSON, so that the site also works from a folder.
        (self.out / "index.js").write_text(f"window.entries = {index};\n")
        print(f"{len(self.pages)} pages, {len(self.entries)} entries in the search: {self.out}/index.html")

    @staticmethod
    def menu_item(up, name, shelf):
        folder = "reference" if name == "Reference" else name
        isHere = ' aria-current="true"' if name == shelf else ""
        return f'<a href="{up}{folder}/index.html"{isHere}>{name}</a>'


Site(sys.argv[1], sys.argv[2]).build()
