import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// Where scrolling comes to rest.
///
/// ```swift
/// ScrollView(.horizontal) { cards }.scrollTargetBehavior(.paging)
/// ```
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where a scroll that is coming to its end will rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where a scroll view will come to rest.
///
/// ```swift
/// target.rect.origin.y = 0
/// ```
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?

  public static func == (a: ScrollTarget, b: ScrollTarget) -> Bool { a.rect == b.rect && a.anchor == b.anchor }

  public func hash(into hasher: inout Hasher) {
    for length in [rect.origin.x, rect.origin.y, rect.width, rect.height] { hasher.combine(length) }
    hasher.combine(anchor)
  }
}

/// What is known where a scroll comes to its end.
///
/// ```swift
/// let page = context.containerSize.width
/// ```
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// Where the views lie at which scrolling may rest, in the coordinates of the content.
  let places: [CGRect]
  /// How far the content was scrolled before.
  let start: CGPoint
}

/// Rests at whole pages.
///
/// ```swift
/// ScrollView { pages }.scrollTargetBehavior(.paging)
/// ```
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  /// The next page in the direction of the scroll, or the nearest one.
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

/// Rests at views.
///
/// ```swift
/// ScrollView { cards.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
/// ```
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one scroll may pass.
  ///
  /// ```swift
  /// cards.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
  /// ```
  public struct LimitBehavior: Hashable, Sendable {
    private let kind: Int
    public static var automatic: LimitBehavior { LimitBehavior(kind: 0) }
    public static var always: LimitBehavior { LimitBehavior(kind: 1) }
    public static var never: LimitBehavior { LimitBehavior(kind: 2) }
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: 3) }
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: 4) }
  }

  private let limit: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// The next view in the direction of the scroll, or the nearest one.
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

  /// Whether one scroll passes one view at most.
  private var isLimited: Bool { limit == .always || limit == .alwaysByOne }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// What a view is to scrolling that comes to rest.
enum ScrollTargetKind: Equatable {
  /// The views in it are places to rest at.
  case layout
  /// It is one itself.
  case view
}

enum ScrollTargetTrait: ElementTraitKey {
  typealias Value = ScrollTargetKind
}

extension Element {
  /// Where a scroll to some offset comes to rest.
  func restingOffset(for wanted: CGPoint, _ behavior: any ScrollTargetBehavior) -> CGPoint {
    guard let content = children.first else { return wanted }
    var axes: Axis.Set = []
    if isScrollArea(along: .vertical) { axes.insert(.vertical) }
    if isScrollArea(along: .horizontal) { axes.insert(.horizontal) }
    let size = frame.size
    // Beyond the ends there is nothing to rest at.
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
