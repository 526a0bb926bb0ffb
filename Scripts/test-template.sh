#!/usr/bin/env bash
# Creates an app from the template, builds and tests it as its author would, and checks its first screen. Then adds resources
# and checks that the app finds them wherever it runs. It builds the whole package, which takes minutes, so it is run by hand.
# FOLDER keeps the build for the next time.
#
#   Scripts/test-template.sh [FOLDER]
#   CAIRN_SHIP=1 Scripts/test-template.sh [FOLDER]     # also runs Scripts/ship.sh, which builds everything for release
set -euo pipefail
cd "$(dirname "$0")/.."
cairn="$PWD"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
scratch="${1:-$folder/build}"
Scripts/new-app.sh Journal "$folder/Journal"
cd "$folder/Journal"
swift build --build-tests --scratch-path "$scratch"
swift test --skip-build --scratch-path "$scratch"
screen="$(CAIRN_HOST=text swift run --skip-build --scratch-path "$scratch" Journal)"
printf '%s\n' "$screen"
for word in Notes Welcome Shopping Add; do
  grep -q "$word" <<<"$screen" || { echo "The first screen does not show $word."; exit 1; }
done

echo "== resources"
# Typical app code: Foundation alone, a helper on Bundle, an asset catalogue, a string table.
sources=Sources/Journal
sed -i 's|^      swiftSettings: settings,$|      resources: [.process("resorts.json"), .process("Localizable.strings"), .process("Assets.xcassets")],\n&|' Package.swift
echo '["Zermatt", "Ischgl"]' > "$sources/resorts.json"
echo '"Greeting" = "Servus";' > "$sources/Localizable.strings"
mkdir -p "$sources/Assets.xcassets/cover.imageset"
echo '{"images": [{"filename": "cover.png", "idiom": "universal"}]}' > "$sources/Assets.xcassets/cover.imageset/Contents.json"
printf 'PNG' > "$sources/Assets.xcassets/cover.imageset/cover.png"
cat > "$sources/Resorts.swift" << 'END'
import Foundation

extension Bundle {
  func decode<T: Decodable>(_ file: String) -> T? {
    guard let url = url(forResource: file, withExtension: nil), let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(T.self, from: data)
  }
}

enum Resorts {
  static var names: [String] { Bundle.main.decode("resorts.json") ?? [] }
  static var isFoundByURL: Bool { Bundle.main.url(forResource: "resorts", withExtension: "json") != nil }
  static var isFoundByPath: Bool { Bundle.main.path(forResource: "resorts", ofType: "json") != nil }
  static var greeting: String { String(localized: "Greeting") }
}
END
cat > "$sources/JournalApp.swift" << 'END'
import SwiftUI

@main
struct JournalApp: App {
  var body: some Scene { WindowGroup("Journal") { ResortList() } }
}

struct ResortList: View {
  var body: some View {
    VStack {
      ForEach(Resorts.names, id: \.self) { Text($0) }
      Text(Resorts.isFoundByURL ? "by URL" : "not by URL")
      Text(Resorts.isFoundByPath ? "by path" : "not by path")
      Text(Resorts.greeting)
      Text("Greeting", bundle: .main)
      Text(UIImage(named: "cover") == nil ? "no picture" : "a picture")
      Image(.cover)
    }
  }
}
END
cat > Tests/JournalTests/NoteListTests.swift << 'END'
import CairnTesting
import SwiftUI
import Testing

@testable import Journal

@MainActor
@Suite("Resources in tests")
struct ResourceTests {
  @Test func everythingIsFound() {
    let texts = TestHost(JournalApp.self).texts
    #expect(texts.starts(with: ["Zermatt", "Ischgl", "by URL", "by path", "Servus", "Servus", "a picture"]), "\(texts)")
  }
}
END
swift build --build-tests --scratch-path "$scratch"
swift test --skip-build --scratch-path "$scratch"

finds() {
  local place="$1" screen
  shift
  screen="$(CAIRN_HOST=text "$@")"
  for word in Zermatt Ischgl "by URL" "by path" Servus "a picture"; do
    grep -qx "$word" <<< "$screen" || { printf '%s\n' "$screen"; echo "$place, the app does not find its resources: $word."; exit 1; }
  done
  echo "$place, the app finds its resources."
}

finds "Run" swift run --skip-build --scratch-path "$scratch" Journal
if [[ -n "${CAIRN_SHIP:-}" ]]; then
  "$cairn/Scripts/ship.sh" Journal
  shipped="$PWD/.build/shipped/Journal"
else
  # Ship the program and the resource folders next to it.
  built="$(swift build --scratch-path "$scratch" --show-bin-path)"
  shipped="$folder/shipped/Journal"
  mkdir -p "$shipped"
  cp "$built/Journal" "$shipped"
  find "$built" -maxdepth 1 -name '*.resources' -exec cp -R {} "$shipped" \;
fi
cd /
# Move the build away, so that nothing is found in the place where it was built.
mv "$folder/Journal" "$folder/elsewhere"
if [[ "$shipped" == "$folder/Journal/"* ]]; then shipped="$folder/elsewhere/${shipped#"$folder/Journal/"}"; fi
finds "Shipped" "$shipped/Journal"
export XDG_DATA_HOME="$folder/home/share"
mkdir -p "$folder/home/lib" "$folder/home/bin"
cp -R "$shipped" "$folder/home/lib/Journal"
ln -s ../lib/Journal/Journal "$folder/home/bin/Journal"
"$cairn/Scripts/make-desktop-files.sh" "$folder/home/bin/Journal" journal
program="$(sed -n 's/^Exec="\(.*\)"$/\1/p' "$XDG_DATA_HOME/applications/"*Journal.desktop)"
finds "Installed and linked to" "$folder/home/bin/Journal"
finds "Installed, from the desktop" "$program"
mkdir -p "$folder/usr/bin" "$folder/usr/share/Journal"
cp "$shipped/Journal" "$folder/usr/bin"
cp -R "$shipped"/*.resources "$folder/usr/share/Journal"
finds "With its resources below share" "$folder/usr/bin/Journal"
