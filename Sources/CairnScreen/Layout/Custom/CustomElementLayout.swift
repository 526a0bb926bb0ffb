import CairnValues
import Foundation

/// Arranges an element's children with a `Layout`. It belongs to one element and owns the layout's cache.
package final class CustomElementLayout<L: Layout>: ElementLayout {
  private let layout: L
  private var cache: L.Cache?
  /// The element's epoch at the last cache update. When the element starts from scratch, something about its
  /// children has changed.
  private var epoch: UInt8?
  private let placement = LayoutPlacement()

  package init(_ layout: L) { self.layout = layout }

  private func subviews(of element: Element) -> LayoutSubviews {
    var subviews: [LayoutSubview] = []
    for (index, child) in element.children.enumerated() {
      subviews.append(LayoutSubview(child, of: element, index: index, placement: placement))
    }
    return LayoutSubviews(subviews, layoutDirection: element.layoutDirection)
  }

  /// Calls the layout with its cache, after creating or updating it if the subviews changed.
  private func withCache<R>(_ element: Element, _ body: (LayoutSubviews, inout L.Cache) -> R) -> R {
    let subviews = subviews(of: element)
    var cache = self.cache.take() ?? layout.makeCache(subviews: subviews)
    if epoch != element.layout.memory.epoch {
      if epoch != nil { layout.updateCache(&cache, subviews: subviews) }
      epoch = element.layout.memory.epoch
    }
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  package override var arrangement: Arrangement { .computed }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    withCache(element) { subviews, cache in
      layout.sizeThatFits(proposal: proposal.proposedViewSize, subviews: subviews, cache: &cache)
    }
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let outer = (placement.slots, placement.isPlaced)
    (placement.slots, placement.isPlaced) = (slots, [Bool](repeating: false, count: element.children.count))
    defer { (placement.slots, placement.isPlaced) = outer }
    withCache(element) { subviews, cache in
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal.proposedViewSize, subviews: subviews,
        cache: &cache)
    }
    // A subview that the layout does not place is centered. Only such a one is measured for that.
    for index in placement.isPlaced.indices where !placement.isPlaced[index] {
      slots[index].align(element.children[index], of: element, .center, in: size, proposal: proposal)
    }
  }

  package override func explicitGuide(
    _ key: AlignmentKey, of element: Element, proposal: Proposal, size: CGSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let offered = proposal.proposedViewSize
    let own = withCache(element) { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: offered, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: offered, subviews: subviews, cache: &cache)
    }
    return own ?? super.explicitGuide(key, of: element, proposal: proposal, size: size)
  }

  package override func outline(of element: Element) -> Outline {
    var outline = super.outline(of: element)
    let spacing = withCache(element) { subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
    outline.closeEdges = spacing.closeEdges
    outline.hasGuides = true
    outline.isSpace = false
    return outline
  }

  package override var orientation: StackOrientation {
    if let axis = L.layoutProperties.stackOrientation { return .along(axis) }
    return .none
  }

  package override func shows(differentlyFrom other: ElementLayout) -> Bool { true }
}
