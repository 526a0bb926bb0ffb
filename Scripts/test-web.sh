#!/usr/bin/env bash
# Uses Catalog and the scenarios of all hosts in a real Chromium. Needs Python's playwright and a Chromium; without them, it
# says so and passes.
#
#   Scripts/test-web.sh                      everything
#   Scripts/test-web.sh script [NAME …]      tests of the page's script, module by module
#   Scripts/test-web.sh drive [NAME …]       Catalog as a user does, or those tests
#   Scripts/test-web.sh conformance [N …]    the scenarios, by pointer and by keys, or those with these numbers
#   Scripts/test-web.sh serving [NAME …]     tabs of a user, and killed processes
#   Scripts/test-web.sh examples [NAME …]    the apps in Examples, from end to end
#   Scripts/test-web.sh page [NAME …]        the clipboard, files, drags
#   Scripts/test-web.sh parts [NAME …]       the app's own markup, and pages of the web
#   Scripts/test-web.sh motion [NAME …]      what moves, menus, popovers, fingers and paints
#   Scripts/test-web.sh fits [PATH …]        labels that do not fit, and what covers the things in rows, on every page of
#                                            Catalog and Gallery; fits-catalog and fits-gallery look at one of them,
#                                            fits-examples at the apps in Examples
#   Scripts/test-web.sh rules                what holds on every page of all apps: widths, links, rows, the Tab key, print
#   Scripts/test-web.sh layout               Chromium's layout of every page against the engine's
#   Scripts/test-web.sh bytes                what travels for a first visit, and for each push
#   Scripts/test-web.sh axe [PATH …]         axe on every page, which needs axe-playwright-python
set -euo pipefail
cd "$(dirname "$0")/.."

chromium=$(Scripts/chromium.sh)
if [ -z "$chromium" ] || ! python3 -c 'import playwright' 2>/dev/null; then
  echo "Skipped: the browser tests need chromium and Python's playwright."
  exit 0
fi
products="${SWIFTPM_BUILD_DIR:-$PWD/.build}/debug"
build() { Scripts/built.sh "$1" > /dev/null; }
tests=Tests/WebTests/Browser
export FONTCONFIG_FILE="$PWD/Tests/fonts.conf"
failed=0
server=
log=$(mktemp)
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -f "$log"' EXIT

# Starts a server for one group, so that none depends on those before it.
serve() {
  if [ -n "$server" ]; then kill "$server" && wait "$server" || true; fi
  build Catalog
  : > "$log"
  "$products/Catalog" --web 127.0.0.1:0 > "$log" &
  server=$!
  for _ in $(seq 100); do
    [ -s "$log" ] && break
    sleep 0.1
  done
}

script() { python3 $tests/script.py "$chromium" "$@" || failed=1; }
drive() { serve && python3 $tests/drive.py "$(head -1 "$log")" "$chromium" "$@" || failed=1; }
axe() { serve && python3 $tests/axe.py "$(head -1 "$log")" "$chromium" "$@" || failed=1; }
bytes() { serve && python3 $tests/bytes.py "$(head -1 "$log")" "$chromium" "$@" || failed=1; }
conformance() { build ScenarioServer && python3 $tests/conformance.py "$products/ScenarioServer" "$chromium" "$@" || failed=1; }
serving() { build ServedApp && python3 Tests/Apps/ServedApp/chromium.py "$products/ServedApp" "$chromium" "$@" || failed=1; }
page() { build PageApp && python3 $tests/page.py "$products/PageApp" "$chromium" "$@" || failed=1; }
examples() {
  build Shop && build Issues && python3 $tests/examples.py "$products" "$chromium" "$@" || failed=1
}
fits_of() { build "$1" && python3 $tests/fits.py "$products/$1" "$chromium" "${@:2}" || failed=1; }
fits-catalog() { fits_of Catalog "$@"; }
fits-gallery() { fits_of Gallery "$@"; }
fits-examples() { for app in Shop Issues Books; do fits_of $app "$@"; done; }
fits() { fits-catalog "$@" && fits-gallery "$@"; }
parts() { build Gallery && python3 $tests/parts.py "$products/Gallery" "$chromium" "$@" || failed=1; }
rules() {
  for app in Catalog Gallery Shop Issues Books; do
    build $app && python3 $tests/rules.py "$products/$app" "$chromium" "$@" || failed=1
  done
}
motion() { build MovingApp && python3 $tests/motion.py "$products/MovingApp" "$chromium" "$@" || failed=1; }

layout() {
  local pages
  pages=$(mktemp -d)
  { [ -n "${CAIRN_BUILT:-}" ] || swift build --build-tests > /dev/null; } &&
    CAIRN_LAYOUT_PAGES="$pages" Scripts/apart.sh "$products/CairnPackageTests.xctest" --testing-library swift-testing --filter LayoutPages > "$pages/log" 2>&1 &&
    python3 $tests/layout.py "$pages" "$chromium" || failed=1
  rm -rf "$pages"
}

case "${1:-all}" in
  script | drive | examples | page | parts | fits | fits-catalog | fits-gallery | fits-examples | rules | motion | conformance | axe | layout | bytes | serving) "$@" ;;
  all) script && drive && examples && page && parts && fits && rules && motion && conformance && serving && axe && layout && bytes ;;
  *) echo "unknown: $1" >&2; exit 64 ;;
esac
exit "$failed"
