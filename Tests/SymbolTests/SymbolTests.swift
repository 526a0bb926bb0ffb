import CairnSymbols
import CommonSymbols
import Testing

struct CommonSymbolTests {
  @Test func atLeastThreeHundredNamesAreChecked() {
    #expect(Set(CommonSymbols.names).count == CommonSymbols.names.count)
    #expect(CommonSymbols.names.count >= 300)
  }

  @Test func allAreDrawnInTheMiddleOfTheirBox() throws {
    for name in CommonSymbols.names {
      let symbol = try #require(Symbol.named(name), "\(name)")
      let bounds = SymbolBounds(of: symbol.marks.filter { !$0.ink.isCut }.map(\.path))
      let edge = Symbol.lineWidth / 2 - 0.5
      #expect(bounds.left >= edge && bounds.right <= Symbol.side - edge, "\(name): \(bounds)")
      #expect(bounds.top >= edge && bounds.bottom <= Symbol.side - edge, "\(name): \(bounds)")
      #expect(abs(bounds.midX - Symbol.side / 2) <= 2, "\(name): \(bounds)")
      #expect(abs(bounds.midY - Symbol.side / 2) <= 1.5, "\(name): \(bounds)")
      #expect(max(bounds.width, bounds.height) >= 11, "\(name) is smaller than others: \(bounds)")
    }
  }

  /// Two symbols that a person could take for each other are one symbol.
  @Test func allLookDifferentAtSixteenPixels() throws {
    for (index, name) in CommonSymbols.names.enumerated() {
      let picture = try Pictures.small(name)
      #expect(picture.ink > 10, "\(name) is hardly visible")
      for otherName in CommonSymbols.names[..<index] {
        let other = try Pictures.small(otherName)
        // Where the amount of ink differs this much, so do the places.
        if abs(picture.ink - other.ink) >= Self.leastDifference { continue }
        let difference = picture.difference(from: other)
        #expect(difference >= Self.leastDifference, "\(name) looks like \(otherName)")
      }
    }
  }

  @Test func filledVariantsHaveMoreInk() throws {
    for name in CommonSymbols.names where name.hasSuffix(".fill") {
      let (filled, outline) = (try Pictures.small(name), try Pictures.small(String(name.dropLast(5))))
      #expect(filled.ink > outline.ink + 5, "\(name)")
    }
  }

  @Test func thePlaceholderLooksLikeNoSymbol() throws {
    let unknown = Raster(.unknown, side: 16)
    for name in CommonSymbols.names {
      #expect(try Pictures.small(name).difference(from: unknown) >= Self.leastDifference, "\(name)")
    }
  }

  /// In pixels' worth of ink.
  private static let leastDifference = 6.0
}

/// Symbols at 16 pixels, each drawn once.
private enum Pictures {
  private static let made: [String: Raster] = {
    let outlines = CommonSymbols.names.filter { $0.hasSuffix(".fill") }.map { String($0.dropLast(5)) }
    let names = Set(CommonSymbols.names + outlines)
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in Symbol.named(name).map { (name, Raster($0, side: 16)) } })
  }()

  static func small(_ name: String) throws -> Raster { try #require(made[name], "\(name)") }
}

struct VariantTests {
  private func raster(_ name: String) throws -> Raster { Raster(try #require(Symbol.named(name)), side: 24) }

  @Test func everyVariantDiffers() throws {
    let names = [
      "", ".fill", ".circle", ".circle.fill", ".square", ".square.fill", ".slash", ".slash.fill", ".badge.plus",
    ]
    for (index, variant) in names.enumerated() {
      for other in names[..<index] {
        #expect(try raster("bell" + variant).difference(from: raster("bell" + other)) > 10, "\(variant) \(other)")
      }
    }
  }

  @Test func theOrderOfVariantsDoesNotMatter() {
    #expect(Symbol.named("bell.badge.fill") == Symbol.named("bell.fill.badge"))
    #expect(Symbol.named("heart.fill.circle") == Symbol.named("heart.circle.fill"))
  }

  @Test func partsWithoutMeaningAreLeftOut() {
    #expect(Symbol.named("flag.2.crossed") == Symbol.named("flag"))
    #expect(Symbol.named("doc.text.below.ecg") == Symbol.named("doc.text"))
  }

  @Test func onlyWhatPointsAlongTheLineTurnsAround() {
    for name in ["chevron.forward", "arrow.backward", "arrow.forward.circle.fill", "sidebar.leading", "list.bullet"] {
      #expect(Symbol.named(name)?.isMirrored == true, "\(name)")
    }
    for name in ["chevron.right", "forward", "backward.fill", "forward.end", "star", "arrow.clockwise"] {
      #expect(Symbol.named(name)?.isMirrored == false, "\(name)")
    }
  }

  @Test(arguments: ["", ".", "..", "no.such.symbol", ".fill", "fill", "circel", "…", "🙂"])
  func aNameWithoutADrawingHasNone(_ name: String) { #expect(Symbol.named(name) == nil) }
}

struct SymbolPathTests {
  @Test func itsNotationIsThatOfSVG() {
    #expect(SymbolPath("M5 5l14 14M19 5L5 19").svg == "M5 5l14 14M19 5L5 19")
    #expect(SymbolPath("M.5 1.5h-2v.1l-1-.5 2 .5z").svg == "M.5 1.5h-2v.1l-1-.5 2 .5z")
  }

  @Test func circlesAndRectanglesAreArcs() {
    #expect(SymbolPath("O12 12 9").svg == "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0")
    #expect(SymbolBounds(of: [SymbolPath("R3 4 18 16 3")]) == SymbolBounds(of: [SymbolPath("M3 4H21V20H3z")]))
  }

  @Test func anArcTakesTheSideAndTheWayThatItsFlagsSay() {
    // Between (4, 0) and (0, 4) on a circle of radius 4.
    func middle(_ flags: String) -> SymbolBounds { SymbolBounds(of: [SymbolPath("M4 0A4 4 0 \(flags) 0 4")]) }
    #expect(abs(middle("0 1").right - 4) < 0.01 && abs(middle("0 1").bottom - 4) < 0.01)
    #expect(abs(middle("0 0").left) < 0.01 && abs(middle("0 0").top) < 0.01)
    #expect(abs(middle("1 1").right - 8) < 0.01 && abs(middle("1 1").bottom - 8) < 0.01)
    #expect(abs(middle("1 0").left + 4) < 0.01 && abs(middle("1 0").top + 4) < 0.01)
  }

  @Test func placingMovesWhatIsAbsolute() {
    #expect(
      SymbolPath("M2 4h2V8l1-1A2 2 0 0 1 6 6z").placed(scale: 0.5, x: 1, y: 2).svg == "M2 4h1V6l.5-.5A1 1 0 0 1 4 5z")
  }
}
