#!/usr/bin/env python3
"""Holds the counts in Scripts/gates.tsv: fails if one is worse than its limit.

    Scripts/check-gates.py            compares
    Scripts/check-gates.py --lower    takes counts that got better as the new limits; keeps the reasons

A commit that raises a limit says why in the last column. Only reads files.
"""
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
table = root / "Scripts/gates.tsv"


def files(*patterns):
    found = subprocess.run(["git", "ls-files", "-z", *patterns], cwd=root, check=True, capture_output=True, text=True)
    return [root / name for name in found.stdout.split("\0") if name and (root / name).is_file()]


def text(*patterns):
    return "\n".join(file.read_text() for file in files(*patterns))


def lines(*patterns):
    return sum(file.read_text().count("\n") for file in files(*patterns))


def stored_properties(folder, name=r"\w+"):
    """The stored properties in the declaration of a class or a structure; of the one with the most if the name fits several."""
    declaration = re.compile(rf"(?m)^( *)(?:@\w+ |package |public |private |fileprivate |nonisolated )*(?:final )?(?:class|struct) {name}\b.*{{$")
    modifiers = r"@\w+ |(?:package|public|private|fileprivate|internal)(?:\(set\))? |weak |unowned |lazy |nonisolated "
    counts = []
    for file in files(f"{folder}/*.swift"):
        source = file.read_text()
        for found in declaration.finditer(source):
            body = source[found.end():].split(f"\n{found[1]}}}", 1)[0].splitlines()
            count = 0
            for number, line in enumerate(body):
                if re.match(rf"{found[1]}  (?:{modifiers})*(?:let|var) ", line):
                    # A computed property has its braces on the line, without observers, and no initial value before them.
                    following = body[number + 1].strip() if number + 1 < len(body) else ""
                    is_computed = re.search(r"^[^=]*\{", line) and not following.startswith(("didSet", "willSet"))
                    count += not is_computed
            counts.append(count)
    if not counts:
        raise SystemExit(f"There is no class {name} in {folder}.")
    return max(counts)


def undocumented():
    """Public declarations without a doc comment, in the modules that apps import."""
    count = 0
    for file in files("Sources/*.swift"):
        source = file.read_text().splitlines()
        for number, line in enumerate(source):
            if re.match(r"\s*(?:@\w+(?:\(.*?\))? )*public (?!init|extension|typealias Body|import)", line):
                above = number - 1
                while above >= 0 and re.match(r"\s*(@|#if|#else|nonisolated$)", source[above]):
                    above -= 1
                count += not source[above].lstrip().startswith("///")
    return count


def scripts_in_circles():
    """The modules of the page's scripts that import each other, by whatever way."""
    imports = {file: {(file.parent / name).resolve() for name in re.findall(r"(?m)^import (?:.* from )?'(\..*)';", file.read_text())}
               for file in files("Sources/CairnWeb/Page/*.js")}

    def reached(start):
        seen, waiting = set(), [start]
        while waiting:
            new = imports.get(waiting.pop(), set()) - seen
            seen |= new
            waiting += new
        return seen
    return sum(file.resolve() in reached(file) for file in imports)


def prose():
    said = subprocess.run([sys.executable, "Scripts/check-prose.py", "--count"], cwd=root, check=True, capture_output=True, text=True)
    return {f"marked lines of {line.split()[0]}": int(line.split()[1]) for line in said.stdout.splitlines()}


def tests_per_hundred(sources, *tests):
    return round(100 * lines(*tests) / lines(sources))


HOSTS = ["CairnTerminal", "CairnGTK", "CairnWeb"]
counts = {
    "role comparisons in hosts": len(re.findall(r"\brole (?:==|!=) ", text(*[f"Sources/{host}/*.swift" for host in HOSTS]))),
    **{f"lines of {host}": lines(f"Sources/{host}/*.swift") for host in HOSTS},
    "lines of the page's script": lines("Sources/CairnWeb/Page/*.js"),
    "scripts of the page in circles": scripts_in_circles(),
    "lines of sources": lines("Sources/*.swift", "Sources/*.c", "Sources/*.h", "Sources/*.js", "Sources/*.css"),
    "lines of Package.swift": lines("Package.swift"),
    "stored properties of WebTab": stored_properties("Sources/CairnWeb", "WebTab"),
    "stored properties of TerminalHost": stored_properties("Sources/CairnTerminal", "TerminalHost"),
    **{f"most stored properties of a type in {host}": stored_properties(f"Sources/{host}") for host in HOSTS},
    "stored properties of StackNode": stored_properties("Sources/CairnCore", "StackNode"),
    "requirements of Metrics": len(re.findall(r"(?m)^  (?:var|func) ", re.search(r"protocol Metrics\b.*?\n}", text("Sources/CairnScreen/*.swift"), re.S)[0])),
    "comparisons of mark kinds in Charts": len(re.findall(r"\bmark\.kind (?:==|!=) ", text("Sources/Charts/*.swift"))),
    "casts of handlers in CairnCore": len(re.findall(r"handler as\?", text("Sources/CairnCore/*.swift"))),
    "@unchecked Sendable": len(re.findall(r"@unchecked Sendable", text("Sources/*.swift"))),
    "undocumented public symbols": undocumented(),
    **prose(),
}
# These may not fall.
floors = {
    "test lines per 100 lines of Charts": tests_per_hundred("Sources/Charts/*.swift", "Tests/ChartTests/*.swift"),
    "test lines per 100 lines of SwiftData": tests_per_hundred("Sources/SwiftData/*.swift", "Tests/DataTests/*.swift"),
    "test lines per 100 lines of CairnTool": tests_per_hundred("Sources/CairnTool/*.swift", "Tests/CairnToolTests/*.swift"),
}

rows = [line.split("\t") for line in table.read_text().splitlines() if line and not line.startswith("#")] if table.exists() else []
limits = {name: int(limit) for name, limit, *_ in rows}
reasons = {name: rest[0] if rest else "" for name, _, *rest in rows}
if sys.argv[1:] == ["--lower"]:
    new = {name: min(count, limits.get(name, count)) for name, count in counts.items()}
    new |= {name: max(count, limits.get(name, count)) for name, count in floors.items()}
    table.write_text(
        "# Counts that may not get worse: a name, the limit, and why it was raised last. Read by Scripts/check-gates.py.\n"
        + "".join(f"{name}\t{limit}\t{reasons.get(name, '')}".rstrip() + "\n" for name, limit in new.items()))
    sys.exit()

problems = [f"{name}: there is no limit in Scripts/gates.tsv." for name in (counts | floors).keys() - limits.keys()]
problems += [f"{name}: nothing counts this." for name in limits.keys() - (counts | floors).keys()]
problems += [f"{name}: {count}, and the limit is {limits[name]}." for name, count in counts.items() if count > limits.get(name, count)]
problems += [f"{name}: {count}, and the least is {limits[name]}." for name, count in floors.items() if count < limits.get(name, count)]
for problem in problems:
    print(problem)
if problems:
    print("Lower the count, or raise the limit in Scripts/gates.tsv and say why there.")
else:
    better = sum(count < limits[name] for name, count in counts.items()) + sum(count > limits[name] for name, count in floors.items())
    print(f"{len(counts) + len(floors)} counts" + (f", {better} better than their limits: Scripts/check-gates.py --lower" if better else ""))
sys.exit(1 if problems else 0)
