import CairnCore
import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// Gives a representable the size that it returns, or that its object has.
struct RepresentedLayout: Layout {
  /// Differs after each update, so that the layout does not count as the same.
  let updates: Int
  private let sized: Handed<(any PlatformView)?>
  private let size: Handed<@MainActor (ProposedViewSize) -> CGSize?>

  init(updates: Int, sized: (any PlatformView)?, size: @escaping @MainActor (ProposedViewSize) -> CGSize?) {
    self.updates = updates
    (self.sized, self.size) = (Handed(sized), Handed(size))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated { fittingSize(proposal, subviews) }
  }

  @MainActor
  private func fittingSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
    if let size = size.value(proposal) { return size }
    guard let content = subviews.first else { return .zero }
    guard let view = sized.value else { return content.sizeThatFits(proposal) }
    // A view inside gets its whole size only when it is placed, so one length is left open here.
    var size = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    let growth = view.content == nil && view.statedSize == .unstated ? [.horizontal, .vertical] : view.growth
    let ruled = view.ruled(.unstated)
    if growth.contains(.horizontal), ruled.width < 0, let width = proposal.width { size.width = width }
    if growth.contains(.vertical), ruled.height < 0, let height = proposal.height { size.height = height }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    MainActor.assumeIsolated {
      // A layout without views inside is not asked to place any.
      guard let view = sized.value, view.showsNothing else { return }
      let wasPlacing = ViewParts.isPlacing
      ViewParts.isPlacing = true
      view.arrange(in: bounds.size)
      ViewParts.isPlacing = wasPlacing
    }
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
