import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI

/// The reference for hosts: the headless host, used through its own verbs.
extension Scenario {
  /// Performs all steps without a screen. Throws if a step is impossible.
  @MainActor
  public func withoutScreen() throws -> TestHost {
    let host = TestHost(width: room.width, strict: true) { view() }
    for step in steps { try host.take(step) }
    return host
  }

  /// Returns the initial screen and the one after each step, as comparable text.
  @MainActor
  public func treesWithoutScreen() throws -> [String] {
    let host = TestHost(width: room.width, strict: true) { view() }
    var trees = [Self.comparable(host.tree)]
    for step in steps {
      try host.take(step)
      trees.append(Self.comparable(host.tree))
    }
    return trees
  }

  /// Returns a semantic tree as text without the focus. Some hosts always have a focus, others only after the user asks
  /// for one.
  public static func comparable(_ tree: String) -> String { tree.replacing(" focused", with: "") }
}

extension TestHost {
  fileprivate func take(_ step: Scenario.Step) throws {
    switch step {
    case .press(let label), .pressBelowStart(_, let label): try tap(label)
    case .back: try goBack()
    case .write(let text, let field): try type(text, into: field)
    case .submit(let field): try submit(field)
    case .pick(let option, let picker): try pick(option, from: picker)
    case .choose(let item, let menu):
      try tap(menu)
      try tap(item)
    case .step(let label, let steps): try self.step(label, by: steps)
    case .select(let row): try select(row)
    case .delete(let row): try delete(row)
    case .move(let row, let places): try move(row, by: places)
    case .act(let action, let row): try swipe(row, action)
    case .context(let item, let row): try choose(item, fromContextMenuOf: row)
    case .close: try dismissSheet()
    case .open(let link): if let url = URL(string: link) { open(url) }
    }
  }

  private func move(_ row: String, by places: Int) throws {
    let rows = (root?.firstInside { $0.role == .list }?.rowsInside ?? []).compactMap(\.label)
    guard let place = rows.firstIndex(of: row) else { return try moveToEnd(row) }
    let target = places < 0 ? place + places : place + places + 1
    if rows.indices.contains(target) { try move(row, before: rows[target]) } else { try moveToEnd(row) }
  }
}

extension Element {
  fileprivate var rowsInside: [Element] { children.flatMap { $0.role == .row ? [$0] : $0.rowsInside } }
}
