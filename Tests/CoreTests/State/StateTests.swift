import CairnTesting
import Dispatch
import SwiftUI
import Testing

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    Text("Count \(count)")
    Button("Add") { count += 1 }
    Button("Same") { count = count + 0 }
    Button("Thrice") {
      count += 1
      count += 1
      count += 1
    }
  }
}

private enum Light: Equatable {
  case off
  case on(Int)
}

private final class Document {
  var title: String
  init(_ title: String) { self.title = title }
}

private struct Kinds: View {
  @State private var document = Document("first")
  @State private var note: String?
  @State private var list = [1]
  @State private var light = Light.off
  @State private var greet: (String) -> String = { "Hello, \($0)" }
  var body: some View {
    Text(document.title)
    Text(note ?? "no note")
    Text(list.map(String.init).joined(separator: ","))
    Text(light == .off ? "off" : "on")
    Text(greet("Ann"))
    Button("Change") {
      document = Document("second")
      note = "a note"
      list.append(7)
      list[0] += 1
      light = .on(3)
      greet = { "Bye, \($0)" }
    }
    Button("Back to nil") { note = nil }
  }
}

/// An element that equals any other with the same id, as many models do.
private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
  static func == (a: Item, b: Item) -> Bool { a.id == b.id }
}

private struct Names: View {
  @State private var item = Item(id: 1, name: "one")
  @State private var items = [Item(id: 1, name: "eins")]
  var body: some View {
    Text(item.name)
    ItemText(item: items[0])
    Button("Rename") {
      item.name = "ONE"
      items[0].name = "EINS"
    }
  }
}

private struct ItemText: View {
  let item: Item
  var body: some View { Text(item.name) }
}

private struct Parent: View {
  @State private var turn = 0
  var body: some View {
    Text("Turn \(turn)")
    Keeper(label: "Kept \(turn)")
    Button("Next turn") { turn += 1 }
  }
}

private struct Keeper: View {
  let label: String
  @State private var kept = 0
  var body: some View {
    Text("\(label) \(kept)")
    Button("Keep") { kept += 1 }
  }
}

private struct WritesInBody: View {
  @State private var runs = 0
  @State private var writes = 0
  var body: some View {
    if writes < 1 { writes += 1 }
    return Text("Written \(writes)")
  }
}

private struct NeverSettles: View {
  @State private var count = 0
  var body: some View {
    count += 1
    return Group {
      Text("Always more")
      Button("Calm") {}
    }
  }
}

private struct InitialFromParent: View {
  @State private var seed = 1
  var body: some View {
    Seeded(seed: seed)
    Button("Reseed") { seed += 10 }
  }
}

private struct Seeded: View {
  @State private var value: Int
  init(seed: Int) { _value = State(initialValue: seed) }
  var body: some View { Text("Seed \(value)") }
}

private struct Shared: View {
  let box: Handle
  @State private var text = "before"
  var body: some View {
    let _ = box.keep($text)
    Text(text)
  }
}

private final class Handle: @unchecked Sendable {
  private(set) var binding: Binding<String>?
  func keep(_ binding: Binding<String>) { self.binding = binding }
}

@MainActor
@Suite("State")
struct StateTests {
  @Test func aWriteRunsTheBodyOnce() throws {
    let host = TestHost { Counter() }
    try host.tap("Add")
    #expect(host.texts.first == "Count 1")
    #expect(host.bodyRuns(of: Counter.self) == 2)
  }

  @Test func severalWritesInOneActionRunTheBodyOnce() throws {
    let host = TestHost { Counter() }
    try host.tap("Thrice")
    #expect(host.texts.first == "Count 3")
    #expect(host.bodyRuns(of: Counter.self) == 2)
  }

  @Test func anEqualWriteRunsNothing() throws {
    let host = TestHost { Counter() }
    try host.tap("Same")
    #expect(host.bodyRuns(of: Counter.self) == 1)
  }

  @Test func anyKindOfValueCanBeState() throws {
    let host = TestHost { Kinds() }
    #expect(host.texts.prefix(5) == ["first", "no note", "1", "off", "Hello, Ann"])
    try host.tap("Change")
    #expect(host.texts.prefix(5) == ["second", "a note", "2,7", "on", "Bye, Ann"])
    #expect(host.bodyRuns(of: Kinds.self) == 2)
    try host.tap("Back to nil")
    #expect(host.texts[1] == "no note")
  }

  @Test func aChangeThatEqualityHidesIsStillShown() throws {
    let host = TestHost { Names() }
    try host.tap("Rename")
    #expect(host.texts.prefix(2) == ["ONE", "EINS"])
  }

  @Test func stateSurvivesUpdatesOfTheParent() throws {
    let host = TestHost { Parent() }
    try host.tap("Keep")
    try host.tap("Keep")
    try host.tap("Next turn")
    #expect(host.texts.prefix(2) == ["Turn 1", "Kept 1 2"])
  }

  @Test func theFirstInitialValueCounts() throws {
    let host = TestHost { InitialFromParent() }
    try host.tap("Reseed")
    #expect(host.texts.first == "Seed 1")
    #expect(host.bodyRuns(of: Seeded.self) == 1)
  }

  @Test func aWriteDuringABodyIsDiagnosedAndKept() {
    let host = TestHost { WritesInBody() }
    #expect(host.texts == ["Written 1"])
    #expect(host.bodyRuns(of: WritesInBody.self) == 2)
    #expect(host.diagnostics.map(\.code) == ["update.write-during-body"])
    #expect(host.diagnostics.first?.message.contains("WritesInBody") == true)
  }

  @Test func aBodyThatAlwaysWritesIsStoppedAndTheAppGoesOn() throws {
    let host = TestHost { NeverSettles() }
    #expect(host.isVisible("Always more"))
    #expect(Set(host.diagnostics.map(\.code)) == ["update.write-during-body", "update.endless"])
    try host.tap("Calm")
  }

  @Test func aWriteFromAnotherThreadIsKeptAndShown() async {
    let handle = Handle()
    let host = TestHost { Shared(box: handle) }
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        handle.binding?.wrappedValue = "after"
        done.resume()
      }
    }
    #expect(host.texts == ["after"])
    #expect(host.bodyRuns(of: Shared.self) == 2)
  }

  @Test func manyThreadsMayWriteAndReadAtOnce() async {
    let handle = Handle()
    let host = TestHost { Shared(box: handle) }
    await withTaskGroup { group in
      for writer in 0..<8 {
        group.addTask {
          for round in 0..<200 {
            handle.binding?.wrappedValue = "\(writer) \(round)"
            _ = handle.binding?.wrappedValue.count
          }
        }
      }
      for _ in 0..<50 {
        host.runPending()
        await Task.yield()
      }
    }
    #expect(host.texts == [handle.binding?.wrappedValue])
  }

  @Test func stateEndsWithItsView() throws {
    let host = TestHost { Switched() }
    try host.tap("Keep")
    #expect(host.texts.first == "Here 1")
    try host.tap("Switch")
    try host.tap("Switch")
    #expect(host.texts.first == "Here 0")
  }

  @Test func writingStateOfAViewThatHasNoNodeIsDiagnosed() throws {
    let host = TestHost { Uninstalled() }
    try host.tap("Write elsewhere")
    #expect(host.diagnostics.map(\.code) == ["state.not-installed"])
  }
}

private struct Switched: View {
  @State private var isHere = true
  var body: some View {
    if isHere { Keeper(label: "Here") }
    Button("Switch") { isHere.toggle() }
  }
}

private struct Uninstalled: View {
  private let other = Elsewhere()
  var body: some View { Button("Write elsewhere") { other.count = 3 } }
}

private struct Elsewhere: View {
  @State var count = 0
  var body: some View { Text("\(count)") }
}
