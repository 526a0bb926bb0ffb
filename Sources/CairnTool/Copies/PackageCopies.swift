import Foundation

/// Where to build a package and the local packages it depends on: where they lie, or in a copy of those in which something has to
/// change.
struct PackageCopies {
  /// The folder with the copies.
  let folder: URL
  /// What changes in Swift files. Without it, they stay as they are.
  let sources: SourceCopy?
  /// The user's choices for single packages.
  let choices: PackageChoices
  /// Local packages by the names that SwiftPM gives them. One of them takes the place of a path to such a package that leads
  /// nowhere, as Xcode does for the packages of a project.
  var known: [String: URL] = [:]
  /// The programs for asset catalogs, which most packages do not have.
  let tools: () throws(Failure) -> CopyTools

  /// The places to build packages in, by their paths.
  private var places: [String: URL] = [:]
  /// The links in all copies.
  private(set) var links: [URL: URL] = [:]

  init(
    in folder: URL, sources: SourceCopy? = nil, choices: PackageChoices = PackageChoices(),
    tools: @escaping () throws(Failure) -> CopyTools
  ) {
    self.folder = folder
    self.sources = sources
    self.choices = choices
    self.tools = tools
  }

  /// Returns where to build a package, after writing what has changed since the last time.
  ///
  /// - Parameter downloads: Copies of packages that are downloaded, of which the root package has to know.
  mutating func place(of package: URL, downloads: [String: URL] = [:]) throws(Failure) -> URL {
    if let known = places[package.path] { return known }
    // Packages that depend on each other are SwiftPM's to report.
    places[package.path] = package
    let copy = PackageCopy(
      original: package, folder: folder.appending(path: package.lastPathComponent),
      sources: choices.sources(of: package.lastPathComponent, otherwise: sources),
      dependencies: try dependencies(of: package), downloads: downloads, tools: tools)
    guard let links = try copy.write() else { return package }
    places[package.path] = copy.folder
    self.links.merge(links) { $1 }
    return copy.folder
  }

  /// The places of the local packages that a package names, by the paths in its manifest.
  mutating func dependencies(of package: URL) throws(Failure) -> [String: URL] {
    let manifest = (try? Data(contentsOf: package.appending(path: "Package.swift"))) ?? Data()
    var dependencies: [String: URL] = [:]
    let others = ManifestCopy.localPackages(in: String(decoding: manifest, as: UTF8.self), of: package, known: known)
    for (path, other) in others { dependencies[path] = try place(of: other) }
    return dependencies
  }

  /// The copies by the paths of their originals.
  var copied: [String: URL] { places.filter { $0.key != $0.value.path } }
}

/// The programs that copies of packages with asset catalogs need.
struct CopyTools {
  /// Writes constants for asset catalogs.
  let constants: Program
  let swift: Program
}
