import CairnCore
import CairnScreen
import CairnValues
import Foundation

// The window as a whole page.
extension WebTab {
  /// Returns the whole page. Its contents count as sent.
  func document(styles: PageDocument.Styles = .linked) -> String {
    PageDocument(tab: self, body: contents(), styles: styles).text
  }

  /// Returns the HTML of the window. Its contents count as sent.
  func contents() -> String {
    cancelFiles()
    update()
    makeRows(within: windowSize.height * 3)
    edition += 1
    outbox.clear()
    lastHeard = 0
    shownTexts = [:]
    versions = [:]
    memory = SentNodes()
    changes.clear()
    scribe.growths.forgetAll()
    noteArrival()
    var writer = HTMLWriter(scribe, memory)
    if let root { writer.write(root) }
    hasDocument = true
    shownTitle = title
    isKept = false
    shownScheme = preferredScheme
    shownFocus = window?.screen.focused
    var first = Patches()
    noteFirstScrolling(&first)
    changes.motion.writeEndless(&first)
    if focusIsRestored, let shownFocus { first.focus(shownFocus.nodeID) }
    focusIsRestored = false
    noteGuard(&first)
    writeNotice(&first)
    if !first.isEmpty { outbox.add(first.json) }
    let shown = [history.key, history.current.url, title, writer.text]
    contentsHash = ContentHash.text(of: shown.joined(separator: "\n").utf8)
    return writer.text
  }
}

extension WebTab: ScribeContext {
  var knowsSizes: Bool { app.knowsSizes }

  /// Has columns and their bars written again, which are for a window of known size now.
  func noteKnownSize() {
    guard !app.knowsSizes else { return }
    app.knowsSizes = true
    _ = root?.firstInside { element in
      let isInColumn = element.role == .bar && element.nearestAround(.column) != nil
      if element.role == .column || isInColumn { echoes.insert(element.id) }
      return false
    }
  }

  var preferredScheme: ColorScheme? {
    window.flatMap { $0.colorScheme == surroundings.colorScheme ? nil : $0.colorScheme }
  }

  func missSymbol(_ name: String) { session.graph.diagnostics.missSymbol(name) }

  var formID: String { "post" }

  func address(of link: Element) -> String? {
    location(around: link).adding(part(addedBy: link)).url
  }

  private func part(addedBy link: Element) -> Location {
    switch session.step(ofLink: link) {
    case .address(let address): Location(address)
    case .wholeAddress(let address): Location(address, isWhole: true)
    case .element, nil: Location(steps: [Location.step(for: link.name)])
    }
  }

  var addressOfBack: String { history.locationBelow.url }

  func address(of image: ImageContent) -> String? {
    guard let picture = Pictures.loaded(image) else { return nil }
    let name = ContentHash.text(of: picture.data)
    let path = "\(WebService.picturePath)\(name).\(picture.kind)"
    service.pictures.put(picture, at: path)
    return path
  }
}
