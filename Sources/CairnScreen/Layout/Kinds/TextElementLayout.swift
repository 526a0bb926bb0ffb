import CairnValues
import Foundation

/// A text that the host measures.
final class TextElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .text }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    guard case .text(let text) = element.content else { return .zero }
    return element.screen.metrics.size(of: text, in: element, proposal: proposal.proposedViewSize)
  }

  /// Room beyond the size of the whole text changes nothing, and neither does the height for a single line.
  override func canonical(_ proposal: Proposal, of element: Element) -> Proposal {
    if proposal == .unspecified { return proposal }
    let ideal = element.layout.memory.peek(.unspecified) ?? element.size(for: .unspecified)
    var proposal = proposal
    if proposal.width >= ideal.width { proposal.width = Proposal.open }
    if proposal.height == .infinity { proposal.height = Proposal.open }
    if proposal.height == Proposal.open { return proposal }
    let isWide = proposal.width == Proposal.open
    if isWide, proposal.height >= ideal.height {
      proposal.height = Proposal.open
    } else if element.isLimitedToOneLine {
      proposal.height = Proposal.open
      element.layout.isTakenForLimited = true
    } else if isWide, element.layout.isTakenForSteady || !element.hasLineBreaks {
      proposal.height = Proposal.open
      element.layout.isTakenForSteady = true
    }
    return proposal
  }

  override var foldsProposals: Bool { true }

  override func explicitGuide(
    _ key: AlignmentKey, of element: Element, proposal: Proposal, size: CGSize
  ) -> CGFloat? {
    guard case .text(let text) = element.content else { return nil }
    if key.isCapitalMiddle {
      let metrics = element.screen.metrics
      return metrics.firstBaseline(of: text) - (metrics.capitalHeight(of: text) ?? 0) / 2
    }
    if key.isFirstBaseline { return element.screen.metrics.firstBaseline(of: text) }
    if key.isLastBaseline { return element.screen.metrics.lastBaseline(of: text, size: size) }
    return nil
  }

  override func outline(of element: Element) -> Outline {
    guard case .text(let text) = element.content else { return Outline(closeEdges: [], hasBaseline: true) }
    return Outline(closeEdges: [], hasBaseline: true, isSteady: text.plainColumns >= 0, isText: true)
  }

  override func textGaps(of element: Element, at edge: VerticalEdge) -> TextGaps? {
    guard case .text(let text) = element.content else { return nil }
    return element.screen.metrics.textGaps?(text)
  }
}

extension ElementLayout {
  package static let text: ElementLayout = TextElementLayout()
}

extension Element {
  fileprivate var hasLineBreaks: Bool {
    guard case .text(let text) = content else { return false }
    // Long texts are searched, but there are few.
    return text.plainColumns < 0 && text.string.mayHaveLineBreaks
  }

  fileprivate var isLimitedToOneLine: Bool {
    guard case .text(let text) = content else { return false }
    return text.lineLimit == 1
  }

  /// Returns whether heights matter again after having been ignored.
  func unfoldsHeights() -> Bool {
    let isLimitGone = layout.isTakenForLimited && !isLimitedToOneLine
    let isBroken = layout.isTakenForSteady && hasLineBreaks
    if isLimitGone { layout.isTakenForLimited = false }
    if isBroken { layout.isTakenForSteady = false }
    return isLimitGone || isBroken
  }
}

extension String {
  /// `false` only if there is certainly no line break.
  fileprivate var mayHaveLineBreaks: Bool {
    for byte in utf8 where byte < 0x20 || byte > 0x7F { return true }
    return false
  }
}
