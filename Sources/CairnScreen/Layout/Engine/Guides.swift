import CairnValues
import Foundation

extension Element {
  /// Where an alignment guide is in the element at a given size. Almost always a share of the length.
  @inline(__always)
  func guide(_ key: AlignmentKey, proposal: Proposal, size: CGSize) -> CGFloat {
    if key.share >= 0, !outline.hasGuides { return size[along: key.axis] * key.share }
    return dimensions(proposal: proposal, size: size).value(key)
  }

  func dimensions(proposal: Proposal, size: CGSize) -> ViewDimensions {
    ViewDimensions(of: self, proposal: proposal, size: size)
  }

  package func dimensions(in proposal: Proposal) -> ViewDimensions {
    dimensions(proposal: proposal, size: size(for: proposal))
  }

  /// The guide something in the element sets; nil if nothing does.
  func explicitGuide(_ key: AlignmentKey, proposal: Proposal, size: CGSize) -> CGFloat? {
    let outline = outline
    guard outline.hasGuides || (outline.hasBaseline && key.isBaseline) else { return nil }
    layout.wasAskedForGuide = true
    return layout.kind.explicitGuide(key, of: self, proposal: proposal, size: size)
  }

  /// The guide that follows from those the children set, where they would be at this size.
  func combinedGuide(_ key: AlignmentKey, proposal: Proposal, size: CGSize) -> CGFloat? {
    let count = children.count
    if count == 0 { return nil }
    let slots = UnsafeMutablePointer<ChildSlot>.allocate(capacity: count)
    defer { slots.deallocate() }
    slots.initialize(repeating: ChildSlot(), count: count)
    layout.kind.arrange(self, proposal: proposal, size: size, slots: slots)

    var combination = AlignmentKey.Combination(key)
    for index in 0..<count where slots[index].guides && !slots[index].isOmitted {
      let (child, slot) = (children[index], slots[index])
      let childSize = child.size(for: slot.proposal, by: self)
      guard let value = child.explicitGuide(key, proposal: slot.proposal, size: childSize) else { continue }
      combination.add(value + (key.axis == .horizontal ? slot.x : slot.y))
    }
    return combination.value
  }
}
