import Foundation
import Testing

@testable import CairnScreen

@Suite("The names and weights in font files")
struct FontFileTests {
  /// A font file with a few tables, as far as `FontFile` reads them.
  private struct Draft {
    var names: [(kind: Int, text: String)] = [
      (1, "Avenir Next Demi"), (4, "Avenir Next Demi Bold"), (6, "AvenirNext-Demi"),
    ]
    var weight = 600
    var isItalic = false
    var axis: ClosedRange<Int>?

    var data: Data {
      var tables: [(String, [UInt8])] = [("OS/2", style), ("name", nameTable)]
      if let axis { tables.append(("fvar", variations(axis))) }
      var head: [UInt8] = number(0x10000, 4) + number(tables.count, 2) + number(0, 6)
      var body: [UInt8] = []
      let start = 12 + 16 * tables.count
      for (tag, table) in tables {
        head += Array(tag.utf8) + number(0, 4) + number(start + body.count, 4) + number(table.count, 4)
        body += table
      }
      return Data(head + body)
    }

    private var style: [UInt8] {
      number(4, 2) + number(0, 2) + number(weight, 2) + number(0, 56) + number(isItalic ? 1 : 0, 2)
    }

    private var nameTable: [UInt8] {
      var (records, texts): ([UInt8], [UInt8]) = ([], [])
      for (kind, text) in names {
        let encoded = text.utf16.flatMap { number(Int($0), 2) }
        records += [3, 1, 0x409, kind, encoded.count, texts.count].flatMap { number($0, 2) }
        texts += encoded
      }
      return number(0, 2) + number(names.count, 2) + number(6 + records.count, 2) + records + texts
    }

    private func variations(_ axis: ClosedRange<Int>) -> [UInt8] {
      let ends = number(axis.lowerBound << 16, 4) + number(400 << 16, 4) + number(axis.upperBound << 16, 4)
      return [1, 0, 16, 2, 1, 20, 0, 4].flatMap { number($0, 2) } + Array("wght".utf8) + ends + number(0, 4)
    }

    private func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
    }
  }

  private let blocks = URL(filePath: #filePath).appending(path: "../../../Apps/PageApp/Fonts/Blocks.ttf").standardized

  @Test func aRealFileHasNamesAndAWeight() throws {
    let font = try #require(FontFile(try Data(contentsOf: blocks)))
    #expect(font.family == "Blocks")
    #expect(font.names == ["Blocks Regular", "Blocks-Regular"])
    #expect(font.weights == 400...400)
    #expect(!font.isItalic)
  }

  @Test func theFamilyWithAllWeightsIsPreferred() throws {
    var draft = Draft()
    #expect(FontFile(draft.data)?.family == "Avenir Next Demi")
    draft.names.append((16, "Avenir Next"))
    draft.isItalic = true
    let font = try #require(FontFile(draft.data))
    #expect(font.family == "Avenir Next")
    #expect(font.weights == 600...600)
    #expect(font.isItalic)
  }

  @Test func aVariableFontHasARangeOfWeights() {
    #expect(FontFile(Draft(axis: 100...900).data)?.weights == 100...900)
  }

  @Test func aFontIsFoundByEachOfItsNames() throws {
    var demi = Draft()
    demi.names.append((16, "Avenir Next"))
    let fonts = [
      try #require(FontFile(demi.data)),
      try #require(FontFile(Draft(names: [(1, "Inter"), (6, "Inter-V")], axis: 100...900).data)),
    ]
    #expect(
      AppFonts.face(named: "Avenir Next", among: fonts) == .init(family: "Avenir Next", weight: nil, isItalic: false))
    for name in ["AvenirNext-Demi", "Avenir Next Demi Bold"] {
      #expect(AppFonts.face(named: name, among: fonts) == .init(family: "Avenir Next", weight: 600, isItalic: false))
    }
    #expect(AppFonts.face(named: "Inter-V", among: fonts) == .init(family: "Inter", weight: nil, isItalic: false))
    #expect(AppFonts.face(named: "Helvetica", among: fonts) == nil)
  }

  @Test func fontsAreFoundInFoldersOfTheResources() {
    let folder = blocks.deletingLastPathComponent().deletingLastPathComponent()
    #expect(AppFonts.fonts(in: [folder.path]).map(\.font.family) == ["Blocks"])
    #expect(AppFonts.fonts(in: ["/nowhere"]).isEmpty)
  }

  @Test func shortFilesAreNoFonts() throws {
    let data = try Data(contentsOf: blocks)
    #expect(FontFile(Data()) == nil)
    for length in stride(from: 0, to: 200, by: 1) { #expect(FontFile(data.prefix(length)) == nil) }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func damagedFilesDoNoHarm(seed: UInt64) {
    var generator = SeededNumbers(seed)
    var data = Draft(axis: 100...900).data
    for _ in 0..<8 { data[data.indices.randomElement(using: &generator)!] = .random(in: 0...255, using: &generator) }
    if let font = FontFile(data) { #expect(!font.family.isEmpty) }
  }
}
