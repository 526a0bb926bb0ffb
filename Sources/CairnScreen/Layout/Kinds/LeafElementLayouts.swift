import CairnValues
import Foundation

/// An image in the size that the host gives it.
final class ImageElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .image }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    guard case .image(let image) = element.content else { return .zero }
    let metrics = element.screen.metrics
    guard let word = element.wordForSymbol else { return metrics.size(of: image) }
    if !word.isEmpty { return metrics.size(of: TextContent(word), proposal: .unspecified) }
    return element.isOmittedSymbol ? .zero : metrics.size(of: image)
  }

  override func canonical(_ proposal: Proposal, of element: Element) -> Proposal { .unspecified }
  override var foldsProposals: Bool { true }

  override func explicitGuide(
    _ key: AlignmentKey, of element: Element, proposal: Proposal, size: CGSize
  ) -> CGFloat? {
    guard key.isFirstBaseline || key.isLastBaseline, case .image(let image) = element.content else { return nil }
    return element.screen.metrics.baseline(of: image)
  }

  override func outline(of element: Element) -> Outline {
    guard case .image(let image) = element.content else { return Outline(closeEdges: []) }
    if element.isOmittedSymbol { return Outline() }
    return Outline(closeEdges: [], hasBaseline: element.screen.metrics.baseline(of: image) != nil)
  }
}

extension Element {
  /// Returns the size of all the offered space, with the host's ideal length where there is no proposal.
  func filled(_ proposal: Proposal) -> CGSize {
    let ideal = screen.metrics.idealLength
    return CGSize(
      width: proposal.width == Proposal.open ? ideal : proposal.width,
      height: proposal.height == Proposal.open ? ideal : proposal.height)
  }
}

/// Takes all the offered space: a color, a shape, a resizable image. Without a proposal, it takes the host's
/// ideal length.
final class FillingElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .filling }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    element.filled(proposal)
  }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
  override var remembersSizes: Bool { false }
}

/// A text editor: takes all the offered space, and the height of several lines where it may choose, as in a
/// form.
final class EditorElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .editor }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let metrics = element.screen.metrics
    return CGSize(
      width: proposal.width == Proposal.open ? metrics.idealLength : proposal.width,
      height: proposal.height == Proposal.open ? metrics.editorHeight : proposal.height)
  }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
  override var remembersSizes: Bool { false }
}

/// Space that grows along its stack, or along both axes outside a stack.
final class SpacerElementLayout: ElementLayout {
  private let minLength: CGFloat?

  init(minLength: CGFloat?) {
    self.minLength = minLength.map { $0.isFinite ? max($0, 0) : 0 }
    super.init()
  }

  package override var arrangement: Arrangement { .spacer(minLength: minLength) }

  override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? SpacerElementLayout else { return false }
    return minLength == other.minLength
  }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let axis = element.stackAxis
    let least = minLength.map { element.gap($0, axis ?? .vertical) } ?? element.screen.metrics.spacerLength
    return CGSize(
      width: axis == .vertical ? 0 : max(proposal.width, least),
      height: axis == .horizontal ? 0 : max(proposal.height, least))
  }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: .all, isSpace: true) }
  override var remembersSizes: Bool { false }
}

/// A line across its stack, or a horizontal line outside a stack.
final class DividerElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .divider }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let metrics = element.screen.metrics
    if element.stackAxis == .horizontal {
      let height = proposal.height == Proposal.open ? metrics.idealLength : proposal.height
      return CGSize(width: metrics.dividerThickness, height: height)
    }
    let width = proposal.width == Proposal.open ? metrics.idealLength : proposal.width
    return CGSize(width: width, height: metrics.dividerThickness)
  }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
  override var remembersSizes: Bool { false }
}

extension ElementLayout {
  package static let image: ElementLayout = ImageElementLayout()
  package static let filling: ElementLayout = FillingElementLayout()
  package static let editor: ElementLayout = EditorElementLayout()
  package static let divider: ElementLayout = DividerElementLayout()
  private static let plainSpacer = SpacerElementLayout(minLength: nil)

  package static func spacer(minLength: CGFloat? = nil) -> ElementLayout {
    minLength == nil ? plainSpacer : SpacerElementLayout(minLength: minLength)
  }
}

extension Element {
  /// The axis of the nearest surrounding stack, or `nil` outside stacks.
  package var stackAxis: Axis? {
    for container in ancestors {
      switch container.layout.kind.orientation {
      case .along(let axis): return axis
      case .none: return nil
      case .inherited: continue
      }
    }
    return nil
  }
}
