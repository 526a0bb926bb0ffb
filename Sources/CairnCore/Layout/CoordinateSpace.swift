import CairnValues

/// The origin of coordinates.
///
/// ```swift
/// proxy.frame(in: .named("board"))
/// ```
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Sendable: names are immutable values.
  /// The whole window.
  case global
  /// The view itself.
  case local
  /// A named view.
  case named(AnyHashable)

  /// Whether these are the coordinates of the window.
  public var isGlobal: Bool { self == .global }
  /// Whether these are the coordinates of the view.
  public var isLocal: Bool { self == .local }
}

/// A type that identifies a coordinate space.
///
/// ```swift
/// proxy.frame(in: .global)
/// ```
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the whole window.
///
/// ```swift
/// proxy.frame(in: .global)
/// ```
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}
  /// The coordinate space as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
///
/// ```swift
/// proxy.bounds(of: .local)
/// ```
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}
  /// The coordinate space as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a named view.
///
/// ```swift
/// board.coordinateSpace(.named("board"))
/// ```
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  // Sendable: names are immutable values.
  let name: AnyHashable
  /// The coordinate space as a value.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the whole window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of a named view.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The nearest scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewName())) }

  /// Returns the nearest scroll view along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

/// The name that identifies scroll views as coordinate spaces.
struct ScrollViewName: Hashable {}
