import CairnUnsafe

/// The leading columns that a navigation split view shows.
///
/// ```swift
/// @State private var visibility = NavigationSplitViewVisibility.detailOnly
///
/// NavigationSplitView(columnVisibility: $visibility) {
///   Sidebar()
/// } detail: {
///   Detail()
/// }
/// ```
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  enum Columns: String, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  let columns: Columns

  /// The columns that suit the split view's width.
  public static var automatic: NavigationSplitViewVisibility { Self(columns: .automatic) }

  /// All columns.
  public static var all: NavigationSplitViewVisibility { Self(columns: .all) }

  /// The content and detail columns of three, or both columns of two.
  public static var doubleColumn: NavigationSplitViewVisibility { Self(columns: .doubleColumn) }

  /// The detail column alone.
  public static var detailOnly: NavigationSplitViewVisibility { Self(columns: .detailOnly) }

  init(columns: Columns) {
    self.columns = columns
  }

  /// Reads an encoded visibility.
  public init(from decoder: any Decoder) throws {
    columns = try Columns(from: decoder)
  }

  /// Writes the visibility as its name.
  public func encode(to encoder: any Encoder) throws {
    try columns.encode(to: encoder)
  }

  /// Returns whether two visibilities are the same.
  public static func == (a: NavigationSplitViewVisibility, b: NavigationSplitViewVisibility) -> Bool {
    a.columns == b.columns
  }
}
