import CairnTesting
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var unit = "cm"
}

/// A typical wrapper of an app: state, environment and a value computed before each run.
@propertyWrapper
private struct Measure: DynamicProperty {
  @State private var length = 1
  @Environment(\.unit) private var unit
  private(set) var text = "not yet"

  var wrappedValue: Int {
    get { length }
    nonmutating set { length = newValue }
  }

  var projectedValue: Binding<Int> { $length }

  mutating func update() { text = "\(length) \(unit)" }
}

private struct Inner: DynamicProperty {
  @State var count = 0
  @StateObject var model = Model()
}

private final class Model: ObservableObject {
  @Published var name = "model"
}

private struct Outer: DynamicProperty {
  var first = Inner()
  var second = Inner()
  @Namespace var space
}

private struct Measuring: View {
  @Measure private var measure
  var body: some View {
    Text(_measure.text)
    Button("Longer") { measure += 1 }
    Grow(length: $measure)
  }
}

private struct Grow: View {
  @Binding var length: Int
  var body: some View { Button("Grow \(length)") { length += 10 } }
}

private struct Units: View {
  @State private var unit = "cm"
  var body: some View {
    Measuring().environment(\.unit, unit)
    Button("Inches") { unit = "in" }
  }
}

private struct Nested: View {
  @State private var turn = 0
  var body: some View {
    NestedContent(turn: turn)
    Button("Turn") { turn += 1 }
  }
}

private struct NestedContent: View {
  let turn: Int
  private var outer = Outer()
  init(turn: Int) { self.turn = turn }
  var body: some View {
    Text("\(outer.first.count) \(outer.second.count) \(outer.first.model.name) \(turn)")
    Button("First") { outer.first.count += 1 }
    Button("Second") { outer.second.count += 1 }
    Button("Name") { outer.first.model.name = "renamed" }
  }
}

/// Only its update reads the environment.
private struct Silent: DynamicProperty {
  @Environment(\.unit) private var unit
  let log: Log
  func update() { log.lines.append(unit) }
}

private final class Log {
  var lines: [String] = []
}

private struct SilentView: View {
  let silent: Silent
  var body: some View { Text("silent") }
}

private struct SilentRoot: View {
  let log: Log
  @State private var unit = "a"
  var body: some View {
    SilentView(silent: Silent(log: log)).environment(\.unit, unit)
    Button("Change") { unit = "b" }
  }
}

private struct Spaces: View {
  @Namespace private var first
  @Namespace private var second
  @State private var turn = 0
  let log: Log
  var body: some View {
    let _ = log.lines.append("\(first == second) \(first)")
    Text("turn \(turn)")
    Button("Turn") { turn += 1 }
  }
}

private struct Gesturing: View {
  @GestureState private var offset = 0
  @GestureState(resetTransaction: Transaction(animation: .linear)) private var start: Int?
  let log: Log
  var body: some View {
    Text("offset \(offset) \(start ?? -1)")
    Button("Move") {
      $offset.follow { value, transaction in
        value += 5
        transaction.isContinuous = true
      }
      $start.follow { value, _ in value = 3 }
    }
    Button("End") {
      $offset.end()
      $start.end()
    }
  }
}

@MainActor
@Suite("Dynamic properties")
struct DynamicPropertyTests {
  @Test func aWrapperOfAnAppHasStateEnvironmentAndUpdate() throws {
    let host = TestHost { Units() }
    #expect(host.texts.first == "1 cm")
    try host.tap("Longer")
    #expect(host.texts.first == "2 cm")
    try host.tap("Grow 2")
    #expect(host.texts.first == "12 cm")
    try host.tap("Inches")
    #expect(host.texts.first == "12 in")
  }

  @Test func propertiesNest() throws {
    let host = TestHost { Nested() }
    #expect(host.texts.first == "0 0 model 0")
    try host.tap("First")
    try host.tap("Second")
    try host.tap("Second")
    try host.tap("Name")
    try host.tap("Turn")
    #expect(host.texts.first == "1 2 renamed 1")
  }

  @Test func whatUpdateReadsIsFollowed() throws {
    let log = Log()
    let host = TestHost { SilentRoot(log: log) }
    #expect(log.lines == ["a"])
    try host.tap("Change")
    #expect(log.lines == ["a", "b"])
    #expect(host.bodyRuns(of: SilentView.self) == 2)
  }

  @Test func namespacesDifferAndStay() throws {
    let log = Log()
    let host = TestHost { Spaces(log: log) }
    try host.tap("Turn")
    #expect(host.texts.first == "turn 1")
    #expect(log.lines.count == 2)
    #expect(log.lines[0] == log.lines[1])
    #expect(log.lines[0].hasPrefix("false"))
  }

  @Test func gestureStateGoesBackWhenTheGestureEnds() throws {
    let host = TestHost { Gesturing(log: Log()) }
    try host.tap("Move")
    try host.tap("Move")
    #expect(host.texts.first == "offset 10 3")
    try host.tap("End")
    #expect(host.texts.first == "offset 0 -1")
  }
}
