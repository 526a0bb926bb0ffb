import CairnValues
import Foundation

/// `alignmentGuide(_:computeValue:)`: sets one guide of its child, computed from the child's dimensions.
package final class GuideElementLayout: ElementLayout {
  private let key: AlignmentKey
  private let compute: @MainActor (ViewDimensions) -> CGFloat

  package init(_ key: AlignmentKey, compute: @escaping @MainActor (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
  }

  package override var arrangement: Arrangement { .plain }

  package override func explicitGuide(
    _ key: AlignmentKey, of element: Element, proposal: Proposal, size: CGSize
  ) -> CGFloat? {
    guard let child = element.children.first else { return nil }
    guard key == self.key else { return child.explicitGuide(key, proposal: proposal, size: size) }
    let value = compute(child.dimensions(proposal: proposal, size: size))
    return value.isFinite ? value : 0
  }

  package override func outline(of element: Element) -> Outline {
    var outline = super.outline(of: element)
    outline.hasGuides = true
    return outline
  }

  package override func shows(differentlyFrom other: ElementLayout) -> Bool { true }
}

extension ElementLayout {
  package static func guide(
    _ key: AlignmentKey, compute: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> ElementLayout { GuideElementLayout(key, compute: compute) }
}
