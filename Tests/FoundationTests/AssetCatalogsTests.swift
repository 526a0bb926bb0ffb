import Foundation
import Testing

@testable import CairnFoundation

@Suite("Asset catalogs")
final class AssetCatalogsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let place = folder.appendingPathComponent("Assets.xcassets/\(path)")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  @Test func setsInGroupsAreFound() throws {
    try write("leaf", to: "leaf.colorset/Contents.json")
    try write("mint", to: "Plain group/mint.colorset/Contents.json")
    try write(#"{"properties": {"provides-namespace": true}}"#, to: "Food/Contents.json")
    try write("bread", to: "Food/bread.colorset/Contents.json")
    let catalogs = AssetCatalogs(folder: folder.path)
    #expect(catalogs.color(named: "leaf") == Data("leaf".utf8))
    #expect(catalogs.color(named: "mint") == Data("mint".utf8))
    #expect(catalogs.color(named: "Food/bread") == Data("bread".utf8))
    #expect(catalogs.color(named: "bread") == nil)
  }

  @Test func thePictureWithTheHighestResolutionIsTaken() throws {
    try write(
      #"""
      {"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "2x"}, {"scale": "3x"},
        {"filename": "dark.png", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """#, to: "Group/cover.imageset/Contents.json")
    let catalogs = AssetCatalogs(folder: folder.path)
    #expect(catalogs.hasPicture(named: "cover"))
    let picture = try #require(catalogs.picture(named: "cover"))
    #expect(picture.path.hasSuffix("cover.imageset/b.png"))
    #expect(picture.scale == 2)
    #expect(!catalogs.hasPicture(named: "other"))
  }
}
