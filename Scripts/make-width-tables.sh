#!/usr/bin/env bash
# Writes Sources/CairnScreen/Text/WidthTables.swift from the files of the Unicode Character Database.
#
#   Scripts/make-width-tables.sh [folder]     (default: /usr/share/unicode, where Debian's package unicode-data puts them)
#
# Wide: East_Asian_Width W or F in EastAsianWidth.txt (UAX #11), to which all emoji shown as pictures belong, and the
# regional indicators, which terminals draw as flags. Without width: General_Category Mn, Me and Cf in UnicodeData.txt but for
# the soft hyphen, and the vowels and finals of Hangul that join the letter before them (U+1160 to U+11FF).
set -euo pipefail
cd "$(dirname "$0")/.."
data="${1:-/usr/share/unicode}"
out="Sources/CairnScreen/Text/WidthTables.swift"
version="$(sed -n 's/^# EastAsianWidth-\([0-9.]*\)\.txt$/\1/p' "$data/EastAsianWidth.txt")"

# Reads lines `first last` in hexadecimal, joins ranges that touch, and writes them as Swift.
ranges() {
  awk '{ printf "%d %d\n", strtonum("0x" $1), strtonum("0x" $2) }' | sort -n | awk '
    { if (NR > 1 && $1 <= end + 1) { if ($2 > end) end = $2 }
      else { if (NR > 1) printf "0x%X...0x%X\n", start, end; start = $1; end = $2 } }
    END { printf "0x%X...0x%X\n", start, end }' | awk '
    { item = $0 ","; if (length(line) + length(item) + 1 > 114) { print "    " line; line = item }
      else line = line == "" ? item : line " " item }
    END { print "    " line }'
}

{
  echo "/// How wide characters are, from Unicode $version; written by Scripts/make-width-tables.sh."
  echo "enum WidthTables {"
  echo "  /// What takes two columns."
  echo "  static let wide: [ClosedRange<UInt32>] = ["
  { echo "1F1E6 1F1FF"
    sed -e 's/#.*//' -e 's/ //g' "$data/EastAsianWidth.txt" | awk -F'[;]' '$2 == "W" || $2 == "F" {
      n = split($1, ends, "[.][.]"); print ends[1], (n > 1 ? ends[2] : ends[1]) }'; } | ranges
  echo "  ]"
  echo
  echo "  /// What takes none."
  echo "  static let zero: [ClosedRange<UInt32>] = ["
  { echo "1160 11FF"
    awk -F';' '($3 == "Mn" || $3 == "Me" || $3 == "Cf") && $1 != "00AD" { print $1, $1 }' "$data/UnicodeData.txt"; } | ranges
  echo "  ]"
  echo "}"
} > "$out"
echo "$out: Unicode $version"
