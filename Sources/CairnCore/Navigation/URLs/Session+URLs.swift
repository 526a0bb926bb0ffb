import CairnNavigation
import CairnScreen
import Foundation

// URLs lead to pages by pushing values, whether or not a link leads there.
extension Session {
  /// Pushes the value at the start of an address onto the frontmost stack that shows such values. Returns the number of
  /// segments that named it.
  package func push(startOf address: PageAddress, in window: SceneWindow) -> Int? {
    onHostTime {
      for stack in window.stacksOfURLs {
        guard let top = stack.topPage else { continue }
        let found = stack.urlRules.read(address) { stack.canFollow(LinkValue.of($0)) }
        guard let found else { continue }
        stack.follow(LinkValue.of(found.value), from: top)
        return found.segments
      }
      return nil
    }
  }

  /// Pushes an element that was encoded onto the frontmost stack. Returns `false` if no stack takes it.
  package func push(_ element: EncodedElement, in window: SceneWindow) -> Bool {
    onHostTime { window.stacksOfURLs.contains { $0.push(element) } }
  }

  /// Returns how a pattern names the value of a link.
  package func address(ofLink element: Element) -> PageAddress? {
    guard let link = element.handler as? LinkNode, let value = link.value else { return nil }
    let rules = link.scope.box(PageURLRulesKey.self).value
    return rules.isEmpty
      ? nil : onHostTime { rules.address(of: value.hashable.base as? any Hashable ?? value.hashable) }
  }

  /// Opens a URL that no view handles, if the app's patterns name all of it: the front stack then shows those pages.
  func openByPatterns(_ url: URL, in window: SceneWindow) -> Bool {
    open(PageAddress(url), named: url.absoluteString, in: window)
  }

  /// Shows the pages of an address, if the app's patterns name all of it.
  ///
  /// - Parameter name: What to call it in diagnostics.
  @discardableResult
  package func open(_ address: PageAddress, named name: String, in window: SceneWindow) -> Bool {
    attempt(.url, to: LeaveTarget(url: name)) { [weak self, weak window] in
      guard let self, let window, window.isOpen else { return false }
      return follow(address, named: name, in: window)
    }
  }

  private func follow(_ address: PageAddress, named name: String, in window: SceneWindow) -> Bool {
    var rest = address
    guard !rest.segments.isEmpty, let stack = window.stacksOfURLs.first(where: { $0.urlRules.read(rest) != nil }) else {
      return false
    }
    guard onHostTime({ stack.popToRoot(because: .url) }) else { return true }
    runTurns()
    while !rest.segments.isEmpty {
      guard let count = push(startOf: rest, in: window) else {
        reportUnknown(rest.segments, of: name)
        break
      }
      rest.segments.removeFirst(count)
      runTurns()
    }
    return true
  }

  /// The addresses of pages that have patterns without captures, and so can be listed.
  package func onlyAddresses(in window: SceneWindow) -> [PageAddress] {
    var found: [PageAddress] = []
    for stack in window.stacksOfURLs {
      for case let address? in stack.urlRules.map(\.onlyAddress) where !found.contains(address) {
        found.append(address)
      }
    }
    return found
  }

  /// Reports that the rest of a URL names nothing. The pages before it are shown.
  package func reportUnknown(_ segments: [String], of url: String) {
    graph.diagnostics.report(
      .warning, "urls.unknown-part",
      "The URL \(url.prefix(200)) leads nowhere from “\(segments.first?.prefix(80) ?? "")” on: it is not the name of a "
        + "link, and no pattern fits whose values the stack can show. The last page that exists is shown.")
  }
}

extension SceneWindow {
  /// The stacks on the screen that show values, the frontmost first. Columns that lead to the next one do not.
  fileprivate var stacksOfURLs: [any Stack] {
    var stacks: [any Stack] = []
    for element in screen.root?.layers.first?.reversed() ?? [] {
      var page = Self.lastPage(in: element)
      while let current = page {
        if current.stack.column?.next == nil { stacks.append(current.stack) }
        page = current.stack.outerPage
      }
    }
    return stacks
  }
}

extension StackReader {
  /// The address of the top page by the app's patterns, or `nil` if they do not name all pages up to it.
  package var address: PageAddress? {
    guard stack.entryCount > 0, !stack.urlRules.isEmpty else { return nil }
    var whole = PageAddress()
    for step in steps(last: stack.entryCount) {
      guard case .address(let part)? = step else { return nil }
      whole.segments += part.segments
      whole.query.merge(part.query) { first, _ in first }
    }
    return whole
  }

  /// How URLs name the topmost pages, the lowest first. Pages below this stack's root are not among them.
  package func steps(last count: Int) -> [PageStep?] {
    let all = stack.entryCount
    return (max(all - count, 0)..<all).map { stack.step(at: $0) }
  }
}
