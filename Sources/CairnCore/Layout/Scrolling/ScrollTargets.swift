import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// Determines where scrolling comes to rest.
///
/// ```swift
/// ScrollView(.horizontal) { cards }.scrollTargetBehavior(.paging)
/// ```
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Adjusts the target of a scroll that is ending.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The target of a scroll.
///
/// ```swift
/// target.rect.origin.y = 0
/// ```
public struct ScrollTarget: Hashable, Sendable {
  /// What should be visible, in the coordinates of the content.
  public var rect: CGRect
  /// Where it should be in the viewport.
  public var anchor: UnitPoint?

  /// Returns whether two targets are the same.
  public static func == (a: ScrollTarget, b: ScrollTarget) -> Bool { a.rect == b.rect && a.anchor == b.anchor }

  public func hash(into hasher: inout Hasher) {
    for length in [rect.origin.x, rect.origin.y, rect.width, rect.height] { hasher.combine(length) }
    hasher.combine(anchor)
  }
}

/// The state of a scroll view when a scroll ends.
///
/// ```swift
/// let page = context.containerSize.width
/// ```
public struct ScrollTargetBehaviorContext {
  /// Where the scroll view was when the user began.
  public let originalTarget: ScrollTarget
  /// The velocity of the content.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the viewport.
  public let containerSize: CGSize
  /// The axes that scroll.
  public let axes: Axis.Set
  /// The frames of the scroll targets, in content coordinates.
  let places: [CGRect]
  /// The offset before the scroll.
  let start: CGPoint
}

/// Aligns scrolling to whole pages.
///
/// ```swift
/// ScrollView { pages }.scrollTargetBehavior(.paging)
/// ```
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  /// Moves the target to the next page in the scroll's direction, or to the nearest one.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func whole(_ length: CGFloat, _ page: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard page > 0 else { return length }
      let pages = length / page
      return pages.rounded(velocity > 0 ? .up : velocity < 0 ? .down : .toNearestOrAwayFromZero) * page
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = whole(target.rect.origin.y, context.containerSize.height, context.velocity.dy)
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = whole(target.rect.origin.x, context.containerSize.width, context.velocity.dx)
    }
  }
}

/// Aligns scrolling to views.
///
/// ```swift
/// ScrollView { cards.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
/// ```
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// A limit on the number of views one scroll may pass.
  ///
  /// ```swift
  /// cards.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
  /// ```
  public struct LimitBehavior: Hashable, Sendable {
    private let kind: Int
    /// The system default.
    public static var automatic: LimitBehavior { LimitBehavior(kind: 0) }
    /// One view at a time if the views are small.
    public static var always: LimitBehavior { LimitBehavior(kind: 1) }
    /// Any number of views.
    public static var never: LimitBehavior { LimitBehavior(kind: 2) }
    /// A few views at a time.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: 3) }
    /// One view at a time.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: 4) }
  }

  private let limit: LimitBehavior

  /// Creates the behavior with a limit.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves the target to the next view in the scroll's direction, or to the nearest one.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.axes.contains(.vertical) {
      target.rect.origin.y = rest(
        context.places.map(\.minY), target.rect.minY, from: context.start.y, velocity: context.velocity.dy)
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = rest(
        context.places.map(\.minX), target.rect.minX, from: context.start.x, velocity: context.velocity.dx)
    }
  }

  private func rest(_ places: [CGFloat], _ wanted: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
    let places = Set(places).sorted()
    guard let first = places.first, let last = places.last else { return wanted }
    let ahead = places.first { $0 >= wanted } ?? last
    let behind = places.last { $0 <= wanted } ?? first
    if velocity > 0 { return isLimited ? min(ahead, places.first { $0 > start } ?? last) : ahead }
    if velocity < 0 { return isLimited ? max(behind, places.last { $0 < start } ?? first) : behind }
    return wanted - behind < ahead - wanted ? behind : ahead
  }

  /// Whether one scroll passes at most one view.
  private var isLimited: Bool { limit == .always || limit == .alwaysByOne }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Aligns scrolling to whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Aligns scrolling to views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Stops at the edges of views, within a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// A view's role as a scroll target.
enum ScrollTargetKind: Equatable {
  /// The views inside it are scroll targets.
  case layout
  /// The view is a scroll target.
  case view
}

enum ScrollTargetTrait: ElementTraitKey {
  typealias Value = ScrollTargetKind
}

extension Element {
  /// Returns the offset where a scroll towards `wanted` comes to rest.
  func restingOffset(for wanted: CGPoint, _ behavior: any ScrollTargetBehavior) -> CGPoint {
    guard let content = children.first else { return wanted }
    var axes: Axis.Set = []
    if isScrollArea(along: .vertical) { axes.insert(.vertical) }
    if isScrollArea(along: .horizontal) { axes.insert(.horizontal) }
    let size = frame.size
    // Nothing lies beyond the ends of the content.
    let offset = CGPoint(
      x: min(max(wanted.x, 0), max(scrolledSize.width - size.width, 0)),
      y: min(max(wanted.y, 0), max(scrolledSize.height - size.height, 0)))
    var target = ScrollTarget(rect: CGRect(origin: offset, size: size), anchor: nil)
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: target, velocity: CGVector(dx: wanted.x - scrollOffset.x, dy: wanted.y - scrollOffset.y),
        contentSize: content.frame.size, containerSize: size, axes: axes, places: restingPlaces(in: content),
        start: scrollOffset))
    return target.rect.origin
  }

  private func restingPlaces(in content: Element) -> [CGRect] {
    var places: [CGRect] = []
    func visit(_ element: Element) {
      switch element.traits?[ScrollTargetTrait.self] {
      case .layout: places += element.subject.children.map { $0.frame(in: content) }
      case .view: places.append(element.frame(in: content))
      case nil: for child in element.children { visit(child) }
      }
    }
    visit(content)
    return places
  }
}
