/// The generated source file with a constant for each asset.
struct ConstantsFile {
  private let images: [AssetCatalogue.Asset]
  private let colors: [AssetCatalogue.Asset]

  init(of catalogues: [AssetCatalogue]) {
    images = Self.unlike(catalogues.flatMap(\.images))
    colors = Self.unlike(catalogues.flatMap(\.colors))
  }

  /// Returns the first of each set of assets that would have the same constant.
  private static func unlike(_ assets: [AssetCatalogue.Asset]) -> [AssetCatalogue.Asset] {
    var known: Set<[String]> = []
    return assets.filter { known.insert($0.constants).inserted }
  }

  var text: String {
    var lines = ["// A constant for each picture and colour of the asset catalogues.", "import SwiftUI"]
    let named = colors.filter { $0.constants.count > 1 || !systemNames.contains($0.constants[0]) }
    lines += group("extension ImageResource", images) {
      "let \($0) = ImageResource(name: \(quoted($1.name)), bundle: .main)"
    }
    lines += group("extension UIImage", images) { "var \($0): UIImage { UIImage(resource: .\($1.path)) }" }
    lines += group("extension ColorResource", colors) {
      "let \($0) = ColorResource(name: \(quoted($1.name)), bundle: .main)"
    }
    lines += group("extension Color", named) { "var \($0): Color { Color(ColorResource.\($1.path)) }" }
    lines += group("extension UIColor", named) { "var \($0): UIColor { UIColor(resource: .\($1.path)) }" }
    // A protocol extension cannot contain nested types.
    lines += group("extension ShapeStyle where Self == Color", named.filter { $0.constants.count == 1 }) {
      "var \($0): Color { Color(ColorResource.\($1.path)) }"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the constants, nested in the groups that provide a namespace.
  private func group(
    _ head: String, _ assets: [AssetCatalogue.Asset], _ constant: (String, AssetCatalogue.Asset) -> String
  ) -> [String] {
    if assets.isEmpty { return [] }
    var group = Group()
    for asset in assets {
      group.add("static " + constant(asset.constants.last ?? "_", asset), under: asset.constants.dropLast())
    }
    return ["", head + " {"] + group.lines(indent: "  ") + ["}"]
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private struct Group {
    var members: [String] = []
    var groups: [String: Group] = [:]

    mutating func add(_ member: String, under path: ArraySlice<String>) {
      guard let first = path.first else { return members.append(member) }
      groups[first, default: Group()].add(member, under: path.dropFirst())
    }

    func lines(indent: String) -> [String] {
      members.map { indent + $0 }
        + groups.sorted { $0.key < $1.key }.flatMap { name, group in
          ["\(indent)enum \(name) {"] + group.lines(indent: indent + "  ") + ["\(indent)}"]
        }
    }
  }
}

extension AssetCatalogue.Asset {
  fileprivate var path: String { constants.joined(separator: ".") }
}

/// The names of system colours. As in Xcode, assets do not replace them.
private let systemNames: Set<String> = [
  "accentColor", "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "indigo", "label",
  "lightGray", "lightText", "link", "magenta", "mint", "orange", "pink", "placeholderText", "primary", "purple", "red",
  "secondary", "separator", "teal", "tintColor", "white", "yellow",
]
