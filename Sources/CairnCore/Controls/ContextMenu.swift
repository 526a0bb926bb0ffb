import CairnScreen
import CairnValues

/// Actions for each element of the content, shown when a person asks for them.
nonisolated struct ContextMenuModifier<Attached: View>: AttachmentModifier {
  typealias Body = Never
  let attached: Attached
  var isBehind: Bool { false }

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) { element.setLayout(.first) }

  /// The actions are there, and neither seen nor read until a host shows them.
  @MainActor func place(_ attached: [Element], around element: Element, in wrapper: Element) -> Bool {
    wrapper.setChildren([element])
    wrapper.setTrait(ContextMenuTrait.self, attached)
    return false
  }
}

nonisolated extension View {
  /// Offers actions for this view when a person asks for them.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(attached: menuItems()))
  }

  /// Offers actions for this view, with a preview of it.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(attached: menuItems()))
  }
}
