/// Which section parts of a lazy stack stay in view while the section scrolls.
///
///     LazyVStack(pinnedViews: [.sectionHeaders]) { sections }
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers stay at the start.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// Footers stay at the end.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
