import CairnValues
import Foundation

/// Layered children, for `ZStack`.
///
/// The children of the highest priority determine the size, which is then offered to all of them.
package final class LayerElementLayout: ElementLayout, SomeChildrenLayout {
  package let alignment: Alignment
  private let passesThrough: Bool

  package init(alignment: Alignment = .center, passesThrough: Bool = false) {
    self.alignment = alignment
    self.passesThrough = passesThrough
  }

  package override var arrangement: Arrangement { passesThrough ? .plain : .layers(alignment) }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    let count = element.childCount
    if count == 1 { return element.child(at: 0).size(for: proposal, by: element) }
    return count == 0 ? .zero : extent(of: element.children, in: element, proposal: proposal).size
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    if element.childCount == 1 {
      arrange(onlyChild: element.child(at: 0), in: element, proposal: proposal, size: size, slots: slots)
    } else {
      arrangeAll(element.children, in: element, offered: Proposal(size), size: size, slots: slots)
    }
  }

  /// A single child uses its own guides as those of the layer, so their positions make no difference.
  private func arrange(
    onlyChild child: Element, in parent: Element, proposal: Proposal, size: CGSize,
    slots: ChildSlots
  ) {
    let own = child.size(for: proposal, by: parent)
    slots[0].proposal = proposal
    slots[0].size = own
    slots[0].x = (size.width - own.width) * max(alignment.horizontal.key.share, 0)
    slots[0].y = (size.height - own.height) * max(alignment.vertical.key.share, 0)
  }

  func size(of children: [Element], in parent: Element, proposal: Proposal) -> CGSize {
    extent(of: children, in: parent, proposal: proposal).size
  }

  func arrange(
    _ children: [Element], in parent: Element, proposal: Proposal, size: CGSize,
    slots: ChildSlots
  ) {
    let offered = children.count == 1 ? proposal : Proposal(size)
    arrangeAll(children, in: parent, offered: offered, size: size, slots: slots)
  }

  private func arrangeAll(
    _ children: some RandomAccessCollection<Element>, in parent: Element, offered: Proposal, size: CGSize,
    slots: ChildSlots
  ) {
    let extent = extent(of: children, in: parent, proposal: offered)
    // A root is larger than its content.
    let x = (size.width - extent.size.width) * max(alignment.horizontal.key.share, 0)
    let y = (size.height - extent.size.height) * max(alignment.vertical.key.share, 0)
    for (index, child) in children.enumerated() {
      let own = child.size(for: offered, by: parent)
      slots[index].proposal = offered
      slots[index].size = own
      slots[index].x = x + extent.x - child.guide(alignment.horizontal.key, proposal: offered, size: own)
      slots[index].y = y + extent.y - child.guide(alignment.vertical.key, proposal: offered, size: own)
    }
  }

  /// Returns the box around the aligned children of the highest priority, and the positions of the guides in it.
  private func extent(
    of children: some RandomAccessCollection<Element>, in parent: Element, proposal: Proposal
  ) -> (size: CGSize, x: CGFloat, y: CGFloat) {
    var highest = -Double.infinity
    for child in children { highest = max(highest, child.layoutPriority) }
    var horizontal = Span()
    var vertical = Span()
    for child in children where child.layoutPriority == highest {
      let size = child.size(for: proposal, by: parent)
      horizontal.add(size.width, child.guide(alignment.horizontal.key, proposal: proposal, size: size))
      vertical.add(size.height, child.guide(alignment.vertical.key, proposal: proposal, size: size))
    }
    return (CGSize(width: horizontal.length, height: vertical.length), horizontal.ahead, vertical.ahead)
  }

  private struct Span {
    var ahead: CGFloat = 0
    var behind: CGFloat = 0
    var isEmpty = true

    mutating func add(_ length: CGFloat, _ guide: CGFloat) {
      // An infinite length lies entirely after its guide.
      let guide = length == .infinity ? 0 : guide
      ahead = isEmpty ? guide : max(ahead, guide)
      behind = isEmpty ? length - guide : max(behind, length - guide)
      isEmpty = false
    }

    var length: CGFloat { ahead + behind }
  }

  package override func outline(of element: Element) -> Outline {
    var outline = super.outline(of: element)
    if !passesThrough { outline.isSpace = false }
    return outline
  }

  package override var orientation: StackOrientation { passesThrough ? .inherited : .none }

  package override var isTransparent: Bool { passesThrough }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? LayerElementLayout else { return false }
    return alignment == other.alignment && passesThrough == other.passesThrough
  }

  package override func shows(differentlyFrom other: ElementLayout) -> Bool {
    (other as? LayerElementLayout)?.passesThrough != passesThrough
  }
}

extension ElementLayout {
  /// Returns the layout of `ZStack`.
  package static func layers(alignment: Alignment = .center) -> ElementLayout {
    alignment == .center ? centredLayers : LayerElementLayout(alignment: alignment)
  }

  private static let centredLayers = LayerElementLayout()

  /// Adds nothing to its single child. Modifiers without a size use it, and a root uses it to center its
  /// content.
  package static let passThrough: ElementLayout = LayerElementLayout(passesThrough: true)
}
