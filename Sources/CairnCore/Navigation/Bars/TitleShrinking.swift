import CairnScreen
import CairnValues
import Foundation

/// Follows the content of a page with a large title. Once the content has scrolled by the title's height, the title
/// moves into the bar; it becomes large again when the content is back at its start.
final class TitleShrinking: BarFollower {
  private(set) var isShrunk = false

  override func takeUp(_ bar: Element) -> Bool {
    guard let area = scrolledContent else { return false }
    let offset = area.scrollOffset.y
    if isShrunk ? offset > 0 : !makesRoom(in: bar, area, offset) { return false }
    isShrunk.toggle()
    return true
  }

  /// Whether shrinking the title leaves enough to scroll. If removing the title would put the content back at its
  /// start, the title stays.
  private func makesRoom(in bar: Element, _ area: Element, _ offset: CGFloat) -> Bool {
    guard bar.hasTitleBelow, let index = bar.barPlaces.firstIndex(of: .centre) else { return false }
    let metrics = bar.screen.metrics
    let title = bar.children[index].frame
    guard metrics.loneTitlesShrink || title.minY > metrics.insets(of: .bar).top + 0.5 else { return false }
    return title.height > 0 && offset >= title.height
      && area.scrolledSize.height - area.frame.height > title.height
  }

  /// The scroll area directly below the bar.
  private var scrolledContent: Element? {
    page.element.children.first { $0.role != .bar }.flatMap(Self.scrollArea(atTopOf:))
  }

  /// It may have a background or an overlay.
  private static func scrollArea(atTopOf element: Element) -> Element? {
    if element.isScrollArea(along: .vertical) { return element }
    for child in element.children where !child.isOmitted && child.frame.minY <= 0.5 {
      if let found = scrollArea(atTopOf: child) { return found }
    }
    return nil
  }
}
