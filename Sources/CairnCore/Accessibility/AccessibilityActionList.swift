nonisolated extension View {
  /// Adds actions to this view as buttons for screen readers. No host has a screen reader yet, so they are
  /// accepted without effect.
  ///
  /// ```swift
  /// MessageRow(message).accessibilityActions { Button("Archive") { archive(message) } }
  /// ```
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
}
