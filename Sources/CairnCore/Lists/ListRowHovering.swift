import CairnValues

// Hosts decide how rows look under a pointer.
nonisolated extension View {
  /// Sets the look of the row this view is in under a pointer. Has no effect.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Sets whether the row this view is in changes its look under a pointer. Has no effect.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Enables swipe actions on rows outside lists. Has no effect, because only lists support them.
  public func swipeActionsContainer() -> some View { self }

  /// Adds an alternative menu item for held modifier keys. No host requests it. Has no effect.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether the user can collapse this section. In Cairn a section is collapsible if it has `isExpanded`.
  /// Has no effect.
  public func collapsible(_ collapsible: Bool) -> some View { self }
}
