/// The section parts of a lazy stack that stay visible while the section scrolls.
///
///     LazyVStack(pinnedViews: [.sectionHeaders]) { sections }
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers, pinned to the start.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// Footers, pinned to the end.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
