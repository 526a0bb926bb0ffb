#!/usr/bin/env python3
"""Unpacks a .deb into a folder, with the libraries of the packages that it depends on and nothing else.

    Scripts/declared-root.py FILE.deb FOLDER

The libraries are those of this machine. Ends with 1 if it lacks one of the packages, or if the folder cannot be used as a root.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

package, folder = sys.argv[1], pathlib.Path(sys.argv[2])


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def installed(name):
    """The dependencies of a package, if it is installed."""
    answer = subprocess.run(
        ["dpkg-query", "-W", "-f", "${db:Status-Status}|${Pre-Depends}, ${Depends}", name], capture_output=True, text=True)
    status, _, depends = answer.stdout.partition("|")
    return depends if answer.returncode == 0 and status == "installed" else None


def skip(reason):
    print(f"Not tried with only what it depends on: {reason}.")
    sys.exit(1)


if os.geteuid() != 0:
    skip("only root can change the root")
found, waiting = set(), [output("dpkg-deb", "--field", package, "Depends")]
while waiting:
    for alternatives in waiting.pop().split(","):
        names = [re.split(r"[ (:]", name.strip())[0] for name in alternatives.split("|")]
        if not names[0] or found & set(names):
            continue
        for name in names:
            depends = installed(name)
            if depends is not None:
                found.add(name)
                waiting.append(depends)
                break
        else:
            skip(f"{names[0]} is not installed")
folder.mkdir(parents=True)
for name in ["bin", "lib", "lib64", "sbin"]:
    (folder / "usr" / name).mkdir(parents=True)
    (folder / name).symlink_to(f"usr/{name}")
for name in ["root", "proc"]:
    (folder / name).mkdir()
for name in sorted(found):
    for path in map(pathlib.Path, output("dpkg-query", "-L", name).splitlines()):
        if not re.search(r"\.so(\.|$)", path.name) or not path.exists() or path.is_dir():
            continue
        # The system's folders are links to those in /usr.
        place = folder / str(path.parent.resolve()).lstrip("/") / path.name
        place.parent.mkdir(parents=True, exist_ok=True)
        if not place.exists() and not place.is_symlink():
            shutil.copy2(path, place, follow_symlinks=False)
loader = next((path for path in pathlib.Path("/lib64").glob("ld-linux-*.so.*")), None)
if loader and not (folder / "usr/lib64" / loader.name).exists():
    shutil.copy2(loader.resolve(), folder / "usr/lib64" / loader.name)
subprocess.run(["dpkg-deb", "--extract", package, str(folder)], check=True)
