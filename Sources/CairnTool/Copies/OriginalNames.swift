import CairnMessages
import Foundation

/// A file system overlay in the format of LLVM, by which the compiler names the target of each link.
enum OriginalNames {
  /// Writes the overlay, and returns the options of SwiftPM by which the compiler uses it.
  static func options(for links: [URL: URL], writing file: URL) throws(Failure) -> [String] {
    try Files.writeIfChanged(text(of: links), to: file)
    return ["-Xswiftc", "-vfsoverlay", "-Xswiftc", file.path]
  }

  static func text(of links: [URL: URL]) -> String {
    let roots = links.sorted { $0.key.path < $1.key.path }.map { link, original -> JSON in
      [
        "type": original.isFolder ? "directory-remap" : "file", "name": .string(link.path),
        "external-contents": .string(original.path),
      ]
    }
    return JSON.text([
      "version": 0, "case-sensitive": true, "use-external-names": true, "overlay-relative": false,
      "roots": .array(roots),
    ])
  }
}

extension URL {
  fileprivate var isFolder: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }
}
