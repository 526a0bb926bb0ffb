import CairnNavigation

/// A path is handed over with its elements, each together with its type.
extension NavigationPath: HandedOver {
  package var handed: HandedValue? {
    var list: [HandedValue] = []
    for element in elements {
      guard let one = Self.handed(element) else { return nil }
      list.append(one)
    }
    return .list(list)
  }

  private static func handed(_ element: Element) -> HandedValue? {
    if let value = element.value { return HandedValue.of(any: value) }
    return element.encoded.map { .parts(["tag": .name($0.tag), "text": .name($0.text)]) }
  }

  package init?(handed: HandedValue) {
    guard case .list(let list) = handed else { return nil }
    self.init()
    for one in list {
      if case .parts(let parts) = one, case .name(let tag)? = parts["tag"], case .name(let text)? = parts["text"] {
        append(EncodedElement(tag: tag, text: text))
      } else if let value = one.anyValue {
        append(any: value)
      } else {
        // The pages above a missing one would be out of place.
        return
      }
    }
  }

  private mutating func append(any value: any Hashable) {
    func appendCodable(_ value: some Hashable & Codable) { append(value) }
    if let value = value as? any Hashable & Codable { appendCodable(value) } else { append(value) }
  }
}
