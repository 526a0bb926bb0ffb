#!/usr/bin/env bash
# Checks that every public symbol is in a row of Scripts/site/support.md, and that every public symbol of CairnTesting is documented.
# Build first.
set -euo pipefail
cd "$(dirname "$0")/.."
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
Scripts/symbols.sh "$folder"
swift Scripts/check-support.swift "$folder" Scripts/site/support.md
