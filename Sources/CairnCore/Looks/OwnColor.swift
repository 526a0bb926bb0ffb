import CairnValues

extension Color {
  /// Creates a color from a custom type that resolves to a color in light and in dark appearance.
  ///
  /// ```swift
  /// Text("Hello").foregroundStyle(Color(.red.opacity(0.5)))
  /// ```
  public nonisolated init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    if let color = color as? Color {
      self = color
    } else {
      self.init(
        kind: .dynamic(
          DynamicColor { scheme, contrast in
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            environment[ColorSchemeContrastKey.self] = contrast
            guard case .color(let found) = color.paint(resolvedIn: environment) else { return .clear }
            return found
          }))
    }
  }
}
