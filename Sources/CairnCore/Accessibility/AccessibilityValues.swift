import CairnScreen

/// The accessibility traits of a view.
///
/// ```swift
/// Text("Today").accessibilityAddTraits(.isHeader)
/// ```
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ semantics: Semantics.Traits) { rawValue = semantics.rawValue }

  var semantics: Semantics.Traits { Semantics.Traits(rawValue: rawValue) }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isImage = AccessibilityTraits(.image)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSummaryElement = AccessibilityTraits(.summary)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMedia)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  public static let isModal = AccessibilityTraits(.modal)
  public static let isToggle = AccessibilityTraits(.toggle)
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
