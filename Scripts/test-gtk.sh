#!/usr/bin/env bash
# Drives the Catalog in real windows, as a person would: with pointer, keys and assistive technology.
#
#   Scripts/test-gtk.sh [scenario …]
#   Scripts/test-gtk.sh gallery [scenario …]
#
# Needs, on Debian: libgtk-4-dev xvfb xdotool at-spi2-core dbus python3-pyatspi adwaita-icon-theme. CATALOG and GALLERY
# name programs that have been built already, with the trait GTK; else they are built here.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
for tool in Xvfb xdotool dbus-run-session pkg-config; do command -v "$tool" > /dev/null || missing+=("$tool"); done
pkg-config --exists gtk4 2> /dev/null || missing+=(gtk4)
/usr/bin/python3 -c 'import pyatspi' 2> /dev/null || missing+=(python3-pyatspi)
if [[ ${#missing[@]} -gt 0 ]]; then
  echo "Left out, for want of: ${missing[*]}. On Debian:"
  echo "  apt-get install libgtk-4-dev xvfb xdotool at-spi2-core dbus python3-pyatspi adwaita-icon-theme"
  exit 0
fi

if [[ -z "${CATALOG:-}" ]]; then
  swift build --traits GTK --scratch-path .build-gtk --product Catalog
  CATALOG="$PWD/.build-gtk/debug/Catalog"
fi
if [[ -z "${GALLERY:-}" ]]; then
  swift build --traits GTK --scratch-path .build-gtk --product Gallery
  GALLERY="$PWD/.build-gtk/debug/Gallery"
fi
export CATALOG GALLERY

# A bus of its own: without one every start leaves a daemon behind, and windows of others would be found.
dbus-run-session -- bash -c '
  set -euo pipefail
  display=":$((90 + RANDOM % 900))"
  Xvfb "$display" -screen 0 1000x800x24 -nolisten tcp 2> /dev/null & server=$!
  trap "kill $server 2> /dev/null || true" EXIT
  export DISPLAY="$display" GDK_BACKEND=x11 GSK_RENDERER=cairo SWIFT_BACKTRACE=enable=no
  unset WAYLAND_DISPLAY
  for _ in $(seq 100); do xdotool getdisplaygeometry > /dev/null 2>&1 && break; sleep 0.05; done
  if [[ "${1:-}" != gallery ]]; then /usr/bin/python3 Tests/WindowTests/drive.py "$@"; fi
  if [[ "${1:-gallery}" == gallery ]]; then /usr/bin/python3 Tests/WindowTests/gallery.py "${@:2}"; fi
' -- "$@"
