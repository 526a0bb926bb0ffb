#!/usr/bin/env bash
# Builds 2,000 nested stacks and changes the leaf in them, in a stack of 8 MB as a program has it by default.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release --product Benchmarks >&2
ulimit -s 8192
"$(swift build -c release --show-bin-path)/Benchmarks" leaf-depth-2000 10
