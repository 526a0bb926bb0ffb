"""Reads JavaScript modules, checks their names, and joins them into one script."""
import re
from dataclasses import dataclass, field
from pathlib import Path

from javascript.names import KEYWORDS, declared, in_templates, properties
from javascript.tokens import closing, read

IMPORT = re.compile(r"^import (?:\{ ([\w, ]+) \} from )?'([^']+)';\n", re.M)
EXPORT = re.compile(r"^export (?=const |let |function )", re.M)


@dataclass
class Module:
    path: Path
    text: str
    # The names from other modules, by the path of the module.
    imports: dict = field(default_factory=dict)
    # The names at the top level, and those of them that are exported.
    names: set = field(default_factory=set)
    exports: set = field(default_factory=set)

    @property
    def body(self):
        """The text without imports and exports."""
        return EXPORT.sub("", IMPORT.sub("", self.text)).strip()


def load(main):
    """A module and those that it imports, in the order in which a browser runs them."""
    modules = {}

    def visit(path):
        if path in modules:
            return
        modules[path] = module = read_module(path)
        for imported in module.imports:
            visit(imported)
        ordered.append(module)

    ordered = []
    visit(main.resolve())
    return ordered


def read_module(path):
    module = Module(path, path.read_text())
    for names, address in IMPORT.findall(module.text):
        module.imports.setdefault((path.parent / address).resolve(), []).extend(names.split(", ") if names else [])
    tokens = read(module.text)
    module.names = {tokens[index].text for index in declared(tokens) if is_outermost(tokens, index)}
    module.exports = {
        tokens[index].text
        for index in declared(tokens)
        for before in range(max(0, index - 40), index)
        if tokens[before].text == "export" and tokens[before].kind == "word" and is_statement(tokens, before, index)
    }
    return module


def is_outermost(tokens, index):
    """Whether a declared name is not inside a function or a block; patterns do not count."""
    depth = 0
    for token in tokens[:index]:
        if token.kind == "mark":
            depth += (token.text in "([{") - (token.text in ")]}")
    if depth:
        return False
    # A parameter without parentheses.
    return tokens[index + 1].text != "=>"


def is_statement(tokens, start, index):
    """Whether two tokens are in one statement at the top level."""
    depth = 0
    for token in tokens[start:index]:
        if token.kind == "mark":
            depth += (token.text in "([{") - (token.text in ")]}")
            if depth == 0 and token.text == ";":
                return False
    return depth == 0 and tokens[start + 1].text in ("const", "let") or index == start + 2


def problems(modules, globals):
    """What is wrong with the names of modules: undefined or unused ones, and imports that do not exist."""
    by_path = {module.path: module for module in modules}
    imported = {(path, name) for module in modules for path, names in module.imports.items() for name in names}
    for module in modules:
        where = module.path.name
        tokens = read(IMPORT.sub(lambda found: "\n" * found.group().count("\n"), module.text))
        names, members = declared(tokens), properties(tokens)
        foreign = {name for names in module.imports.values() for name in names}
        known = {tokens[index].text for index in names} | foreign
        used = in_templates(tokens)
        for index, token in enumerate(tokens):
            if token.kind != "word" or index in names or token.text in KEYWORDS:
                continue
            if index in members and not is_shorthand(tokens, index):
                continue
            used.add(token.text)
            if token.text not in known and token.text not in globals:
                yield f"{where}:{token.line}: {token.text} is not defined"
            if token.text in foreign and is_assigned(tokens, index):
                yield f"{where}:{token.line}: {token.text} is of another module and cannot be assigned"
        for path, wanted in module.imports.items():
            for name in wanted:
                if path in by_path and name not in by_path[path].exports:
                    yield f"{where}: {path.name} does not export {name}"
                if name not in used:
                    yield f"{where}: {name} is imported and not used"
        for name in sorted({tokens[index].text for index in names} - used):
            if name not in module.exports or (module.path, name) not in imported:
                yield f"{where}: {name} is not used"


def is_shorthand(tokens, index):
    """Whether a property is also a variable: `{ name }`."""
    return tokens[index - 1].text in ("{", ",") and tokens[index + 1].text in (",", "}")


def is_assigned(tokens, index):
    before, after, next = tokens[index - 1].text, tokens[index + 1].text, tokens[index + 2].text
    return "++" in (before, after) or "--" in (before, after) or after == "=" and next != "=" or after in "+-*/|&" and next == "="


def join(modules):
    """The bodies of modules as one text, in which no two declare the same name."""
    seen = {}
    for module in modules:
        for name in module.names:
            if seen.setdefault(name, module) is not module:
                raise SystemExit(f"{module.path.name} and {seen[name].path.name} both declare {name}")
    return "\n".join(module.body for module in modules)
