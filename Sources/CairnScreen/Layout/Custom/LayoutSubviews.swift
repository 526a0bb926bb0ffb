import CairnUnsafe
import CairnValues
import Foundation

/// The subviews of a layout, in order.
///
///     let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// One view.
  public typealias Element = LayoutSubview
  /// The index of a view.
  public typealias Index = Int
  /// A range of the views.
  public typealias SubSequence = LayoutSubviews

  private let subviews: [LayoutSubview]

  var elements: [CairnScreen.Element] { subviews.map(\.element) }

  /// The direction of the container. The container mirrors positions, so a layout need not.
  public var layoutDirection: LayoutDirection

  package init(_ subviews: [LayoutSubview], layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { subviews.count }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The views in a range.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(subviews[bounds]), layoutDirection: layoutDirection)
  }

  /// The views at some indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }, layoutDirection: layoutDirection)
  }
}

/// A proxy for one subview of a layout.
///
///     subview.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
public struct LayoutSubview: Equatable, Sendable {
  let element: CairnScreen.Element
  let parent: CairnScreen.Element
  private let index: Int
  private let placement: LayoutPlacement

  @MainActor
  init(_ element: CairnScreen.Element, of parent: CairnScreen.Element, index: Int, placement: LayoutPlacement) {
    self.element = element
    self.parent = parent
    self.index = index
    self.placement = placement
  }

  /// The view's value for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    onMainActor(element) { $0.traits?[LayoutValueTrait<K>.self] } ?? K.defaultValue
  }

  /// The view's layout priority.
  public var priority: Double { MainActor.assumeIsolated { element.layoutPriority } }

  /// Returns the view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { element.size(for: Proposal(proposal), by: parent) }
  }

  /// Returns the view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated {
      let proposal = Proposal(proposal)
      return element.dimensions(proposal: proposal, size: element.size(for: proposal, by: parent))
    }
  }

  /// The view's preferred spacing to its neighbors.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { element.viewSpacing } }

  /// Places the view with its anchor at a position, in the coordinates of the layout's bounds.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      guard let slots = placement.slots, index < placement.count else { return }
      let proposal = Proposal(proposal)
      let size = element.size(for: proposal, by: parent)
      placement.isPlaced[index] = true
      slots[index].proposal = proposal
      slots[index].size = size
      slots[index].x = position.x - placement.origin.x - anchor.x * size.width
      slots[index].y = position.y - placement.origin.y - anchor.y * size.height
    }
  }

  /// Returns whether two proxies represent the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

/// Where the subviews' positions are written while a layout places them.
@MainActor
final class LayoutPlacement {
  var slots: ChildSlots?
  /// Which of the subviews have been placed.
  var isPlaced: [Bool] = []
  var count: Int { isPlaced.count }
  var origin = CGPoint.zero
}
