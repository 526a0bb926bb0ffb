#!/usr/bin/env bash
# Pushes and pops pages in a real window thousands of times, and reports how much memory that leaves behind. Then repeats it
# fewer times under AddressSanitizer, with and without slides. Each step renders a frame, so it takes minutes.
#
#   Scripts/soak-window.sh [ROUNDS]
#
# Needs the packages of Scripts/test-gtk.sh. It fails if the last nine tenths of the rounds keep more than 64 KB, if a covered
# page keeps more than 16 KB, or if the sanitizer reports an error.
set -euo pipefail
cd "$(dirname "$0")/.."

rounds="${1:-10000}"
swift build -c release --traits GTK --scratch-path .build-gtk --product WindowBenchmarks >&2
swift build --sanitize address --traits GTK --scratch-path .build-sanitized --product WindowBenchmarks >&2
fast="$PWD/.build-gtk/release/WindowBenchmarks" checked="$PWD/.build-sanitized/debug/WindowBenchmarks"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/still/gtk-4.0" "$folder/sliding"
printf '[Settings]\ngtk-enable-animations=0\n' > "$folder/still/gtk-4.0/settings.ini"
export folder rounds fast checked

dbus-run-session -- bash -c '
  set -euo pipefail
  exec 3< <(exec Xvfb -displayfd 1 -screen 0 1280x1024x24 -nolisten tcp 2> /dev/null)
  server=$!
  trap "kill $server 2> /dev/null || true" EXIT
  read -r -t 20 -u 3 number
  export DISPLAY=":$number" GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=none SWIFT_BACKTRACE=enable=no
  export XDG_STATE_HOME="$folder" XDG_DATA_HOME="$folder" XDG_CONFIG_HOME="$folder/still"
  unset WAYLAND_DISPLAY
  # Checks the number after some words on a line against a maximum.
  at_most() {
    local found
    found="$(sed -n "s/.*$1 \(-\{0,1\}[0-9]*\) bytes.*/\1/p" <<< "$2")"
    [ -n "$found" ] && [ "$found" -le "$3" ] || { echo "FAILED  $1 ${found:-no} bytes, not at most $3"; exit 1; }
  }
  said="$("$fast" push-pop "$rounds")"
  echo "$rounds rounds: $said"
  at_most "the rounds left" "$said" 65536
  said="$("$fast" push-pop 10 2000)"
  echo "2,000 pages deep: $said"
  at_most "a page below keeps" "$said" 16384
  # GTK and the runtime keep some objects until the end. The purpose of this run is to find use after free.
  export ASAN_OPTIONS=detect_leaks=0
  for look in still sliding; do
    XDG_CONFIG_HOME="$folder/$look" "$checked" push-pop 500 100 > /dev/null
    echo "500 rounds above 100 pages under AddressSanitizer, $look: no errors"
  done
'
