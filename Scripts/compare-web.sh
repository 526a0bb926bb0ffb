#!/usr/bin/env bash
# Compares a counter that Cairn serves with the same in NiceGUI, textual-serve and Python's websockets, in one run on this
# machine: click to DOM, first paint, bytes and requests of a first visit, processor time; and measures the memory of
# sessions. The last results are in Docs/Internals/Performance.md. Needs chromium, and pip for the peers; what is missing is skipped.
set -euo pipefail
cd "$(dirname "$0")/.."

chromium=$(Scripts/chromium.sh)
if [ -z "$chromium" ] || ! python3 -c 'import venv' 2> /dev/null; then
  echo "Skipped: this needs chromium and Python's venv."
  exit 0
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# PEERS names an environment of Python in which the peers are installed.
python="${PEERS:-}"
if [ -z "$python" ]; then
  python3 -m venv "$scratch/peers"
  python="$scratch/peers"
  "$python/bin/pip" install -q playwright websockets || { echo "Skipped: pip cannot install playwright."; exit 0; }
  "$python/bin/pip" install -q nicegui textual textual-serve || echo "Some peers cannot be installed."
fi
# WEB_BENCHMARK names the built program.
program="${WEB_BENCHMARK:-}"
if [ -z "$program" ]; then
  swift build --disable-build-manifest-caching -c release --package-path Tests/Apps --scratch-path .build --product WebBenchmark > /dev/null
  program="$(swift build --disable-build-manifest-caching -c release --package-path Tests/Apps --scratch-path .build --show-bin-path)/WebBenchmark"
fi
ulimit -n "$(ulimit -Hn)"
"$python/bin/python" Benchmarks/Web/compare.py "$program" "$chromium"
