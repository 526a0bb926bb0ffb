import CairnScreen
import Foundation
import PictureInputs
import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Pictures in a terminal")
struct PictureTests {
  private static let colors = ["COLORTERM": "truecolor", "CAIRN_REDUCE_MOTION": "1", "CAIRN_APPEARANCE": "dark"]

  private func person<Content: View>(
    _ change: [String: String] = [:], width: Int = 30, height: Int = 14, @ViewBuilder _ content: () -> Content
  ) -> Person {
    let environment = Self.colors.merging(change) { $1 }
    return Person(width: width, height: height, environment: environment) { content() }
  }

  private static func image(_ width: Int, _ colors: [Int?]) -> Image {
    Image(data: Data(PNGWriter.picture(width: width, colors)))
  }

  /// Four pixels across and four down, all different.
  private static let sixteen: [Int] = (0..<16).map { 0x100000 * $0 + 0x0A0B0C }

  /// The color that a pixel is shown in, with six bits for each part.
  private static func shown(_ color: Int) -> CellColor {
    func part(_ value: Int) -> Int { value & 0xFC | value >> 6 }
    return CellColor(UInt32(part(color >> 16) << 16 | part(color >> 8 & 0xFF) << 8 | part(color & 0xFF)))
  }

  /// The cells with pixels.
  private func cells(_ person: Person) -> [(x: Int, y: Int)] {
    let (columns, lines) = person.host.size
    return (0..<lines).flatMap { y in (0..<columns).map { (x: $0, y: y) } }
      .filter { person.host.look(x: $0.x, y: $0.y).traits.contains(.picture) }
  }

  // MARK: Pixels

  @Test func aCellShowsTwoPixels() throws {
    let person = person { Self.image(4, Self.sixteen).resizable().frame(width: 40, height: 40) }
    let cells = cells(person)
    try #require(cells.count == 8)
    for (index, cell) in cells.enumerated() {
      let look = person.host.look(x: cell.x, y: cell.y)
      let (column, line) = (index % 4, index / 4)
      #expect(look.foreground == Self.shown(Self.sixteen[8 * line + column]))
      #expect(look.background == Self.shown(Self.sixteen[8 * line + 4 + column]))
    }
    #expect(person.lines.filter { $0.contains("▀▀▀▀") }.count == 2)
  }

  @Test func equalPixelsAreABlank() throws {
    let person = person { Self.image(1, [0xAA5500]).resizable().frame(width: 40, height: 40) }
    #expect(cells(person).count == 8 && !person.sees("▀"))
    let cell = try #require(cells(person).first)
    #expect(person.host.look(x: cell.x, y: cell.y).background == CellColor(0xAA5500))
  }

  @Test func whatIsBehindATransparentPixelShows() throws {
    let person = person {
      ZStack {
        Color(red: 0, green: 0, blue: 1)
        Self.image(3, [nil, 0xFF0000, nil] + [nil, nil, 0x00FF00]).resizable().frame(width: 30, height: 40)
      }
    }
    let cells = cells(person)
    // The first column has no pixel, and two lines of cells show each pixel twice.
    try #require(cells.count == 2)
    let (upper, lower) = (
      person.host.look(x: cells[0].x, y: cells[0].y), person.host.look(x: cells[1].x, y: cells[1].y)
    )
    #expect(upper.background == CellColor(0xFF0000) && lower.background == CellColor(0x00FF00))
    #expect(person.host.look(x: cells[0].x - 1, y: cells[0].y).background == CellColor(0x0000FF))
  }

  @Test func aHalfMayBeTransparent() throws {
    let person = person {
      Self.image(3, [0xFF0000, 0xFF0000, 0xFF0000, nil, nil, nil, nil, nil, nil, 0x00FF00, 0x00FF00, 0x00FF00])
        .resizable()
        .frame(width: 30, height: 40)
    }
    let cells = cells(person)
    try #require(cells.count == 6)
    #expect(person.sees("▀▀▀") && person.sees("▄▄▄"))
    for cell in cells {
      let look = person.host.look(x: cell.x, y: cell.y)
      #expect(look.background.isOwn)
      #expect([CellColor(0xFF0000), CellColor(0x00FF00)].contains(look.foreground))
    }
  }

  @Test func aTemplateHasTheForegroundColor() throws {
    let person = person {
      Self.image(1, [0x123456]).resizable().renderingMode(.template).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        .frame(width: 40, height: 40)
    }
    let cell = try #require(cells(person).first)
    #expect(person.host.look(x: cell.x, y: cell.y).background == CellColor(0xFF0000))
  }

  @Test func ofATileThereAreMany() {
    // Two columns and one line of cells.
    let colors = (0..<20).flatMap { _ in Array(repeating: 0xFF0000, count: 10) + Array(repeating: 0x0000FF, count: 10) }
    let person = person { Self.image(20, colors).resizable(resizingMode: .tile).frame(width: 60, height: 40) }
    let shown = cells(person).map { person.host.look(x: $0.x, y: $0.y).background.value }
    #expect(shown == Array(repeating: [0xFF0000, 0x0000FF], count: 6).flatMap { $0 })
  }

  @Test func opacityFadesAPicture() throws {
    let person = person { Self.image(1, [0xFFFFFF]).resizable().frame(width: 40, height: 40).opacity(0.5) }
    let shades = Set((0..<14).flatMap { y in (0..<30).map { person.host.look(x: $0, y: y).background.value } })
    #expect(shades.contains { (0x7E7E7E...0x909090).contains($0) })
  }

  // MARK: Sizes

  /// 60 by 40 points are six columns and two lines.
  @Test func aPictureHasItsOwnSize() {
    let person = person { Self.image(60, Array(repeating: 0x445566, count: 2_400)) }
    #expect(cells(person).count == 12)
  }

  @Test func aPictureFitsInItsOwnShape() {
    let person = person {
      Self.image(30, Array(repeating: 0x445566, count: 600)).resizable().scaledToFit().frame(width: 210, height: 200)
    }
    // 21 columns and 7 lines of 20 points, although 30 by 20 points alone would be three columns and one line.
    #expect(cells(person).count == 21 * 7)
  }

  @Test func aFillingPictureIsClipped() {
    let person = person {
      Self.image(30, Array(repeating: 0x445566, count: 600)).resizable().scaledToFill().frame(width: 60, height: 60)
        .clipped()
    }
    #expect(cells(person).count == 6 * 3)
  }

  @Test func aRoundClipHidesTheCorners() throws {
    let person = person {
      Self.image(1, [0xAA5500]).resizable().frame(width: 120, height: 120).clipShape(Circle())
    }
    let cells = cells(person)
    #expect((50..<72).contains(cells.count))
    let top = try #require(cells.map(\.y).min())
    #expect(cells.filter { $0.y == top }.count < 10)
  }

  // MARK: Instead of pixels

  @Test func withoutColorsThereIsAFrameWithTheName() {
    let person = person(["CAIRN_COLORS": "none"]) {
      Self.image(1, [0xAA5500]).resizable().frame(width: 120, height: 100).accessibilityLabel("A brick")
      Image("no such picture").resizable().frame(width: 200, height: 60)
    }
    #expect(cells(person).isEmpty && person.sees("╭──────────╮") && person.sees("no such picture"))
  }

  @Test func aPictureOfOneLineIsAMark() {
    let person = person { Self.image(1, [0xAA5500]).resizable().frame(width: 20, height: 20) }
    #expect(cells(person).isEmpty && person.sees("▧"))
  }

  @Test func damagedPicturesAreFrames() {
    let file = PNGWriter.picture(width: 40, Array(repeating: 0x445566, count: 2_400))
    let person = person { Image(data: Data(file.prefix(file.count / 2))).resizable().frame(width: 120, height: 100) }
    #expect(cells(person).isEmpty && person.sees("╭──────────╮"))
  }

  // MARK: Colors

  @Test(arguments: [("256", "38;5;", "38;2;"), ("16", "[3", "38;")]) func usesTheColorsThereAre(
    depth: String, expected: String, not: String
  ) {
    let person = person(["CAIRN_COLORS": depth]) {
      Self.image(4, Self.sixteen).resizable().frame(width: 80, height: 80)
    }
    let bytes = String(decoding: person.host.frame(), as: UTF8.self)
    #expect(bytes.contains(expected) && !bytes.contains(not))
    #expect(!cells(person).isEmpty)
  }

  @Test func behindAnAlertBothPixelsAreDimmed() throws {
    let person = person(height: 20) {
      VStack(alignment: .leading) {
        Self.image(1, (0..<36).map { $0 % 2 == 0 ? 0xFFFFFF : 0xF0F0F0 }).resizable().frame(width: 300, height: 360)
      }
      .alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    let cell = try #require(cells(person).first)
    let look = person.host.look(x: cell.x, y: cell.y)
    #expect(look.background.luminance < 0.6)
    #expect(abs(look.foreground.luminance - look.background.luminance) < 0.05)
  }

  @Test func tellsWhatItToldBefore() {
    let person = person {
      Self.image(1, [0xAA5500]).resizable().frame(width: 120, height: 60).accessibilityLabel("A brick")
    }
    #expect(person.host.window?.screen.root.map { TreeText.of($0) }?.contains("A brick") == true)
  }

  @Test func aLargePictureIsShownOnceItIsDecoded() async throws {
    var writer = PNGWriter(width: 1_100, height: 1_000)
    (writer.color, writer.depth, writer.filter) = (0, 1, { _ in 0 })
    let file = writer.file(Array(repeating: 1, count: 1_100_000))
    let person = person { Image(data: Data(file)).resizable().frame(width: 80, height: 80) }
    #expect(cells(person).isEmpty && !person.sees("╭"))
    for task in Pictures.decoding.values { await task.value }
    #expect(person.host.needsPainting)
    person.host.update()
    #expect(cells(person).count == 32)
  }

  @Test func anUnchangedPictureIsNotWrittenAgain() {
    let counter = Counter()
    let person = person {
      VStack {
        Self.image(4, Self.sixteen).resizable().frame(width: 80, height: 80)
        CounterView(counter: counter)
      }
    }
    _ = person.host.frame()
    counter.value = 1
    person.host.update()
    let bytes = String(decoding: person.host.frame(), as: UTF8.self)
    #expect(person.sees("Count 1") && !bytes.contains("▀"))
  }
}

@MainActor
@Observable
private final class Counter {
  var value = 0
}

private struct CounterView: View {
  let counter: Counter
  var body: some View { Text("Count \(counter.value)") }
}
