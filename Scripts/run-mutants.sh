#!/usr/bin/env bash
# Plants faults in navigation, and reports whether the tests find them. Each fault must be found by the written tests and by
# the random commands, unless its file states why one of them cannot find it.
#
#   Scripts/run-mutants.sh            all of Tests/Support/Mutants
#   Scripts/run-mutants.sh 4 11       some
#   Scripts/run-mutants.sh --check    only checks that every fault can still be planted; takes a second
#
# A single build of a copy contains all faults, so the sources have no trace of them. CAIRN_MUTANTS names a folder that keeps
# the build, so that the next run only builds changes.
set -euo pipefail
cd "$(dirname "$0")/.."
root="$PWD"
faults=(Tests/Support/Mutants/[0-9]*.txt)

copy="${CAIRN_MUTANTS:-$(mktemp -d)}/copy"
[ -n "${CAIRN_MUTANTS:-}" ] || trap 'rm -rf "${copy%/copy}"' EXIT
mkdir -p "$copy"

# Only changed files are written, so that only those are built again.
git ls-files -z Package.swift Sources Tests Plugins Benchmarks Examples | while IFS= read -r -d '' file; do
  [ -f "$file" ] || continue
  [ "${1:-}" != --check ] || case "$file" in Sources/CairnNavigation/* | Sources/CairnCore/Navigation/* | Sources/CairnCore/Graph/Navigation/*) ;; *) continue ;; esac
  mkdir -p "$copy.new/$(dirname "$file")"
  cp -p "$file" "$copy.new/$file"
done

plant() {
  perl -e '
    use strict;
    my ($fault, $folder) = @ARGV;
    local $/;
    open(my $in, "<", $fault) or die "$fault: $!\n";
    my $text = <$in>;
    my ($number) = $fault =~ m{/0*(\d+)-[^/]*$} or die "$fault: its name has no number\n";
    my $planted = 0;
    while ($text =~ /^file: (\S+)\n--- instead of\n(.*?)\n--- there is\n(.*?)\n--- end$/gms) {
      my ($file, $old, $new) = ($1, $2, $3);
      open(my $source, "<", "$folder/$file") or die "$fault: there is no $file\n";
      my $code = <$source>;
      close($source);
      my $first = index($code, $old);
      die "$fault: $file no longer has the text\n$old\n" if $first < 0;
      die "$fault: $file has the text more than once\n$old\n" if index($code, $old, $first + 1) >= 0;
      for ($new =~ /Mutant\.is\((\d+)\)/g) { die "$fault: asks for fault $_\n" if $_ != $number }
      substr($code, $first, length($old)) = $new;
      open(my $out, ">", "$folder/$file") or die "$folder/$file: $!\n";
      print $out $code;
      $planted++;
    }
    die "$fault: says nothing to plant\n" unless $planted;
  ' "$1" "$2"
}

for fault in "${faults[@]}"; do plant "$fault" "$copy.new"; done
if [ "${1:-}" = --check ]; then
  rm -rf "$copy.new"
  echo "All ${#faults[@]} faults can be planted."
  exit
fi
for module in CairnNavigation CairnCore; do cp Tests/Support/Mutants/Mutant.swift.txt "$copy.new/Sources/$module/Mutant.swift"; done
cat Tests/Support/Mutants/Wanted.swift.txt Scripts/trimmed-manifest.swift.txt >> "$copy.new/Package.swift"
(cd "$copy.new" && find . -type f) | while IFS= read -r file; do
  cmp -s "$copy.new/$file" "$copy/$file" || { mkdir -p "$copy/$(dirname "$file")" && cp "$copy.new/$file" "$copy/$file"; }
done
(cd "$copy" && find . -path ./.build -prune -o -type f -print) | while IFS= read -r file; do
  [ -f "$copy.new/$file" ] || rm -f "$copy/$file"
done
rm -rf "$copy.new"

export SWIFT_BACKTRACE="${SWIFT_BACKTRACE:-enable=no}"
echo "== build"
cd "$copy"
log="$copy.log"
nice swift build --build-tests > "$log" 2>&1 || { grep -E "error" "$log" | sort -u | head -20; tail -n 3 "$log"; exit 1; }
binaries="$(swift build --show-bin-path)"
tests="$(echo "$binaries"/*PackageTests.xctest)"

# Tests that crash or never end have also found the fault.
written_tests() {
  CAIRN_MUTANT="$1" nice timeout 600 "$tests" --testing-library swift-testing \
    --skip "RandomSplitTests|(Engine|Split|Stack|Path|Guard)CommandTests|PathModelTests" > "$log" 2>&1
}
random_commands() {
  CAIRN_MUTANT="$1" nice timeout 600 "$binaries/RandomCommands" 12000 > "$log" 2>&1 || return $?
  CAIRN_MUTANT="$1" CAIRN_COMMANDS=10000 nice timeout 600 "$tests" --testing-library swift-testing \
    --filter "RandomSplitTests|StackCommandTests|PathCommandTests|PathModelTests" > "$log" 2>&1
}
# Prints how the random commands found the fault. Those that are compared with a naive model report the number of commands.
found_by() { # status
  local commands shrunk
  commands="$(sed -nE 's/.*found after ([0-9]+) commands.*/\1/p' "$log" | head -n 1)"
  shrunk="$(awk '/after these commands/ { inside = 1; next } inside && !/^  / { exit } inside { n++ } END { print n + 0 }' "$log")"
  if [ "$1" = 124 ]; then
    echo "never ended"
  elif [ -n "$commands" ]; then
    echo "after $commands commands, shrunk to $shrunk"
  elif grep -q "RandomSplitTests\|Random split views" "$log"; then
    echo "random split views"
  else
    echo "stopped"
  fi
}

echo "== without a fault"
written_tests 0 || { grep -E "✘|error" "$log" | head -n 5; echo "The tests fail without a fault."; exit 1; }
random_commands 0 || { tail -n 20 "$log"; echo "The random commands fail without a fault."; exit 1; }

echo "== with each"
printf '%-3s %-62s %-12s %s\n' "" fault "tests" "random commands"
survivors=0
for fault in "${faults[@]}"; do
  name="$(basename "$fault" .txt)"
  number=$((10#${name%%-*}))
  if [ $# -gt 0 ]; then case " $* " in *" $number "*) ;; *) continue ;; esac; fi
  excuse() { sed -n "s/^not $1: //p" "$root/$fault"; }
  if written_tests "$number"; then written="NOT"; else written="$(grep '^✘ Test .* failed after' "$log" | grep -vc 'Test run with' || true) fail"; fi
  [ "$written" != "0 fail" ] || written="stopped"
  [ "$written" != NOT ] || { [ -n "$(excuse written)" ] && written="cannot" || survivors=$((survivors + 1)); }
  if random_commands "$number"; then random="NOT"; else random="$(found_by $?)"; fi
  [ "$random" != NOT ] || { [ -n "$(excuse random)" ] && random="cannot: $(excuse random)" || survivors=$((survivors + 1)); }
  [ "$written" != cannot ] || random="$random; the tests cannot: $(excuse written)"
  printf '%-3s %-62s %-12s %s\n' "$number" "$(sed -n 's/^what: //p' "$root/$fault" | cut -c -62)" "$written" "$random"
done
if [ "$survivors" -gt 0 ]; then
  echo "Faults were not found $survivors times without a stated reason."
  exit 1
fi
echo "Every fault was found."
