#!/usr/bin/env bash
# Installs the command `cairn` and the SDK by which any package can import SwiftUI: from these sources, which takes several minutes for
# each Swift, or from an archive that `cairn sdk archive` has written, which takes seconds.
#
#   Scripts/install.sh [FOLDER]                                    puts `cairn` into FOLDER, ~/.local/bin by default
#   Scripts/install.sh --from ARCHIVE [--key KEY] [FOLDER]         KEY: the public key of minisign, or the file with it
set -euo pipefail
fail() { echo "$1" >&2; exit "${2:-65}"; }
archive= key=
while [ $# -gt 0 ]; do
  case "$1" in
    --from) archive="$(realpath "${2:?--from needs an archive}")"; shift 2 ;;
    --key) key="${2:?--key needs a key}"; shift 2 ;;
    -*) fail "usage: Scripts/install.sh [--from ARCHIVE [--key KEY]] [FOLDER]" 64 ;;
    *) break ;;
  esac
done
folder="${1:-$HOME/.local/bin}"
temporary="$(mktemp -d)"
trap 'rm -rf "$temporary"' EXIT

# What `cairn sdk install` does as well, but it is in the archive.
check_signature() {
  local text bytes
  [ -f "$archive.minisig" ] || fail "$archive has no signature $archive.minisig."
  text="$key"
  if [ -f "$key" ]; then text="$(grep -v '^untrusted' "$key" | tail -n 1)"; fi
  if command -v minisign > /dev/null; then
    minisign -V -q -P "$text" -x "$archive.minisig" -m "$archive" || fail "The signature of $archive is not by the maker with this key."
    return
  fi
  command -v openssl > /dev/null || fail "The signature cannot be checked without minisign or openssl." 69
  bytes() { base64 -d 2> /dev/null > "$temporary/$1" || true; }
  bytes key <<< "$text"
  sed -n 2p "$archive.minisig" | bytes signature
  sed -n 4p "$archive.minisig" | bytes proof
  [ "$(stat -c %s "$temporary"/{key,signature,proof} | tr '\n' ' ')" = "42 74 64 " ] || fail "The key or the signature is damaged."
  [ "$(head -c 2 "$temporary/signature")" = ED ] || fail "The signature is not of minisign's current format."
  cmp -s <(head -c 10 "$temporary/key" | tail -c 8) <(head -c 10 "$temporary/signature" | tail -c 8) \
    || fail "The signature of $archive is by the maker with another key."
  { printf '\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00'; tail -c 32 "$temporary/key"; } > "$temporary/public"
  tail -c 64 "$temporary/signature" > "$temporary/of-file"
  openssl dgst -blake2b512 -binary -out "$temporary/hash" "$archive"
  { cat "$temporary/of-file"; sed -n '3s/^trusted comment: //p' "$archive.minisig" | head -c -1; } > "$temporary/comment"
  local verify=(openssl pkeyutl -verify -pubin -keyform DER -inkey "$temporary/public" -rawin)
  "${verify[@]}" -in "$temporary/hash" -sigfile "$temporary/of-file" > /dev/null 2>&1 \
    && "${verify[@]}" -in "$temporary/comment" -sigfile "$temporary/proof" > /dev/null 2>&1 \
    || fail "The signature of $archive is not by the maker with this key."
}

if [ -n "$archive" ]; then
  if [ -f "$archive.sha256" ]; then
    [ "$(head -c 64 "$archive.sha256")" = "$(sha256sum < "$archive" | head -c 64)" ] \
      || fail "$archive is not the file that $archive.sha256 describes. Download both again."
  fi
  if [ -n "$key" ]; then check_signature; fi
  tar -xf "$archive" -C "$temporary" bin/cairn 2> /dev/null || fail "$archive has no command \`cairn\`."
  mkdir -p "$folder"
  install "$temporary/bin/cairn" "$folder/cairn"
  "$folder/cairn" sdk install "$archive" ${key:+--key "$key"}
else
  [ -z "$key" ] || fail "--key is for --from ARCHIVE." 64
  cd "$(dirname "$0")/.."
  # With Swift's libraries in it, it runs wherever an archive is installed.
  static=()
  if [ -d "$(dirname "$(dirname "$(realpath "$(command -v swift)")")")/lib/swift_static" ]; then static=(--static-swift-stdlib); fi
  swift build -c release "${static[@]}" --scratch-path .build/tool --product cairn
  mkdir -p "$folder"
  install "$(swift build -c release --scratch-path .build/tool --show-bin-path)/cairn" "$folder/cairn"
  "$folder/cairn" sdk install --from "$PWD"
fi
case ":$PATH:" in
  *":$folder:"*) ;;
  *) echo "Add $folder to your PATH: export PATH=\"$folder:\$PATH\"" ;;
esac
