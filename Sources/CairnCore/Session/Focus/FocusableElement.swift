import CairnScreen

extension Element {
  /// The first element here or below that can take the focus; text fields come before controls.
  var firstFocusable: Element? { first(where: \.canTakeText) ?? first(where: \.takesFocus) }

  private func first(where isWanted: (Element) -> Bool) -> Element? {
    if hasTrait(.hidden) { return nil }
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }

  private var canTakeText: Bool {
    switch role {
    case .field, .secureField, .textEditor: !hasTrait(.disabled)
    default: false
    }
  }

  /// Whether the element can receive keys.
  package var takesFocus: Bool {
    if hasTrait(.disabled) || hasTrait(.hidden) || isBlank { return false }
    return canTakeText || events.contains(.focus) || (role.isActionable && !events.isEmpty)
  }

  /// Whether the element can be reached by keyboard alone. That includes views that can be tapped, have a
  /// context menu, or have pages to turn.
  package var canHaveFocus: Bool {
    takesFocus || !hasTrait(.disabled) && !hasTrait(.hidden) && (isTapTarget || isPaged || hasOwnMenu)
  }

  /// Whether the context menu belongs to this element, rather than being repeated from the only child by a wrapper.
  package var hasOwnMenu: Bool {
    hasMenuItems && (children.count != 1 || !children[0].hasMenuItems)
  }

  /// Whether the element, or its only child, has a context menu or accessibility actions.
  package var hasMenuItems: Bool {
    guard hasTraits, let traits else { return false }
    return traits[ContextMenuTrait.self]?.isEmpty == false || traits[AssistiveMenuTrait.self]?.isEmpty == false
  }
}
