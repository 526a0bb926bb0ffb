import CairnUnsafe

/// The front layer, such as a sheet over the page that it covers.
extension Element {
  /// The reachable elements of a window, frontmost first. Each represents everything inside it. Elements behind
  /// a modal one are excluded.
  package var layers: [[Element]] {
    guard hasPresentations else { return [[self]] }
    var layers: [[Element]] = []
    for element in children.reversed() where element.isPresentation {
      layers.append([element])
      if element.hasTrait(.modal) { return layers }
    }
    return layers + [children.filter { !$0.isPresentation }]
  }

  /// The labels of all visible elements in a window, from back to front.
  package var frontTexts: [String] {
    var texts: [String] = []
    for layer in layers.reversed() {
      for element in layer {
        if element.isPresentation || element === self {
          for child in element.children { child.appendTexts(to: &texts, onlySeen: true) }
        } else {
          element.appendTexts(to: &texts, onlySeen: true)
        }
      }
    }
    return texts
  }

  /// Whether anything is presented in front of a window's content.
  package var hasPresentations: Bool {
    for child in children where child.isPresentation { return true }
    return false
  }

  package var isPresentation: Bool {
    switch role {
    case .sheet, .popover, .alert, .dialog: true
    default: false
    }
  }

  /// The content that a refresh command reloads. Of several candidates the last one, so that a detail wins over
  /// its sidebar.
  package var partToRefresh: Element? {
    func last(in part: Element) -> Element? {
      for child in part.children.reversed() {
        if let found = last(in: child) { return found }
      }
      return part.events.contains(.refresh) ? part : nil
    }
    for part in (layers.first ?? []).reversed() {
      if let found = last(in: part) { return found }
    }
    return nil
  }

  /// Returns the first element inside, in reading order, that satisfies a predicate.
  package func firstInside(where isMeant: (Element) -> Bool) -> Element? {
    for child in children {
      if isMeant(child) { return child }
      if let found = child.firstInside(where: isMeant) { return found }
    }
    return nil
  }
}
