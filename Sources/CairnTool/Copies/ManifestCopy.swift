import CairnSwiftSources
import Foundation

/// A manifest for another folder: paths of local packages are absolute, and catalogs that Xcode finds itself are declared.
struct ManifestCopy {
  let text: String

  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// - Parameters:
  ///   - original: The text of the manifest.
  ///   - dependencies: The places of local packages by the paths in the manifest.
  ///   - downloads: Copies of packages that are downloaded, by the names that SwiftPM gives them.
  ///   - resources: Catalogs and models to declare, by target, such as `.process("Assets.xcassets")`.
  init(
    of original: String, dependencies: [String: URL] = [:], downloads: [String: URL] = [:],
    resources: [(target: String, rules: [String])] = []
  ) {
    var text = original
    for (path, place) in dependencies { text = Self.moving(path, to: place, in: text) }
    let missing = resources.filter { !$0.rules.isEmpty }
    let name = original.firstMatch(of: /\b(?:let|var)\s+([A-Za-z_][A-Za-z0-9_]*)\s*(?::\s*Package\s*)?=\s*Package\s*\(/)
    for (identity, place) in downloads.sorted(by: { $0.key < $1.key }) {
      if let found = Self.download(of: identity, in: text) {
        text.replaceSubrange(found, with: ".package(path: \(place.path.debugDescription))")
      } else if let name = name?.output.1 {
        // Another package brings it. A path in the root package is taken instead.
        text += "\n\(name).dependencies.append(.package(path: \(place.path.debugDescription)))\n"
      }
    }
    if let name = name?.output.1, !missing.isEmpty {
      text += "\n// Catalogs and models that the manifest does not declare.\n"
      for (target, rules) in missing {
        let list = rules.joined(separator: ", ")
        text += "for target in \(name).targets where target.name == \(target.debugDescription) {\n"
        text += "  target.resources = (target.resources ?? []) + [\(list)]\n}\n"
      }
    }
    self.text = text
  }

  /// The declaration of a package that is downloaded, such as `.package(url: "https://…/Kit.git", from: "1.0.0")`.
  private static func download(of identity: String, in text: String) -> Range<String.Index>? {
    // Comments may have such declarations, too.
    let source = SourceTokens(text)
    for index in source.tokens.indices where source.holds(index, ".") && source.holds(index + 1, "package") {
      guard source.holds(index + 2, "("), let end = source.afterBrackets(index + 2) else { continue }
      let url = (index + 3..<end).first { source.holds($0, "url") && source.holds($0 + 1, ":") }
      guard let literal = url.flatMap({ source[$0 + 2] }), literal.kind == .string,
        PackageIdentity.of(String(literal.text.dropFirst().dropLast())) == identity
      else { continue }
      let bytes = source.bytes(of: index..<end)
      let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
      return start..<text.utf8.index(start, offsetBy: bytes.count)
    }
    return nil
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
  ///
  /// - Parameter known: Packages by their names, for paths that lead nowhere.
  static func localPackages(in manifest: String, of folder: URL, known: [String: URL] = [:]) -> [String: URL] {
    var found: [String: URL] = [:]
    for match in manifest.matches(of: /(path\s*:\s*)?"([^"\\\n]+)"/) {
      let path = String(match.output.2)
      guard path != ".", path.first != "/", found[path] == nil else { continue }
      let place = folder.appending(path: path).standardizedFileURL
      if place.path != folder.path, Files.exists(place.appending(path: "Package.swift")) {
        found[path] = place
      } else if match.output.1 != nil, !Files.exists(place), let other = known[place.lastPathComponent.lowercased()] {
        found[path] = other
      }
    }
    return found
  }
}
