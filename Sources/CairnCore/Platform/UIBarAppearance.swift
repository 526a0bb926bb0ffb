import CairnValues
import Foundation

/// How a bar of UIKit's looks. It is kept without effect.
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

  /// Has the bar the usual background.
  public func configureWithDefaultBackground() {}
  /// Lets nothing shine through the bar.
  public func configureWithOpaqueBackground() {}
  /// Takes the background of the bar away.
  public func configureWithTransparentBackground() {}
}

/// How the bar at the top of a stack looks.
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

/// How the bar of tabs looks.
///
/// ```swift
/// UITabBar.appearance().scrollEdgeAppearance = UITabBarAppearance()
/// ```
public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How the bar of tools looks.
///
/// ```swift
/// UIToolbar.appearance().standardAppearance = UIToolbarAppearance()
/// ```
public final class UIToolbarAppearance: UIBarAppearance {
  public var buttonAppearance = UIBarButtonItemAppearance()
}

/// How the buttons of a bar look.
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

/// How the items of a bar of tabs look.
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

/// How an item of a bar looks in one of its states.
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

/// A blur, as UIKit names it.
///
/// ```swift
/// appearance.backgroundEffect = UIBlurEffect(style: .systemMaterial)
/// ```
public final class UIBlurEffect: Sendable {
  /// How thick a blur is.
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
  public init(style: Style) { self.style = style }
}

extension NSAttributedString.Key {
  /// The colour of a text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The font of a text.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour behind a text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How far the characters of a text stand apart.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line below a text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through a text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The shadow of a text.
  public static let shadow = NSAttributedString.Key("NSShadow")
}
