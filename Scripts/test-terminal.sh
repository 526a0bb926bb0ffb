#!/usr/bin/env bash
# Drives the Catalog in a real terminal (tmux) as a person would, and compares the screen.
#
#   Scripts/test-terminal.sh [--update] [name …]
#
# The scenarios are files in Tests/TerminalTests/Goldens. The first line of NAME.keys contains the size of the terminal and the
# app's arguments; the other lines contain the keys to press, in tmux's names, or `mouse …` with the bytes of a mouse report.
# NAME.txt is the expected final screen. `--update` writes these files; look at them before committing.
#
# Then come tests without a screen: every way the app can exit, Ctrl+Z in a shell, bad input, and that the process sleeps while
# nothing happens.
set -euo pipefail
cd "$(dirname "$0")/.."
goldens=Tests/TerminalTests/Goldens
app="$(Scripts/built.sh Catalog)"
stubborn="$(Scripts/built.sh StubbornApp)"
update=no
if [[ "${1:-}" == --update ]]; then update=yes; shift; fi
home="$(mktemp -d)"
tm() { tmux -L "cairn-$$" -f /dev/null "$@"; }
cleanup() { tm kill-server 2>/dev/null || true; rm -rf "$home"; }
trap cleanup EXIT
# Keep a session open: a server exits with its last session, and the next session could find it while it exits.
tm new-session -d -s idle "exec sleep 100000"

capture() { tm capture-pane -p -t a; }

# Starts the app and waits for its first screen.
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

# Waits until the screen matches a file.
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

# Checks the terminal after the app has exited.
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

# Waits until the screen shows a text.
shows() { # text, context, number of attempts
  for _ in $(seq "${3:-200}"); do
    if capture | grep -qF -- "$1"; then return 0; fi
    sleep 0.05
  done
  problem "$2: \"$1\" is not on the screen"
  capture
  return 0
}

environment() { echo "env -u NO_COLOR LANG=C.UTF-8 SWIFT_BACKTRACE=enable=no CAIRN_REDUCE_MOTION=1 HOME=$home XDG_DATA_HOME=$home XDG_STATE_HOME=$home"; }

# In a shell with job control, the app stops, the shell gets the terminal, and the app comes back unchanged.
job_control() {
  tm new-session -d -x 80 -y 24 -s a "$(environment) PS1='shell> ' bash --norc --noprofile -i"
  shows "shell>" "a shell"
  tm send-keys -t a "$app" Enter
  shows "Links by value" "the app in a shell"
  tm send-keys -t a Down C-z
  shows "Stopped" "Ctrl+Z"
  local state
  state="$(tm display -p -t a 'alternate #{alternate_on} mouse #{mouse_any_flag} cursor #{cursor_flag}')"
  [[ "$state" == "alternate 0 mouse 0 cursor 1" ]] || problem "stopped: $state"
  tm send-keys -t a "echo heard" Enter
  shows "heard" "the shell while the app is stopped"
  tm send-keys -t a "fg; echo ended with \$?" Enter
  shows "❯    Colors" "the app after fg"
  tm send-keys -t a q
  restored "Ctrl+Z, fg and q" 0
  stop
}

# The process of the app.
app_process() { pgrep -P "$(tm display -p -t a '#{pane_pid}')" | head -n 1; }

# Prints the number of context switches of a process, and its processor time.
activity() { # process
  awk '/ctxt_switches/ { sum += $2 } END { print sum }' /proc/"$1"/task/*/status
  awk '{ print $14 + $15 }' /proc/"$1"/stat
}

# While nothing happens, the process never wakes up.
idle() {
  start 80 24 ""
  settles
  local process before after
  process="$(app_process)"
  before="$(activity "$process")"
  sleep 3
  after="$(activity "$process")"
  [[ "$before" == "$after" ]] || problem "idle: switches and ticks went from" $before "to" $after
  stop
}

# If the terminal disappears during a write, the app exits with an error status.
gone() {
  tm new-session -d -x 80 -y 24 -s a \
    "trap '' HUP; $(environment) $app; echo \$? > '$home/status'"
  shows "Links by value" "the app before its terminal goes"
  local process
  process="$(app_process)"
  for _ in $(seq 50); do tm send-keys -t a Down; done
  stop
  for _ in $(seq 100); do
    if [[ -s "$home/status" ]]; then break; fi
    sleep 0.05
  done
  [[ -s "$home/status" && "$(cat "$home/status")" != 0 ]] || problem "a terminal gone: status $(cat "$home/status" 2>&1)"
  if kill -0 "$process" 2>/dev/null; then problem "a terminal gone: the app is still there"; fi
}

# A terminal that accepts output but answers no query.
silent() {
  local out="$home/out"
  (sleep 1.5; printf 'jj'; sleep 0.5; printf 'q'; sleep 0.5) \
    | env TERM=xterm $(environment) script -qec "stty cols 80 rows 24; $app" "$out" > /dev/null || problem "a silent terminal: status $?"
  grep -qF "Colors" "$out" || problem "a silent terminal: nothing is shown"
}

# A terminal that can only print lines gets the first screen as lines.
dumb() {
  local text
  text="$(env TERM=dumb $(environment) script -qec "$app" /dev/null < /dev/null)" || problem "TERM=dumb: status $?"
  grep -qF "Links by value" <<< "$text" || problem "TERM=dumb: $text"
  if grep -q $'\e' <<< "$text"; then problem "TERM=dumb: there are escape sequences"; fi
}

# Invalid input from a terminal or a person. Afterwards the app must still respond.
bad_input() {
  start 80 24 "--open catalog://page/search"
  shows "anchor" "the search page"
  # Partial sequences, unknown sequences, and bytes that are not text.
  tm send-keys -t a -l $'\e[' ; sleep 0.1
  tm send-keys -t a -l $'\e]0;never ended'; sleep 0.1
  tm send-keys -t a -l $'\e[999;999;999z\e[?9h\eP1;2q'; sleep 0.1
  tm send-keys -t a -H ff fe c3 28 e2 82 f0 9f 98; sleep 0.1
  tm resize-window -t a -x 1 -y 1; sleep 0.2
  tm resize-window -t a -x 80 -y 24
  shows "anchor" "after bad input"
  # Ten megabytes into a field.
  head -c 10485760 /dev/zero | tr '\0' 'x' > "$home/large"
  tm send-keys -t a /
  tm load-buffer "$home/large"
  tm paste-buffer -p -t a
  shows "Nothing is called" "after ten megabytes" 2000
  tm send-keys -t a C-u
  shows "anchor" "after ten megabytes were deleted"
  tm send-keys -t a C-c
  restored "bad input" 0
  stop
}

# Checks that the terminal is in a shell's mode, and that nothing of the app remains on the screen.
put_back() { # what happened
  local mode state
  for _ in $(seq 100); do
    mode="$(stty -F "$(tm display -p -t a '#{pane_tty}')" -a)"
    state="$(tm display -p -t a 'alternate #{alternate_on} mouse #{mouse_any_flag} cursor #{cursor_flag}')"
    if [[ "$state" == "alternate 0 mouse 0 cursor 1" && "$mode" == *" icanon"* && "$mode" == *" echo "* ]]; then return; fi
    sleep 0.05
  done
  problem "after $1: $state, $(grep -oE -- '-?icanon' <<< "$mode")"
}

# Starts the app that resists termination, and presses one of its buttons.
stubborn() { # the button
  local catalog="$app"
  app="$stubborn"
  start 80 24 ""
  app="$catalog"
  shows "Hang" "the stubborn app"
  for _ in $(seq 10); do
    if capture | grep -qF -- "❯ $1"; then break; fi
    tm send-keys -t a Down
    sleep 0.1
  done
  tm send-keys -t a Enter
  sleep 0.3
}

# A second signal ends an app that has not handled the first.
hanging() { # signal, expected status
  stubborn "Hang"
  kill -"$1" "$(app_process)"
  sleep 1.2
  kill -0 "$(app_process)" || problem "hanging, one signal $1: the app has exited"
  kill -"$1" "$(app_process)"
  restored "two signals $1 while it hangs" "$2"
  put_back "two signals $1 while it hangs"
  stop
}

# If the app does not read Ctrl+C, a second one ends it. An app that was only slow receives all keys.
hanging_keys() {
  stubborn "Hang"
  tm send-keys -t a C-c
  sleep 2.5
  tm send-keys -t a C-c
  restored "two Ctrl+C while it hangs" 130
  put_back "two Ctrl+C while it hangs"
  stop
  stubborn "Wait a while"
  tm send-keys -t a Down
  sleep 4.5
  shows "❯ Overflow elsewhere" "the stubborn app after it took long"
  tm send-keys -t a C-c
  restored "Ctrl+C after it took long" 0
  put_back "Ctrl+C after it took long"
  stop
}

# Deaths that give the app no time to clean up.
killed() {
  stubborn "Hang"
  kill -KILL "$(app_process)"
  put_back "signal KILL"
  stop
  stubborn "Overflow elsewhere"
  put_back "a stack overflow off the main thread"
  stop
}

# Children of the app leave the terminal to it, and their signals are their own.
forked() {
  stubborn "Fork"
  shows "Forked" "after two children have ended"
  local state mode
  state="$(tm display -p -t a 'alternate #{alternate_on} cursor #{cursor_flag}')"
  mode="$(stty -F "$(tm display -p -t a '#{pane_tty}')" -a)"
  [[ "$state" == "alternate 1 cursor 0" && "$mode" == *" -icanon"* ]] || problem "after a child has ended: $state, $mode"
  kill -0 "$(app_process)" || problem "after a child has ended: the app has exited"
  tm send-keys -t a C-c
  restored "Ctrl+C after children have ended" 0
  put_back "Ctrl+C after children have ended"
  stop
}

# A signal ends the app even while nobody reads the terminal.
unread() {
  stubborn "Write all the time"
  local server process
  server="$(tm display -p '#{pid}')"
  process="$(app_process)"
  kill -STOP "$server"
  sleep 1
  kill -TERM "$process"
  for _ in $(seq 30); do
    if ! kill -0 "$process" 2> /dev/null; then break; fi
    sleep 0.1
  done
  if kill -0 "$process" 2> /dev/null; then problem "SIGTERM while nobody reads the terminal: the app is still there"; fi
  kill -CONT "$server"
  restored "SIGTERM while nobody reads the terminal" 143
  put_back "SIGTERM while nobody reads the terminal"
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
  for signal in INT:130 TERM:143 HUP:129 QUIT:131; do hanging "${signal%:*}" "${signal#*:}"; done
  hanging_keys
  killed
  forked
  unread
  job_control
  idle
  gone
  silent
  dumb
  bad_input
fi

if [[ $failed -gt 0 ]]; then echo "$failed failed"; exit 1; fi
echo "${#names[@]} screens match"
