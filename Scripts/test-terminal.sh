#!/usr/bin/env bash
# Drives the built Catalog in a real terminal (tmux), as a person would, and compares what is on the screen.
#
#   Scripts/test-terminal.sh [--update] [name …]
#
# Each scenario is a file in Tests/TerminalTests/Goldens: NAME.keys says in its first line how large the terminal is and which
# arguments the app gets, and in the others what to press, in tmux's names, or `mouse …` for the bytes of a mouse report;
# NAME.txt is the screen it must end with. `--update` writes the latter: look at them before committing.
set -euo pipefail
cd "$(dirname "$0")/.."
goldens=Tests/TerminalTests/Goldens
app="${CATALOG:-$PWD/.build/debug/Catalog}"
update=no
if [[ "${1:-}" == --update ]]; then update=yes; shift; fi
home="$(mktemp -d)"
tm() { tmux -L "cairn-$$" -f /dev/null "$@"; }
cleanup() { tm kill-server 2>/dev/null || true; rm -rf "$home"; }
trap cleanup EXIT

capture() { tm capture-pane -p -t a; }

# Starts the app, and waits for its first screen.
start() { # width height arguments
  rm -rf "$home"/*
  tm new-session -d -x "$1" -y "$2" -s a \
    "env -u NO_COLOR LANG=C.UTF-8 SWIFT_BACKTRACE=enable=no CAIRN_REDUCE_MOTION=1 HOME='$home' XDG_DATA_HOME='$home' XDG_STATE_HOME='$home' \
     $app $3; echo \"ended with \$?\"; exec sleep 1000"
  tm set -t a escape-time 0 2>/dev/null || true
  for _ in $(seq 200); do
    if [[ -n "$(capture | tr -d ' \n')" ]]; then return; fi
    sleep 0.05
  done
}

stop() { tm kill-session -t a; }

# Waits until the screen is what it should be.
becomes() { # file
  for _ in $(seq 100); do
    if diff -q <(capture) "$1" > /dev/null 2>&1; then return 0; fi
    sleep 0.05
  done
  return 1
}

# Waits until the screen has not changed for a while.
settles() {
  local before="" now
  for _ in $(seq 60); do
    now="$(capture)"
    if [[ "$now" == "$before" ]]; then return; fi
    before="$now"
    sleep 0.15
  done
}

failed=0
problem() { echo "FAILED: $*"; failed=$((failed + 1)); }

scenario() { # name
  local width height arguments line
  { read -r width height arguments
    start "$width" "$height" "$arguments"
    while read -r line; do
      case "$line" in
        "" | "#"*) ;;
        "mouse "*) tm send-keys -t a -l $'\e['"${line#mouse }" ;;
        "resize "*) read -r width height <<< "${line#resize }"; tm resize-window -t a -x "$width" -y "$height" ;;
        "type "*) tm send-keys -t a -l "${line#type }" ;;
        *) for key in $line; do tm send-keys -t a "$key"; [[ "$key" == Escape ]] && sleep 0.1; done ;;
      esac
    done; } < "$goldens/$1.keys"
  if [[ "$update" == yes ]]; then
    settles
    capture > "$goldens/$1.txt"
  elif ! becomes "$goldens/$1.txt"; then
    problem "$1"
    diff "$goldens/$1.txt" <(capture) || true
  fi
  stop
}

# What the terminal is like after the app has ended in some way.
restored() { # what happened, expected status
  for _ in $(seq 100); do
    if capture | grep -q "ended with"; then break; fi
    sleep 0.05
  done
  local state
  state="$(tm display -p -t a 'alternate #{alternate_on} mouse #{mouse_any_flag} cursor #{cursor_flag}')"
  [[ "$state" == "alternate 0 mouse 0 cursor 1" ]] || problem "after $1: $state"
  capture | grep -q "ended with $2" || problem "after $1: $(capture | grep ended || echo 'not ended')"
}

signalled() { # signal, expected status
  start 80 24 ""
  pkill -"$1" -P "$(tm display -p -t a '#{pane_pid}')" || true
  restored "signal $1" "$2"
  stop
}

names=("$@")
if [[ ${#names[@]} -eq 0 ]]; then
  for file in "$goldens"/*.keys; do names+=("$(basename "$file" .keys)"); done
fi
for name in "${names[@]}"; do scenario "$name"; done

if [[ $# -eq 0 && "$update" == no ]]; then
  start 80 24 ""; tm send-keys -t a q; restored "q" 0; stop
  start 80 24 ""; tm send-keys -t a C-c; restored "Ctrl+C" 0; stop
  signalled TERM 143
  signalled HUP 129
  signalled SEGV 139
  signalled ABRT 134
fi

if [[ $failed -gt 0 ]]; then echo "$failed failed"; exit 1; fi
echo "${#names[@]} screens as they should be"
