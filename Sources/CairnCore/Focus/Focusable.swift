import CairnScreen
import CairnUnsafe
import CairnValues

/// The purposes for which a view takes the focus.
///
/// ```swift
/// Map().focusable(interactions: .activate)
/// ```
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  /// Creates the set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view performs an action, like a button.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// The view takes input, like a text field.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// The system's default.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// When a default focus is applied.
///
/// ```swift
/// Form { … }.defaultFocus($field, .name, priority: .userInitiated)
/// ```
public struct DefaultFocusEvaluationPriority: Sendable {
  private enum Kind { case automatic, userInitiated }
  private let kind: Kind

  /// When nothing else has the focus.
  public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
  /// Also when a user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

/// Wraps the content in an element that can take the focus.
nonisolated struct FocusableModifier: ViewModifier {
  typealias Body = Never
  let isFocusable: Bool

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = FocusableNode(modifier.isFocusable, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = downcast(node, to: FocusableNode.self)
    node.isFocusable = modifier.isFocusable
    C._updateNode(node.child, to: content)
  }
}

final class FocusableNode: UnaryNode, EventHandler, FocusFollower {
  private let element: Element
  private let own: Scope
  private let focus = ValueBox<IsFocusedKey.Value>(false)

  init(_ isFocusable: Bool, under parent: Node) {
    self.isFocusable = isFocusable
    element = Element(on: parent.childScope.screen, role: .group)
    own = Scope(in: parent.childScope)
    own.set(ObjectIdentifier(IsFocusedKey.self), focus)
    super.init(under: parent)
    element.handler = self
    apply()
    window?.focus.add(self)
  }

  var isFocusable: Bool {
    didSet {
      if isFocusable != oldValue { apply() }
    }
  }

  private func apply() {
    element.setEvents(isFocusable ? .focus : [])
    if !isFocusable, window?.screen.focused === element { window?.focus.move(to: nil) }
  }

  private var window: SceneWindow? { scope.box(WindowKey.self).value.window }

  override var childScope: Scope { own }

  override func environmentShapeChanged() {
    own.reset(to: scope)
    own.set(ObjectIdentifier(IsFocusedKey.self), focus)
    super.environmentShapeChanged()
  }

  override func collectElements(into elements: inout [Element]) {
    let start = elements.count
    child.collectElements(into: &elements)
    let inside = Array(elements[start...])
    element.setChildren(inside)
    element.setLayout(inside.count == 1 ? .passThrough : .column())
    element.traits = inside.count == 1 ? inside[0].traits : nil
    elements.replaceSubrange(start..., with: inside.isEmpty ? [] : [element])
  }

  /// A focusable view is a single row, whatever it contains.
  override func collectRows(into rows: inout RowCollector) {
    var elements: [Element] = []
    collectElements(into: &elements)
    rows.add(elements)
  }

  func handle(_ event: ElementEvent, on element: Element) -> Bool { false }

  func contains(_ element: Element) -> Bool { element === self.element }

  func focusChanged(_ isFocused: Bool) { focus.set(isFocused) }

  override func willUnmount() {
    window?.focus.remove(self)
    element.leave()
  }
}

/// Sets a focus state when the content comes into view while nothing has the focus.
nonisolated struct DefaultFocusModifier<Value: Hashable>: UnaryModifier {
  typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: DefaultFocusModifier
    private var isShown = false

    init(_ modifier: DefaultFocusModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      markLifecycle()
      if isInView { shownChanged() }
    }

    func modifierChanged(from old: DefaultFocusModifier) {}

    override func shownChanged() {
      let nowShown = isInView && !flags.contains(.unmounted)
      guard nowShown != isShown else { return }
      isShown = nowShown
      guard isShown else { return }
      // Runs after appear actions, which may have moved the focus themselves.
      graph.effects.add(.task, of: self) { [weak self] in
        guard let self, isShown, scope.box(WindowKey.self).value.window?.focus.isFree(for: self) == true else { return }
        let binding = modifier.binding
        if let location = binding.box as? FocusLocation<Value>, location.get() != location.none { return }
        binding.wrappedValue = modifier.value
      }
    }
  }
}

nonisolated extension View {
  /// Lets this view take the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets this view take the focus, and calls an action when it gains or loses it.
  @available(*, deprecated, message: "use focused(_:) and onChange instead")
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View {
    modifier(FocusChangeModifier(isFocusable: isFocusable, tell: onFocusChange))
  }

  /// Lets this view take the focus for certain interactions.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty))
  }

  /// Sets the value a focus state gets when this view comes into view while nothing has the focus.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}

/// Calls an action of the app when the focus comes or goes.
nonisolated struct FocusChangeModifier: ViewModifier {
  let isFocusable: Bool
  let tell: (Bool) -> Void
  @FocusState private var isFocused: Bool

  init(isFocusable: Bool, tell: @escaping (Bool) -> Void) {
    self.isFocusable = isFocusable
    self.tell = tell
  }

  @MainActor func body(content: Content) -> some View {
    content.focusable(isFocusable).focused($isFocused).onChange(of: isFocused) { tell(isFocused) }
  }
}
