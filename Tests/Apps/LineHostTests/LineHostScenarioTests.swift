import CairnHosting
import CairnScenarios
import SwiftUI
import Testing

@testable import LineHost

/// A host written against the products passes what every host must pass, by the lines a person types.
@MainActor
@Suite struct LineHostScenarioTests {
  @Test(arguments: Scenario.all)
  func passes(_ scenario: Scenario) throws {
    let host = LineHost(columns: Int(scenario.room.width / 10))
    host.start { scenario.view() }
    try scenario.check(on: Typist(host: host))
  }

  @Test func aUserReadsAndWritesLines() throws {
    let host = LineHost()
    host.start { Greeting() }
    #expect(host.text == "── Greeting ──\nGreeting\n1. Name: _\n2. Greet")
    #expect(host.take("1 = Ann"))
    #expect(host.take("2"))
    #expect(host.text == "── Greeting ──\nGreeting\n1. Name: Ann_\n2. Greet\nHello, Ann")
    #expect(!host.take("3"))
    #expect(!host.take("b"))
    #expect(!host.take("hello"))
  }
}

private struct Greeting: View {
  @State private var name = ""
  @State private var greeting: String?

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Name", text: $name)
        Button("Greet") { greeting = "Hello, \(name)" }
        if let greeting { Text(greeting) }
      }
      .navigationTitle("Greeting")
    }
  }
}

/// Takes steps as lines.
@MainActor
private struct Typist: ScenarioDriver {
  struct Missing: Error { let what: String; let text: String }

  let host: LineHost

  var tree: String { host.app.frontWindow?.tree ?? "" }

  func take(_ step: Scenario.Step) throws {
    switch step {
    case .press(let label), .pressBelowStart(_, let label): try type("", label)
    case .back: try type("b")
    case .write(let text, let field): try type(" = \(text)", field)
    case .submit(let field): try type(" !", field)
    case .pick(let choice, let around), .choose(let choice, let around):
      try type("", around)
      try type("", choice)
    case .step(let label, let steps):
      for _ in 0..<abs(steps) { try type(steps > 0 ? " +" : " -", label) }
    case .select(let row): try type(" *", row)
    case .delete(let row): try type(" del", row)
    case .move(let row, let places):
      for _ in 0..<abs(places) { try type(places > 0 ? " down" : " up", row) }
    case .act(let action, let row), .context(let action, let row): try type(" act \(action)", row)
    case .close: try type("x")
    case .open(let link): if let url = URL(string: link) { host.app.open(url) }
    }
  }

  /// Types a command for the element with a label.
  private func type(_ command: String, _ label: String) throws {
    let stops = host.app.frontWindow?.focusStops ?? []
    let texts = { (stop: HostElement) in stop.all { $0.role == .text }.compactMap(\.label) }
    guard let place = stops.firstIndex(where: { $0.label == label || texts($0) == [label] }) else {
      throw Missing(what: label, text: host.text)
    }
    try type("\(place + 1)\(command)")
  }

  private func type(_ line: String) throws {
    guard host.take(line) else { throw Missing(what: line, text: host.text) }
  }
}
