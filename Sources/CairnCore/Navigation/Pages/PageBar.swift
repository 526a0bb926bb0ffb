import CairnScreen
import CairnValues
import Foundation

/// The bar at the top of a page: the way back, the title, the items.
@MainActor
final class PageBar {
  private unowned let page: PageNode
  private var bar: Element?
  private var back: Element?
  private var title: Element?
  private var middle: Element?

  init(of page: PageNode) { self.page = page }

  /// Puts the bar around the elements of the page's content.
  func frame(_ content: [Element]) -> [Element] {
    update()
    let middle = content.count > 1 ? [column(of: content)] : content
    return bar.map { [$0] + middle } ?? middle
  }

  /// Brings the bar up to what the page says and where it lies.
  func update() {
    let settings = page.settings
    let canGoBack = page.stack.canGoBack(from: page) && settings.hidesBackButton != true
    guard settings.hidesBar != true, canGoBack || settings.title != nil else { return removeBar() }
    let bar = self.bar ?? makeBar()
    var items: [Element] = []
    if canGoBack { items.append(backButton()) }
    if let text = settings.title?.text { items.append(titleElement(text)) }
    bar.setChildren(items)
  }

  /// Several views at the top of a page stand one below the other.
  private func column(of content: [Element]) -> Element {
    let element = middle ?? Element(on: page.element.screen, role: .group, layout: .column())
    middle = element
    element.setChildren(content)
    return element
  }

  private func makeBar() -> Element {
    let new = Element(on: page.element.screen, role: .bar, layout: .row())
    bar = new
    return new
  }

  private func removeBar() {
    bar?.leave()
    bar = nil
  }

  private func backButton() -> Element {
    if let back { return back }
    let new = Element(on: page.element.screen, role: .backButton, layout: .text)
    new.content = .text(TextContent("Back"))
    new.events = .activate
    new.handler = page
    back = new
    return new
  }

  private func titleElement(_ text: Text) -> Element {
    let element = title ?? Element(on: page.element.screen, role: .text, layout: .text)
    title = element
    let content = text.content(in: EnvironmentValues(in: page.scope))
    if case .text(let old) = element.content, old == content { return element }
    element.content = .text(content)
    element.describe { $0.traits.insert(.header) }
    return element
  }

  func leave() {
    for element in [bar, back, title, middle] { element?.leave() }
  }
}
