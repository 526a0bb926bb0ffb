nonisolated extension View {
  /// More that can be done with this view, as buttons only a screen reader shows. No host here has one yet; it is accepted.
  ///
  /// ```swift
  /// MessageRow(message).accessibilityActions { Button("Archive") { archive(message) } }
  /// ```
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
}
