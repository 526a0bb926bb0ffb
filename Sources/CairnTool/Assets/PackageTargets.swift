import Foundation

/// The targets that a manifest declares, with their folders and resources.
struct PackageTargets {
  struct Target {
    let name: String
    let isProgram: Bool
    let folder: URL
    /// The paths of declared resources and of excluded files.
    let declared: [URL]
    let excluded: [URL]
    /// The asset and string catalogs in its folder.
    var catalogs: [URL] = []
    /// The Core Data models in its folder.
    var models: [URL] = []

    func contains(_ file: URL) -> Bool { file.isBelow(folder) && !excluded.contains { file.isBelow($0) } }

    /// The catalogs that Xcode would build without a declaration, as paths in the folder.
    var undeclared: [String] {
      catalogs.filter { file in !declared.contains { file.isBelow($0) } }
        .map { String($0.path.dropFirst(folder.path.count + 1)) }
    }

    /// Whether there is something to generate or to declare.
    var needsCopy: Bool {
      !undeclared.isEmpty || !models.isEmpty || catalogs.contains { $0.pathExtension == "xcassets" }
    }
  }

  let targets: [Target]

  /// Asks SwiftPM for the targets, unless it has described the same manifest before.
  init(of folder: URL, manifest: String, cache: URL, _ swift: Program) throws(Failure) {
    targets = try Self.description(of: folder, manifest: manifest, cache: cache, swift).targets.compactMap { target in
      guard ["regular", "executable", "test"].contains(target.type) else { return nil }
      let place = target.path.map { folder.appending(path: $0).standardizedFileURL }
      guard let place = place ?? Self.usualFolder(of: target, in: folder) else { return nil }
      return Target(
        name: target.name, isProgram: target.type == "executable", folder: place,
        declared: target.resources.map { place.appending(path: $0.path).standardizedFileURL },
        excluded: target.exclude.map { place.appending(path: $0).standardizedFileURL })
    }
  }

  private static func usualFolder(of target: Description.Target, in folder: URL) -> URL? {
    let parents = target.type == "test" ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    return parents.map { folder.appending(path: "\($0)/\(target.name)") }.first(where: Files.exists)
  }

  // MARK: SwiftPM's description

  private struct Description: Codable {
    struct Target: Codable {
      struct Resource: Codable { let path: String }
      let name: String
      let type: String
      let path: String?
      let exclude: [String]
      let resources: [Resource]
    }
    let targets: [Target]
  }

  private struct Cached: Codable {
    let manifest: String
    let description: Description
  }

  private static func description(of folder: URL, manifest: String, cache: URL, _ swift: Program) throws(Failure)
    -> Description
  {
    if let data = try? Data(contentsOf: cache), let known = try? JSONDecoder().decode(Cached.self, from: data),
      known.manifest == manifest
    {
      return known.description
    }
    var swift = swift
    swift.folder = folder
    let text = try swift.output(["package", "dump-package"])
    guard let description = try? JSONDecoder().decode(Description.self, from: Data(text.utf8)) else {
      throw .data("The package in \(folder.path) cannot be understood.")
    }
    if let data = try? JSONEncoder().encode(Cached(manifest: manifest, description: description)) {
      try Files.write(String(decoding: data, as: UTF8.self), to: cache)
    }
    return description
  }
}

extension URL {
  /// Whether this is a file, or something in a folder.
  func isBelow(_ other: URL) -> Bool { path == other.path || path.hasPrefix(other.path + "/") }
}
