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
