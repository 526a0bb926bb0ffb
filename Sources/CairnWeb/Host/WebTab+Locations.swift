import CairnCore
import CairnHosting
import CairnNavigation
import CairnScreen
import Foundation

// From pages to URLs, and back.
extension WebTab {
  /// Returns the parts that the topmost pages of a stack add to the location below them.
  func parts(of stack: StackReader, count: Int) -> [Location] {
    let steps = stack.steps(last: count)
    // The root page of a column has no path element.
    if steps.isEmpty { return [name(of: stack)] }
    return steps.indices.map { index in
      let isTop = index == steps.count - 1
      switch steps[index] {
      case .address(let address): return Location(address)
      case .wholeAddress(let address): return Location(address, isWhole: true)
      case .element(let element) where !isTop || history.pendingStep == nil:
        return service.seal.step(for: element).map { Location(steps: [$0]) } ?? name(of: stack)
      case .element, nil: return name(of: stack)
      }
    }
  }

  private func name(of stack: StackReader) -> Location {
    Location(steps: [Location.step(for: history.pendingStep ?? stack.title ?? "page")])
  }

  /// Follows the browser to an entry of its history. If the app refuses, the browser returns to the current entry.
  func go(toEntry key: String) {
    // Earlier events of the same message may have led to another page.
    update()
    guard key != history.key else { return }
    let selections = history.selections(of: key)
    if let selections, let window {
      history.isGoingForward = true
      // Selecting the tab and going back in it are one attempt to leave.
      _ = session.attempt(.history) { [weak self, weak window] in
        guard let self, let window, session.select(selections, in: window) else { return false }
        update()
        return history.index(of: key) == nil || goBack(toEntry: key)
      }
      history.isGoingForward = false
      guard history.selections(of: key) == nil else { return send(history.change(.fix)) }
    }
    if history.key == key { return }
    if history.index(of: key) != nil {
      // All steps are one attempt to leave.
      _ = session.attempt(.history) { [weak self] in self?.goBack(toEntry: key) ?? false }
    } else {
      history.isGoingForward = true
      let left = history.left[key]
      let location = left?.location
      // A page that a link beside the stack has replaced was not left by going back, and the trail may be that of another tab.
      let isAbove = selections == nil && location?.isAbove(history.current) ?? true
      history.pendingStep = controller?.trail.next
      if isAbove, controller?.perform(.forward) == true {
        update()
      } else if let left, let location {
        history.pendingStep = nil
        if !push(left) { _ = go(to: location) }
      }
      history.pendingStep = nil
      history.isGoingForward = false
    }
    if history.key != key { send(history.change(.fix)) }
  }

  /// Pushes a page that was directly above the current one, by its whole address. The pages below stay, which need not be
  /// those that belong below. Returns `false` if it was elsewhere.
  private func push(_ left: PageHistory.Entry) -> Bool {
    guard let window, left.depth == (history.entries.last?.depth ?? 0) + 1,
      session.push(topOf: left.location.address, in: window)
    else { return false }
    update()
    return history.current.isMeant(by: left.location)
  }

  /// Goes back page by page. Returns `false` if a page stays.
  private func goBack(toEntry key: String) -> Bool {
    // The button of a dialog has answered a guard, and the dialog is still there.
    if let window, window.frontStack == nil, let index = history.index(of: key) {
      return window.stackBehindDialogs?.goBack(toDepth: history.entries[index].depth) ?? false
    }
    while let index = history.index(of: key), history.entries.count - 1 > index {
      let depth = history.entries.last?.depth ?? 0
      guard controller?.goBack() == true else { return false }
      update()
      // Several pages can have appeared at once, with one entry.
      if history.entries.last?.depth ?? 0 >= depth { return false }
    }
    return true
  }

  /// Opens a location above the current one, step by step, as far as it exists.
  func replay(_ location: Location) {
    var rest = location.steps[...]
    while !rest.isEmpty {
      let before = history.key
      guard let count = follow(Location(steps: Array(rest), query: location.query).address) else { break }
      update()
      noteArrival()
      if history.key == before { break }
      rest = rest.dropFirst(count)
    }
    unknownSteps = Array(rest)
  }

  /// Takes one step. Returns how many segments it used.
  private func follow(_ address: PageAddress) -> Int? {
    guard let window, let first = address.segments.first else { return nil }
    if PathSeal.isSealed(first), let element = service.openedSeal?.element(in: first) {
      return session.push(element, in: window) ? 1 : nil
    }
    if let count = followLink(address) { return count }
    if let count = session.push(startOf: address, in: window) { return count }
    makeRows(within: 20_000)
    return followLink(address)
  }

  /// Follows a link by its address, or else by its name.
  private func followLink(_ address: PageAddress) -> Int? {
    var count = 1
    let link =
      firstLink { link in
        guard case .address(let own)? = session.step(ofLink: link), address.segments.starts(with: own.segments),
          own.hasQuery(within: address.query)
        else { return false }
        count = own.segments.count
        return true
      } ?? firstLink { Location.step(for: $0.name) == address.segments.first }
    guard let link else { return nil }
    history.pendingStep = link.name
    _ = controller?.activate(link)
    return count
  }

  private func firstLink(where isMeant: (Element) -> Bool) -> Element? {
    root?.firstInside { element in
      element.role == .link && !element.events.isEmpty && isReachableByReplay(element) && isMeant(element)
        && location(around: element) == history.current
    }
  }

  /// The location to which a link adds a part: its page's, or the first page's if the link is in a column beside the stack
  /// that it changes.
  func location(around link: Element) -> Location {
    guard let page = link.nearestAround(.page) else { return history.current }
    if let location = history.location(of: page.id) { return location }
    return StackReader(around: page)?.isBesideNextColumn == true ? history.start : history.current
  }

  private func isReachableByReplay(_ element: Element) -> Bool {
    !element.selfAndAncestors.contains { $0.isNotShown || $0.hasTrait(.disabled) }
  }

  /// Goes from the current location to another. Returns `false` if that is impossible.
  func go(to location: Location) -> Bool {
    noteArrival()
    unknownSteps = []
    if history.current.isMeant(by: location) { return true }
    let revealed = window.map { session.reveal(location.address, in: $0) } ?? .unneeded
    if revealed == .refused { return false }
    if let window, let found = session.showPath(toStartOf: location.address, in: window) {
      guard found.isShown else { return false }
      update()
      noteArrival()
      replay(Location(steps: Array(location.steps.dropFirst(found.segments)), query: location.query))
      return history.current.isMeant(by: location) || showUnknown(location)
    }
    if let window, revealed == .revealed {
      session.showSelectedRoot(in: window)
      update()
      noteArrival()
      let start = history.current.steps
      guard window.frontStack?.firstAddress != nil, location.steps.starts(with: start) else { return true }
      replay(Location(steps: Array(location.steps.dropFirst(start.count)), query: location.query))
      return history.current.isMeant(by: location) || showUnknown(location)
    }
    let common = zip(history.current.steps, location.steps).prefix { $0 == $1 }.count
    while history.current.steps.count > common || !history.current.hasQuery(within: location) {
      guard controller?.goBack() == true else { return false }
      let before = history.key
      update()
      noteArrival()
      if history.key == before { return false }
    }
    replay(Location(steps: Array(location.steps.dropFirst(history.current.steps.count)), query: location.query))
    return history.current.isMeant(by: location) || showUnknown(location)
  }

  /// Whether the app's view for unknown addresses is in front.
  var showsUnknown: Bool { window?.frontStack?.showsUnknown == true }

  /// Whether the last requested address led to no page, and the app does not say so itself.
  var leadsNowhere: Bool { !unknownSteps.isEmpty && !showsUnknown }

  /// Shows the app's view for an address that leads nowhere. Returns `false` if it has none, or if the address leads
  /// somewhere.
  private func showUnknown(_ location: Location) -> Bool {
    guard !unknownSteps.isEmpty, let window, let url = URL(string: location.url),
      session.showUnknown(location.address, of: url, above: true, in: window)
    else { return false }
    update()
    noteArrival()
    return true
  }
}

extension WebService {
  /// The key that signs URLs, made on first use.
  var seal: PathSeal {
    if let known = knownSeal { return known }
    let seal = state?.seal() ?? .random()
    knownSeal = seal
    return seal
  }

  /// The key if it exists, so that verifying a URL does not create one.
  var openedSeal: PathSeal? { knownSeal == nil && state?.hasSeal != true ? nil : seal }

  /// Logs an unknown address. Only the first ones are logged, because any visitor can request any address.
  func noteUnknown(_ location: Location, in tab: WebTab) {
    unknownCount += 1
    if unknownCount <= Self.mostUnknown { tab.session.reportUnknown(tab.unknownSteps, of: location.url) }
  }

  private static let mostUnknown = 100
}
