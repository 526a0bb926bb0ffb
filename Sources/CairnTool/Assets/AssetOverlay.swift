import Foundation

/// Copies of a package and of the local packages it depends on, as far as they have asset catalogs.
struct AssetOverlay {
  /// The root package, or its copy.
  let folder: URL
  /// Options by which the compiler names the original files in its messages.
  let options: [String]

  private struct Work {
    let folder: URL
    let tools: AssetTools
    var places: [String: URL] = [:]
    var links: [URL: URL] = [:]

    /// Returns where to build a package: in its copy, or where it is.
    mutating func place(of package: URL) throws(Failure) -> URL {
      if let known = places[package.path] { return known }
      // Packages that depend on each other are SwiftPM's to report.
      places[package.path] = package
      let manifest = (try? Data(contentsOf: package.appending(path: "Package.swift"))) ?? Data()
      let text = String(decoding: manifest, as: UTF8.self)
      var dependencies: [String: URL] = [:]
      for (path, other) in ManifestCopy.localPackages(in: text, of: package) {
        dependencies[path] = try place(of: other)
      }
      let copy = AssetPackage(
        original: package, folder: folder.appending(path: package.lastPathComponent), tools: tools,
        dependencies: dependencies)
      guard let links = try copy.write() else { return package }
      places[package.path] = copy.folder
      self.links.merge(links) { $1 }
      return copy.folder
    }
  }

  init(of package: URL, tools: @autoclosure () throws(Failure) -> AssetTools) throws(Failure) {
    let folder = package.appending(path: ".build/cairn")
    guard try Self.mayHaveCatalogs(package) else {
      (self.folder, options) = (package, [])
      return
    }
    var work = Work(folder: folder, tools: try tools())
    self.folder = try work.place(of: package)
    guard self.folder != package else {
      options = []
      return
    }
    options = try OriginalNames.options(
      for: work.links, writing: folder.appending(path: "\(package.lastPathComponent).names.yaml"))
  }

  /// Copies the packages of a project that have catalogs, which SwiftPM does not find either.
  ///
  /// - Returns: The places of those that have a copy, by the paths of the packages, and the links in the copies.
  static func copies(
    of packages: [URL], in folder: URL, tools: @autoclosure () throws(Failure) -> AssetTools
  ) throws(Failure) -> (places: [String: URL], links: [URL: URL]) {
    var found: [URL] = []
    for package in packages where try mayHaveCatalogs(package) { found.append(package) }
    guard !found.isEmpty else { return ([:], [:]) }
    var work = Work(folder: folder, tools: try tools())
    for package in found { _ = try work.place(of: package) }
    return (work.places.filter { $0.key != $0.value.path }, work.links)
  }

  /// Whether the package or a local one that it depends on has a catalog. Most have none, and need no SDK to know that.
  private static func mayHaveCatalogs(_ package: URL) throws(Failure) -> Bool {
    var seen: Set<String> = []
    var next = [package]
    while let package = next.popLast() {
      guard seen.insert(package.path).inserted else { continue }
      if !CatalogSearch.catalogs(in: package).isEmpty { return true }
      let manifest = (try? Data(contentsOf: package.appending(path: "Package.swift"))) ?? Data()
      next += ManifestCopy.localPackages(in: String(decoding: manifest, as: UTF8.self), of: package).values
    }
    return false
  }
}
