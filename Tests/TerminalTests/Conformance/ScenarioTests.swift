import CairnScenarios
import CairnScreen
import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("The scenarios every host shares, in a terminal")
struct ScenarioTests {
  @Test("By keys, as bytes from the terminal", arguments: Scenario.all)
  func byKeys(_ scenario: Scenario) throws {
    let person = Person(showing: scenario)
    let typist = Typist(person: person)
    for step in scenario.steps { try typist.take(step) }
    #expect(person.tree == Scenario.comparable(try scenario.withoutScreen().tree))
    for words in scenario.draws { #expect(person.host.text.contains(words)) }
  }

  @Test("By mouse, as bytes from the terminal", arguments: Scenario.all)
  func byMouse(_ scenario: Scenario) throws {
    let person = Person(showing: scenario)
    let pointer = Pointer(person: person)
    for step in scenario.steps { try pointer.take(step) }
    #expect(person.tree == Scenario.comparable(try scenario.withoutScreen().tree))
    for words in scenario.draws { #expect(person.host.text.contains(words)) }
  }
}

extension Person {
  fileprivate convenience init(showing scenario: Scenario) {
    self.init(width: scenario.room == .narrow ? 50 : Int(scenario.room.width / 10), height: 24) { scenario.view() }
  }

  /// Sends the bytes that a terminal would send.
  fileprivate func send(_ bytes: String) {
    var parser = InputParser()
    for event in parser.feed(Array(bytes.utf8)) + parser.timeout() { host.handle(event) }
  }

  fileprivate var tree: String {
    host.window?.screen.root.map { Scenario.comparable(TreeText.of($0)) } ?? ""
  }

  /// Returns the reachable element with a label.
  fileprivate func target(_ label: String) throws -> HitMap.Target {
    try #require(host.reachable.first { $0.element.isCalled(label) }, "There is no \(label) on\n\(host.text)")
  }

  fileprivate func open(_ url: String) throws {
    host.session.open(try #require(URL(string: url)))
    host.update()
  }

  fileprivate func choose(_ title: String) throws {
    let overlay = try #require(host.overlay as? ChoiceOverlay, "There is nothing to choose from.")
    #expect(Set(overlay.choices.map(\.title)).count == overlay.choices.count, "Something is offered twice.")
    let index = try #require(overlay.choices.firstIndex { $0.title == title })
    for _ in 0..<index { send(Keys.down) }
    send(Keys.enter)
  }
}

extension Element {
  fileprivate func isCalled(_ label: String) -> Bool { self.label == label || textsInside == [label] }
}

private enum Keys {
  static let enter = "\r"
  static let tab = "\t"
  static let escape = "\u{1B}"
  static let delete = "\u{1B}[3~"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let home = "\u{1B}[H"
  static let altUp = "\u{1B}[1;3A"
  static let altDown = "\u{1B}[1;3B"
  static let altLeft = "\u{1B}[1;3D"
}

/// A user who only uses the keyboard.
@MainActor
private struct Typist {
  let person: Person

  func take(_ step: Scenario.Step) throws {
    switch step {
    case .press(let label): try press(label)
    case .pressBelowStart(let places, let label):
      for _ in 0..<places { person.send(Keys.down) }
      #expect(person.host.focusedElement?.isCalled(label) == true)
      person.send(Keys.enter)
    case .back: person.send(Keys.altLeft)
    case .write(let text, let field):
      try reach(field)
      person.send(text)
    case .submit(let field): try press(field)
    case .pick(let choice, let around), .choose(let choice, let around):
      try press(around)
      try press(choice, by: Keys.down)
    case .step(let label, let steps):
      try reach(label)
      for _ in 0..<abs(steps) { person.send(steps > 0 ? Keys.right : Keys.left) }
    case .select(let row):
      try reach(row)
      person.send(" ")
    case .delete(let row):
      try reach(row)
      person.send(Keys.delete)
    case .move(let row, let places):
      try reach(row)
      for _ in 0..<abs(places) { person.send(places > 0 ? Keys.altDown : Keys.altUp) }
    case .act(let action, let row), .context(let action, let row):
      try reach(row)
      person.send("m")
      try person.choose(action)
    case .close: person.send(Keys.escape)
    case .open(let url): try person.open(url)
    }
  }

  private func press(_ label: String, by key: String = Keys.tab) throws {
    try reach(label, by: key)
    person.send(Keys.enter)
  }

  /// Presses a key until the element has the focus.
  private func reach(_ label: String, by key: String = Keys.tab) throws {
    for _ in 0..<50 {
      let focused = person.host.focusedElement
      if focused?.isCalled(label) == true { return }
      // Tab stops once at a list, whose rows arrows reach.
      if key == Keys.tab, focused?.isRow == true {
        person.send(Keys.down)
        if person.host.focusedElement !== focused { continue }
      }
      person.send(key)
      if key == Keys.tab, person.host.focusedElement?.isRow == true { person.send(Keys.home) }
    }
    Issue.record("\(label) cannot be reached on\n\(person.host.text)")
  }
}

/// A user who uses the mouse, and the keyboard for typing.
@MainActor
private struct Pointer {
  let person: Person

  func take(_ step: Scenario.Step) throws {
    switch step {
    case .press(let label), .pressBelowStart(_, let label): try click(label)
    case .back:
      let back = person.host.scene.targets.last { $0.element.role == .backButton }
      click(try #require(back).seen)
    case .write(let text, let field):
      try click(field)
      person.send(text)
    case .submit(let field):
      try click(field)
      person.send(Keys.enter)
    case .pick(let choice, let around), .choose(let choice, let around):
      try click(around)
      try click(choice)
    case .step(let label, let steps):
      let target = try person.target(label)
      for _ in 0..<abs(steps) { click(x: target.seen.maxX - (steps > 0 ? 1 : 3), y: target.seen.minY) }
    case .select(let row): try click(row)
    case .delete(let row):
      try click(row, button: 2)
      try person.choose("Delete")
    case .move(let row, let places): try drag(row, by: places)
    case .act(let action, let row), .context(let action, let row):
      try click(row, button: 2)
      try person.choose(action)
    // Outside it.
    case .close: click(x: 0, y: 0)
    case .open(let url): try person.open(url)
    }
  }

  private func click(_ label: String, button: Int = 0) throws { click(try person.target(label).seen, button: button) }

  private func click(_ rect: CellRect, button: Int = 0) { click(x: rect.minX, y: rect.minY, button: button) }

  private func click(x: Int, y: Int, button: Int = 0) {
    person.send("\u{1B}[<\(button);\(x + 1);\(y + 1)M")
    person.send("\u{1B}[<\(button);\(x + 1);\(y + 1)m")
  }

  private func drag(_ row: String, by places: Int) throws {
    let rows = person.host.reachable.filter { $0.element.role == .row }
    let from = try #require(rows.firstIndex { $0.element.isCalled(row) })
    let (start, end) = (rows[from].seen, rows[from + places].seen)
    person.send("\u{1B}[<0;\(start.minX + 6);\(start.minY + 1)M")
    person.send("\u{1B}[<32;\(end.minX + 6);\(end.minY + 1)M")
    person.send("\u{1B}[<0;\(end.minX + 6);\(end.minY + 1)m")
  }
}
