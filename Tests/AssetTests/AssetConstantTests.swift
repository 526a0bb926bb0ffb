import Foundation
import Testing

@testable import CairnAssets

@Suite("Constants for assets")
struct AssetConstantTests {
  @Test(arguments: [
    ("cover", "cover"), ("Cover", "cover"), ("first place-2", "firstPlace2"), ("URLIcon", "urlIcon"), ("URL", "url"),
    ("app_text", "app_text"), ("2nd", "_2nd"), ("default", "`default`"), ("", "_"), ("été", "été"),
  ]) func namesAreMadeFitForCode(name: String, constant: String) {
    #expect(Identifier.constant(name) == constant)
  }

  @Test func groupsAreWrittenAsTypes() {
    #expect(Identifier.type("food icons") == "FoodIcons")
  }

  /// Returns a catalog with a picture, colors, a group with a namespace and one without.
  private func catalogue() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      .appendingPathComponent("Assets.xcassets")
    for name in [
      "coverImage.imageset", "brandColor.colorset", "red.colorset", "Fruit/apple.imageset", "Fruit/peel.colorset",
      "Loose/pear.imageset", "Loose/drop.fill.symbolset", "AppIcon.appiconset",
    ] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(
      to: folder.appendingPathComponent("Fruit/Contents.json"))
    try Data("rubbish".utf8).write(to: folder.appendingPathComponent("Loose/Contents.json"))
    return folder
  }

  @Test func picturesAndColoursAreFound() throws {
    let folder = try catalogue()
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let catalogue = AssetCatalogue(folder: folder)
    #expect(catalogue.images.map(\.name) == ["Fruit/apple", "drop.fill", "pear", "coverImage"])
    #expect(catalogue.images.map(\.constants) == [["Fruit", "apple"], ["dropFill"], ["pear"], ["cover"]])
    #expect(catalogue.colors.map(\.name) == ["Fruit/peel", "brandColor", "red"])
  }

  @Test func theFileHasAConstantForEach() throws {
    let folder = try catalogue()
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let text = ConstantsFile(of: [AssetCatalogue(folder: folder)]).text
    #expect(text.contains(#"static let cover = ImageResource(name: "coverImage", bundle: .main)"#))
    #expect(text.contains("static var brand: Color { Color(ColorResource.brand) }"))
    #expect(text.contains("enum Fruit {\n    static let apple"))
    #expect(text.contains("extension ShapeStyle where Self == Color {\n  static var brand: Color"))
    #expect(!text.contains("static var red"), "The system's colours keep their names.")
    #expect(!text.contains("appIcon"))
  }

  @Test func noCatalogueIsNoConstant() {
    let text = ConstantsFile(of: [AssetCatalogue(folder: URL(fileURLWithPath: "/no such folder"))]).text
    #expect(text.split(separator: "\n").last == "import SwiftUI")
  }
}
