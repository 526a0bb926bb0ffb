import CairnScreen
import CairnValues

nonisolated struct ForegroundModifier: _EnvironmentModifier {
  typealias Body = Never
  let levels: [Paint]

  func _write(to values: inout EnvironmentValues) {
    let outer = values
    values.foreground = levels.map { $0.resolved(in: outer) }
  }
}

nonisolated struct TintModifier: _EnvironmentModifier {
  typealias Body = Never
  let paint: Paint?

  func _write(to values: inout EnvironmentValues) {
    let outer = values
    values.controls.tint = paint?.resolved(in: outer)
  }
}

nonisolated extension View {
  /// Sets the foreground style of texts, symbols and shapes in this view.
  @_disfavoredOverload
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(levels: [style.paint]))
  }

  /// Sets the first two levels of this view's foreground style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundModifier(levels: [primary.paint, secondary.paint]))
  }

  /// Sets the first three levels of this view's foreground style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(ForegroundModifier(levels: [primary.paint, secondary.paint, tertiary.paint]))
  }

  /// Sets the color of texts, symbols and shapes in this view.
  @_disfavoredOverload
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(levels: color.map { [.color($0)] } ?? []))
  }

  /// Sets the tint of controls in this view.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S) -> some View { modifier(TintModifier(paint: tint.paint)) }

  /// Sets the tint of controls in this view.
  public func tint(_ tint: Color?) -> some View { modifier(TintModifier(paint: tint?.paint)) }

  /// Sets the tint of controls in this view.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the default style of backgrounds in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension Color {
  /// Returns the color as drawn in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    resolved(scheme: environment.colorScheme, contrast: environment.colorSchemeContrast)
  }
}
