import CairnCore
import CairnValues
import Foundation

/// The appearance of a UIKit bar. Stored without effect.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// ```
@preconcurrency @MainActor
public class UIBarAppearance {
  public required init() {}

  public var backgroundColor: UIColor?
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?
  public var backgroundImage: UIImage?
  public var backgroundEffect: UIBlurEffect?

  /// Sets the default background.
  public func configureWithDefaultBackground() {}
  /// Sets an opaque background.
  public func configureWithOpaqueBackground() {}
  /// Removes the background.
  public func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar.
///
/// ```swift
/// UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
/// ```
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The appearance of a tab bar.
///
/// ```swift
/// UITabBar.appearance().scrollEdgeAppearance = UITabBarAppearance()
/// ```
public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a toolbar.
///
/// ```swift
/// UIToolbar.appearance().standardAppearance = UIToolbarAppearance()
/// ```
public final class UIToolbarAppearance: UIBarAppearance {
  public var buttonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a bar's buttons.
///
/// ```swift
/// appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
/// ```
@preconcurrency @MainActor
public final class UIBarButtonItemAppearance {
  public init() {}
  public let normal = UIBarItemStateAppearance()
  public let highlighted = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
}

/// The appearance of a tab bar's items.
///
/// ```swift
/// appearance.stackedLayoutAppearance.selected.iconColor = .systemTeal
/// ```
@preconcurrency @MainActor
public final class UITabBarItemAppearance {
  public init() {}
  public let normal = UIBarItemStateAppearance()
  public let selected = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
}

/// The appearance of a bar item in one of its states.
///
/// ```swift
/// appearance.stackedLayoutAppearance.normal.iconColor = .systemGray
/// ```
@preconcurrency @MainActor
public final class UIBarItemStateAppearance {
  init() {}
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var iconColor: UIColor?
  public var badgeBackgroundColor: UIColor?
}

/// UIKit's effect of a view.
///
/// ```swift
/// var effect: UIVisualEffect?
/// ```
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// UIKit's blur effect.
///
/// ```swift
/// appearance.backgroundEffect = UIBlurEffect(style: .systemMaterial)
/// ```
@preconcurrency @MainActor
public final class UIBlurEffect: UIVisualEffect {
  /// The style of a blur effect.
  ///
  /// ```swift
  /// UIBlurEffect.Style.systemThinMaterial
  /// ```
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  public let style: Style
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The material that looks like the effect.
  var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }
}

extension NSAttributedString.Key {
  /// The color of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The font of the text.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The spacing between characters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The underline of the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The strikethrough of the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The shadow of the text.
  public static let shadow = NSAttributedString.Key("NSShadow")
}
