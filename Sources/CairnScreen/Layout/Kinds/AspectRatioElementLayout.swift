import CairnValues
import Foundation

/// `aspectRatio(_:contentMode:)`: offers the child a box of that shape, fitted into the offered space or filling
/// it. If neither length is offered, asks the child for its ideal size.
package final class AspectRatioElementLayout: ElementLayout {
  /// Width divided by height, or `nil` for the child's own ratio.
  private let ratio: CGFloat?
  private let mode: ContentMode

  package init(_ ratio: CGFloat?, _ mode: ContentMode) {
    if let ratio, ratio > 0, ratio < .infinity { self.ratio = ratio } else { self.ratio = nil }
    self.mode = mode
  }

  package override var arrangement: Arrangement { .aspectRatio(ratio, mode) }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? AspectRatioElementLayout else { return false }
    return ratio == other.ratio && mode == other.mode
  }

  private func inner(_ proposal: Proposal, of element: Element) -> Proposal {
    guard proposal != .unspecified, let child = element.children.first else { return proposal }
    let shape: CGSize
    if let ratio {
      shape = CGSize(width: ratio, height: 1)
    } else {
      shape = child.pictureSize ?? child.size(for: .unspecified, by: element)
    }
    guard shape.width > 0, shape.height > 0 else { return proposal }
    let byWidth = proposal.width / shape.width
    let byHeight = proposal.height / shape.height
    let scale: CGFloat
    if proposal.width == Proposal.open {
      scale = byHeight
    } else if proposal.height == Proposal.open {
      scale = byWidth
    } else {
      scale = mode == .fit ? min(byWidth, byHeight) : max(byWidth, byHeight)
    }
    return Proposal(width: Proposal.length(shape.width * scale), height: Proposal.length(shape.height * scale))
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    super.size(of: element, proposal: inner(proposal, of: element))
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let proposal = inner(proposal, of: element)
    for index in element.children.indices {
      slots[index].align(element.children[index], of: element, .center, in: size, proposal: proposal)
    }
  }
}

extension Element {
  /// The exact size of a picture, whose shape would suffer if its sides were rounded to the host's grid.
  fileprivate var pictureSize: CGSize? {
    guard case .image(let image) = content, image.resizing != .fixed, children.isEmpty else { return nil }
    return screen.metrics.size(of: image)
  }
}

extension ElementLayout {
  package static func aspectRatio(_ ratio: CGFloat?, _ mode: ContentMode) -> ElementLayout {
    AspectRatioElementLayout(ratio, mode)
  }
}
