#!/usr/bin/env bash
# What the compiler cannot check stands in one room, `Sources/CairnUnsafe`, and where this package meets C. `Docs/Unsafe.md` says why
# for each. Reads the sources only, so it takes no time.
set -euo pipefail
cd "$(dirname "$0")/.."
status=0

room='^Sources/CairnUnsafe/'

# Where C is called: files are opened, terminals and windows driven, Foundation's C library asked. Pointers go no further.
boundaries=(
  Sources/CairnFoundation/Places Sources/CairnFoundation/Units/UnitText.swift
  Sources/CairnFoundation/Localization/PluralCategory.swift
  Sources/CairnGTK
  Sources/CairnMacroExpansion/Protocol
  Sources/CairnStorage/File
  Sources/CairnTerminal/Device Sources/CairnTerminal/Loop
  Sources/SwiftUI/Launch
  # The lock that ThreadSanitizer can see.
  Sources/CairnLocks/Mutex.swift
)

# Declared with pointers on Apple's systems, and so here.
declared=(
  Sources/CairnCore/Platform/CGPath.swift Sources/CairnValues/Color/UIColor.swift Sources/os/OSLog.swift
)

# Bytes and cells that are gone through one by one, with a pointer that is not kept.
bytes=(
  Sources/CairnFoundation/Localization/FormatReader.swift Sources/CairnFoundation/Localization/PlainDigits.swift
  Sources/CairnFoundation/Localization/PlainFilling.swift
  Sources/CairnNavigation/Stack/TypedPath.swift
  Sources/CairnTerminal/Cells Sources/CairnTerminal/Host/TerminalHost.swift Sources/CairnTerminal/Input/InputParser.swift
  Sources/CairnTerminal/Painting/Canvas.swift
)

# Sources that hold a pattern, with comments left out, one line each; files under the paths that follow may.
forbid() {
  local what="$1" pattern="$2" found
  shift 2
  local allowed="$room"
  for path in "$@"; do allowed+="|^$path[/:]"; done
  found="$(grep -rnE --include='*.swift' "$pattern" Sources | grep -vE ':[0-9]+: *//' | grep -vE "$allowed" || true)"
  if [ -n "$found" ]; then
    echo "$what outside its room:"
    sed 's/^/  /' <<< "$found"
    status=1
  fi
}

# The macro writes what the app's own code has: a value that is made once, of whatever type.
forbid 'A promise in place of a check' \
  '@exclusivity|unsafeDowncast|unsafeBitCast|unsafelyUnwrapped|nonisolated\(unsafe\)|unowned\(unsafe\)|-Ounchecked' \
  Sources/CairnMacroExpansion/Expansion/EntryExpansion.swift
# A lock that is taken and given back by hand, as what it guards is generic and handed to no closure.
forbid 'A lock without a closure' '_unsafe[A-Z]' Sources/CairnLocks/Mutex.swift Sources/Combine/Core/Lock.swift
# Objects on their way through GTK.
forbid 'An object that is held by hand' '\bUnmanaged\b' Sources/CairnGTK/GObject/CallbackData.swift
forbid 'What the runtime keeps for itself' '_forEachField|@_spi\(Reflection\)'
# Functions in C of this package, one that the linker alone can name, and a library that is loaded when it is needed.
forbid 'A function by its name' '@_silgen_name|\bdlsym\b|\bdlopen\b' \
  Sources/CairnFoundation/System/Person.swift Sources/CairnFoundation/Streams/Network.swift \
  Sources/CairnCore/Platform/UIApplicationDelegate.swift
forbid 'A pointer' \
  'Unsafe(Mutable)?(Raw)?(Buffer)?Pointer|OpaquePointer|withUnsafe|\.pointee\b|assumingMemoryBound|bindMemory|withMemoryRebound|storeBytes|\.load\(as:|\bmalloc\b|\bmemcmp\b' \
  "${boundaries[@]}" "${declared[@]}" "${bytes[@]}"

# Whoever promises what the compiler cannot see says in a comment at that place why it holds.
unexplained="$(find Sources -name '*.swift' -print0 | xargs -0 awk '
  FNR == 1 { if (waits) print place; waits = 0; explained = -9 }
  /\/\/ Sendable: / { explained = FNR; waits = 0 }
  waits && FNR > waits + 4 { print place; waits = 0 }
  /@unchecked Sendable/ && !/^ *\/\// { if (FNR - explained > 3) { waits = FNR; place = FILENAME ":" FNR ":" $0 } }
  END { if (waits) print place }')"
if [ -n "$unexplained" ]; then
  echo '@unchecked Sendable without a comment "Sendable: …" that says why it holds:'
  sed 's/^/  /' <<< "$unexplained"
  status=1
fi

# A room that has gone, or is clean, is no exception any more.
for path in "${boundaries[@]}" "${declared[@]}" "${bytes[@]}"; do
  if ! grep -rqE --include='*.swift' 'Pointer|withUnsafe|pointee' "$path" 2> /dev/null; then
    echo "$path holds no pointer, and need not be listed in $0"
    status=1
  fi
done

# Each primitive of the room is described.
while IFS= read -r file; do
  if ! grep -qF "\`$(basename "$file")\`" Docs/Unsafe.md; then
    echo "Docs/Unsafe.md: $file is not mentioned"
    status=1
  fi
done < <(find Sources/CairnUnsafe -name '*.swift')

exit $status
