import Foundation

/// A folder of links that looks like the system's root, with a toolchain in place of the system's Swift.
///
/// The compiler's driver looks for the start of a program in the SDK's own `usr/lib/swift`.
struct SystemRoot {
  let folder: URL

  func make(for toolchain: Toolchain) throws(Failure) {
    try Files.remove(folder)
    for name in Files.names(in: URL(fileURLWithPath: "/")) where name != "usr" {
      try Files.link(folder.appending(path: name), to: "/\(name)")
    }
    for name in Files.names(in: URL(fileURLWithPath: "/usr")) where name != "lib" {
      try Files.link(folder.appending(path: "usr/\(name)"), to: "/usr/\(name)")
    }
    for name in Files.names(in: URL(fileURLWithPath: "/usr/lib")) where !["swift", "swift_static"].contains(name) {
      try Files.link(folder.appending(path: "usr/lib/\(name)"), to: "/usr/lib/\(name)")
    }
    try Files.link(folder.appending(path: "usr/lib/swift"), to: toolchain.resources.path)
    try Files.link(folder.appending(path: "usr/lib/swift_static"), to: toolchain.staticResources.path)
  }
}
