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
    transfers.cancel()
    update()
    makeRows(within: windowSize.height * 3)
    line.beginEdition()
    echo.noteDocument()
    shown.beginDocument()
    changes.clear()
    scribe.growths.forgetAll()
    noteArrival()
    var writer = HTMLWriter(scribe, shown.nodes)
    if let root { writer.write(root) }
    let all = [history.key, history.current.url, title, writer.text].joined(separator: "\n")
    shown.endDocument(title: title, scheme: preferredScheme, hash: ContentHash.text(of: all.utf8))
    let focus = controller?.focused
    shown.noteFocus(focus)
    var first = Patches()
    shown.offsets.writeAll(in: shown.nodes, &first) { place.noteScrolled($0) }
    changes.motion.writeEndless(&first)
    if place.takeRestoredFocus(), let focus { first.focus(focus.nodeID) }
    if let window { shown.write(isGuarded: session.isGuarded(window), &first) }
    notices.write(&first)
    if !first.isEmpty { line.outbox.add(first.json) }
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
      if element.role == .column || isInColumn { echo.sendAgain(element.id) }
      return false
    }
  }

  var preferredScheme: ColorScheme? {
    window.flatMap { $0.colorScheme == surroundings.colorScheme ? nil : $0.colorScheme }
  }

  func missSymbol(_ name: String) { session.graph.diagnostics.missSymbol(name) }

  func address(of link: Element) -> String? { history.address(of: link) }

  var addressOfBack: String { history.pages.locationBelow.url }

  func address(of image: ImageContent) -> String? {
    guard let picture = Pictures.loaded(image) else { return nil }
    let name = ContentHash.text(of: picture.data)
    let path = "\(WebService.picturePath)\(name).\(picture.kind)"
    service.shelf.put(.init(type: "image/\(picture.kind)", data: picture.data), at: path)
    return path
  }

  func address(ofStyle text: String) -> String { address(of: text, type: "text/css; charset=utf-8", kind: "css") }

  func address(ofScript text: String) -> String {
    address(of: text, type: "text/javascript; charset=utf-8", kind: "js")
  }

  private func address(of text: String, type: String, kind: String) -> String {
    let path = "\(WebService.partPath)\(ContentHash.text(of: text.utf8)).\(kind)"
    service.shelf.put(.init(type: type, data: Data(text.utf8)), at: path)
    return path
  }
}
