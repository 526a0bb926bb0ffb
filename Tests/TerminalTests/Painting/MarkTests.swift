import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Small and large marks in a terminal")
struct MarkTests {
  private static let colours = ["COLORTERM": "truecolor", "CAIRN_REDUCE_MOTION": "1", "CAIRN_APPEARANCE": "dark"]

  private func person<Content: View>(@ViewBuilder _ content: () -> Content) -> Person {
    Person(width: 40, height: 14, environment: Self.colours, content)
  }

  private func look(_ text: String, in person: Person) throws -> Look {
    let place = try #require(person.place(of: text))
    return person.host.look(x: place.x, y: place.y)
  }

  private struct Inbox: View {
    var body: some View {
      List(["Anna", "Ben"], id: \.self, selection: .constant("")) { name in
        HStack {
          Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 8, height: 8)
          Text(name)
          Text("Late").foregroundStyle(.yellow)
        }
      }
    }
  }

  @Test func aDotSmallerThanACellIsShownInItsColorAlsoOnTheFocus() throws {
    let person = person { Inbox() }
    let dots = person.lines.enumerated().filter { $0.element.contains("●") }
    #expect(dots.count == 2)
    for (y, line) in dots {
      let x = line.distance(from: line.startIndex, to: try #require(line.firstIndex(of: "●")))
      #expect(person.host.look(x: x, y: y).foreground == CellColor(0xFF0000))
    }
    #expect(person.focus?.contains("Anna") == true)
  }

  @Test func aTextKeepsItsHueOnTheFocus() throws {
    let look = try look("Late", in: person { Inbox() })
    #expect(look.background == Theme(scheme: .dark, depth: .full).focusGround)
    #expect(look.foreground.blue < look.foreground.green)
    #expect(Contrast.ratio(look.foreground, look.background) >= 4.5)
  }

  @Test func aRingIsNoDot() {
    let person = person { Circle().stroke(.blue, lineWidth: 2).frame(width: 12, height: 12) }
    #expect(person.sees("○") && !person.sees("●"))
  }

  @Test func aCircleIsRoundInQuartersOfCells() {
    let person = person { Circle().fill(.blue).frame(width: 80, height: 80) }
    #expect(person.lines.contains { $0.contains("▄") || $0.contains("▟") })
  }

  @Test func theTerminalsOwnColorLeavesNoCorners() {
    let person = person { Text("Card").padding(40).background(RoundedRectangle(cornerRadius: 30).fill(.background)) }
    #expect(person.words.dropLast() == ["Card"])
  }

  @Test func aLargeSymbolIsDrawn() {
    let small = person { Image(systemName: "envelope").font(.system(size: 17)) }
    #expect(small.sees("✉"))
    let large = person { Image(systemName: "envelope").font(.system(size: 64)) }
    #expect(large.words.count > 2 && !large.sees("✉"))
    #expect(large.words.joined().unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    let filled = person { Image(systemName: "heart.fill").resizable().frame(width: 120, height: 120) }
    #expect(filled.sees("██"))
  }

  @Test func aSwitchShowsItsStateByTheSideOfItsKnob() throws {
    let person = person {
      List {
        Toggle("On", isOn: .constant(true)); Toggle("Off", isOn: .constant(false))
      }
    }
    let lines = person.lines
    #expect(lines.first { $0.contains("On ") }?.hasSuffix("━━━●") == true)
    #expect(lines.first { $0.contains("Off ") }?.hasSuffix("●───") == true)
  }

  @Test func theChosenSegmentIsMarkedUnderTheFocus() throws {
    let person = person {
      Picker("Size", selection: .constant(2)) { ForEach(1..<4) { Text("Size \($0)").tag($0) } }.pickerStyle(.segmented)
    }
    #expect(try look("Size 2", in: person).background != look("Size 1", in: person).background)
  }

  @Test func theChosenOneOfOptionsBelowEachOtherHasACheckMark() {
    let person = person {
      List {
        Picker("Size", selection: .constant(2)) { ForEach(1..<4) { Text("Size \($0)").tag($0) } }.pickerStyle(.inline)
      }
    }
    #expect(person.lines.contains { $0.contains("✓") && $0.contains("Size 2") })
    person.press(.down)
    #expect(person.lines.contains { $0.contains("✓") && $0.contains("Size 2") })
  }

  @Test func aSecondaryBackgroundIsVisible() throws {
    let person = person { Text("Card").padding().background(.background.secondary) }
    #expect(try !look("Card", in: person).background.isOwn)
  }

  @Test func yellowIsGoldenAndNotOliveOnALightPage() throws {
    let person = Person(
      width: 40, height: 6, environment: ["CAIRN_COLORS": "true", "CAIRN_APPEARANCE": "light"]
    ) {
      Image(systemName: "star.fill").foregroundStyle(.yellow)
    }
    let color = try look("★", in: person).foreground
    #expect(Contrast.ratio(color, CellColor(0xFFFFFF)) >= 3)
    #expect(color.red * 3 > color.green * 4)
  }

  @Test func headersHaveTheAccent() throws {
    let person = person { List { Section("Header") { Text("Row") } } }
    #expect(try look("Header", in: person).foreground == Theme(scheme: .dark, depth: .full).accent)
  }
}
