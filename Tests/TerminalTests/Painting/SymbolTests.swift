import CairnScreen
import CommonSymbols
import Foundation
import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Characters for symbols")
struct SymbolTests {
  /// The symbols that apps show most, with the contents that accompany them.
  private static let common = """
    plus minus xmark checkmark star star.fill heart heart.fill circle circle.fill square square.fill trash pencil
    square.and.pencil magnifyingglass gearshape person person.2 person.3 person.crop.circle house bell bell.slash envelope
    phone message bubble.left calendar clock timer stopwatch alarm tag flag bookmark folder tray archivebox doc doc.text
    doc.on.doc note.text book book.closed books.vertical newspaper list.bullet list.number list.dash line.3.horizontal
    line.3.horizontal.decrease.circle slider.horizontal.3 ellipsis info.circle questionmark.circle
    exclamationmark.triangle exclamationmark.circle chevron.right chevron.left chevron.up chevron.down arrow.right
    arrow.left arrow.up arrow.down arrow.clockwise arrow.counterclockwise arrow.uturn.backward
    arrow.triangle.2.circlepath square.and.arrow.up square.and.arrow.down link paperclip paperplane photo camera video mic
    speaker.wave.2 play pause stop forward backward music.note globe map mappin location car airplane cart bag basket
    creditcard gift lock lock.open key eye eye.slash hand.thumbsup hand.raised sun.max moon cloud cloud.rain snowflake drop
    bolt flame leaf wifi battery.100 lightbulb paintpalette paintbrush scissors hammer wrench chart.bar square.grid.2x2
    square.stack rectangle.stack sidebar.left macwindow terminal shippingbox sparkles wand.and.stars
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test func commonSymbolsAreDistinguishable() {
    var names: [Character: String] = [:]
    for name in Self.common {
      #expect(Symbols.isKnown(name), "\(name)")
      guard let character = Symbols.character(for: name) else { continue }
      #expect(names[character] == nil, "\(name) looks like \(names[character] ?? "")")
      names[character] = name
    }
    #expect(Self.common.count > 100)
  }

  @Test func everyDrawnSymbolHasACharacter() {
    let unknown = CommonSymbols.names.filter { !Symbols.isKnown($0) }
    #expect(unknown.isEmpty, "\(unknown)")
  }

  @Test func eachTakesOneColumn() {
    for table in [
      Symbols.arrows, Symbols.marks, Symbols.shapes, Symbols.people, Symbols.media, Symbols.nature, Symbols.places,
      Symbols.things,
    ] {
      for (name, character) in table {
        #expect(character.columns == 1, "\(name)")
        #expect(character.unicodeScalars.count == 1, "\(name)")
        #expect(!Symbols.words.contains(name), "\(name) is in both tables")
        // Neither private-use nor shown in color.
        #expect(character.unicodeScalars.first!.value < 0xE000, "\(name)")
        #expect(character.unicodeScalars.first!.properties.isEmojiPresentation == false, "\(name)")
      }
    }
  }

  @Test func variantsShareTheCharacterOfTheirBase() {
    #expect(Symbols.character(for: "bell.circle.fill") == Symbols.character(for: "bell"))
    #expect(Symbols.character(for: "folder.fill.badge.plus") == Symbols.character(for: "folder"))
    #expect(Symbols.character(for: "star.fill") != Symbols.character(for: "star"))
    #expect(Symbols.character(for: "7.circle.fill") == "7" && Symbols.character(for: "a.square") == "A")
  }

  /// A cart is no menu, a bell no note: a word stands for what no character depicts, unless there are words beside it.
  @Test(arguments: ["cart", "bell.fill", "leaf", "person.crop.circle", "made.up"])
  func symbolsWithoutALikenessAreWords(name: String) {
    let person = Person {
      VStack {
        Button {
        } label: {
          Image(systemName: name)
        }
        Button("Words", systemImage: name) {}
        Button("Named", systemImage: name) {}.labelStyle(.iconOnly)
      }
    }
    let word = name.split(separator: ".")[0]
    #expect(person.words.prefix(3).map { $0.filter(\.isLetter).lowercased() } == [String(word), "words", "named"])
    #expect(Symbols.character(for: name) == nil)
  }

  @Test func symbolsOfTheProgramsAreKnown() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var names: Set<String> = []
    for folder in ["Tests/Programs", "Examples", "Templates"] {
      guard
        let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      else { continue }
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: #/(?:systemName|systemImage): *"([a-z0-9.]+)"/#) { names.insert(String(match.1)) }
      }
    }
    #expect(names.count > 60)
    let unknown = names.filter { !Symbols.isKnown($0) && !$0.hasPrefix("no.such") }
    #expect(unknown.isEmpty, "\(unknown.sorted())")
  }
}
