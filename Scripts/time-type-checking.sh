#!/usr/bin/env bash
# Measures how long the compiler takes to check a body with many modifiers and one with many children, at most 300 ms each,
# and how many constraint scopes it tries, which does not depend on the load of the machine.
# Run it by hand after a debug build, on an otherwise idle machine: Scripts/time-type-checking.sh
set -euo pipefail
cd "$(dirname "$0")/.."
limit=300
built=".build/debug"
[[ -d "$built/Modules/SwiftUI.swiftmodule" || -f "$built/Modules/SwiftUI.swiftmodule" ]] || {
  echo "Build first: swift build" >&2
  exit 1
}
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

modifiers=(
  '.font(.headline)' '.bold()' '.italic()' '.foregroundStyle(.red)' '.lineLimit(2)' '.multilineTextAlignment(.center)'
  '.padding()' '.padding(.horizontal, 4)' '.frame(maxWidth: .infinity, alignment: .leading)' '.background(.blue)'
  '.clipShape(RoundedRectangle(cornerRadius: 8))' '.overlay { Circle().stroke(.gray, lineWidth: 1) }' '.shadow(radius: 3)'
  '.opacity(isOn ? 1 : 0.5)' '.offset(x: 2, y: 2)' '.rotationEffect(.degrees(isOn ? 5 : 0))' '.scaleEffect(1.1)'
  '.onTapGesture { isOn.toggle() }' '.onAppear { count += 1 }' '.onChange(of: isOn) { count += 1 }'
  '.task { count = 0 }' '.animation(.default, value: isOn)' '.accessibilityLabel("Text \(count)")' '.tint(.green)'
  '.disabled(count > 10)' '.environment(\.lineSpacing, 4)' '.sheet(isPresented: $isOn) { Text("Sheet") }'
  '.alert("Alert", isPresented: $isOn) { Button("OK") {} }' '.navigationTitle("Title")'
  '.toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") { count += 1 } } }'
)
children=(
  'Text("Count \(count)").bold()' 'Button("Add", action: { count += 1 })' 'Toggle("On", isOn: $isOn)'
  'TextField("Name", text: $name)' 'Slider(value: $amount, in: 0...10)' 'Stepper("Size", value: $count, in: 0...9)'
  'if isOn { Text("Yes") } else { Image(systemName: "xmark") }' 'ForEach(0..<3) { Text("Row \($0)").padding() }'
  'HStack { Text(name); Spacer(); Text("\(amount * 2)") }' 'Label("Star", systemImage: "star").font(.caption)'
)

write() {
  cat <<SWIFT
import SwiftUI
struct $1: View {
  @State private var isOn = false
  @State private var count = 0
  @State private var name = ""
  @State private var amount = 1.0
  var body: some View {
    $2
  }
}
SWIFT
}

chain="Text(\"Hello \\(name)\")"
for modifier in "${modifiers[@]}"; do chain+=$'\n      '"$modifier"; done
write ManyModifiers "$chain" >"$folder/ManyModifiers.swift"
list="List {"
for index in $(seq 0 49); do list+=$'\n      '"${children[$((index % ${#children[@]}))]}"; done
write ManyChildren "$list"$'\n    }' >"$folder/ManyChildren.swift"

failures=0
source Scripts/module-maps.sh
check() {
  swiftc -typecheck -swift-version 6 -I "$built/Modules" "${maps[@]}" \
    -load-plugin-executable "$built/CairnMacros-tool#CairnMacros" "$@" 2>&1
}

measure() {
  local best="" time scopes
  # Take the best of five, because other work on the machine only adds time.
  for _ in 1 2 3 4 5; do
    time="$(check -Xfrontend -debug-time-function-bodies "$folder/$2.swift" | tee "$folder/output" |
      awk '/\.body\.getter@/ { sub(/ms$/, "", $1); print $1 }')"
    [[ -n "$time" ]] || { cat "$folder/output" >&2; exit 1; }
    if [[ -z "$best" || "$(echo "$time < $best" | bc)" == 1 ]]; then best="$time"; fi
  done
  # Counted separately, because counting takes time.
  mkdir "$folder/$2"
  check -stats-output-dir "$folder/$2" "$folder/$2.swift" >"$folder/output"
  scopes="$(cat "$folder/$2"/*frontend*.json | awk -F': ' '/NumConstraintScopes/ { sub(/,/, "", $2); print $2 }')"
  printf '%-40s %8.1f ms %8d scopes\n' "$1" "$best" "$scopes"
  if [[ "$(echo "$best > $limit" | bc)" == 1 ]]; then failures=1; fi
}

measure "a body with ${#modifiers[@]} modifiers" ManyModifiers
measure "a body with 50 children" ManyChildren
exit "$failures"
