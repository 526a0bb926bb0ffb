#!/usr/bin/env bash
# Keeps what the compiler cannot check in `Sources/CairnUnsafe`, and pointers there and where this package calls C.
# Docs/Internals/Unsafe.md explains each primitive. Only reads the sources, so it takes less than a second.
set -euo pipefail
cd "$(dirname "$0")/.."
status=0

room='^Sources/CairnUnsafe/'

# Code that calls C: files, terminals, windows, ICU, SQLite, the C library.
boundaries=(
  Sources/CairnFoundation/Places Sources/CairnFoundation/Streams/AddressLookup.swift
  Sources/CairnFoundation/Units/UnitText.swift
  Sources/CairnFoundation/Localization/PluralCategory.swift
  Sources/CairnGTK
  Sources/CairnMacroExpansion/Protocol
  Sources/CairnRedis/RedisSocket.swift
  Sources/CairnStorage/File
  Sources/CairnTerminal/Device Sources/CairnTerminal/Loop
  Sources/CairnTool/System/Program.swift
  Sources/CairnStore/Database.swift
  Sources/SwiftUI/Launch
  Sources/WebKit/Engines
  Sources/MapKit/Engines Sources/AVFAudio/Engines
  Sources/CairnTesting/Host/GlobalJobs.swift
  # The lock that ThreadSanitizer understands.
  Sources/CairnLocks/Mutex.swift
)

# API that Apple declares with pointers.
declared=(
  Sources/CairnFoundation/System/NumberPointers.swift Sources/CairnFoundation/System/AssociatedObjects.swift
  Sources/CairnKits/UIKit/CGPath.swift Sources/CairnValues/Color/UIColor.swift Sources/os/OSLog.swift
  Sources/os/OSSignpost.swift Sources/LocalAuthentication/LAContext.swift
  Sources/AVFoundation/AVAsset.swift
  # Widgets of the app, as its module of GTK has them.
  Sources/CairnParts Sources/CairnCore/Session/HostParts.swift Sources/MapKit/Showing/MapStage.swift
  Sources/CairnCryptoKit Sources/CairnSecurity/SecItem.swift Sources/CairnSecurity/Random.swift
  Sources/CairnSecurity/Status.swift Sources/CairnSecurity/SecAccessControl.swift
  Sources/CairnKits/CoreGraphics Sources/CairnKits/UIKit/Texts/AttributedDocuments.swift
)

# Loops over bytes and cells, with pointers that nothing keeps.
bytes=(
  Sources/CairnFoundation/Localization/FormatReader.swift Sources/CairnFoundation/Localization/PlainDigits.swift
  Sources/CairnFoundation/Localization/PlainFilling.swift
  Sources/CairnNavigation/Stack/TypedPath.swift
  Sources/CairnTerminal/Cells Sources/CairnTerminal/Host/Screen/TerminalOutput.swift Sources/CairnTerminal/Input/InputParser.swift
  Sources/CairnTerminal/Painting/CellCanvas.swift
)

# forbid WHAT PATTERN [PATH…]: fails if the pattern is in a source that is in neither the room nor one of the paths.
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

# The macro writes a static variable of any type into the app's code.
forbid 'A promise in place of a check' \
  '@exclusivity|unsafeDowncast|unsafeBitCast|unsafelyUnwrapped|nonisolated\(unsafe\)|unowned\(unsafe\)|-Ounchecked' \
  Sources/CairnMacroExpansion/Expansion/EntryExpansion.swift
# A lock without a closure, for generic code that would look up metadata to call one.
forbid 'A lock without a closure' '_unsafe[A-Z]' Sources/CairnLocks/Mutex.swift Sources/Combine/Core/Lock.swift
# Objects that pass through GTK.
# The other is a parameter that Apple declares.
forbid 'An object that is held by hand' '\bUnmanaged\b' Sources/CairnGTK/GObject/CallbackData.swift \
  Sources/CairnSecurity/SecAccessControl.swift
forbid 'What the runtime keeps for itself' '_forEachField|@_spi\(Reflection\)'
# C functions of this package, an initializer that only the linker can name, and a library that is loaded on demand.
forbid 'A function by its name' '@_silgen_name|\bdlsym\b|\bdlopen\b' \
  Sources/CairnFoundation/System/Person.swift Sources/CairnHosting/Libraries/HostLibrary.swift Sources/CairnTool/Doctor/Machine.swift \
  Sources/CairnKits/UIKit/LifeCycle/DelegateKeeper.swift
forbid 'A pointer' \
  'Unsafe(Mutable)?(Raw)?(Buffer)?Pointer|OpaquePointer|withUnsafe|\.pointee\b|assumingMemoryBound|bindMemory|withMemoryRebound|storeBytes|\.load\(as:|\bmalloc\b|\bmemcmp\b' \
  "${boundaries[@]}" "${declared[@]}" "${bytes[@]}"

# Each unchecked conformance has a comment that says why it is safe.
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

# The lists above name no path without pointers.
for path in "${boundaries[@]}" "${declared[@]}" "${bytes[@]}"; do
  if ! grep -rqE --include='*.swift' 'Pointer|withUnsafe|pointee' "$path" 2> /dev/null; then
    echo "$path holds no pointer, and need not be listed in $0"
    status=1
  fi
done

# Docs/Internals/Unsafe.md names each primitive.
while IFS= read -r file; do
  if ! grep -qF "\`$(basename "$file")\`" Docs/Internals/Unsafe.md; then
    echo "Docs/Internals/Unsafe.md: $file is not mentioned"
    status=1
  fi
done < <(find Sources/CairnUnsafe -name '*.swift')

exit $status
