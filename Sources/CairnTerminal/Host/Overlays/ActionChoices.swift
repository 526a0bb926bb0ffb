import CairnHosting
import CairnScreen

/// The actions of the focused element: its context menu, and the actions of a row.
extension TerminalHost {
  var hasActions: Bool { focusedElement.map { ActionMenu.exists(for: $0, in: session) } ?? false }

  /// Shows the actions of the focused element.
  func showActions() -> Bool { focusedElement.map { showActions(of: $0) } ?? false }

  /// - Parameter place: Where they were requested, or `nil` for next to the element.
  func showActions(of element: Element, at place: (x: Int, y: Int)? = nil) -> Bool {
    guard let menu = controller?.actionMenu(of: element) else { return false }
    // Keys move a row.
    let choices =
      MenuPart.list(of: MenuPart.parts(of: menu.own)).compactMap(choice)
      + menu.actions.compactMap { choice(path: [], item: $0) }
    guard !choices.isEmpty else { return false }
    let anchor =
      place.map { CellRect(x: $0.x, y: $0.y, width: 1, height: 1) }
      ?? scene.seen(of: element)
    return show(
      ChoiceOverlay(
        title: element.textsInside.first ?? element.label ?? element.name, choices: choices, selected: 0, anchor: anchor
      ))
  }

  /// Shows the context menu at a position, whether or not the element there is focusable.
  func showContextMenu(_ event: Mouse) {
    if let target = reachable.last(where: { $0.seen.contains(x: event.x, y: event.y) }) {
      move(to: target.element)
      if target.element.isRow, showActions(of: target.element, at: (event.x, event.y)) { return }
    }
    let under = scene.targets.last { $0.layer >= scene.frontLayer && $0.seen.contains(x: event.x, y: event.y) }
    guard let element = under?.element else { return }
    _ = showActions(of: element, at: (event.x, event.y))
  }

  /// Returns an item of a menu as a line, after the names of the submenus it is in.
  private func choice(path: [String], item: MenuItem) -> ChoiceOverlay.Choice? {
    guard item.isEnabled, item.act != .activate || item.element.events.contains(.activate) else { return nil }
    let title = (path + [item.title]).filter { !$0.isEmpty }.joined(separator: " › ")
    return ChoiceOverlay.Choice(title: item.isOn ? "✓ " + title : title, isDestructive: item.isDestructive) {
      $0.controller?.choose(item)
    }
  }
}
