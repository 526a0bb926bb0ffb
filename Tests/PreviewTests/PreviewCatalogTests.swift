import CairnPreviews
import SwiftUI
import Testing

@MainActor @Suite struct PreviewCatalogTests {
  private let all = PreviewCatalog(types: [
    SecondNamelessPreview.self, CounterPreview.self, Int.self, NamelessPreview.self, ArgumentsPreview.self,
    Sample_Previews.self,
  ])

  @Test func previewsAreInTheOrderOfFilesAndLines() {
    #expect(
      all.previews.filter { $0.file.hasPrefix("Sample/") }.map(\.name)
        == ["Fruit: pear", "Fruit: plum", "Preview", "Counter", "Preview 2"])
    #expect(all.previews.first { $0.name == "Counter" }?.line == 12)
  }

  @Test func everyArgumentIsAPreview() {
    #expect(
      all.previews(meantBy: "Arguments.swift").map(\.id) == [
        "Sample/Arguments.Fruit-pear", "Sample/Arguments.Fruit-plum",
      ])
  }

  @Test func everyViewOfAProviderIsAPreview() {
    let previews = all.previews(meantBy: "Sample_Previews")
    #expect(previews.map(\.name) == ["Named", "Preview", "Preview 2", "Preview 3", "Preview 4"])
    #expect(
      previews.map(\.size)
        == [
          .fits, .fixed(width: 200, height: 80), .fixed(width: 200, height: 80), .landscapeDevice, .landscapeDevice,
        ])
  }

  @Test func traitsSetTheSize() {
    let sizes = all.previews.filter { $0.file == "Sample/Counter.swift" }.map(\.size)
    #expect(sizes == [.fits, .device, .fixed(width: 160, height: 32)])
    #expect(all.previews(meantBy: "fruit: pear").first?.size == .landscapeDevice)
  }

  @Test(arguments: ["counter", "COUNTER", "Counter/Counter", "Sample/Counter.Counter"])
  func aPreviewIsFoundByItsName(wish: String) {
    #expect(all.previews(meantBy: wish).contains { $0.name == "Counter" })
  }

  @Test func typesAreFoundByTheirMangledNames() throws {
    let names = [try #require(_mangledTypeName(CounterPreview.self)), "5Trial7NothingV"]
    #expect(PreviewCatalog(typeNames: names).previews.map(\.name) == ["Counter"])
  }

  @Test func aSearchFindsNamesAndFiles() {
    #expect(all.files(matching: "count").map(\.file) == ["Sample/Counter.swift"])
    #expect(all.files(matching: "plum").flatMap(\.previews).map(\.name) == ["Fruit: plum"])
    #expect(all.files().count == 3)
  }

  @Test func namesBecomePathsThatEveryFileSystemTakes() {
    enum Odd: _PreviewRegistry {
      static var _previewFile: String { "Sample/Odd.swift" }
      static var _previewLine: Int { 1 }
      static var _preview: __Preview {
        Preview("", arguments: ["../../etc", "a/b", "A/B", String(repeating: "x", count: 300), "Größe 2"]) { Text($0) }
      }
    }
    let ids = PreviewCatalog(types: [Odd.self]).previews.map(\.id)
    #expect(
      ids == [
        "Sample/Odd.etc", "Sample/Odd.a-b", "Sample/Odd.A-B-2",
        "Sample/Odd." + String(repeating: "x", count: 78), "Sample/Odd.Größe-2",
      ])
  }
}
