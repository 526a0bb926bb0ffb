import Foundation

/// The names in an asset catalog that code can refer to.
struct AssetCatalogue {
  /// A picture or color.
  struct Asset: Equatable {
    /// The name for lookup, including the groups that provide a namespace.
    var name: String
    /// The names in code: those of the groups, then the asset's own.
    var constants: [String]
  }

  var images: [Asset] = []
  var colors: [Asset] = []

  init(folder: URL) { read(folder, groups: []) }

  private mutating func read(_ folder: URL, groups: [String]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let place = folder.appendingPathComponent(name)
      let ownName = place.deletingPathExtension().lastPathComponent
      switch place.pathExtension {
      case "imageset", "symbolset": images.append(asset(ownName, groups, without: "Image"))
      case "colorset": colors.append(asset(ownName, groups, without: "Color"))
      case "": read(place, groups: lendsItsName(place) ? groups + [ownName] : groups)
      default: break
      }
    }
  }

  private func asset(_ name: String, _ groups: [String], without suffix: String) -> Asset {
    let plain = name.hasSuffix(suffix) && name.count > suffix.count ? String(name.dropLast(suffix.count)) : name
    return Asset(
      name: (groups + [name]).joined(separator: "/"),
      constants: groups.map { Identifier.type($0) } + [Identifier.constant(plain)])
  }

  /// Returns whether a group provides a namespace, as declared in its `Contents.json`.
  private func lendsItsName(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
