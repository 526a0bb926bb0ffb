#!/usr/bin/env bash
# Depends on Cairn as a stranger does: clones and tags it, makes an app that depends on the tag, in a folder of its own, and
# builds and tests the app with every product. With GTK's headers the app has the window host too, and its first window is
# seen where there is Xvfb. What it builds is kept in FOLDER, if one is given.
#
#   Scripts/test-tag.sh [FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
# What is built here has other settings than other tests.
unset CAIRN_GTK SWIFTPM_BUILD_DIR
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
scratch="${1:-$work/build}"

# A tag that no release has, on what is committed here.
git clone --quiet . "$work/Cairn"
git -C "$work/Cairn" tag 0.0.1
window=()
if pkg-config --exists libadwaita-1 2> /dev/null; then window=(--window); fi

echo "== names that collide"
for name in SwiftUI Combine Foundation CairnCore swiftui; do
  if Scripts/new-app.sh "$name" "$work/$name" 2> /dev/null; then
    echo "An app may be called $name, which is a module."
    exit 1
  fi
done

# A name that Cairn uses for a target of its own, which no longer collides.
Scripts/new-app.sh "${window[@]}" --from "file://$work/Cairn" 0.0.1 Catalog "$work/Catalog"
cd "$work/Catalog"
# Every library product, and a host of its own written against them.
sed -i 's|^        .product(name: "AppleImports".*|&\n        .product(name: "Combine", package: "Cairn", condition: onLinux),|' Package.swift
printf 'import Combine\nimport SwiftUI\n\n@MainActor let everything = PassthroughSubject<Color, Never>()\n' > Sources/Catalog/Everything.swift

# A host of one's own, which sees the products alone.
mkdir -p Sources/LineHost Tests/LineHostTests
cp "$work/Cairn"/Examples/LineHost/*.swift Sources/LineHost/
cp "$work/Cairn"/Tests/Apps/LineHostTests/*.swift Tests/LineHostTests/
python3 - <<'END'
text = open("Package.swift").read()
at = text.index("targets: [") + len("targets: [")
product = lambda name: f'.product(name: "{name}", package: "Cairn")'
own = f"""
    .executableTarget(name: "LineHost", dependencies: [{product("SwiftUI")}, {product("CairnHosting")}]),
    .testTarget(
      name: "LineHostTests",
      dependencies: ["LineHost", {product("SwiftUI")}, {product("CairnHosting")}, {product("CairnScenarios")}]),"""
open("Package.swift", "w").write(text[:at] + own + text[at:])
END

echo "== build and test against the tag"
swift build --build-tests --scratch-path "$scratch"
swift test --skip-build --scratch-path "$scratch"
screen="$(CAIRN_HOST=text swift run --skip-build --scratch-path "$scratch" Catalog)"
grep -q Welcome <<< "$screen" || { printf '%s\n' "$screen"; echo "The first screen does not show Welcome."; exit 1; }

found="$(command -v xvfb-run xauth xdotool | wc -l)"
if [[ ${#window[@]} -gt 0 && "$found" -eq 3 ]]; then
  echo "== in a window"
  program="$(swift build --scratch-path "$scratch" --show-bin-path)/Catalog"
  xvfb-run -a bash -c '
    "$0" & app=$!
    for _ in $(seq 100); do
      if xdotool search --onlyvisible --name Notes > /dev/null 2>&1; then kill $app; exit 0; fi
      sleep 0.2
    done
    kill $app
    echo "No window came up."
    exit 1' "$program"
fi
echo "An app of its own builds and works against a tag."
