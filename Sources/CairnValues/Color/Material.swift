/// A translucent pane that blurs the background.
///
///     controls.background(.ultraThinMaterial)
public struct Material: ShapeStyle, Equatable {
  package enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }
  package let thickness: Thickness
  package private(set) var activity = MaterialActiveAppearance.automatic

  private init(_ thickness: Thickness) { self.thickness = thickness }

  /// Somewhat translucent.
  public static let regular = Material(.regular)
  /// More opaque than translucent.
  public static let thick = Material(.thick)
  /// More translucent than opaque.
  public static let thin = Material(.thin)
  /// Mostly translucent.
  public static let ultraThin = Material(.ultraThin)
  /// Mostly opaque.
  public static let ultraThick = Material(.ultraThick)
  /// The material of bars.
  public static let bar = Material(.bar)

  /// Returns the material with a given active appearance.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    var result = self
    result.activity = appearance
    return result
  }

  /// The opacity of the material, for hosts that cannot blur.
  package var coverage: Double {
    switch thickness {
    case .ultraThin: 0.5
    case .thin: 0.65
    case .regular: 0.75
    case .thick: 0.85
    case .ultraThick, .bar: 0.92
    }
  }

  /// The style's paint.
  public var _paint: _Paint { _Paint(.material(self)) }
}

/// When a material looks active.
///
///     Material.bar.materialActiveAppearance(.active)
public struct MaterialActiveAppearance: Equatable, Sendable {
  package enum Kind: Hashable, Sendable { case automatic, active, inactive, matchWindow }
  package let kind: Kind

  /// The platform decides.
  public static let automatic = MaterialActiveAppearance(kind: .automatic)
  /// Always.
  public static let active = MaterialActiveAppearance(kind: .active)
  /// Never.
  public static let inactive = MaterialActiveAppearance(kind: .inactive)
  /// While its window is active.
  public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

extension ShapeStyle where Self == Material {
  /// Somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// More opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// More translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { Material.bar }
}
