/// How what surrounds a view looks, and how much space there is. Colors may depend on it.
///
///     UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
public struct UITraitCollection: Hashable, Sendable {
  let scheme: ColorScheme
  let contrast: ColorSchemeContrast
  /// Whether there is little space from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Whether there is little space from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  package init(
    _ scheme: ColorScheme, _ contrast: ColorSchemeContrast, horizontal: UserInterfaceSizeClass? = nil,
    vertical: UserInterfaceSizeClass? = nil
  ) {
    self.scheme = scheme
    self.contrast = contrast
    horizontalSizeClass = UIUserInterfaceSizeClass(horizontal)
    verticalSizeClass = UIUserInterfaceSizeClass(vertical)
  }

  /// Creates a light or dark appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle == .dark ? .dark : .light, .standard)
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { scheme == .dark ? .dark : .light }
}

/// UIKit's light or dark appearance.
///
///     traits.userInterfaceStyle == .dark
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// UIKit's amount of space.
///
///     traits.horizontalSizeClass == .compact
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular

  init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}
