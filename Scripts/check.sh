#!/usr/bin/env bash
# Checks what needs no build: format, unsafe code, the order of folders, documents, and faults that can be planted.
set -euo pipefail
cd "$(dirname "$0")/.."

# As many files as a process may have open on most machines, whatever this one allows.
ulimit -Sn 1024

echo "== format"
# The programs keep their authors' formatting. The formatter opens all files that it is given at once.
git ls-files -z Package.swift 'Sources/*.swift' 'Tests/*.swift' 'Plugins/*.swift' 'Templates/*.swift' ':!Tests/Programs' |
  xargs -0 -n 500 swift format lint --strict --parallel

echo "== unsafe code"
Scripts/check-unsafe.sh

echo "== documents"
Scripts/check-documents.sh

if command -v python3 > /dev/null; then
  echo "== order of folders, codes, variables, options, numbers, what is missing, what has no effect, the page's script"
  Scripts/check-folders.py
  Scripts/check-diagnostics.py
  Scripts/check-configuration.py
  Scripts/check-missing.py
  Scripts/check-counts.py
  Scripts/make-support.py --check
  Scripts/make-page-files.py --check
  Scripts/test-runner.sh
  Scripts/check-gates.py
else
  echo "The order of folders, codes, variables, options, numbers, what is missing, what has no effect and the page's script are not checked: there is no python3."
fi

echo "== faults that tests must find"
Scripts/run-mutants.sh --check
