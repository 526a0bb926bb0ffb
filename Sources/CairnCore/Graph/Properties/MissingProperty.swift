import CairnScreen
import CairnUnsafe

/// A value that a view's property needs and no ancestor provides. Only reading it is a mistake, as with SwiftUI.
///
/// A class, so that it takes one word in the many views that miss nothing.
final class MissingProperty: Sendable {
  let code: String
  let what: String
  let remedy: String
  let place: SourcePlace?

  init(code: String, what: String, remedy: String, place: SourcePlace?) {
    self.code = code
    self.what = what
    self.remedy = remedy
    self.place = place
  }

  func message(in view: String) -> String {
    "\(what), which the body of \(view) reads. \(remedy) Until then, \(view) shows only a notice."
  }

  /// Returns the text shown in place of the view.
  func notice(in view: String) -> String {
    let place = place.map { " (\($0.file):\($0.line))" } ?? ""
    return "⚠ \(what), which \(view) needs\(place)."
  }

  /// Ends the body that reads the property. Returns outside of bodies, such as in an action.
  func endBody() { Abandonable.abandon(for: self) }

  func endProcess() -> Never {
    let place = place.map { " (\($0.file):\($0.line))" } ?? ""
    fatalError("\(what)\(place). \(remedy)")
  }
}

/// A placeholder for a body that could not run, showing the reason.
final class MissingNode: Node {
  private let element: Element

  init(_ missing: MissingProperty, of view: String, under parent: Node) {
    element = Element(
      on: parent.scope.screen, role: .text, content: .text(TextContent(missing.notice(in: view))), layout: .text)
    super.init(under: parent)
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  override func willUnmount() { element.leave() }
}
