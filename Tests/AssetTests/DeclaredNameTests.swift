import Foundation
import Testing

@testable import CairnAssets

@Suite("Names that a target declares itself")
struct DeclaredNameTests {
  private func declared(_ source: String) -> DeclaredNames {
    var names = DeclaredNames()
    names.add(source)
    return names
  }

  @Test(arguments: [
    "extension Color { static let brand = Color(\"brand\") }",
    "public extension Color {\n  static var brand: Color { .red }\n}",
    "extension SwiftUI.Color: Palette { public static let brand = 1 }",
    "extension Color {\n  @MainActor\n  static\n  var brand: Color { .red }\n}",
    "extension Color { static let other = 1, brand = 2 }",
    "extension Color { static func brand() -> Color { .red } }",
    "extension Color { static let a = \"\\(b ? \"}\" : \"{\") {\"; static let brand = 1 }",
    "extension Color { static let a = #\"} \\( \"#; static let brand = 1 }",
    "extension Color {\n  static let a = \"\"\"\n    } \" }\n    \"\"\"\n  static let brand = 1\n}",
    "extension Color { /* } /* } */ } */ // }\n  static let brand = 1 }",
    "extension Color { static let a = #/}/#; static let brand = 1 }",
    "extension Color { enum Theme { static let a = 1 }; static let brand = 1 }",
    "extension Color { private func f(x: Int = 3) { g { } } ; static let `brand` = 1 }",
    "extension Color { enum brand {} }",
    "extension ShapeStyle where Self == Color { static var brand: Color { .red } }",
    "struct A { static let x = 1 }\n#if os(macOS)\nextension Color { static let brand = 1 }\n#endif",
    "extension UIColor { class var other: Int { 1 } }\nextension Color { static let brand = 1 }",
  ]) func areFound(source: String) {
    #expect(declared(source).contains("brand", in: ["Color", "ShapeStyle"]))
  }

  @Test(arguments: [
    "extension Color { var brand: Int { 1 } }",
    "extension Color { static let brandColor = 1 }",
    "extension Color { enum Theme { static let brand = 1 } }",
    "extension Font { static let brand = 1 }",
    "struct Theme { static let brand = Color.red }",
    "// extension Color { static let brand = 1 }",
    "/* extension Color { static let brand = 1 } */",
    "let text = \"extension Color { static let brand = 1 }\"",
    "let text = \"\"\"\n  extension Color { static let brand = 1 }\n  \"\"\"",
    "extension Color { static func make(brand: Int) {} }",
    "extension Color { static let all = [red, brand, blue] }",
    "extension Color { static var other: Color { let brand = 1; return make(brand) } }",
    "let extension_ = Color.brand",
  ]) func areNotMistakenForOthers(source: String) {
    #expect(!declared(source).contains("brand", in: ["Color", "ShapeStyle"]))
  }

  /// Any prefix of a source may be on disk while someone writes it.
  @Test func anUnfinishedSourceEnds() {
    let source = "extension Color { static let a = \"\\(b) #\"; /* x */ static let `brand` = #\"y\"# }"
    for count in 0...source.count { _ = declared(String(source.prefix(count))) }
  }

  @Test func getNoConstant() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["brand.colorset", "plain.colorset", "default.colorset", "cover.imageset"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let own = declared(
      "extension Color { static let brand = 1; static let `default` = 2 }\nextension UIImage { static let cover = 1 }")
    let text = ConstantsFile(of: [AssetCatalogue(folder: folder)], besides: own).text
    #expect(!text.contains("static var brand: Color"))
    #expect(!text.contains("static var `default`: Color"))
    #expect(!text.contains("static var cover: UIImage"))
    #expect(text.contains("static let brand = ColorResource"))
    #expect(text.contains("static var brand: UIColor"))
    #expect(text.contains("static let cover = ImageResource"))
    #expect(text.contains("static var plain: Color"))
  }
}
