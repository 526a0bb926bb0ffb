import CairnScreen
import CairnValues
import Foundation

/// Follows the content of a page with a large title: once it is scrolled up by as much as the title takes, the title stands in
/// the line of the bar, and it is large again when the content is back at its start.
final class TitleShrinking: BarFollower {
  private(set) var isShrunk = false

  override func takeUp(_ bar: Element) -> Bool {
    guard let area = scrolledContent else { return false }
    let offset = area.scrollOffset.y
    if isShrunk ? offset > 0 : !makesRoom(in: bar, area, offset) { return false }
    isShrunk.toggle()
    return true
  }

  /// What is scrolled so little that it would be back at its start, were the title gone, leaves the title as it is.
  private func makesRoom(in bar: Element, _ area: Element, _ offset: CGFloat) -> Bool {
    guard bar.hasTitleBelow, let index = bar.barPlaces.firstIndex(of: .centre) else { return false }
    let metrics = bar.screen.metrics
    let title = bar.children[index].frame
    guard metrics.loneTitlesShrink || title.minY > metrics.insets(of: .bar).top + 0.5 else { return false }
    return title.height > 0 && offset >= title.height
      && area.scrolledSize.height - area.frame.height > title.height
  }

  /// What scrolls right below the bar.
  private var scrolledContent: Element? {
    var current = page.element.children.first { $0.role != .bar }
    while let element = current {
      if element.isScrollArea(along: .vertical) { return element }
      current = element.children.first { !$0.isOmitted && $0.frame.minY <= 0.5 }
    }
    return nil
  }
}
