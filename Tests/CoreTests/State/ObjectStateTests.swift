import CairnTesting
import Observation
import SwiftUI
import Testing

/// Counts the models of a test, and how many of them are alive.
@MainActor private final class Ledger {
  var created = 0
  var alive = 0
}

@MainActor @Observable private final class Model {
  var count = 0
  let number: Int
  @ObservationIgnored private let ledger: Ledger

  init(_ ledger: Ledger) {
    self.ledger = ledger
    ledger.created += 1
    ledger.alive += 1
    number = ledger.created
  }

  isolated deinit { ledger.alive -= 1 }
}

/// Runs its body, and so the initializer of its content, with each tap.
private struct Parent<Content: View>: View {
  @State private var runs = 0
  @State private var isShown = true
  let content: (Int) -> Content

  var body: some View {
    Text("Runs \(runs)")
    Button("Again") { runs += 1 }
    Button("Switch") { isShown.toggle() }
    if isShown { content(runs) }
  }
}

private struct Declared: View {
  @State private var model: Model
  let run: Int

  init(_ ledger: Ledger, run: Int) {
    _model = State(wrappedValue: Model(ledger))
    self.run = run
  }

  var body: some View {
    Text("Model \(model.number) counts \(model.count) in run \(run)")
    Button("Count") { model.count += 1 }
  }
}

@MainActor private let defaultLedger = Ledger()

private struct Defaulted: View {
  @State private var model = Model(defaultLedger)
  let run: Int

  var body: some View { Text("Model \(model.number) in run \(run)") }
}

private struct ReadEarly: View {
  @State private var model: Model
  private let early: Int

  init(_ ledger: Ledger) {
    let state = State(wrappedValue: Model(ledger))
    _model = state
    early = state.wrappedValue.number
  }

  var body: some View { Text("early \(early), now \(model.number)") }
}

private struct Eager: View {
  @State private var model: Model

  init(_ ledger: Ledger) { _model = State(initialValue: Model(ledger)) }

  var body: some View { Text("Model \(model.number)") }
}

private struct Replacing: View {
  @State private var model: Model
  private let ledger: Ledger

  init(_ ledger: Ledger) {
    self.ledger = ledger
    _model = State(wrappedValue: Model(ledger))
  }

  var body: some View {
    Text("Model \(model.number)")
    Button("Replace") { model = Model(ledger) }
  }
}

@MainActor
@Suite("Objects in state")
struct ObjectStateTests {
  @Test("an object is created once, however often the view's initializer runs")
  func createdOnce() throws {
    let ledger = Ledger()
    let host = TestHost { Parent { Declared(ledger, run: $0) } }
    try host.tap("Count")
    for _ in 0..<5 { try host.tap("Again") }
    #expect(host.texts.contains { $0.contains("Model 1 counts 1 in run 5") })
    #expect(ledger.created == 1)
  }

  @Test("so is the object of a property with a default value")
  func createdOnceByDefault() throws {
    let before = defaultLedger.created
    let host = TestHost { Parent { Defaulted(run: $0) } }
    for _ in 0..<3 { try host.tap("Again") }
    #expect(host.texts.contains { $0.contains("in run 3") })
    #expect(defaultLedger.created == before + 1)
  }

  @Test("a new life of the view has a new object, and the old one is released")
  func newLife() throws {
    let ledger = Ledger()
    let host = TestHost { Parent { Declared(ledger, run: $0) } }
    try host.tap("Count")
    try host.tap("Switch")
    #expect(ledger.alive == 0)
    try host.tap("Switch")
    #expect(host.texts.contains { $0.contains("Model 2 counts 0") })
    #expect(ledger.created == 2 && ledger.alive == 1)
  }

  @Test("an object that is replaced is released at once")
  func replaced() throws {
    let ledger = Ledger()
    let host = TestHost { Replacing(ledger) }
    try host.tap("Replace")
    #expect(host.texts.contains { $0.contains("Model 2") })
    #expect(ledger.alive == 1)
  }

  @Test("a view that reads its state in its initializer sees the object that the state has later")
  func readEarly() {
    let ledger = Ledger()
    let host = TestHost { ReadEarly(ledger) }
    #expect(host.texts.contains { $0.contains("early 1, now 1") })
    #expect(ledger.created == 1)
  }

  @Test("State(initialValue:) creates the object right away")
  func eager() {
    let ledger = Ledger()
    _ = Eager(ledger)
    #expect(ledger.created == 1)
    #expect(ledger.alive == 0)
  }

  @Test("reading it from several threads before the view appears creates one object")
  func threads() async {
    final class Plain: Sendable {}
    let state = State(wrappedValue: Plain())
    let objects = await withTaskGroup(of: ObjectIdentifier.self, returning: Set<ObjectIdentifier>.self) { group in
      for _ in 0..<16 { group.addTask { ObjectIdentifier(state.wrappedValue) } }
      var found: Set<ObjectIdentifier> = []
      for await object in group { found.insert(object) }
      return found
    }
    #expect(objects.count == 1)
  }
}
