import CairnCore
import CairnScreen

/// The actions of the focused element: its context menu, and the actions of a row.
extension TerminalHost {
  var hasActions: Bool {
    guard let focused = focusedElement else { return false }
    return focused.events.contains(.delete) || !focused.swipeActions.isEmpty || !menu(of: focused).isEmpty
  }

  /// Shows the actions of the focused element.
  func showActions() -> Bool { focusedElement.map { showActions(of: $0) } ?? false }

  /// - Parameter place: Where they were requested, or `nil` for next to the element.
  func showActions(of element: Element, at place: (x: Int, y: Int)? = nil) -> Bool {
    var choices = menu(of: element).flatMap { $0.choices(in: "") }
    for action in element.swipeActions.flatMap({ $0.choices(in: "") })
    where !choices.contains(where: { $0.title == action.title }) {
      choices.append(action)
    }
    if choices.isEmpty, element.role == .row, element.events.contains(.delete) {
      choices.append(
        ChoiceOverlay.Choice(title: "Delete", isDestructive: true) { _ = $0.session.send(.delete, to: element) })
    }
    guard !choices.isEmpty else { return false }
    let anchor =
      place.map { CellRect(x: $0.x, y: $0.y, width: 1, height: 1) }
      ?? scene.seen(of: element)
    overlay = ChoiceOverlay(title: element.label ?? element.name, choices: choices, selected: 0, anchor: anchor)
    needsPainting = true
    return true
  }

  /// Returns the context menu of an element, or of the only element inside that has one.
  private func menu(of element: Element) -> [Element] {
    let own = session.contextMenu(of: element)
    if !own.isEmpty { return own }
    let inner = element.firstInside { $0.hasTraits && $0.traits?[ContextMenuTrait.self]?.isEmpty == false }
    return inner?.traits?[ContextMenuTrait.self] ?? []
  }

  /// Shows the context menu at a position, whether or not the element there is focusable.
  func showContextMenu(_ event: Mouse) {
    if let target = reachable.last(where: { $0.seen.contains(x: event.x, y: event.y) }) {
      move(to: target.element)
      if target.element.role == .row, showActions(of: target.element, at: (event.x, event.y)) { return }
    }
    let under = scene.targets.last { $0.layer >= scene.frontLayer && $0.seen.contains(x: event.x, y: event.y) }
    guard let element = under?.element else { return }
    _ = showActions(of: element, at: (event.x, event.y))
  }
}

extension Element {
  /// The swipe actions of a row.
  fileprivate var swipeActions: [Element] {
    guard role == .row, let parts = traits?[RowPartsTrait.self] else { return [] }
    return parts.leading + parts.trailing
  }

  /// Returns the items of a menu as lines. The items of a submenu are prefixed with its name.
  @MainActor
  fileprivate func choices(in menu: String) -> [ChoiceOverlay.Choice] {
    if hasTrait(.disabled) { return [] }
    if role == .menu || role == .picker {
      let name = [menu, label ?? ""].filter { !$0.isEmpty }.joined(separator: " › ")
      return children.flatMap { $0.choices(in: name) }
    }
    guard role.isActionable, events.contains(.activate) else { return children.flatMap { $0.choices(in: menu) } }
    var title = [menu, label ?? name].filter { !$0.isEmpty }.joined(separator: " › ")
    if hasTrait(.selected) || readValue == "on" { title = "✓ " + title }
    return [
      ChoiceOverlay.Choice(title: title, isDestructive: hasTrait(.destructive)) {
        _ = $0.session.send(.activate, to: self)
      }
    ]
  }
}
