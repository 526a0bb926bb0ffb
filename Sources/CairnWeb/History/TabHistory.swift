import CairnCore
import CairnHosting
import CairnScreen
import Foundation

/// The browser's history of a page: the entries for the pages of its window, and the ways back to them and to URLs.
///
/// Only the window decides where the user is. An entry is made when a page has arrived, and a browser that went elsewhere is
/// called back.
@MainActor
final class TabHistory {
  private(set) var pages = PageHistory()
  private(set) var recent = RecentPages()
  private let files: TabFiles
  let seals: PathSeals
  unowned let page: any PageContext

  init(_ page: any PageContext, _ files: TabFiles, _ seals: PathSeals) {
    (self.page, self.files, self.seals) = (page, files, seals)
  }

  var current: Location { pages.current }
  var key: String { pages.key }
  private var window: SceneWindow? { page.controller?.window }

  func forgetStep() { pages.pendingStep = nil }
  /// Names the next page by the link that leads to it.
  func follow(_ link: Element) { pages.pendingStep = link.name }

  // MARK: Arriving

  /// Records the page in front, and writes the change of the browser's history.
  func arrive(at stack: StackReader?, title: @autoclosure () -> String, _ patches: inout Patches) {
    recent.note(stack)
    guard let stack, let element = stack.element, element.panelAround == nil else { return forgetStep() }
    // A copy, because `parts` reads the history as it was.
    var new = pages
    let place = PageHistory.Place(
      selections: stack.selections, start: stack.firstAddress.map { Location($0) } ?? Location())
    let change = new.arrive(at: element.id, renewals: stack.renewals, depth: stack.depth, in: place) {
      parts(of: stack, count: $0)
    }
    new.pendingStep = nil
    let isElsewhere = new.key != pages.key
    pages = new
    if change != nil || isElsewhere { files.note(path: pages.current.url) }
    if let change {
      patches.history(change)
      if change.kind != .replace { patches.announce(stack.title?.printable ?? title()) }
    }
  }

  // MARK: Going

  /// Follows the browser to an entry of its history. If the app refuses, the browser returns to the current entry.
  ///
  /// - Parameter open: Opens a page that must be made again, by its URL.
  func go(toEntry key: String, open: (Location) -> Bool) {
    // Earlier events of the same message may have led to another page.
    page.update()
    guard key != pages.key else { return }
    let selections = pages.selections(of: key)
    if let selections, let window {
      pages.isGoingForward = true
      // Selecting the tab and going back in it are one attempt to leave.
      _ = page.session.attempt(.history) { [weak self, weak window] in
        guard let self, let window, page.session.select(selections, in: window) else { return false }
        page.update()
        return pages.index(of: key) == nil || goBack(toEntry: key)
      }
      pages.isGoingForward = false
      guard pages.selections(of: key) == nil else { return callBack() }
    }
    if pages.key == key { return }
    if pages.index(of: key) != nil {
      // All steps are one attempt to leave.
      _ = page.session.attempt(.history) { [weak self] in self?.goBack(toEntry: key) ?? false }
    } else {
      pages.isGoingForward = true
      let left = pages.left[key]
      let location = left?.location
      // A page that a link beside the stack has replaced was not left by going back, and the trail may be that of another tab.
      let isAbove = selections == nil && location?.isAbove(pages.current) ?? true
      pages.pendingStep = page.controller?.trail.next
      if isAbove, page.controller?.perform(.forward) == true {
        page.update()
      } else if let left, let location {
        pages.pendingStep = nil
        if !push(left) { _ = open(location) }
      }
      pages.pendingStep = nil
      pages.isGoingForward = false
    }
    if pages.key != key { callBack() }
  }

  /// Pushes a page that was directly above the current one, by its whole address. The pages below stay, which need not be
  /// those that belong below. Returns `false` if it was elsewhere.
  private func push(_ left: PageHistory.Entry) -> Bool {
    guard let window, left.depth == (pages.entries.last?.depth ?? 0) + 1,
      page.session.push(topOf: left.location.address, in: window)
    else { return false }
    page.update()
    return pages.current.isMeant(by: left.location)
  }

  /// Goes back page by page. Returns `false` if a page stays.
  private func goBack(toEntry key: String) -> Bool {
    // The button of a dialog has answered a guard, and the dialog is still there.
    if let window, window.frontStack == nil, let index = pages.index(of: key) {
      return window.stackBehindDialogs?.goBack(toDepth: pages.entries[index].depth) ?? false
    }
    while let index = pages.index(of: key), pages.entries.count - 1 > index {
      let depth = pages.entries.last?.depth ?? 0
      guard page.controller?.goBack() == true else { return false }
      page.update()
      // Several pages can have appeared at once, with one entry.
      if pages.entries.last?.depth ?? 0 >= depth { return false }
    }
    return true
  }

  /// Calls the browser back to the page in front.
  private func callBack() {
    let change = pages.change(.fix)
    page.post { $0.history(change) }
  }
}
