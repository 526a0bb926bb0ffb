import Foundation

/// A manifest for another folder: paths of local packages are absolute, and catalogs that Xcode finds itself are declared.
struct ManifestCopy {
  let text: String

  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  init(of original: String, dependencies: [String: URL], resources: [(target: String, paths: [String])]) {
    var text = original
    for (path, place) in dependencies { text = Self.moving(path, to: place, in: text) }
    let missing = resources.filter { !$0.paths.isEmpty }
    let name = original.firstMatch(of: /\b(?:let|var)\s+([A-Za-z_][A-Za-z0-9_]*)\s*(?::\s*Package\s*)?=\s*Package\s*\(/)
    if let name = name?.output.1, !missing.isEmpty {
      text += "\n// Catalogs that the manifest does not declare.\n"
      for (target, paths) in missing {
        let list = paths.map { ".process(\($0.debugDescription))" }.joined(separator: ", ")
        text += "for target in \(name).targets where target.name == \(target.debugDescription) {\n"
        text += "  target.resources = (target.resources ?? []) + [\(list)]\n}\n"
      }
    }
    self.text = text
  }

  /// Replaces a path where it is an argument `path:`, because a product is often called as the folder. A path that is never one
  /// is the value of a constant.
  private static func moving(_ path: String, to place: URL, in text: String) -> String {
    let new = place.path.debugDescription
    let moved = text.replacing(/(path\s*:\s*)"([^"\\\n]+)"/) { match in
      match.output.2 == path ? "\(match.output.1)\(new)" : String(match.output.0)
    }
    return moved == text ? text.replacing("\"\(path)\"", with: new) : moved
  }

  /// The texts in a manifest that are paths of local packages.
  static func localPackages(in manifest: String, of folder: URL) -> [String: URL] {
    var found: [String: URL] = [:]
    for match in manifest.matches(of: /"([^"\\\n]+)"/) {
      let path = String(match.output.1)
      guard path != ".", path.first != "/", found[path] == nil else { continue }
      let place = folder.appending(path: path).standardizedFileURL
      guard place.path != folder.path, Files.exists(place.appending(path: "Package.swift")) else { continue }
      found[path] = place
    }
    return found
  }
}
