/// The elements around one, from the inside out.
@MainActor
package struct Ancestors: @MainActor Sequence, @MainActor IteratorProtocol {
  private var upcoming: Element?

  fileprivate init(from first: Element?) { upcoming = first }

  package mutating func next() -> Element? {
    defer { upcoming = upcoming?.parent }
    return upcoming
  }
}

extension Ancestors {
  /// Returns the first result that is not nil.
  package func firstResult<Result>(_ result: (Element) -> Result?) -> Result? {
    for one in self {
      if let found = result(one) { return found }
    }
    return nil
  }
}

extension Element {
  package var ancestors: Ancestors { Ancestors(from: parent) }
  package var selfAndAncestors: Ancestors { Ancestors(from: self) }
}
