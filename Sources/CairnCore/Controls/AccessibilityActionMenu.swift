import CairnFoundation
import CairnScreen
import CairnValues

/// Accessibility actions, which are attached like a context menu.
nonisolated struct AssistiveMenuModifier<Attached: View>: AttachmentModifier {
  typealias Body = Never
  let attached: Attached
  var isBehind: Bool { false }

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) { element.setLayout(.first) }

  @MainActor func place(_ attached: [Element], around element: Element, in wrapper: Element) -> Bool {
    wrapper.setChildren([element])
    wrapper.setTrait(AssistiveMenuTrait.self, (element.traits?[AssistiveMenuTrait.self] ?? []) + attached)
    for item in attached { item.attachment = wrapper }
    return false
  }
}

nonisolated extension View {
  /// Adds actions to this view as buttons for screen readers. They are in its context menu, which every host opens by keys too.
  ///
  /// ```swift
  /// MessageRow(message).accessibilityActions { Button("Archive") { archive(message) } }
  /// ```
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(AssistiveMenuModifier(attached: content()))
  }
}

nonisolated extension View {
  /// Adds an accessibility action to the view. Deletions and actions with a name are in the view's context menu; the other kinds
  /// have no effect, as keys and menus do the same.
  @ViewBuilder
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    if actionKind.isInMenu { accessibilityAction(named: actionKind.name, handler) } else { self }
  }

  /// Adds a named accessibility action to the view. It is in the view's context menu, which every host opens by keys too.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(AssistiveMenuModifier(attached: Button(action: handler) { name }))
  }

  /// Adds a named accessibility action to the view.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named accessibility action to the view.
  @_disfavoredOverload
  public func accessibilityAction(named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityAction(named: Text(nameResource), handler)
  }

  /// Adds a named accessibility action to the view.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets users adjust the view's value by its context menu.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAction(named: Text("Increment")) { handler(.increment) }
      .accessibilityAction(named: Text("Decrement")) { handler(.decrement) }
  }

  /// Lets users scroll the view by its context menu.
  public func accessibilityScrollAction(_ handler: @escaping (_ edge: Edge) -> Void) -> some View {
    accessibilityAction(named: Text("Scroll Up")) { handler(.top) }
      .accessibilityAction(named: Text("Scroll Down")) { handler(.bottom) }
      .accessibilityAction(named: Text("Scroll Left")) { handler(.leading) }
      .accessibilityAction(named: Text("Scroll Right")) { handler(.trailing) }
  }

  /// Lets users zoom the view by its context menu.
  public func accessibilityZoomAction(
    _ handler: @escaping (_ action: AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibilityAction(named: Text("Zoom In")) {
      handler(AccessibilityZoomGestureAction(direction: .zoomIn, location: .center, point: .zero))
    }
    .accessibilityAction(named: Text("Zoom Out")) {
      handler(AccessibilityZoomGestureAction(direction: .zoomOut, location: .center, point: .zero))
    }
  }
}
