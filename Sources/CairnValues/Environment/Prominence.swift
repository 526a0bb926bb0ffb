/// How much a thing stands out.
///
///     Section("Today") { rows }.headerProminence(.increased)
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// How much a badge stands out.
///
///     row.badge(3).badgeProminence(.decreased)
public struct BadgeProminence: Hashable, Sendable {
  package enum Level: Hashable, Sendable { case decreased, standard, increased }
  package let level: Level

  /// Less than usual: the number says nothing urgent.
  public static let decreased = BadgeProminence(level: .decreased)
  /// As usual.
  public static let standard = BadgeProminence(level: .standard)
  /// More than usual: the number asks for attention.
  public static let increased = BadgeProminence(level: .increased)
}

/// How much a background stands out from what surrounds it.
///
///     @Environment(\.backgroundProminence) var prominence: BackgroundProminence
public struct BackgroundProminence: Hashable, Sendable {
  package let isIncreased: Bool

  /// As usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A strong background, such as that of a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}
