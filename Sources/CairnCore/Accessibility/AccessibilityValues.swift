import CairnScreen

/// The accessibility traits of a view.
///
/// ```swift
/// Text("Today").accessibilityAddTraits(.isHeader)
/// ```
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates the set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ semantics: Semantics.Traits) { rawValue = semantics.rawValue }

  var semantics: Semantics.Traits { Semantics.Traits(rawValue: rawValue) }

  /// The element is a button.
  public static let isButton = AccessibilityTraits(.button)
  /// The element is a heading.
  public static let isHeader = AccessibilityTraits(.header)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(.link)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(.image)
  /// The element plays a sound when activated.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// The element is a text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// The element sums up what the app shows at launch.
  public static let isSummaryElement = AccessibilityTraits(.summary)
  /// The element changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// The element starts audio or video.
  public static let startsMediaSession = AccessibilityTraits(.startsMedia)
  /// The element takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The element turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// The element hides its siblings from assistive technologies.
  public static let isModal = AccessibilityTraits(.modal)
  /// The element is a toggle.
  public static let isToggle = AccessibilityTraits(.toggle)
  /// The element is a tab bar.
  public static let isTabBar = AccessibilityTraits(.tabBar)
}

/// How a view's children are exposed to assistive technologies.
///
/// ```swift
/// row.accessibilityElement(children: .combine)
/// ```
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind

  /// The view is one element, and its children are ignored.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The children are separate elements.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The children are combined into one element.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The level of a heading.
///
/// ```swift
/// Text("Chapter").accessibilityHeading(.h1)
/// ```
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
