import CairnValues
import Foundation

/// One child that fills the element: what a modifier without a size of its own uses.
package struct PassThroughLayout: ElementLayout {
  package init() {}

  package func size(of element: Element, proposal: ProposedViewSize) -> CGSize { .zero }

  package func place(_ element: Element, size: CGSize) {}
}
