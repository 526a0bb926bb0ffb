import CairnScreen
import CairnValues

/// Ties the focus of the content to a value of a focus state.
nonisolated struct FocusedModifier<Value: Hashable>: UnaryModifier {
  typealias Body = Never
  typealias ModifierNode = FocusedNode<Value>
  let binding: FocusState<Value>.Binding
  let value: Value
  /// The field of the nearest search inside is meant, wherever it is shown.
  var isForSearch = false
}

final class FocusedNode<Value: Hashable>: WatchingNode, UnaryModifierNode, FocusFollower {
  var modifier: FocusedModifier<Value>

  init(_ modifier: FocusedModifier<Value>, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    location?.add(self)
    window?.focus.add(self)
  }

  func modifierChanged(from old: FocusedModifier<Value>) {
    if old.binding.box !== modifier.binding.box {
      (old.binding.box as? FocusLocation<Value>)?.remove(self)
      location?.add(self)
    }
    if hasFocus, old.value != modifier.value { location?.take(modifier.value) }
  }

  var value: Value { modifier.value }
  private var location: FocusLocation<Value>? { modifier.binding.box as? FocusLocation<Value> }
  var window: SceneWindow? { scope.box(WindowKey.self).value.window }

  /// The first element inside that can have the focus.
  var target: Element? {
    for element in elements {
      if let found = element.firstFocusable { return found }
    }
    return nil
  }

  var hasFocus: Bool { window?.screen.focused.map(contains) ?? false }

  func contains(_ element: Element) -> Bool {
    modifier.isForSearch ? search?.isField(element) ?? false : watches(element)
  }

  private var search: SearchNode? { modifier.isForSearch ? nearestSearch(inside: self) : nil }

  private func nearestSearch(inside node: Node) -> SearchNode? {
    if let search = node as? SearchNode { return search }
    var found: SearchNode?
    node.forEachChild { if found == nil { found = nearestSearch(inside: $0) } }
    return found
  }

  /// Gets the focus; false if there is nothing inside that can have it.
  func takeFocus() -> Bool {
    if modifier.isForSearch {
      search?.takeFocus()
      return search != nil
    }
    guard let window, let target else { return false }
    window.focus.move(to: target)
    return true
  }

  func focusChanged(_ isFocused: Bool) {
    guard let location else { return }
    if isFocused {
      location.take(value)
    } else if location.get() == value {
      location.take(location.none)
    }
  }

  override func willUnmount() {
    location?.remove(self)
    window?.focus.remove(self)
  }
}

extension Element {
  /// The first element from here inwards that can have the focus: one to type into before one to press.
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

  /// Whether keys can go to this element.
  package var takesFocus: Bool {
    if hasTrait(.disabled) || hasTrait(.hidden) || isBlank { return false }
    return canTakeText || events.contains(.focus) || (role.isActionable && !events.isEmpty)
  }

  /// Whether a person who has nothing but keys may come to it: also to views that are tapped, that have a menu, or whose
  /// pages are turned.
  package var canHaveFocus: Bool {
    takesFocus || !hasTrait(.disabled) && !hasTrait(.hidden) && (isTapTarget || isPaged || hasOwnMenu)
  }

  /// Whether it is a view that has got a context menu, and not one around it that says so for it.
  package var hasOwnMenu: Bool {
    guard hasTraits, traits?[ContextMenuTrait.self]?.isEmpty == false else { return false }
    return children.count != 1 || children[0].traits?[ContextMenuTrait.self]?.isEmpty != false
  }
}

nonisolated extension View {
  /// Ties this view's focus to one value of a focus state.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Ties this view's focus to a condition.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Ties the focus of the field of this view's search to a condition.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: binding, value: true, isForSearch: true))
  }

  /// Ties the focus of the field of this view's search to one value of a focus state.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(FocusedModifier(binding: binding, value: value, isForSearch: true))
  }
}
