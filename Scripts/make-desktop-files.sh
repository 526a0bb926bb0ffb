#!/usr/bin/env bash
# Registers an app with your desktop: in its menu, and for links with a scheme.
#
#   Scripts/make-desktop-files.sh PROGRAM [SCHEME …]
#
#   Scripts/make-desktop-files.sh ~/bin/Journal journal
#
# Afterwards `xdg-open journal://today` opens the link in the app, in the running instance if there is one.
set -euo pipefail
program="${1:-}"
if [[ -z "$program" || ! -x "$program" ]]; then
  echo "usage: Scripts/make-desktop-files.sh PROGRAM [SCHEME …]; PROGRAM is the built app." >&2
  exit 64
fi
shift
program="$(realpath "$program")"
name="$(basename "$program")"
# The app's name on D-Bus, which also identifies its windows.
identifier="app.cairn.$(printf '%s' "$name" | sed 's/[^A-Za-z0-9]/_/g; s/^\([0-9]\)/_\1/')"
folder="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
mkdir -p "$folder"
quoted="\"$(printf '%s' "$program" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')\""
cat > "$folder/$identifier.desktop" << END
[Desktop Entry]
Type=Application
Name=$name
Exec=$quoted
Icon=$identifier
StartupNotify=true
Categories=Utility;
END
if [[ $# -gt 0 ]]; then
  # Separate from the menu entry, which starts the app without a link.
  types=""
  for scheme in "$@"; do
    if ! [[ "$scheme" =~ ^[a-z][a-z0-9+.-]*$ ]]; then
      echo "\"$scheme\" is not a valid scheme: it must begin with a letter and contain only lower case letters, digits, +, . and -." >&2
      exit 64
    fi
    types+="x-scheme-handler/$scheme;"
  done
  cat > "$folder/$identifier.links.desktop" << END
[Desktop Entry]
Type=Application
Name=$name
Exec=$quoted --open %u
NoDisplay=true
MimeType=$types
END
fi
if command -v update-desktop-database > /dev/null; then
  update-desktop-database -q "$folder"
elif [[ $# -gt 0 ]]; then
  echo "Links are not registered yet, because desktop-file-utils is missing. Install it and run this again." >&2
fi
echo "$identifier is in $folder."
