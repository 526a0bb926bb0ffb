import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// What a scroll view shows of its content.
///
/// ```swift
/// list.onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { _, isScrolled in … }
/// ```
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that can be seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The scroll view's own rectangle, in the coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What a scroll view is doing.
///
/// ```swift
/// list.onScrollPhaseChange { _, phase in isScrolling = phase.isScrolling }
/// ```
public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// A person has touched it.
  case tracking
  /// A person scrolls.
  case interacting
  /// It comes to rest.
  case decelerating
  /// The program scrolls.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when a scroll view does something else than before.
///
/// ```swift
/// list.onScrollPhaseChange { _, _, context in offset = context.geometry.contentOffset }
/// ```
public struct ScrollPhaseChangeContext: Equatable, Sendable {
  public let geometry: ScrollGeometry
  /// How fast the content moves; nil where it does not.
  public let velocity: CGVector?
}

extension Element {
  /// What a scroll area shows of its content.
  var scrollGeometry: ScrollGeometry {
    let insets = scrollInsets
    return ScrollGeometry(
      contentOffset: CGPoint(x: scrollOffset.x - insets.leading, y: scrollOffset.y - insets.top),
      contentSize: children.first?.frame.size ?? .zero, contentInsets: insets, containerSize: frame.size)
  }
}

/// Looks after each layout at the scroll area in the content, or the one around it.
nonisolated struct ScrollFollowerModifier: UnaryModifier {
  typealias Body = Never
  /// Which scroll area is meant.
  enum Place { case inside, around }

  let place: Place
  /// Told of the view's own element and the area; answers what is to be done about it once the turn is over.
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
  /// Does something when a value made from what the scroll view shows changes.
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

  /// Does something when more or less than a share of this view comes into sight in the scroll view around it.
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

  /// Does something when other views with ids of a type are in sight in the scroll view.
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

  /// Does something when the scroll view begins or ends to scroll.
  @preconcurrency
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    scrollPhases { old, new, _ in action(old, new) }
  }

  /// Does something with what is known when the scroll view begins or ends to scroll.
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
