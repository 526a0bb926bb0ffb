#!/usr/bin/env bash
# Builds an app for distribution: the runtime is linked in, and start-up code is laid out contiguously, so that a start touches
# few pages.
#
#   Scripts/ship.sh PRODUCT [swift build options …]
#
#   Scripts/ship.sh Catalog --traits GTK
#
# Run it in the folder of the app's package. Afterwards the app is in .build/shipped/PRODUCT, together with its resources. It
# requires a C library at least as new as on this machine. An app with URLSession needs Debian's libcurl4-openssl-dev to build,
# and libcurl4 to run. The layout needs valgrind, which observes two starts. Without valgrind the app is complete, but uses
# more memory at start-up.
set -euo pipefail
product="${1:-}"
if [[ -z "$product" || "$product" == -* ]]; then
  echo "usage: Scripts/ship.sh PRODUCT [swift build options …]" >&2
  exit 64
fi
shift
options=(
  -c release --static-swift-stdlib --scratch-path .build/ship --product "$product" "$@"
  -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic
  # Allow the linker to order individual functions.
  -Xswiftc -Xfrontend -Xswiftc -function-sections
  # Create types by code. If they were created by name, the runtime would look up their conformances one by one.
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
)
# Nothing that the program calls can be replaced by writing to its tables: all are filled at the start, then protected.
options+=(-Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now)
# The C library supports compact relocations since 2022.
if [[ "$(getconf GNU_LIBC_VERSION | cut -d. -f2)" -ge 36 ]]; then
  options+=(-Xlinker -z -Xlinker pack-relative-relocs)
fi
# URLSession's dependency libcurl is not part of the runtime. An app that does not use it is not linked with it.
if echo 'int main() { return 0; }' | clang -x c -o /dev/null - -lcurl 2> /dev/null; then
  options+=(-Xlinker --as-needed -Xlinker -lcurl)
fi
# The runtime is written in C++. A terminal app uses no other C++, and loads faster with the few functions linked in than with
# the whole library. GTK loads the library anyway.
library="$(clang -print-file-name=libstdc++.a)"
if [[ -f "$library" && "$*" != *GTK* ]] && ! tr '\n' ' ' < Package.swift | grep -qE '\.package\([^)]*"GTK"'; then
  mkdir -p .build/ship/libraries
  ln -sf "$library" .build/ship/libraries
  options+=(-Xswiftc "-L$PWD/.build/ship/libraries")
fi
# Functions without a linker symbol, such as those that destroy closures, cannot be ordered, so they are kept together.
mkdir -p .build/ship
echo 'SECTIONS { .text.unnamed : { *(.text..L*) } } INSERT AFTER .text;' > .build/ship/unnamed.ld
options+=(-Xlinker -T -Xlinker "$PWD/.build/ship/unnamed.ld")
swift build "${options[@]}"

built="$(swift build "${options[@]}" --show-bin-path)"
work="$(mktemp -d)"
servers=()
trap 'for server in "${servers[@]}"; do kill "$server" 2> /dev/null || true; done; rm -rf "$work"' EXIT

# Records with valgrind which functions run until the first screen, in the order of their first calls. The second start finds
# the first one's state, and uses dark appearance and reduced motion.
watch() {
  # Valgrind cannot read Swift 6's debug information.
  strip -g -o "$work/$product" "$built/$product"
  find "$built" -maxdepth 1 -name '*.resources' -exec ln -s {} "$work" \;
  mkdir "$work/home"
  local host=terminal seconds=20
  if ldd "$work/$product" | grep -q libgtk-4; then
    command -v Xvfb > /dev/null && command -v dbus-run-session > /dev/null || return 1
    Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp 3> "$work/display" 2> /dev/null &
    servers+=($!)
    for _ in $(seq 100); do [[ -s "$work/display" ]] && break; sleep 0.1; done
    [[ -s "$work/display" ]] || return 1
    host=window seconds=60
  fi
  local run="env -u WAYLAND_DISPLAY HOME='$work/home' XDG_DATA_HOME='$work/home' XDG_STATE_HOME='$work/home' \
    XDG_CONFIG_HOME='$work/home' TERM=xterm-256color timeout --signal=TERM $seconds valgrind --tool=callgrind \
    --demangle=no --log-file=/dev/null --callgrind-out-file='$work/calls' '$work/$product'"
  for look in light dark; do
    if [[ $look == dark ]]; then
      mkdir -p "$work/home/gtk-4.0"
      printf '[Settings]\ngtk-enable-animations=0\n' > "$work/home/gtk-4.0/settings.ini"
      run="env CAIRN_APPEARANCE=dark CAIRN_REDUCE_MOTION=1 $run"
    fi
    if [[ $host == window ]]; then
      DISPLAY=":$(cat "$work/display")" GDK_BACKEND=x11 dbus-run-session -- bash -c "$run" > /dev/null 2>&1 || true
    else
      script -qec "stty rows 50 columns 200; $run" /dev/null > /dev/null 2>&1 < /dev/null || true
    fi
    sed -nE "s/^c?fn=\([0-9]+\) ([^']*).*$/\1/p" "$work/calls" >> "$work/run"
  done
  awk '!seen[$0]++' "$work/run" > "$work/order"
  [[ -s "$work/order" ]]
}

if ! command -v valgrind > /dev/null; then
  echo "Valgrind is missing, so the app is not laid out for a fast start." >&2
elif watch; then
  swift build "${options[@]}" \
    -Xlinker "--symbol-ordering-file=$work/order" -Xlinker --no-warn-symbol-ordering
else
  echo "A start of the app could not be observed, so the app is not laid out for a fast start." >&2
fi

shipped=".build/shipped/$product"
rm -rf "$shipped"
mkdir -p "$shipped"
strip -g -o "$shipped/$product" "$built/$product"
find "$built" -maxdepth 1 -name '*.resources' -exec cp -R {} "$shipped" \;
echo "$shipped/$product is ready, $(du -sh "$shipped" | cut -f1)."
