import CairnCompression
import CairnScreen
import Foundation
import PictureInputs
import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Pictures in pixels")
struct GraphicsTests {
  private static let picture = Image(data: Data(PNGWriter.picture(width: 2, [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF])))

  private func person<Content: View>(
    _ change: [String: String] = [:],
    answers: [Report] = [.terminal(name: "kitty", version: [0, 28]), .cellSize(width: 8, height: 16), .graphics],
    height: Int = 14, @ViewBuilder _ content: () -> Content
  ) -> Person {
    let environment = ["COLORTERM": "truecolor", "CAIRN_REDUCE_MOTION": "1"].merging(change) { $1 }
    let person = Person(width: 30, height: height, environment: environment) { content() }
    for answer in answers { person.host.handle(.report(answer)) }
    return person
  }

  private func frame(_ person: Person) -> String { String(decoding: person.host.frame(), as: UTF8.self) }

  /// Returns the commands of the graphics protocol, with their keys.
  private func commands(_ bytes: String) -> [(keys: [String: String], data: String)] {
    bytes.matches(of: #/\x1B_G([^;\x1B]*)(?:;([^\x1B]*))?\x1B\\/#).map { match in
      let pairs = match.1.split(separator: ",").map { $0.split(separator: "=").map(String.init) }
      return (Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) }), String(match.2 ?? ""))
    }
  }

  /// Returns the number of cells with a picture's pixels.
  private func halves(_ person: Person) -> Int {
    (0..<person.host.size.lines).reduce(0) { sum, y in
      sum
        + (0..<30).count { x in
          let traits = person.host.look(x: x, y: y).traits
          return traits.contains(.picture) && !traits.contains(.placed)
        }
    }
  }

  private func placeholders(_ bytes: String) -> Int {
    bytes.unicodeScalars.filter { $0 == Placeholders.character }.count
  }

  // MARK: Questions and answers

  @Test func nothingIsAskedBeforeTheTerminalHasItsName() {
    let person = person(answers: []) { Self.picture.resizable().frame(width: 80, height: 80) }
    #expect(commands(frame(person)).isEmpty && halves(person) == 32)
    for answer in [
      Report.graphics, .cellSize(width: 8, height: 16), .terminal(name: "xterm", version: [390]), .attributes,
      .terminal(name: "tmux", version: [3, 4]), .terminal(name: "kitty", version: [0, 27]),
      .terminal(name: "kitty", version: []),
      .terminal(name: "wezterm", version: [20240203]),
    ] {
      person.host.handle(.report(answer))
      #expect(commands(frame(person)).isEmpty)
    }
    person.host.handle(.report(.terminal(name: "ghostty", version: [1, 0])))
    let bytes = frame(person)
    #expect(commands(bytes).map { $0.keys["a"] } == ["q"] && bytes.contains("\u{1B}[16t"))
    // It is not known yet whether the terminal shows pictures.
    #expect(halves(person) == 32 && placeholders(bytes) == 0)
  }

  @Test func aPictureIsSentOnceWithItsPixels() throws {
    let person = person { Self.picture.resizable().frame(width: 80, height: 80) }
    let bytes = frame(person)
    let command = try #require(commands(bytes).last)
    #expect(
      command.keys["a"] == "T" && command.keys["U"] == "1" && command.keys["q"] == "2" && command.keys["f"] == "24")
    #expect(command.keys["c"] == "8" && command.keys["r"] == "4")
    #expect(command.keys["s"] == "64" && command.keys["v"] == "64")
    let data = try #require(Data(base64Encoded: command.data))
    let pixels = try Zlib.decompress(Array(data), limit: 64 * 64 * 3)
    #expect(Array(pixels.prefix(3)) == [0xFF, 0, 0] && Array(pixels.suffix(3)) == [0xFF, 0xFF, 0xFF])
    #expect(placeholders(bytes) == 32 && halves(person) == 0)
    let id = try #require(command.keys["i"].flatMap { UInt32($0) })
    #expect(bytes.contains("38;2;\(id >> 16);\(id >> 8 & 255);\(id & 255)"))

    person.host.startOver()
    person.host.update()
    let again = frame(person)
    #expect(placeholders(again) == 32 && commands(again).isEmpty)
  }

  @Test func aCharacterSaysItsRowAndColumn() {
    let person = person { Self.picture.resizable().frame(width: 30, height: 40) }
    let marks = (0..<3).map { String(Character(Placeholders.marks[$0])) }
    let bytes = frame(person)
    for row in 0..<2 {
      let line = (0..<3).map { "\u{10EEEE}" + marks[row] + marks[$0] }.joined()
      #expect(bytes.contains(line))
    }
    #expect(Placeholders.marks.count == Placeholders.most && Placeholders.marks.last == "\u{1D244}")
  }

  @Test func aLargePictureIsSentInParts() throws {
    let colors: [Int?] = (0..<4_096).map { $0 &* 2_654_435_761 >> 5 & 0xFFFFFF }
    let image = Image(data: Data(PNGWriter.picture(width: 64, [nil] + colors.dropFirst())))
    let person = person { image.resizable().frame(width: 200, height: 200) }
    let parts = commands(frame(person)).dropFirst()
    try #require(parts.count > 2)
    #expect(parts.first?.keys["f"] == "32")
    #expect(parts.dropLast().allSatisfy { $0.keys["m"] == "1" && $0.data.count == 4_096 })
    #expect(parts.last?.keys["m"] == "0" && parts.dropFirst().allSatisfy { $0.keys.count == 2 })
    let data = try #require(Data(base64Encoded: parts.map(\.data).joined()))
    #expect(try Zlib.decompress(Array(data), limit: 160 * 160 * 4).count == 160 * 160 * 4)
  }

  @Test func anotherCellSizeReplacesPictures() {
    let person = person { Self.picture.resizable().frame(width: 80, height: 80) }
    let first = commands(frame(person)).last?.keys["i"]
    person.host.handle(.report(.cellSize(width: 16, height: 32)))
    let after = commands(frame(person))
    #expect(
      after.map { $0.keys["a"] } == ["d", "T"] && after.first?.keys["i"] == first && after.last?.keys["s"] == "128")
    for size in [(0, 0), (1_000_000, 5), (16, 32)] {
      person.host.handle(.report(.cellSize(width: size.0, height: size.1)))
      #expect(commands(frame(person)).isEmpty)
    }
  }

  @Test func withFewerColorsThereAreHalves() {
    let person = person(["CAIRN_COLORS": "256"]) { Self.picture.resizable().frame(width: 80, height: 80) }
    #expect(commands(frame(person)).isEmpty && halves(person) == 32)
  }

  @Test func atTheEndPicturesAreRemoved() {
    let person = person { Self.picture.resizable().frame(width: 80, height: 80) }
    let id = commands(frame(person)).last?.keys["i"]
    let last = commands(person.host.lastBytes)
    #expect(last.map { $0.keys["d"] } == ["I"] && last.first?.keys["i"] == id)
  }

  // MARK: What covers a picture

  @Test func behindAnAlertAPictureIsInHalves() {
    let model = Shown()
    let person = person(height: 20) {
      Self.picture.resizable().frame(width: 300, height: 360).modifier(Alerting(model: model))
    }
    #expect(placeholders(frame(person)) > 100)
    model.isShown = true
    person.host.update()
    #expect(placeholders(frame(person)) == 0 && halves(person) > 100)
    model.isShown = false
    person.host.update()
    let bytes = frame(person)
    #expect(placeholders(bytes) > 100 && commands(bytes).isEmpty)
  }

  @Test func aTextOverAPictureReplacesItsCells() {
    let person = person {
      ZStack {
        Self.picture.resizable().frame(width: 200, height: 100)
        Text("Over it")
      }
    }
    #expect(placeholders(frame(person)) == 100 - 7 && person.sees("Over it"))
  }

  @Test func translucentColorsKeepThePicture() {
    let person = person {
      ZStack {
        Self.picture.resizable().frame(width: 200, height: 100)
        Color.black.opacity(0.5).frame(width: 200, height: 40)
      }
    }
    let ids = Set(
      (0..<14).flatMap { y in (0..<30).map { person.host.look(x: $0, y: y) } }.filter { $0.traits.contains(.placed) }
        .map(\.foreground))
    #expect(ids.count == 1)
  }

  @Test(arguments: [0, 1, 2]) func whatChangesPixelsIsInHalves(kind: Int) {
    let person = person {
      switch kind {
      case 0: Self.picture.resizable().frame(width: 120, height: 120).opacity(0.5)
      case 1: Self.picture.resizable().frame(width: 120, height: 120).clipShape(Circle())
      default: Self.picture.resizable().renderingMode(.template).frame(width: 120, height: 120)
      }
    }
    let bytes = frame(person)
    #expect(placeholders(bytes) == 0 && !commands(bytes).contains { $0.keys["a"] == "T" })
    #expect((0..<14).contains { y in (0..<30).contains { !person.host.look(x: $0, y: y).background.isOwn } })
  }

  /// Corners smaller than half a cell are no reason for coarse pixels, nor are the parts of a picture beyond its frame.
  @Test func slightlyRoundCornersKeepThePicture() {
    let person = person {
      Self.picture.resizable().aspectRatio(1, contentMode: .fill).frame(width: 120, height: 60)
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }
    #expect(placeholders(frame(person)) == 12 * 3)
  }

  @Test func aScrolledPictureIsCut() {
    let person = person {
      ScrollView {
        VStack {
          Self.picture.resizable().frame(width: 200, height: 200)
          ForEach(0..<30) { Text("Line \($0)") }
        }
      }
    }
    #expect(placeholders(frame(person)) == 200)
    person.turnWheel(down: 3)
    let bytes = frame(person)
    // Nothing is sent again, and the upper lines are gone.
    #expect(commands(bytes).isEmpty && placeholders(person.host.text) < 200 && placeholders(person.host.text) > 0)
    #expect(
      !person.host.text.contains(
        "\u{10EEEE}" + String(Character(Placeholders.marks[0])) + String(Character(Placeholders.marks[5]))))
  }
}

@MainActor
@Observable
private final class Shown {
  var isShown = false
}

private struct Alerting: ViewModifier {
  @Bindable var model: Shown
  func body(content: Content) -> some View {
    content.alert("Sure?", isPresented: $model.isShown) { Button("Yes") {} }
  }
}
