/// The prominence of an element.
///
///     Section("Today") { rows }.headerProminence(.increased)
public enum Prominence: Hashable, Sendable {
  /// The standard prominence.
  case standard
  /// An increased prominence.
  case increased
}

/// The prominence of a badge.
///
///     row.badge(3).badgeProminence(.decreased)
public struct BadgeProminence: Hashable, Sendable {
  package enum Level: Hashable, Sendable { case decreased, standard, increased }
  package let level: Level

  /// A decreased prominence, for numbers that are not urgent.
  public static let decreased = BadgeProminence(level: .decreased)
  /// The standard prominence.
  public static let standard = BadgeProminence(level: .standard)
  /// An increased prominence, for numbers that need attention.
  public static let increased = BadgeProminence(level: .increased)
}

/// The prominence of a background.
///
///     @Environment(\.backgroundProminence) var prominence: BackgroundProminence
public struct BackgroundProminence: Hashable, Sendable {
  package let isIncreased: Bool

  /// The standard prominence.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A strong background, such as that of a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}
