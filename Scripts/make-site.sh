#!/usr/bin/env bash
# Builds the site of the guide, the reference and the internals: Scripts/make-site.sh [FOLDER], by default .build/site.
# Open its index.html, or serve the folder with any web server.
set -euo pipefail
cd "$(dirname "$0")/.."
out="${1:-.build/site}"
[ -n "${CAIRN_BUILT:-}" ] || swift build
symbols="$(mktemp -d)"
trap 'rm -rf "$symbols"' EXIT
read -ra modules < <(PYTHONDONTWRITEBYTECODE=1 python3 Scripts/site/topics.py)
Scripts/symbols.sh "$symbols" "${modules[@]}"
PYTHONDONTWRITEBYTECODE=1 python3 Scripts/site/build.py "$symbols" "$out"
