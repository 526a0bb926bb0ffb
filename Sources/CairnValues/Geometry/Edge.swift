/// An edge of a rectangle, named by reading direction.
///
///     Text("Hello").padding(.leading, 8)
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The leading side, where a line of text begins.
  case leading
  /// The lower side.
  case bottom
  /// The trailing side, where a line of text ends.
  case trailing

  /// A set of sides.
  ///
  ///     Text("Hello").padding([.top, .leading])
  public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }

    /// The upper side alone.
    public static let top = Set(.top)
    /// The leading side alone.
    public static let leading = Set(.leading)
    /// The lower side alone.
    public static let bottom = Set(.bottom)
    /// The trailing side alone.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and lower sides.
    public static let vertical: Set = [.top, .bottom]

    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }

  package var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

/// A leading or trailing side.
///
///     row.swipeActions(edge: .leading) { Button("Pin", action: pin) }
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The leading side, where a line of text begins.
  case leading
  /// The trailing side, where a line of text ends.
  case trailing

  /// A set of leading and trailing sides.
  ///
  ///     let both: HorizontalEdge.Set = .all
  public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading side alone.
    public static let leading = Set(.leading)
    /// The trailing side alone.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An upper or lower side.
///
///     content.safeAreaInset(edge: .bottom) { Player() }
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// A set of upper and lower sides.
  ///
  ///     row.listRowSeparator(.hidden, edges: .top)
  public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ e: VerticalEdge) { rawValue = 1 << e.rawValue }

    /// The upper side alone.
    public static let top = Set(.top)
    /// The lower side alone.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
