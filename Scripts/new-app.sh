#!/usr/bin/env bash
# Creates a new app: Scripts/new-app.sh NAME [FOLDER]. The folder (by default NAME next to this package) contains a package
# with the settings that apps need, a navigation stack, and a test for it.
set -euo pipefail
cairn="$(cd "$(dirname "$0")/.." && pwd)"
name="${1:-}"
if ! [[ "$name" =~ ^[A-Z][A-Za-z0-9]*$ ]]; then
  echo "usage: Scripts/new-app.sh NAME [FOLDER]; NAME begins with a capital and contains only letters and digits." >&2
  exit 64
fi
folder="${2:-$(dirname "$cairn")/$name}"
if [ -e "$folder" ]; then
  echo "$folder already exists." >&2
  exit 73
fi
mkdir -p "$(dirname "$folder")"
cp -R "$cairn/Templates/App" "$folder"
mv "$folder/gitignore" "$folder/.gitignore"
mv "$folder/Sources/NewApp/NewAppApp.swift" "$folder/Sources/NewApp/${name}App.swift"
mv "$folder/Sources/NewApp" "$folder/Sources/$name"
mv "$folder/Tests/NewAppTests" "$folder/Tests/${name}Tests"
path="$(printf '%s' "$cairn" | sed 's/[&|\\]/\\&/g')"
find "$folder" -name '*.swift' -exec sed -i "s|NewApp|$name|g; s|CAIRN_PATH|$path|g" {} +
echo "$folder is ready. In it, \`swift test\` tests the app and \`swift run\` runs it."
