#!/usr/bin/env bash
# Takes the pictures in Docs/Pictures: the app of the guide in a terminal, a window and a browser, and the apps in Examples in a browser,
# light and dark. Look at them before committing.
#
#   Scripts/take-pictures.sh [FOLDER]
#
# Needs, besides what Scripts/test-gtk.sh and Scripts/test-web.sh need, on Debian: tmux imagemagick webp fonts-cantarell fonts-inter
# fonts-jetbrains-mono. FONTS names another folder with fonts, and BOOKS an existing build with windows.
set -euo pipefail
cd "$(dirname "$0")/.."
out="$(realpath -m "${1:-Docs/Pictures}")"
chromium=$(Scripts/chromium.sh)

missing=()
for tool in Xvfb xdotool dbus-run-session tmux import img2webp; do command -v "$tool" > /dev/null || missing+=("$tool"); done
[ -n "$chromium" ] || missing+=(chromium)
python3 -c 'import playwright' 2> /dev/null || missing+=(playwright)
/usr/bin/python3 -c 'import pyatspi' 2> /dev/null || missing+=(python3-pyatspi)
if [ ${#missing[@]} -gt 0 ]; then
  echo "No pictures are taken, because these are missing: ${missing[*]}" >&2
  exit 69
fi

export CAIRN_GTK=1 SWIFTPM_BUILD_DIR="${SWIFTPM_BUILD_DIR:-$PWD/.build-gtk}"
books="${BOOKS:-$(Scripts/built.sh Books)}"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

# The fonts of the pictures, whatever the machine prefers.
FONTCONFIG_FILE="$folder/fonts.conf"
export FONTCONFIG_FILE PYTHONDONTWRITEBYTECODE=1
prefer() { echo "<alias binding=\"same\"><family>$1</family><prefer><family>$2</family></prefer></alias>"; }
cat > "$FONTCONFIG_FILE" << CONFIG
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${FONTS:-/usr/share/fonts}</dir><dir>/usr/share/fonts</dir><cachedir>$folder/fonts</cachedir>
$(prefer system-ui Inter)$(prefer sans-serif Inter)$(prefer Sans Cantarell)$(prefer monospace "JetBrains Mono")
</fontconfig>
CONFIG

python3 Scripts/pictures/terminal.py "$books" "$folder"
python3 Scripts/pictures/browser.py "$books" "$chromium" "$folder"
XDG_RUNTIME_DIR="$folder" dbus-run-session -- bash -c '
  exec 3< <(exec Xvfb -displayfd 1 -screen 0 2400x1600x24 -nolisten tcp 2> /dev/null)
  server=$!
  trap "kill $server 2> /dev/null || true" EXIT
  read -r -t 20 -u 3 number
  export DISPLAY=":$number" GDK_BACKEND=x11 GSK_RENDERER=cairo SWIFT_BACKTRACE=enable=no
  unset WAYLAND_DISPLAY
  /usr/bin/python3 Scripts/pictures/window.py "$@"
' -- "$books" "$folder"
python3 Scripts/pictures/compose.py "$chromium" "$folder" "$out"
python3 Scripts/pictures/examples.py "$chromium" "$folder" "$out" "$(Scripts/built.sh Shop)" "$(Scripts/built.sh Issues)"
