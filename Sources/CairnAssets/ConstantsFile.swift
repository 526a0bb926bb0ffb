/// The generated source file with a constant for each asset.
struct ConstantsFile {
  private let images: [AssetCatalogue.Asset]
  private let colors: [AssetCatalogue.Asset]
  private let declared: DeclaredNames

  /// The bundle with the assets, as code names it.
  private let bundle: String

  /// - Parameter declared: what the target declares itself, which gets no constant.
  init(of catalogues: [AssetCatalogue], besides declared: DeclaredNames = DeclaredNames(), bundle: String = ".main") {
    self.declared = declared
    self.bundle = bundle
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
    lines += group("extension ImageResource", missing(images, in: ["ImageResource"])) {
      "let \($0) = ImageResource(name: \(quoted($1.name)), bundle: \(bundle))"
    }
    lines += group("extension UIImage", missing(images, in: ["UIImage"])) {
      "var \($0): UIImage { UIImage(resource: .\($1.path)) }"
    }
    lines += group("extension ColorResource", missing(colors, in: ["ColorResource"])) {
      "let \($0) = ColorResource(name: \(quoted($1.name)), bundle: \(bundle))"
    }
    // A member of either shadows or doubles that of the other.
    let ofColor = missing(named, in: ["Color", "ShapeStyle"])
    lines += group("extension Color", ofColor) { "var \($0): Color { Color(ColorResource.\($1.path)) }" }
    lines += group("extension UIColor", missing(named, in: ["UIColor"])) {
      "var \($0): UIColor { UIColor(resource: .\($1.path)) }"
    }
    // A protocol extension cannot contain nested types.
    lines += group("extension ShapeStyle where Self == Color", ofColor.filter { $0.constants.count == 1 }) {
      "var \($0): Color { Color(ColorResource.\($1.path)) }"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the assets for which the target declares nothing of the same name in the types.
  private func missing(_ assets: [AssetCatalogue.Asset], in types: [String]) -> [AssetCatalogue.Asset] {
    assets.filter { !declared.contains($0.constants[0], in: types) }
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

/// The names of system colors. As in Xcode, assets do not replace them.
private let systemNames: Set<String> = [
  "accentColor", "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "indigo", "label",
  "lightGray", "lightText", "link", "magenta", "mint", "orange", "pink", "placeholderText", "primary", "purple", "red",
  "secondary", "separator", "teal", "tintColor", "white", "yellow",
]
