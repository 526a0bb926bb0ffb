import Foundation

/// A style's paint, in a form that hosts can inspect.
package enum Paint: Sendable {
  case color(Color)
  case foreground, background, windowBackground
  case tint, selection, separator, placeholder, link, fill
  case material(Material)
  case gradient(GradientPaint)
  case mesh(MeshGradient)
  /// A picture, whose type this module does not know.
  case picture(any PictureContent)
  /// The app's custom style, not yet resolved in an environment.
  case custom(any ShapeStyle)
  /// A weaker form: 0 is the paint itself.
  indirect case level(Int, of: Paint)
  indirect case faded(Paint, Double)
  indirect case blended(Paint, BlendMode)
  indirect case shadowed(Paint, ShadowStyle)
  /// Drawn as if the shape filled a rectangle.
  indirect case framed(Paint, CGRect)
}

/// The content of a picture used as a paint.
package protocol PictureContent: Sendable {
  func isEqual(to other: any PictureContent) -> Bool
}

extension PictureContent where Self: Equatable {
  package func isEqual(to other: any PictureContent) -> Bool { (other as? Self) == self }
}

extension Paint: Equatable {
  package static func == (a: Paint, b: Paint) -> Bool {
    switch (a, b) {
    case (.color(let a), .color(let b)): a == b
    case (.foreground, .foreground), (.background, .background), (.windowBackground, .windowBackground),
      (.tint, .tint), (.selection, .selection), (.separator, .separator), (.placeholder, .placeholder),
      (.link, .link), (.fill, .fill):
      true
    case (.material(let a), .material(let b)): a == b
    case (.gradient(let a), .gradient(let b)): a == b
    case (.mesh(let a), .mesh(let b)): a == b
    case (.picture(let a), .picture(let b)): a.isEqual(to: b)
    case (.custom(let a), .custom(let b)): areEqual(a, b)
    case (.level(let n, let a), .level(let m, let b)): n == m && a == b
    case (.faded(let a, let x), .faded(let b, let y)): x == y && a == b
    case (.blended(let a, let x), .blended(let b, let y)): x == y && a == b
    case (.shadowed(let a, let x), .shadowed(let b, let y)): x == y && a == b
    case (.framed(let a, let x), .framed(let b, let y)): x == y && a == b
    default: false
    }
  }

  /// Returns whether two styles are equal. The app's styles that cannot be compared count as different: drawing
  /// once too often is the lesser evil.
  private static func areEqual(_ a: any ShapeStyle, _ b: any ShapeStyle) -> Bool {
    func isEqual<E: Equatable>(_ value: E) -> Bool { (b as? E) == value }
    guard let a = a as? any Equatable else { return false }
    return isEqual(a)
  }
}

extension Paint {
  /// Returns a single color in place of the paint, for hosts and places that can show no more.
  package func flat(
    foreground: Color = .primary, background: Color = Color(system: .background), tint: Color = .accentColor
  ) -> Color {
    func flat(_ paint: Paint) -> Color {
      switch paint {
      case .color(let color): color
      case .foreground, .picture, .custom: foreground
      case .background, .windowBackground: background
      case .tint, .selection: tint
      case .separator: Color(system: .separator)
      case .placeholder: Color(system: .placeholder)
      case .link: Color(system: .link)
      case .fill: Color(system: .fill)
      case .material: background
      case .gradient(let gradient): gradient.gradient.baseColor ?? .clear
      case .mesh(let mesh): mesh.colors.first ?? mesh.background
      case .level(let level, let base): Paint.weaker(flat(base), level: level)
      case .faded(let base, let opacity): flat(base).opacity(opacity)
      case .blended(let base, _), .shadowed(let base, _), .framed(let base, _): flat(base)
      }
    }
    return flat(self)
  }

  /// Returns a lower level of a color: the platform's levels for text, or the color with less opacity.
  package static func weaker(_ color: Color, level: Int) -> Color {
    guard level > 0 else { return color }
    if color == .primary {
      switch level {
      case 1: return .secondary
      case 2: return Color(system: .tertiary)
      case 3: return Color(system: .quaternary)
      default: return Color(system: .quaternary).opacity(0.6)
      }
    }
    if color == Color(system: .background) {
      return Color(system: level == 1 ? .secondaryBackground : .tertiaryBackground)
    }
    let opacities = [0.5, 0.25, 0.18, 0.11]
    return color.opacity(opacities[min(level, opacities.count) - 1])
  }
}
