#!/usr/bin/env bash
# Drives apps in real windows, as a person would: with pointer, keys and assistive technology. First the scenarios that
# every host shares, which have to end as they do without a screen, then walks through the Catalog.
#
#   Scripts/test-gtk.sh                      everything
#   Scripts/test-gtk.sh conformance [N …]    the scenarios, or those with these numbers
#   Scripts/test-gtk.sh gallery [PAGE …]     what pages can show, or these of them
#   Scripts/test-gtk.sh WALK …               these walks through the Catalog
#   Scripts/test-gtk.sh pictures [FOLDER]    takes the pictures in Docs/Pictures anew; look at them before committing
#
# Needs, on Debian: libgtk-4-dev xvfb xdotool at-spi2-core dbus python3-pyatspi adwaita-icon-theme; with locales it also goes
# from right to left. CATALOG, SCENARIO_WINDOW and GALLERY name programs that have been built already, with the trait GTK;
# else they are built here. With PICTURES, a folder, what the screen looked like is kept of each walk that fails.
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

# Swift's package manager warns of flags of GTK's that it leaves out; a warning of the compiler's is a failure.
build() {
  swift build --traits GTK --scratch-path .build-gtk --product "$1" 2>&1 | tee "$log" >&2
  if grep -E '\.swift:[0-9]+:[0-9]+: warning:' "$log" >&2; then return 1; fi
  echo "$PWD/.build-gtk/debug/$1"
}
log="$(mktemp)"
trap 'rm -f "$log"' EXIT
CATALOG="${CATALOG:-$(build Catalog)}"
SCENARIO_WINDOW="${SCENARIO_WINDOW:-$(build ScenarioWindow)}"
GALLERY="${GALLERY:-$(build Gallery)}"
export CATALOG SCENARIO_WINDOW GALLERY

# A bus of its own: without one every start leaves a daemon behind, and windows of others would be found. The one for
# assistive technology has its socket in this folder, which two runs at a time must not share.
XDG_RUNTIME_DIR="$(mktemp -d)"
export XDG_RUNTIME_DIR
trap 'rm -rf "$XDG_RUNTIME_DIR" "$log"' EXIT
dbus-run-session -- bash -c '
  set -euo pipefail
  display=":$((90 + RANDOM % 900))"
  Xvfb "$display" -screen 0 1200x900x24 -nolisten tcp 2> /dev/null & server=$!
  trap "kill $server 2> /dev/null || true" EXIT
  export DISPLAY="$display" GDK_BACKEND=x11 GSK_RENDERER=cairo SWIFT_BACKTRACE=enable=no
  unset WAYLAND_DISPLAY
  for _ in $(seq 100); do xdotool getdisplaygeometry > /dev/null 2>&1 && break; sleep 0.05; done
  failed=0
  case "${1:-everything}" in
    pictures) /usr/bin/python3 Tests/WindowTests/pictures.py "${@:2}" || failed=1 ;;
    conformance) /usr/bin/python3 Tests/WindowTests/conformance.py "${@:2}" || failed=1 ;;
    gallery) /usr/bin/python3 Tests/WindowTests/gallery.py "${@:2}" || failed=1 ;;
    everything)
      /usr/bin/python3 Tests/WindowTests/conformance.py || failed=1
      /usr/bin/python3 Tests/WindowTests/drive.py || failed=1
      /usr/bin/python3 Tests/WindowTests/gallery.py || failed=1
      ;;
    *) /usr/bin/python3 Tests/WindowTests/drive.py "$@" || failed=1 ;;
  esac
  exit $failed
' -- "$@"
