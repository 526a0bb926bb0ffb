import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// The visible region of a scroll view's content.
///
/// ```swift
/// list.onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { _, isScrolled in … }
/// ```
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The margins around the content.
  public var contentInsets: EdgeInsets
  /// The size of the viewport.
  public var containerSize: CGSize

  /// Creates a geometry from its parts.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The scroll view's bounds in the coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// The current activity of a scroll view.
///
/// ```swift
/// list.onScrollPhaseChange { _, phase in isScrolling = phase.isScrolling }
/// ```
public enum ScrollPhase: Equatable, Sendable {
  /// The scroll view is idle.
  case idle
  /// A user is touching the scroll view.
  case tracking
  /// A user is scrolling.
  case interacting
  /// The content is slowing down.
  case decelerating
  /// The app is scrolling.
  case animating

  /// Whether the content is moving.
  public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view when its phase changes.
///
/// ```swift
/// list.onScrollPhaseChange { _, _, context in offset = context.geometry.contentOffset }
/// ```
public struct ScrollPhaseChangeContext: Equatable, Sendable {
  /// The geometry when the phase changed.
  public let geometry: ScrollGeometry
  /// The velocity of the content, or `nil` if it is not moving.
  public let velocity: CGVector?
}

extension Element {
  /// The visible region of a scroll area's content.
  var scrollGeometry: ScrollGeometry {
    let insets = scrollInsets
    return ScrollGeometry(
      contentOffset: CGPoint(x: scrollOffset.x - insets.leading, y: scrollOffset.y - insets.top),
      contentSize: children.first?.frame.size ?? .zero, contentInsets: insets, containerSize: frame.size)
  }
}

/// Examines a scroll area inside or around the content after each layout.
nonisolated struct ScrollFollowerModifier: UnaryModifier {
  typealias Body = Never
  /// Whether the scroll area is inside or around the content.
  enum Place { case inside, around }

  let place: Place
  /// Receives the view's element and the scroll area. Returns work to do when the turn is over.
  let look: @MainActor (_ last: inout Any?, _ element: Element, _ area: Element, Node) -> (@MainActor () -> Void)?

  final class ModifierNode: WatchingNode, UnaryModifierNode {
    var modifier: ScrollFollowerModifier
    private var last: Any?

    init(_ modifier: ScrollFollowerModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      startFollowingLayout()
    }

    func modifierChanged(from old: ScrollFollowerModifier) {}

    override var nameOfChange: String { "the action of a scroll view" }

    override func followLayout() -> Bool {
      guard isInView, let element = elements.first, element.isPlaced else { return false }
      let inside = modifier.place == .inside ? element.firstScrollArea : nil
      guard let area = inside ?? element.scrollArea, area.isPlaced else { return false }
      if let action = modifier.look(&last, element, area, self) { graph.effects.add(.change, of: self, action) }
      return false
    }
  }
}

nonisolated extension View {
  /// Calls an action when a value derived from the scroll view's geometry changes.
  @preconcurrency
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      ScrollFollowerModifier(place: .inside) { last, _, area, _ in
        let new = transform(area.scrollGeometry)
        let old = last as? T
        guard new != old else { return nil }
        last = new
        return { action(old ?? new, new) }
      })
  }

  /// Calls an action when the visible share of this view in its scroll view crosses a threshold.
  @preconcurrency
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    modifier(
      ScrollFollowerModifier(place: .around) { last, element, area, _ in
        let share = element.visibleShare(in: area)
        let isVisible = share > 0 && share >= threshold
        guard isVisible != last as? Bool ?? false else { return nil }
        last = isVisible
        return { action(isVisible) }
      })
  }

  /// Calls an action when the set of visible views with ids of a type changes.
  @preconcurrency
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    modifier(
      ScrollFollowerModifier(place: .inside) { last, _, area, node in
        let views = node.visibleViews(in: area) { $0.base is ID }
        let ids = views.filter { $0.share >= threshold }.compactMap { $0.id.base as? ID }
        guard ids != last as? [ID] ?? [] else { return nil }
        last = ids
        return { action(ids) }
      })
  }

  /// Calls an action when the scroll view starts or stops scrolling.
  @preconcurrency
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    scrollPhases { old, new, _ in action(old, new) }
  }

  /// Calls an action with the scroll view's state when it starts or stops scrolling.
  @preconcurrency
  public func onScrollPhaseChange(
    _ action:
      @escaping @MainActor (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    scrollPhases(action)
  }

  private func scrollPhases(
    _ action: @escaping @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(
      ScrollFollowerModifier(place: .inside) { last, _, area, _ in
        let now = area.scrollOffset
        let before = last as? CGPoint
        last = now
        guard let before, before != now else { return nil }
        let context = ScrollPhaseChangeContext(geometry: area.scrollGeometry, velocity: nil)
        return {
          action(.idle, .interacting, context)
          action(.interacting, .idle, context)
        }
      })
  }
}
