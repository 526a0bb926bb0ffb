import SwiftUI
import TestSupport
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Backgrounds of texts")
struct BackgroundTests {
  private static let trueColour = ["COLORTERM": "truecolor", "CAIRN_REDUCE_MOTION": "1"]
  private static let plain = ["NO_COLOR": "1", "CAIRN_REDUCE_MOTION": "1"]
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func look<Content: View>(at text: String, _ content: () -> Content) -> Look? {
    let person = Person(width: 20, height: 5, environment: Self.trueColour, content)
    guard let place = person.place(of: text) else { return nil }
    return person.host.look(x: place.x, y: place.y)
  }

  @Test func aColorBelowAText() {
    let look = look(at: "over") {
      ZStack {
        Self.blue
        Text("over")
      }
    }
    #expect(look?.background == CellColor(0x0000FF))
    #expect(look?.foreground == CellColor(0xFFFFFF))
  }

  @Test func aShapeBehindAText() {
    let look = look(at: "over") { Text("over").background(Capsule().fill(Self.blue)) }
    #expect(look?.background == CellColor(0x0000FF))
  }

  @Test func aTextOverAColor() {
    let look = look(at: "over") { Self.blue.overlay { Text("over") } }
    #expect(look?.background == CellColor(0x0000FF))
  }

  @Test func darkTextIsUsedOnALightColor() {
    let look = look(at: "over") { Text("over").background(Color(red: 1, green: 1, blue: 0)) }
    #expect(look?.foreground == CellColor(0x000000))
  }

  @Test func colorsThatTheAppSetsForBothStay() {
    let look = look(at: "over") {
      Text("over").foregroundStyle(Color(red: 0, green: 0, blue: 0.5)).background(Self.blue)
    }
    #expect(look?.foreground == CellColor(0x000080))
    #expect(look?.background == CellColor(0x0000FF))
  }

  @Test func anAppsTextColorIsLegibleOnTheHostsBackground() {
    let look = look(at: "over") { Text("over").foregroundStyle(Color(red: 0, green: 0, blue: 0.5)) }
    #expect(Contrast.ratio(look!.foreground, CellColor(0x000000)) >= 4.5)
  }

  @Test func aClearColorPaintsNothing() {
    for environment in [Self.trueColour, Self.plain] {
      let person = Person(width: 20, height: 5, environment: environment) {
        ZStack {
          Text("under")
          Color.clear
        }
      }
      #expect(person.sees("under"))
    }
  }

  @Test func anOpaqueViewHidesViewsBelow() {
    for environment in [Self.trueColour, Self.plain] {
      let person = Person(width: 20, height: 5, environment: environment) {
        ZStack {
          Text("under")
          Self.blue
        }
      }
      #expect(!person.sees("under"))
      let beside = Person(width: 20, height: 5, environment: environment) {
        ZStack(alignment: .leading) {
          Text("underneath")
          Text("over").background(Self.blue)
        }
      }
      #expect(beside.words.first == "overrneath", "\(environment)")
      #expect(beside.place(of: "overrneath") != nil)
    }
  }

  @Test func aTranslucentColorShowsTheTextBelow() {
    let look = look(at: "under") { Text("under").overlay { Self.blue.opacity(0.5) } }
    #expect(look?.background == CellColor(0x000080))
  }

  @Test func aThickStrokeIsARing() {
    let person = Person(width: 40, height: 20, environment: Self.trueColour) {
      Circle().stroke(Self.blue, lineWidth: 24).frame(width: 160, height: 160)
    }
    let middle = (0..<40).map { person.host.look(x: $0, y: 9).background == CellColor(0x0000FF) }
    // Across the middle: outside, the line, inside, the line, outside.
    let changes = zip(middle, middle.dropFirst()).filter { $0 != $1 }.count
    #expect(changes == 4, "\(middle)")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func laterLayersCoverEarlierOnes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5 {
      let piece = Piece.random(&random, depth: 4)
      for isPlain in [false, true] {
        let person = Person(
          width: Sheet.width, height: Sheet.height, environment: isPlain ? Self.plain : Self.trueColour
        ) {
          ZStack(alignment: .topLeading) {
            Color.clear
            piece.view
          }
        }
        var sheet = Sheet(isPlain: isPlain)
        sheet.paint(piece)
        compare(person, sheet, piece)
      }
    }
  }

  private func compare(_ person: Person, _ sheet: Sheet, _ piece: Piece) {
    for y in 0..<Sheet.height {
      for x in 0..<Sheet.width {
        let expected = sheet.cells[y][x]
        let glyph = person.host.backBuffer.cells[x: x, y: y].glyph
        guard glyph == Glyph(expected.character) else {
          Issue.record("\(glyph) is not \(expected.character) at \(x), \(y) of \(piece)\n\(person.host.text)")
          return
        }
        if sheet.isPlain { continue }
        let look = person.host.look(x: x, y: y)
        let ground = look.background.isOwn ? CellColor(0) : look.background
        let isNear =
          abs(ground.red - Int(expected.ground.0)) <= 3 && abs(ground.green - Int(expected.ground.1)) <= 3
          && abs(ground.blue - Int(expected.ground.2)) <= 3
        guard isNear else {
          Issue.record("\(ground) is not \(expected.ground) at \(x), \(y) of \(piece)")
          return
        }
        if expected.isOnTop, expected.character != " " {
          let ink = look.foreground.isOwn ? CellColor(0xFFFFFF) : look.foreground
          #expect(Contrast.ratio(ink, ground) >= 4.5, "at \(x), \(y) of \(piece)")
        }
      }
    }
  }
}

/// Layers that all begin in the same corner.
private indirect enum Piece {
  case text(String)
  case color(Shade)
  case stack([Piece])
  case background(Piece, Shade)
  case overlay(Piece, Shade)
  case faded(Piece, Double)

  struct Shade {
    var red, green, blue, opacity: Double
    var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }
  }

  @MainActor var view: AnyView {
    switch self {
    case .text(let text): AnyView(Text(text).fixedSize())
    case .color(let shade): AnyView(shade.color)
    case .stack(let pieces):
      AnyView(
        ZStack(alignment: .topLeading) { ForEach(Array(pieces.enumerated()), id: \.offset) { $0.element.view } })
    case .background(let piece, let shade): AnyView(piece.view.background(shade.color))
    case .overlay(let piece, let shade): AnyView(piece.view.overlay(shade.color))
    case .faded(let piece, let opacity): AnyView(piece.view.opacity(opacity))
    }
  }

  static func random(_ random: inout SeededGenerator, depth: Int) -> Piece {
    func shade() -> Shade {
      let opacity = [0, 0.3, 0.7, 1, 1][random.below(5)]
      return Shade(
        red: Double(random.below(5)) / 4, green: Double(random.below(5)) / 4, blue: Double(random.below(5)) / 4,
        opacity: opacity)
    }
    switch depth == 0 ? random.below(2) : random.below(7) {
    case 0: return .text(String("abcdefghijkl".dropFirst(random.below(3)).prefix(1 + random.below(9))))
    case 1: return .color(shade())
    case 2: return .background(Self.random(&random, depth: depth - 1), shade())
    case 3: return .overlay(Self.random(&random, depth: depth - 1), shade())
    case 4: return .faded(Self.random(&random, depth: depth - 1), [0.3, 0.6, 0.9][random.below(3)])
    default: return .stack((0..<1 + random.below(3)).map { _ in Self.random(&random, depth: depth - 1) })
    }
  }

  /// The size that it takes.
  var size: (width: Int, height: Int) {
    switch self {
    case .text(let text): (text.count, 1)
    case .color: (Sheet.width, Sheet.height)
    case .stack(let pieces): (pieces.map(\.size.width).max() ?? 0, pieces.map(\.size.height).max() ?? 0)
    case .background(let piece, _), .overlay(let piece, _), .faded(let piece, _): piece.size
    }
  }
}

/// The result of a painter that draws one thing over the other.
private struct Sheet {
  static let width = 14
  static let height = 3

  struct Place {
    var character: Unicode.Scalar = " "
    var ground = (0.0, 0.0, 0.0)
    /// Whether nothing covers its character.
    var isOnTop = false
  }

  let isPlain: Bool
  var cells = Array(repeating: Array(repeating: Place(), count: width), count: height)

  mutating func paint(_ piece: Piece) {
    switch piece {
    case .text(let text):
      for (x, scalar) in text.unicodeScalars.enumerated() {
        cells[0][x].character = scalar
        cells[0][x].isOnTop = true
      }
    case .color(let shade): lay(shade, piece.size, dots: true)
    case .stack(let pieces): for piece in pieces { paint(piece) }
    case .background(let inner, let shade):
      lay(shade, inner.size, dots: false)
      paint(inner)
    case .overlay(let inner, let shade):
      paint(inner)
      lay(shade, inner.size, dots: false)
    case .faded(let inner, let opacity):
      let before = cells
      paint(inner)
      if !isPlain { fade(over: before, opacity) }
    }
  }

  private mutating func lay(_ shade: Piece.Shade, _ size: (width: Int, height: Int), dots: Bool) {
    for y in 0..<size.height {
      for x in 0..<size.width {
        if isPlain {
          if shade.opacity >= 0.5 { cells[y][x].character = dots ? "░" : " " }
        } else if shade.opacity == 1 {
          cells[y][x] = Place(ground: (shade.red * 255, shade.green * 255, shade.blue * 255))
        } else if shade.opacity > 0 {
          let color = (shade.red * 255, shade.green * 255, shade.blue * 255)
          cells[y][x].ground = Self.mix(cells[y][x].ground, color, shade.opacity)
          cells[y][x].isOnTop = false
        }
      }
    }
  }

  private mutating func fade(over before: [[Place]], _ opacity: Double) {
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        if cells[y][x].character == " " { cells[y][x].character = before[y][x].character }
        cells[y][x].ground = Self.mix(before[y][x].ground, cells[y][x].ground, opacity)
        cells[y][x].isOnTop = false
      }
    }
  }

  private static func mix(
    _ a: (Double, Double, Double), _ b: (Double, Double, Double), _ share: Double
  ) -> (Double, Double, Double) {
    (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share, a.2 + (b.2 - a.2) * share)
  }
}
