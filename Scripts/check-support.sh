#!/usr/bin/env bash
# Every public symbol is in a row of Docs/Support.md, every name the document calls accepted exists, and everything public
# in CairnTesting says what it does. Build first.
set -euo pipefail
cd "$(dirname "$0")/.."
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
Scripts/symbols.sh "$folder"
swift Scripts/check-support.swift "$folder" Docs/Support.md
