#!/usr/bin/env python3
"""Writes the script and the styles of the browser host, shortened, into Sources/CairnWeb/Client/PageFiles.swift.

Run it after a change below Sources/CairnWeb/Page. It checks the scripts first: names that are not defined, not exported or
not used; syntax if there is node; and the types in their JSDoc comments if there is TypeScript.

    Scripts/make-page-files.py            writes the file
    Scripts/make-page-files.py --check    fails if the file is not up to date
"""
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import styles
from javascript.modules import join, load, problems
from javascript.shortener import shorten

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "Sources/CairnWeb/Page"
OUTPUT = ROOT / "Sources/CairnWeb/Client/PageFiles.swift"
# In the order of the cascade.
SHEETS = ["base", "layout", "texts", "pages", "lists", "controls", "inputs", "panels", "palette", "conditions"]
# The scripts that are loaded later, and the modules that load them.
LOADERS = {"Extras": "Script/extras.js", "Palette": "Extras/palettes.js", "Parts": "Extras/parts.js"}
# Texts that the scripts show, which the server sends in the user's language.
SHOWN = re.compile(r"\b(?:note|word)\('([^']+)'")
# What the scripts use of the browser.
GLOBALS = set(
    """addEventListener Array Blob Boolean cancelAnimationFrame clearTimeout close CSSStyleSheet document Event fetch getComputedStyle
    getSelection history Infinity innerHeight innerWidth Intl JSON location Map matchMedia Math MutationObserver navigator Number Object open parseFloat
    parseInt Promise requestAnimationFrame sessionStorage Set setTimeout String WeakMap WebSocket""".split()
)


def scripts():
    """The scripts, not yet shortened."""
    first, later = load(PAGE / "Script/main.js"), {name: load(PAGE / f"{name}/main.js") for name in LOADERS}
    found, loaded, given = [*problems(first, GLOBALS)], {module.path for module in first}, {}
    for name, loader in LOADERS.items():
        loaded |= {module.path for module in later[name]}
        later[name] = [module for module in later[name] if module.path.parent.name == name]
        found += problems(later[name], GLOBALS)
        # A script that is loaded later gets what it imports from the first one as parameters.
        given[name] = re.search(r"module\.default\(([^)]*)\)", (PAGE / loader).read_text())[1]
        wanted = {one for module in later[name] for path, names in module.imports.items() if path.parent.name == "Script" for one in names}
        if wanted != set(given[name].split(", ")):
            found.append(f"{loader}: the script {name} needs {', '.join(sorted(wanted))}")
    found += [f"{path.name} is imported nowhere" for path in set(PAGE.glob("*/*.js")) - loaded]
    found += [error for path in sorted(PAGE.glob("*/*.js")) for error in syntax_errors(path)] or type_errors()
    if found:
        raise SystemExit("\n".join(found))
    return f"(() => {{\n'use strict';\n{join(first)}\n}})();", *(
        f"export default ({given[name]}) => {{\n'use strict';\n{join(modules).replace('export default ', 'return ')}\n}};"
        for name, modules in later.items()
    )


def syntax_errors(path):
    node = shutil.which("node")
    if node:
        result = subprocess.run([node, "--input-type=module", "--check"], input=path.read_text(), capture_output=True, text=True)
        if result.returncode:
            yield f"{path.name}: {result.stderr.strip()}"


def type_errors():
    """What TypeScript finds in the scripts, whose JSDoc comments have the types."""
    compiler = shutil.which("tsc")
    if not compiler:
        print("The types of the page's script are not checked: there is no tsc (package node-typescript).", file=sys.stderr)
        return []
    return subprocess.run([compiler, "-p", PAGE / "jsconfig.json"], cwd=PAGE, capture_output=True, text=True).stdout.splitlines()


def literal(text):
    """A Swift literal whose delimiters are longer than all in the text."""
    signs = "#" * (max(map(len, re.findall("#+", text)), default=0) + 1)
    lines = "".join(f"    {line}\n" if line else "\n" for line in text.split("\n"))
    return f'{signs}"""\n{lines}    """{signs}'


def hash_of_sources():
    """A hash of all files of the page, which a test computes too."""
    value = 0xCBF29CE484222325
    for path in sorted(PAGE.glob("*/*"), key=lambda path: path.relative_to(PAGE).as_posix()):
        for byte in path.relative_to(PAGE).as_posix().encode() + path.read_bytes():
            value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def output():
    script, extras, palette, parts = map(shorten, scripts())
    words = sorted({text for path in PAGE.glob("*/*.js") for text in SHOWN.findall(path.read_text())})
    listed = "".join(f"    {json.dumps(text, ensure_ascii=False)},\n" for text in words)
    sheet = styles.shorten("".join((PAGE / f"Styles/{name}.css").read_text() for name in SHEETS))
    return f"""// swift-format-ignore-file
/// The script and the styles of every page, from the folder Page. Generated by Scripts/make-page-files.py.
enum PageFiles {{
  /// A hash of the files from which these texts were made.
  static let sources = "{hash_of_sources()}"

  /// The script that makes a page live.
  static let script = {literal(script)}

  /// The script that is loaded afterwards.
  static let extras = {literal(extras)}

  /// The script of the palette.
  static let palette = {literal(palette)}

  /// The script for the app's own markup, which is loaded with the first of it.
  static let parts = {literal(parts)}

  /// The texts that the scripts show.
  static let words = [
{listed}  ]

  /// The style sheet, without the colors.
  static let styles = {literal(sheet)}
}}
"""


text = output()
if "--check" in sys.argv:
    if not OUTPUT.exists() or OUTPUT.read_text() != text:
        raise SystemExit(f"{OUTPUT.relative_to(ROOT)} is not up to date: run Scripts/make-page-files.py")
else:
    OUTPUT.write_text(text)
