import CairnUnsafe
import CairnValues
import Foundation

/// Sizes an element and arranges its children: proposal down, size up, place.
///
/// Layouts are classes so that calling one copies nothing. They are immutable, and those without parameters are
/// shared between elements. Ask a child through `child.size(for:)`, which caches its answers.
@MainActor
package class ElementLayout {
  /// The flags that the layout declares below, combined. Every element with this layout copies them.
  private(set) final var options: LayoutOptions = []

  init() {
    if foldsProposals { options.insert(.foldsProposals) }
    if !remembersSizes { options.insert(.forgetsSizes) }
    if isSeenThrough { options.insert(.isSeenThrough) }
    if isRelativeToContainer { options.insert(.isRelativeToContainer) }
    if isIndependent { options.insert(.isIndependent) }
  }

  /// This layout as a lazy-items layout, if it is one. A dynamic cast would be slow.
  package var lazyItems: (any LazyItemsLayout)? { nil }

  /// The meaning of the layout, for hosts with other means to arrange elements.
  package var arrangement: Arrangement { .plain }

  /// Returns the element's size for a proposal. The result may only depend on the element, its children's
  /// answers and the proposal.
  package func size(of element: Element, proposal: Proposal) -> CGSize {
    guard let child = element.children.first else { return .zero }
    return child.size(for: proposal, by: element)
  }

  /// Stores each child's position inside `element`, whose own size for `proposal` is `size`. There is one slot
  /// per child, in coordinates from the leading top corner. In right-to-left layouts, the engine mirrors them.
  package func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    for index in element.children.indices { slots[index].proposal = proposal }
  }

  /// Returns the representative of all proposals with the same answer as this one. Called only for answers that
  /// are not cached. A good choice avoids measuring, and stops changes from propagating.
  package func canonical(_ proposal: Proposal, of element: Element) -> Proposal { proposal }

  /// The same for a layout whose element may be steady.
  final func steadyCanonical(_ proposal: Proposal, of element: Element) -> Proposal {
    if proposal == .unspecified || !element.outline.isSteady { return proposal }
    if proposal.width == Proposal.open { return .unspecified }
    let ideal = element.layout.memory.peek(.unspecified) ?? element.size(for: .unspecified)
    guard proposal.width >= ideal.width else { return proposal }
    element.layout.isTakenForSteady = true
    return .unspecified
  }

  /// Whether `canonical` ever changes a proposal.
  package var foldsProposals: Bool { false }

  /// Returns the guide that the element itself sets, in its own coordinates, or `nil` for the default at its
  /// size.
  package func explicitGuide(
    _ key: AlignmentKey, of element: Element, proposal: Proposal, size: CGSize
  ) -> CGFloat? {
    element.combinedGuide(key, proposal: proposal, size: size)
  }

  /// Returns the element's outline for the surrounding stack.
  package func outline(of element: Element) -> Outline {
    var outline = Outline()
    for child in element.children { outline.formUnion(child.outline) }
    return outline
  }

  /// Returns the gaps of the texts at the top or the bottom of the element, where its outline says that there are any.
  package func textGaps(of element: Element, at edge: VerticalEdge) -> TextGaps? {
    var result: TextGaps?
    for child in element.children where child.outline.hasText(at: edge) {
      guard let gaps = child.textGaps(at: edge) else { continue }
      result?.formUnion(gaps)
      result = result ?? gaps
    }
    return result
  }

  /// Returns the insets around a child that it may reach over: `safeAreaInset(edge:)` and `safeAreaPadding(_:)`.
  func safeArea(of element: Element, around child: Element) -> EdgeInsets { EdgeInsets() }

  /// The orientation of spacers and dividers inside.
  package var orientation: StackOrientation { .inherited }

  /// Returns whether replacing another layout with this one may change more than sizes, for the parent or for
  /// spacers inside.
  package func shows(differentlyFrom other: ElementLayout) -> Bool { type(of: self) != type(of: other) }

  /// Returns whether this layout is known to be equivalent to another, so that it need not replace it.
  package func isSame(as other: ElementLayout) -> Bool { false }

  /// Called when this layout replaces another, to take over the element's state.
  package func takeOver(from old: ElementLayout) {}

  /// Whether the element and its descendants give the same answers wherever they are.
  package var isIndependent: Bool { false }

  /// Whether the layout passes proposals, sizes and the whole space on to its child.
  package var isTransparent: Bool { false }

  /// Whether the layout uses the size of the surrounding container. Containers announce changes of their size
  /// for this reason.
  package var isRelativeToContainer: Bool { false }

  /// Whether the parent lays out this element's children directly, so that a change among them counts as the
  /// parent's.
  package var isSeenThrough: Bool { false }

  /// Whether to cache sizes. `false` for sizes that depend on the proposal alone and are cheaper to compute than
  /// to look up.
  package var remembersSizes: Bool { true }
}

/// The constant flags of a layout.
struct LayoutOptions: OptionSet {
  let rawValue: UInt8

  static let foldsProposals = LayoutOptions(rawValue: 1 << 0)
  static let forgetsSizes = LayoutOptions(rawValue: 1 << 1)
  static let isSeenThrough = LayoutOptions(rawValue: 1 << 2)
  static let isRelativeToContainer = LayoutOptions(rawValue: 1 << 3)
  static let isIndependent = LayoutOptions(rawValue: 1 << 4)
}

package enum StackOrientation {
  /// The orientation of the surroundings.
  case inherited
  case along(Axis)
  case none
}

/// Where a layout wants each child.
package typealias ChildSlots = BorrowedBuffer<ChildSlot>

/// A child's position in its parent's layout.
package struct ChildSlot {
  package var x: CGFloat = 0
  package var y: CGFloat = 0
  package var proposal = Proposal.unspecified
  /// The child's size for the proposal, if it has already been measured.
  var size: CGSize?
  /// Omitted: not on the screen.
  package var isOmitted = false
  /// Whether the child's alignment guides count as the element's.
  package var guides = true
}

/// A layout that can arrange a subset of the parent's children, on behalf of an app's layout.
@MainActor
protocol SomeChildrenLayout: ElementLayout {
  func size(of children: [Element], in parent: Element, proposal: Proposal) -> CGSize
  func arrange(
    _ children: [Element], in parent: Element, proposal: Proposal, size: CGSize,
    slots: ChildSlots)
}
