import CairnLocks
import Foundation

/// The pictures and colors of the asset catalogs in a folder with resources.
///
/// Xcode compiles catalogs into one file. Here they are copied as they are, so this looks for a set's folder by its name.
package struct AssetCatalogs: Sendable {
  /// The folders of sets, by name and extension, such as `Food/apple.imageset` in a group that provides a namespace.
  private let sets: [String: String]

  private static let known = Mutex<[String: AssetCatalogs]>([:])

  /// Returns the catalogs in a folder, which is read once.
  package static func `in`(_ folder: String) -> AssetCatalogs {
    known.withLock { known in
      if let found = known[folder] { return found }
      let new = AssetCatalogs(folder: folder)
      known[folder] = new
      return new
    }
  }

  init(folder: String) {
    var sets: [String: String] = [:]
    for name in Self.names(in: folder) where name.hasSuffix(".xcassets") {
      Self.read("\(folder)/\(name)", prefix: "", depth: 0, into: &sets)
    }
    self.sets = sets
  }

  /// Returns the contents of a color set, in JSON.
  package func color(named name: String) -> Data? {
    sets["\(name).colorset"].flatMap { FileManager.default.contents(atPath: "\($0)/Contents.json") }
  }

  package func hasPicture(named name: String) -> Bool { sets["\(name).imageset"] != nil }

  /// Returns the picture with the highest resolution of an image set.
  package func picture(named name: String) -> (path: String, scale: Int)? {
    pictures(in: "\(name).imageset").max { $0.scale < $1.scale }
  }

  /// Returns the paths of the pictures of an icon set, in light appearance.
  package func icon(named name: String) -> [String] { pictures(in: "\(name).appiconset").map(\.path) }

  private func pictures(in set: String) -> [(path: String, scale: Int)] {
    guard let set = sets[set], let data = FileManager.default.contents(atPath: "\(set)/Contents.json"),
      let images = try? JSONDecoder().decode(ImageSet.self, from: data).images
    else { return [] }
    return images.compactMap { entry in
      guard let file = entry.filename, entry.appearances == nil else { return nil }
      return ("\(set)/\(file)", entry.scale.flatMap { Int($0.prefix(1)) } ?? 1)
    }
  }

  // MARK: Reading

  private struct ImageSet: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [[String: String]]?
    }
    var images: [Entry]
  }

  private struct Group: Decodable {
    struct Properties: Decodable {
      var isNamespace: Bool?
      enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Collects the sets in a catalog or a group. Catalogs are not nested deeper than someone would click.
  private static func read(_ folder: String, prefix: String, depth: Int, into sets: inout [String: String]) {
    guard depth < 20 else { return }
    for name in names(in: folder) {
      if [".imageset", ".colorset", ".appiconset"].contains(where: name.hasSuffix) {
        sets[prefix + name] = sets[prefix + name] ?? "\(folder)/\(name)"
      } else if !name.contains(".") {
        let group = "\(folder)/\(name)"
        read(group, prefix: isNamespace(group) ? "\(prefix)\(name)/" : prefix, depth: depth + 1, into: &sets)
      }
    }
  }

  private static func isNamespace(_ group: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(group)/Contents.json") else { return false }
    return (try? JSONDecoder().decode(Group.self, from: data))?.properties?.isNamespace ?? false
  }
}
