import Foundation

/// A copy of a package for `--as ios`. It is in `.build` and has links to the package's files, but for those with conditions
/// that ask for iOS.
struct PhonePackage {
  let original: URL
  let folder: URL

  init(of original: URL) {
    self.original = original
    folder = original.appending(path: ".build/cairn/ios/\(original.lastPathComponent)")
  }

  /// Writes the changes since the last time.
  func write() throws(Failure) {
    let names = Files.names(in: original).filter { !$0.hasPrefix(".") }
    for stale in Files.names(in: folder) where stale != ".build" && !names.contains(stale) {
      try Files.remove(folder.appending(path: stale))
    }
    for name in names {
      let (place, copy) = (original.appending(path: name), folder.appending(path: name))
      if name == "Package.swift" {
        try Files.writeIfChanged(try manifest(), to: copy)
      } else if Files.isFolder(place), !Self.isPackage(place) {
        if !Files.isFolder(copy) || Self.isLink(copy) { try Files.remove(copy) }
        var tree = Tree()
        tree.add(place, as: "")
        try Files.makeLinks(tree.links, texts: tree.texts, in: copy)
      } else if (try? FileManager.default.destinationOfSymbolicLink(atPath: copy.path)) != place.trimmedPath {
        try Files.remove(copy)
        try Files.link(copy, to: place.trimmedPath)
      }
    }
  }

  /// The manifest, with the places of other packages from where it is now.
  private func manifest() throws(Failure) -> String {
    let text = String(decoding: try Files.read(original.appending(path: "Package.swift")), as: UTF8.self)
    return text.replacing(/(path:\s*")(\.\.[^"]*)"/) { match in
      let place = original.appending(path: String(match.output.2)).standardizedFileURL.trimmedPath
      return "\(match.output.1)\(place)\""
    }
  }

  private static func isLink(_ url: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
  }

  fileprivate static func isPackage(_ folder: URL) -> Bool { Files.exists(folder.appending(path: "Package.swift")) }

  /// The files below a folder. Packages in it are dependencies, and stay as they are.
  private struct Tree {
    var links: [String: URL] = [:]
    var texts: [String: String] = [:]

    mutating func add(_ place: URL, as path: String) {
      for name in Files.names(in: place) where !name.hasPrefix(".") {
        let (file, path) = (place.appending(path: name), path.isEmpty ? name : "\(path)/\(name)")
        if Files.isFolder(file), !PhonePackage.isPackage(file), !PhonePackage.isLink(file) {
          add(file, as: path)
        } else if file.pathExtension == "swift", let text = SourceCopy(isPhone: true).text(of: file) {
          texts[path] = text
        } else {
          links[path] = file
        }
      }
    }
  }
}
