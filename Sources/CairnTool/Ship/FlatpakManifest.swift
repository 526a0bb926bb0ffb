import CairnMessages
import Foundation

/// A manifest from which `flatpak-builder` builds the app, with Swift and Cairn, in Flathub's runtime.
struct FlatpakManifest {
  let info: AppInfo
  let product: String
  /// The folder of the app, and that of Cairn's sources.
  let project: URL
  let cairn: URL
  /// Whether the app keeps secrets, for which it asks the desktop's keyring.
  var usesKeychain = false

  private static let runtime = "50"

  var text: String {
    JSON.text([
      "id": .string(info.identifier), "runtime": "org.gnome.Platform", "runtime-version": .string(Self.runtime),
      "sdk": "org.gnome.Sdk",
      "sdk-extensions": ["org.freedesktop.Sdk.Extension.swift6"], "command": .string(product),
      "finish-args": .array(permissions.map { .string($0) }),
      "build-options": [
        "append-path": "/usr/lib/sdk/swift6/bin:/app/cairn/bin", "prepend-ld-library-path": "/usr/lib/sdk/swift6/lib",
        "env": ["CAIRN_SDKS": "/app/cairn/sdks"],
      ],
      // The SDK is there to build the app only.
      "cleanup": ["/cairn"],
      "modules": [
        [
          "name": "cairn", "buildsystem": "simple",
          "build-commands": ["Scripts/install.sh /app/cairn/bin"],
          "sources": [["type": "dir", "path": .string(cairn.path), "skip": [".build"]]],
        ],
        [
          "name": .string(product), "buildsystem": "simple",
          "build-commands": [
            "cairn ship \(product.shellQuoted) --tarball --out shipped",
            "tar -xzf shipped/*.tar.gz --strip-components=1 --no-same-owner -C /app",
          ],
          "sources": [["type": "dir", "path": .string(project.path), "skip": [".build"]]],
        ],
      ],
    ])
  }

  private var permissions: [String] {
    ["--share=ipc", "--share=network", "--socket=wayland", "--socket=fallback-x11", "--device=dri"]
      + (usesKeychain ? ["--talk-name=org.freedesktop.secrets"] : [])
  }

  func write(to out: URL) throws(Failure) -> URL {
    let file = out.appending(path: "flatpak/\(info.identifier).json")
    try Files.write(text, to: file)
    return file
  }

  /// What to do with the file.
  static func steps(with file: URL) -> [String] {
    [
      "Flatpak: `flatpak install flathub org.gnome.Sdk//\(runtime) org.gnome.Platform//\(runtime) "
        + "org.freedesktop.Sdk.Extension.swift6`, then `flatpak-builder --user --install --force-clean build-dir \(file.path)`. "
        + "Packages that the app downloads have to be among its sources, as the build has no network."
    ]
  }
}

extension String {
  /// A word of a shell's command line.
  var shellQuoted: String {
    wholeMatch(of: /[A-Za-z0-9_.\/:=@+-]+/) != nil ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
