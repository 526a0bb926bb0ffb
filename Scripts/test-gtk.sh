#!/usr/bin/env bash
# Drives apps in real windows as a person would, with pointer, keys and assistive technology. First come the scenarios that
# all hosts share, which must end as they do without a screen, then walks through the Catalog, the Gallery and the examples.
#
#   Scripts/test-gtk.sh                      everything
#   Scripts/test-gtk.sh conformance [N …]    the scenarios, or those with these numbers
#   Scripts/test-gtk.sh pages [PAGE …]       compares the Catalog's pages with what assistive technology finds there
#   Scripts/test-gtk.sh contrast [PAGE …]    measures the contrast of pages, light and dark
#   Scripts/test-gtk.sh layouts [PAGE …]     checks where things stand on pages, from narrow to wide
#   Scripts/test-gtk.sh catalog              walks through the Catalog
#   Scripts/test-gtk.sh WALK …               these of them
#   Scripts/test-gtk.sh gallery [WALK …]     the content of pages, or these walks through it
#   Scripts/test-gtk.sh examples [WALK …]    the apps in Examples from end to end, or these walks through them
#   Scripts/test-gtk.sh fingers [WALK …]     walks with fingers on a touch screen
#   Scripts/test-gtk.sh taken                pictures that tests take
#
# Each walk runs twice, at full speed and with the app slowed down. PACE=fast or PACE=slow runs it once. The scenarios run
# once, by pointer and by keys.
#
# Needs, on Debian: libadwaita-1-dev xvfb xdotool at-spi2-core dbus python3-pyatspi adwaita-icon-theme fonts-dejavu-core. The
# package locales adds right-to-left layouts, imagemagick the contrast; xserver-xorg-core and xserver-xorg-video-dummy add
# fingers. CATALOG, SCENARIO_WINDOW, GALLERY, PAGE_APP, SHOP and ISSUES name existing builds with the trait GTK; otherwise they are
# built in .build-gtk, or in the folder SWIFTPM_BUILD_DIR. The folder PICTURES receives a screenshot of each walk that fails. Scripts/test-gtk-next.sh does the
# same with the libraries of Debian's next release.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
for tool in Xvfb xdotool dbus-run-session pkg-config; do command -v "$tool" > /dev/null || missing+=("$tool"); done
pkg-config --exists libadwaita-1 2> /dev/null || missing+=(libadwaita-1)
/usr/bin/python3 -c 'import pyatspi' 2> /dev/null || missing+=(python3-pyatspi)
[[ -f /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf ]] || missing+=(fonts-dejavu-core)
if [[ ${#missing[@]} -gt 0 ]]; then
  echo "Windows are not tested, because these are missing: ${missing[*]}. On Debian:"
  echo "  apt-get install libadwaita-1-dev xvfb xdotool at-spi2-core dbus python3-pyatspi adwaita-icon-theme fonts-dejavu-core locales \\"
  echo "    xserver-xorg-core xserver-xorg-video-dummy"
  exit 0
fi

export CAIRN_GTK=1 SWIFTPM_BUILD_DIR="${SWIFTPM_BUILD_DIR:-$PWD/.build-gtk}"
CATALOG="${CATALOG:-$(Scripts/built.sh Catalog)}"
SCENARIO_WINDOW="${SCENARIO_WINDOW:-$(Scripts/built.sh ScenarioWindow)}"
GALLERY="${GALLERY:-$(Scripts/built.sh Gallery)}"
taken_pictures="$(Scripts/built.sh TakenPictures)"
PAGE_APP="${PAGE_APP:-$(Scripts/built.sh PageApp)}"
SHOP="${SHOP:-$(Scripts/built.sh Shop)}"
ISSUES="${ISSUES:-$(Scripts/built.sh Issues)}"
export CATALOG SCENARIO_WINDOW GALLERY PAGE_APP SHOP ISSUES

# The drivers' tally: how many scenarios ran, and how many failed.
TALLY="$(mktemp)"
export TALLY
trap 'rm -f "$TALLY"' EXIT

# Runs a driver on its own screen and bus. Without its own bus, every start would leave a daemon behind, and other programs'
# windows would be found. The accessibility bus has its socket in a folder that concurrent runs must not share. A driver that
# hangs despite its own limits is killed.
drive_on() {
  local screen="$1" folder="$2" status=0
  shift 2
  SCREEN="$screen" XDG_RUNTIME_DIR="$folder" timeout -s KILL 1500 dbus-run-session -- bash -c '
    exec 3< <(eval "exec $SCREEN" 2> /dev/null)
    server=$!
    trap "kill $server 2> /dev/null || true" EXIT
    read -r -t 20 -u 3 number || { echo "FAILED  There is no screen."; exit 1; }
    export DISPLAY=":$number" GDK_BACKEND=x11 GSK_RENDERER=cairo SWIFT_BACKTRACE=enable=no
    unset WAYLAND_DISPLAY
    timeout -s KILL 1400 /usr/bin/python3 "$@"
  ' -- "$@" 2> >(grep -vE "^dbus-daemon|^SpiRegistry|dbind-WARNING|^$" >&2) || status=1
  rm -rf "$folder"
  return $status
}

drive() {
  drive_on "Xvfb -displayfd 1 -screen 0 ${SCREEN_SIZE:-1200x900}x24 -nolisten tcp" "$(mktemp -d)" "$@"
}

# Wide windows need a wide screen.
drive_layouts() { SCREEN_SIZE=1500x900 drive $tests/layouts.py "$@"; }

# The X server for real screens has a driver for a virtual touch screen.
xorg=/usr/lib/xorg/Xorg
drive_fingers() {
  if [[ ! -f /usr/lib/xorg/modules/drivers/dummy_drv.so || ! -f /usr/lib/xorg/modules/input/inputtest_drv.so ]]; then
    echo "Fingers are not tested, because these are missing: xserver-xorg-core xserver-xorg-video-dummy"
    return
  fi
  local folder
  folder="$(mktemp -d)"
  sed "s|SOCKETS|$folder|" $tests/touch.conf > "$folder/touch.conf"
  TOUCH_SOCKETS="$folder" drive_on \
    "$xorg -displayfd 1 -noreset -config $folder/touch.conf -configdir $folder -logfile $folder/log -nolisten tcp" "$folder" \
    $tests/fingers_walks.py "$@"
}

# Pictures that tests take, at the size and in the colours they ask for.
take_pictures() {
  FONTCONFIG_FILE="$PWD/Tests/fonts.conf" xvfb-run -a -s "-screen 0 1600x1200x24 -nolisten tcp" "$taken_pictures"
}

tests=Tests/WindowTests
failed=0
case "${1:-everything}" in
  conformance) drive $tests/conformance.py "${@:2}" || failed=1 ;;
  pages) drive $tests/catalog_pages.py "${@:2}" || failed=1 ;;
  contrast) drive $tests/contrast.py "${@:2}" || failed=1 ;;
  layouts) drive_layouts "${@:2}" || failed=1 ;;
  catalog) drive $tests/drive.py || failed=1 ;;
  gallery) drive $tests/gallery.py "${@:2}" || failed=1 ;;
  examples) drive $tests/examples.py "${@:2}" || failed=1 ;;
  fingers) drive_fingers "${@:2}" || failed=1 ;;
  everything)
    take_pictures || failed=1
    drive $tests/conformance.py || failed=1
    drive $tests/catalog_pages.py || failed=1
    drive $tests/contrast.py || failed=1
    drive_layouts || failed=1
    drive $tests/drive.py || failed=1
    drive $tests/gallery.py || failed=1
    drive $tests/examples.py || failed=1
    drive_fingers || failed=1
    ;;
  taken) take_pictures || failed=1 ;;
  *) drive $tests/drive.py "$@" || failed=1 ;;
esac
awk '{ total += $1; failed += $2; again += $3 }
  END { printf "In windows: %d scenarios ran, %d failed, %d only passed the second time.\n", total, failed, again }' "$TALLY"
exit $failed
