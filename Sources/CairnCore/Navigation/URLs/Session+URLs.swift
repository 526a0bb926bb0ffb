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
        stack.cause = .url
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

  /// Shows the longest start of an address that routes give a whole path, with the pages that belong below, in one step.
  /// Returns the number of segments that named it, and whether it is shown: a page may refuse to leave.
  package func showPath(
    toStartOf address: PageAddress, in window: SceneWindow
  ) -> (segments: Int, isShown: Bool)? {
    onHostTime {
      guard let found = window.routedPath(to: address) else { return nil }
      return (found.segments, found.stack.showPath(found.values.map { LinkValue.of($0) }))
    }
  }

  /// Pushes the page of a whole address on the frontmost stack that shows it. The pages that belong below it are not added.
  package func push(topOf address: PageAddress, in window: SceneWindow) -> Bool {
    onHostTime {
      guard let found = window.routedPath(to: address), found.segments == address.segments.count,
        let value = found.values.last, let top = found.stack.topPage
      else { return false }
      found.stack.follow(LinkValue.of(value), from: top)
      return true
    }
  }

  /// Shows the first page of the front stack, which is the page of the URL `/` where pages have URLs.
  private func showStart(in window: SceneWindow) -> Bool {
    guard let stack = window.stacksOfURLs.first(where: { !$0.urlRules.isEmpty }) else { return false }
    showRoot(of: stack)
    return true
  }

  /// Shows the first page of the stack that has been selected for an address, which names no page above it.
  package func showSelectedRoot(in window: SceneWindow) { showRoot(of: window.stacksOfURLs.first) }

  private func showRoot(of stack: (any Stack)?) {
    onHostTime { _ = stack?.popToRoot(because: .url) }
    runTurns()
  }

  /// Shows the app's view for an address that leads nowhere. Returns `false` if the app has no such view.
  ///
  /// - Parameter isAbove: Whether the page in front is the last on the way that exists. Otherwise the path is replaced by the
  ///   pages that exist on the way, in the same step.
  package func showUnknown(_ address: PageAddress, of url: URL, above isAbove: Bool, in window: SceneWindow) -> Bool {
    onHostTime {
      for stack in window.stacksOfURLs where stack.takesValues {
        guard let view = stack.urlRules.lazy.compactMap({ $0.viewForUnknown(url) }).first else { continue }
        let values = isAbove ? nil : stack.routedPath(to: address)?.values ?? []
        stack.show(view, for: address, above: values?.map { LinkValue.of($0) })
        return true
      }
      return false
    }
  }

  /// Returns how a URL names the page that a link leads to, by its value.
  package func step(ofLink element: Element) -> PageStep? {
    guard let link = element.link, let value = link.value else { return nil }
    let rules = link.scope.box(PageURLRulesKey.self).value
    return rules.isEmpty ? nil : onHostTime { rules.step(of: value.hashable.base as? any Hashable ?? value.hashable) }
  }

  /// Opens a URL that no view handles, if the app's routes or patterns name the start of it: the front stack then shows
  /// those pages.
  func openByPatterns(_ url: URL, in window: SceneWindow) -> Bool {
    open(PageAddress(url), named: url.absoluteString, as: url, in: window)
  }

  /// Shows the pages of an address, if the app's routes or patterns name the start of it.
  ///
  /// - Parameters:
  ///   - name: What to call it in diagnostics.
  ///   - url: The URL to pass to the app's view for unknown addresses.
  @discardableResult
  package func open(_ address: PageAddress, named name: String, as url: URL? = nil, in window: SceneWindow) -> Bool {
    attempt(.url, to: LeaveTarget(url: name)) { [weak self, weak window] in
      guard let self, let window, window.isOpen else { return false }
      return follow(address, named: name, as: url, in: window)
    }
  }

  private func follow(_ address: PageAddress, named name: String, as url: URL?, in window: SceneWindow) -> Bool {
    var rest = address
    if rest.segments.isEmpty { return showStart(in: window) }
    func showUnknown(above isAbove: Bool) -> Bool {
      (url ?? URL(string: name)).map { self.showUnknown(address, of: $0, above: isAbove, in: window) } ?? false
    }
    func push(_ all: PageAddress) -> Bool {
      var rest = all
      while !rest.segments.isEmpty {
        guard let count = self.push(startOf: rest, in: window) else {
          if !showUnknown(above: true) { reportUnknown(rest.segments, of: name) }
          break
        }
        rest.segments.removeFirst(count)
        runTurns()
      }
      return true
    }
    let revealed = reveal(address, in: window)
    if revealed == .refused { return true }
    if let found = onHostTime({ window.routedPath(to: address) }) {
      rest.segments.removeFirst(found.segments)
      // Without patterns, nothing else can name the rest, so everything is one step.
      let isAll = rest.segments.isEmpty || found.stack.urlRules.contains { !$0.namesWholeAddresses }
      if !isAll, showUnknown(above: false) { return true }
      guard onHostTime({ found.stack.showPath(found.values.map { LinkValue.of($0) }) }) else { return true }
    } else {
      guard let stack = window.stacksOfURLs.first(where: { $0.urlRules.read(rest) != nil }) else {
        guard revealed == .revealed else { return false }
        showSelectedRoot(in: window)
        guard let first = window.frontStack?.firstAddress, rest.segments.starts(with: first.segments) else {
          return true
        }
        rest.segments.removeFirst(first.segments.count)
        return push(rest)
      }
      guard onHostTime({ stack.popToRoot(because: .url) }) else { return true }
    }
    runTurns()
    return push(rest)
  }

  /// The addresses of pages that have patterns without captures, and so can be listed.
  package func listedAddresses(in window: SceneWindow) -> [PageAddress] {
    var found: [PageAddress] = []
    for stack in window.stacksOfURLs {
      for address in stack.urlRules.flatMap({ $0.listedAddresses }) where !found.contains(address) {
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
  /// The stacks on the screen that show values, the frontmost first. Columns that lead to the next one do not; if only one
  /// column is on the screen, the last one counts as well.
  fileprivate var stacksOfURLs: [any Stack] {
    var stacks: [any Stack] = []
    for element in layerBehindDialogs.reversed() {
      var page = Self.lastPage(in: element)
      while let current = page {
        if let column = current.stack.column, column.next != nil {
          let last = column.split.columns(after: column).last
          if column.split.isCollapsed, let last { stacks.append(last.frontStack) }
        } else {
          stacks.append(current.stack)
        }
        page = current.stack.outerPage
      }
    }
    return stacks
  }

  /// The front layer, or the layer behind a dialog. The dialog's buttons may change it, such as by answering a guard.
  fileprivate var layerBehindDialogs: [Element] {
    guard let root = screen.root, let front = root.layers.first else { return [] }
    func isDialog(_ element: Element) -> Bool { element.role == .dialog || element.role == .alert }
    guard front.allSatisfy(isDialog) else { return front }
    if let behind = root.children.last(where: { $0.isPresentation && !isDialog($0) }) { return [behind] }
    return root.children.filter { !$0.isPresentation }
  }

  /// The frontmost stack, also behind a dialog.
  package var stackBehindDialogs: StackReader? {
    layerBehindDialogs.reversed().lazy.compactMap { Self.lastPage(in: $0) }.first.map { StackReader($0.stack) }
  }

  /// Returns the frontmost stack with a path to the start of an address, and that path.
  fileprivate func routedPath(
    to address: PageAddress
  ) -> (stack: any Stack, values: [any Hashable], segments: Int)? {
    for stack in stacksOfURLs {
      if let found = stack.routedPath(to: address) { return (stack, found.values, found.segments) }
    }
    return nil
  }
}

extension Stack {
  fileprivate func routedPath(to address: PageAddress) -> (values: [any Hashable], segments: Int)? {
    let first = firstPages.lazy.compactMap { $0.page() }.first.map { LinkValue.of($0.value) }
    /// The values above the first page of the stack, which a route may name too.
    func above(_ values: [any Hashable]) -> [any Hashable] {
      guard let first, let lowest = values.first, first.isSame(as: LinkValue.of(lowest)) else { return values }
      return Array(values.dropFirst())
    }
    return urlRules.path(to: address) { above($0).allSatisfy { canFollow(LinkValue.of($0)) } }
      .map { (above($0.values), $0.segments) }
  }
}

extension StackReader {
  /// The address of the top page by the app's routes and patterns, or `nil` if they do not name all pages up to it.
  package var address: PageAddress? {
    guard stack.entryCount > 0, !stack.urlRules.isEmpty else { return nil }
    var whole = firstAddress ?? PageAddress()
    for step in steps(last: stack.entryCount) {
      switch step {
      case .wholeAddress(let address): whole = address
      case .address(let part):
        whole.segments += part.segments
        whole.query.merge(part.query) { first, _ in first }
      case .element, nil: return nil
      }
    }
    return whole
  }

  /// Whether the app's view for unknown addresses is on top.
  package var showsUnknown: Bool { stack.showsUnknown }

  /// The path elements of this stack as text, the lowest first; `nil` for pages without one, and for values that cannot be
  /// encoded.
  package var encodedElements: [EncodedElement?] { (0..<stack.entryCount).map { stack.encodedElement(at: $0) } }

  /// How URLs name the topmost pages, the lowest first. Pages below this stack's root are not among them.
  package func steps(last count: Int) -> [PageStep?] {
    let all = stack.entryCount
    return (max(all - count, 0)..<all).map { stack.step(at: $0) }
  }
}
