/// The reasons why a part of the screen is unsafe for content.
///
///     Color.blue.ignoresSafeArea(.keyboard)
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the device's shape.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Every reason.
  public static let all = SafeAreaRegions(rawValue: .max)
}
