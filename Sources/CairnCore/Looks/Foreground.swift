import CairnScreen
import CairnValues

extension Paint {
  /// Returns the paint with values from the environment filled in, as far as the environment sets them.
  func resolved(in environment: EnvironmentValues) -> Paint {
    switch self {
    case .custom(let style): style.paint(resolvedIn: environment)?.resolved(in: environment) ?? .foreground
    case .foreground: environment.foreground.first ?? .foreground
    case .tint: environment.controls.tint ?? .tint
    case .background: environment[BackgroundStyleKey.self] ?? .background
    case .level(let level, .foreground):
      environment.foreground.indices.contains(level)
        ? environment.foreground[level] : .level(level, of: Paint.foreground.resolved(in: environment))
    case .level(let level, let base): .level(level, of: base.resolved(in: environment))
    case .faded(let base, let opacity): .faded(base.resolved(in: environment), opacity)
    case .blended(let base, let mode): .blended(base.resolved(in: environment), mode)
    case .shadowed(let base, let shadow): .shadowed(base.resolved(in: environment), shadow)
    case .framed(let base, let rect): .framed(base.resolved(in: environment), rect)
    case .color, .windowBackground, .selection, .separator, .placeholder, .link, .fill, .material, .gradient, .mesh,
      .picture:
      self
    }
  }

  /// Whether the paint is a single colour.
  var isFlat: Bool {
    switch self {
    case .color, .foreground, .tint, .link, .placeholder, .separator, .fill, .selection: true
    case .level(_, let base), .faded(let base, _): base.isFlat
    default: false
    }
  }
}

struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: Paint? { nil }
}

extension EnvironmentValues {
  /// The foreground styles of texts, symbols and shapes, by level; empty for the host's default.
  var foreground: [Paint] {
    get { self[TextSurroundingsKey.self].foreground }
    set {
      var surroundings = self[TextSurroundingsKey.self]
      surroundings.foreground = newValue
      surroundings.style.color = newValue.first.map { $0.flat() }
      self[TextSurroundingsKey.self] = surroundings
    }
  }

  /// The default style of backgrounds.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self].map { AnyShapeStyle(paint: $0) } }
    set { self[BackgroundStyleKey.self] = newValue?.paint }
  }
}

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

  /// Sets the colour of texts, symbols and shapes in this view.
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
  /// Returns the colour as drawn in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    resolved(scheme: environment.colorScheme, contrast: environment.colorSchemeContrast)
  }
}
