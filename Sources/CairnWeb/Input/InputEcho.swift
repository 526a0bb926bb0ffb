import CairnScreen

/// What the browser shows already, because the user has entered it there. A node is not sent if it would only repeat that,
/// and is sent though nothing has changed if the app has decided otherwise.
@MainActor
struct InputEcho {
  /// The elements whose nodes the browser has changed, to be sent again.
  private(set) var repeated: Set<ElementID> = []
  /// The texts in the browser's fields, and the versions by which it names them.
  private var texts: [ElementID: (text: String, version: Int)] = [:]

  /// Sends an element's node with the next update.
  mutating func sendAgain(_ id: ElementID) { repeated.insert(id) }
  mutating func noteEdit(of id: ElementID, _ text: String, version: Int) { texts[id] = (text, version) }

  /// Whether the user has entered the text that an element has.
  func isText(of element: Element) -> Bool { texts[element.id].map { $0.text == element.fieldText } ?? false }

  /// The user's last edit of an element. The browser drops what answers an earlier one.
  func version(of id: ElementID) -> Int? { texts[id]?.version }

  mutating func noteUpdate() { repeated = [] }

  /// Forgets the texts, because another document replaces the fields.
  mutating func noteDocument() { texts = [:] }
}
