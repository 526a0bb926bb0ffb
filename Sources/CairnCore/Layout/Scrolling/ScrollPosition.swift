import CairnUnsafe
import CairnValues
import Foundation

/// The position of a scroll view, and where it should scroll to.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
/// ScrollView { rows }.scrollPosition($position)
/// Button("To the end") { position.scrollTo(edge: .bottom) }
/// ```
public struct ScrollPosition: Equatable, @unchecked Sendable {
  // Sendable: only `Sendable` ids come in.
  var goal: ScrollGoal
  private var present: AnyHashable?
  private var idType: ObjectIdentifier

  private init<ID: Hashable>(_ type: ID.Type, _ target: ScrollGoal.Target) {
    idType = ObjectIdentifier(type)
    goal = ScrollGoal(target)
    if case .view(let id, _) = target { present = id }
  }

  /// Creates a position expressed by views with ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) { self.init(idType, .nowhere) }

  /// Creates the position of a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(ID.self, .view(AnyHashable(id), anchor))
  }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(idType, .edge(edge)) }

  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType, .point(x: point.x, y: point.y))
  }

  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType, .point(x: x, y: y))
  }

  /// Creates a position at a distance from the leading edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType, .point(x: x, y: nil))
  }

  /// Creates a position at a distance from the top of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType, .point(x: nil, y: y))
  }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor))
    present = AnyHashable(id)
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

  /// Scrolls to a distance from the leading edge of the content.
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

  /// Scrolls to a distance from the top of the content.
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  private mutating func go(to target: ScrollGoal.Target) {
    goal = ScrollGoal(target, after: goal)
    present = nil
    isPositionedByUser = false
  }

  /// Records that a user has scrolled to a view.
  mutating func scrolled(to id: AnyHashable?) {
    goal = ScrollGoal(.nowhere, after: goal)
    present = id
    isPositionedByUser = true
  }

  func tells(_ id: AnyHashable) -> Bool {
    idType == ObjectIdentifier(Never.self) || ObjectIdentifier(Swift.type(of: id.base)) == idType
  }

  /// Whether a user has scrolled since the position was last set.
  public private(set) var isPositionedByUser = false

  /// The edge the position was set to.
  public var edge: Edge? {
    if case .edge(let edge) = goal.target { edge } else { nil }
  }

  /// The point the position was set to.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal.target { CGPoint(x: x, y: y) } else { nil }
  }

  /// The distance from the leading edge that the position was set to.
  public var x: CGFloat? {
    if case .point(let x, _) = goal.target { x } else { nil }
  }

  /// The distance from the top that the position was set to.
  public var y: CGFloat? {
    if case .point(_, let y) = goal.target { y } else { nil }
  }

  /// The id of the view at the position.
  public var viewID: (any Hashable & Sendable)? {
    guard let id = present?.base as? any Hashable else { return nil }
    // Only sendable ids are accepted; that cannot be checked at run time.
    return sendableAgain(id)
  }

  /// Returns the id of the view at the position, if it has this type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { present?.base as? T }
}

/// A scroll target. Two requests for the same target are distinct.
struct ScrollGoal: Equatable {
  enum Target: Equatable {
    case nowhere
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    /// An axis without a number stays unchanged.
    case point(x: CGFloat?, y: CGFloat?)
  }

  let target: Target
  private let number: Int

  init(_ target: Target, after old: ScrollGoal? = nil) {
    self.target = target
    number = old.map { $0.number &+ 1 } ?? 0
  }
}
