#!/usr/bin/env python3
"""Keeps the folders of CairnCore in one order: a folder names nothing in a folder above it.

So no two folders name each other, directly or by way of others. The order is `TIERS`, from the bottom to the top.

Without arguments the script reads only the sources, in less than a second. It finds types, and functions and variables
outside types. With `--index` it also finds members, by way of the index that `swift build` leaves in the folder of the
build: an extension in one folder cannot add to a type what a folder below it calls. `--edges` prints what each folder names.
"""
import collections
import ctypes
import os
import pathlib
import re
import shutil
import sys

TIERS = """
Diagnostics  what went wrong, and where it is kept
Time         what runs an app in time
Graph        nodes, views, sources, the environment's storage, the queues of a turn
State        @State, bindings, observable objects
Turn         the passes of a turn
Views        builders, primitive views, ForEach and its rows
Modifiers    modifiers and the nodes they make
Preferences  values that rise
Environment  values that descend
Lifecycle    appearing, changing, tasks
Subviews     views that take others apart
Motion       animated values, timelines
Session      the running app: its windows, host, focus, stores
Text         texts, and the images and symbols in them
Shapes       shapes
Looks        colors, effects, backgrounds
Transitions  how views come and go
Drawing      canvases, drawn images
Images       assets, images from elsewhere
Layout       stacks, frames, scrolling, lazy containers
Gestures     gestures
Focus        focus and keys
Accessibility  what assistive technology reads
Sharing      drag and drop
Storage      @AppStorage, @SceneStorage
Controls     buttons, fields, menus and other controls
Toolbar      items of bars, and what a page asks of them
Navigation   stacks, links, split views, pages and their bars
Lists        lists, forms, tables
Pickers      pickers, which may be a page with a list
Search       searches
Tabs         tab views
Presentations  sheets, alerts, dialogs
App          scenes, commands, launch
Inspection   what an inspector shows of all of these
"""

order = [line.split()[0] for line in TIERS.strip().splitlines()]
rank = {name: index for index, name in enumerate(order)}

repository = pathlib.Path(__file__).resolve().parent.parent
root = repository / "Sources" / "CairnCore"


def code(path):
    """The source without comments and strings."""
    text = re.sub(r"//.*", "", path.read_text())
    return re.sub(r'"(?:\\.|[^"\\])*"', '""', text)


sources = {path: code(path) for path in root.rglob("*.swift")}
folder = {path: path.relative_to(root).parts[0] for path in sources}

problems = []
present = set(folder.values())
problems += [f"The folder {name} is not in the order" for name in sorted(present - set(order))]
problems += [f"The folder {name} of the order is gone" for name in sorted(set(order) - present)]
if problems:
    sys.exit("\n".join(problems))

# What each folder names in each other one: for each name, the places that name it.
edges = collections.defaultdict(lambda: collections.defaultdict(set))


def read_sources():
    attributes = r"(?:@\S+ |public |package |final |open |indirect |nonisolated )*"
    kinds = "struct|class|enum|protocol|typealias|actor|func|let|var"
    declaration = re.compile(rf"^{attributes}(?:{kinds}) (\w+)", re.M)
    nested = re.compile(r"^\s+(?:[\w@()]+ )*(?:struct|class|enum|protocol|typealias|actor|associatedtype|case) (\w+)", re.M)
    homes = collections.defaultdict(set)
    inner = collections.defaultdict(set)
    for path, text in sources.items():
        for match in declaration.finditer(text):
            homes[match.group(1)].add(folder[path])
        for match in nested.finditer(text):
            inner[match.group(1)].add(folder[path])
    for path, text in sources.items():
        for name in set(re.findall(r"\b[A-Za-z_]\w*\b", text)):
            # A name that is declared in several folders is not told apart, nor is one that a type here or below nests.
            if len(homes[name]) != 1 or any(rank[one] <= rank[folder[path]] for one in inner[name]):
                continue
            edges[folder[path], next(iter(homes[name]))][name].add(str(path.relative_to(root)))


def read_index(build):
    """Reads the definitions and references that the compiler has recorded."""
    compiler = shutil.which("swiftc")
    library = compiler and pathlib.Path(compiler).resolve().parent.parent / "lib" / "libIndexStore.so"
    store_path = build / "index" / "store"
    if not library or not library.exists() or not store_path.exists():
        sys.exit(f"There is no index in {store_path}, or no libIndexStore beside swiftc. Build first.")

    class Text(ctypes.Structure):
        _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

        def __str__(self):
            return ctypes.string_at(self.data, self.length).decode() if self.length else ""

    pointer = ctypes.c_void_p
    index = ctypes.CDLL(str(library))
    each_name = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, Text)
    each_object = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, pointer)

    def function(name, result, *arguments):
        found = getattr(index, "indexstore_" + name)
        found.restype, found.argtypes = result, arguments
        return found

    create_store = function("store_create", pointer, ctypes.c_char_p, pointer)
    units = function("store_units_apply_f", ctypes.c_bool, pointer, ctypes.c_uint, pointer, each_name)
    open_unit = function("unit_reader_create", pointer, pointer, ctypes.c_char_p, pointer)
    close_unit = function("unit_reader_dispose", None, pointer)
    main_file = function("unit_reader_get_main_file", Text, pointer)
    dependencies = function("unit_reader_dependencies_apply_f", ctypes.c_bool, pointer, pointer, each_object)
    kind = function("unit_dependency_get_kind", ctypes.c_int, pointer)
    dependency_name = function("unit_dependency_get_name", Text, pointer)
    dependency_path = function("unit_dependency_get_filepath", Text, pointer)
    open_record = function("record_reader_create", pointer, pointer, ctypes.c_char_p, pointer)
    close_record = function("record_reader_dispose", None, pointer)
    occurrences = function("record_reader_occurrences_apply_f", ctypes.c_bool, pointer, pointer, each_object)
    symbol = function("occurrence_get_symbol", pointer, pointer)
    roles = function("occurrence_get_roles", ctypes.c_uint64, pointer)
    identifier = function("symbol_get_usr", Text, pointer)
    symbol_name = function("symbol_get_name", Text, pointer)
    is_definition, is_reference, is_implicit, is_record = 1 << 1, 1 << 2, 1 << 8, 2

    store = create_store(str(store_path).encode(), None)
    names = []

    @each_name
    def note(_, name):
        names.append(str(name))
        return True

    units(store, 0, None, note)
    records = {}
    for name in names:
        unit = open_unit(store, name.encode(), None)
        if not unit:
            continue
        path = pathlib.Path(str(main_file(unit)))
        if path in sources:

            @each_object
            def note_record(_, dependency):
                if kind(dependency) == is_record and str(dependency_path(dependency)) == str(path):
                    records[path] = str(dependency_name(dependency))
                return True

            dependencies(unit, None, note_record)
        close_unit(unit)

    missing = set(sources) - set(records)
    if missing:
        sys.exit(f"The index lacks {len(missing)} files, such as {sorted(missing)[0]}. Build first.")

    homes, used = {}, []
    for path, record in records.items():
        reader = open_record(store, record.encode(), None)

        @each_object
        def note_occurrence(_, occurrence):
            one, role = symbol(occurrence), roles(occurrence)
            # An extension has an identifier of its own, which starts with "s:e:".
            if role & is_definition and not str(identifier(one)).startswith("s:e:"):
                homes[str(identifier(one))] = path
            elif role & is_reference and not role & is_implicit:
                used.append((path, str(identifier(one)), str(symbol_name(one))))
            return True

        occurrences(reader, None, note_occurrence)
        close_record(reader)
    for path, one, name in used:
        if one in homes:
            edges[folder[path], folder[homes[one]]][name].add(str(path.relative_to(root)))


read_sources()
if "--index" in sys.argv:
    read_index(pathlib.Path(os.environ.get("SWIFTPM_BUILD_DIR", repository / ".build")) / "debug")

if "--edges" in sys.argv:
    for (user, used), names in sorted(edges.items()):
        if user != used:
            print(f"{user} -> {used}: {', '.join(sorted(names))}")

for (user, used), names in sorted(edges.items()):
    if rank[used] > rank[user]:
        for name, places in sorted(names.items()):
            problems.append(f"{', '.join(sorted(places))}: {name} is in {used}, which is above {user}")

if problems:
    print("\n".join(problems))
    sys.exit(1)
