import CairnValues
import Foundation

/// A control with a label, on hosts where it spans its row: the label at the leading edge, and the value at the
/// trailing one, or below if the row is too narrow for both. Outside rows it is as large as necessary.
final class LabelledElementLayout: ElementLayout {
  private let plain: ElementLayout
  /// The insets for what the host draws beside the label, in a row.
  private let insets: EdgeInsets

  init(plain: ElementLayout, insets: EdgeInsets) {
    self.plain = plain
    self.insets = insets
    super.init()
  }

  package override var arrangement: Arrangement { .labelled(insets) }

  override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? LabelledElementLayout else { return false }
    return insets == other.insets && type(of: plain) == type(of: other.plain) && plain.isSame(as: other.plain)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: Proposal.rest(proposal.width, minus: insets.horizontal), height: Proposal.open)
  }

  /// Returns the sizes of the parts, and whether they stand side by side.
  private func parts(_ element: Element, _ proposal: Proposal) -> (sizes: [CGSize], isBeside: Bool) {
    let room = inner(proposal)
    let ideal = element.children.map { $0.size(for: .unspecified, by: element) }
    let gaps = element.screen.metrics.spacing(along: .horizontal) * CGFloat(max(ideal.count - 1, 0))
    let isBeside = room.width == Proposal.open || ideal.reduce(gaps) { $0 + $1.width } <= room.width
    return (isBeside ? ideal : element.children.map { $0.size(for: room, by: element) }, isBeside)
  }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    guard element.spansRow else { return plain.size(of: element, proposal: proposal) }
    let (sizes, isBeside) = parts(element, proposal)
    let gap = element.screen.metrics.spacing(along: .horizontal)
    let width = isBeside ? sizes.reduce(-gap) { $0 + $1.width + gap } : sizes.map(\.width).max() ?? 0
    let below = element.screen.metrics.gapBelowLabel
    let height = isBeside ? sizes.map(\.height).max() ?? 0 : max(sizes.reduce(-below) { $0 + $1.height + below }, 0)
    return CGSize(
      width: proposal.width == Proposal.open ? max(width, 0) + insets.horizontal : proposal.width,
      height: height + insets.vertical)
  }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    guard element.spansRow else { return plain.arrange(element, proposal: proposal, size: size, slots: slots) }
    let (sizes, isBeside) = parts(element, Proposal(width: size.width, height: Proposal.open))
    let gap = element.screen.metrics.spacing(along: .horizontal)
    var x = insets.leading
    var y = insets.top
    for index in sizes.indices {
      slots[index].proposal = isBeside ? .unspecified : inner(Proposal(width: size.width, height: Proposal.open))
      slots[index].size = sizes[index]
      slots[index].x = x
      slots[index].y = isBeside ? insets.top + (size.height - insets.vertical - sizes[index].height) / 2 : y
      if isBeside {
        x += sizes[index].width + gap
      } else {
        y += sizes[index].height + element.screen.metrics.gapBelowLabel
      }
    }
    guard isBeside, sizes.count > 1, let last = sizes.last else { return }
    slots[sizes.count - 1].x = size.width - insets.trailing - last.width
  }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
  override var orientation: StackOrientation { .along(.horizontal) }
  override func shows(differentlyFrom other: ElementLayout) -> Bool { !(other is LabelledElementLayout) }
}

extension Element {
  /// Whether the element is the only content of a list row.
  package var spansRow: Bool {
    for element in ancestors {
      if element.role == .row { return element.standsForOneThing }
      if element.role == .page { return false }
      // A background or an overlay is no neighbor.
      let isAlone = element.childCount <= 1 || element.layout.kind is AttachmentElementLayout
      if !isAlone, element.role != .picker { return false }
    }
    return false
  }

  private var standsForOneThing: Bool { childCount == 1 || standsForItsContent }
}

extension ElementLayout {
  /// Returns the layout of a control with a label and a value.
  package static func labelled(_ role: Role, on screen: Screen, plain: ElementLayout? = nil) -> ElementLayout {
    let plain = plain ?? control(screen.metrics.insets(of: role))
    guard let insets = screen.metrics.insets(ofLabelled: role) else { return plain }
    return LabelledElementLayout(plain: plain, insets: insets)
  }
}
