import Foundation

/// Finds asset and string catalogs in a package, without what belongs to another package in it.
enum CatalogSearch {
  static func catalogs(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    var catalogs: [URL] = []
    while let file = found?.nextObject() as? URL {
      switch file.pathExtension {
      case "xcassets":
        catalogs.append(file)
        found?.skipDescendants()
      case "xcstrings": catalogs.append(file)
      case "":
        if Files.exists(file.appending(path: "Package.swift")) { found?.skipDescendants() }
      default: break
      }
    }
    let root = folder.path
    return catalogs.map { URL(fileURLWithPath: $0.path(in: root)) }.sorted { $0.path < $1.path }
  }
}

extension URL {
  /// The path with the folder as the caller knows it, where an enumerator may have followed links.
  fileprivate func path(in folder: String) -> String {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    return path.hasPrefix(folder) || !path.hasPrefix(real) ? path : folder + path.dropFirst(real.count)
  }
}
