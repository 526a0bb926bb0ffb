import CairnCore
import CairnHosting
import CairnNavigation
import CairnScreen
import Foundation

/// Opens URLs in the window of a page, step by step: by links, by the app's patterns, and by values in the URL.
@MainActor
final class AddressOpener {
  /// The part of the last requested address that leads past the last existing page.
  private(set) var unknownSteps: [String] = []
  private let history: TabHistory
  private unowned let page: any PageContext

  init(_ page: any PageContext, _ history: TabHistory) { (self.page, self.history) = (page, history) }

  private var window: SceneWindow? { page.controller?.window }

  private func arrive() {
    page.update()
    page.noteArrival()
  }

  func forgetUnknown() { unknownSteps = [] }

  /// Opens what follows the current location, as far as it exists. Returns whether it or the app's own view is in front.
  private func replay(_ location: Location, after count: Int) -> Bool {
    var rest = location.steps.dropFirst(count)
    while !rest.isEmpty {
      let before = history.key
      guard let count = follow(Location(steps: Array(rest), query: location.query).address) else { break }
      arrive()
      if history.key == before { break }
      rest = rest.dropFirst(count)
    }
    unknownSteps = Array(rest)
    return history.current.isMeant(by: location) || showUnknown(location)
  }

  /// Takes one step. Returns how many segments it used.
  private func follow(_ address: PageAddress) -> Int? {
    guard let window, let first = address.segments.first else { return nil }
    if PathSeal.isSealed(first), let element = history.seals.opened?.element(in: first) {
      return page.session.push(element, in: window) ? 1 : nil
    }
    if let count = followLink(address) { return count }
    if let count = page.session.push(startOf: address, in: window) { return count }
    page.makeRows(within: 20_000)
    return followLink(address)
  }

  /// Follows a link by its address, or else by its name.
  private func followLink(_ address: PageAddress) -> Int? {
    var count = 1
    let link =
      firstLink { link in
        guard case .address(let own)? = page.session.step(ofLink: link), address.segments.starts(with: own.segments),
          own.hasQuery(within: address.query)
        else { return false }
        count = own.segments.count
        return true
      } ?? firstLink { Location.step(for: $0.name) == address.segments.first }
    guard let link else { return nil }
    history.follow(link)
    _ = page.controller?.activate(link)
    return count
  }

  private func firstLink(where isMeant: (Element) -> Bool) -> Element? {
    page.controller?.root?.firstInside { element in
      element.role == .link && !element.events.isEmpty && isReachableByReplay(element) && isMeant(element)
        && history.location(around: element) == history.current
    }
  }

  private func isReachableByReplay(_ element: Element) -> Bool {
    !element.selfAndAncestors.contains { $0.isNotShown || $0.hasTrait(.disabled) }
  }

  /// Goes from the current location to another. Returns `false` if that is impossible.
  func go(to location: Location) -> Bool {
    page.noteArrival()
    unknownSteps = []
    if history.current.isMeant(by: location) { return true }
    let revealed = window.map { page.session.reveal(location.address, in: $0) } ?? .unneeded
    if revealed == .refused { return false }
    if let window, let found = page.session.showPath(toStartOf: location.address, in: window) {
      guard found.isShown else { return false }
      arrive()
      return replay(location, after: found.segments)
    }
    if let window, revealed == .revealed {
      page.session.showSelectedRoot(in: window)
      arrive()
      let start = history.current.steps
      guard window.frontStack?.firstAddress != nil, location.steps.starts(with: start) else { return true }
      return replay(location, after: start.count)
    }
    let common = zip(history.current.steps, location.steps).prefix { $0 == $1 }.count
    while history.current.steps.count > common || !history.current.hasQuery(within: location) {
      guard page.controller?.goBack() == true else { return false }
      let before = history.key
      arrive()
      if history.key == before { return false }
    }
    return replay(location, after: history.current.steps.count)
  }

  /// Whether the app's view for unknown addresses is in front.
  var showsUnknown: Bool { window?.frontStack?.showsUnknown == true }

  /// Whether the last requested address led to no page, and the app does not say so itself.
  var leadsNowhere: Bool { !unknownSteps.isEmpty && !showsUnknown }

  /// Shows the app's view for an address that leads nowhere. Returns `false` if it has none, or if the address leads
  /// somewhere.
  private func showUnknown(_ location: Location) -> Bool {
    guard !unknownSteps.isEmpty, let window, let url = URL(string: location.url),
      page.session.showUnknown(location.address, of: url, above: true, in: window)
    else { return false }
    arrive()
    return true
  }
}
