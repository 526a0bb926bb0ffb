import CairnHosting
import SwiftUI
import TestSupport
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Partial painting")
struct PaintingInPartTests {
  private static let keys: [Key.Code] = [
    .up, .down, .down, .left, .right, .tab, .enter, .enter, .escape, .backspace, .pageDown, .home,
  ]

  @Test(arguments: 0..<12 as Range<UInt64>)
  func partialPaintingEqualsFullPainting(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let person = Person(width: 44, height: 18) { Workshop() }
    for step in 0..<60 {
      if random.chance(15) {
        person.type("ab ")
      } else {
        person.press(Self.keys[random.below(Self.keys.count)])
      }
      _ = person.host.frame()
      let whole = paintedWhole(person)
      // Only the caret is rewritten each time.
      #expect(whole == paintedWhole(person), "step \(step)\n\(person.host.text)")
    }
  }

  private func paintedWhole(_ person: Person) -> [UInt8] {
    person.host.repaint()
    person.host.update()
    return Array(person.host.frame())
  }

  @Test func aChangedRowIsWrittenAlone() {
    let person = Person(width: 44, height: 18) { Workshop() }
    _ = person.host.frame()
    person.press(.down)
    _ = person.host.frame()
    person.press(.enter)
    let bytes = String(decoding: person.host.frame(), as: UTF8.self)
    #expect(bytes.contains("1"))
    #expect(bytes.count < 40, "\(bytes.debugDescription)")
  }
}

private struct Workshop: View {
  @State private var isOn = false
  @State private var number = 3
  @State private var share = 0.5
  @State private var name = ""
  @State private var choice = "One"
  @State private var isLoud = false

  var body: some View {
    NavigationStack {
      List {
        Counter(name: "Left")
        Counter(name: "Right")
        Toggle("Switch", isOn: $isOn)
        Stepper("Number \(number)", value: $number)
        Slider(value: $share, in: 0...1)
        ProgressView(value: share)
        TextField("Name", text: $name)
        Picker("Choice", selection: $choice) {
          ForEach(["One", "Two", "Three"], id: \.self) { Text($0) }
        }
        Text("Sunk").offset(y: isOn ? 1 : 0)
        Button("Quiet") { isLoud.toggle() }.disabled(isOn)
        Text(isLoud ? "loud" : "quiet").bold(isLoud)
        Section("Rows") {
          ForEach(0..<12) { row in
            NavigationLink("Row \(row)") {
              VStack {
                Text("Page \(row), \(name)")
                Counter(name: "Inside")
              }
              .navigationTitle("Page \(row)")
            }
            .listRowBackground(isLoud ? Color.yellow : nil)
          }
        }
      }
      .navigationTitle("Workshop \(number)")
    }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}
