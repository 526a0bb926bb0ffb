import Foundation

/// A copy of a package, made of links, in which targets with asset catalogs have a file of constants.
///
/// SwiftPM generates files only with plug-ins, which the manifest has to name. The copy is in `.build/cairn` of the root package,
/// so the package itself stays as it is.
struct AssetPackage {
  /// The package that the copy is made of.
  let original: URL
  /// Where the copy is. Its last part is that of the package, by which SwiftPM identifies it.
  let folder: URL
  let tools: AssetTools
  /// The places of local packages on which this one depends, by the paths in its manifest.
  let dependencies: [String: URL]

  private typealias Target = PackageTargets.Target

  /// Writes the copy, and returns the links in it by their places. Returns `nil` if the package is fine as it is.
  func write() throws(Failure) -> [URL: URL]? {
    let targets = try targetsWithCatalogs()
    let isMoved = dependencies.contains { $0.value != original.appending(path: $0.key).standardizedFileURL }
    guard !targets.isEmpty || isMoved else { return nil }
    let opened = Set(targets.flatMap { folders(from: original, to: $0.folder) }).union([original.path])
    var links: [URL: URL] = [:]
    for place in opened { try link(URL(fileURLWithPath: place), opened: opened, adding: &links) }
    for target in targets { try writeConstants(of: target) }
    try writeManifests(targets)
    return links
  }

  // MARK: Targets

  private func targetsWithCatalogs() throws(Failure) -> [PackageTargets.Target] {
    let catalogs = CatalogSearch.catalogs(in: original)
    guard !catalogs.isEmpty else { return [] }
    let manifest = String(decoding: try Files.read(original.appending(path: "Package.swift")), as: UTF8.self)
    // The package brings the plug-in that does the same.
    guard !manifest.contains("\"AssetConstants\"") else { return [] }
    let cache = folder.deletingLastPathComponent().appending(path: "\(folder.lastPathComponent).targets.json")
    return try PackageTargets(of: original, manifest: manifest, cache: cache, tools.swift).targets.compactMap {
      target in
      var target = target
      target.catalogs = catalogs.filter { target.contains($0) }
      return target.needsCopy ? target : nil
    }
  }

  private func writeConstants(of target: Target) throws(Failure) {
    let catalogs = target.catalogs.filter { $0.pathExtension == "xcassets" }
    guard !catalogs.isEmpty else { return }
    let sources = Files.everything(in: target.folder).filter { $0.pathExtension == "swift" }
    let file = place(of: target.folder).appending(path: Self.constants)
    // A library's catalogs are not in the bundle of the program.
    let options = target.isProgram ? [] : ["--bundle-module"]
    try tools.constants.run(options + [file.path] + (catalogs + sources).map(\.path))
  }

  static let constants = "AssetConstants.swift"

  // MARK: Links

  private func place(of url: URL) -> URL {
    let path = url.path.dropFirst(original.path.count).drop { $0 == "/" }
    return path.isEmpty ? folder : folder.appending(path: String(path))
  }

  /// The paths of the folders from one to another in it, with both.
  private func folders(from root: URL, to place: URL) -> [String] {
    let parts = place.path.dropFirst(root.path.count).split(separator: "/")
    return (0...parts.count).map { ([root.path] + parts.prefix($0).map(String.init)).joined(separator: "/") }
  }

  /// Makes a folder with a link to each entry of the original one, except for folders that are made themselves.
  private func link(_ source: URL, opened: Set<String>, adding links: inout [URL: URL]) throws(Failure) {
    let copy = place(of: source)
    var wanted: [String: URL] = [:]
    for name in Files.names(in: source) where !name.hasPrefix(".") && !isManifest(name, in: source) {
      let entry = source.appending(path: name)
      if !opened.contains(entry.path) { wanted[name] = entry }
    }
    try Files.makeShallowLinks(wanted, in: copy)
    for (name, entry) in wanted { links[copy.appending(path: name)] = entry }
  }

  /// Whether a file is written rather than linked.
  private func isManifest(_ name: String, in place: URL) -> Bool {
    place.path == original.path && (ManifestCopy.isManifest(name) || name == "Package.resolved")
  }

  // MARK: Manifests

  private func writeManifests(_ targets: [Target]) throws(Failure) {
    for name in Files.names(in: original) where ManifestCopy.isManifest(name) {
      let text = String(decoding: try Files.read(original.appending(path: name)), as: UTF8.self)
      let copy = ManifestCopy(of: text, dependencies: dependencies, resources: targets.map { ($0.name, $0.undeclared) })
      try Files.writeIfChanged(copy.text, to: folder.appending(path: name))
    }
    let pins = original.appending(path: "Package.resolved")
    if Files.exists(pins) {
      let text = String(decoding: try Files.read(pins), as: UTF8.self)
      try Files.writeIfChanged(text, to: folder.appending(path: "Package.resolved"))
    }
  }
}

/// The programs that a copy of a package needs.
struct AssetTools {
  /// Writes constants for asset catalogs.
  let constants: Program
  let swift: Program
}
