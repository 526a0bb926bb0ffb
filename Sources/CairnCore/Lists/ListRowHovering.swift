import CairnValues

// Rows under a pointer look as the host has it.
nonisolated extension View {
  /// Sets how the row this view is in looks under a pointer.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Says whether the row this view is in looks otherwise under a pointer.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Lets rows in this view be swiped where they are not in a list, which only lists do here.
  public func swipeActionsContainer() -> some View { self }

  /// Offers another item in a menu while keys are held, which no host asks for.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// Says whether a person may fold this section; those that can be say so with `isExpanded`.
  public func collapsible(_ collapsible: Bool) -> some View { self }
}
