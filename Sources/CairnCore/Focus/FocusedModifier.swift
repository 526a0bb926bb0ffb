import CairnScreen
import CairnValues

/// A search, as a focus state sees it.
@MainActor
protocol SearchFocus: Node {
  /// Whether an element is the search's field.
  func isField(_ element: Element) -> Bool
  /// Starts the search and moves the focus to its field.
  func takeFocus()
}

/// Binds the focus of the content to a value of a focus state.
nonisolated struct FocusedModifier<Value: Hashable>: UnaryModifier {
  typealias Body = Never
  typealias ModifierNode = FocusedNode<Value>
  let binding: FocusState<Value>.Binding
  let value: Value
  /// Whether the binding refers to the field of the nearest search inside, wherever that is shown.
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

  /// The first element inside that can take the focus.
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

  private var search: (any SearchFocus)? { modifier.isForSearch ? nearestSearch(inside: self) : nil }

  private func nearestSearch(inside node: Node) -> (any SearchFocus)? {
    if let search = node as? any SearchFocus { return search }
    var found: (any SearchFocus)?
    node.forEachChild { if found == nil { found = nearestSearch(inside: $0) } }
    return found
  }

  /// Takes the focus. Returns false if nothing inside can have it.
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

nonisolated extension View {
  /// Binds this view's focus to one value of a focus state.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Binds this view's focus to a condition.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Binds the focus of this view's search field to a condition.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: binding, value: true, isForSearch: true))
  }

  /// Binds the focus of this view's search field to one value of a focus state.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(FocusedModifier(binding: binding, value: value, isForSearch: true))
  }
}
