#!/usr/bin/env bash
# Installs the command `cairn` and the SDK by which any package can import SwiftUI. It takes several minutes, once for each Swift.
#
#   Scripts/install.sh [FOLDER]     puts `cairn` into FOLDER, ~/.local/bin by default
set -euo pipefail
cd "$(dirname "$0")/.."
folder="${1:-$HOME/.local/bin}"
swift build -c release --scratch-path .build/sdk --product cairn
mkdir -p "$folder"
install "$(swift build -c release --scratch-path .build/sdk --show-bin-path)/cairn" "$folder/cairn"
"$folder/cairn" sdk install --from "$PWD"
case ":$PATH:" in
  *":$folder:"*) ;;
  *) echo "Add $folder to your PATH: export PATH=\"$folder:\$PATH\"" ;;
esac
