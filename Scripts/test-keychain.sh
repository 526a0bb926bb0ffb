#!/usr/bin/env bash
# Stores passwords in a real secret service, GNOME's keyring on a bus of its own: across processes, without the service, and when it is
# back. Needs gnome-keyring, libsecret and dbus; without them, it says so and passes.
set -euo pipefail
cd "$(dirname "$0")/.."

for program in gnome-keyring-daemon dbus-daemon dbus-send; do
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
scratch="$(mktemp -d)" checks=0 keyring= bus=
finish() {
  [ -z "$keyring" ] || kill "$keyring" 2> /dev/null || true
  [ -z "$bus" ] || kill "$bus" 2> /dev/null || true
  rm -rf "$scratch"
}
trap finish EXIT

# No display: a service that is locked must fail in place of asking. The bus starts no services of this machine.
unset DISPLAY WAYLAND_DISPLAY CAIRN_KEYCHAIN DBUS_SESSION_BUS_ADDRESS
export HOME="$scratch" XDG_DATA_HOME="$scratch/data" XDG_RUNTIME_DIR="$scratch/run"
mkdir -m 700 "$scratch/run"
cat > "$scratch/bus.conf" << EOF
<busconfig>
  <type>session</type><listen>unix:path=$scratch/run/bus</listen><auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
  </policy>
</busconfig>
EOF
start_bus() {
  rm -f "$scratch/run/bus"
  dbus-daemon --config-file="$scratch/bus.conf" --nofork --nosyslog 2>> "$scratch/messages" &
  bus=$!
  until [ -S "$scratch/run/bus" ]; do kill -0 "$bus"; sleep 0.05; done
}

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
  local options=(--foreground --components=secrets --control-directory="$scratch/control")
  if [ -n "${1:-}" ]; then
    gnome-keyring-daemon --unlock "${options[@]}" <<< "$1" > /dev/null 2>&1 &
  else
    gnome-keyring-daemon --start "${options[@]}" > /dev/null 2>&1 &
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

expect 'without a bus, it is a file' '0 one' "$caller" set ann one get ann
expect 'the file' '.keychain.lock keychain.plist' files
start_bus
expect 'a bus without a service' one "$caller" get ann
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
"$caller" get ann wait get ann wait get ann wait set bob three get bob wait get bob wait get bob \
  < "$scratch/in" > "$scratch/out" 2>> "$scratch/messages" &
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

kill "$bus" && wait "$bus" 2> /dev/null || true
wait "$keyring" 2> /dev/null || true
keyring=
go_on
expect 'it outlives the bus' -25291 says
start_bus
start secret
# The library keeps the connection to the bus that ended.
go_on
expect 'it has no service until it starts again' -25291 says
expect 'the next process has' three "$caller" get bob

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
