/// The text size that the user has chosen.
///
///     content.dynamicTypeSize(.large ... .accessibility1)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// The default size.
  case large
  /// Larger.
  case xLarge
  /// Larger still.
  case xxLarge
  /// The largest of the ordinary sizes.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest of all.
  case accessibility5

  /// Whether this is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
