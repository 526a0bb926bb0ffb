#!/usr/bin/env bash
# Counts the cost of work in a real window, compared to the same work written in C with GTK alone and with libadwaita
# (Benchmarks/Floor). Needs the packages of Scripts/test-gtk.sh, gcc and valgrind. BENCHMARKS names an existing release build of
# WindowBenchmarks with the trait GTK; otherwise it is built here. SHIPPED names one that Scripts/ship.sh has built, whose time and
# memory are shown as well.
#
# A start is counted as a whole, and the least of five counts: a thread of GTK's decides by chance whether 60 million instructions
# come in addition, in each of the programs. For changes, two lengths are run; the difference in instructions, divided by the difference
# in length, is the cost of one. The lengths are far apart because GTK loads icons in a background thread, and it is random
# which run that falls into. Memory and time are measured without valgrind; time varies with the load of the machine.
set -euo pipefail
cd "$(dirname "$0")/.."

source Scripts/instructions.sh
if [[ -z "${BENCHMARKS:-}" ]]; then
  swift build -c release --traits GTK --scratch-path .build-gtk --product WindowBenchmarks >&2
  BENCHMARKS="$PWD/.build-gtk/release/WindowBenchmarks"
fi
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
countable "$BENCHMARKS" "$folder/ours"
for floor in window libadwaita; do
  # The output of pkg-config must be split into words.
  # shellcheck disable=SC2046
  gcc -O2 -o "$folder/$floor" Benchmarks/Floor/$floor.c $(pkg-config --cflags --libs libadwaita-1)
done
mkdir -p "$folder/gtk-4.0"
printf '[Settings]\ngtk-enable-animations=0\n' > "$folder/gtk-4.0/settings.ini"
export FOLDER="$folder"

dbus-run-session -- bash -c '
  set -euo pipefail
  display=":$((90 + RANDOM % 900))"
  Xvfb "$display" -screen 0 1280x1024x24 -nolisten tcp 2> /dev/null & server=$!
  trap "kill $server 2> /dev/null || true" EXIT
  for _ in $(seq 100); do [ -e "/tmp/.X11-unix/X${display#:}" ] && break; sleep 0.05; done
  export DISPLAY="$display" GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=none SWIFT_BACKTRACE=enable=no
  export XDG_CONFIG_HOME="$FOLDER" XDG_STATE_HOME="$FOLDER" XDG_DATA_HOME="$FOLDER" CAIRN_APPEARANCE=light
  unset WAYLAND_DISPLAY

  source Scripts/instructions.sh
  # Prints the costs in C with GTK, in C with libadwaita, and here, and the ratio of the last two.
  row() {
    printf "%-26s %13d %13d %13d   x%s\n" "$1" "$2" "$3" "$4" "$(awk -v a="$3" -v b="$4" "BEGIN { printf \"%.2f\", b / a }")"
  }
  gtk="$FOLDER/window" adw="$FOLDER/libadwaita" ours="$FOLDER/ours"
  least() { for _ in 1 2 3 4 5; do instructions "$@"; done | sort -n | head -n 1; }
  whole() { row "$1" "$(least "$gtk" "${@:2}")" "$(least "$adw" "${@:2}")" "$(least "$ours" "${@:2}")"; }
  printf "%-26s %13s %13s %13s\n" instructions GTK libadwaita Cairn
  whole "start" start
  row "push and pop" "$(per_operation "$gtk" shared 50 450 0)" "$(per_operation "$adw" push-pop 50 450 0)" "$(per_operation "$ours" push-pop 50 450 0)"
  # A leaflet, which is what libadwaita had before 1.4, takes 3,000 million instructions a page here.
  row "the same, 200 deep" "$(per_operation "$gtk" shared 50 450 200)" "$(per_operation "$adw" push-pop 10 30 200)" \
    "$(per_operation "$ours" push-pop 50 450 200)"
  whole "list of 100,000" list 100000
  row "a row of it" "$(per_operation "$gtk" row 50 450)" "$(per_operation "$adw" row 50 450)" "$(per_operation "$ours" row 50 450)"
  echo
  timed() { STARTED="$(date +%s%3N)" "$@"; }
  for _ in 1 2 3; do
    echo "start            GTK: $(timed "$gtk" start);  libadwaita: $(timed "$adw" start);  Cairn: $(timed "$ours" start)"
    [[ -z "${SHIPPED:-}" ]] || echo "shipped          start: $(timed "$SHIPPED" start);  list of 100,000: $(timed "$SHIPPED" list 100000)"
    echo "list of 100,000  GTK: $(timed "$gtk" list 100000);  libadwaita: $(timed "$adw" list 100000);  Cairn: $(timed "$ours" list 100000)"
  done
  echo "100 pushes and pops     $("$ours" push-pop 100 0)"
  echo "2,000 pages below       $("$ours" push-pop 100 2000)"
'
