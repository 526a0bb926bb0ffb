import CairnValues
import Foundation

/// How an element sizes itself and arranges its children: proposal down, size up, place.
///
/// Layouts are classes so that calling one copies nothing; they are made once and never change. Those without
/// parameters are shared between elements. Asking a child goes through `child.size(for:)`, which remembers its
/// answers.
@MainActor
package class ElementLayout {
  /// What the layout says below of its ways, in one word: every element it is given to takes that over.
  private(set) final var manner: LayoutManner = []

  init() {
    if foldsProposals { manner.insert(.foldsProposals) }
    if !remembersSizes { manner.insert(.forgetsSizes) }
    if isSeenThrough { manner.insert(.isSeenThrough) }
    if isRelativeToContainer { manner.insert(.isRelativeToContainer) }
    if isIndependent { manner.insert(.isIndependent) }
  }

  /// The same layout as one of items of which only some are there, if it is one. A cast would be a search.
  package var lazyItems: (any LazyItemsLayout)? { nil }

  /// The size the element takes for a proposal. It may depend on the element, its children's answers and the
  /// proposal, on nothing else.
  package func size(of element: Element, proposal: Proposal) -> CGSize {
    guard let child = element.children.first else { return .zero }
    return child.size(for: proposal, by: element)
  }

  /// Says where each child goes inside `element`, whose own size for `proposal` is `size`: one slot a child, in
  /// coordinates from the leading top corner. The engine mirrors them where lines run from right to left.
  package func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: UnsafeMutablePointer<ChildSlot>
  ) {
    for index in element.children.indices { slots[index].proposal = proposal }
  }

  /// The proposal among all those with the same answer that stands for this one. Called only where the answer is
  /// not remembered; a good choice here saves measuring and lets changes stop early.
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

  /// The guide this element sets itself, in its own coordinates; nil where the default for its size holds.
  package func explicitGuide(
    _ key: AlignmentKey, of element: Element, proposal: Proposal, size: CGSize
  ) -> CGFloat? {
    element.combinedGuide(key, proposal: proposal, size: size)
  }

  /// What the element shows of itself to a stack around it.
  package func outline(of element: Element) -> Outline {
    var outline = Outline()
    for child in element.children { outline.formUnion(child.outline) }
    return outline
  }

  /// The direction a spacer or a divider inside follows.
  package var orientation: StackOrientation { .inherited }

  /// Whether something other than sizes may change for the parent, or for spacers inside, when this layout takes
  /// the place of another.
  package func shows(differentlyFrom other: ElementLayout) -> Bool { type(of: self) != type(of: other) }

  /// Whether it is known to do just what another does, so that it need not take its place.
  package func isSame(as other: ElementLayout) -> Bool { false }

  /// Called when this layout takes the place of another, to keep what belongs to the element.
  package func takeOver(from old: ElementLayout) {}

  /// Answers the same wherever the element is, and so does all inside.
  package var isIndependent: Bool { false }

  /// Called when the element is somewhere else than before, or in another kind of container.
  package func forgetSurroundings() {}

  /// Passes proposals, sizes and the whole space on to its child.
  package var isTransparent: Bool { false }

  /// Works with the size of the container around, which is why containers tell when theirs changes.
  package var isRelativeToContainer: Bool { false }

  /// Its parent works with its children rather than with it, so that every change among them is the parent's.
  package var isSeenThrough: Bool { false }

  /// False for sizes that depend on the proposal alone and are cheaper to work out than to look up.
  package var remembersSizes: Bool { true }
}

/// The ways of a layout that never change.
struct LayoutManner: OptionSet {
  let rawValue: UInt8

  static let foldsProposals = LayoutManner(rawValue: 1 << 0)
  static let forgetsSizes = LayoutManner(rawValue: 1 << 1)
  static let isSeenThrough = LayoutManner(rawValue: 1 << 2)
  static let isRelativeToContainer = LayoutManner(rawValue: 1 << 3)
  static let isIndependent = LayoutManner(rawValue: 1 << 4)
}

package enum StackOrientation {
  /// That of whatever is around.
  case inherited
  case along(Axis)
  case none
}

/// Where a layout wants one child.
package struct ChildSlot {
  package var x: CGFloat = 0
  package var y: CGFloat = 0
  package var proposal = Proposal.unspecified
  /// What the child takes for the proposal, if it has been asked already.
  var size: CGSize?
  /// Left out altogether: not on the screen.
  package var isOmitted = false
  /// Whether the child's alignment guides are the element's.
  package var guides = true
}

/// A layout that can arrange some elements for the layout of an app, which may leave out others of their parent's.
@MainActor
protocol SomeChildrenLayout: ElementLayout {
  func size(of children: [Element], in parent: Element, proposal: Proposal) -> CGSize
  func arrange(
    _ children: [Element], in parent: Element, proposal: Proposal, size: CGSize,
    slots: UnsafeMutablePointer<ChildSlot>)
}
