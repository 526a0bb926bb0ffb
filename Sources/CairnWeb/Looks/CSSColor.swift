import CairnScreen
import CairnValues
import Foundation

/// Colors in CSS.
///
/// A page does not know the user's color scheme, so colors that differ are written for both.
enum CSSColor {
  static func text(_ color: Color) -> String {
    switch color.kind {
    case .system(let system): return system == .clear ? "transparent" : "var(--\(name(of: system)))"
    case .accent: return "var(--tint)"
    case .faded(let base, let opacity):
      let share = CSSLength.number(CGFloat(min(max(opacity.isFinite ? opacity : 1, 0), 1)) * 100)
      return "color-mix(in srgb,\(text(base)) \(share)%,transparent)"
    case .resolved(let resolved): return hex(resolved)
    case .asset, .dynamic, .mixed:
      let (light, dark) = (hex(color.resolved(scheme: .light)), hex(color.resolved(scheme: .dark)))
      return light == dark ? light : "light-dark(\(light),\(dark))"
    }
  }

  static func hex(_ color: Color.Resolved) -> String {
    let bytes = color.bytes
    func two(_ byte: UInt8) -> String { byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16) }
    let rgb = "#" + two(bytes.red) + two(bytes.green) + two(bytes.blue)
    return bytes.opacity == 255 ? rgb : rgb + two(bytes.opacity)
  }

  /// The custom property of a system color: `secondaryFill` is `--secondary-fill`.
  static func name(of color: SystemColor) -> String { "\(color)".hyphenated }

  /// The custom properties of all system colors, for the style sheet.
  static func properties() -> String {
    SystemColor.allCases.map { color in
      let value = Color(system: color)
      let (light, dark) = (hex(value.resolved(scheme: .light)), hex(value.resolved(scheme: .dark)))
      return "--\(name(of: color)):\(light == dark ? light : "light-dark(\(light),\(dark))");"
    }
    .joined()
  }

  static func contrastProperties() -> String {
    SystemColor.allCases.compactMap { color in
      let value = Color(system: color)
      let light = hex(value.resolved(scheme: .light, contrast: .increased))
      let dark = hex(value.resolved(scheme: .dark, contrast: .increased))
      if light == hex(value.resolved(scheme: .light)), dark == hex(value.resolved(scheme: .dark)) { return nil }
      return "--\(name(of: color)):\(light == dark ? light : "light-dark(\(light),\(dark))");"
    }
    .joined()
  }
}

/// Paints in CSS.
@MainActor
enum CSSPaint {
  /// Returns a paint as a single color.
  static func color(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): CSSColor.text(color)
    case .foreground, .picture, .custom: "currentColor"
    case .background: "var(--page)"
    case .windowBackground: "var(--ground)"
    case .tint: "var(--tint)"
    case .selection: "var(--tint)"
    case .separator: "var(--line)"
    case .placeholder: "var(--tertiary)"
    case .link: "var(--tint)"
    case .fill: "var(--fill)"
    case .material: "var(--glass)"
    case .gradient(let gradient): gradient.gradient.baseColor.map(CSSColor.text) ?? "currentColor"
    case .mesh(let mesh): CSSColor.text(mesh.colors.first ?? mesh.background)
    case .level(let level, .foreground):
      switch level {
      case ...0: "var(--ink)"
      case 1: "var(--ink2)"
      case 2: "var(--ink3)"
      default: "var(--quaternary)"
      }
    case .level(let level, .color(let color)): CSSColor.text(Paint.weaker(color, level: level))
    case .level(let level, let base): mixed(color(base), [1, 0.5, 0.25, 0.18, 0.11][min(max(level, 0), 4)])
    case .faded(let base, let opacity): mixed(color(base), opacity)
    case .blended(let base, _), .shadowed(let base, _), .framed(let base, _): color(base)
    }
  }

  private static func mixed(_ color: String, _ share: Double) -> String {
    "color-mix(in srgb,\(color) \(CSSLength.number(CGFloat(min(max(share.isFinite ? share : 1, 0), 1)) * 100))%,transparent)"
  }

  /// Returns a paint as a value of `background`.
  static func background(_ paint: Paint) -> String {
    switch paint {
    case .gradient(let gradient): image(of: gradient)
    case .faded(.gradient(let gradient), _), .shadowed(.gradient(let gradient), _), .framed(.gradient(let gradient), _):
      image(of: gradient)
    case .color, .foreground, .background, .windowBackground, .tint, .selection, .separator, .placeholder, .link, .fill,
      .material, .mesh, .picture, .custom, .level, .faded, .blended, .shadowed, .framed:
      color(paint)
    }
  }

  private static func image(of paint: GradientPaint) -> String {
    let stops = paint.gradient.gradient.stops
    func list(_ place: (CGFloat) -> String) -> String {
      stops.map { "\(CSSColor.text($0.color)) \(place($0.location))" }.joined(separator: ",")
    }
    func percent(_ share: CGFloat) -> String { "\(CSSLength.number(share * 100))%" }
    switch paint.line {
    case .linear(let start, let end):
      let angle = atan2(end.y - start.y, end.x - start.x) * 180 / .pi + 90
      return "linear-gradient(\(CSSLength.number(angle))deg,\(list(percent)))"
    case .radial(let center, let from, let to):
      let length = { (share: CGFloat) in CSSLength.text(from + (to - from) * share) }
      return "radial-gradient(circle at \(percent(center.x)) \(percent(center.y)),\(list(length)))"
    case .elliptical(let center, let from, let to):
      let length = { (share: CGFloat) in percent((from + (to - from) * share) * 1.414) }
      return "radial-gradient(ellipse at \(percent(center.x)) \(percent(center.y)),\(list(length)))"
    case .angular(let center, let start, let end):
      let length = { (share: CGFloat) in "\(CSSLength.number((end.degrees - start.degrees) * share))deg" }
      return "conic-gradient(from \(CSSLength.number(start.degrees + 90))deg at \(percent(center.x)) "
        + "\(percent(center.y)),\(list(length)))"
    }
  }
}

extension String {
  /// A name in Swift as CSS writes it: `colorDodge` is `color-dodge`.
  var hyphenated: String { reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) } }
}
