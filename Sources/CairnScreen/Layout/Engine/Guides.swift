import CairnUnsafe
import CairnValues
import Foundation

extension Element {
  /// Returns the position of an alignment guide at a given size. It is almost always a fraction of the length.
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

  /// Returns the guide that something in the element sets, or `nil`.
  func explicitGuide(_ key: AlignmentKey, proposal: Proposal, size: CGSize) -> CGFloat? {
    let outline = outline
    guard outline.hasGuides || (outline.hasBaseline && key.isBaseline) else { return nil }
    layout.wasAskedForGuide = true
    return layout.kind.explicitGuide(key, of: self, proposal: proposal, size: size)
  }

  /// Returns the combination of the guides that the children set, at their positions for this size.
  func combinedGuide(_ key: AlignmentKey, proposal: Proposal, size: CGSize) -> CGFloat? {
    let count = children.count
    if count == 0 { return nil }
    return ChildSlots.with(count: count, repeating: ChildSlot()) { slots in
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
}
