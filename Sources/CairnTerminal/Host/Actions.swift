import CairnCore
import CairnScreen

/// What can be done with the thing that has the focus: its context menu, and the actions of a row.
extension TerminalHost {
  var hasActions: Bool {
    guard let focused = focusedElement else { return false }
    return focused.events.contains(.delete) || !focused.swipeActions.isEmpty || !menu(of: focused).isEmpty
  }

  /// Shows what can be done with what has the focus.
  func showActions() -> Bool { focusedElement.map { showActions(of: $0) } ?? false }

  /// - Parameter place: where they were asked for; nil for beside the element.
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

  /// The context menu of an element, or of the one thing in it that has one.
  private func menu(of element: Element) -> [Element] {
    let own = session.contextMenu(of: element)
    if !own.isEmpty { return own }
    guard let inner = element.firstInside(where: { !($0.traits?[ContextMenuTrait.self] ?? []).isEmpty }) else {
      return []
    }
    return inner.traits?[ContextMenuTrait.self] ?? []
  }

  /// The context menu of what is at a place, whether it can have the focus or not.
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
  /// What is swiped into view at the side of a row.
  fileprivate var swipeActions: [Element] {
    guard role == .row, let parts = traits?[RowPartsTrait.self] else { return [] }
    return parts.leading + parts.trailing
  }

  /// What a menu offers, as lines: those of a menu in it have its name before theirs.
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
