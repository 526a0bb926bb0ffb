import CairnCore
import CairnScreen

// From pages and links to URLs.
extension TabHistory {
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
      case .element(let element) where !isTop || pages.pendingStep == nil:
        return seals.current.step(for: element).map { Location(steps: [$0]) } ?? name(of: stack)
      case .element, nil: return name(of: stack)
      }
    }
  }

  private func name(of stack: StackReader) -> Location {
    Location(steps: [Location.step(for: pages.pendingStep ?? stack.title ?? "page")])
  }

  /// The location to which a link adds a part: its page's, or the first page's if the link is in a column beside the stack
  /// that it changes.
  func location(around link: Element) -> Location {
    guard let outer = link.nearestAround(.page) else { return pages.current }
    if let location = pages.location(of: outer.id) { return location }
    return StackReader(around: outer)?.isBesideNextColumn == true ? pages.start : pages.current
  }

  /// The address of the page that a link opens.
  func address(of link: Element) -> String? {
    let part =
      switch page.session.step(ofLink: link) {
      case .address(let address): Location(address)
      case .wholeAddress(let address): Location(address, isWhole: true)
      case .element, nil: Location(steps: [Location.step(for: link.name)])
      }
    return location(around: link).adding(part).url
  }

  /// Names a page, a panel or the window by its location: its URL, and the columns, tabs and panels around it.
  func name(ofArea area: Element) -> String? {
    guard !pages.entries.isEmpty else { return nil }
    let location =
      area.panel != nil
      ? current.url
      : area === page.controller?.root
        ? "" : pages.location(of: area.id)?.url ?? "~\(StackReader(around: area)?.depth ?? 0)"
    return location + area.surroundingNames + "\n"
  }
}
