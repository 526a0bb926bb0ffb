import Foundation

/// A copy of a package, made of links, in which some files are others: Swift files that ``SourceCopy`` changes, constants for asset
/// catalogs, Core Data models with their classes, and the manifest.
///
/// SwiftPM generates files only with plug-ins, which the manifest has to name. The copy is in `.build/cairn` of the root package,
/// so the package itself stays as it is.
struct PackageCopy {
  /// The package that the copy is made of.
  let original: URL
  /// Where the copy is. Its last part is that of the package, by which SwiftPM identifies it.
  let folder: URL
  let sources: SourceCopy?
  /// The places of local packages on which this one depends, by the paths in its manifest.
  let dependencies: [String: URL]
  /// Copies of packages that are downloaded, by the names that SwiftPM gives them.
  var downloads: [String: URL] = [:]
  /// The programs for asset catalogs. Without them, catalogs stay as they are.
  let tools: (() throws(Failure) -> CopyTools)?

  private typealias Target = PackageTargets.Target

  /// Lists of tests that SwiftPM once needed on Linux. It finds tests without them now, and many are out of date.
  private static let leftOut: Set = ["LinuxMain.swift", "XCTestManifests.swift"]

  /// Writes the copy, and returns the links in it by their places. Returns `nil` if the package is fine as it is.
  func write() throws(Failure) -> [URL: URL]? {
    let files = PackageFiles(in: original)
    let targets = try targets(with: files)
    let models = try PackageModels(of: targets)
    let leftOut = files.sources.filter { Self.leftOut.contains($0.lastPathComponent) }
    let texts = texts(of: files.sources, generated: models.classes)
    let isMoved = dependencies.contains { $0.value != original.appending(path: $0.key).standardizedFileURL }
    guard !targets.isEmpty || !texts.isEmpty || !leftOut.isEmpty || !downloads.isEmpty || isMoved else { return nil }
    let replacedFiles = texts.keys + leftOut + models.originals
    let replaced = Set(replacedFiles.map(\.path))
    var opened: Set = [original.path]
    for place in targets.map(\.folder) + replacedFiles.map({ $0.deletingLastPathComponent() }) {
      opened.formUnion(folders(from: original, to: place))
    }
    var written = Set(texts.map { place(of: $0.key.deletingLastPathComponent()).appending(path: $0.value.name).path })
    for target in targets { written.insert(constants(of: target).path) }
    written.formUnion(models.places.map { place(of: $0).path })
    var links: [URL: URL] = [:]
    // A folder comes before those in it, as a link to it may have to go first.
    for place in opened.sorted() {
      try link(URL(fileURLWithPath: place), opened: opened, replaced: replaced, written: written, adding: &links)
    }
    for (file, (name, text)) in texts {
      try Files.writeIfChanged(text, to: place(of: file.deletingLastPathComponent()).appending(path: name))
    }
    for target in targets { try writeConstants(of: target) }
    try models.write { place(of: $0) }
    try writeManifests(targets, models)
    return links
  }

  /// The texts to compile in place of Swift files, with the names of their copies.
  ///
  /// - Parameter generated: The classes that are made from models.
  private func texts(of files: [URL], generated: Set<String>) -> [URL: (name: String, text: String)] {
    guard var sources else { return [:] }
    sources.generated = generated
    let manifest = (try? String(contentsOf: original.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
    var texts: [URL: (name: String, text: String)] = [:]
    for file in files where !isManifest(file.lastPathComponent, in: file.deletingLastPathComponent()) {
      guard !Self.leftOut.contains(file.lastPathComponent), let text = sources.text(of: file) else { continue }
      let name = file.lastPathComponent
      // The manifest may leave the file out, or name the only files that count.
      texts[file] = (manifest.contains("\(name)\"") ? name : SourceCopy.name(of: name), text)
    }
    return texts
  }

  // MARK: Targets

  private func targets(with files: PackageFiles) throws(Failure) -> [PackageTargets.Target] {
    guard !files.catalogs.isEmpty || !files.models.isEmpty, let tools else { return [] }
    let manifest = String(decoding: try Files.read(original.appending(path: "Package.swift")), as: UTF8.self)
    // The package brings the plug-in that does the same for catalogs.
    let catalogs = manifest.contains("\"AssetConstants\"") ? [] : files.catalogs
    guard !catalogs.isEmpty || !files.models.isEmpty else { return [] }
    let cache = folder.deletingLastPathComponent().appending(path: "\(folder.lastPathComponent).targets.json")
    return try PackageTargets(of: original, manifest: manifest, cache: cache, tools().swift).targets.compactMap {
      target in
      var target = target
      target.catalogs = catalogs.filter { target.contains($0) }
      target.models = files.models.filter { target.contains($0) }
      return target.needsCopy ? target : nil
    }
  }

  private func writeConstants(of target: Target) throws(Failure) {
    let catalogs = target.catalogs.filter { $0.pathExtension == "xcassets" }
    guard !catalogs.isEmpty, let tools else { return }
    let sources = Files.everything(in: target.folder).filter { $0.pathExtension == "swift" }
    // A library's catalogs are not in the bundle of the program.
    let options = target.isProgram ? [] : ["--bundle-module"]
    try tools().constants.run(options + [constants(of: target).path] + (catalogs + sources).map(\.path))
  }

  private func constants(of target: Target) -> URL {
    place(of: target.folder).appending(path: "AssetConstants.swift")
  }

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

  /// Makes a folder with a link to each entry of the original one, except for folders that are made themselves, and files that are
  /// replaced or written.
  private func link(
    _ source: URL, opened: Set<String>, replaced: Set<String>, written: Set<String>, adding links: inout [URL: URL]
  ) throws(Failure) {
    let copy = place(of: source)
    var wanted: [String: URL] = [:]
    var kept = Set(Files.names(in: copy).filter { written.contains(copy.appending(path: $0).path) })
    for name in Files.names(in: source) where !name.hasPrefix(".") {
      let entry = source.appending(path: name)
      if opened.contains(entry.path) || isManifest(name, in: source) {
        kept.insert(name)
      } else if !replaced.contains(entry.path), !written.contains(copy.appending(path: name).path) {
        wanted[name] = entry
      }
    }
    try Files.makeShallowLinks(wanted, keeping: kept, in: copy)
    for (name, entry) in wanted { links[copy.appending(path: name)] = entry }
  }

  /// Whether a file is written rather than linked.
  private func isManifest(_ name: String, in place: URL) -> Bool {
    place.path == original.path && (ManifestCopy.isManifest(name) || name == "Package.resolved")
  }

  // MARK: Manifests

  private func writeManifests(_ targets: [Target], _ models: PackageModels) throws(Failure) {
    let resources = targets.map { target in
      (target.name, target.undeclared.map { ".process(\($0.debugDescription))" } + models.rules(for: target))
    }
    for name in Files.names(in: original) where ManifestCopy.isManifest(name) {
      let text = String(decoding: try Files.read(original.appending(path: name)), as: UTF8.self)
      let copy = ManifestCopy(
        of: text, dependencies: dependencies, downloads: downloads, resources: resources)
      try Files.writeIfChanged(copy.text, to: folder.appending(path: name))
    }
    let pins = original.appending(path: "Package.resolved")
    if Files.exists(pins) {
      let text = String(decoding: try Files.read(pins), as: UTF8.self)
      try Files.writeIfChanged(text, to: folder.appending(path: "Package.resolved"))
    }
  }
}
