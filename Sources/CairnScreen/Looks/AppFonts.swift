import CairnFoundation
import Foundation

/// The fonts among the app's resources, which `Font.custom` finds by their names.
package enum AppFonts {
  /// The files that can be read, by their paths.
  package static let files: [(path: String, font: FontFile)] = fonts(in: Array(ProgramFolder.all.dropFirst()))

  /// A font, as text is set in it.
  package struct Face: Equatable {
    package let family: String
    /// `nil` where the app named only the family.
    package let weight: Int?
    package let isItalic: Bool
  }

  /// Returns a font of the app by the name of its family, its full name or its PostScript name.
  package static func face(named name: String) -> Face? { face(named: name, among: files.map(\.font)) }

  static func face(named name: String, among fonts: [FontFile]) -> Face? {
    if fonts.contains(where: { $0.family == name }) { return Face(family: name, weight: nil, isItalic: false) }
    guard let font = fonts.first(where: { $0.names.contains(name) }) else { return nil }
    let isVariable = font.weights.lowerBound < font.weights.upperBound
    return Face(family: font.family, weight: isVariable ? nil : font.weights.lowerBound, isItalic: font.isItalic)
  }

  static func fonts(in folders: [String]) -> [(path: String, font: FontFile)] {
    folders.flatMap { files(in: $0, depth: 0) }.compactMap { path in
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
      return data.flatMap(FontFile.init).map { (path, $0) }
    }
  }

  /// Returns the font files in a folder, and in folders such as `Fonts` in it.
  private static func files(in folder: String, depth: Int) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      switch (name as NSString).pathExtension.lowercased() {
      case "ttf", "otf", "ttc": return [path]
      case "": return depth < 3 ? files(in: path, depth: depth + 1) : []
      default: return []
      }
    }
  }
}
