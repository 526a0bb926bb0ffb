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

  /// Whether the paint is a single color.
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
