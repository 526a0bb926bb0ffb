import Foundation
import Testing

@testable import CairnValues

@Suite struct ColorSetTests {
  private let accent = Data(
    """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"alpha": "1.000", "red": "0xFF", "green": "128", "blue": "0.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb",
          "components": {"alpha": "0.500", "red": "0.000", "green": "0.200", "blue": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
        "color": {"platform": "universal", "reference": "systemRedColor"}}
    ], "info": {"author": "xcode", "version": 1}}
    """.utf8)

  @Test func componentsAreReadInAllThreeSpellings() throws {
    let set = try #require(ColorSet(json: accent))
    #expect(set.color(scheme: .light, contrast: .standard).description == "#FF8000FF")
    #expect(set.color(scheme: .dark, contrast: .standard).description == "#0033FF80")
    #expect(set.color(scheme: .light, contrast: .increased) == .red)
  }

  @Test func aMissingVariantIsMadeUpForByTheNearest() throws {
    let set = try #require(ColorSet(json: accent))
    #expect(set.color(scheme: .dark, contrast: .increased).description == "#0033FF80")
  }

  @Test func whatIsNoColourIsNone() {
    #expect(ColorSet(json: Data("{}".utf8)) == nil)
    #expect(ColorSet(json: Data(#"{"colors": [{"idiom": "universal"}]}"#.utf8)) == nil)
  }

  @Test func aColourOfACatalogueIsShown() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/accent.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try accent.write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let color = Color("accent", bundle: bundle)
    #expect(Color(color.resolved(scheme: .light)).description == "#FF8000FF")
    #expect(Color(color.resolved(scheme: .dark)).description == "#0033FF80")
    #expect(Color("missing", bundle: bundle).resolved(scheme: .light).opacity == 0)
  }

  @Test func opacityIsAFractionEvenWithoutAPoint() throws {
    let json = #"{"colors": [{"color": {"components": {"alpha": "1", "red": "1.0", "green": "0", "blue": "0"}}}]}"#
    let set = try #require(ColorSet(json: Data(json.utf8)))
    #expect(set.color(scheme: .light, contrast: .standard).description == "#FF0000FF")
  }
}
