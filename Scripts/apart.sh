#!/usr/bin/env bash
# Runs a command that finds no settings, data or state of the user, or of what ran before it, and leaves none behind. Its maps ask
# for tiles where no server is, instead of one outside of this machine.
#
#   Scripts/apart.sh COMMAND [ARGUMENT …]
set -euo pipefail
files="$(mktemp -d)"
# A server that is still ending may write there meanwhile.
trap 'rm -rf "$files" 2> /dev/null || rm -rf "$files" || true' EXIT
export CAIRN_MAP_TILES="http://127.0.0.1:9/{z}/{x}/{y}.png" CAIRN_MAP_ATTRIBUTION="© OpenStreetMap contributors"
XDG_CONFIG_HOME="$files/config" XDG_DATA_HOME="$files/share" XDG_STATE_HOME="$files/state" "$@"
