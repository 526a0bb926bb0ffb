import CairnValues
import Foundation

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// In each dimension, the child is offered the proposal, or the ideal length if that is open, clamped to the
/// limits. With both limits (or with an ideal length and no proposal), the frame takes that same length. With
/// only a minimum, it takes the child's length, but no more than the offer and no less than the minimum. With
/// only a maximum, it takes the child's length, but no less than the offer and no more than the maximum. With
/// neither, it takes the child's length.
package final class FlexibleFrameElementLayout: ElementLayout {
  /// The limits of one dimension. `Proposal.open` stands for no limit, so that a limit of 0 remains one.
  package struct Limits: Equatable {
    package let least: CGFloat
    package let ideal: CGFloat
    package let greatest: CGFloat

    /// Whether there is any limit.
    var isLimited: Bool { least != Proposal.open || ideal != Proposal.open || greatest != Proposal.open }

    /// Contradictory limits are resolved upwards: an ideal below the minimum becomes the minimum, and a maximum
    /// below the ideal becomes the ideal. NaN, negative and (except for the maximum) infinite lengths are
    /// ignored.
    package init(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?) {
      func usable(_ length: CGFloat?) -> CGFloat {
        guard let length, length >= 0, length < .infinity else { return Proposal.open }
        return length
      }
      self.least = usable(least)
      self.ideal = ideal == nil ? Proposal.open : max(usable(ideal), self.least)
      let known = greatest == .infinity ? .infinity : usable(greatest)
      self.greatest = known == Proposal.open ? known : max(known, self.ideal, self.least)
    }

    private init(exactly least: CGFloat, _ ideal: CGFloat, _ greatest: CGFloat) {
      self.least = least
      self.ideal = ideal
      self.greatest = greatest
    }

    /// Returns the limits as an element's host can show them.
    @MainActor
    func onGrid(of element: Element, _ axis: Axis) -> Limits {
      guard element.screen.pixels != nil else { return self }
      return Limits(
        exactly: element.size(least, axis), element.size(ideal, axis), element.size(greatest, axis))
    }

    func clamp(_ length: CGFloat) -> CGFloat {
      let raised = max(length, least)
      return greatest == Proposal.open ? raised : min(raised, greatest)
    }

    func offer(_ proposed: CGFloat) -> CGFloat {
      let length = proposed == Proposal.open ? ideal : proposed
      return length == Proposal.open ? length : clamp(length)
    }

    /// Returns the frame's length if it does not depend on the child.
    func settledLength(_ proposed: CGFloat) -> CGFloat? {
      if proposed == Proposal.open { return ideal == Proposal.open ? nil : clamp(ideal) }
      return least != Proposal.open && greatest != Proposal.open ? clamp(proposed) : nil
    }

    func length(child: CGFloat, offered: CGFloat) -> CGFloat {
      var length = child
      if least != Proposal.open, greatest == Proposal.open {
        if offered != Proposal.open { length = min(length, offered) }
      } else if greatest != Proposal.open, least == Proposal.open {
        length = max(length, offered)
      }
      return clamp(length)
    }
  }

  private let ownWidth: Limits
  private let ownHeight: Limits
  private let alignment: Alignment

  package init(width: Limits, height: Limits, alignment: Alignment = .center) {
    ownWidth = width
    ownHeight = height
    self.alignment = alignment
  }

  package override var arrangement: Arrangement { .flexibleFrame(ownWidth, ownHeight, alignment) }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? FlexibleFrameElementLayout else { return false }
    return ownWidth == other.ownWidth && ownHeight == other.ownHeight && alignment == other.alignment
  }

  private func limits(of element: Element) -> (width: Limits, height: Limits) {
    (ownWidth.onGrid(of: element, .horizontal), ownHeight.onGrid(of: element, .vertical))
  }

  private func inner(_ proposal: Proposal, _ width: Limits, _ height: Limits) -> Proposal {
    Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  package override func canonical(_ proposal: Proposal, of element: Element) -> Proposal {
    let (width, height) = limits(of: element)
    return Proposal(
      width: proposal.width == Proposal.open ? proposal.width : width.clamp(proposal.width),
      height: proposal.height == Proposal.open ? proposal.height : height.clamp(proposal.height))
  }

  package override func outline(of element: Element) -> Outline {
    var outline = super.outline(of: element)
    if ownHeight.isLimited { outline.hideTexts(at: .vertical) }
    return outline
  }

  package override func shows(differentlyFrom other: ElementLayout) -> Bool {
    (other as? FlexibleFrameElementLayout)?.ownHeight.isLimited != ownHeight.isLimited
  }

  package override var foldsProposals: Bool { true }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    let (width, height) = limits(of: element)
    let settledWidth = width.settledLength(proposal.width)
    let settledHeight = height.settledLength(proposal.height)
    if let settledWidth, let settledHeight { return CGSize(width: settledWidth, height: settledHeight) }
    let offered = inner(proposal, width, height)
    let child = super.size(of: element, proposal: offered)
    return CGSize(
      width: settledWidth ?? width.length(child: child.width, offered: offered.width),
      height: settledHeight ?? height.length(child: child.height, offered: offered.height))
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let (width, height) = limits(of: element)
    let offered = inner(proposal, width, height)
    for index in element.children.indices {
      slots[index].align(element.children[index], of: element, alignment, in: size, proposal: offered)
    }
  }
}

extension ElementLayout {
  package static func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> ElementLayout {
    FlexibleFrameElementLayout(
      width: .init(least: minWidth, ideal: idealWidth, greatest: maxWidth),
      height: .init(least: minHeight, ideal: idealHeight, greatest: maxHeight), alignment: alignment)
  }
}
