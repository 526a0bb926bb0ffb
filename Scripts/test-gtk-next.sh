#!/usr/bin/env bash
# Runs Scripts/test-gtk.sh with the libraries of another release of Debian, in a folder that is the root of a small system.
# The window host is written for Debian 12, and uses what later versions of libadwaita add.
#
#   Scripts/test-gtk-next.sh [ARGUMENT …]   everything, or what the arguments of Scripts/test-gtk.sh name
#
# RELEASE names the release, trixie by default. ROOT is the folder, in the cache folder by default; if it is not there,
# debootstrap makes it, of a gigabyte, in a few minutes. The Swift toolchain is that of `swift`, and PACE, TRAITS and
# PICTURES mean the same as in Scripts/test-gtk.sh. Needs root, debootstrap and a network for the first run.
set -euo pipefail
cd "$(dirname "$0")/.."

release="${RELEASE:-trixie}"
root="$(realpath -m "${ROOT:-${XDG_CACHE_HOME:-$HOME/.cache}/cairn/$release}")"
toolchain="$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")"
packages=(
  libadwaita-1-dev xvfb xauth xdotool at-spi2-core dbus python3-pyatspi adwaita-icon-theme fonts-dejavu-core locales
  imagemagick librsvg2-common xserver-xorg-core xserver-xorg-video-dummy pkg-config procps libhiredis-dev
  # What the toolchain needs.
  binutils ca-certificates g++ git libc6-dev libcurl4 libedit2 libncurses6 libsqlite3-0 libxml2 zlib1g-dev
)

# Runs a command in the folder as the root of a system. The mounts end with the command.
export ROOT="$root" TOOLCHAIN="$toolchain" SOURCES="$PWD"
inside() {
  unshare --mount bash -euo pipefail -c '
    mkdir -p "$ROOT/sources" "$ROOT$TOOLCHAIN"
    mount --bind "$SOURCES" "$ROOT/sources"
    mount --bind "$TOOLCHAIN" "$ROOT$TOOLCHAIN"
    mount -t proc proc "$ROOT/proc"
    mount --rbind /dev "$ROOT/dev"
    exec chroot "$ROOT" env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
      PATH="$TOOLCHAIN/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" "$@"
  ' -- "$@"
}

if [[ ! -e "$root/made" ]]; then
  command -v debootstrap > /dev/null || { echo "Install debootstrap first." >&2; exit 1; }
  [[ ! -e "$root" ]] || { echo "$root is there, but not complete. Remove it first." >&2; exit 1; }
  mkdir -p "$root"
  debootstrap --variant=minbase "$release" "$root"
  inside apt-get update -qq
  inside apt-get install -y -qq --no-install-recommends "${packages[@]}"
  touch "$root/made"
fi

inside SWIFTPM_BUILD_DIR=/sources/.build-gtk-next PACE="${PACE:-}" PICTURES="${PICTURES:-}" \
  bash -c 'cd /sources && exec Scripts/test-gtk.sh "$@"' -- "$@"
