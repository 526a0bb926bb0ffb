import CairnValues
import Foundation

/// `containerRelativeFrame`: a size computed from that of the nearest container (a scroll area, a column, the
/// window), whatever is offered.
package final class RelativeFrameElementLayout: ElementLayout {
  private let axes: Axis.Set
  private let alignment: Alignment
  private let length: @MainActor (CGFloat, Axis) -> CGFloat

  package init(
    axes: Axis.Set, alignment: Alignment = .center,
    length: @escaping @MainActor (CGFloat, Axis) -> CGFloat = { length, _ in length }
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  /// Divides the container into `count` parts with gaps between them, of which the frame spans `span`.
  package convenience init(
    axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) {
    let count = CGFloat(max(count, 1))
    let span = CGFloat(max(span, 1))
    self.init(axes: axes, alignment: alignment) { length, _ in
      (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  private func inner(_ proposal: Proposal, of element: Element) -> Proposal {
    let container = element.sizeOfContainer
    var proposal = proposal
    if axes.contains(.horizontal) { proposal.width = finite(length(container.width, .horizontal)) }
    if axes.contains(.vertical) { proposal.height = finite(length(container.height, .vertical)) }
    return proposal
  }

  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? Proposal.length(length) : 0 }

  package override var arrangement: Arrangement { .relativeFrame(axes, alignment) }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    let offered = inner(proposal, of: element)
    var size = super.size(of: element, proposal: offered)
    if axes.contains(.horizontal) { size.width = offered.width }
    if axes.contains(.vertical) { size.height = offered.height }
    return size
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let offered = inner(proposal, of: element)
    for index in element.children.indices {
      slots[index].align(element.children[index], of: element, alignment, in: size, proposal: offered)
    }
  }

  package override var isRelativeToContainer: Bool { true }
  package override func shows(differentlyFrom other: ElementLayout) -> Bool { true }
}

extension ElementLayout {
  package static func containerRelative(
    _ axes: Axis.Set, alignment: Alignment = .center,
    length: @escaping @MainActor (CGFloat, Axis) -> CGFloat = { length, _ in length }
  ) -> ElementLayout { RelativeFrameElementLayout(axes: axes, alignment: alignment, length: length) }

  package static func containerRelative(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> ElementLayout {
    RelativeFrameElementLayout(axes: axes, count: count, span: span, spacing: spacing, alignment: alignment)
  }
}

extension Element {
  /// The size of the nearest container when it was last placed, or the screen's if there is none.
  fileprivate var sizeOfContainer: CGSize {
    var current = parent
    while let container = current {
      if container.layout.sharesSize { return screen.containerSizes[container.id] ?? container.frame.size }
      current = container.parent
    }
    return screen.boundedSize
  }

  /// Publishes the container's size before the container measures or arranges its content. If the size changed,
  /// container-relative frames and all that depends on them are computed again.
  func shareSizeOfContainer(_ size: CGSize) {
    layout.sharesSize = true
    // Few screens have container-relative frames. Until one does, it is enough to know which containers share
    // their size.
    guard screen.hasRelativeFrames else { return }
    if let old = screen.containerSizes[id], old.isSame(as: size) { return }
    screen.containerSizes[id] = size
    for child in children { _ = child.forgetRelativeFrames() }
  }

  /// Returns `true` if this element or a descendant is a container-relative frame.
  func forgetRelativeFrames() -> Bool {
    var isFound = layout.kind.isRelativeToContainer
    for child in children where child.forgetRelativeFrames() { isFound = true }
    if isFound, layout.isInUse {
      layout.memory.forget()
      layout.needsPlacing = true
    }
    return isFound
  }
}
