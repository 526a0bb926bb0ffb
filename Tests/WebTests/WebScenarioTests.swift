import CairnCore
import CairnHosting
import CairnScenarios
import CairnScreen
import SwiftUI
import Testing

@testable import CairnWeb

/// The scenarios every host shares, by the messages that the script sends.
@MainActor
@Suite struct WebScenarioTests {
  @Test(arguments: Scenario.all)
  func passes(_ scenario: Scenario) throws {
    let page = try Served { .of(ScenarioApp(view: scenario.view)) }
    _ = page.patches(.size(scenario.room.width, 800))
    try scenario.check(on: Clicker(page: page))
  }
}

private struct ScenarioApp: App {
  var view: @MainActor @Sendable () -> AnyView = { AnyView(EmptyView()) }
  var body: some Scene { WindowGroup { view() } }
}

/// Takes steps as messages.
@MainActor
private struct Clicker: ScenarioDriver {
  struct Missing: Error { let what: String; let tree: String }

  let page: Served

  var tree: String { TreeText.of(page.root) }

  func take(_ step: Scenario.Step) throws {
    switch step {
    case .press(let label), .pressBelowStart(_, let label): _ = page.patches(.tap(try find(label)))
    case .back: _ = page.patches(.back)
    case .write(let text, let field):
      let id = try find(field)
      _ = page.patches(.focus(id, true), .edit(id, text, version: 1))
    case .submit(let field): _ = page.patches(.submit(try find(field)))
    case .pick(let choice, let around):
      let picker = try element(around)
      if let option = picker.optionsInside.first(where: { $0.label == choice }) {
        _ = page.patches(.choose(option.id.number, in: picker.id.number))
      } else {
        _ = page.patches(.tap(picker.id.number))
        _ = page.patches(.tap(try find(choice)))
      }
    // The browser opens menus without asking the server.
    case .choose(let item, _): _ = page.patches(.tap(try find(item)))
    case .step(let label, let steps):
      let element = try element(label)
      if case .range(let range) = element.content, element.role == .slider {
        let step = range.ticks.isEmpty ? 1 : range.ticks[1].value - range.ticks[0].value
        _ = page.patches(.adjust(element.id.number, range.value + Double(steps) * step))
      } else {
        for _ in 0..<abs(steps) { _ = page.patches(.step(element.id.number, steps.signum())) }
      }
    case .select(let row): _ = page.patches(.tap(try find(row)))
    case .delete(let row): _ = page.patches(.delete(try find(row)))
    case .move(let row, let places): _ = page.patches(.move(try find(row), places))
    case .act(let action, let row):
      let parts = try element(row).traits?[RowPartsTrait.self]
      let all = (parts?.leading ?? []) + (parts?.trailing ?? [])
      let found = all.lazy.compactMap { $0.label == action ? $0 : $0.firstInside { $0.label == action } }.first
      guard let found else { throw Missing(what: action, tree: tree) }
      _ = page.patches(.tap(found.id.number))
    case .context(let item, let row):
      let row = try element(row)
      _ = page.patches(.menu(row.id.number))
      let found = page.tab.session.contextMenu(of: row).lazy.compactMap { $0.firstInside { $0.label == item } }.first
      guard let found else { throw Missing(what: item, tree: tree) }
      _ = page.patches(.tap(found.id.number))
    case .close:
      guard let front = page.root.layers.first?.first else { throw Missing(what: "something to close", tree: tree) }
      _ = page.patches(.dismiss(front.id.number))
    case .open(let link):
      if let url = URL(string: link) { page.tab.session.open(url) }
      page.tab.update()
    }
  }

  private func find(_ label: String) throws -> Int { try element(label).id.number }

  /// Returns the element with a label in front that the browser shows.
  private func element(_ label: String) throws -> Element {
    let found = (page.root.layers.first ?? []).lazy.compactMap { layer in
      layer.firstInside {
        ($0.role.isActionable || $0.isTapTarget || $0.role == .tabs) && ($0.label == label || $0.textsInside == [label])
          && page.tab.reachable($0.id.number) != nil
      }
    }.first
    guard let found else { throw Missing(what: label, tree: tree) }
    return found
  }
}
