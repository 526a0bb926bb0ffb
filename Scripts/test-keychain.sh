#!/usr/bin/env bash
# Stores passwords in a real secret service, GNOME's keyring on a bus of its own: across processes, without the service, and when it is
# back. Needs gnome-keyring, libsecret and dbus-run-session; without them, it says so and passes.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "${1:-}" != on-bus ]; then
  for program in gnome-keyring-daemon dbus-run-session dbus-send; do
    if ! command -v "$program" > /dev/null; then
      echo "Skipped: this needs $program."
      exit 0
    fi
  done
  if [[ "$(PATH="$PATH:/sbin" ldconfig -p)" != *libsecret-1.so.0* ]]; then
    echo "Skipped: this needs libsecret-1.so.0."
    exit 0
  fi
  caller="$(Scripts/built.sh KeychainCaller)"
  scratch="$(mktemp -d)"
  trap 'rm -rf "$scratch"' EXIT
  mkdir -m 700 "$scratch/run"
  # No display: a service that is locked must fail in place of asking. No services of this machine: only this script starts one.
  cat > "$scratch/bus.conf" << EOF
<busconfig>
  <type>session</type><listen>unix:dir=$scratch/run</listen><auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
  </policy>
</busconfig>
EOF
  env -u DISPLAY -u WAYLAND_DISPLAY -u CAIRN_KEYCHAIN HOME="$scratch" XDG_DATA_HOME="$scratch/data" XDG_RUNTIME_DIR="$scratch/run" \
    dbus-run-session --config-file="$scratch/bus.conf" -- "$0" on-bus "$caller" "$scratch"
  exit
fi

caller="$2" scratch="$3" checks=0 keyring=
finish() { [ -z "$keyring" ] || kill "$keyring" 2> /dev/null || true; }
trap finish EXIT

# expect NAME WANTED COMMAND…
expect() {
  local name="$1" wanted="$2" found
  shift 2
  found="$("$@" 2>> "$scratch/messages" | xargs)" || true
  if [ "$found" != "$wanted" ]; then
    echo "FAILED: $name: '$found' in place of '$wanted'"
    tail -5 "$scratch/messages"
    exit 1
  fi
  checks=$((checks + 1))
}
owned() {
  local answer
  answer="$(dbus-send --session --print-reply --dest=org.freedesktop.DBus /org/freedesktop/DBus \
    org.freedesktop.DBus.NameHasOwner string:org.freedesktop.secrets)"
  [[ "$answer" == *'boolean true'* ]]
}
# start [PASSWORD]: without one, the keyring stays locked.
start() {
  if [ -n "${1:-}" ]; then
    echo -n "$1" | gnome-keyring-daemon --foreground --unlock --components=secrets --control-directory="$scratch/run" > /dev/null 2>&1 &
  else
    gnome-keyring-daemon --foreground --start --components=secrets --control-directory="$scratch/run" > /dev/null 2>&1 &
  fi
  keyring=$!
  until owned; do kill -0 "$keyring"; sleep 0.05; done
}
stop() {
  kill "$keyring"
  wait "$keyring" 2> /dev/null || true
  keyring=
  while owned; do sleep 0.05; done
}
files() { find "$scratch/data/KeychainCaller" -type f -printf '%f\n' | sort; }

expect 'without a service, it is a file' '0 one' "$caller" set ann one get ann
expect 'the file' '.keychain.lock keychain.plist' files
start secret
expect 'the items move' 'one 0' "$caller" get ann set bob two
expect 'no file is left' '.keychain.lock keychain.place' files
expect 'the next process reads them' 'one two' "$caller" get ann get bob
if grep -rqa 'YnBsaXN0MD\|bplist' "$scratch/data"; then
  echo "FAILED: the items can be read in a file"
  exit 1
fi

# One process lives through all that follows.
mkfifo "$scratch/in" "$scratch/out"
"$caller" get ann wait get ann wait get ann wait set bob three get bob < "$scratch/in" > "$scratch/out" 2>> "$scratch/messages" &
exec 3> "$scratch/in" 4< "$scratch/out"
says() { read -r line <&4; echo "$line"; }
go_on() { echo >&3; }
expect 'a process' one says
stop
expect 'without the service, nothing is found elsewhere' '-25291 -25291' "$caller" get ann set cem three
go_on
expect 'the same in a process that had it' -25291 says
start
expect 'a locked service without a display' '-25308 -25308' "$caller" get ann set cem three
go_on
expect 'the same in a process that had it' -25308 says
# With a display, the service asks. Here nothing shows its dialog, which counts as closed.
expect 'a service that is not unlocked' '-128 -128' env DISPLAY=:4711 timeout 60 "$caller" get ann set cem three
stop
start secret
expect 'it is back' 'one two -25300' "$caller" get ann get bob get cem
go_on
expect 'also for a process that had it' 0 says
expect 'it reads what it has written' three says

# Many processes at once.
for number in 1 2 3 4 5 6; do "$caller" set "user$number" "$number" > /dev/null 2>> "$scratch/messages" & writers+=($!); done
wait "${writers[@]}"
expect 'processes lose nothing of each other' '1 2 3 4 5 6' \
  "$caller" get user1 get user2 get user3 get user4 get user5 get user6
# More than the library writes in one piece.
large="$(head -c 60000 /dev/zero | tr '\0' x)"
expect 'a large secret' "0 $large" "$caller" set large "$large" get large
expect 'no file is left' '.keychain.lock keychain.place' files
expect 'the user wants a file' 'one three' env CAIRN_KEYCHAIN=file "$caller" get ann get bob
stop
expect 'which needs no service' 'one 0' "$caller" get ann delete ann
start secret
expect 'and moves again' '-25300 three' "$caller" get ann get bob
expect 'no file is left' '.keychain.lock keychain.place' files
stop
echo "$checks checks of the keychain passed."
