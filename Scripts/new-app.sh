#!/usr/bin/env bash
# Makes a new app: a package with the settings apps need, a stack of pages, and a test of it.
#
#   Scripts/new-app.sh NAME [FOLDER]                   beside this package, or in FOLDER; depends on this clone
#   Scripts/new-app.sh --window NAME [FOLDER]          opens in a window too; needs GTK's headers
#   Scripts/new-app.sh --from URL VERSION NAME …       depends on a released version instead
set -euo pipefail
cairn="$(cd "$(dirname "$0")/.." && pwd)"

usage() {
  echo "usage: Scripts/new-app.sh [--window] [--from URL VERSION] NAME [FOLDER]" >&2
  exit 64
}

traits=""
source=""
while [[ "${1:-}" == --* ]]; do
  case "$1" in
    --window) traits=', traits: ["GTK"]' ;;
    --from)
      if [[ $# -lt 3 ]]; then usage; fi
      source="url: \"$2\", exact: \"$3\""
      shift 2
      ;;
    *) usage ;;
  esac
  shift
done
name="${1:-}"
if ! [[ "$name" =~ ^[A-Z][A-Za-z0-9]*$ ]]; then
  echo "The name begins with a capital letter and has only letters and digits." >&2
  usage
fi

# A module of the same name cannot be imported beside the app's own.
modules="Swift Foundation FoundationEssentials FoundationNetworking FoundationXML Dispatch Observation Synchronization
  Testing XCTest Glibc RegexBuilder Distributed Cxx $(sed -n '/products:/,/\],$/p' "$cairn/Package.swift" |
    grep -oE '"[A-Za-z]+"' | tr -d '"')"
for module in $modules os OSLog CoreGraphics; do
  if [[ "${name,,}" == "${module,,}" || "$name" == Cairn* ]]; then
    echo "An app cannot be called $name: there is a module of that name already." >&2
    exit 64
  fi
done

folder="${2:-$(dirname "$cairn")/$name}"
if [[ -e "$folder" ]]; then
  echo "$folder already exists." >&2
  exit 73
fi
mkdir -p "$(dirname "$folder")"
cp -R "$cairn/Templates/App" "$folder"
mv "$folder/gitignore" "$folder/.gitignore"
mv "$folder/Sources/NewApp/NewAppApp.swift" "$folder/Sources/NewApp/${name}App.swift"
mv "$folder/Sources/NewApp" "$folder/Sources/$name"
mv "$folder/Tests/NewAppTests" "$folder/Tests/${name}Tests"
dependency=".package(${source:-name: \"Cairn\", path: \"$cairn\"}$traits)"
dependency="$(printf '%s' "$dependency" | sed 's/[&|\\]/\\&/g')"
find "$folder" -name '*.swift' -exec sed -i "s|NewApp|$name|g; s|CAIRN_DEPENDENCY|$dependency|" {} +
echo "$folder is ready. In it, \`swift test\` tests the app and \`swift run\` shows it."
