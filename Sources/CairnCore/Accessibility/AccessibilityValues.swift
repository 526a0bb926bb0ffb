import CairnScreen

/// What kind of thing a view is to those who cannot see it.
///
/// ```swift
/// Text("Today").accessibilityAddTraits(.isHeader)
/// ```
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  var semantics: Semantics.Traits

  init(_ semantics: Semantics.Traits) { self.semantics = semantics }

  public init() { semantics = [] }

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

  public func contains(_ member: AccessibilityTraits) -> Bool { semantics.contains(member.semantics) }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(semantics.union(other.semantics))
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(semantics.intersection(other.semantics))
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(semantics.symmetricDifference(other.semantics))
  }

  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let isNew = !contains(newMember)
    semantics.formUnion(newMember.semantics)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = semantics.intersection(member.semantics)
    semantics.subtract(member.semantics)
    return common.isEmpty ? nil : AccessibilityTraits(common)
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = semantics.intersection(newMember.semantics)
    semantics.formUnion(newMember.semantics)
    return common.isEmpty ? nil : AccessibilityTraits(common)
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
}

/// How a view and the views in it are read.
///
/// ```swift
/// row.accessibilityElement(children: .combine)
/// ```
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind

  /// The view is read as one, and what is in it is not.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// What is in the view is read one by one.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// What is in the view is read as one.
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
