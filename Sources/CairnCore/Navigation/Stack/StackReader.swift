import CairnNavigation
import CairnScreen
import CairnValues
import Foundation

/// A stack as hosts and tests see it: its top page, its history, and the ways back.
@MainActor
package struct StackReader {
  let stack: any Stack

  init(_ stack: any Stack) { self.stack = stack }

  /// The stack of the page that contains an element or is that element.
  package init?(around element: Element) {
    var current: Element? = element
    while let one = current {
      if let page = one.page, page.element === one {
        self.init(page.stack)
        return
      }
      current = one.parent
    }
    return nil
  }

  /// The frontmost stack inside an element.
  package init?(inside element: Element) {
    guard let page = SceneWindow.lastPage(in: element) else { return nil }
    self.init(page.stack)
  }

  /// The title of the page on top.
  package var title: String? { stack.topPage?.titleText }

  /// The element of the page on top.
  package var element: Element? { stack.topPage?.element }

  /// The last transition to the top page.
  package var transition: StackTransition { stack.transition }

  /// Whether the title of the page on top is currently large.
  package var hasLargeTitle: Bool { stack.topPage?.bar.showsLargeTitle ?? false }

  /// How often the page on top has been given another value of the path while it stayed the same page.
  package var renewals: Int { stack.topPage?.renewals ?? 0 }

  /// Whether its links lead to a later column of a split view.
  package var isBesideNextColumn: Bool { stack.column?.next != nil }

  /// The number of pages above the root.
  package var depth: Int { stack.pagesBelow }

  /// The titles of all pages, the root first. Creates pages that have not been needed yet.
  package var titles: [String] { stack.history().map { $0.titleText ?? "" } }

  /// The labels of the items in the top page's bar, leading to trailing.
  package var bar: [String] { stack.topPage?.bar.labels ?? [] }

  /// The title on the back button; `nil` if going back is impossible.
  package var backLabel: String? { canGoBack ? stack.topPage?.bar.backTitle : nil }

  /// The element shown after going back; `nil` if going back is impossible or its page has not been created.
  package var elementBelow: Element? {
    guard canGoBack, let top = stack.topPage else { return nil }
    return stack.pageBackLeadsTo(from: top)?.element
  }

  /// Whether the user can go back from the page on top.
  package var canGoBack: Bool {
    guard let top = stack.topPage, stack.canGoBack(from: top) else { return false }
    return top.settings.hidesBackButton != true && top.settings.hidesBar != true
  }

  /// Goes back like the back button.
  package func goBack() -> Bool {
    guard canGoBack, let top = stack.topPage else { return false }
    stack.graph.session?.inputListener?(.back)
    return stack.goBack(from: top.id)
  }

  /// Goes back to the topmost page below with a title, like the back button's history.
  package func goBack(to title: String) -> Bool {
    guard canGoBack, let page = stack.history().dropLast().last(where: { $0.titleText == title }) else { return false }
    return goBack(to: page)
  }

  /// Goes back to the page with `depth` pages below it.
  package func goBack(toDepth depth: Int) -> Bool {
    let pages = stack.history()
    guard canGoBack, pages.indices.dropLast().contains(depth) else { return false }
    return goBack(to: pages[depth])
  }

  /// Goes back to a page, which may be in an earlier column of a collapsed split view.
  private func goBack(to page: PageNode) -> Bool {
    stack.graph.session?.inputListener?(.backTo(page.titleText ?? ""))
    let hasLeftColumns = page.stack.hostColumn.map { $0.split.goBack(to: $0) } ?? false
    return page.stack.goBack(to: page.id) || hasLeftColumns
  }
}

extension PageNode {
  var titleText: String? { said?.settings.title?.text.string(locale: scope.box(LocaleKey.self).value) }
}

extension SceneWindow {
  /// The frontmost stack: the innermost one, and the last of several side by side. Stacks covered by something
  /// modal do not count.
  package var frontStack: StackReader? {
    for layer in screen.root?.layers ?? [] {
      for element in layer.reversed() {
        if let page = Self.lastPage(in: element) { return StackReader(page.stack) }
      }
    }
    return nil
  }

  /// The frontmost stack, and the stack whose page names the window. They are usually the same, and then one walk
  /// finds both.
  package var frontAndTitledStacks: (front: StackReader?, titled: StackReader?) {
    let front = frontStack
    return (front, titledStack(besides: front))
  }

  /// Returns the stack whose page names the window, given the frontmost one.
  package func titledStack(besides front: StackReader?) -> StackReader? {
    if let root = screen.root, !root.hasPresentations {
      if front?.title != nil { return front }
      if root.children.count == 1 { return nil }
    }
    return titledStack
  }

  static func lastPage(in element: Element) -> PageNode? {
    // These contain no pages.
    if element.role == .bar || element.role.isActionable && element.role != .row { return nil }
    let children = element.children
    // Most elements of a large page are leaves.
    if children.isEmpty, element.role != .page { return nil }
    var index = children.count
    while index > 0 {
      index -= 1
      if let found = lastPage(in: children[index]) { return found }
    }
    guard element.role == .page, !element.hasTrait(.hidden) else { return nil }
    return element.page
  }
}

extension Element {
  /// The page that this is the element of.
  var page: PageNode? { handler as? PageNode }
  /// The link that this is the element of.
  var link: LinkNode? { handler as? LinkNode }
}
